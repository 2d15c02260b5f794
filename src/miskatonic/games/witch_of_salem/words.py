"""The alphabet of Witch of Salem, and the fixed ids that the rules know.

Locations and items are named by card files. Their numbers leave room for more: the University is 0, outer
locations follow in the order of the ring; minor items count from 0, artifacts from `FIRST_ARTIFACT`.
"""

from typing import Final

from miskatonic.kernel.words import Alphabet

ALPHABET: Final = Alphabet()
THE_UNIVERSITY: Final = ALPHABET.kind("university", room=1)
OUTER_LOCATIONS: Final = ALPHABET.kind("outer", room=23)
MINOR_ITEMS: Final = ALPHABET.kind("minor", room=12)
ARTIFACTS: Final = ALPHABET.kind("artifact", room=12)

UNIVERSITY: Final = 0
# Behind all locations: where the Secret Passage leads among the places, the passage itself among the cards.
RLYEH: Final = THE_UNIVERSITY.room + OUTER_LOCATIONS.room
PASSAGE: Final = RLYEH
NOWHERE: Final = -1

FIRST_ARTIFACT: Final = MINOR_ITEMS.room
# Among the words of a trade, behind all minor items.
NOTHING: Final = MINOR_ITEMS.room
NO_ITEM: Final = -1

SLOTS: Final = ("left", "middle", "right")
SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4")

YES = ALPHABET.bare("yes")
NO = ALPHABET.bare("no")
SKIP = ALPHABET.bare("skip")
GO = ALPHABET.verb("go", THE_UNIVERSITY, OUTER_LOCATIONS, ("secret-passage",))
SLIP = ALPHABET.verb("slip", THE_UNIVERSITY, OUTER_LOCATIONS, ("rlyeh",))
TRADE = ALPHABET.verb("trade", SEATS)
GIVE = ALPHABET.verb("give", MINOR_ITEMS, ("nothing",))
ASK = ALPHABET.verb("ask", MINOR_ITEMS, ("nothing",))
DEFEAT = ALPHABET.verb("defeat", ("creature", "shadow"))
SACRIFICE = ALPHABET.verb("sacrifice", ARTIFACTS)
REROLL = ALPHABET.bare("reroll")
USE = ALPHABET.verb("use", MINOR_ITEMS)
SEAL = ALPHABET.verb("seal", OUTER_LOCATIONS)
(CLOSE,) = ALPHABET.verb("close", THE_UNIVERSITY)
HEAL = ALPHABET.verb("heal", SEATS)
EXPLORE = ALPHABET.verb("explore", SEATS)
TAKE = ALPHABET.verb("take", SLOTS)
DROP = ALPHABET.verb("drop", MINOR_ITEMS, ARTIFACTS)
# Half of four seats is the most that a tribute asks of one item.
OFFER = ALPHABET.verb("offer", ("0", "1", "2"))
PAY = ALPHABET.bare("pay")
SURGE = ALPHABET.bare("surge")

# What goes on with the game; displays offer these words before all others.
PRIMARY: Final = (PAY, SURGE, YES, NO, REROLL, SKIP)
PEEK = ALPHABET.verb("peek", SEATS)

# To ask for nothing and to offer none leave everything as it is.
ALPHABET.idle(SKIP, ASK[NOTHING], OFFER[0])
