"""One socket for each seat: the table comes in, words go out."""
