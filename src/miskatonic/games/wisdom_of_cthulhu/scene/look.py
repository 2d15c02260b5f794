"""One look at the table by one seat: which words point at what, and how a card is shown."""

from collections.abc import Callable
from typing import Final, TypeVar

from miskatonic.games.wisdom_of_cthulhu.actions.activate import offerings
from miskatonic.games.wisdom_of_cthulhu.combinations.components import component_name
from miskatonic.games.wisdom_of_cthulhu.scene.advances import price_of_advance
from miskatonic.games.wisdom_of_cthulhu.table import (
    ACTIVATED,
    COMPLETE,
    DOWN_TO_END,
    DOWN_TO_START,
    EASED,
    IN_AREA,
    KEPT,
    READY_AGAIN,
    SHIELDED,
    TRAPPED,
    USED,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import CardMarks, Flag
from miskatonic.games.wisdom_of_cthulhu.words import ADVANCE, BONDS, NOTHING, SEATS, SEEDS, TYPES, WANTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, SharedZones

Z = TypeVar("Z")

_FLAGS: Final[tuple[tuple[Flag, int], ...]] = (
    ("used", USED),
    ("trapped", TRAPPED),
    ("face_down", DOWN_TO_START | DOWN_TO_END),
    ("shielded", SHIELDED),
    ("eased", EASED),
    ("kept", KEPT),
    ("complete", COMPLETE),
)


def _lacks_components(t: Table, card: int) -> bool:
    return bool(t.rules.needs[card]) and not t.state[card] & COMPLETE


class Look:
    """One look at a table by one seat, or by a spectator."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...], shared: SharedZones) -> None:
        self.t = t
        self.seat = seat
        self.words = words
        self._shared = shared
        # The Ritual Objects that this seat can advance with now.
        asked = t.flow.decision
        is_asked = asked is not None and asked.prompt in ("advance", "free-advance") and asked.seat == seat
        self._advancing = {word - ADVANCE[0] for word in asked.options} if asked and is_asked else set()
        self._is_free = asked is not None and asked.prompt == "free-advance"
        # The words that point at each thing, by its name.
        self.pointing: dict[str, tuple[str, ...]] = {}
        for word in words:
            # A word about a set of Research cards points at each of them.
            for target in (word.partition(" ")[2] or word).split("+"):
                self.pointing[target] = (*self.pointing.get(target, ()), word)

    def common(self, drawing: Callable[..., Z], *about: int) -> Z:
        """Zones in which all see the same, but for the words of those who are asked."""
        return drawing(self, *about) if self.words else self._shared.draw(drawing, self, *about)

    def card(self, card: int, *, place: str | None = None, under: str | None = None) -> Piece:
        """A card that lies open, perhaps on a Place or under a combination."""
        t = self.t
        rules = t.rules
        marks: CardMarks = {"seed": SEEDS[rules.seed[card]], "type": TYPES[rules.type[card]]}
        if place is not None:
            marks["place"] = place
        if under is not None:
            marks["component"] = True
            marks["under"] = under
        if rules.bond[card] != NOTHING:
            marks["bond"] = BONDS[rules.bond[card]]
        if t.zone[card] == IN_AREA:
            self._mark_in_play(card, marks)
        label = rules.labels[card]
        words = self.pointing.get(label, ())
        if self.seat is not None and words and rules.has_activation[card]:
            given = offerings(t, self.seat, card) if rules.offering[card] != NOTHING else []
            marks["offering"] = [rules.names[other] for other in given]
        if card in self._advancing:
            self._mark_price(card, marks)
        if card in t.blocked_by:
            marks["blocked_by"], marks["sign"] = self.blocked(card)
        return Piece(label, rules.names[card], marks, words)

    def _mark_in_play(self, card: int, marks: CardMarks) -> None:
        t = self.t
        for name, flag in _FLAGS:
            if t.state[card] & flag:
                marks[name] = True
        if t.since_round[card] == t.round:
            marks["new"] = True
        if t.rules.ritual[card] is not None:
            marks["turned"] = t.quarter_turns[card]
            if t.state[card] & ACTIVATED:
                marks["activated"] = True
        if t.state[card] & READY_AGAIN and t.is_on(card) and not _lacks_components(t, card):
            marks["again"] = True
        if card in t.components:
            marks["components"] = [component_name(t, part) for part in t.components[card]]
            marks["fills"] = [WANTS[part.fills] for part in t.components[card]]

    def _mark_price(self, card: int, marks: CardMarks) -> None:
        price = price_of_advance(self.t, self.t.owner[card], card, free=self._is_free)
        marks["step"] = price["step"]
        marks["costs"] = price["costs"]
        marks["gives"] = price["gives"]
        marks["evokes"] = price["evokes"]

    def blocked(self, thing: int) -> tuple[str, str]:
        """Who blocks a thing, and with what: the Elder Sign or a card."""
        sign = next(sign for sign in self.t.signs if sign.thing == thing)
        return SEATS[sign.owner], "elder-sign" if sign.card == NOTHING else self.t.rules.names[sign.card]

    def seekers(self, at: int) -> list[str]:
        return [SEATS[seat] for seat, where in enumerate(self.t.seeker) if where == at]
