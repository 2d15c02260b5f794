"""The scholars: their sheets, pouches and location cards."""

from functools import lru_cache
from typing import NamedTuple

from miskatonic.games.witch_of_salem.actions.use import healing
from miskatonic.games.witch_of_salem.scene.view import REMEMBERED, View
from miskatonic.games.witch_of_salem.vocabulary.marks import CardMarks, ScholarMarks
from miskatonic.games.witch_of_salem.words import NO_ITEM, SEATS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone


def people(view: View) -> list[Zone]:
    """For each seat its sheet and its hand."""
    return [zone for seat in range(view.t.seats) for zone in (_scholar(view, seat), _hand(view, seat))]


class _Sheet(NamedTuple):
    """What is shown of a scholar, beside what it holds."""

    scholar: str
    sanity: int
    max_sanity: int
    spaces: int
    holds: str
    heals: int
    place: str | None
    banner: bool
    active: bool
    starting: bool


def _scholar(view: View, seat: Seat) -> Zone:
    t, name, rules = view.t, SEATS[seat], view.t.rules
    artifact = t.artifact[seat]
    held = t.minors[seat] if artifact == NO_ITEM else (*t.minors[seat], artifact)
    items = tuple([rules.item_names[item] for item in held])
    sheet = _Sheet(
        rules.scholars[seat],
        t.sanity[seat],
        rules.max_sanity,
        rules.spaces[seat],
        "nothing" if artifact == NO_ITEM else rules.item_names[artifact],
        min(healing(t, seat), rules.max_sanity - t.sanity[seat]),
        None if t.place[seat] < 0 else rules.place_names[t.place[seat]],
        seat == t.banner,
        seat == t.active,
        seat == t.starting,
    )
    if not view.words:
        return _shown_scholar(seat, sheet, items, None, ())
    on_items = tuple([_item_words(view, seat, item) for item in items])
    on_scholar = view.pointing(*(f"{verb} {name}" for verb in ("trade", "heal", "explore", "peek")))
    return _shown_scholar(seat, sheet, items, on_items, on_scholar)


@lru_cache(REMEMBERED)
def _shown_scholar(
    seat: Seat,
    sheet: _Sheet,
    items: tuple[str, ...],
    on_items: tuple[tuple[str, ...], ...] | None,
    words: tuple[str, ...],
) -> Zone:
    """A sheet and what lies on it; `on_items` are the words that point at each item, `words` at the sheet."""
    name = SEATS[seat]
    marks: ScholarMarks = {
        "scholar": sheet.scholar,
        "sanity": sheet.sanity,
        "max_sanity": sheet.max_sanity,
        "spaces": sheet.spaces,
        "holds": sheet.holds,
        "heals": sheet.heals,
        "place": sheet.place,
        "out": not sheet.sanity,
        "banner": sheet.banner,
        "active": sheet.active,
        "starting": sheet.starting,
        "words": list(words),
    }
    pieces = [
        Piece(f"{name}.{number}", item, {}, () if on_items is None else on_items[number])
        for number, item in enumerate(items)
    ]
    return Zone(f"scholar.{name}", "tableau", tuple(pieces), seat, marks)


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
    cards = tuple(t.rules.card_names.items()) if t.sanity[seat] else ()
    return _shown_hand(seat, cards, t.hand[seat], words)


@lru_cache(REMEMBERED)
def _shown_hand(seat: Seat, cards: tuple[tuple[int, str], ...], hand: int, words: tuple[str, ...]) -> Zone:
    """The location cards of a scholar; those that are not in `hand` have been played."""
    name = SEATS[seat]
    pieces = [
        Piece(
            f"{name}.{card}",
            card,
            CardMarks(played=not hand >> number & 1),
            tuple([word for word in words if word == f"go {card}"]),
        )
        for number, card in cards
    ]
    return Zone(f"hand.{name}", "row", tuple(pieces), seat)
