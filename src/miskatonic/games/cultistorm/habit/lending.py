"""Items and support cards that a detective gives because it was asked for them (CUL-7.25, CUL-7.27)."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.cultistorm.actions.support import may_not_play_any, whom
from miskatonic.games.cultistorm.actions.trade import may_not_trade
from miskatonic.games.cultistorm.board.items import may_own, receive_item, remove_item
from miskatonic.games.cultistorm.habit.aims import Aim
from miskatonic.games.cultistorm.habit.lore import lore
from miskatonic.games.cultistorm.habit.plan import Plan, own_aim, team_plan
from miskatonic.games.cultistorm.habit.support import affordable, agrees, gain, needed
from miskatonic.games.cultistorm.habit.talking import GONE, NOT_NOW, about_to_act, is_preparing, worth
from miskatonic.games.cultistorm.habit.targets import portal
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, OFFER, PLAY, SEATS, TO, YES
from miskatonic.games.requests import Answer, Favour, Request, Said, forbidden, nothing_to_name
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# What the team's plan may lose by an item that changes hands: less than a symbol.
_ITEM_COST: Final = 0.5
# This turn and the next: the two may have to meet.
_TURNS: Final = 1
_UNIQUE: Final = forbidden(Refusal("CUL-7.23", "item-unique"))


def _items(t: Table, asker: Seat, _seat: Seat) -> Sequence[str]:
    """What the colleagues hold; items lie open."""
    held = [item for seat in range(t.detectives) if seat != asker for item in t.items[seat]]
    return [t.rules.item_ids[item] for item in dict.fromkeys(held)]


def _lend(t: Table, seat: Seat, request: Request) -> Answer:
    asker, about = request.asker, {"item": request.subject}
    item = t.rules.item_ids.index(request.subject)
    if t.gone >> seat & 1:
        return GONE
    if item not in t.items[seat]:
        others = [other for other in range(t.detectives) if other != asker and item in t.items[other]]
        if not others:
            return Answer("item-nobody")
        return Answer("item-other", {**about, "other": SEATS[others[0]]})
    if not may_own(t, asker, item):
        return _UNIQUE
    refusal = may_not_trade(t, seat, asker)
    if refusal is not None:
        return Answer("forbidden", rule=refusal.rule)
    plan = team_plan(about_to_act(t, seat))
    if worth(plan) - worth(team_plan(_handed_over(t, seat, asker, item))) > _ITEM_COST:
        if seat not in plan:
            return Answer("item-needed", about)
        return Answer("item-to-fight", {**about, "enemy": t.rules.enemy_ids[plan[seat].enemy]})
    is_near = not t.is_away(seat) and t.place[seat] == t.place[asker]
    return Answer("item-yes" if is_near else "item-meet", about, t.round + _TURNS)


def _handed_over(t: Table, seat: Seat, asker: Seat, item: int) -> Table:
    twin = t.clone()
    twin.ready &= ~(1 << seat)
    ready = twin.ready
    remove_item(twin, seat, item)
    receive_item(twin, asker, item)
    twin.ready = ready
    return twin


def _lends(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    asked = t.flow.decision
    item = t.rules.item_ids.index(request.subject)
    if asked is None or item not in t.items[seat] or _lend(t, seat, request).until is None:
        return None
    about = asked.about or {}
    is_it = about.get("item") == request.subject
    if asked.prompt == "prepare":
        return OFFER[item] if OFFER[item] not in said and t.place[seat] == t.place[request.asker] else None
    if asked.prompt == "offer-to" and is_it:
        return TO[request.asker]
    if asked.prompt == "give-item" and is_it and about.get("other") == SEATS[request.asker]:
        return YES
    return None


def _support(t: Table, seat: Seat, request: Request) -> Answer:
    if not is_preparing(t, seat):
        return GONE if t.gone >> seat & 1 else NOT_NOW
    t = about_to_act(t, seat)
    asker, plan = request.asker, team_plan(t)
    aim = plan.get(asker) or own_aim(t, asker)
    if aim is None:
        return Answer("support-no-fight")
    about = {"enemy": t.rules.enemy_ids[aim.enemy]}
    if not aim.lacking:
        return Answer("support-enough", about)
    refusal = may_not_play_any(t, seat)
    if refusal is not None:
        return forbidden(refusal)
    kinds = _useful(t, seat, asker, aim)
    if not kinds:
        return _other_help(t, seat, asker, aim)
    kept, urgent = _kept(t, seat, plan, aim), portal(t) != NO_ENEMY
    free = [kind for kind in kinds if kind not in kept]
    if not free:
        return Answer("support-needed", {"enemy": t.rules.enemy_ids[plan[seat].enemy]})
    can = [kind for kind in free if affordable(t, seat, kind, urgent=urgent)]
    if not can:
        return Answer("support-dear", {"card": t.rules.action_ids[free[0]]})
    return Answer("support-yes", {**about, "card": t.rules.action_ids[can[0]]}, t.round)


def _useful(t: Table, seat: Seat, asker: Seat, aim: Aim) -> list[int]:
    """Cards that bring the asker a symbol it lacks: special ones first, as they cost no insanity."""
    known = lore(t.rules)
    found = [
        kind
        for kind in dict.fromkeys(t.hand[seat])
        if kind not in known.never
        and gain(t, kind, asker, aim)
        and asker in whom(t, seat, kind)
        and agrees(t, kind, asker)
    ]
    return sorted(found, key=lambda kind: (t.rules.is_general[kind], -gain(t, kind, asker, aim)))


def _kept(t: Table, seat: Seat, plan: Plan, aim: Aim) -> frozenset[int]:
    """What the seat keeps for its own fight, unless that of the other is worth more."""
    mine = plan.get(seat)
    return frozenset() if mine is None or mine.value < aim.value else needed(t, seat, mine)


def _other_help(t: Table, seat: Seat, asker: Seat, aim: Aim) -> Answer:
    """Who else could help, as far as hands are open."""
    others = range(t.detectives) if t.rules.open_hands else ()
    able = [other for other in others if other not in (seat, asker) and _useful(t, other, asker, aim)]
    about = {"enemy": t.rules.enemy_ids[aim.enemy]}
    if not able:
        return Answer("support-none", about)
    return Answer("support-other", {**about, "other": SEATS[able[0]]})


def _supports(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    asked = t.flow.decision
    if asked is None:
        return None
    if asked.prompt == "help-whom":
        aim = team_plan(t).get(request.asker)
        is_help = aim is not None and gain(t, asked.frame.kind, request.asker, aim)
        return TO[request.asker] if is_help else None
    if asked.prompt != "prepare" or any(word in PLAY for word in said):
        return None
    answer = _support(t, seat, request)
    return None if answer.until is None else PLAY[t.rules.action_ids.index(answer.args["card"])]


ITEM: Final = Favour(_items, _lend, _lends)
SUPPORT: Final = Favour(nothing_to_name, _support, _supports)
