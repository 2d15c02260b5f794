"""The games for Ray RLlib: all seats as agents of one multi-agent environment."""

from miskatonic.extras import require

for _module in ("numpy", "gymnasium", "pettingzoo"):
    require("research", _module)
# Ray can be installed without what RLlib needs, such as dm-tree, whose module is called `tree`.
for _module in ("ray", "tree", "ray.rllib"):
    require("rllib", _module)
