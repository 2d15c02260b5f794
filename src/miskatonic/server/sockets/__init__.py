"""The WebSocket of a table: its endpoint, what it receives and what it sends."""
