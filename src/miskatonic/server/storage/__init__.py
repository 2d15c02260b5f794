"""Where matches are kept: SQLite in a file, or PostgreSQL by URL, through the same statements."""
