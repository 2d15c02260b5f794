"""The games as environments of PettingZoo and Gymnasium. Importing this package registers them.

`pettingzoo.make("aec", "miskatonic/witch_of_salem_v0", seats=3)`
`pettingzoo.make("parallel", "miskatonic/cultistorm_v0", seats=4)`
`gymnasium.make("miskatonic/WisdomOfCthulhu-v0", seats=2, bots=["greedy"])`
"""

from miskatonic.extras import require

for _module in ("numpy", "gymnasium", "pettingzoo"):
    require("research", _module)

from miskatonic.research.environments.registration import register_all  # noqa: E402 - the extra comes first

register_all()
