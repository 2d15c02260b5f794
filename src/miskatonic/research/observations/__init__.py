"""Scenes as vectors of numbers, each with a name."""

from miskatonic.extras import require

require("research", "numpy")
