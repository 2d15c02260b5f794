"""Investigation Events (INV): whoever investigates finds more than objects."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions import shared_verbs
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.investigation_events import drawing, state
from miskatonic.games.cultistorm.expansions.investigation_events.cards import KEY, load, look_up, rules
from miskatonic.games.cultistorm.expansions.investigation_events.habit import HABIT
from miskatonic.games.cultistorm.expansions.investigation_events.vocabulary import VOCABULARY, FindingsMarks
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.spec import Trace
from miskatonic.kernel.scene import Piece, Zone

# Importing verbs is what declares them.
DECLARED: Final = (shared_verbs,)


def _scene(view: View) -> Sequence[Zone]:
    """How many cards are left, those that were drawn, and the one that waits for an answer."""
    found, cards = state.found_by(view.t), look_up(view.t).cards
    drawn = [cards[card].id for card in found.discard]
    asked = view.t.flow.decision
    offered: tuple[Piece, ...] = ()
    if asked is not None and asked.prompt == "take-finding":
        card = drawn[-1]
        offered = (Piece(card, card, {}, view.bare("yes")),)
    return (Zone("findings", "row", offered, marks=FindingsMarks(deck=len(found.deck), drawn=drawn)),)


EXPANSION: Final = Expansion(
    key=KEY,
    order=11,
    prefix="INV",
    weight=-2,
    folder=Path(__file__).parent,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=state.new,
    heeds_targets=False,
    hooks={"investigated": drawing.investigated, "free_move": state.is_free, "cleanup": state.clean_up},
    scene=_scene,
    habit=HABIT,
    facts=state.facts,
    conserved=state.conserved,
    traces=(Trace("finding-drawn", "card", "found"),),
)
