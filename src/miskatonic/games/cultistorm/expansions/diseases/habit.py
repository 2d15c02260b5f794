"""What an experienced detective does about diseases.

Tokens at or above the virulence weigh most. With three infected locations treating comes before fighting;
carriers get well where it is healthy and cheap.
"""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.expansions.diseases.curing import cures, may_not_get_well, may_not_treat
from miskatonic.games.cultistorm.expansions.diseases.symptoms import may_not_grab
from miskatonic.games.cultistorm.expansions.diseases.ward import infected, look_up, ward_of
from miskatonic.games.cultistorm.expansions.diseases.words import GET_WELL, GRAB, TREAT
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.habit.targets import spots_in_reach
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import GO, NO, OBJECT, SPOTS, YES
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# So many infected locations are an alarm: the fifth loses the game.
_ALARM: Final = 3
# What a fight is worth more at an infected location: the fighter can treat it, and thins the crowd there.
_INFECTED: Final = 0.3
_SPREADING: Final = 0.7
_HEALTHY_FOR_CARRIERS: Final = -0.4
_PRICE: Final = 2


def _spreads(t: Table, spot: int) -> bool:
    ward = ward_of(t)
    disease = ward.at[spot]
    return (
        disease != NOTHING and ward.tokens[spot] + (len(t.columns[spot]) > 1) >= look_up(t).virulence[disease]
    )


def _first(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Take a blind die before planning; treat with what the fight does not need, or with anything."""
    if may_not_grab(t, seat, 0) is None:
        return GRAB[0]
    if may_not_treat(t, seat, 0) is not None:
        return None
    kept = needed(t, seat, own_aim(t, seat))
    spare = [kind for kind in cures(t, seat) if kind not in kept]
    alarm = infected(t) > _ALARM or (infected(t) == _ALARM and _spreads(t, t.place[seat]))
    return TREAT[0] if spare or alarm else None


def _last(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever would be ready treats if its fight is hopeless, gets well with idle cards, or goes to treat."""
    aim = own_aim(t, seat)
    lost = aim is None or aim.lacking > 0
    if lost and may_not_treat(t, seat, 0) is None:
        return TREAT[0]
    spare = len(t.hand[seat]) - len(needed(t, seat, aim))
    if may_not_get_well(t, seat, 0) is None and (lost or spare >= _PRICE):
        return GET_WELL[0]
    return _go_to_treat(t, seat) if infected(t) > _ALARM and not t.marks[seat] else None


def _go_to_treat(t: Table, seat: Seat) -> Word | None:
    """In an alarm to a location that this detective can treat."""
    if t.is_away(seat):
        return None
    ward, cure = ward_of(t), look_up(t).cure
    symbols = {t.rules.symbol[kind] for kind in t.hand[seat]}
    for spot in spots_in_reach(t, seat):
        if spot != t.place[seat] and ward.at[spot] != NOTHING and cure[ward.at[spot]] in symbols:
            return GO[t.spots[spot]]
    return None


def _worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    ward = ward_of(t)
    if ward.at[spot] != NOTHING:
        return value + (_SPREADING if _spreads(t, spot) else _INFECTED)
    carrier = ward.carried[seat] != NOTHING
    return value + (_HEALTHY_FOR_CARRIERS if carrier and infected(t) >= _ALARM - 1 else 0.0)


def _heal_less(t: Table, seat: Seat, asked: Decision) -> Word:
    """One token is a fair price, unless it is one too many."""
    return YES if t.tokens(seat) + 1 < t.rules.most_tokens - 1 else NO


def _worst_place(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever plays the cults chooses where most cultists feed it."""
    lengths = {card: len(t.columns[spot]) for spot, card in enumerate(t.spots)}
    return max(asked.options_of(seat), key=lambda word: lengths[OBJECT[word]])


def outlook(t: Table, seat: Seat) -> Hashable:
    """Where it is infected, and what the detective carries."""
    ward = ward_of(t)
    return tuple(ward.at), tuple(ward.tokens), ward.carried[seat]


HABIT: Final = Habit(
    answers={"heal-less": _heal_less, "outbreak-where": _worst_place},
    before={"prepare": _first},
    after={"prepare": _last},
    worth=_worth,
    outlook=outlook,
)


def instinct(t: Table) -> float:
    """Infected locations weigh more the more there are; carriers a little."""
    ward = ward_of(t)
    places = infected(t)
    spreading = sum(_spreads(t, spot) for spot in range(SPOTS))
    carriers = sum(disease != NOTHING for disease in ward.carried)
    return -0.05 * places * places - 0.05 * spreading - 0.04 * carriers
