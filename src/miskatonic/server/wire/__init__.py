"""What goes over the wire, as schemas: requests, views, socket messages."""
