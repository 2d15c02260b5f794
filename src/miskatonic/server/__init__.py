"""A server for matches over the network: lobby, rooms, sockets, sessions and bot workers."""
