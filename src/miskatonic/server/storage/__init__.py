"""Stored matches: SQLite in a file or PostgreSQL by URL, through the same SQL statements."""
