"""What the value of a table is made of, for one seat. All of it lies open on the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import held
from miskatonic.games.wisdom_of_cthulhu.habit.rituals import Rituals
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.table import NOBODY, SIGN_HOME, Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, DM, EN, FULL_HAND, FW
from miskatonic.kernel.flow import Seat

# How near the end can come, in turns: the inverse of what is left is a feature.
_NEAREST: Final = 0.15


class Holdings(NamedTuple):
    """What one seat has."""

    points: float
    research: float
    obsessions: float
    # What the rest of this turn brings, and a turn to come.
    spree: float
    best_later: float
    later: float
    masters: float
    lasting: float
    combinations: float
    ritual: float
    study: float
    transmutation: float
    evoked: float
    invocation: float
    engine: float
    wisdom: float
    science: float
    dark: float
    entities: float
    best_bond: float
    bonds: float
    objects: float
    place_bonus: float
    sign: float
    early: float


# Those that weigh more, or less, the nearer the end is.
_HASTENED: Final = (
    "points",
    "research",
    "obsessions",
    "spree",
    "masters",
    "combinations",
    "ritual",
    "transmutation",
)
# Those that are compared with the best of the others.
_COMPARED: Final = ("points", "spree", "best_later", "later", "engine", "ritual", "lasting", "masters")
_GLOBAL: Final = ("to come", "nearness", "three seats", "four seats", "somebody has evoked", "tempered")
NAMES: Final = (
    *Holdings._fields,
    *(f"{name}, near the end" for name in _HASTENED),
    *(f"{name}, ahead" for name in _COMPARED),
    *(f"{name}, ahead near the end" for name in _COMPARED[:2]),
    *_GLOBAL,
)
_HASTENED_AT: Final = tuple(Holdings._fields.index(name) for name in _HASTENED)
_COMPARED_AT: Final = tuple(Holdings._fields.index(name) for name in _COMPARED)


def rows(t: Table) -> list[Sequence[float]]:
    """The features of every seat."""
    to_come = turns_to_come(t)
    nearness = _NEAREST / (_NEAREST + to_come)
    every = [_holdings(t, seat) for seat in range(t.seats)]
    shared = (
        to_come,
        nearness,
        float(t.seats == 3),  # noqa: PLR2004 - named so
        float(t.seats == 4),  # noqa: PLR2004 - named so
        float(t.evoker != NOBODY),
        float(t.rules.bond_pays_once),
    )
    found: list[Sequence[float]] = []
    for seat, own in enumerate(every):
        rivals = every[:seat] + every[seat + 1 :]
        most = rivals[0] if len(rivals) == 1 else list(map(max, *rivals))
        ahead = [own[at] - most[at] for at in _COMPARED_AT]
        found.append(
            (
                *own,
                *(own[at] * nearness for at in _HASTENED_AT),
                *ahead,
                *(each * nearness for each in ahead[:2]),
                *shared,
            )
        )
    return found


def turns_to_come(t: Table) -> float:
    """How much of the game is left, this turn by the cards that can still be spent."""
    cards = sum((t.hand[seat] | t.temporary[seat] | t.permanent[seat]).bit_count() for seat in range(t.seats))
    return t.rules.turns - t.turn + cards / (FULL_HAND.bit_count() * t.seats)


def _holdings(t: Table, seat: Seat) -> Holdings:
    """Points are counted in tens, so that all features are of one size."""
    own = Standing(t, seat)
    rules, left = t.rules, own.left
    masters = lasting = combinations = 0.0
    for card in t.areas[seat]:
        if rules.seed[card] == DM:
            masters += rules.worth[card]
        elif rules.needs[card]:
            combinations += held(own, card)
        else:
            lasting += held(own, card)
    research, obsessions = t.hand[seat].bit_count(), own.obsessions
    spree = own.spree(research + obsessions)
    token = t.token[seat]
    engine = max(((each.rate - own.place_later) * each.uses for each in own.engines), default=0.0)
    return Holdings(
        points=t.kp[seat] / 10,
        research=float(research),
        obsessions=float(obsessions),
        spree=spree[-1] / 10,
        best_later=own.best_later / 10,
        later=left * own.best_later / 10,
        masters=masters / 10,
        lasting=lasting / 10,
        combinations=combinations / 10,
        ritual=Rituals(own).potential / 10,
        study=float(token > 0),
        transmutation=float(token > 1),
        evoked=float(t.evoker == seat),
        invocation=max(own.invocations.values(), default=0.0) / 10,
        engine=max(0.0, engine) / 10,
        wisdom=float(own.counts[FW]),
        science=float(own.counts[AS]),
        dark=float(own.counts[DM]),
        entities=float(own.counts[EN]),
        best_bond=max(own.later) / 10,
        bonds=sum(own.later) / 10,
        objects=float(len(own.objects)),
        place_bonus=float(own.bonus + own.echo),
        sign=float(t.sign_place[seat] == SIGN_HOME),
        early=_early(t, seat),
    )


def _early(t: Table, seat: Seat) -> float:
    """How soon a seat acts: 1 if now, less if others come first, 0 if it has acted this round."""
    asked = t.flow.decision
    if asked is not None and asked.seat == seat:
        return 1.0
    return 1.0 - (t.to_act.index(seat) + 1) / t.seats if seat in t.to_act else 0.0
