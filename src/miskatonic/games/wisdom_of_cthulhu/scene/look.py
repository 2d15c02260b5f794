"""One look at the table by one seat: which words point at what, and how a card is shown."""

from typing import Any, Final

from miskatonic.games.wisdom_of_cthulhu.combinations.components import component_name
from miskatonic.games.wisdom_of_cthulhu.table import (
    COMPLETE,
    DOWN_TO_END,
    DOWN_TO_START,
    EASED,
    IN_AREA,
    KEPT,
    SHIELDED,
    TRAPPED,
    USED,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, NOTHING, SEATS, SEEDS, TYPES, WANTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece

_FLAGS: Final = (
    ("used", USED),
    ("trapped", TRAPPED),
    ("face_down", DOWN_TO_START | DOWN_TO_END),
    ("shielded", SHIELDED),
    ("eased", EASED),
    ("kept", KEPT),
    ("complete", COMPLETE),
)


class Look:
    """One look at a table by one seat, or by a spectator."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...]) -> None:
        self.t = t
        self.seat = seat
        # The words that point at each thing, by its name.
        self.pointing: dict[str, tuple[str, ...]] = {}
        for word in words:
            target = word.partition(" ")[2] or word
            self.pointing[target] = (*self.pointing.get(target, ()), word)

    def card(self, card: int, **more: object) -> Piece:
        t = self.t
        rules = t.rules
        state = t.state[card]
        marks: dict[str, Any] = {"seed": SEEDS[rules.seed[card]], "type": TYPES[rules.type[card]], **more}
        if rules.bond[card] != NOTHING:
            marks["bond"] = BONDS[rules.bond[card]]
        if t.zone[card] == IN_AREA:
            marks |= {name: True for name, flag in _FLAGS if state & flag}
            if t.since_round[card] == t.round:
                marks["new"] = True
            if rules.ritual[card] is not None:
                marks["turned"] = t.quarter_turns[card]
            if card in t.components:
                marks["components"] = [component_name(t, part) for part in t.components[card]]
                marks["fills"] = [WANTS[part.fills] for part in t.components[card]]
        marks |= self.blocked(card)
        label = rules.labels[card]
        return Piece(label, rules.names[card], marks, self.pointing.get(label, ()))

    def blocked(self, thing: int) -> dict[str, Any]:
        owner = self.t.blocked_by.get(thing)
        if owner is None:
            return {}
        card = next(sign.card for sign in self.t.signs if sign.thing == thing)
        return {"blocked_by": SEATS[owner], "sign": self.t.rules.names[card] if card >= 0 else "elder-sign"}

    def seekers(self, at: int) -> list[str]:
        return [SEATS[seat] for seat, where in enumerate(self.t.seeker) if where == at]
