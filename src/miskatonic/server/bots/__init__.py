"""Bots at the tables of a node: which may play, how they move, and the hints they give."""
