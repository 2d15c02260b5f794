"""Verbs of distant cards."""

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import can_draw, draw_cards
from miskatonic.games.cultistorm.board.locations import move_detective
from miskatonic.games.cultistorm.board.madness import can_heal, heal, may_suffer, suffer
from miskatonic.games.cultistorm.board.trophies import count_trophies, hand_trophy, trophies_of
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.effects.locations import destinations
from miskatonic.games.cultistorm.expansions.distant_help.seals import Claiming, seals_left
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.expansions.distant_help.wire import Refilling, clear
from miskatonic.games.cultistorm.rules import NO_FREE_MOVES
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, DONE, GET, GIVE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@VERBS.verb("each-draws")
def each_draws(t: Table, use: Use, cards: int) -> None:
    """Each detective draws action cards."""
    for seat in t.order():
        draw_cards(t, seat, cards, use.cause)


@helps("each-draws")
def _somebody_draws(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(can_draw(t, other) for other in t.order())


@VERBS.verb("each-heals")
def each_heals(t: Table, use: Use, amount: int) -> None:
    """Each detective heals."""
    for seat in t.order():
        heal(t, seat, amount, use.cause)


@helps("each-heals")
def _somebody_heals(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(can_heal(t, other) for other in t.order())


@VERBS.verb("heal-at-a-price")
def heal_at_a_price(t: Table, use: Use, amount: int) -> None:
    """Heals, and the other detective receives a token."""
    heal(t, use.seat, amount, use.cause)
    suffer(t, use.helper, use.cause)


@helps("heal-at-a-price")
def _heals_and_bears(t: Table, seat: Seat, helper: Seat) -> bool:
    return can_heal(t, seat) and may_suffer(t, helper)


@VERBS.verb("each-travels")
def each_travels(t: Table, use: Use) -> None:
    """Each detective, from the caller on, may go to any location; it is no move of its own."""
    _Travelling(t.rules.seating[use.seat], use.cause).asks(t)


@helps("each-travels")
def _somebody_travels(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(not t.is_away(other) for other in t.order())


@frame("cul-dis/travel")
class _Travelling:
    """Who has still to say where it goes."""

    seats: tuple[Seat, ...]
    cause: str

    def asks(self, t: Table) -> None:
        if not self.seats:
            return
        seat = self.seats[0]
        words = [] if t.is_away(seat) else [AT[t.spots[spot]] for spot in destinations(t, seat)]
        if words:
            t.flow.ask(seat, "ticket", (*words, DONE), self.chosen, self.cause)
        else:
            self._next(t)

    def chosen(self, t: Table, word: Word) -> None:
        if word != DONE:
            move_detective(t, self.seats[0], t.spots.index(word - AT[0]), self.cause)
        self._next(t)

    def _next(self, t: Table) -> None:
        _Travelling(self.seats[1:], self.cause).asks(t)


@VERBS.verb("move-trophy")
def move_trophy(t: Table, use: Use) -> None:
    """A trophy goes from one detective to the other, either way."""
    words = [GET[symbol] for symbol in trophies_of(t, use.helper)]
    words += [GIVE[symbol] for symbol in trophies_of(t, use.seat)]
    t.flow.ask_target(t, use.seat, "hand-off", words, _Mailing(use).chosen, use.cause)


@helps("move-trophy")
def _somebody_has_a_trophy(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(count_trophies(t, seat) or count_trophies(t, helper))


@frame("cul-dis/move-trophy")
class _Mailing:
    """Which, and which way."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        use = self.use
        if word in GET:
            hand_trophy(t, use.helper, use.seat, word - GET[0], use.cause)
        else:
            hand_trophy(t, use.seat, use.helper, word - GIVE[0], use.cause)


@VERBS.verb("free-second-moves")
def free_second_moves(t: Table, use: Use) -> None:
    """This turn each detective's second move is free."""
    exchange(t).plane = True
    t.tell("plane-chartered", use.seat, cause=use.cause)


@helps("free-second-moves")
def _somebody_may_move(t: Table, seat: Seat, helper: Seat) -> bool:
    if exchange(t).plane or t.powers & NO_FREE_MOVES:
        return False
    return any(t.moves[other] < 2 and not t.is_away(other) for other in t.order())  # noqa: PLR2004 - the second


@VERBS.verb("take-seal")
def take_seal(t: Table, use: Use) -> None:
    """Takes a seal card."""
    Claiming(use.seat, use.cause).asks(t)


@helps("take-seal")
def _seal_left(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(seals_left(t))


@VERBS.verb("new-wire")
def new_wire(t: Table, use: Use) -> None:
    """The wire is discarded and laid anew; the caller may call once more."""
    clear(t, use.cause)
    exchange(t).calls[use.seat] += 1
    Refilling(use.cause).goes(t)
