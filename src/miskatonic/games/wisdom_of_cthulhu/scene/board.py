"""The middle of the table: Great Old Ones, Arcane Places, offers and the Ritual Dashboard."""

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_used, was_used
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import LAST_BOX
from miskatonic.games.wisdom_of_cthulhu.scene.look import Look
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import (
    DashboardMarks,
    ElderMarks,
    EntitiesMarks,
    PlaceMarks,
    TokenMarks,
)
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
    return (
        look.common(_dashboard),
        _elders(look),
        look.common(_entities),
        Zone("places", "ring", tuple(_place(look, at) for at in t.rules.places)),
        look.common(_nest),
        look.common(_offer),
    )


def _entities(look: Look) -> Zone:
    barred: EntitiesMarks = {"barred": look.t.entities_barred}
    return Zone("entities", "row", tuple(look.card(card) for card in look.t.entities), marks=barred)


def _nest(look: Look) -> Zone:
    names = look.t.rules.place_names
    nested = tuple(look.card(card, place=names[at]) for card, at in look.t.nest.items())
    return Zone("nest", "row", nested)


def _offer(look: Look) -> Zone:
    return Zone("offer", "row", tuple(look.card(card) for card in look.t.offer))


def _dashboard(look: Look) -> Zone:
    t = look.t
    pieces = []
    for seat in range(t.seats):
        token: TokenMarks = {"box": t.token[seat], "space": t.token[seat]}
        pieces.append(Piece(f"token.{SEATS[seat]}", SEATS[seat], token))
    marks: DashboardMarks = {
        "length": LAST_BOX,
        "turn": t.turn,
        "turns": t.rules.turns,
        "round": t.round_of_turn,
        "phase": t.phase,
        "order": [SEATS[seat] for seat in t.order],
        "acting": [SEATS[seat] for seat in t.to_act],
    }
    return Zone("dashboard", "track", tuple(pieces), marks=marks)


def _elders(look: Look) -> Zone:
    t = look.t
    pieces: list[Piece] = []
    for elder, status in enumerate(t.elders):
        if status in (IN_PLAY, EVOKED):
            pieces.append(_elder(look, elder))
            pieces += [_invocation(look, elder, which) for which in (0, 1)]
            if status == EVOKED:
                influence = t.rules.labels[FIRST_INFLUENCE + elder]
                marks: ElderMarks = {"of": t.rules.elder_names[elder], "power": "influence"}
                pieces.append(Piece(influence, influence, marks))
    return Zone("elders", "row", tuple(pieces))


def _elder(look: Look, elder: int) -> Piece:
    t, name = look.t, look.t.rules.elder_names[elder]
    marks: ElderMarks = {
        "bond": BONDS[t.rules.elder_bond[elder]],
        "evoked": t.elders[elder] == EVOKED,
        "sealed": bool(t.sealed >> elder & 1),
        "seekers": look.seekers(FIRST_ELDER + elder),
    }
    evocation = look.pointing.get(t.rules.labels[FIRST_EVOCATION + elder], ())
    return Piece(name, name, marks, look.pointing.get(name, ()) + evocation)


def _invocation(look: Look, elder: int, which: int) -> Piece:
    t = look.t
    thing = FIRST_INVOCATION + 2 * elder + which
    name = t.rules.labels[thing]
    marks: ElderMarks = {
        "of": t.rules.elder_names[elder],
        "power": "second" if which else "first",
        "price": 1,
    }
    if t.rules.invokes_once and look.seat is not None:
        marks["used"] = was_used(t, look.seat, thing)
    if thing in t.blocked_by:
        marks["blocked_by"], marks["sign"] = look.blocked(thing)
    return Piece(name, name, marks, look.pointing.get(name, ()))


def _place(look: Look, at: int) -> Piece:
    t, name = look.t, look.t.rules.place_names[at]
    marks: PlaceMarks = {
        "ground": GROUNDS[t.rules.ground[at]],
        "sells": list(t.rules.place_sells[at]),
        "bond": BONDS[t.rules.place_bond[at]],
        "seekers": look.seekers(at),
        "price": t.rules.place_cost[at],
        "pays": _pays(look, FIRST_PLACE + at),
    }
    if FIRST_PLACE + at in t.blocked_by:
        marks["blocked_by"], marks["sign"] = look.blocked(FIRST_PLACE + at)
    return Piece(name, name, marks, look.pointing.get(name, ()))


def _pays(look: Look, place: int) -> int:
    """The points that a Place has for this seat if it is used now: they fade (WOC-5.4)."""
    times = 0 if look.seat is None else times_used(look.t, look.seat, place)
    gains = [power.args for power in look.t.rules.power[place] if power.verb == "gain"]
    return sum(max(0, args["kp"] - args.get("fades", 0) * times) for args in gains)
