"""How much an experienced detective cares for what; of worths only the proportions matter.

A worth says how much the team gains when an enemy falls. The numbers are judgements, and
`python -m bench.weights` shows which of them matter (docs/play-quality.md).
"""

from typing import Final

# Defeating any cultist, more for each one in its column, and for one where one stands already.
CULTIST: Final = 3.0
CROWD: Final = 0.2
HERE: Final = 0.2
# The next cultist to come there would call a Great Old One; twice that if one is in play.
BEFORE_A_SUMMONS: Final = 2.0
# Under a Great Old One; not if it must not fall yet: cultists before it give the team time.
UNDER_AN_ELDER: Final = 1.0
TIME_TO_SEAL: Final = -1.5
AT_THE_PORTAL: Final = 20.0
# A trophy of a symbol of which there are too few, and of one that one holds already.
WANTED: Final = 0.6
ANOTHER_OF_A_KIND: Final = 0.2
# Each trophy that can be laid there, and the last one for whoever has the seal card.
LAID: Final = 0.8
LAST_LAID: Final = 1.0
# What is left of a worth for each symbol that is lacking: colleagues may have it.
HOPE: Final = 0.4
HOPE_AT_THE_PORTAL: Final = 0.7
# What a die would be worth to others.
DIE: Final = 0.2
WILD_DIE: Final = 0.4
# An enemy behind others is only reached if those are defeated first.
BEHIND: Final = 0.3
# An aim that is worth less than this is not worth a penalty.
TAG_ALONG: Final = 1.2

# With how many tokens one still buys levels and re-rolls a die, and below how many one helps and is healed.
LEVELS_WITH: Final = 2
REROLLS_WITH: Final = 0
HELPS_BELOW: Final = 2
# With room for so few cultists, nobody plays a card that brings one or searches for items.
TIGHT: Final = 2
