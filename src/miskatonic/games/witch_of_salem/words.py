"""The alphabet of Witch of Salem and the fixed ids its words are made of."""

from typing import Final, Literal, get_args

from miskatonic.kernel.words import Alphabet

LOCATIONS: Final = ("university", "sanatorium", "docks", "cemetery", "station", "shop", "church")
UNIVERSITY: Final = 0
OUTER: Final = range(1, 7)
RLYEH: Final = 7
NOWHERE: Final = -1
PLACES: Final = (*LOCATIONS, "rlyeh")

Minor = Literal["necronomicon", "glasses", "elixir", "dagger"]
Artifact = Literal["elder-sign", "silver-key", "trapezohedron"]
MINOR: Final[tuple[Minor, ...]] = get_args(Minor)
ARTIFACTS: Final[tuple[Artifact, ...]] = get_args(Artifact)
ITEMS: Final = (*MINOR, *ARTIFACTS)
NECRONOMICON, GLASSES, ELIXIR, DAGGER = range(4)
FIRST_ARTIFACT: Final = len(MINOR)
NO_ITEM: Final = -1

SLOTS: Final = ("left", "middle", "right")
SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4")
CARDS: Final = (*LOCATIONS, "secret-passage")
PASSAGE: Final = 7
FULL_HAND: Final = (1 << 8) - 1

ALPHABET: Final = Alphabet()

YES = ALPHABET.bare("yes")
NO = ALPHABET.bare("no")
SKIP = ALPHABET.bare("skip")
GO = ALPHABET.verb("go", CARDS)
SLIP = ALPHABET.verb("slip", PLACES)
TRADE = ALPHABET.verb("trade", SEATS)
GIVE = ALPHABET.verb("give", (*MINOR, "nothing"))
ASK = ALPHABET.verb("ask", (*MINOR, "nothing"))
DEFEAT = ALPHABET.verb("defeat", ("creature", "shadow"))
SACRIFICE = ALPHABET.verb("sacrifice", ARTIFACTS)
REROLL = ALPHABET.bare("reroll")
USE = ALPHABET.verb("use", MINOR)
SEAL = ALPHABET.verb("seal", LOCATIONS[1:])
CLOSE = ALPHABET.bare("close university")
HEAL = ALPHABET.verb("heal", SEATS)
EXPLORE = ALPHABET.verb("explore", SEATS)
TAKE = ALPHABET.verb("take", SLOTS)
DROP = ALPHABET.verb("drop", ITEMS)
# Half of four seats is the most that a tribute asks of one item.
OFFER = ALPHABET.verb("offer", ("0", "1", "2"))
PAY = ALPHABET.bare("pay")
SURGE = ALPHABET.bare("surge")
PEEK = ALPHABET.verb("peek", SEATS)

# Hands are sets of eight cards, a bit each: all their words, worked out once.
HAND_WORDS: Final = tuple(
    tuple(GO[card] for card in range(8) if hand >> card & 1) for hand in range(FULL_HAND + 1)
)
