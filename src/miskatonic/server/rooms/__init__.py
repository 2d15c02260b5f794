"""Matches in memory: who has them in view, what players do in them, and what each seat is shown."""
