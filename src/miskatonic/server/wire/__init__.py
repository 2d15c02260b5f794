"""The wire format: request bodies, views in answers, socket messages."""
