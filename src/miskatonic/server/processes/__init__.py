"""A server of several processes on one machine (ADR 0125): each is a node, each table has a home."""
