"""Helping colleagues: which card of one's hand is better played than kept, and for whom."""

from miskatonic.games.cultistorm.actions.support import may_not_play_any, tokens_for_helped, whom
from miskatonic.games.cultistorm.board.locations import is_blockable
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.fighting.matching import ONCE, SHIFTS, covers, size
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.sources import DICE, ways
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.habit.aims import Aim, is_steady, outlook
from miskatonic.games.cultistorm.habit.lore import lore
from miskatonic.games.cultistorm.habit.plan import Plan
from miskatonic.games.cultistorm.habit.targets import CROWDED, next_spots, portal, shortfall
from miskatonic.games.cultistorm.rules import Grant
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AWAY, BLANK, NO_ENEMY, PLAY, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


def room(t: Table) -> int:
    """Cultists that may still come before there are too many, next turn's included."""
    more = sum(one.habit.arrivals(t) for one in t.rules.expansions if one.habit.arrivals is not None)
    return limit_of(t) - sum(map(len, t.columns)) - t.rules.steps - more + sum(map(bool, t.marks))


def needed(t: Table, seat: Seat, aim: Aim | None) -> frozenset[int]:
    """Hand cards that one wants to keep for its aim, and for what expansions may ask."""
    if aim is None:
        kept = frozenset[int]()
    else:
        kept = _known_needs(t, seat, aim) if is_steady(t.rules) else _needed(t, seat, aim)
    for expansion in t.rules.expansions:
        if expansion.habit.keeps is not None:
            kept = kept.union(expansion.habit.keeps(t, seat))
    return kept


def _known_needs(t: Table, seat: Seat, aim: Aim) -> frozenset[int]:
    """The cards for the aim, from what was thought out before."""
    key = outlook(t, seat), aim
    known: frozenset[int] | None = t.thoughts.get(key)
    return t.thoughts.keep(key, _needed(t, seat, aim)) if known is None else known


def _needed(t: Table, seat: Seat, aim: Aim) -> frozenset[int]:
    bout = Bout(seat, aim.enemy, aim.spot)
    left = requirement(t, bout)
    wild = int(aim.die == WILD)
    if 0 <= aim.die < WILD:
        left = covers(left, ONCE[aim.die][0])
    cards = []
    for refs, _, supply, _ in ways(t, bout)[0]:
        if refs[0] < DICE:
            cards.append(refs[0])
        elif len(supply) == 1:
            left = covers(left, supply[0])
        elif len(supply) >= WILD:
            wild += size(supply[0])
        else:
            left = min((covers(left, part) for part in supply), key=size)
    return _cards_for(t, cards, left, wild)


def _cards_for(t: Table, cards: list[int], left: int, wild: int) -> frozenset[int]:
    """Cards of that symbol; those that can be played for nothing last."""
    kept = set()
    symbols, free = t.rules.symbol, lore(t.rules).free
    for kind in sorted(cards, key=lambda kind: (symbols[kind] == WILD, kind in free)):
        symbol = symbols[kind]
        if symbol == WILD:
            if size(left) > wild:
                kept.add(kind)
                wild += 1
        elif left >> 4 * symbol & 15:
            kept.add(kind)
            left = covers(left, ONCE[symbol][0])
    return frozenset(kept)


def gain(t: Table, kind: int, seat: Seat, aim: Aim) -> int:
    """How many symbols that are lacking for an aim the card would surely bring."""
    if not aim.lacking:
        return 0
    if kind in lore(t.rules).sets:
        wanted = requirement(t, Bout(seat, aim.enemy, aim.spot))
        return int(any(face != WILD and not wanted >> 4 * face & 15 for face in t.held[seat]))
    if kind in lore(t.rules).cultist_die:
        face = t.cultist_dice[aim.spot]
        return int(face != BLANK and t.place[seat] == aim.spot and bool(aim.left >> 4 * face & 15))
    grant = t.rules.grant[kind]
    return 0 if grant is None else min(aim.lacking, _granted(t, grant, seat, aim))


def _granted(t: Table, grant: Grant, seat: Seat, aim: Aim) -> int:
    if grant.names:
        return 1
    if grant.twin:
        return min(2, max(aim.left >> shift & 15 for shift in SHIFTS))
    if grant.no_die:
        face = t.cultist_dice[aim.spot]
        return int(not t.rules.is_elder[aim.enemy] and face != BLANK and bool(aim.left >> 4 * face & 15))
    if grant.echo:
        return int(any(aim.left >> 4 * face & 15 for face in t.held[seat] if face != WILD))
    supply = grant.against_elder if t.rules.is_elder[aim.enemy] else grant.supply
    return max((size(aim.left) - size(covers(aim.left, part)) for part in supply), default=0)


def agrees(t: Table, kind: int, helped: Seat) -> bool:
    """Does a detective let itself be helped (CUL-R28, CUL-R69)?"""
    tokens = tokens_for_helped(t, kind)
    if tokens and t.tokens(helped) + tokens >= t.rules.most_tokens:
        return False
    if kind not in lore(t.rules).only_for_the_lost:
        return True
    return not t.marks[helped] or shortfall(t, helped, t.marks[helped][0]) > 0


def takers(t: Table, seat: Seat, kind: int) -> list[Seat]:
    """Who would accept the card from this detective."""
    return [helped for helped in whom(t, seat, kind) if agrees(t, kind, helped)]


def free_play(t: Table, seat: Seat, plan: Plan) -> int | None:
    """A card that costs nothing to play and that one does not need oneself."""
    known = lore(t.rules)
    free = [kind for kind in t.hand[seat] if kind in known.free and kind not in known.never]
    if not free or may_not_play_any(t, seat) is not None:
        return None
    kept = needed(t, seat, plan.get(seat))
    for kind in free:
        if kind in kept:
            continue
        others = takers(t, seat, kind)
        if others and (kind not in known.only_for_the_lost or any(_is_lost(plan, other) for other in others)):
            return kind
    return None


def _is_lost(plan: Plan, seat: Seat) -> bool:
    return seat not in plan or plan[seat].lacking > 1


def costly_play(t: Table, seat: Seat, words: tuple[Word, ...], plan: Plan) -> Word | None:
    """A card that costs something, where it decides a fight or wards off worse."""
    cards = [word - PLAY[0] for word in words if PLAY[0] <= word <= PLAY[-1]]
    if not cards:
        return None
    urgent = portal(t) != NO_ENEMY
    kept = needed(t, seat, plan.get(seat))
    for kind in cards:
        if kind in lore(t.rules).never or not affordable(t, seat, kind, urgent=urgent):
            continue
        if _decides(t, seat, kind, plan, kept, urgent=urgent) or (
            kind not in kept and _wards_off(t, seat, kind)
        ):
            return PLAY[kind]
    return None


def affordable(t: Table, seat: Seat, kind: int, *, urgent: bool) -> bool:
    """Can the team bear what the card costs?"""
    if t.rules.spawns[kind] and (room(t) <= w.TIGHT or _calls_an_elder(t)):
        return False
    return urgent or not t.rules.is_general[kind] or t.tokens(seat) < w.HELPS_BELOW + (room(t) < 0)


def _calls_an_elder(t: Table) -> bool:
    """Would a cultist at the marker call a Great Old One (CUL-4.7, CUL-4.11)?"""
    return len(t.columns[t.marker]) >= CROWDED and not t.sealed >> t.marker & 1


def _decides(t: Table, seat: Seat, kind: int, plan: Plan, kept: frozenset[int], *, urgent: bool) -> bool:
    """Would somebody win its fight by this card? Against what is at the portal every bit counts."""
    for other in takers(t, seat, kind):
        aim = plan.get(other)
        if aim is None or not aim.lacking:
            continue
        if t.rules.is_elder[aim.enemy]:
            if urgent and (gain(t, kind, other, aim) or kind in lore(t.rules).draws):
                return True
        elif kind not in kept and gain(t, kind, other, aim) >= aim.lacking:
            hurts = t.rules.hurts[kind]
            if not hurts or t.tokens(other) < w.HELPS_BELOW:
                return True
    return False


def _wards_off(t: Table, seat: Seat, kind: int) -> bool:
    """Healing, blocks, and what is given away for nothing."""
    if kind in lore(t.rules).heals:
        edge = w.HELPS_BELOW + (t.rules.is_general[kind])
        return any(t.normal[other] >= edge for other in takers(t, seat, kind))
    if kind in lore(t.rules).blocks_named:
        return True
    if kind in lore(t.rules).blocks_here:
        return any(block_worth(t, t.place[other]) for other in range(t.detectives) if other != seat)
    return kind in lore(t.rules).gifts


def block_worth(t: Table, spot: int) -> int:
    """What a block there is worth: most where the next cultist would call a Great Old One."""
    if spot == AWAY or not is_blockable(t, spot) or spot not in next_spots(t):
        return 0
    falling = {marks[0] for marks in t.marks if marks and t.where[marks[0]] == spot}
    staying = len(t.columns[spot]) - len(falling)
    return 9 if staying >= CROWDED and not t.sealed >> spot & 1 else 1 + staying


def best_helped(t: Table, kind: int, plan: Plan, others: list[Seat]) -> Seat:
    """Whoever wins by it; of others, whoever lacks most, or has most tokens. Nobody who would decline."""

    def need(other: Seat) -> tuple[float, float]:
        aim = plan.get(other)
        if kind in lore(t.rules).heals:
            return t.normal[other], 0.0
        if kind in lore(t.rules).blocks_here or kind in lore(t.rules).drags:
            return block_worth(t, t.place[other]), 0.0
        if aim is None:
            return (1.0 if kind in lore(t.rules).draws else 0.0), 0.0
        if kind in lore(t.rules).draws:
            return aim.lacking * (9 if t.rules.is_elder[aim.enemy] else 1), 0.0
        brought = gain(t, kind, other, aim)
        return (brought and 1 + (brought >= aim.lacking)) + 2 * (t.rules.is_elder[aim.enemy]), aim.value

    return max(others, key=lambda other: (agrees(t, kind, other), need(other)))
