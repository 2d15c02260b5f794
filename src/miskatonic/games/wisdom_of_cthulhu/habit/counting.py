"""Verbs whose worth to a seat can be counted from what it has."""

from collections.abc import Callable
from typing import Final, Protocol

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_used
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import recoverable
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import score_of
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.almanac import Almanac, Args
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, CONTINUOUS, ELSEWHERE, EN, FW
from miskatonic.kernel.flow import Seat


class Means(Protocol):
    """What a seat has, as far as it is counted here: see Standing."""

    t: Table
    seat: Seat
    book: Almanac
    counts: list[int]
    parts: list[int]
    combinations: list[int]
    used: list[int]
    now: list[int]
    rates_now: dict[int, float]


def _deny(own: Means) -> float:
    return w.DENIAL / (own.t.seats - 1)


def _gain(own: Means, args: Args, thing: int) -> float:
    fades = args.get("fades", 0)
    return float(max(0, args["kp"] - fades * times_used(own.t, own.seat, thing)))


def _gain_per(own: Means, args: Args, thing: int) -> float:
    count = 0
    for seed, name in enumerate(("fw", "as", "dm", "en")):
        if name in args["seeds"]:
            count += own.counts[seed]
            if args.get("zone") == "owned":
                count += own.parts[seed]
    return float(min(max(args.get("kp", 1) * count, args.get("least", 0)), args.get("most", 99)))


def _gain_per_combination(own: Means, args: Args, thing: int) -> float:
    return float(min(args.get("kp", 1) * len(own.combinations), args.get("most", 99)))


def _humble(own: Means, args: Args, thing: int) -> float:
    t = own.t
    ahead = sum(t.token[other] > t.token[own.seat] and t.kp[other] > 0 for other in range(t.seats))
    return float(args["kp"]) * ahead * w.DENIAL / (t.seats - 1)


def _take(own: Means, args: Args, thing: int) -> float:
    pile = own.t.discards[FW]
    if args["where"] == ("top-discard",):
        return own.book.quick[pile[-1]] if pile else 0.0
    return 2.5


def _discard_for_points(own: Means, args: Args, thing: int) -> float:
    return float(args["kp"]) - 1.0 if own.counts[EN] else 0.0


def _recover(own: Means, args: Args, thing: int) -> float:
    return w.RESEARCH if recoverable(own.t, own.seat) else 0.0


def _refresh(own: Means, args: Args, thing: int) -> float:
    return max((own.book.quick[card] for card in own.used), default=0.0) * 0.5


def _buy_entity(own: Means, args: Args, thing: int) -> float:
    return max((own.book.quick[card] for card in own.t.entities), default=0.0)


def _take_points(own: Means, args: Args, thing: int) -> float:
    t = own.t
    most = max(t.kp[other] for other in range(t.seats) if other != own.seat)
    return float(min(args["kp"], most)) * (1 + w.DENIAL / (t.seats - 1))


def _use_many(own: Means, args: Args, thing: int) -> float:
    t, rules = own.t, own.t.rules
    cards = [card for card in (*t.areas[own.seat], *t.offer) if rules.seed[card] == FW]
    return sum(
        own.book.quick[card] for card in cards if rules.type[card] != CONTINUOUS and not rules.needs[card]
    )


def _harvest(own: Means, args: Args, thing: int) -> float:
    grounds = sum(own.t.rules.ground[at] != ELSEWHERE for at in own.t.rules.places)
    count = min(grounds, len(own.t.discards[FW]) + len(own.t.offer))
    return count * (3 - _deny(own) + 2.0)


def _complete_all(own: Means, args: Args, thing: int) -> float:
    t = own.t
    return float(
        sum(
            score_of(t, own.seat, card)
            for card in own.combinations
            if t.rules.seed[card] == AS and t.is_on(card)
        )
    )


def _stand_in(own: Means, args: Args, thing: int) -> float:
    return min(2, sum(own.t.rules.seed[card] == AS for card in own.combinations)) * (3 - _deny(own))


def _borrow(own: Means, args: Args, thing: int) -> float:
    return sum(own.now) + 0.5


def _bonded_places(own: Means, args: Args, thing: int) -> float:
    at = own.t.seeker[own.seat]
    rate = own.rates_now.get(at, 0.0)
    return rate if rate and own.now[own.t.rules.place_bond[at]] else 0.0


def _all_entities(own: Means, args: Args, thing: int) -> float:
    return sum(own.book.quick[card] + own.now[own.t.rules.bond[card]] for card in own.t.entities)


def _spawn(own: Means, args: Args, thing: int) -> float:
    homes = sum(own.t.rules.ground[at] == ELSEWHERE for at in own.t.rules.places)
    return homes * (3 - _deny(own))


COUNTED: Final[dict[str, Callable[[Means, Args, int], float]]] = {
    "gain": _gain,
    "gain-per": _gain_per,
    "gain-per-combination": _gain_per_combination,
    "humble": _humble,
    "take": _take,
    "discard-for-points": _discard_for_points,
    "recover-research": _recover,
    "refresh": _refresh,
    "buy-entity": _buy_entity,
    "take-points": _take_points,
    "use-many-wisdoms": _use_many,
    "harvest-wisdom": _harvest,
    "complete-all": _complete_all,
    "places-stand-in": _stand_in,
    "borrow-masters": _borrow,
    "use-bonded-places": _bonded_places,
    "take-all-entities": _all_entities,
    "spawn-entities": _spawn,
}
