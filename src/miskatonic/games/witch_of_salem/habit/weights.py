"""How much an experienced scholar cares for what: found by letting teams play against Necron.

Started from a guess for each and improved by an evolution strategy over some millions of games; only
their proportions matter. Names say what is valued; a negative number is a dislike.
"""

from typing import Final

# Using items.
SEAL: Final = 5.36
SEAL_ON_BELIEF: Final = 6.92
SURE_ENOUGH_TO_SEAL: Final = 0.95
SURE_ENOUGH_TO_CLOSE: Final = 0.15
CLOSE: Final = 60.0
PEEK: Final = 0.61
PEEK_WITH_ARTIFACT: Final = 1.98
PEEK_FOR_ANOTHER: Final = -2.96
PEEK_FOR_NOBODY: Final = 1.10
UNMASK: Final = -0.66
UNMASK_WHILE_WORK_IS_LEFT: Final = -0.77
UNMASK_BEFORE_THE_DEMON: Final = 4.63
UNMASK_UNDER_ABILITIES: Final = 0.18
UNMASK_THE_PRISONER: Final = 1.16
HEAL: Final = 0.51
HEAL_WHEN_HURT: Final = 0.12
HEAL_THE_DYING: Final = 2.19
STAB_CREATURE: Final = 1.33
STAB_SHADOW: Final = 5.74

# Meeting creatures.
DEFEAT_CREATURE: Final = 1.91
DEFEAT_SHADOW: Final = 3.97
GIVE_UP_ARTIFACT: Final = -0.53
ROLL: Final = -0.74
ROLL_PER_ITEM: Final = -0.135
ROLL_NEAR_MADNESS: Final = -1.05

# Moving.
UNIVERSITY: Final = -0.95
RETRIEVE_CARD: Final = 0.57
RETRIEVE_MANY: Final = 0.26
PASSAGE: Final = -2.68
BESIDE_THE_WITCH: Final = 0.46
COMPANY: Final = 0.45

# Prices.
PRICE: Final = {"N": -0.21, "S": -0.23, "C": -0.49, "V": 1.05}
LOW_SANITY: Final = -1.27

# Items in the pouch: the first and further ones that are needed, and those that are not.
NECRONOMICON: Final = (1.55, 0.80, 1.06)
GLASSES: Final = (0.90, 0.81, 0.63)
GLASSES_WITH_ARTIFACT: Final = 0.66
ELIXIR: Final = 0.66
ELIXIR_PER_LOST_SANITY: Final = 0.25
DAGGER: Final = (0.91, 1.12)
RECIPE_HELD: Final = 0.26
EACH_KIND: Final = 0.21
BAN_ITEM: Final = 2.04
BAN_RECIPE: Final = 4.91
BAN_ITEM_OF_OTHERS: Final = 0.98
ARTIFACT: Final = 1.21
ARTIFACT_FOR_KNOWN_PORTAL: Final = 6.05
ARTIFACT_FOR_UNKNOWN_TILE: Final = 2.10
ARTIFACT_FOR_TILE_OF_OTHERS: Final = -1.47
ARTIFACT_TO_CLOSE: Final = 4.19
TRADE_AT_LEAST: Final = 0.24

# Going to R'lyeh.
BAN: Final = 7.18
BAN_WITH_OPEN_PORTALS: Final = -3.79
BAN_WITH_UNKNOWN_TILES: Final = -0.81
BAN_WITHOUT_CLOSER: Final = -1.52
BAN_PER_SANITY: Final = 0.32
BAN_IN_HASTE: Final = 2.0
