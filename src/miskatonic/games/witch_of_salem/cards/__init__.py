"""The card files: their shape, how they are loaded and checked, and the faces one may look up."""
