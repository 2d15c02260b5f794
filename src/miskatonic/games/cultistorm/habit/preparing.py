"""Preparation, one action at a time: what would an experienced detective do next?"""

from typing import Final

from miskatonic.games.cultistorm import moves
from miskatonic.games.cultistorm.habit.helping import fits, help_colleague, room, targets_lacking
from miskatonic.games.cultistorm.habit.plan import NO_DIE, Aim, team_plan
from miskatonic.games.cultistorm.habit.targets import missing, shortfall
from miskatonic.games.cultistorm.holdings import item_room
from miskatonic.games.cultistorm.sealing import laid_at
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import (
    ACT,
    CALL,
    CLAIM,
    DIE,
    GO,
    INVESTIGATE,
    INVOKE,
    LAY,
    LEVEL,
    MARK,
    NAME,
    NO,
    PICK,
    READY,
    SET,
    SPOTS,
    SYMBOLS,
    TO,
    USE,
    WILD,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_PATIENCE: Final = 24
_CALM: Final = 2


def prepare(t: Table, seat: Seat, asked: Decision) -> Word:
    words = tuple(asked.options_of(seat))
    if t.acts[seat] >= _PATIENCE:
        return READY
    for step in (_develop, _go_sealing, _aim, _hand_over, _use, help_colleague, _search):
        word = step(t, seat, words)
        if word is not None and word in words:
            return word
    return READY


def _first(words: "tuple[Word, ...] | list[Word]", block: tuple[Word, ...]) -> Word | None:
    return next((word for word in words if block[0] <= word <= block[-1]), None)


def _develop(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Lay what fits here; level up while seal cards are wanted, with trophies that seal nothing here."""
    laying = _first(words, LAY)
    if laying is not None:
        return laying
    levels = [word for word in words if word in LEVEL]
    if levels and t.tokens(seat) <= _CALM and _seals_wanted(t) and _may_grow(t, seat):
        return max(levels, key=lambda word: t.trophies[5 * seat + word - LEVEL[0]])
    return None


def _seals_wanted(t: Table) -> int:
    """Unsealed locations for which nobody has the seal card."""
    return sum(
        not t.sealed >> spot & 1 and t.seal_cards[t.symbol_at(spot)] == IN_SUPPLY for spot in range(SPOTS)
    )


def _may_grow(t: Table, seat: Seat) -> bool:
    """The first level is cheap; higher ones bring a cultist, and wait until all have the first."""
    return t.level[seat] == 0 or (min(t.level) > 0 and room(t) > 1)


def _go_sealing(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Bring trophies, or the seal card, to where they are wanted."""
    if not moves.is_free(t, seat):
        return None
    for spot in range(SPOTS):
        if t.sealed >> spot & 1 or spot == t.place[seat]:
            continue
        symbol = t.symbol_at(spot)
        carries = t.trophies[5 * seat + symbol] or (
            t.rules.any_trophy_seals and any(t.trophies[5 * seat : 5 * seat + 5])
        )
        full = laid_at(t, spot) >= t.rules.to_seal
        if (carries and not full and t.level[seat]) or (full and t.seal_cards[symbol] == seat):
            return GO[t.spots[spot]]
    return None


def _aim(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Go where the team's plan wants one, mark the enemy, take the die that is meant for it."""
    if t.marks[seat] and (t.picked[seat] or not any(word in DIE for word in words)):
        return _mark_second(t, seat, words)
    plan = team_plan(t)
    aim = plan.get(seat)
    if not t.marks[seat]:
        if aim is None:
            return None
        return MARK[aim.enemy] if aim.spot == t.place[seat] else GO[t.spots[aim.spot]]
    if aim is not None and aim.die != NO_DIE:
        return DIE[aim.die]
    return _spare_die(t, seat, plan) or _mark_second(t, seat, words)


def _spare_die(t: Table, seat: Seat, plan: dict[Seat, Aim]) -> Word | None:
    """A die that nobody else counts on."""
    spare = list(t.pool)
    for other, aim in plan.items():
        if other != seat and aim.die in spare:
            spare.remove(aim.die)
    waiting = sum(not t.picked[other] and not t.ready >> other & 1 for other in range(t.seats))
    if not spare or len(spare) < waiting - len(plan):
        return None
    return DIE[max(spare)]


def _hand_over(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """First everybody aims, then they help each other."""
    for word in words:
        if word in CALL:
            other = word - CALL[0]
            if not t.marks[other] and not t.acts[other]:
                return word
    return None


def _mark_second(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    if len(t.marks[seat]) > 1 or shortfall(t, seat, t.marks[seat][0]):
        return None
    return next((word for word in words if word in MARK), None)


def _use(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Abilities, items and the location's action, where they do not cost too much."""
    invoked = _first(words, INVOKE)
    if invoked is not None:
        return invoked
    if ACT in words and t.tokens(seat) < _CALM and len(t.hand[seat]) > 1:
        card = t.spots[t.place[seat]]
        if not t.rules.place_token[card] and card != _SALEM:
            return ACT
    for word in words:
        if word in USE and _is_worth(t, seat, word - USE[0]):
            return word
    return None


_SALEM: Final = 2
_DYNAMITE: Final = 10
_LAUDANUM: Final = 7


def _is_worth(t: Table, seat: Seat, item: int) -> bool:
    if item == _DYNAMITE:
        return len(t.columns[t.place[seat]]) > _CALM
    if item == _LAUDANUM:
        return t.normal[seat] > _CALM
    return True


def _search(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """One card at a time: every card drawn may be an event."""
    if len(t.items[seat]) >= item_room(t, seat) or room(t) <= _CALM:
        return None
    return INVESTIGATE[0] if INVESTIGATE[0] in words else None


def help_whom(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever lacks most; of others, whoever has most tokens."""
    words = asked.options_of(seat)
    lacking = targets_lacking(t)
    kind = asked.then.__self__.kind  # type: ignore[attr-defined]

    def need(word: Word) -> tuple[bool, int, int]:
        other = word - TO[0]
        short = lacking.get(other, 0)
        return bool(short) and fits(t, kind, other), -short, t.normal[other]

    return max(words, key=need)


def claim(t: Table, seat: Seat, asked: Decision) -> Word:
    """The seal card of an unsealed location, where most trophies lie."""
    words = [word for word in asked.options_of(seat) if word != NO]
    worth = {t.symbol_at(spot): 1 + laid_at(t, spot) for spot in range(SPOTS) if not t.sealed >> spot & 1}
    return max(words, key=lambda word: worth.get(word - CLAIM[0], 0))


def name_symbol(t: Table, seat: Seat, asked: Decision) -> Word:
    for enemy in t.marks[seat]:
        left, _ = missing(t, seat, enemy)
        for symbol in range(len(SYMBOLS)):
            if left >> 4 * symbol & 15:
                return NAME[symbol]
    return NAME[0]


def set_die(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    for enemy in t.marks[seat]:
        left, _ = missing(t, seat, enemy)
        for word in words:
            if left >> 4 * (word - SET[0]) & 15:
                return word
    return words[0]


def pick_die(t: Table, seat: Seat, asked: Decision) -> Word:
    """Any but a wild one."""
    words = asked.options_of(seat)
    return next((word for word in words if word != PICK[WILD]), words[0])


def bury(t: Table, seat: Seat, asked: Decision) -> Word:
    """The worst cards have the highest numbers."""
    about = asked.about or {}
    names = ("mass-hysteria", "open-graves", "the-veil-tears", "growing-dark", "feast", "second-sky")
    return YES if about.get("card") in (*names, "every-road-at-once", "tide-of-zealots") else NO
