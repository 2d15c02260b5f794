"""Tables for people who are not at one keyboard: lobby, rooms, sockets, sessions and bot workers."""
