"""Commands to play, to look at saved matches, and to serve."""
