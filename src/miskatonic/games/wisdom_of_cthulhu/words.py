"""The alphabet of Wisdom of Cthulhu."""

from functools import cache
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.slots import (
    ELDERS,
    FIRST_EVOCATION,
    FIRST_INFLUENCE,
    FIRST_PLACE,
    FULL_HAND,
    PLACES,
    RESEARCH_CARDS,
    SEEDS,
    SLOTS,
    THINGS,
)
from miskatonic.kernel.words import Alphabet, Word

SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4")
DECKS: Final = tuple(f"{seed}-deck" for seed in SEEDS)
RANKS: Final = ("1", "2", "3", "4")

ALPHABET: Final = Alphabet()

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
SEAT = ALPHABET.verb("choose", SEATS)
RANK = ALPHABET.verb("rank", RANKS)
TOP = ALPHABET.verb("top", RANKS[:3])

FLIP = ALPHABET.verb("flip", RESEARCH_CARDS)
PAY = ALPHABET.verb("pay", RESEARCH_CARDS)
FORSAKE = ALPHABET.verb("forsake", RESEARCH_CARDS)
RECOVER = ALPHABET.verb("recover", RESEARCH_CARDS)
OBSESS = ALPHABET.verb("obsess", RESEARCH_CARDS)

VISIT = ALPHABET.verb("visit", (*PLACES, *ELDERS))
AT = ALPHABET.verb("at", PLACES)
DECK = ALPHABET.verb("deck", DECKS)

BUY = ALPHABET.verb("buy", (*SLOTS, *DECKS))
ACTIVATE = ALPHABET.verb("activate", SLOTS)
PLAY = ALPHABET.verb("play", SLOTS)
FREE = ALPHABET.verb("free", SLOTS)
FEED = ALPHABET.verb("feed", SLOTS)
CALL = ALPHABET.verb("call", SLOTS)
UNDER = ALPHABET.verb("under", SLOTS)
ADVANCE = ALPHABET.verb("advance", SLOTS)
BLOCK = ALPHABET.verb("block", THINGS[:FIRST_EVOCATION])
USE = ALPHABET.verb("use", THINGS[FIRST_PLACE:FIRST_EVOCATION])
CHOOSE = ALPHABET.verb("choose", THINGS[:FIRST_INFLUENCE])


def _by_mask(words: tuple[Word, ...]) -> tuple[tuple[Word, ...], ...]:
    """The words of every set of Research cards."""
    return tuple(
        tuple(word for card, word in enumerate(words) if mask >> card & 1) for mask in range(FULL_HAND + 1)
    )


FLIPS: Final = _by_mask(FLIP)
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
    return tuple(USE[at] for at in range(len(PLACES)) if mask >> at & 1)


@cache
def sites(mask: int) -> tuple[Word, ...]:
    """The words for buying at each of a set of Places."""
    return tuple(word for at, word in enumerate(AT) if mask >> at & 1)
