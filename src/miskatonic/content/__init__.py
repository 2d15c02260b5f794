"""Card files and messages: read, checked all at once, and turned into specs."""
