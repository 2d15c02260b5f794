"""Preparation, one action at a time: what would an experienced detective do next?"""

from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.items import item_room
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.habit.aims import NO_DIE
from miskatonic.games.cultistorm.habit.lore import lore
from miskatonic.games.cultistorm.habit.plan import Plan, team_plan
from miskatonic.games.cultistorm.habit.support import (
    best_helped,
    block_worth,
    costly_play,
    free_play,
    needed,
    room,
)
from miskatonic.games.cultistorm.habit.targets import (
    CROWDED,
    can_seal,
    is_to_be_sealed,
    missing,
    shortfall,
    trophy_to_lay,
)
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import (
    ACT,
    AT,
    AWAY,
    BLANK,
    CALL,
    CHOOSE,
    CLAIM,
    DIE,
    GO,
    INVESTIGATE,
    INVOKE,
    LEVEL,
    MARK,
    NAME,
    NO,
    NO_ENEMY,
    PICK,
    PLAY,
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

# Whoever has done so much in one Preparation is ready; by half of it others do not wait any more.
PATIENCE: Final = 24


_CALM: Final = 2


def prepare(t: Table, seat: Seat, asked: Decision) -> Word:
    """First one's own affairs, then cards that cost nothing, then everybody aims, then costly help."""
    words = tuple(asked.options_of(seat))
    if t.acts[seat] >= PATIENCE:
        return READY
    for step in (develop, search, go_sealing):
        word = step(t, seat, words)
        if word is not None and word in words:
            return word
    plan = team_plan(t)
    for act in (_share, _aim, _hand_over, _use, costly_play):
        word = act(t, seat, words, plan)
        if word is not None and word in words:
            return word
    return READY


def _share(t: Table, seat: Seat, words: tuple[Word, ...], plan: Plan) -> Word | None:
    """Before anybody has chosen a target, everybody plays what costs nothing: hands get better by it."""
    kind = free_play(t, seat, plan)
    if kind is not None:
        return PLAY[kind]
    if t.marks[seat]:
        return None
    for word in words:
        if CALL[0] <= word <= CALL[-1]:
            other = word - CALL[0]
            asked_before = t.ready >> other & 1 or t.handed[seat] >> other & 1
            if not asked_before and free_play(t, other, plan) is not None:
                return word
    return None


def develop(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Lay what fits here; level up while seal cards are wanted, with trophies that seal nothing here."""
    laying = trophy_to_lay(t, seat, words)
    if laying is not None:
        return laying
    levels = [word for word in words if LEVEL[0] <= word <= LEVEL[-1]]
    if levels and t.tokens(seat) <= w.LEVELS_WITH and _seals_wanted(t) and _may_grow(t, seat):
        return max(levels, key=lambda word: t.trophies[5 * seat + word - LEVEL[0]])
    return None


def _seals_wanted(t: Table) -> int:
    """Locations that are to be sealed and for which nobody has the seal card."""
    return sum(
        t.seal_cards[t.symbol_at(spot)] == IN_SUPPLY and is_to_be_sealed(t, spot) for spot in range(SPOTS)
    )


def _may_grow(t: Table, seat: Seat) -> bool:
    """The first level is cheap; higher ones bring a cultist, and wait until all have the first."""
    if t.level[seat] == 0:
        return True
    spot = t.place[seat]
    summons = spot != AWAY and len(t.columns[spot]) >= CROWDED and not t.sealed >> spot & 1
    return min(t.level[other] for other in t.order()) > 0 and room(t) >= 0 and not summons


def go_sealing(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Bring the seal card to where all trophies lie, if one survives it."""
    if t.is_away(seat) or not move.is_free(t, seat):
        return None
    for spot in can_seal(t, seat):
        cost = max(0, len(t.columns[spot]) - 1)
        if t.tokens(seat) + cost <= t.rules.most_tokens:
            return None if spot == t.place[seat] else GO[t.spots[spot]]
    return None


def _aim(t: Table, seat: Seat, words: tuple[Word, ...], plan: Plan) -> Word | None:
    """Go where the team's plan wants one, mark the enemy, take the die that is meant for it."""
    aim = plan.get(seat)
    if not t.marks[seat]:
        if aim is None:
            return None
        return MARK[aim.enemy] if aim.spot == t.place[seat] else GO[t.spots[aim.spot]]
    if not t.picked[seat] and t.pool:
        if aim is not None and aim.die != NO_DIE:
            return DIE[aim.die]
        spare = _spare_die(t, seat, plan)
        if spare is not None:
            return spare
    return _mark_second(t, seat, words)


def _spare_die(t: Table, seat: Seat, plan: Plan) -> Word | None:
    """A die that nobody else counts on."""
    spare = list(t.pool)
    for other, aim in plan.items():
        if other != seat and aim.die in spare:
            spare.remove(aim.die)
    waiting = sum(not t.picked[other] and not t.ready >> other & 1 for other in range(t.detectives))
    if not spare or len(spare) < waiting - len(plan):
        return None
    return DIE[max(spare)]


def _hand_over(t: Table, seat: Seat, words: tuple[Word, ...], plan: Plan) -> Word | None:
    """First everybody aims, then they help each other."""
    for word in words:
        if CALL[0] <= word <= CALL[-1]:
            other = word - CALL[0]
            if other in plan and not t.marks[other] and not t.acts[other] > PATIENCE // 2:
                return word
    return None


def _mark_second(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """The next in the column, if the first is sure; not where that would open the way for a Great Old One."""
    spot = t.place[seat]
    if (
        spot == AWAY
        or len(t.marks[seat]) > 1
        or t.elders[spot] != NO_ENEMY
        or shortfall(t, seat, t.marks[seat][0])
    ):
        return None
    marked = {enemy for marks in t.marks for enemy in marks}
    return next((MARK[enemy] for enemy in t.columns[spot] if enemy not in marked), None)


def _use(t: Table, seat: Seat, words: tuple[Word, ...], plan: Plan) -> Word | None:
    """Abilities, items and the location's action, where they do not cost too much."""
    for word in words:
        if INVOKE[0] <= word <= INVOKE[-1] and _is_wise(t, word - INVOKE[0], plan):
            return word
    if ACT in words and _acts(t, seat, plan):
        return ACT
    for word in words:
        if USE[0] <= word <= USE[-1] and _is_worth(t, seat, word - USE[0]):
            return word
    return None


def _acts(t: Table, seat: Seat, plan: Plan) -> bool:
    """Is the location's action worth what it costs?"""
    place = t.spots[t.place[seat]]
    aim = plan.get(seat)
    known = lore(t.rules)
    if place in known.wild_places:
        return aim is not None and aim.lacking == 1 and t.tokens(seat) < _CALM
    spare = len(t.hand[seat]) > len(needed(t, seat, aim))
    if place in known.heal_places:
        return spare and t.normal[seat] > 0
    return place in known.look_places or (place in known.draw_places and spare)


def _is_wise(t: Table, ability: int, plan: Plan) -> bool:
    """Dice are only thrown again where they do not help."""
    if ability in lore(t.rules).reroll_abilities:
        return useless_die(t, plan) is not None
    if ability in lore(t.rules).cultist_die_abilities:
        return nasty_die(t, plan) is not None
    return True


def useless_die(t: Table, plan: Plan) -> Seat | None:
    """Who holds a die that does not help, and lacks a symbol."""
    for seat, aim in plan.items():
        if aim.lacking and t.held[seat] and aim.die == NO_DIE:
            wanted = requirement(t, Bout(seat, aim.enemy, aim.spot))
            if all(face != WILD and not wanted >> 4 * face & 15 for face in t.held[seat]):
                return seat
    return None


def nasty_die(t: Table, plan: Plan) -> int | None:
    """Where the cultist die shows what somebody lacks."""
    for aim in plan.values():
        face = t.cultist_dice[aim.spot]
        if aim.lacking == 1 and face != BLANK and aim.left >> 4 * face & 15:
            return aim.spot
    return None


def _is_worth(t: Table, seat: Seat, item: int) -> bool:
    spot = t.place[seat]
    if spot == AWAY:
        return item in lore(t.rules).healing_items and t.normal[seat] >= _CALM
    if item in lore(t.rules).blasting_items:
        return t.elders[spot] == NO_ENEMY and len(t.columns[spot]) >= CROWDED
    if item in lore(t.rules).blocking_items:
        return block_worth(t, spot) > 1
    if item in lore(t.rules).healing_items:
        return max(t.normal[other] for other in t.here(spot)) >= _CALM
    return True


def search(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Two cards at most: every card drawn may be an event."""
    if len(t.items[seat]) >= item_room(t, seat) or limit_of(t) - sum(map(len, t.columns)) <= w.TIGHT:
        return None
    return next((word for word in (INVESTIGATE[1], INVESTIGATE[0]) if word in words), None)


def help_whom(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever has most of the card."""
    kind = asked.frame.kind
    others = [word - TO[0] for word in asked.options_of(seat)]
    return TO[best_helped(t, kind, team_plan(t), others)]


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


def whose_die(t: Table, seat: Seat, asked: Decision) -> Word:
    """The die that helps nobody."""
    words = asked.options_of(seat)
    holder = useless_die(t, team_plan(t))
    return CHOOSE[holder] if holder is not None and CHOOSE[holder] in words else words[0]


def cultist_die(t: Table, seat: Seat, asked: Decision) -> Word:
    """The cultist die that is in somebody's way; else where the column is longest."""
    words = asked.options_of(seat)
    spot = nasty_die(t, team_plan(t))
    if spot is not None and AT[t.spots[spot]] in words:
        return AT[t.spots[spot]]
    lengths = {AT[card]: len(t.columns[at]) for at, card in enumerate(t.spots)}
    return max(words, key=lambda word: lengths.get(word, -1))


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
    """What the card files call dreaded goes."""
    about = asked.about or {}
    return YES if about.get("card") in t.rules.dreaded else NO
