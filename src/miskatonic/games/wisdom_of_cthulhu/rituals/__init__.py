"""Rituals, Invocation Powers and the Evocation (WOC-7)."""
