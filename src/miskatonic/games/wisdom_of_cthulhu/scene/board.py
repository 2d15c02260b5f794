"""The middle of the table: Great Old Ones, Arcane Places, offers and the Ritual Dashboard."""

from typing import Any

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_used
from miskatonic.games.wisdom_of_cthulhu.scene.look import Look
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY
from miskatonic.games.wisdom_of_cthulhu.words import (
    BONDS,
    FIRST_ELDER,
    FIRST_EVOCATION,
    FIRST_INFLUENCE,
    FIRST_INVOCATION,
    FIRST_PLACE,
    GROUNDS,
    SEATS,
)
from miskatonic.kernel.scene import Piece, Zone


def board_zones(look: Look) -> tuple[Zone, ...]:
    """In the order in which a display without a board of its own shows them."""
    t = look.t
    nested = tuple(look.card(card, place=t.rules.place_names[at]) for card, at in t.nest.items())
    return (
        _dashboard(look),
        _elders(look),
        Zone(
            "entities",
            "row",
            tuple(look.card(card) for card in t.entities),
            marks={"barred": t.entities_barred},
        ),
        Zone("places", "ring", tuple(_place(look, at) for at in t.rules.places)),
        Zone("nest", "row", nested),
        Zone("offer", "row", tuple(look.card(card) for card in t.offer)),
    )


def _dashboard(look: Look) -> Zone:
    t = look.t
    pieces = tuple(
        Piece(f"token.{SEATS[seat]}", SEATS[seat], {"box": t.token[seat], "space": t.token[seat]})
        for seat in range(t.seats)
    )
    marks = {
        "length": 3,
        "turn": t.turn,
        "round": t.round,
        "order": [SEATS[seat] for seat in t.order],
        "acting": [SEATS[seat] for seat in t.to_act],
    }
    return Zone("dashboard", "track", pieces, marks=marks)


def _elders(look: Look) -> Zone:
    t = look.t
    pieces: list[Piece] = []
    for elder, status in enumerate(t.elders):
        if status not in (IN_PLAY, EVOKED):
            continue
        marks: dict[str, Any] = {
            "bond": BONDS[t.rules.elder_bond[elder]],
            "evoked": status == EVOKED,
            "sealed": bool(t.sealed >> elder & 1),
            "seekers": look.seekers(FIRST_ELDER + elder),
        }
        name = t.rules.elder_names[elder]
        evocation = look.pointing.get(t.rules.labels[FIRST_EVOCATION + elder], ())
        pieces.append(Piece(name, name, marks, look.pointing.get(name, ()) + evocation))
        for number in (0, 1):
            thing = FIRST_INVOCATION + 2 * elder + number
            power = t.rules.labels[thing]
            marks = {"of": name, "price": 1, **look.blocked(thing)}
            pieces.append(Piece(power, power, marks, look.pointing.get(power, ())))
        if status == EVOKED:
            influence = t.rules.labels[FIRST_INFLUENCE + elder]
            pieces.append(Piece(influence, influence, {"of": name}))
    return Zone("elders", "row", tuple(pieces))


def _place(look: Look, at: int) -> Piece:
    t, name = look.t, look.t.rules.place_names[at]
    marks = {
        "ground": GROUNDS[t.rules.ground[at]],
        "sells": list(t.rules.place_sells[at]),
        "bond": BONDS[t.rules.place_bond[at]],
        "seekers": look.seekers(at),
        "price": t.rules.place_cost[at],
        "pays": _pays(look, FIRST_PLACE + at),
        **look.blocked(FIRST_PLACE + at),
    }
    return Piece(name, name, marks, look.pointing.get(name, ()))


def _pays(look: Look, place: int) -> int:
    """The points that a Place has for this seat if it is used now: they fade (WOC-5.4)."""
    times = 0 if look.seat is None else times_used(look.t, look.seat, place)
    gains = [power.args for power in look.t.rules.power[place] if power.verb == "gain"]
    return sum(max(0, args["kp"] - args.get("fades", 0) * times) for args in gains)
