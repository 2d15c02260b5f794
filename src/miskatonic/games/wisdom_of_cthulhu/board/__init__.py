"""The nouns on the table, and what changes them."""
