"""Verbs about detective dice."""

from typing import Literal

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.dice import (
    add_to_pool,
    extra_die,
    give_die,
    lose_die,
    roll_die,
    turn_die,
    turn_pool_die,
)
from miskatonic.games.cultistorm.board.hand import take_back
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    CHOOSE,
    DONE,
    FACES,
    FROM_POOL,
    NO,
    NOBODY,
    PICK,
    REROLL,
    SEATS,
    SET,
    SYMBOLS,
    WILD,
    YES,
    Symbol,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

Aim = Literal["any", "here", "wild"]


def _settable(t: Table, seat: Seat, to: Aim) -> list[int]:
    """The faces of held dice that would become another."""
    held = dict.fromkeys(t.held[seat])
    if to == "any":
        return list(held)
    if to == "here" and t.is_away(seat):
        return []
    goal = WILD if to == "wild" else t.symbol_at(t.place[seat])
    return [face for face in held if face != goal]


@VERBS.verb("set-die")
def set_die(t: Table, use: Use, to: Aim) -> None:
    """Sets one held die to a symbol of choice, to that of the location, or to wild."""
    words = [PICK[face] for face in _settable(t, use.seat, to)]
    t.flow.ask_target(t, use.seat, "pick-die", words, _Setting(use, to).picked, use.cause)


@helps("set-die")
def _can_set(t: Table, seat: Seat, helper: Seat, to: Aim) -> bool:
    return bool(_settable(t, seat, to))


@frame("cul/set-die")
class _Setting:
    """Which die, and to what."""

    use: Use
    to: Aim
    face: int = NOBODY

    def picked(self, t: Table, word: Word) -> None:
        face = word - PICK[0]
        if self.to == "any":
            words = [SET[symbol] for symbol in range(5) if symbol != face]
            t.flow.ask(self.use.seat, "set-die", words, replace(self, face=face).chosen, self.use.cause)
        else:
            goal = WILD if self.to == "wild" else t.symbol_at(t.place[self.use.seat])
            turn_die(t, self.use.seat, face, goal, self.use.cause)

    def chosen(self, t: Table, word: Word) -> None:
        turn_die(t, self.use.seat, self.face, word - SET[0], self.use.cause)


@VERBS.verb("extra-die")
def add_die(t: Table, use: Use, to: Literal["helped", "pool"], dread: Symbol | None = None) -> None:
    """An extra die for the helped, or for the pool with its pick; a dreaded face makes a terror step."""
    if to == "pool":
        t.picks += 1
        add_to_pool(t, 1, use.cause)
    elif extra_die(t, use.seat, use.cause) == (NOBODY if dread is None else SYMBOLS.index(dread)):
        t.queue.append(TerrorStep(use.cause).begins)


@helps("extra-die")
def _has_reserve(t: Table, seat: Seat, helper: Seat) -> bool:
    return t.reserve > 0


@VERBS.verb("reroll-dice")
def reroll_dice(t: Table, use: Use) -> None:
    """May re-roll each held die once."""
    _Rolling(use, t.held[use.seat], many=True).asks(t)


@VERBS.verb("reroll-die")
def reroll_die(t: Table, use: Use) -> None:
    """Re-rolls one held die."""
    _Rolling(use, t.held[use.seat], many=False).asks(t)


@helps("reroll-dice")
def _has_die(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.held[seat])


helps("reroll-die")(_has_die)


@frame("cul/reroll-dice")
class _Rolling:
    """Dice that may still be re-rolled."""

    use: Use
    left: tuple[int, ...]
    many: bool

    def asks(self, t: Table) -> None:
        if self.left:
            words = [REROLL[face] for face in dict.fromkeys(self.left)]
            words += [DONE] if self.many else []
            t.flow.ask_target(t, self.use.seat, "reroll", words, self.chosen, self.use.cause)

    def chosen(self, t: Table, word: Word) -> None:
        if word == DONE:
            return
        face = word - REROLL[0]
        turn_die(t, self.use.seat, face, roll_die(t), self.use.cause)
        if self.many:
            left = list(self.left)
            left.remove(face)
            replace(self, left=tuple(left)).asks(t)


@VERBS.verb("pass-die")
def pass_die(t: Table, use: Use) -> None:
    """A die of another detective that agrees goes to the helped."""
    words = [CHOOSE[other] for other in t.order() if other != use.seat and t.held[other]]
    t.flow.ask_target(t, use.seat, "whose-die", words, _Passing(use).asked, use.cause)


@helps("pass-die")
def _others_have_dice(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(t.held[other] for other in range(t.detectives) if other != seat)


@frame("cul/pass-die")
class _Passing:
    """From whom, which die, and does it agree?"""

    use: Use
    giver: Seat = NOBODY
    face: int = NOBODY

    def asked(self, t: Table, word: Word) -> None:
        giver = word - CHOOSE[0]
        words = [PICK[face] for face in dict.fromkeys(t.held[giver])]
        t.flow.ask_target(
            t, self.use.seat, "pick-die", words, replace(self, giver=giver).picked, self.use.cause
        )

    def picked(self, t: Table, word: Word) -> None:
        face = word - PICK[0]
        about = {"die": FACES[face], "other": SEATS[self.use.seat]}
        t.flow.ask(
            self.giver, "give-die", (YES, NO), replace(self, face=face).answered, self.use.cause, about
        )

    def answered(self, t: Table, word: Word) -> None:
        seat, cause = self.use.seat, self.use.cause
        if word == NO:
            t.tell("die-refused", self.giver, other=SEATS[seat], cause=cause)
            take_back(t, cause, seat)
            return
        lose_die(t, self.giver, self.face)
        give_die(t, seat, self.face)
        t.tell("die-passed", self.giver, other=SEATS[seat], die=FACES[self.face], cause=cause)


@VERBS.verb("any-die")
def any_die(t: Table, use: Use, to: Literal["rolled", "wild"]) -> None:
    """Re-rolls a die in the pool, or held by somebody who agrees; or sets one, whoever holds it, to wild."""
    words = [CHOOSE[other] for other in t.order() if _has_touchable(t, use.seat, other, to)]
    if _touchable(t.pool, to):
        words.append(FROM_POOL)
    t.flow.ask_target(t, use.seat, "whose-die", words, _Touching(use, to).owner_chosen, use.cause)


def _touchable(dice: tuple[int, ...], to: str) -> list[int]:
    return [face for face in dict.fromkeys(dice) if to == "rolled" or face != WILD]


def _has_touchable(t: Table, seat: Seat, other: Seat, to: str) -> bool:
    """Who has refused a re-roll is not asked again in this phase (CUL-R75)."""
    refused = to == "rolled" and (seat, other) in t.refused_rerolls
    return not refused and bool(_touchable(t.held[other], to))


@helps("any-die")
def _any_die_there(t: Table, seat: Seat, helper: Seat, to: str) -> bool:
    if _touchable(t.pool, to):
        return True
    return any(_has_touchable(t, seat, other, to) for other in range(t.detectives))


@frame("cul/any-die")
class _Touching:
    """Whose die, which, and, for a re-roll, does it agree?"""

    use: Use
    to: str
    owner: Seat = NOBODY
    face: int = NOBODY

    def owner_chosen(self, t: Table, word: Word) -> None:
        owner = NOBODY if word == FROM_POOL else word - CHOOSE[0]
        dice = t.pool if owner == NOBODY else t.held[owner]
        words = [PICK[face] for face in _touchable(dice, self.to)]
        t.flow.ask_target(
            t, self.use.seat, "pick-die", words, replace(self, owner=owner).picked, self.use.cause
        )

    def picked(self, t: Table, word: Word) -> None:
        chosen = replace(self, face=word - PICK[0])
        if self.to == "rolled" and self.owner not in (NOBODY, self.use.seat):
            about = {"die": FACES[chosen.face], "other": SEATS[self.use.seat]}
            t.flow.ask(self.owner, "let-reroll", (YES, NO), chosen.answered, self.use.cause, about)
        else:
            chosen.answered(t, YES)

    def answered(self, t: Table, word: Word) -> None:
        if word == NO:
            self._refused(t)
            return
        new = WILD if self.to == "wild" else roll_die(t)
        if self.owner == NOBODY:
            turn_pool_die(t, self.face, new, self.use.cause)
        else:
            turn_die(t, self.owner, self.face, new, self.use.cause)

    def _refused(self, t: Table) -> None:
        """Nothing was done, and the use is kept (CUL-R75)."""
        seat, cause = self.use.seat, self.use.cause
        t.invoked[seat] &= ~(1 << t.rules.ability_causes.index(cause))
        t.refused_rerolls = (*t.refused_rerolls, (seat, self.owner))
        t.tell("die-refused", self.owner, other=SEATS[seat], cause=cause)
