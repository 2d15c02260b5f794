"""The same tables in a terminal: a board, sentences, and a line to answer on."""
