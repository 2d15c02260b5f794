"""The games for Ray RLlib: all seats as agents of one multi-agent environment."""

from miskatonic.extras import require

for _module in ("numpy", "gymnasium", "pettingzoo"):
    require("research", _module)
require("rllib", "ray")
require("rllib", "ray.rllib")
