"""The alphabet of Wisdom of Cthulhu, and the numbers of what can lie on the table.

Cards, Arcane Places and Great Old Ones are named by card files. Here is only how many of each have words.
"""

from functools import cache
from typing import Final

from miskatonic.kernel.words import Alphabet, Word

NOTHING: Final = -1

BONDS: Final = ("madness", "dimension", "nightmare", "horror")

SEEDS: Final = ("fw", "as", "dm", "en")
FW, AS, DM, EN = range(4)
# What a combination may ask for beyond seeds, and a ritual beyond cards.
OBSESSION, RESEARCH, FW_IMMEDIATE, PLACE, SIGN = range(4, 9)
WANTS: Final = (*SEEDS, "obsession", "research", "fw-immediate", "place", "sign")

IMMEDIATE, ACTIVATION, CONTINUOUS = range(3)
TYPES: Final = ("immediate", "activation", "continuous")

CITY, RUINS, ELSEWHERE = range(3)
GROUNDS: Final = ("city", "ruins", "elsewhere")

# The six Research cards of each player, and the seeds they show, a bit each.
RESEARCH_CARDS: Final = ("fw-fw", "fw-as", "fw-dm", "as-as", "as-dm", "dm-dm")
FULL_HAND: Final = (1 << len(RESEARCH_CARDS)) - 1
SHOWS: Final = tuple(
    sum(1 << SEEDS.index(seed) for seed in dict.fromkeys(card.split("-"))) for card in RESEARCH_CARDS
)

SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4")
DECKS: Final = tuple(f"{seed}-deck" for seed in SEEDS)
RANKS: Final = ("1", "2", "3", "4")

# Where Knowledge Points come from: the lines of the final score.
SOURCES: Final = (
    "bonds",
    "wisdom",
    "science",
    "masters",
    "entities",
    "places",
    "invocations",
    "evocation",
    "influence",
    "research",
    "obsessions",
    "bond-changes",
    "taken",
)
SOURCE_COUNT: Final = len(SOURCES)
# A card pays by its seed: Forbidden Wisdom, Alien Science, the power of a Dark Master, an Entity.
FROM_BONDS: Final = 0
OF_SEED: Final = (1, 2, 3, 4)
FROM_PLACES, FROM_INVOCATIONS, FROM_EVOCATION, FROM_INFLUENCE = range(5, 9)
RESEARCH_GIVEN_UP, OBSESSIONS_GIVEN_UP = 9, 10
# These are less than nothing: the price of changes of bond, and what opponents have taken.
CHANGED_BONDS, TAKEN = 11, 12

ALPHABET: Final = Alphabet()

# What card files name. A Great Old One has two Invocation Powers, an Evocation Power and an Influence.
CARDS: Final = ALPHABET.kind("card", room=256)
PLACES: Final = ALPHABET.kind("place", room=32)
ELDERS: Final = ALPHABET.kind("elder", room=16)
INVOCATIONS: Final = ALPHABET.kind("invocation", room=2 * ELDERS.room)
EVOCATIONS: Final = ALPHABET.kind("evocation", room=ELDERS.room)

# Everything that has a power is a thing, in one numbering; cards come first.
FIRST_PLACE: Final = CARDS.room
FIRST_INVOCATION: Final = FIRST_PLACE + PLACES.room
FIRST_EVOCATION: Final = FIRST_INVOCATION + INVOCATIONS.room
FIRST_INFLUENCE: Final = FIRST_EVOCATION + EVOCATIONS.room
ALL_THINGS: Final = FIRST_INFLUENCE + ELDERS.room
# What can be bought is a card or, behind all cards, the top of a deck.
FIRST_DECK: Final = CARDS.room
# A Seeker can stand at a Place or, behind all Places, at a Great Old One.
FIRST_ELDER: Final = PLACES.room

YES = ALPHABET.bare("yes")
NO = ALPHABET.bare("no")
SKIP = ALPHABET.bare("skip")
STOP = ALPHABET.bare("stop")
PLAY_NOW = ALPHABET.bare("play now")
KEEP = ALPHABET.bare("keep")
LAY_SIGN = ALPHABET.bare("sign")
DISPEL = ALPHABET.bare("dispel")
HOME = ALPHABET.bare("home")
GIVE_UP_OBSESSION = ALPHABET.bare("forsake obsession")

# What goes on with the game; displays offer these words before all others.
PRIMARY: Final = (PLAY_NOW, YES, KEEP, NO, STOP, SKIP, HOME)
SEAT = ALPHABET.verb("choose", SEATS)
RANK = ALPHABET.verb("rank", RANKS)
TOP = ALPHABET.verb("top", RANKS[:3])

# One word for each set of Research cards but the empty one, in the order of the sets as numbers.
FLIP = ALPHABET.verb(
    "flip",
    tuple(
        "+".join(card for bit, card in enumerate(RESEARCH_CARDS) if cards >> bit & 1)
        for cards in range(1, FULL_HAND + 1)
    ),
)
PAY = ALPHABET.verb("pay", RESEARCH_CARDS)
FORSAKE = ALPHABET.verb("forsake", RESEARCH_CARDS)
RECOVER = ALPHABET.verb("recover", RESEARCH_CARDS)
OBSESS = ALPHABET.verb("obsess", RESEARCH_CARDS)

VISIT = ALPHABET.verb("visit", PLACES, ELDERS)
AT = ALPHABET.verb("at", PLACES)
DECK = ALPHABET.verb("deck", DECKS)

BUY = ALPHABET.verb("buy", CARDS, DECKS)
ACTIVATE = ALPHABET.verb("activate", CARDS)
PLAY = ALPHABET.verb("play", CARDS)
FREE = ALPHABET.verb("free", CARDS)
FEED = ALPHABET.verb("feed", CARDS)
CALL = ALPHABET.verb("call", CARDS)
UNDER = ALPHABET.verb("under", CARDS)
ADVANCE = ALPHABET.verb("advance", CARDS)
BLOCK = ALPHABET.verb("block", CARDS, PLACES, INVOCATIONS)
USE = ALPHABET.verb("use", PLACES, INVOCATIONS)
CHOOSE = ALPHABET.verb("choose", CARDS, PLACES, INVOCATIONS, EVOCATIONS)

ALPHABET.idle(NO, SKIP, STOP)


def elder_of(thing: int) -> int:
    """The Great Old One whose power this is."""
    if thing < FIRST_EVOCATION:
        return (thing - FIRST_INVOCATION) // 2
    return (thing - FIRST_EVOCATION) % ELDERS.room


def seeds_shown(research_card: int) -> tuple[str, ...]:
    """What a Research card can pay for."""
    return tuple(seed for number, seed in enumerate(SEEDS) if SHOWS[research_card] >> number & 1)


def cards_in(research_cards: int) -> list[str]:
    """The names of a set of Research cards."""
    return [card for bit, card in enumerate(RESEARCH_CARDS) if research_cards >> bit & 1]


@cache
def kinds_of(seeds: tuple[str, ...]) -> int:
    """A set of seeds, a bit each."""
    return sum(1 << SEEDS.index(seed) for seed in seeds)


def _by_mask(words: tuple[Word, ...]) -> tuple[tuple[Word, ...], ...]:
    """The words of every set of Research cards."""
    return tuple(
        tuple(word for card, word in enumerate(words) if mask >> card & 1) for mask in range(FULL_HAND + 1)
    )


# For every set of Research cards: the words that turn over some of them.
FLIPS: Final = tuple(
    tuple(FLIP[cards - 1] for cards in range(1, FULL_HAND + 1) if not cards & ~hand)
    for hand in range(FULL_HAND + 1)
)
PAYS: Final = _by_mask(PAY)
FORSAKES: Final = _by_mask(FORSAKE)
RECOVERS: Final = _by_mask(RECOVER)
OBSESSES: Final = _by_mask(OBSESS)


@cache
def visits(mask: int) -> tuple[Word, ...]:
    """The words for going to each of a set of Places and Great Old Ones, a bit each."""
    return tuple(word for at, word in enumerate(VISIT) if mask >> at & 1)


@cache
def explorations(mask: int) -> tuple[Word, ...]:
    """The words for using the power of each of a set of Places."""
    return tuple(USE[at] for at in range(PLACES.room) if mask >> at & 1)


@cache
def sites(mask: int) -> tuple[Word, ...]:
    """The words for buying at each of a set of Places."""
    return tuple(word for at, word in enumerate(AT) if mask >> at & 1)
