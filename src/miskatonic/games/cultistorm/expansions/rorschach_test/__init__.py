"""The Rorschach Test (ROR): inkblots that can be read, and a dreamer who comes when too many hang unread."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion
from miskatonic.games.cultistorm.expansions.rorschach_test import blots, cards, dreamer
from miskatonic.games.cultistorm.expansions.rorschach_test.habit import HABIT
from miskatonic.games.cultistorm.expansions.rorschach_test.scene import BlotMarks, InkMarks, scene
from miskatonic.games.cultistorm.expansions.rorschach_test.state import ink
from miskatonic.games.cultistorm.expansions.rorschach_test.words import READ_BLOT
from miskatonic.games.spec import Advice
from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt

EXPANSION: Final = Expansion(
    key=cards.KEY,
    order=12,
    prefix="ROR",
    weight=1,
    advice=(Advice("three-plagues", ("cultist_events", "diseases", cards.KEY), 2),),
    folder=Path(__file__).parent,
    words=(READ_BLOT,),
    vocabulary=Vocabulary(
        events=(
            event("blot-laid", by="nobody", blot=str, location=str, cause=str),
            event("blot-wrong", blot=str, symbol=str, cause=str),
            event("blot-card-kept", card=str, cause=str),
            event("blot-read", blot=str, symbol=str, cause=str),
            event("blots-gone", by="nobody", cause=str),
            event("dreamer-seen", elder=str, cause=str),
            event("dreamer-chosen", by="nobody", cause=str),
        ),
        prompts=(
            prompt("blot-symbol", "ROR-2.1", blot=str),
            prompt("dream-where", "ROR-3.1"),
            prompt("blot-move", "ROR-2.1"),
            prompt("blot-comfort", "ROR-2.1"),
        ),
        refusals=("blot-not-here", "blot-not-laid", "blot-no-card", "blot-when"),
        endings=(),
        marks={"inkblots": Marks(zone=InkMarks, piece=BlotMarks)},
        causes=("ROR-1.2", "ROR-2.1", "ROR-2.2", "ROR-3.1", "ROR-3.3"),
    ),
    load=cards.load,
    rules=cards.rules,
    state=dreamer.opens,
    heeds_targets=False,
    hooks={
        "setup_end": dreamer.choose,
        "terror_step": blots.terror_steps,
        "summon": dreamer.not_the_dreamer,
        "elder_enters": dreamer.enters,
    },
    actions=(Action("prepare", READ_BLOT, blots.may_not_read, blots.read, blots.WHEN, blots.blots_at),),
    scene=scene,
    forget=dreamer.forget,
    habit=HABIT,
    instinct=lambda t: -0.12 * len(ink(t).laid),
    facts=lambda t: (
        ink(t).entries,
        [[blot.card, blot.spot, blot.excluded] for blot in ink(t).laid],
        ink(t).dreamer,
        ink(t).seen,
    ),
    conserved=lambda t: {"inkblots": len(ink(t).deck) + len(ink(t).discard) + len(ink(t).laid)},
)
