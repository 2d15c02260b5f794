"""A scene as text and as a picture."""
