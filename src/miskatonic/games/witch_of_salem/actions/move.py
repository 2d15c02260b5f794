"""Move: which location card, and where the Secret Passage leads (WOS-5)."""

from functools import lru_cache

from miskatonic.games.witch_of_salem.actions.ban import may_not_ban
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    GO,
    PASSAGE,
    RLYEH,
    SLIP,
    UNIVERSITY,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_PASSAGE_BIT = 1 << PASSAGE
# Made once: most checks of most turns end in one of them.
_PASSAGE_ELSEWHERE = Refusal("WOS-5.5", "passage-elsewhere")
_PASSAGE_LAST_SANITY = Refusal("WOS-5.5", "passage-last-sanity")
_MAY_NOT_STAY = Refusal("WOS-R14", "may-not-stay")
_CARD_PLAYED = Refusal("WOS-5.3", "card-played")


def options(t: Table, seat: Seat) -> tuple[Word, ...]:
    """The words of every card that may be played; the hand is never empty (WOS-R13)."""
    hand = t.hand[seat]
    # Of the cards in a hand only these two can be forbidden.
    if hand & _PASSAGE_BIT and may_not_use_passage(t, seat):
        hand ^= _PASSAGE_BIT
    if not t.rules.may_stay and may_not_play(t, seat, t.place[seat]):
        hand &= ~(1 << t.place[seat])
    return _words_of(hand)


@lru_cache(maxsize=4096)
def _words_of(hand: int) -> tuple[Word, ...]:
    """The words of the cards in a hand; the same hands come back again and again."""
    return tuple(word for card, word in enumerate(GO) if hand >> card & 1)


def passage_options(t: Table, seat: Seat) -> tuple[Word, ...]:
    """Every destination of the Secret Passage (WOS-5.5)."""
    places = t.rules.place_names
    return tuple(SLIP[place] for place in places if may_not_slip(t, seat, place) is None)


def may_not_play(t: Table, seat: Seat, card: int) -> Refusal | None:
    """Why a location card cannot be played (WOS-5.3, WOS-R14)."""
    if not t.hand[seat] >> card & 1:
        return _CARD_PLAYED
    if card == PASSAGE:
        return may_not_use_passage(t, seat)
    if card == t.place[seat] != UNIVERSITY and not t.rules.may_stay:
        return _MAY_NOT_STAY
    return None


def may_not_use_passage(t: Table, seat: Seat) -> Refusal | None:
    """Its sanity may not be the last (WOS-5.5, WOS-R15)."""
    if t.sanity[seat] == 1 and not t.rules.fatal_payments:
        return _PASSAGE_LAST_SANITY
    return None


def may_not_slip(t: Table, seat: Seat, place: int) -> Refusal | None:
    """Why the passage does not lead there."""
    if place == RLYEH:
        return may_not_ban(t, seat)
    return _PASSAGE_ELSEWHERE if place == t.place[seat] else None
