"""The Great Old Ones: unmasking, shadows, abilities (WOS-8.3, WOS-11).

Everything that turns up, moves or removes one of them is here, and ends by working out the abilities.
"""

from miskatonic.games.witch_of_salem.board.necron import advance
from miskatonic.games.witch_of_salem.table import (
    FACE_DOWN,
    GONE,
    NO_ELDER,
    Table,
    abilities_at_work,
)


def unmask_next(t: Table) -> None:
    """Turn up the next face-down card: edges in order, then the Prisoner (WOS-8.3)."""
    at = t.elders.index(FACE_DOWN)
    elder = t.dice.draw(t.elders_hidden)
    t.elders[at] = elder
    t.powers = abilities_at_work(t)
    kind = "prisoner-unmasked" if t.is_unmasked() else "elder-unmasked"
    t.tell(kind, elder=t.rules.elders[elder], edge=at + 1)


def place_shadow(t: Table, cause: str) -> None:
    """The lowest-numbered face-up edge card moves to the University (WOS-11.6, WOS-11.7)."""
    if t.shadow != NO_ELDER:
        t.tell("shadow-stays", elder=t.rules.elders[t.shadow], cause=cause)
        advance(t, 1, cause)
        return
    *edges, _ = t.elders
    at = next((edge for edge, elder in enumerate(edges) if elder >= 0), None)
    if at is None:
        t.tell("shadow-missing", cause=cause)
        return
    t.shadow = t.elders[at]
    t.elders[at] = GONE
    t.powers = abilities_at_work(t)
    t.tell("shadow-placed", elder=t.rules.elders[t.shadow], cause=cause)


def banish_shadow(t: Table) -> None:
    """A defeated shadow returns to the box and its ability ends (WOS-7.7)."""
    t.tell("shadow-defeated", t.active, elder=t.rules.elders[t.shadow])
    t.shadow = NO_ELDER
    t.powers = abilities_at_work(t)
