"""Commands for designers of cards."""
