"""Several nodes that serve the same matches: each change is announced, and every node reads the log."""
