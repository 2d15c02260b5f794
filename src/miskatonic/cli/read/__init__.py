"""Commands to read: games, rules and cards."""
