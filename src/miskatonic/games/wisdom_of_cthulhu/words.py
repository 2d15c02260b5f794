"""The alphabet of Wisdom of Cthulhu, and what can lie on the table, by number."""

from functools import cache
from typing import Final

from miskatonic.kernel.words import Alphabet, Word

FORBIDDEN_WISDOM: Final = (
    "necronomicon",
    "aklo",
    "hound-amulet",
    "silver-key",
    "essential-saltes",
    "mind-exchange",
    "stele-of-dagon",
    "dreams-of-cthulhu",
    "kitab-al-azif",
    "deep-one-tiara",
    "bite-of-the-devils-fly",
    "petrifying-elixir",
    "star-stones-of-mnar",
    "dust-of-ibn-ghazi",
    "pnakotic-manuscripts",
    "dhol-chants",
    "spell-of-tyog",
    "regnum-congo",
    "bacchanalia-of-red-hook",
    "miskatonic-university",
    "music-of-erich-zann",
    "the-shunned-house",
    "eltdown-shards",
    "chronicle-of-naths",
    "yule-rite",
    "the-black-stone",
    "seven-cryptical-books-of-hsan",
    "brown-jenkins",
    "third-aklo-ritual",
    "great-library-of-pnakotus",
    "psionic-society",
    "mr-noyes",
    "works-of-borellus",
    "great-sign-of-koth",
    "psalm-iii-in-the-liber-damnatus",
    "the-snake-den",
)


ALIEN_SCIENCE: Final = (
    "non-euclidean-angles",
    "mi-go-brain-case",
    "wax-sculptures",
    "great-gem-of-nath",
    "benevolent-street-resonator",
    "telepathic-transmitter",
    "pendulum-clock",
    "mines-of-the-mi-go",
    "protoplasm-of-the-old-ones",
    "mnemonic-prism",
    "prism-of-ten-thousand-lives",
    "yekub-cube",
    "pre-human-sites",
    "armillary-of-yaddith",
    "technology-of-yith",
    "shining-trapezohedron",
    "beaming-gun",
    "electric-executioner",
    "globular-meteorite",
    "cool-air",
    "lagh-metal",
    "nkai-science",
    "martins-beach-remains",
    "black-fever",
)


DARK_MASTERS: Final = (
    "joseph-curwen",
    "keziah-mason",
    "henry-armitage",
    "alonzo-typer",
    "herbert-west",
    "crawford-tillinghast",
    "alfred-clarendon",
    "wilbur-whateley",
    "richard-upton-pickman",
    "george-rogers",
    "randolph-carter",
    "asenath-waite",
)


ENTITIES: Final = (
    "deep-one",
    "ghoul",
    "ghast",
    "elder-thing",
    "night-gaunt",
    "mi-go",
    "great-race-of-yith",
    "shoggoth",
    "leng-spider",
    "flying-polyps",
    "children-of-cthulhu",
    "gnoph-keh",
    "yekub-worm",
    "shantak",
    "dhole",
    "the-colour-out-of-space",
)


MOST_COPIES: Final = 3


GUESTS: Final = tuple(f"guest-{number}" for number in range(1, 9))


KINDS: Final = (*FORBIDDEN_WISDOM, *ALIEN_SCIENCE, *DARK_MASTERS, *ENTITIES, *GUESTS)


def _copies(kind: str) -> tuple[str, ...]:
    """The slots of one kind of card: `ghoul`, `ghoul-2`, `ghoul-3`; Knowledge cards have one each."""
    count = MOST_COPIES if kind in ENTITIES else 1
    return (kind, *(f"{kind}-{number}" for number in range(2, count + 1)))


SLOTS: Final = tuple(slot for kind in KINDS for slot in _copies(kind))


SLOTS_OF: Final = {kind: tuple(SLOTS.index(slot) for slot in _copies(kind)) for kind in KINDS}


PLACES: Final = (
    "arkham",
    "innsmouth",
    "rlyeh",
    "nameless-city",
    "yuggoth",
    "plateau-of-leng",
    "dunwich",
    "yha-nthlei",
    "kadath",
    "kingsport",
    "elder-city",
    "carcosa",
)


ELDERS: Final = ("cthulhu", "yog-sothoth", "nyarlathotep", "shub-niggurath")


INVOCATIONS: Final = tuple(f"{elder}-{number}" for elder in ELDERS for number in (1, 2))


EVOCATIONS: Final = tuple(f"{elder}-evocation" for elder in ELDERS)


INFLUENCES: Final = tuple(f"{elder}-influence" for elder in ELDERS)


# Everything that has a power, in one numbering.
THINGS: Final = (*SLOTS, *PLACES, *INVOCATIONS, *EVOCATIONS, *INFLUENCES)


FIRST_PLACE: Final = len(SLOTS)


FIRST_INVOCATION: Final = FIRST_PLACE + len(PLACES)


FIRST_EVOCATION: Final = FIRST_INVOCATION + len(INVOCATIONS)


FIRST_INFLUENCE: Final = FIRST_EVOCATION + len(EVOCATIONS)


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


@cache
def kinds_of(seeds: tuple[str, ...]) -> int:
    """A set of seeds, a bit each."""
    return sum(1 << SEEDS.index(seed) for seed in seeds)


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
