"""The games in OpenSpiel. Importing this package registers them.

`pyspiel.load_game("miskatonic_witch_of_salem", {"players": 3})`
"""

from miskatonic.extras import require

for _module in ("numpy", "pyspiel"):
    require("openspiel", _module)

from miskatonic.research.openspiel.game import register_all  # noqa: E402 - the extra comes first

register_all()
