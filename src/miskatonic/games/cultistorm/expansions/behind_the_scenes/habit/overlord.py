"""His own choices: the march, the cast, Great Old Ones and terror cards (OVR-D1, OVR-D2, OVR-D4)."""

from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    desk,
    look_up,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit.march import path, usual_steps, worth_of
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import WALK
from miskatonic.games.cultistorm.fighting.matching import unpack
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    BLANK,
    DONE,
    ENDGAME_SLOT,
    FIRST,
    NO,
    NO_SYMBOL,
    OBJECT,
    SECOND,
    SLOTS,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# What a point of Ink is worth, and less when more of it would be lost.
_INK: Final = 0.75
_SURPLUS: Final = 0.4
_STRONG_CARD: Final = 4
# A cultist of whose symbols so many are covered by nothing that lies open stays in the cast.
_HARD: Final = 2


def ink_worth(t: Table) -> float:
    return _SURPLUS if desk(t).ink > look_up(t).numbers.most_ink - look_up(t).income else _INK


def _march(t: Table, way: int, bought: int) -> float:
    price = bought * look_up(t).numbers.price * ink_worth(t)
    return worth_of(t, path(t, way, usual_steps(t) + bought)) - price


def _affordable(t: Table) -> range:
    numbers = look_up(t).numbers
    return range(min(numbers.most_steps, desk(t).ink // numbers.price) + 1)


def direction(t: Table, seat: Seat, asked: Decision) -> Word:
    """The way on which the best columns are reached."""

    def best(way: int) -> float:
        return max(_march(t, way, bought) for bought in _affordable(t))

    return WALK[0] if best(CLOCKWISE) >= best(COUNTER_CLOCKWISE) else WALK[1]


def buy_steps(t: Table, seat: Seat, asked: Decision) -> Word:
    """A fourth arrival or one too many is worth its Ink."""
    return max(asked.options_of(seat), key=lambda word: (_march(t, desk(t).way, OBJECT[word]), -OBJECT[word]))


def hardness(t: Table, card: int) -> float:
    """How badly what lies open covers the symbols of a card: dice, and items that give symbols."""
    seen = [0] * 5
    for face in (*t.pool, *(face for held in t.held for face in held)):
        if face < BLANK:
            seen[face] += 1
    for items in t.items:
        for item in items:
            grant = t.rules.item_grant[item]
            for symbol in unpack(grant.supply[0]) if grant and len(grant.supply) == 1 else ():
                seen[symbol] += 1
    symbols = unpack(t.rules.printed[card])
    return sum(1 / (1 + seen[symbol]) for symbol in symbols) + 0.3 * (len(symbols) - len({*symbols}))


def _appeal(t: Table, card: int, spot: int) -> float:
    """A hard one, at home where it comes, whose trophy the team does not need."""
    value, symbol = hardness(t, card), t.rules.cult[card]
    if symbol == NO_SYMBOL:
        return value + 1.0
    if symbol == t.symbol_at(spot):
        value += 1.0
    home = next(at for at in range(5) if t.symbol_at(at) == symbol)
    value += 0.5 if t.is_sealed(home) or not t.supply[symbol] else 0.0
    return value + (0.4 if t.rules.ability[card] else 0.0)


def bring(t: Table, seat: Seat, asked: Decision) -> Word:
    spot: int = asked.frame.spot
    return max(asked.options_of(seat), key=lambda word: _appeal(t, OBJECT[word], spot))


def rouse(t: Table, seat: Seat, asked: Decision) -> Word:
    """One with a power of its own, or the hardest."""

    def menace(word: Word) -> tuple[bool, float]:
        return bool(t.rules.elder_power[OBJECT[word]]), hardness(t, OBJECT[word])

    return max(asked.options_of(seat), key=menace)


def place_terror(t: Table, seat: Seat, asked: Decision) -> Word:
    """What experienced players bury, and of those what comes soonest."""
    top = [card for card, _ in reversed(t.terror_deck.top)]

    def menace(word: Word) -> float:
        card = top[(FIRST, SECOND).index(word)]
        return 2.0 * (t.rules.terror_ids[card] in t.rules.dreaded) - 0.3 * t.rules.numbers[card]

    return max(asked.options_of(seat), key=menace)


def next_step_strikes(t: Table) -> bool:
    """Would a terror step now turn up a strong card, or the Endgame?"""
    slot = (t.slot + 1) % len(SLOTS)
    if slot == ENDGAME_SLOT:
        return not t.triggered and t.crystals[slot] + 1 >= t.rules.crystals
    number = t.rules.numbers[t.terror[slot]]
    dreaded = t.rules.terror_ids[t.terror[slot]] in t.rules.dreaded
    return t.crystals[slot] + 1 >= number and (number >= _STRONG_CARD or dreaded)


def buy_terror(t: Table, seat: Seat, asked: Decision) -> Word:
    """The Terror phase makes a step anyway: one bought now must strike by itself (OVR-4.3)."""
    return YES if next_step_strikes(t) else NO


def discard_page(t: Table, seat: Seat, asked: Decision) -> Word:
    """The dearest page that it would take long to pay for; of those that cost the same any will do."""
    ink = look_up(t).ink
    return max(
        asked.options_of(seat), key=lambda word: (ink[OBJECT[word]] > 1, ink[OBJECT[word]], OBJECT[word])
    )


def recast(t: Table, seat: Seat, asked: Decision) -> Word:
    """The easy ones go."""
    words = [word for word in asked.options_of(seat) if word != DONE]
    easiest = min(words, key=lambda word: hardness(t, OBJECT[word]))
    enough = DONE in asked.options_of(seat) and hardness(t, OBJECT[easiest]) > _HARD
    return DONE if enough else easiest


def revive(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: hardness(t, OBJECT[word]))


def dismiss(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: hardness(t, OBJECT[word]))
