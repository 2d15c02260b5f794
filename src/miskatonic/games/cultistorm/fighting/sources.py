"""What the active detective can set against a requirement (CUL-8.10 to CUL-8.12)."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Supply as ExpansionSupply
from miskatonic.games.cultistorm.fighting.matching import (
    ONCE,
    TWICE,
    UNIT,
    Source,
    Supply,
    any_of,
    cheapest,
    is_enough,
)
from miskatonic.games.cultistorm.fighting.requirement import Bout, counted_die, requirement, unbinders
from miskatonic.games.cultistorm.rules import NO_WILD_DICE, WILD_AND_DRAW, Grant, Rules
from miskatonic.games.cultistorm.table import NOTHING, SupportCard, Table
from miskatonic.games.cultistorm.words import FACES, WILD
from miskatonic.kernel.flow import Seat

# What a source is: hand cards and items by kind, dice by face, support cards by their place in `front`.
HAND, DICE, ITEM, FRONT = 0, 1000, 2000, 3000


PLACE_WILD, ABILITY_WILD, STORY_WILD, UNBOUND, MIRROR, STORY_IGNORED = range(4000, 4006)

# Effects by which symbols may be ignored: those of each detective have so many numbers, from here on.
IGNORED, _IGNORED_ROOM = 5000, 100

# Sources that expansions bring: each expansion has so many numbers, from here on.
EXPANSION, _ROOM = 10_000, 1_000


# Dice and what ends with the turn before lasting items, these before hand cards, one-shot items last: hands
# are refilled, one-shot items are not (CUL-R60).
_EXPIRING: Final = 1


_WILD_DIE: Final = 2


_LASTING: Final = 3


_CARD: Final = 6


_WILD_CARD: Final = 8


_ONE_SHOT: Final = 12


def _front_supply(t: Table, bout: Bout, grant: Grant, card: SupportCard) -> Supply:
    """What a support card can supply in this fight."""
    if grant.names:
        return (UNIT[card.symbol],)
    if grant.twin:
        return TWICE[WILD]
    if grant.carries:
        return ONCE[t.rules.symbol[card.beneath]] if card.beneath != NOTHING else ()
    if grant.again:
        return tuple(dict.fromkeys(unit for kind in bout.spent for unit in ONCE[t.rules.symbol[kind]]))
    if bout.trial:
        return () if grant.ignores else grant.supply
    if t.rules.is_elder[bout.enemy]:
        return grant.against_elder
    if grant.no_die:
        die = counted_die(t, bout)
        return (die,) if die else ()
    return grant.supply


def _dice(t: Table, bout: Bout) -> list[Source]:
    held = t.held[bout.seat]
    if t.powers & NO_WILD_DICE:
        return [_DIE[face] for face in held if face != WILD]
    return [_DIE[face] for face in held]


# By face.
_DIE: Final = tuple(
    Source((DICE + face,), _WILD_DIE if face == WILD else _EXPIRING, supply)
    for face, supply in enumerate(ONCE)
)


def _cards(t: Table, bout: Bout) -> list[Source]:
    symbol = t.rules.symbol
    return [_card(kind, symbol[kind]) for kind in t.hand[bout.seat]]


@cache
def _card(kind: int, symbol: int) -> Source:
    return Source((kind,), _WILD_CARD if symbol == WILD else _CARD, ONCE[symbol])


def _others(t: Table, bout: Bout) -> list[Source]:
    """Everything but dice and hand cards."""
    seat, rules = bout.seat, t.rules
    is_elder = rules.is_elder[bout.enemy]
    found = []
    for at, card in enumerate(t.front):
        grant = rules.grant[card.kind]
        if card.helped == seat and not card.used and grant is not None:
            supply = _front_supply(t, bout, grant, card)
            if supply:
                found.append(Source((FRONT + at,), _EXPIRING, supply, grant.ignores and not is_elder))
    for item in t.items[seat]:
        grant = rules.item_grant[item]
        if grant is None or t.item_used[seat] >> item & 1 or rules.item_token[item]:
            continue
        supply = _item_supply(t, bout, grant)
        if supply:
            cost = _ONE_SHOT if rules.one_shot[item] else _LASTING
            found.append(Source((ITEM + item,), cost, supply, grant.ignores and not is_elder))
    return found + _perks(t, bout)


def _perks(t: Table, bout: Bout) -> list[Source]:
    """What locations, stories and abilities give."""
    seat, is_elder = bout.seat, t.rules.is_elder[bout.enemy]
    found = []
    if t.wilds[seat]:
        found.append(Source((PLACE_WILD,), _EXPIRING, any_of(len(t.wilds[seat]))))
    if t.fight_wilds:
        found.append(Source((STORY_WILD,), 0, any_of(t.fight_wilds)))
    if t.fight_ignored and not bout.trial:
        found.append(Source((STORY_IGNORED,), 0, any_of(t.fight_ignored), ignores=True))
    if t.ignored[seat] and not is_elder and not bout.trial:
        first = IGNORED + seat * _IGNORED_ROOM
        found += [
            Source((first + at,), _EXPIRING, any_of(count), ignores=True)
            for at, (_, count) in enumerate(t.ignored[seat])
        ]
    if t.traits[seat] & WILD_AND_DRAW and not t.invoked[seat] >> _wild_ability(t, seat) & 1:
        found.append(Source((ABILITY_WILD,), _EXPIRING, ONCE[WILD]))
    if is_elder and not bout.trial and unbinders(t, bout.spot):
        found.append(Source((UNBOUND,), 0, any_of(2)))
    return found


def _item_supply(t: Table, bout: Bout, grant: Grant) -> Supply:
    if bout.trial:
        return () if grant.ignores else grant.supply
    return grant.against_elder if t.rules.is_elder[bout.enemy] else grant.supply


def _of_expansions(t: Table, bout: Bout) -> list[Source]:
    return [
        source._replace(refs=(first + source.refs[0], *source.refs[1:]))
        for first, find in _suppliers(t.rules)
        for source in find(t, bout)
    ]


@cache
def _suppliers(rules: Rules) -> tuple[tuple[int, Callable[[Table, Bout], Iterable[Source]]], ...]:
    """The expansions that supply sources, each with its first number."""
    return tuple(
        (EXPANSION + at * _ROOM, expansion.supply.find)
        for at, expansion in enumerate(rules.expansions)
        if expansion.supply is not None
    )


def supply_of(t: Table, ref: int) -> tuple[ExpansionSupply, int]:
    """Whose source this is, and the number that it has there."""
    at, number = divmod(ref - EXPANSION, _ROOM)
    supply = t.rules.expansions[at].supply
    assert supply is not None  # noqa: S101 - it brought the source
    return supply, number


def _wild_ability(t: Table, seat: Seat) -> int:
    return t.rules.ability_with[t.role[seat]][WILD_AND_DRAW]


def ways(t: Table, bout: Bout) -> list[list[Source]]:
    """The sources; several lists where something can be doubled: as it is, and doubled in each way."""
    dice, cards, others = _dice(t, bout), _cards(t, bout), _others(t, bout)
    if t.rules.hooked:
        others += _of_expansions(t, bout)
    if bout.spared:
        dice, cards, others = (_without(part, bout.spared) for part in (dice, cards, others))
    all_dice = [dice]
    for at, card in enumerate(t.front):
        grant = t.rules.grant[card.kind]
        if (
            card.helped == bout.seat
            and not card.used
            and grant is not None
            and grant.echo
            and FRONT + at not in bout.spared
        ):
            all_dice += [_doubled(dice, number, FRONT + at) for number in range(len(dice))]
    all_cards = [cards]
    if t.mirror[bout.seat] and MIRROR not in bout.spared:
        all_cards += [_doubled(cards, number, MIRROR) for number in range(len(cards))]
    found = [some + more + others for some in all_dice for more in all_cards]
    if t.rules.hooked:
        found = [t.rules.hooks.filter("sources", t, way, bout) for way in found]
    return found


def _without(sources: list[Source], spared: tuple[int, ...]) -> list[Source]:
    """One source less for each that is held back: of two dice of a face the other stays."""
    left = list(spared)
    kept = []
    for source in sources:
        if source.refs[0] in left:
            left.remove(source.refs[0])
        else:
            kept.append(source)
    return kept


def _doubled(sources: list[Source], at: int, by: int) -> list[Source]:
    """The same sources, one of them twice; both copies are the same symbol (CUL-7.9)."""
    source = sources[at]
    twice = source._replace(
        refs=(*source.refs, by),
        cost=source.cost + _EXPIRING,
        supply=tuple(2 * unit for unit in source.supply),
    )
    return [*sources[:at], twice, *sources[at + 1 :]]


def can_win(t: Table, bout: Bout) -> bool:
    """Is every required symbol covered (CUL-8.15)?"""
    wanted = requirement(t, bout)
    return any(is_enough(wanted, way) for way in ways(t, bout))


def dispensable(t: Table, bout: Bout) -> list[int]:
    """The sources without which the fight could still be won, each for itself."""
    wanted, found = requirement(t, bout), ways(t, bout)
    return [
        ref
        for ref in dict.fromkeys(ref for way in found for source in way for ref in source.refs)
        if any(is_enough(wanted, _without(way, (ref,))) for way in found if not _is_doubled_by(way, ref))
    ]


def _is_doubled_by(way: list[Source], ref: int) -> bool:
    return any(ref in source.refs[1:] for source in way)


def proposal(t: Table, bout: Bout) -> list[Source] | None:
    """What the cheapest way to win uses up; None when there is none (CUL-R18)."""
    wanted = requirement(t, bout)
    best: tuple[int, list[Source]] | None = None
    for way in ways(t, bout):
        found = cheapest(wanted, way)
        if found is not None and (best is None or found[0] < best[0]):
            best = found[0], [source for number, source in enumerate(way) if found[1] >> number & 1]
    return None if best is None else best[1]


def refs_of(sources: list[Source] | None) -> list[int]:
    """Everything that these sources use up."""
    return [ref for source in sources or () for ref in source.refs]


_PERKS: Final = ("location-wild", "ability-wild", "story-wild", "unbound", "mirror", "story-ignored")


def called(t: Table, ref: int) -> str:
    """What a source is called: a die is a die, beside cards and items."""
    name = source_name(t, ref)
    return f"die-{name}" if DICE <= ref < ITEM else name


def ignored_by(t: Table, ref: int) -> tuple[str, int]:
    """The effect by which symbols may be ignored: its cause, and how many."""
    seat, at = divmod(ref - IGNORED, _IGNORED_ROOM)
    return t.ignored[seat][at]


def source_name(t: Table, ref: int) -> str:
    """The content id of a source."""
    if ref < DICE:
        return t.rules.action_ids[ref - HAND]
    if ref < ITEM:
        return FACES[ref - DICE]
    if ref < FRONT:
        return t.rules.item_ids[ref - ITEM]
    if ref < FRONT + len(t.front):
        return t.rules.action_ids[t.front[ref - FRONT].kind]
    if ref < IGNORED:
        return _PERKS[ref - PLACE_WILD]
    if ref < EXPANSION:
        return ignored_by(t, ref)[0].rpartition("/")[2]
    supply, number = supply_of(t, ref)
    return supply.name(t, number)
