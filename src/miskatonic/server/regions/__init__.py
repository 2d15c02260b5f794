"""Regions: tables that are tied together, and the words that pass between them."""
