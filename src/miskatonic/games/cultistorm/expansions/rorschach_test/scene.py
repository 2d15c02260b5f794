"""What a seat sees of the inkblots: their symbols, and whether it knows the dreamer."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from miskatonic.games.cultistorm.expansions.rorschach_test.blots import open_symbols
from miskatonic.games.cultistorm.expansions.rorschach_test.cards import look_up
from miskatonic.games.cultistorm.expansions.rorschach_test.state import ink
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.words import NO_ENEMY, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone


class InkMarks(TypedDict):
    """How many inkblots hang unread, and how many call the dreamer."""

    unread: int
    threshold: int


class BlotMarks(TypedDict):
    """An inkblot: where it hangs, and the symbols that may be right. The dreamer has neither."""

    location: NotRequired[str]
    symbols: NotRequired[list[str]]


def scene(view: View) -> Sequence[Zone]:
    t, found, known = view.t, ink(view.t), look_up(view.t)
    blots = [
        Piece(
            known.ids[blot.card],
            known.ids[blot.card],
            BlotMarks(
                location=t.rules.place_ids[t.spots[blot.spot]],
                symbols=[SYMBOLS[symbol] for symbol in open_symbols(t, blot)],
            ),
            view.pointing(known.ids[blot.card], "read-blot"),
        )
        for blot in found.laid
    ]
    knows = found.seen or view.is_over or (view.seat is not None and view.seat >= t.detectives)
    face = t.rules.enemy_ids[found.dreamer] if knows and found.dreamer != NO_ENEMY else "face-down"
    marks = InkMarks(unread=len(found.laid), threshold=known.threshold)
    return (Zone("inkblots", "row", (Piece("dreamer", face, BlotMarks()), *blots), marks=marks),)
