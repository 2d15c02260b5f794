"""Computer players. A bot is given the vantage of its seat, never the table."""
