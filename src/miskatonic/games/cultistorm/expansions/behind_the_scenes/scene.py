"""The overlord's desk as a seat sees it: his own side of it, and what the team knows."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    CLOCKWISE,
    Lasting,
    desk,
    look_up,
    overlord,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.vocabulary import (
    CastMarks,
    DeskMarks,
    ForceMarks,
    OverlordMarks,
    PageMarks,
    PagesMarks,
)
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import ALL_SEATS, SEATS
from miskatonic.kernel.scene import Piece, Zone

_ABOUT_SEATS = ("paranoia",)
_ABOUT_ENEMIES = ("strengthen", "martyr", "no-rerolls", "no-ignoring")
_DRAFTING = ("place-terror", "redraft")


def scene(view: View) -> Sequence[Zone]:
    return (
        _desk(view),
        _manuscript(view),
        _cast(view),
        _lying(view),
        _written(view),
        _force(view),
        *_drafts(view),
        *_reading(view),
        *_fallen(view),
    )


def _is_his(view: View) -> bool:
    """At the end of a game everything is turned up."""
    return view.is_over or view.seat == overlord(view.t)


def _name(t: Table) -> str:
    return ALL_SEATS[overlord(t)]


def _desk(view: View) -> Zone:
    t = view.t
    at, found = desk(t), look_up(t)
    marks: DeskMarks = {
        "ink": at.ink,
        "most_ink": found.numbers.most_ink,
        "insight": at.insight,
        "most_insight": found.most_insight,
        "pages": len(at.hand),
        "page_deck": len(at.deck),
        "way": "clockwise" if at.way == CLOCKWISE else "counter-clockwise",
        "bought": at.bought,
    }
    if at.target >= 0:
        marks["target"] = t.rules.enemy_ids[at.target]
    person = Piece(
        _name(t),
        "overlord",
        OverlordMarks(ink=at.ink, insight=at.insight, most_insight=found.most_insight, way=marks["way"]),
    )
    return Zone(f"desk.{_name(t)}", "tableau", (person,), overlord(t), marks)


def _page(view: View, at: str, page: int, *verbs: str) -> Piece:
    found = look_up(view.t)
    name = found.ids[page]
    marks = PageMarks(window=f"window-{found.window[page]}", ink=found.ink[page])
    return Piece(f"{at}.{name}", name, marks, view.pointing(name, *verbs))


def _manuscript(view: View) -> Zone:
    """His hand of pages."""
    t = view.t
    pages = tuple(
        _page(view, "manuscript", page, "write", "strike") for page in (desk(t).hand if _is_his(view) else ())
    )
    marks = PagesMarks(count=len(desk(t).hand))
    return Zone(f"manuscript.{_name(t)}", "row", pages, overlord(t), marks)


def _cast(view: View) -> Zone:
    """Whom he can bring; the team sees what it has looked at (OVR-6.3)."""
    t = view.t
    at = desk(t)
    known = at.cast if _is_his(view) else at.known_cast if view.detective is not None else []
    pieces = [
        Piece(
            f"cast.{t.rules.enemy_ids[card]}",
            t.rules.enemy_ids[card],
            CastMarks(known=card in at.known_cast),
            view.pointing(t.rules.enemy_ids[card], "bring", "dismiss"),
        )
        for card in known
    ]
    hidden = len(at.cast) - len(known)
    pieces += [Piece(f"cast.{number + 1}", "face-down", CastMarks(known=False)) for number in range(hidden)]
    return Zone("cast", "row", tuple(pieces))


def _lying(view: View) -> Zone:
    """A page that lies face down with an enemy."""
    page = desk(view.t).committed
    if page == NOTHING:
        return Zone("lying", "row")
    face = look_up(view.t).ids[page] if _is_his(view) else "face-down"
    return Zone("lying", "row", (Piece("lying.page", face),))


def _written(view: View) -> Zone:
    """Pages that are revealed or discarded lie open (EXP-1.7)."""
    at = desk(view.t)
    open_pages = [*at.discard, *([at.shown] if at.shown != NOTHING else [])]
    return Zone("written", "stack", tuple(_page(view, "written", page) for page in open_pages))


def _force(view: View) -> Zone:
    t = view.t
    pieces = [
        Piece(f"force.{number + 1}", look_up(t).ids[page.page], ForceMarks(about=_concerned(t, page)))
        for number, page in enumerate(desk(t).lasting)
    ]
    return Zone("force", "row", tuple(pieces))


def _concerned(t: Table, page: Lasting) -> list[str]:
    if page.effect in _ABOUT_SEATS:
        return [SEATS[seat] for seat in page.about]
    if page.effect in _ABOUT_ENEMIES:
        return [t.rules.enemy_ids[enemy] for enemy in page.about]
    return [t.rules.place_ids[t.spots[spot]] for spot in page.about]


def _drafts(view: View) -> list[Zone]:
    """The terror cards of which he chooses one (OVR-4.2)."""
    t = view.t
    asked = t.flow.decision
    if asked is None or asked.prompt not in _DRAFTING or view.seat != overlord(t):
        return []
    cards = [card for card, _ in reversed(t.terror_deck.top)]
    pieces = [
        Piece(f"drafts.{word}", t.rules.terror_ids[card], {}, view.bare(word))
        for card, word in zip(cards, view.bare("first", "second"), strict=False)
    ]
    return [Zone("drafts", "row", tuple(pieces))]


def _reading(view: View) -> list[Zone]:
    """Hands that he has read this turn."""
    t = view.t
    if view.seat != overlord(t) or view.is_over:
        return []
    return [
        Zone(
            f"reading.{SEATS[seat]}",
            "row",
            tuple(
                Piece(f"reading.{SEATS[seat]}.{t.rules.action_ids[kind]}", t.rules.action_ids[kind])
                for kind in read
            ),
        )
        for seat, read in enumerate(desk(t).read)
        if read
    ]


def _fallen(view: View) -> list[Zone]:
    """The cultist discards, while he chooses one of them."""
    t = view.t
    words = [word for word in view.words if word.startswith("revive ")]
    if not words:
        return []
    names = [t.rules.enemy_ids[card] for card in sorted(t.cultist_discard)]
    pieces = tuple(Piece(f"fallen.{name}", name, {}, view.pointing(name, "revive")) for name in names)
    return [Zone("fallen", "row", pieces)]
