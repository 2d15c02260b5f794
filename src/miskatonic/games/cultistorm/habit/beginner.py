"""How a person plays in the first game, as far as rules of thumb can say it.

It looks for a cultist that its own cards and one die can beat, goes there, marks it and fights. It lays
trophies where it stands, buys a level while a seal card is left, and seals when it can bear that. Cards of
its role that cost nothing it plays for a colleague. It never trades: it exchanges no cards, items or
trophies, and asks for no help. It accepts help that others offer, changes cards that its target does not ask
for, and answers small questions as anybody would.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.items import item_room
from miskatonic.games.cultistorm.fighting.matching import size
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.habit import first_thought, habit
from miskatonic.games.cultistorm.habit.lore import lore
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import free_play
from miskatonic.games.cultistorm.habit.targets import CROWDED, can_seal, missing, spots_in_reach
from miskatonic.games.cultistorm.phases.sealing import seal_cost
from miskatonic.games.cultistorm.rules import ANY_POSITION
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import (
    AWAY,
    COMMIT,
    DIE,
    DONE,
    FIGHT,
    GO,
    INVESTIGATE,
    LAY,
    LEVEL,
    MARK,
    NO_ENEMY,
    PLAY,
    READY,
    RETREAT,
    SEAL,
    SPEND,
    SPOTS,
    USE,
    WILD,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

Words = tuple[Word, ...]
Step = Callable[[Table, Seat, Words], Word | None]
# So many tokens make it careful.
_SHAKEN: Final = 2


class _Target(NamedTuple):
    """An enemy within reach: symbols lacking with the best die of the pool, and what makes it likeable."""

    lacking: int
    is_far: bool
    crowd: int
    enemy: int
    spot: int


def beginner(t: Table, seat: Seat) -> Word:
    """One of the words that this seat is offered."""
    asked = t.flow.decision
    if asked is None:
        raise ValueError("nobody is asked anything")
    answer = _BY_PROMPT.get(asked.prompt)
    if answer is None or (t.rules.hooked and first_thought(t, seat, asked) is not None):
        return habit(t, seat)
    return answer(t, seat, asked)


def _prepare(t: Table, seat: Seat, asked: Decision) -> Word:
    """One thing after the other; ready when nothing is left that it knows how to do."""
    words = tuple(asked.options_of(seat))
    for step in _STEPS:
        word = step(t, seat, words)
        if word is not None and word in words:
            return word
    return READY


def _lay(t: Table, seat: Seat, words: Words) -> Word | None:
    """Trophies of the symbol of the place where it stands go there."""
    return None if t.is_away(seat) else LAY[t.symbol_at(t.place[seat])]


def _learn(t: Table, seat: Seat, words: Words) -> Word | None:
    """A level brings a seal card; not when it is shaken, and not where a cultist more would call worse."""
    spot = t.place[seat]
    is_full = bool(t.level[seat]) and spot != AWAY and len(t.columns[spot]) >= CROWDED
    wanted = any(not t.is_sealed(at) and t.seal_cards[t.symbol_at(at)] == IN_SUPPLY for at in range(SPOTS))
    if is_full or not wanted or t.tokens(seat) >= _SHAKEN:
        return None
    return next((word for word in words if word in LEVEL), None)


def _search(t: Table, seat: Seat, words: Words) -> Word | None:
    """One card while there is room for an item."""
    return INVESTIGATE[0] if len(t.items[seat]) < item_room(t, seat) else None


def _calm(t: Table, seat: Seat, words: Words) -> Word | None:
    """Laudanum and the like, when it is shaken itself."""
    if t.normal[seat] < _SHAKEN:
        return None
    healing = lore(t.rules).healing_items
    return next((word for word in words if word in USE and word - USE[0] in healing), None)


def _help(t: Table, seat: Seat, words: Words) -> Word | None:
    """A card of its role that it does not need itself: it costs nothing, and another is drawn."""
    aim = own_aim(t, seat)
    kind = free_play(t, seat, {} if aim is None else {seat: aim})
    return None if kind is None else PLAY[kind]


def _go_sealing(t: Table, seat: Seat, words: Words) -> Word | None:
    """To a place that it can seal this turn."""
    spots = can_seal(t, seat)
    if not spots or t.is_away(seat) or t.place[seat] in spots or not move.is_free(t, seat):
        return None
    return GO[t.spots[spots[0]]]


def _aim(t: Table, seat: Seat, words: Words) -> Word | None:
    """The enemy that lacks least, here before elsewhere, and where most of them are."""
    if t.marks[seat] or t.is_away(seat):
        return None
    found = min(_targets(t, seat), default=None)
    if found is None:
        return None
    return MARK[found.enemy] if found.spot == t.place[seat] else GO[t.spots[found.spot]]


def _targets(t: Table, seat: Seat) -> Iterator[_Target]:
    """Enemies that it could fight: here and, unless it has something to seal here, a free move away."""
    far = t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION
    stays = t.place[seat] in can_seal(t, seat)
    for spot in (t.place[seat],) if stays else spots_in_reach(t, seat):
        column = t.columns[spot]
        elder = t.elders[spot]
        # It does not clear the way of a Great Old One that would then stand at the portal.
        reach = () if len(column) == 1 and elder != NO_ENEMY else column if far else column[:1]
        for enemy in reach if column or elder == NO_ENEMY else (elder,):
            left, wild = missing(t, seat, enemy)
            helps = not t.picked[seat] and any(face == WILD or left >> 4 * face & 15 for face in t.pool)
            lacking = max(0, size(left) - wild - helps)
            yield _Target(lacking, spot != t.place[seat], -len(column), enemy, spot)


def _take_die(t: Table, seat: Seat, words: Words) -> Word | None:
    """A die with a symbol that its target still asks for; a wild one if there is no other."""
    if not t.marks[seat] or t.picked[seat]:
        return None
    left, wild = missing(t, seat, t.marks[seat][0])
    if size(left) <= wild:
        return None
    fitting = [face for face in t.pool if face != WILD and left >> 4 * face & 15]
    return DIE[min(fitting, default=WILD)]


_STEPS: Final[tuple[Step, ...]] = (_lay, _learn, _search, _calm, _help, _go_sealing, _aim, _take_die)


def _combat(t: Table, seat: Seat, asked: Decision) -> Word:
    """Fight what it can beat; lay what it has won."""
    words = asked.options_of(seat)
    laying = LAY[t.symbol_at(t.place[seat])]
    if laying in words:
        return laying
    for word in words:
        if word in FIGHT and can_win(t, Bout(seat, word - FIGHT[0], t.where[word - FIGHT[0]])):
            return word
    return DONE


def _fight(t: Table, seat: Seat, asked: Decision) -> Word:
    """No re-rolls for insanity: what it cannot beat it leaves."""
    words = asked.options_of(seat)
    if COMMIT in words:
        return COMMIT
    return next((word for word in words if word in SPEND), RETREAT)


def _sealing(t: Table, seat: Seat, asked: Decision) -> Word:
    """Seal when that leaves a token to spare."""
    words = asked.options_of(seat)
    if SEAL in words and t.tokens(seat) + seal_cost(t, seat) < t.rules.most_tokens:
        return SEAL
    laying = LAY[t.symbol_at(t.place[seat])]
    return laying if laying in words else DONE


_BY_PROMPT: Final[dict[str, Callable[[Table, Seat, Decision], Word]]] = {
    "prepare": _prepare,
    "combat": _combat,
    "fight": _fight,
    "sealing": _sealing,
}
