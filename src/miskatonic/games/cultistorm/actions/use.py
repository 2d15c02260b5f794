"""Using what one has in Preparation: items, abilities, the action of a location."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import ABILITY, ITEM, LOCATION, Effect, Use
from miskatonic.games.cultistorm.board.items import discard_item
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.table import SEALING, Table
from miskatonic.games.cultistorm.words import AWAY, LEVELS, NOBODY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

_AWAY: Final = Refusal("EXP-1.8", "away")
_NOT_HELD: Final = Refusal("CUL-7.1", "item-not-held")
_NO_USE: Final = Refusal("CUL-1.4", "item-no-use-now")
_USED: Final = Refusal("CUL-1.4", "used-this-turn")
_ITEM_USED: Final = Refusal("CUL-1.4", "item-used-this-turn")
_POINTLESS: Final = Refusal("CUL-R66", "would-change-nothing")
_NOT_YOURS: Final = Refusal("CUL-7.39", "ability-not-yours")
_NOT_ACTIVE: Final = Refusal("CUL-7.39", "ability-not-active")
_PASSIVE: Final = Refusal("CUL-1.4", "ability-works-by-itself")
_NO_ALTAR: Final = Refusal("CUL-7.15", "location-not-active")
_NO_ACTION: Final = Refusal("CUL-7.15", "location-no-action")
_TEAM_USED: Final = Refusal("CUL-7.16", "used-by-team")
_EACH_USED: Final = Refusal("CUL-7.16", "used-this-turn")
_TOO_INSANE: Final = Refusal("CUL-1.9", "too-insane")


def may_not_use(t: Table, seat: Seat, item: int) -> Refusal | None:
    """Items with a power, in Preparation or, where they say so, in the Sealing phase (D.10)."""
    rules = t.rules
    if item not in t.items[seat]:
        return _NOT_HELD
    if not rules.item_power[item] or (t.phase == SEALING and not rules.in_sealing[item]):
        return _NO_USE
    if rules.item_once[item] and t.item_used[seat] >> item & 1:
        return _ITEM_USED
    return None if rules.item_works[item](t, seat, NOBODY) else _POINTLESS


def use_item(t: Table, seat: Seat, item: int) -> None:
    cause = t.rules.item_causes[item]
    t.tell("item-used", seat, item=t.rules.item_ids[item])
    if t.rules.one_shot[item]:
        discard_item(t, seat, item, cause)
    if t.rules.item_once[item]:
        # Once a turn for the team: it is used up for whoever is given it, too.
        t.item_used = [used | 1 << item for used in t.item_used]
    Effect(ITEM, item, Use(cause, seat)).goes(t)


def may_not_invoke(t: Table, seat: Seat, ability: int) -> Refusal | None:
    """Abilities that are used once a turn (D.2)."""
    role, level = divmod(ability, LEVELS)
    if role != t.role[seat]:
        return _NOT_YOURS
    if level >= t.level[seat]:
        return _NOT_ACTIVE
    if not t.rules.ability_power[ability]:
        return _PASSIVE
    if t.invoked[seat] >> ability & 1:
        return _USED
    return None if t.rules.ability_works[ability](t, seat, NOBODY) else _POINTLESS


def invoke(t: Table, seat: Seat, ability: int) -> None:
    t.invoked[seat] |= 1 << ability
    t.tell("ability-used", seat, ability=t.rules.ability_ids[ability])
    Effect(ABILITY, ability, Use(t.rules.ability_causes[ability], seat)).goes(t)


def may_not_act(t: Table, seat: Seat) -> Refusal | None:
    """The action of the active location where one stands (CUL-7.15, CUL-7.16)."""
    spot = t.place[seat]
    if spot == AWAY:
        return _AWAY
    if not t.altars >> spot & 1:
        return _NO_ALTAR
    rules, card = t.rules, t.spots[spot]
    if not rules.place_action[card]:
        return _NO_ACTION
    if rules.once_team[card] and t.once_team >> card & 1:
        return _TEAM_USED
    if rules.once_each[card] and t.acted[seat] >> card & 1:
        return _EACH_USED
    if rules.place_token[card] and not may_suffer(t, seat):
        return _TOO_INSANE
    return None if rules.action_works[card](t, seat, NOBODY) else _POINTLESS


def act(t: Table, seat: Seat) -> None:
    card = t.spots[t.place[seat]]
    cause = t.rules.place_causes[card]
    t.tell("location-used", seat, location=t.rules.place_ids[card])
    if t.rules.once_team[card]:
        t.once_team |= 1 << card
    t.acted[seat] |= 1 << card
    if t.rules.place_token[card]:
        suffer(t, seat, cause)
    Effect(LOCATION, card, Use(cause, seat)).goes(t)
