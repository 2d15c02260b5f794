"""Worker processes of a search that asks for several (ADR 0176)."""
