"""The cults' calendar as a seat sees it."""

from miskatonic.games.cultistorm.expansions.cultist_events.calendar import calendar_of, look_up
from miskatonic.games.cultistorm.expansions.cultist_events.drawing import overlord
from miskatonic.games.cultistorm.expansions.cultist_events.vocabulary import CalendarMarks, EventMarks
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING, NOWHERE
from miskatonic.games.cultistorm.words import SEATS
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> tuple[Zone, ...]:
    """The event of this turn, the deck and the discards; two cards for whoever chooses between them."""
    t = view.t
    calendar, ids = calendar_of(t), look_up(t).ids
    pieces = []
    if calendar.now != NOTHING:
        marks = EventMarks(part="now")
        if calendar.spot != NOWHERE:
            marks["location"] = t.rules.place_ids[t.spots[calendar.spot]]
        if calendar.seat != NOTHING:
            marks["watched"] = SEATS[calendar.seat]
        pieces.append(Piece("event-now", ids[calendar.now], marks))
    if len(calendar.drawn) > 1 and (view.seat == overlord(t) or view.is_over):
        pieces += [
            Piece(ids[card], ids[card], EventMarks(part="choice"), view.pointing(ids[card], "carry-out"))
            for card in calendar.drawn
        ]
    gone = [ids[card] for card in sorted(calendar.discard)]
    pieces += [
        Piece("event-deck", "face-down", EventMarks(part="deck", count=len(calendar.deck))),
        Piece("event-discard", "pile", EventMarks(part="discards", count=len(gone), cards=gone)),
    ]
    names = t.rules.enemy_ids
    left = CalendarMarks(
        anointed=[names[enemy] for enemy in calendar.anointed if t.where[enemy] != NOWHERE],
        offered=[names[elder] for elder in calendar.offered],
    )
    return (Zone("events", "row", tuple(pieces), marks=left),)
