"""Who sends a request: sessions of players, the token of the operator, and the text that people enter."""
