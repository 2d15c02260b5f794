"""The alphabet of Cultistorm and the fixed ids of its rules. Cards have their names from content."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from miskatonic.kernel.words import Alphabet, Kind, Word

Symbol = Literal["star", "shield", "tentacle", "eye", "planet"]
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
STAR, SHIELD, TENTACLE, EYE, PLANET = range(5)
# A detective die shows a symbol or is wild; a cultist die shows a symbol or is blank.
FACES: Final = (*SYMBOLS, "wild")
WILD: Final = 5
CULTIST_FACES: Final = (*SYMBOLS, "blank")
BLANK: Final = 5
NO_SYMBOL: Final = -1

SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5")
# The seats of detectives come first. An expansion may add a seat that is none.
ALL_SEATS: Final = (*SEATS, "seat-6")
NOBODY: Final = -1

# Ability levels of a detective.
LEVELS: Final = 3

NO_ENEMY: Final = -1
SPOTS: Final = 5
# Where a detective is that is at none of the five locations (EXP-1.8).
AWAY: Final = SPOTS

# The terror circle; the Endgame slot has no terror card.
SLOTS: Final = ("shield-slot", "star-slot", "tentacle-slot", "eye-slot", "planet-slot", "endgame-slot")
ENDGAME_SLOT: Final = 5

NUMBERS: Final = tuple(str(number) for number in range(1, 13))

# What a location or an ability adds to a fight.
PERKS: Final = ("location-wild", "ability-wild", "mirror")

ALPHABET: Final = Alphabet()

# Cards are named by content; there are words for so many of each kind. Enemies are cultists, ordinary and
# special ones, then monsters, then Great Old Ones.
ACTIONS: Final = ALPHABET.kind("action", room=192)
ABILITIES: Final = ALPHABET.kind("ability", room=60)
ENEMIES: Final = ALPHABET.kind("enemy", room=256)
LOCATIONS: Final = ALPHABET.kind("location", room=48)
ITEMS: Final = ALPHABET.kind("item", room=96)
# No word of the base game names a detective: they are known by their seats.
DETECTIVES: Final = ALPHABET.kind("detective", room=24)

YES = ALPHABET.bare("yes")
NO = ALPHABET.bare("no")
READY = ALPHABET.bare("ready")
DONE = ALPHABET.bare("done")
ACT = ALPHABET.bare("act")
COMMIT = ALPHABET.bare("commit")
RETREAT = ALPHABET.bare("retreat")
SEAL = ALPHABET.bare("seal")
FROM_POOL = ALPHABET.bare("from-pool")
SHUFFLE = ALPHABET.bare("shuffle")
CURE = ALPHABET.bare("cure")
SOOTHE = ALPHABET.bare("soothe")
FIRST = ALPHABET.bare("first")
SECOND = ALPHABET.bare("second")

# What goes on with the game; displays offer these words before all others.
PRIMARY: Final = (COMMIT, SEAL, READY, DONE, YES, NO, FIRST, SECOND, RETREAT)

TO = ALPHABET.verb("to", SEATS)
CALL = ALPHABET.verb("call", SEATS)
CHOOSE = ALPHABET.verb("choose", SEATS)

PLAY = ALPHABET.verb("play", ACTIONS)
DISCARD = ALPHABET.verb("discard", ACTIONS)
RECOVER = ALPHABET.verb("recover", ACTIONS)
UNDER = ALPHABET.verb("under", ACTIONS)
SPEND = ALPHABET.verb("spend", ACTIONS)
SPARE = ALPHABET.verb("spare", ACTIONS)
SPARE_HELP = ALPHABET.verb("spare-help", ACTIONS)

DIE = ALPHABET.verb("die", FACES)
PICK = ALPHABET.verb("pick", FACES)
SET = ALPHABET.verb("set", FACES)
REROLL = ALPHABET.verb("reroll", FACES)
SPARE_DIE = ALPHABET.verb("spare-die", FACES)

GO = ALPHABET.verb("go", LOCATIONS)
AT = ALPHABET.verb("at", LOCATIONS)
LOOK = ALPHABET.verb("look", SLOTS[:ENDGAME_SLOT])
EASE = ALPHABET.verb("ease", SLOTS[:ENDGAME_SLOT])

INVOKE = ALPHABET.verb("invoke", ABILITIES)
INVESTIGATE = ALPHABET.verb("investigate", NUMBERS)
# Once for expansions, which have words of their own now. It stays, so that the others keep their numbers.
ALPHABET.verb("extra", NUMBERS)

USE = ALPHABET.verb("use", ITEMS)
OFFER = ALPHABET.verb("offer", ITEMS)
SWAP = ALPHABET.verb("swap", ITEMS)
KEEP = ALPHABET.verb("keep", ITEMS)
TAKE = ALPHABET.verb("take", ITEMS)
DROP = ALPHABET.verb("drop", ITEMS)
SPARE_ITEM = ALPHABET.verb("spare-item", ITEMS)

LEVEL = ALPHABET.verb("level", SYMBOLS)
CLAIM = ALPHABET.verb("claim", SYMBOLS)
LAY = ALPHABET.verb("lay", SYMBOLS)
PAY = ALPHABET.verb("pay", SYMBOLS)
GAIN = ALPHABET.verb("gain", SYMBOLS)
GET = ALPHABET.verb("get", SYMBOLS)
GIVE = ALPHABET.verb("give", SYMBOLS)
GET_SEAL = ALPHABET.verb("get-seal", SYMBOLS)
GIVE_SEAL = ALPHABET.verb("give-seal", SYMBOLS)
NAME = ALPHABET.verb("name", SYMBOLS)

MARK = ALPHABET.verb("mark", ENEMIES)
UNMARK = ALPHABET.verb("unmark", ENEMIES)
FIGHT = ALPHABET.verb("fight", ENEMIES)
TOP = ALPHABET.verb("top", ENEMIES)
BOTTOM = ALPHABET.verb("bottom", ENEMIES)

SPARE_PERK = ALPHABET.verb("spare-perk", PERKS)

# Hand cards that go together, by their places in the hand; a set for each number whose bits are the places.
MOST_TOGETHER: Final = 6
_PLACES: Final = tuple(f"card-{place}" for place in range(1, MOST_TOGETHER + 1))
SETS: Final = tuple(
    "+".join(name for place, name in enumerate(_PLACES) if bits >> place & 1)
    for bits in range(1, 1 << MOST_TOGETHER)
)
CAST = ALPHABET.verb("cast", SETS)

# What changes nothing by itself: to be ready, to be done, to say no.
ALPHABET.idle(READY, DONE, NO)

# For each word the verb it begins with, and the number of its object among those of the verb.
_BLOCKS: Final = (
    *(TO, CALL, CHOOSE, PLAY, DISCARD, RECOVER, UNDER, SPEND, SPARE, SPARE_HELP),
    *(DIE, PICK, SET, REROLL, SPARE_DIE, GO, AT, LOOK, EASE, INVOKE, INVESTIGATE),
    *(USE, OFFER, SWAP, KEEP, TAKE, DROP, SPARE_ITEM),
    *(LEVEL, CLAIM, LAY, PAY, GAIN, GET, GIVE, GET_SEAL, GIVE_SEAL, NAME, MARK, UNMARK, FIGHT, TOP, BOTTOM),
    *(SPARE_PERK, CAST),
)


def _numbering() -> tuple[tuple[str, int], ...]:
    numbered = [(ALPHABET.parts(word)[0], 0) for word in range(len(ALPHABET))]
    for block in _BLOCKS:
        for number, word in enumerate(block):
            numbered[word] = (numbered[word][0], number)
    return tuple(numbered)


OBJECT: Final = [number for _, number in _numbering()]
VERB: Final = [verb for verb, _ in _numbering()]

# The words of the base game; those of expansions follow.
BASE_WORDS: Final = len(ALPHABET)


def expansion_words(verb: str, *objects: Sequence[str] | Kind) -> tuple[Word, ...]:
    """Declare words of an expansion: `verb object` for each object, or the verb alone."""
    if verb in VERB:
        raise ValueError(f"the verb '{verb}' is declared twice")
    words = ALPHABET.verb(verb, *objects) if objects else (ALPHABET.bare(verb),)
    VERB.extend(verb for _ in words)
    OBJECT.extend(range(len(words)))
    return words
