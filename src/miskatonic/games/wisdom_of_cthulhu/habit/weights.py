"""How much an experienced seeker cares for what, in Knowledge Points.

Judgements, checked by watching games. Those of choosing first, of looking at decks and of other bonds were
tuned by paired games against the habit before and itself (docs/play-quality.md).
"""

from typing import Final

# Cards to act with: what a Research card brings if nothing is worth buying, and how much more an offer
# must promise than a flipped card would bring.
RESEARCH: Final = 2.2
KEEP_RESEARCH: Final = 0.3
# How much of what the uses of a turn would bring comes about.
SPREE: Final = 0.9
# Choosing first: the chance to stay ahead of somebody who can still turn cards over, and to get ahead later.
STAY_AHEAD: Final = 0.8
CATCH_UP: Final = 0.2
# The chance that the best thing on offer is left for who does not choose first, and the next best ones.
LEFT_BEST: Final = 0.3
LEFT_NEXT: Final = 0.7
# How sure a purchase with madness is, and what keeping a card from the others counts for.
MAD_PURCHASE: Final = 0.9
DENY_OFFER: Final = 0.5
# Cards put on offer from a deck: how sure one is to be bought, and how much worse one is that others can buy.
LOOK: Final = 0.5
OFFERED_TO_OTHERS: Final = 1.0
LOOK_LATER: Final = 0.8
# Which Research cards are given up, paid and flipped first: FW/FW, FW/AS, FW/DM, AS/AS, AS/DM, DM/DM.
USEFULNESS: Final = (0.9, 1.0, 1.3, 0.3, 0.8, 0.9)

# How often in a coming turn a seat uses Places, and how sure that is.
USES_A_TURN: Final = 4.0
SURE_NOW: Final = 0.8
SURE_LATER: Final = 0.6
# What a Dark Master is worth in a turn, for each point of the bond, beyond the Place that pays best.
OTHER_BONDS: Final = 1.1
MASTER_POWER: Final = 0.5

# Combinations: how likely each missing component comes, and what a complete one is used for in a turn.
COMPONENT: Final = 0.62
COMPONENT_IN_THE_END: Final = 0.25
ACTIVATED_A_TURN: Final = 0.7
ACTIVATION_PRICE: Final = 0.5
COUNTS_FOR_PLACES: Final = 0.4

# Lasting cards that are activated, beyond what the Obsession would have brought elsewhere.
ACTIVATION: Final = 0.6
ACTIVATION_AT_LEAST: Final = 0.4
LASTING: Final = 0.8

# Rituals: the chance to evoke by the box that the token has reached, and for each thing that is missing.
CHANCE: Final = (0.10, 0.22, 0.45)
MISSING: Final = 0.72
BOX: Final = 1.0
SECOND_OBJECT: Final = 0.4
HARM_OF_EVOCATION: Final = 2.0

# Invocations: how likely one is that only the Study is missing for, how sure what a card adds to the uses to
# come, and the chance to reach each box with the Ritual Object at hand.
FORESEEN: Final = 0.5
ENGINE: Final = 0.7
SERVES: Final = 0.5
OPENED: Final = (0.6, 0.4)

# What an opponent loses, in own points, at a table of two; divided among the opponents at larger ones.
DENIAL: Final = 0.7
SIGN: Final = 0.6
SIGN_POWER: Final = 2.0
RESERVE: Final = 0.3
DISPEL: Final = 0.8
TRAP: Final = 0.5
TURN_DOWN: Final = 0.3

# An Immediate Ritual Object that is kept can be used later, if there is a later.
USE_LATER: Final = 0.85
KEEP_OBJECT: Final = 1.0
FROM_THE_DECK: Final = 2.6
# An Entity that nobody has seen, and how much better than one's own a card must be to be swapped.
UNSEEN_ENTITY: Final = 1.5
SWAP: Final = 0.5
LEAVE_HOUSE: Final = 1.0
OTHERS_BUY: Final = 0.9

# How many points better an option must look to be thought of e times as much.
DOUBT: Final = 1.5
