"""The things on the table, and what changes them."""
