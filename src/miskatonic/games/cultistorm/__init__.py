"""Cultistorm: two to five detectives against the cults of Arkham. See docs/rules/cultistorm.md."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from miskatonic.games.cultistorm.aspects import aspects
from miskatonic.games.cultistorm.board.outcome import tally
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.faces import faces
from miskatonic.games.cultistorm.cards.interpret import all_options
from miskatonic.games.cultistorm.cards.loading import load_content
from miskatonic.games.cultistorm.census import causes, causes_of_expansions, conserved, facts
from miskatonic.games.cultistorm.departures import departures
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.installed import (
    SHARED_TEXTS,
    active,
    in_order,
    installed,
    more_seats,
    seats_for,
)
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.habit.beginner import beginner
from miskatonic.games.cultistorm.habit.favours import FAVOURS
from miskatonic.games.cultistorm.imagine import imagine, redeal
from miskatonic.games.cultistorm.instinct import VALUE, instinct
from miskatonic.games.cultistorm.options import FOLDER
from miskatonic.games.cultistorm.scene import scene, scenes
from miskatonic.games.cultistorm.setup import SEAT_COUNTS, house_content, new_table
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.vocabulary import vocabulary_of
from miskatonic.games.cultistorm.why_not import why_not
from miskatonic.games.cultistorm.words import ALPHABET, PRIMARY, SEAL
from miskatonic.games.spec import GameSpec, Trace
from miskatonic.kernel.dice import Seed

_BASE: Final = GameSpec(
    key="cultistorm",
    seats=SEAT_COUNTS,
    cooperative=True,
    rules_version="3",
    rule_prefix="CUL",
    alphabet=ALPHABET,
    options=(),
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
    value=VALUE,
    aspects=aspects,
    why_not=why_not,
    habit=habit,
    rounds_ahead=1,
    evaluated_at=frozenset({"prepare", "review"}),
    beginner=beginner,
    favours=FAVOURS,
    overlooked_one_in=7,
    powers=causes,
    more_powers=causes_of_expansions,
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
)


def spec_with(expansions: Sequence[Expansion]) -> GameSpec[Table, Content]:
    """The game with these expansions to choose from."""
    there = in_order(expansions)
    options = all_options(there)

    def seats_with(chosen: Mapping[str, str]) -> range:
        return seats_for(active(there, chosen))

    def new(
        seats: int,
        chosen: Mapping[str, str],
        seed: Seed,
        content: Content | None = None,
        *,
        chronicle: bool = False,
    ) -> Table:
        return new_table(seats, chosen, seed, content or house_content(there), chronicle=chronicle)

    return replace(
        _BASE,
        options=options,
        seats_with=seats_with,
        opponents=lambda chosen: more_seats(active(there, chosen)),
        load_content=partial(load_content, expansions=there),
        new=new,
        campaign=next((one.campaign for one in there if one.campaign is not None), None),
        region=next((one.region for one in there if one.region is not None), None),
        traces=(*_BASE.traces, *(trace for one in there for trace in one.traces)),
        more_texts=(*SHARED_TEXTS, *(one.folder / "text" for one in there if one.folder is not None))
        if there
        else (),
        more_rules=tuple(dict.fromkeys(("EXP", *(one.prefix for one in there)))) if there else (),
        vocabulary=vocabulary_of(there, options),
    )


SPEC: Final = spec_with(installed())
