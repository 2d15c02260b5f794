"""Ability levels and seal cards (CUL-7.39 to CUL-7.44)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.dice import join_house_die
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import CLAIM, LEVELS, NO, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_ALL_LEVELS: Final = Refusal("CUL-7.39", "all-levels-active")
_TOO_FEW_TROPHIES: Final = Refusal("CUL-7.40", "too-few-trophies")
_TOO_INSANE: Final = Refusal("CUL-1.9", "too-insane")


def may_not_level(t: Table, seat: Seat, symbol: int) -> Refusal | None:
    """Level k costs k identical trophies; the third certainly costs a token (CUL-7.40, CUL-7.41)."""
    level = t.level[seat]
    if level == LEVELS:
        return _ALL_LEVELS
    if t.trophies[5 * seat + symbol] <= level:
        return _TOO_FEW_TROPHIES
    return _TOO_INSANE if level + 1 == LEVELS and not may_suffer(t, seat) else None


def level_up(t: Table, seat: Seat, symbol: int) -> None:
    level = t.level[seat] + 1
    t.trophies[5 * seat + symbol] -= level
    t.paid[symbol] += level
    t.level[seat] = level
    ability = LEVELS * t.role[seat] + level - 1
    t.traits[seat] |= t.rules.trait[ability]
    t.tell("level-up", seat, level=level, ability=t.rules.ability_ids[ability], symbol=SYMBOLS[symbol])
    join_house_die(t, seat)
    steps = 1
    if t.rules.hooked:
        steps = t.rules.hooks.filter("level_steps", t, steps, seat, level)
        t.rules.hooks.notify("level_up", t, seat, level)
    t.flow.then(*[TerrorStep("rule/CUL-7.41").begins] * steps, SETTLE, _Level(seat).spawns)


@frame("cul/level-up")
class _Level:
    """What follows an ability level, part by part (CUL-7.41, CUL-7.42)."""

    seat: Seat

    def spawns(self, t: Table) -> None:
        t.flow.then(SETTLE, self.hurts)
        if t.level[self.seat] > 1 and not t.is_away(self.seat):
            SpawnAt(t.place[self.seat], "rule/CUL-7.41").begins(t)

    def hurts(self, t: Table) -> None:
        if t.level[self.seat] == LEVELS:
            suffer(t, self.seat, "rule/CUL-7.41", growing=True)
        words = [CLAIM[symbol] for symbol in range(5) if t.seal_cards[symbol] == IN_SUPPLY]
        if words:
            t.flow.ask(self.seat, "claim-seal", (*words, NO), self.claimed, "rule/CUL-7.42")

    def claimed(self, t: Table, word: Word) -> None:
        if word != NO:
            symbol = word - CLAIM[0]
            t.seal_cards[symbol] = self.seat
            t.tell("seal-claimed", self.seat, symbol=SYMBOLS[symbol], cause="rule/CUL-7.42")
