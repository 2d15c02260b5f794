"""Wisdom of Cthulhu: two to four seekers of forbidden knowledge. See docs/rules/wisdom-of-cthulhu.md."""

from typing import Final

from miskatonic.games.spec import GameSpec, Reckoning
from miskatonic.games.wisdom_of_cthulhu.aspects import aspects
from miskatonic.games.wisdom_of_cthulhu.cards.departures import departures
from miskatonic.games.wisdom_of_cthulhu.cards.faces import faces
from miskatonic.games.wisdom_of_cthulhu.cards.loading import load_content
from miskatonic.games.wisdom_of_cthulhu.census import causes, conserved, facts, tally
from miskatonic.games.wisdom_of_cthulhu.effects import VERBS
from miskatonic.games.wisdom_of_cthulhu.habit import habit, leanings
from miskatonic.games.wisdom_of_cthulhu.habit.beginner import beginner
from miskatonic.games.wisdom_of_cthulhu.habit.sparring import SCRIPTS
from miskatonic.games.wisdom_of_cthulhu.imagine import imagine
from miskatonic.games.wisdom_of_cthulhu.instinct import VALUE, instinct, instincts
from miskatonic.games.wisdom_of_cthulhu.scene import scene, scenes
from miskatonic.games.wisdom_of_cthulhu.setup import FOLDER, OPTIONS, SEAT_COUNTS, VARIANTS, new_table
from miskatonic.games.wisdom_of_cthulhu.vocabulary import VOCABULARY
from miskatonic.games.wisdom_of_cthulhu.why_not import why_not
from miskatonic.games.wisdom_of_cthulhu.words import ALPHABET, PRIMARY

SPEC: Final = GameSpec(
    key="wisdom-of-cthulhu",
    seats=SEAT_COUNTS,
    cooperative=False,
    rules_version="3",
    rule_prefix="WOC",
    alphabet=ALPHABET,
    options=OPTIONS,
    variants=VARIANTS,
    folder=FOLDER,
    load_content=load_content,
    new=new_table,
    scene=scene,
    scenes=scenes,
    imagine=imagine,
    instinct=instinct,
    aspects=aspects,
    instincts=instincts,
    value=VALUE,
    why_not=why_not,
    powers=causes,
    conserved=conserved,
    facts=facts,
    habit=habit,
    beginner=beginner,
    leanings=leanings,
    scripts=SCRIPTS,
    rounds_ahead=0,
    reckoning=Reckoning(
        turn="turn-begins",
        offered=("offer-dealt", "entity-dealt", "dealt", "spawned"),
        bought="bought",
        owned="acquired",
        used="used",
        milestones=("evoked",),
    ),
    departures=departures,
    tally=tally,
    vocabulary=VOCABULARY,
    primary=PRIMARY,
    cards=faces,
    verbs=VERBS,
)
