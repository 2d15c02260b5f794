"""The telephone exchange as everybody sees it: the wire, cards that wait for a fight, or the switchboard."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.expansions.distant_help.cards import is_solo, look_up, solo_of
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.expansions.distant_help.vocabulary import (
    LineMarks,
    StandbyMarks,
    SwitchboardMarks,
    WireCardMarks,
    WireMarks,
)
from miskatonic.games.cultistorm.expansions.distant_help.words import LINES
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING
from miskatonic.games.cultistorm.words import FACES, NO_SYMBOL, SEATS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> Sequence[Zone]:
    if is_solo(view.t):
        return (view.common(_switchboard),)
    return (view.common(_wire), *view.common(_standby))


def _wire(view: View) -> Zone:
    t = view.t
    found, known = exchange(t), look_up(t).cards
    pieces = []
    for at, number in enumerate(found.wire):
        card = known[number]
        marks = WireCardMarks(combat=bool(card.combat), oldest=at == 0)
        if card.price.cards:
            marks["cards"] = card.price.cards
        if card.price.tokens:
            marks["tokens"] = card.price.tokens
        if card.price.trophies:
            marks["trophies"] = card.price.trophies
        if card.price.steps:
            marks["steps"] = card.price.steps
        pieces.append(Piece(f"wire.{card.id}", card.id, marks, view.pointing(card.id, "dial")))
    about = WireMarks(
        deck=len(found.deck),
        discards=[known[number].id for number in found.discard],
        calls=list(found.calls),
        plane=found.plane,
    )
    return Zone("wire", "row", tuple(pieces), marks=about)


def _standby(view: View) -> list[Zone]:
    """Left out while no card waits for a fight."""
    t = view.t
    pieces = []
    for one in exchange(t).standby:
        card = look_up(t).cards[one.card]
        marks = StandbyMarks(caller=SEATS[one.seat])
        if one.symbol != NO_SYMBOL:
            marks["symbol"] = FACES[one.symbol]
        pieces.append(Piece(f"standby.{card.id}", card.id, marks))
    return [Zone("standby", "row", tuple(pieces))] if pieces else []


def _switchboard(view: View) -> Zone:
    found = exchange(view.t)
    pieces = [piece for line in range(len(LINES)) for piece in _line(view, line)]
    about = SwitchboardMarks(static=found.static, most=solo_of(view.t).static)
    return Zone("switchboard", "row", tuple(pieces), marks=about)


def _line(view: View, line: int) -> list[Piece]:
    """The correspondent, then the card that waits. Before the lines are hired there is nothing to see."""
    t, name = view.t, LINES[line]
    found, rules = exchange(t), t.rules
    if found.hired[line] == NOTHING:
        return []
    symbol = found.dispatched[line]
    marks = LineMarks(
        part="line",
        line=name,
        deck=len(found.decks[line]),
        discards=[rules.action_ids[kind] for kind in sorted(found.piles[line])],
        sent=bool(found.sent >> line & 1),
        silent=bool(found.skipped >> line & 1),
        trophies=[] if symbol == NOTHING else [SYMBOLS[symbol]] * 2,
    )
    words = view.pointing(name, "send-for", "dispatch")
    pieces = [Piece(f"line.{name}", rules.detective_ids[found.hired[line]], marks, words)]
    kind = found.waiting[line]
    if kind != NOTHING:
        printed = LineMarks(
            part="card",
            line=name,
            symbol=FACES[rules.symbol[kind]],
            insanity=rules.pain[kind],
            spawns=rules.spawns[kind],
            dreads=rules.dreads[kind],
            redraws=rules.redraws[kind],
        )
        pieces.append(
            Piece(f"waiting.{name}", rules.action_ids[kind], printed, view.pointing(name, "connect"))
        )
    return pieces
