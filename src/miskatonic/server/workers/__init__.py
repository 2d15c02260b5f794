"""Bots think in processes of their own, never where people are served."""
