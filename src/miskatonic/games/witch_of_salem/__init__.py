"""Witch of Salem: two to four scholars against Necron. See docs/rules/witch-of-salem.md."""

from typing import Final

from miskatonic.games.spec import GameSpec, Trace
from miskatonic.games.witch_of_salem.aspects import aspects
from miskatonic.games.witch_of_salem.board.outcome import tally
from miskatonic.games.witch_of_salem.cards.departures import departures
from miskatonic.games.witch_of_salem.cards.faces import faces
from miskatonic.games.witch_of_salem.cards.loading import load_content
from miskatonic.games.witch_of_salem.census import causes, conserved, facts
from miskatonic.games.witch_of_salem.effects.verbs import VERBS
from miskatonic.games.witch_of_salem.habit import habit
from miskatonic.games.witch_of_salem.habit.beginner import beginner
from miskatonic.games.witch_of_salem.habit.favours import FAVOURS
from miskatonic.games.witch_of_salem.imagine import imagine, redeal
from miskatonic.games.witch_of_salem.instinct import VALUE, instinct
from miskatonic.games.witch_of_salem.rules import OPTIONS
from miskatonic.games.witch_of_salem.scene import scene, scenes
from miskatonic.games.witch_of_salem.setup import FOLDER, SEAT_COUNTS, new_table
from miskatonic.games.witch_of_salem.vocabulary import VOCABULARY
from miskatonic.games.witch_of_salem.why_not import why_not
from miskatonic.games.witch_of_salem.words import ALPHABET, CLOSE, PRIMARY, SEAL

SPEC: Final = GameSpec(
    key="witch-of-salem",
    seats=SEAT_COUNTS,
    cooperative=True,
    rules_version="3",
    rule_prefix="WOS",
    alphabet=ALPHABET,
    options=OPTIONS,
    variants={
        "standard": {},
        "apprentice": {"preset": "apprentice", "openGlasses": "on"},
        "elder": {"preset": "elder", "talents": "on"},
        "explorers": {"exploration": "on", "talents": "on", "scholars": "foster,sterns,furlong,baxter"},
        "solo": {"solo": "on", "exploration": "on"},
        # All other defaults are the letter of the book.
        "strict": {"fatalPayments": "on"},
        "restless": {"mayStay": "off", "banDiscards": "on", "rollFirst": "always", "shadowAbility": "off"},
        "reckless": {
            "fatalPayments": "on",
            "refuseTribute": "on",
            "wallCheck": "end",
            "placeFrom": "own",
            "rateByLiving": "on",
            "rollFirst": "never",
        },
    },
    solo={"solo": "on"},
    newcomer="apprentice",
    folder=FOLDER,
    load_content=load_content,
    new=new_table,
    scene=scene,
    scenes=scenes,
    imagine=imagine,
    redeal=redeal,
    instinct=instinct,
    value=VALUE,
    # In the middle of a turn a value would have to know what the rest of it brings.
    evaluated_at=frozenset({"move"}),
    # The luck of more rounds hides what a word changes.
    rounds_ahead=1,
    aspects=aspects,
    why_not=why_not,
    habit=habit,
    beginner=beginner,
    favours=FAVOURS,
    powers=causes,
    conserved=conserved,
    facts=facts,
    departures=departures,
    tally=tally,
    traces=(
        Trace("creature-defeated", "creature", "defeated"),
        Trace("creature-activated", "creature", "struck"),
        Trace("creature-placed", "creature", "came"),
        Trace("elder-unmasked", "elder", "unmasked"),
        Trace("item-taken", "item", "taken"),
        Trace("item-used", "item", "used"),
        Trace("sealed", "item", "sealed with"),
        Trace("event-revealed", "event", "revealed"),
    ),
    cards=faces,
    verbs=VERBS,
    vocabulary=VOCABULARY,
    fatal=frozenset({*SEAL, CLOSE}),
    primary=PRIMARY,
)
