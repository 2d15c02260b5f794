"""Training the learned values of games (ADR 0130); `python -m bench.value GAME` does it."""

from miskatonic.extras import require

require("research", "numpy")
