"""The engine of every game. Standard library only; no clock, no global randomness, no threads."""
