"""Verbs that the cards of several expansions use."""

from typing import Literal

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import can_draw, draw_cards
from miskatonic.games.cultistorm.board.locations import fixers, move_detective, turn_cultist_die
from miskatonic.games.cultistorm.board.madness import can_heal
from miskatonic.games.cultistorm.board.trophies import win_trophy
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.effects.healing import Treating
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, BLANK, CHOOSE, GAIN, NO, NOBODY, SEATS, SPOTS, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

Whom = Literal["anybody", "another"]


def _people(t: Table, seat: Seat, whom: Whom) -> list[Seat]:
    return [other for other in t.order() if whom == "anybody" or other != seat]


@VERBS.verb("heal-one")
def heal_one(t: Table, use: Use, amount: int, whom: Whom = "anybody") -> None:
    """One detective of choice heals, wherever it is."""
    words = [CHOOSE[other] for other in _people(t, use.seat, whom) if can_heal(t, other)]
    t.flow.ask_target(t, use.seat, "heal", words, Treating(use, amount).chosen, use.cause)


@helps("heal-one")
def _somebody_heals(t: Table, seat: Seat, helper: Seat, whom: Whom = "anybody") -> bool:
    return any(can_heal(t, other) for other in _people(t, seat, whom))


@VERBS.verb("another-draws")
def another_draws(t: Table, use: Use, cards: int) -> None:
    """Another detective draws action cards."""
    words = [CHOOSE[other] for other in _people(t, use.seat, "another") if can_draw(t, other)]
    t.flow.ask_target(t, use.seat, "who-draws", words, _Drawing(use, cards).chosen, use.cause)


@helps("another-draws")
def _another_can_draw(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(can_draw(t, other) for other in _people(t, seat, "another"))


@frame("cul/another-draws")
class _Drawing:
    """Who draws is chosen."""

    use: Use
    cards: int

    def chosen(self, t: Table, word: Word) -> None:
        draw_cards(t, word - CHOOSE[0], self.cards, self.use.cause)


@VERBS.verb("win-trophy")
def win_one(t: Table, use: Use, of: Literal["any", "here"] = "any") -> None:
    """Takes a trophy of any symbol, or of that of one's location."""
    words = [GAIN[symbol] for symbol in _trophies(t, use.seat, of)]
    t.flow.ask_target(t, use.seat, "gain-trophy", words, _Winning(use).chosen, use.cause)


def _trophies(t: Table, seat: Seat, of: Literal["any", "here"]) -> list[int]:
    if of == "here" and t.is_away(seat):
        return []
    symbols = range(5) if of == "any" else (t.symbol_at(t.place[seat]),)
    return [symbol for symbol in symbols if t.supply[symbol]]


@helps("win-trophy")
def _trophy_left(t: Table, seat: Seat, helper: Seat, of: Literal["any", "here"] = "any") -> bool:
    return bool(_trophies(t, seat, of))


@frame("cul/win-trophy")
class _Winning:
    """Which symbol."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        win_trophy(t, self.use.seat, word - GAIN[0], self.use.cause)


@VERBS.verb("blank-dice")
def blank_dice(t: Table, use: Use) -> None:
    """Turns all cultist dice to blank."""
    for spot in range(SPOTS):
        if t.cultist_dice[spot] != BLANK:
            turn_cultist_die(t, spot, BLANK, use.cause)


@helps("blank-dice")
def _some_die_shows(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(t.cultist_dice[spot] != BLANK and not fixers(t, spot) for spot in range(SPOTS))


@VERBS.verb("carry")
def carry(t: Table, use: Use, whom: Literal["anybody", "here"] = "anybody") -> None:
    """Moves a detective, anybody or one of those here, to any location, without a move of its own."""
    words = [CHOOSE[other] for other in _carried(t, use.seat, whom)]
    t.flow.ask_target(t, use.seat, "carry-whom", words, Carrying(use).chosen, use.cause)


def _carried(t: Table, seat: Seat, whom: Literal["anybody", "here"]) -> list[Seat]:
    there = t.order() if whom == "anybody" else t.company(seat)
    return [other for other in there if not t.is_away(other)]


@helps("carry")
def _somebody_to_carry(
    t: Table, seat: Seat, helper: Seat, whom: Literal["anybody", "here"] = "anybody"
) -> bool:
    return bool(_carried(t, seat, whom))


@frame("cul/carry")
class Carrying:
    """Whom, where to, and does it agree? Who is moved by a colleague is asked (CUL-R28)."""

    use: Use
    moved: Seat = NOBODY
    spot: int = NOBODY

    def chosen(self, t: Table, word: Word) -> None:
        moved = word - CHOOSE[0]
        words = [AT[card] for spot, card in enumerate(t.spots) if spot != t.place[moved]]
        about = {"other": SEATS[moved]}
        t.flow.ask(
            self.use.seat, "carry-where", words, replace(self, moved=moved).named, self.use.cause, about
        )

    def named(self, t: Table, word: Word) -> None:
        replace(self, spot=t.spots.index(word - AT[0])).asks(t)

    def asks(self, t: Table) -> None:
        if self.moved == self.use.seat:
            self.agreed(t, YES)
        else:
            about = {"location": t.rules.place_ids[t.spots[self.spot]], "other": SEATS[self.use.seat]}
            t.flow.ask(self.moved, "be-carried", (YES, NO), self.agreed, self.use.cause, about)

    def agreed(self, t: Table, word: Word) -> None:
        if word == YES:
            move_detective(t, self.moved, self.spot, self.use.cause)
        else:
            t.tell("carry-refused", self.moved, other=SEATS[self.use.seat], cause=self.use.cause)
