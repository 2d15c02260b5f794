"""Matches that are being played on this node: who watches, what happens, what is told to whom."""
