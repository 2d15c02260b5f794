"""Who plays when nobody sits there. A bot is given a vantage, never the table."""
