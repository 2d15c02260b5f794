"""Combinations and their components (WOC-4.5)."""
