"""How much an experienced scholar cares for what: found by letting teams play against Necron.

Started from a guess for each and improved by an evolution strategy over some millions of games; only
their proportions matter. Names say what is valued; a negative number is a dislike.
"""

from typing import Final

# Using items.
SEAL: Final = 5.33
SEAL_ON_BELIEF: Final = 7.66
SURE_ENOUGH_TO_SEAL: Final = 0.85
SURE_ENOUGH_TO_CLOSE: Final = 0.11
CLOSE: Final = 60.0
PEEK_WITH_ARTIFACT: Final = 2.35
PEEK_FOR_ANOTHER: Final = -4.29
PEEK_FOR_NOBODY: Final = 0.92
UNMASK: Final = -1.96
UNMASK_WHILE_WORK_IS_LEFT: Final = -0.78
UNMASK_BEFORE_THE_DEMON: Final = 3.34
# For each space that Necron is too near for all the unmasking still to be done.
UNMASK_LATE: Final = 0.21
SPACES_FOR_ONE_UNMASKING: Final = 2.89
SPACES_TO_SPARE: Final = 6.25
UNMASK_WITH_BOOKS: Final = 1.01
UNMASK_WITH_ARTIFACTS: Final = 0.29
UNMASK_PER_SANITY: Final = 0.11
UNMASK_THE_PRISONER: Final = 0.95
HEAL: Final = 0.41
HEAL_WHEN_HURT: Final = 0.12
HEAL_THE_DYING: Final = 1.54
STAB_CREATURE: Final = 1.77
STAB_SHADOW: Final = 5.45
# An item that is used up is missing in the pouch: how much its worth there counts, by its use, and what makes
# up for that in an ordinary item. Books do not count here: when to use them is weighed above.
SPENT: Final = {"heal": 1.5, "look": 0.3, "defeat": 1.0}
SPENT_ORDINARILY: Final = {"heal": 2.0, "look": 0.3, "defeat": 1.0}

# Meeting creatures.
DEFEAT_CREATURE: Final = 1.94
DEFEAT_ONE_OF_MANY: Final = -0.26
DEFEAT_SHADOW: Final = 4.45
GIVE_UP_ARTIFACT: Final = -1.00
ROLL: Final = -0.58
ROLL_PER_ITEM: Final = -0.18
# Times the chance of going mad by it.
MADNESS: Final = -2.97

# Moving.
UNIVERSITY: Final = -0.75
RETRIEVE_CARD: Final = 0.55
PASSAGE: Final = -2.85
COMPANY: Final = 0.39

# Prices.
PRICE: Final = {"N": -0.18, "S": -0.26, "C": -0.54, "V": -0.05}
LOW_SANITY: Final = -1.54

# Items in the pouch, by their use: the first and further ones that are needed, and those that are not.
BOOK: Final = (1.56, 0.68, 1.04)
BOOK_BEFORE_THE_DEMON: Final = 2.03
LOOK: Final = (0.54, 0.64, 0.75)
LOOK_WITH_ARTIFACT: Final = 1.18
HEALING: Final = 0.76
HEALING_PER_LOST_SANITY: Final = 0.23
DEFEAT: Final = (1.06, 1.17)
RECIPE_HELD: Final = 0.43
EACH_KIND: Final = 0.12
BAN_ITEM: Final = 2.22
BAN_RECIPE: Final = 5.40
BAN_ITEM_OF_OTHERS: Final = 1.08
ARTIFACT: Final = 1.25
ARTIFACT_FOR_KNOWN_PORTAL: Final = 5.55
ARTIFACT_FOR_UNKNOWN_TILE: Final = 3.57
ARTIFACT_FOR_TILE_OF_OTHERS: Final = -1.77
ARTIFACT_TO_CLOSE: Final = 3.77
TRADE_AT_LEAST: Final = 0.22

# Going to R'lyeh.
BAN: Final = 8.69
BAN_WITH_OPEN_PORTALS: Final = -2.81
BAN_WITH_UNKNOWN_TILES: Final = -0.99
BAN_WITHOUT_CLOSER: Final = -0.96
BAN_IN_HASTE: Final = 2.0
