"""The card files: their shape, how they are read, and the faces that a player may look up."""
