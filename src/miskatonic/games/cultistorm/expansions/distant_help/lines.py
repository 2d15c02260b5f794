"""The switchboard of a detective who is alone: correspondents, their cards, static (DIS-2)."""

from typing import Final

from miskatonic.games.cultistorm.actions.support import Played
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.expansions.distant_help.cards import is_solo, look_up, solo_of
from miskatonic.games.cultistorm.expansions.distant_help.seals import Claiming, seals_left
from miskatonic.games.cultistorm.expansions.distant_help.state import drawn, exchange
from miskatonic.games.cultistorm.expansions.distant_help.words import HIRE, LINES
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NOBODY, PAY, PLAY, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NO_LINES: Final = Refusal("DIS-2.2", "no-lines-here")
_NO_CARD: Final = Refusal("DIS-2.3", "nobody-on-the-line")
_POINTLESS: Final = Refusal("DIS-2.5", "would-change-nothing")
_TOO_INSANE: Final = Refusal("CUL-1.9", "too-insane")
_SENT: Final = Refusal("DIS-2.7", "sent-this-turn")
_NO_HAND: Final = Refusal("DIS-2.7", "too-few-cards")
_NO_NEXT: Final = Refusal("DIS-2.7", "no-other-card")
_DISPATCHED: Final = Refusal("DIS-2.8", "dispatched-already")
_NO_PAIR: Final = Refusal("DIS-2.8", "no-pair-of-trophies")
_NO_SEAL: Final = Refusal("DIS-2.8", "no-seal-card-left")
_NO_OWN_HELP: Final = Refusal("DIS-2.9", "nobody-to-help")
_PAIR: Final = 2
_SEAT: Final = 0


@frame("cul-dis/hire")
class Hiring:
    """Each line gets a correspondent: another role that is not in play (DIS-2.2)."""

    line: int = 0

    def asks(self, t: Table) -> None:
        if self.line < len(LINES):
            busy = (*t.role, *exchange(t).hired)
            words = [HIRE[role] for role in range(len(t.rules.detective_ids)) if role not in busy]
            about = {"line": LINES[self.line]}
            t.flow.ask(_SEAT, "hire", words, self.chosen, "rule/DIS-2.2", about)

    def chosen(self, t: Table, word: Word) -> None:
        found, role = exchange(t), word - HIRE[0]
        found.hired[self.line] = role
        found.decks[self.line] = list(look_up(t).decks[role])
        name = t.rules.detective_ids[role]
        t.tell("line-hired", _SEAT, line=LINES[self.line], detective=name, cause="rule/DIS-2.2")
        Hiring(self.line + 1).asks(t)


def ring(t: Table) -> None:
    """After the dice roll each line without a waiting card gets one, unless it is skipped (DIS-2.3)."""
    found = exchange(t)
    for line in range(len(LINES)):
        if found.skipped >> line & 1:
            t.tell("line-silent", line=LINES[line], cause="rule/DIS-2.4")
        elif found.waiting[line] == NOTHING:
            _lay(t, line, "rule/DIS-2.3")
    found.skipped = 0


def _lay(t: Table, line: int, cause: str) -> None:
    found = exchange(t)
    kind = found.waiting[line] = drawn(t, found.decks[line], found.piles[line])
    if kind != NOTHING:
        t.tell("line-rings", line=LINES[line], card=t.rules.action_ids[kind], cause=cause)


# Connecting a waiting card: DIS-2.4 to DIS-2.6.


def may_not_connect(t: Table, seat: Seat, line: int) -> Refusal | None:
    if not is_solo(t):
        return _NO_LINES
    kind = exchange(t).waiting[line]
    if kind == NOTHING:
        return _NO_CARD
    if t.rules.pain[kind] and not may_suffer(t, seat, t.rules.pain[kind]):
        return _TOO_INSANE
    refusal = t.rules.hooks.forbids_help(t, t.detectives + line, kind, seat)
    if refusal is not None:
        return refusal
    return None if t.rules.support_works[kind](t, seat, NOBODY) else _POINTLESS


def connect(t: Table, seat: Seat, line: int) -> None:
    found = exchange(t)
    kind, helper = found.waiting[line], t.detectives + line
    found.waiting[line] = NOTHING
    if not t.rules.redraws[kind]:
        found.skipped |= 1 << line
    t.on_table.append((helper, kind))
    name = t.rules.detective_ids[found.hired[line]]
    t.tell("line-connected", seat, line=LINES[line], card=t.rules.action_ids[kind], detective=name)
    for _ in range(t.rules.pain[kind]):
        suffer(t, seat, t.rules.action_causes[kind])
    t.flow.then(Static().grows)
    Played(helper, kind, seat).begins(t)


@frame("cul-dis/static")
class Static:
    """Each connection adds to it; at its limit it makes a terror step (DIS-2.6)."""

    def grows(self, t: Table) -> None:
        found, most = exchange(t), solo_of(t).static
        found.static += 1
        t.tell("static-grows", static=found.static, most=most, cause="rule/DIS-2.6")
        if found.static >= most:
            found.static = 0
            t.flow.then(TerrorStep("rule/DIS-2.6").begins, SETTLE)


# Sending a waiting card away: DIS-2.7.


def may_not_send(t: Table, seat: Seat, line: int) -> Refusal | None:
    if not is_solo(t):
        return _NO_LINES
    found = exchange(t)
    if found.waiting[line] == NOTHING:
        return _NO_CARD
    if found.sent >> line & 1:
        return _SENT
    if not t.hand[seat]:
        return _NO_HAND
    return None if found.decks[line] or found.piles[line] else _NO_NEXT


def send_for(t: Table, seat: Seat, line: int) -> None:
    exchange(t).sent |= 1 << line
    t.tell("line-sent", seat, line=LINES[line], cause="rule/DIS-2.7")
    t.flow.then(Sending(line).replaces)
    Discarding(seat, 1, "rule/DIS-2.7").asks(t)


@frame("cul-dis/send")
class Sending:
    """The next card of the line takes the place of the one that waited."""

    line: int

    def replaces(self, t: Table) -> None:
        old = exchange(t).waiting[self.line]
        _lay(t, self.line, "rule/DIS-2.7")
        exchange(t).piles[self.line].append(old)


# Trophies for a seal card: DIS-2.8.


def pairs(t: Table, seat: Seat) -> list[int]:
    """The symbols of which a detective has two trophies."""
    return [symbol for symbol in range(5) if t.trophies[5 * seat + symbol] >= _PAIR]


def may_not_dispatch(t: Table, seat: Seat, line: int) -> Refusal | None:
    if not is_solo(t):
        return _NO_LINES
    if exchange(t).dispatched[line] != NOTHING:
        return _DISPATCHED
    if not seals_left(t):
        return _NO_SEAL
    return None if pairs(t, seat) else _NO_PAIR


def dispatch(t: Table, seat: Seat, line: int) -> None:
    words = [PAY[symbol] for symbol in pairs(t, seat)]
    about = {"line": LINES[line]}
    t.flow.ask_target(t, seat, "dispatch-pair", words, Dispatch(seat, line).paid, "rule/DIS-2.8", about)


@frame("cul-dis/dispatch")
class Dispatch:
    """Two identical trophies stay on the line; a step, and a seal card."""

    seat: Seat
    line: int

    def paid(self, t: Table, word: Word) -> None:
        symbol = word - PAY[0]
        t.trophies[5 * self.seat + symbol] -= _PAIR
        exchange(t).dispatched[self.line] = symbol
        t.tell("dispatched", self.seat, line=LINES[self.line], symbol=SYMBOLS[symbol], cause="rule/DIS-2.8")
        claiming = Claiming(self.seat, "rule/DIS-2.8")
        t.flow.then(TerrorStep("rule/DIS-2.8").begins, SETTLE, claiming.asks)


# The rules of the base game


def marker_steps(t: Table, steps: tuple[str, ...]) -> tuple[str, ...]:
    """One more step in every third turn (DIS-2.1)."""
    if is_solo(t) and t.round % solo_of(t).second_step_every == 0:
        return (*steps, "rule/DIS-2.1")
    return steps


def may_not_support(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """Own hand cards help nobody (DIS-2.9)."""
    return _NO_OWN_HELP if is_solo(t) and word in PLAY else None


def correspondent(t: Table, line: int) -> str:
    return t.rules.detective_ids[exchange(t).hired[line]]


def pile(t: Table, line: int) -> list[int]:
    return exchange(t).piles[line]
