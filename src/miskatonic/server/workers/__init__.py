"""Worker processes in which bots compute their moves, so that the event loop stays free."""
