"""The alphabet of Cultistorm and the fixed ids its words are made of."""

from typing import Final, Literal, get_args

from miskatonic.kernel.words import Alphabet

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
NOBODY: Final = -1

Role = Literal["healer", "investigator", "fighter", "defender", "medium", "gambler"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
DETECTIVES: Final = (
    "miriam-hale",
    "elias-crane",
    "bruno-kessler",
    "agnes-ward",
    "ysolde-marchetti",
    "jack-delacroix",
)
# Three for each role, in the order of the roles.
ABILITIES: Final = (
    *("bedside-manner", "composure", "deep-analysis"),
    *("keen-eye", "collector", "case-closed"),
    *("footwork", "brawler", "unstoppable"),
    *("guard", "cordon", "last-line"),
    *("sixth-sense", "foretelling", "unbinding"),
    *("beginners-luck", "house-die", "loaded"),
)
LEVELS: Final = 3

# Twelve general action cards, then nine for each role.
GENERALS: Final = (
    *("whispered-sign", "shared-notes", "steady-hand", "spare-die", "bear-the-burden", "escort"),
    *("hand-off", "strike-together", "old-map", "follow-the-trail", "barricade", "desperate-plan"),
)
SPECIALS: Final = (
    *("calming-voice", "talking-cure", "sedative", "hypnosis", "case-study", "dream-journal"),
    *("smelling-salts", "group-session", "steady-nerves"),
    *("tip-off", "field-search", "evidence-locker", "cold-case", "marked-file", "stake-out"),
    *("cross-reference", "courier", "hunch"),
    *("cover-fire", "flank", "knuckleduster", "finish-it", "drill", "double-blow"),
    *("blood-trail", "charge", "berserk"),
    *("salt-line", "hold-the-door", "shield-bearer", "drag-away", "night-watch", "ward-of-glass"),
    *("slow-the-clock", "lock-the-gate", "bulwark"),
    *("trance", "spirit-guide", "planchette", "possession", "second-sight", "seance"),
    *("astral-link", "banishing-verse", "echo"),
    *("re-deal", "double-or-nothing", "side-bet", "marked-die", "card-sense", "all-in"),
    *("pass-the-dice", "long-odds", "ace-in-the-hole"),
)
SPECIALS_EACH: Final = 9
ACTIONS: Final = (*GENERALS, *SPECIALS)
FIRST_SPECIAL: Final = len(GENERALS)

CULTS: Final = ("choir", "wardens", "tide", "coil", "orbit")
RANKS: Final = (
    *("acolyte", "lookout", "chanter", "knife-bearer", "scribe", "herald"),
    *("brute", "dreamer", "torch-bearer", "twice-marked", "recruiter", "twice-sworn"),
)
ORDINARY: Final = tuple(f"{cult}-{rank}" for cult in CULTS for rank in RANKS)
GLASS: Final = (
    *("the-glazier", "sister-of-shards", "the-twin-reflection", "keeper-of-panes"),
    *("the-lamp-eater", "nameless-pane", "the-hollow-guest"),
)
MONSTERS: Final = ("the-harbour-thing", "the-bell-ringer")
ELDERS: Final = (
    *("rhan-tegoth", "ghatanothoa", "dagon", "yig", "tsathoggua"),
    *("yog-sothoth", "shub-niggurath", "cthulhu", "nyarlathotep", "azathoth"),
    "vhul-atrath",
)
CULTISTS: Final = (*ORDINARY, *GLASS, *MONSTERS)
ENEMIES: Final = (*CULTISTS, *ELDERS)
FIRST_GLASS: Final = len(ORDINARY)
FIRST_MONSTER: Final = FIRST_GLASS + len(GLASS)
FIRST_ELDER: Final = len(CULTISTS)
NO_ENEMY: Final = -1

LOCATIONS: Final = (
    *("arkham", "kingsport", "salem", "the-monument", "dunwich", "innsmouth", "miskatonic-university"),
    *("lantern-point", "sentinel-hill", "devils-reef", "the-mirror-chapel"),
)
SPOTS: Final = 5

# The terror circle; the Endgame slot has no terror card.
SLOTS: Final = ("shield-slot", "star-slot", "tentacle-slot", "eye-slot", "planet-slot", "endgame-slot")
ENDGAME_SLOT: Final = 5

ITEMS: Final = (
    *("storm-lantern", "silver-star", "iron-ward", "bone-coil", "glass-eye", "orrery-ring", "revolver"),
    *("laudanum", "blessed-water", "motor-car", "dynamite", "worn-die", "torn-page", "elder-stone"),
    *("reliquary", "police-badge", "stopped-watch", "strait-waistcoat", "spirit-camera", "silver-bullets"),
)
EVENT_ITEMS: Final = ("summoning-eye", "unblinking-eye", "weeping-eye")
ITEM_CARDS: Final = (*ITEMS, *EVENT_ITEMS)
FIRST_EVENT: Final = len(ITEMS)
TERRORS: Final = (
    *("footsteps-behind-you", "lamps-go-out", "a-voice-in-the-wire", "small-procession", "cold-dice"),
    *("the-clock-skips", "gathering", "nightmares", "lost-satchel", "desecration", "bad-blood", "theft"),
    *("sleepless", "open-graves", "mass-hysteria", "the-mask-slips", "marked", "tide-of-zealots", "undoing"),
    *("the-veil-tears", "growing-dark", "feast", "second-sky", "every-road-at-once"),
)
ENDGAMES: Final = ("the-stars-are-right", "the-last-procession")
NUMBERS: Final = tuple(str(number) for number in range(1, 13))

# What a location or an ability adds to a fight.
PERKS: Final = ("location-wild", "ability-wild", "mirror")

ALPHABET: Final = Alphabet()

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
EXTRA = ALPHABET.verb("extra", NUMBERS)

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
TOP = ALPHABET.verb("top", CULTISTS)
BOTTOM = ALPHABET.verb("bottom", CULTISTS)

SPARE_PERK = ALPHABET.verb("spare-perk", PERKS)

# For each word the verb it begins with, and the number of its object among those of the verb.
_BLOCKS: Final = (
    *(TO, CALL, CHOOSE, PLAY, DISCARD, RECOVER, UNDER, SPEND, SPARE, SPARE_HELP),
    *(DIE, PICK, SET, REROLL, SPARE_DIE, GO, AT, LOOK, EASE, INVOKE, INVESTIGATE, EXTRA),
    *(USE, OFFER, SWAP, KEEP, TAKE, DROP, SPARE_ITEM),
    *(LEVEL, CLAIM, LAY, PAY, GAIN, GET, GIVE, GET_SEAL, GIVE_SEAL, NAME, MARK, UNMARK, FIGHT, TOP, BOTTOM),
    SPARE_PERK,
)


def _numbering() -> tuple[tuple[str, int], ...]:
    numbered = [(ALPHABET.parts(word)[0], 0) for word in range(len(ALPHABET))]
    for block in _BLOCKS:
        for number, word in enumerate(block):
            numbered[word] = (numbered[word][0], number)
    return tuple(numbered)


OBJECT: Final = tuple(number for _, number in _numbering())
VERB: Final = tuple(verb for verb, _ in _numbering())
