"""Move: which location card, and where the Secret Passage leads (WOS-5)."""

from miskatonic.games.witch_of_salem.actions.ban import may_not_ban
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    HAND_WORDS,
    LOCATIONS,
    PASSAGE,
    RLYEH,
    SLIP,
    UNIVERSITY,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_PASSAGE_BIT = 1 << PASSAGE


def options(t: Table, seat: Seat) -> tuple[Word, ...]:
    """The words of every card that may be played; the hand is never empty (WOS-R13)."""
    hand = t.hand[seat]
    if hand & _PASSAGE_BIT and may_not_use_passage(t, seat):
        hand ^= _PASSAGE_BIT
    if not t.rules.may_stay and may_not_play(t, seat, t.place[seat]):
        hand &= ~(1 << t.place[seat])
    return HAND_WORDS[hand]


def passage_options(t: Table, seat: Seat) -> tuple[Word, ...]:
    """Every destination of the Secret Passage (WOS-5.5)."""
    here = t.place[seat]
    words = tuple(SLIP[place] for place in range(len(LOCATIONS)) if place != here)
    return words if may_not_ban(t, seat) else (*words, SLIP[RLYEH])


def may_not_play(t: Table, seat: Seat, card: int) -> Refusal | None:
    """Why a location card cannot be played (WOS-5.3, WOS-R14)."""
    if not t.hand[seat] >> card & 1:
        return Refusal("WOS-5.3", "card-played")
    if card == PASSAGE:
        return may_not_use_passage(t, seat)
    if card == t.place[seat] != UNIVERSITY and not t.rules.may_stay:
        return Refusal("WOS-R14", "may-not-stay")
    return None


def may_not_use_passage(t: Table, seat: Seat) -> Refusal | None:
    """Its sanity may not be the last (WOS-5.5, WOS-R15)."""
    if t.sanity[seat] == 1 and not t.rules.fatal_payments:
        return Refusal("WOS-5.5", "passage-last-sanity")
    return None


def may_not_slip(t: Table, seat: Seat, place: int) -> Refusal | None:
    """Why the passage does not lead there."""
    if place == RLYEH:
        return may_not_ban(t, seat)
    return Refusal("WOS-5.5", "passage-elsewhere") if place == t.place[seat] else None
