"""Cultistorm: two to five detectives against the cults of Arkham. See docs/rules/cultistorm.md."""

from typing import Final

from miskatonic.games.cultistorm.board.outcome import tally
from miskatonic.games.cultistorm.cards.faces import faces
from miskatonic.games.cultistorm.cards.loading import load_content
from miskatonic.games.cultistorm.census import causes, conserved, facts
from miskatonic.games.cultistorm.departures import departures
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.habit.beginner import beginner
from miskatonic.games.cultistorm.imagine import imagine, redeal
from miskatonic.games.cultistorm.instinct import instinct
from miskatonic.games.cultistorm.options import FOLDER, OPTIONS
from miskatonic.games.cultistorm.scene import scene, scenes
from miskatonic.games.cultistorm.setup import SEAT_COUNTS, new_table
from miskatonic.games.cultistorm.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.why_not import why_not
from miskatonic.games.cultistorm.words import ALPHABET, PRIMARY, SEAL
from miskatonic.games.spec import GameSpec, Trace

SPEC: Final = GameSpec(
    key="cultistorm",
    seats=SEAT_COUNTS,
    cooperative=True,
    rules_version="3",
    rule_prefix="CUL",
    alphabet=ALPHABET,
    options=OPTIONS,
    variants={
        "standard": {},
        "novice": {"difficulty": "novice"},
        "nightmare": {"difficulty": "nightmare"},
        "narrative": {"difficulty": "novice", "narrative": "on", "floor": "open"},
        "glass": {
            "difficulty": "novice",
            "narrative": "on",
            "special_cult": "glass-congregation",
            "monsters": "the-harbour-thing,the-bell-ringer",
        },
        "flood": {
            "difficulty": "novice",
            "narrative": "on",
            "special_cult": "glass-congregation,drowned-parish",
        },
        "closed": {"open_hands": "off", "narrative": "on", "floor": "open"},
        "loose": {
            "ranged_reach": "any",
            "seal_transfer": "by_card",
            "seal_trophies": "any",
            "portal_grace": "any_late",
            "last_elder": "seal_later",
            "empty_handed": "exempt",
            "review_draw": "one",
        },
        "strict": {
            "seal_trophies": "matching",
            "portal_grace": "none",
            "last_elder": "seal_first",
            "ranged_reach": "own",
            "seal_transfer": "never",
            "support_insanity": "both",
            "review_draw": "refill",
            "empty_handed": "strict",
            "floor": "open",
        },
    },
    folder=FOLDER,
    load_content=load_content,
    new=new_table,
    scene=scene,
    scenes=scenes,
    imagine=imagine,
    redeal=redeal,
    instinct=instinct,
    why_not=why_not,
    habit=habit,
    beginner=beginner,
    powers=causes,
    conserved=conserved,
    facts=facts,
    traces=(
        Trace("detective-chosen", "detective", "chosen"),
        Trace("locations-laid", "locations", "laid"),
        Trace("cards-drawn", "cards", "drawn"),
        Trace("fight-won", "cards", "won a fight"),
        Trace("help", "card", "supported"),
        Trace("item-kept", "item", "kept"),
        Trace("item-used", "item", "used"),
        Trace("level-up", "ability", "gained"),
        Trace("elder-enters", "elder", "entered"),
        Trace("terror-card", "card", "struck"),
    ),
    cards=faces,
    departures=departures,
    newcomer="novice",
    tally=tally,
    verbs=VERBS,
    fatal=frozenset({SEAL}),
    primary=PRIMARY,
    vocabulary=VOCABULARY,
)
