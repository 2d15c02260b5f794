"""A worked example: training with sb3-contrib's MaskablePPO, on the processor."""

from miskatonic.extras import require

for _module in ("torch", "sb3_contrib"):
    require("train", _module)
