"""A table at which Lovecraftian games are played, by people, by bots and by simulators."""

__version__ = "0.1.0"
