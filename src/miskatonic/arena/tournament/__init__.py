"""Bots against bots: who plays whom, ratings with intervals, and when enough has been played."""
