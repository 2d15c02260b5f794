"""Pieces: hidden in the item deck, drawn with their sting, given away, left behind (PUZ-1, PUZ-2.3)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE, Use, tell_story
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import Puzzle, is_complete, puzzle
from miskatonic.games.cultistorm.expansions.hooks import Passing
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import CHOOSE, NO, NOBODY, SEATS, TO, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

NOT_HELD: Final = Refusal("PUZ-1.4", "piece-not-held")
_NOBODY_HERE: Final = Refusal("PUZ-1.4", "piece-nobody-here")


def opens(t: Table) -> Puzzle:
    return Puzzle([NOBODY] * len(look_up(t).ids))


def set_aside(t: Table) -> None:
    """In setup they are not in the deck yet (PUZ-1.1)."""
    apart = look_up(t).all_items
    t.item_deck = [item for item in t.item_deck if item not in apart]


def shuffle_in(t: Table) -> None:
    """The dread cards take the place of the event items, which leave the game (PUZ-1.1)."""
    replaced = look_up(t).replaced
    t.item_deck = [item for item in t.item_deck if item not in replaced]
    t.item_deck += look_up(t).all_items
    puzzle(t).is_laid = True


def drawn(t: Table, card: int, seat: Seat, _passing: Passing) -> int:
    """A piece must be taken by whoever draws it, beyond what it may keep (PUZ-1.2)."""
    items = look_up(t).items
    if card not in items:
        return card
    piece = items.index(card)
    puzzle(t).holder[piece] = seat
    t.tell("piece-found", seat, piece=look_up(t).ids[piece], cause=look_up(t).causes[piece])
    t.unready(seat, "changed-items")
    if not is_complete(t):
        t.flow.then(Sting(piece, seat).goes, SETTLE, Sting(piece, seat).tells)
    return NOTHING


@frame("cul-puz/sting")
class Sting:
    """The sting of a piece from its verb number `at` on."""

    piece: int
    seat: Seat
    at: int = 0

    def goes(self, t: Table) -> None:
        powers = look_up(t).stings[self.piece]
        if self.at < len(powers):
            t.flow.then(replace(self, at=self.at + 1).goes)
            power, cause = powers[self.at], look_up(t).causes[self.piece]
            if power.verb == "suffer" and t.detectives == 1:
                # A detective who is alone is spared the tokens (PUZ-R4).
                t.queue.append(TerrorStep(cause).begins)
            else:
                power.apply(t, Use(cause, self.seat), **power.args)

    def tells(self, t: Table) -> None:
        story = t.rules.own_story.get(look_up(t).ids[self.piece], NOBODY)
        if t.rules.narrative and story != NOBODY and not t.is_away(self.seat):
            tell_story(t, story, seat=self.seat, spot=t.place[self.seat])


def _company(t: Table, seat: Seat) -> list[Seat]:
    return [other for other in t.company(seat) if other != seat]


def may_not_give(t: Table, seat: Seat, piece: int) -> Refusal | None:
    """To somebody at the same location, as items are given (PUZ-1.4)."""
    if piece >= len(look_up(t).ids) or puzzle(t).holder[piece] != seat:
        return NOT_HELD
    return None if _company(t, seat) else _NOBODY_HERE


def give(t: Table, seat: Seat, piece: int) -> None:
    words = [TO[other] for other in _company(t, seat)]
    about = {"piece": look_up(t).ids[piece]}
    t.flow.ask_target(
        t, seat, "piece-to", words, Gift(seat, piece).addressed, look_up(t).causes[piece], about
    )


@frame("cul-puz/gift")
class Gift:
    """A piece is offered; its sting is not repeated."""

    seat: Seat
    piece: int
    other: Seat = NOBODY

    def addressed(self, t: Table, word: Word) -> None:
        gift = replace(self, other=word - TO[0])
        about = {"piece": look_up(t).ids[self.piece], "other": SEATS[self.seat]}
        cause = look_up(t).causes[self.piece]
        t.flow.ask(gift.other, "piece-accept", (YES, NO), gift.answered, cause, about)

    def answered(self, t: Table, word: Word) -> None:
        name = look_up(t).ids[self.piece]
        if word == NO:
            t.tell("piece-declined", self.other, piece=name)
            return
        puzzle(t).holder[self.piece] = self.other
        t.tell("piece-given", self.seat, piece=name, other=SEATS[self.other])
        t.unready(self.other, "changed-items")


def inherit(t: Table) -> None:
    """Pieces of a detective that has left the game pass to another, with their sting (PUZ-2.3)."""
    for piece, holder in enumerate(puzzle(t).holder):
        if holder != NOBODY and t.gone >> holder & 1:
            t.queue.append(Heir(piece).asks)


@frame("cul-puz/heir")
class Heir:
    """Who takes a piece over (PUZ-D4)."""

    piece: int

    def asks(self, t: Table) -> None:
        words = [CHOOSE[seat] for seat in t.order()]
        about = {"piece": look_up(t).ids[self.piece]}
        t.flow.ask_team(t.team(), "piece-heir", words, self.chosen, "rule/PUZ-2.3", about)

    def chosen(self, t: Table, word: Word, _seat: Seat) -> None:
        heir = word - CHOOSE[0]
        puzzle(t).holder[self.piece] = heir
        t.tell("piece-passed", heir, piece=look_up(t).ids[self.piece], cause="rule/PUZ-2.3")
        t.flow.then(Sting(self.piece, heir).goes, SETTLE)
