"""Commands that check a game or card files."""
