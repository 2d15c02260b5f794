"""The phases of a turn (WOC-2.1)."""
