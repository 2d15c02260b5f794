"""The scholars: their sheets, pouches and location cards."""

from miskatonic.games.witch_of_salem.actions.use import healing
from miskatonic.games.witch_of_salem.scene.view import View
from miskatonic.games.witch_of_salem.vocabulary.marks import CardMarks, ScholarMarks
from miskatonic.games.witch_of_salem.words import NO_ITEM, SEATS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone


def people(view: View) -> list[Zone]:
    """For each seat its sheet and its hand."""
    return [zone for seat in range(view.t.seats) for zone in (_scholar(view, seat), _hand(view, seat))]


def _scholar(view: View, seat: Seat) -> Zone:
    t, name = view.t, SEATS[seat]
    held = [*t.minors[seat]] + ([] if t.artifact[seat] == NO_ITEM else [t.artifact[seat]])
    pieces = tuple(
        Piece(
            f"{name}.{number}",
            t.rules.item_names[item],
            {},
            _item_words(view, seat, t.rules.item_names[item]),
        )
        for number, item in enumerate(held)
    )
    marks: ScholarMarks = {
        "scholar": t.rules.scholars[seat],
        "sanity": t.sanity[seat],
        "max_sanity": t.rules.max_sanity,
        "spaces": t.rules.spaces[seat],
        "holds": "nothing" if t.artifact[seat] == NO_ITEM else t.rules.item_names[t.artifact[seat]],
        "heals": min(healing(t, seat), t.rules.max_sanity - t.sanity[seat]),
        "place": None if t.place[seat] < 0 else t.rules.place_names[t.place[seat]],
        "out": not t.sanity[seat],
        "banner": seat == t.banner,
        "active": seat == t.active,
        "starting": seat == t.starting,
        "words": list(view.pointing(*(f"{verb} {name}" for verb in ("trade", "heal", "explore", "peek")))),
    }
    return Zone(f"scholar.{name}", "tableau", pieces, seat, marks)


def _item_words(view: View, owner: Seat, item: str) -> tuple[str, ...]:
    if owner == view.seat:
        return view.pointing(*(f"{verb} {item}" for verb in ("use", "give", "drop", "sacrifice")))
    asked = view.t.flow.decision
    if asked is not None and asked.about and asked.about.get("partner") == SEATS[owner]:
        return view.pointing(f"ask {item}")
    return ()


def _hand(view: View, seat: Seat) -> Zone:
    t = view.t
    pieces = tuple(
        Piece(
            f"{SEATS[seat]}.{card}",
            card,
            CardMarks(played=not t.hand[seat] >> number & 1),
            view.pointing(f"go {card}") if seat == view.seat else (),
        )
        for number, card in t.rules.card_names.items()
        if t.sanity[seat]
    )
    return Zone(f"hand.{SEATS[seat]}", "row", pieces, seat)
