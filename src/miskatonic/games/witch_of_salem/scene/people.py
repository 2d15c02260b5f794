"""The scholars: their sheets, pouches and location cards."""

from functools import lru_cache
from typing import NamedTuple

from miskatonic.games.witch_of_salem.actions.use import healing
from miskatonic.games.witch_of_salem.rules import Rules
from miskatonic.games.witch_of_salem.scene.view import REMEMBERED, View
from miskatonic.games.witch_of_salem.vocabulary.marks import CardMarks, ScholarMarks
from miskatonic.games.witch_of_salem.words import NO_ITEM, SEATS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone


def people(view: View) -> list[Zone]:
    """For each seat its sheet and its hand."""
    return [zone for seat in range(view.t.seats) for zone in (_scholar(view, seat), _hand(view, seat))]


class _Sheet(NamedTuple):
    """What is shown of a scholar, in the numbers of the table."""

    seat: Seat
    sanity: int
    place: int
    minors: tuple[int, ...]
    artifact: int
    healing: int
    banner: bool
    active: bool
    starting: bool


def _scholar(view: View, seat: Seat) -> Zone:
    t = view.t
    sheet = _Sheet(
        seat,
        t.sanity[seat],
        t.place[seat],
        t.minors[seat],
        t.artifact[seat],
        healing(t, seat),
        seat == t.banner,
        seat == t.active,
        seat == t.starting,
    )
    if not view.words:
        return _shown_scholar(t.rules, sheet, None, ())
    on_items = tuple([_item_words(view, seat, item) for item in _held(t.rules, sheet)])
    name = SEATS[seat]
    on_scholar = view.pointing(f"trade {name}", f"heal {name}", f"explore {name}", f"peek {name}")
    return _shown_scholar(t.rules, sheet, on_items, on_scholar)


@lru_cache(REMEMBERED)
def _shown_scholar(
    rules: Rules, sheet: _Sheet, on_items: tuple[tuple[str, ...], ...] | None, words: tuple[str, ...]
) -> Zone:
    """A sheet and what lies on it; `on_items` are the words that point at each item, `words` at the sheet."""
    name, sanity = SEATS[sheet.seat], sheet.sanity
    marks: ScholarMarks = {
        "scholar": rules.scholars[sheet.seat],
        "sanity": sanity,
        "max_sanity": rules.max_sanity,
        "spaces": rules.spaces[sheet.seat],
        "holds": "nothing" if sheet.artifact == NO_ITEM else rules.item_names[sheet.artifact],
        "heals": min(sheet.healing, rules.max_sanity - sanity),
        "place": None if sheet.place < 0 else rules.place_names[sheet.place],
        "out": not sanity,
        "banner": sheet.banner,
        "active": sheet.active,
        "starting": sheet.starting,
        "words": list(words),
    }
    pieces = [
        Piece(f"{name}.{number}", item, {}, () if on_items is None else on_items[number])
        for number, item in enumerate(_held(rules, sheet))
    ]
    return Zone(f"scholar.{name}", "tableau", tuple(pieces), sheet.seat, marks)


def _held(rules: Rules, sheet: _Sheet) -> list[str]:
    items = sheet.minors if sheet.artifact == NO_ITEM else (*sheet.minors, sheet.artifact)
    return [rules.item_names[item] for item in items]


def _item_words(view: View, owner: Seat, item: str) -> tuple[str, ...]:
    if owner == view.seat:
        return view.pointing(*(f"{verb} {item}" for verb in ("use", "give", "drop", "sacrifice")))
    asked = view.t.flow.decision
    if asked is not None and asked.about and asked.about.get("partner") == SEATS[owner]:
        return view.pointing(f"ask {item}")
    return ()


def _hand(view: View, seat: Seat) -> Zone:
    t = view.t
    words = tuple([word for word in view.words if word.startswith("go ")]) if seat == view.seat else ()
    return _shown_hand(t.rules, seat, t.hand[seat] if t.sanity[seat] else None, words)


@lru_cache(REMEMBERED)
def _shown_hand(rules: Rules, seat: Seat, hand: int | None, words: tuple[str, ...]) -> Zone:
    """The location cards of a scholar; those not in `hand` have been played. None: the scholar is out."""
    name = SEATS[seat]
    pieces = [
        Piece(
            f"{name}.{card}",
            card,
            CardMarks(played=not hand >> number & 1),
            tuple([word for word in words if word == f"go {card}"]),
        )
        for number, card in rules.card_names.items()
        if hand is not None
    ]
    return Zone(f"hand.{name}", "row", tuple(pieces), seat)
