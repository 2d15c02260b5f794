"""What an experienced detective does about other worlds.

It keeps a card that loosens the grip where a world pulls, pulls colleagues out while it can bear the token,
stays away from worlds that it could not resist, and does not seal a world with somebody inside if that can
wait.
"""

from collections.abc import Hashable, Iterable
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.elders import is_held
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.other_worlds.cards import grip_cards, look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, pulls_at, state_of
from miskatonic.games.cultistorm.expansions.other_worlds.words import BEAR_IT, FREE, RESCUE
from miskatonic.games.cultistorm.fighting.reroll import reroll_cost
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    AWAY,
    COMMIT,
    DISCARD,
    DONE,
    FIGHT,
    GO,
    NO_ENEMY,
    REROLL,
    RETREAT,
    SPEND,
    SPOTS,
    USE,
    WILD,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# A token more is borne for a colleague up to here; where the portal is near, as long as one lives.
_CALM: Final = 2
# What a target is worth less where one would be drawn in after the fight.
_DRAWN_IN: Final = 2.0
_NEAR: Final = 1
_TRAPPED: Final = 0.35
_DOOM_NEAR: Final = 0.5


def _resists(t: Table, seat: Seat, spot: int) -> bool:
    """Has it a card for the grip of the world there?"""
    return bool(grip_cards(t, seat, state_of(t).worlds[spot]))


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    if t.rules.is_elder[enemy] or not pulls_at(t, spot) or _resists(t, seat, spot):
        return value
    return value - _DRAWN_IN


def keeps(t: Table, seat: Seat) -> Iterable[int]:
    """One card for the grip of the world that it stands before; the one that is of least use otherwise."""
    spot = t.place[seat]
    if not pulls_at(t, spot):
        return ()
    cards = grip_cards(t, seat, state_of(t).worlds[spot])
    return sorted(cards, key=lambda kind: t.rules.symbol[kind] == WILD)[:1]


def prepare(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Pull colleagues out, the sooner the nearer the Great Old One is to the portal."""
    words = [word for word in asked.options_of(seat) if word in RESCUE]
    if not words:
        return _to_the_rescue(t, seat, asked)
    near = len(t.columns[t.place[seat]]) <= _NEAR
    spare = len(grip_cards(t, seat, state_of(t).worlds[t.place[seat]])) > 1
    return words[0] if near or (t.tokens(seat) < _CALM and spare) or t.tokens(seat) == 0 else None


def _to_the_rescue(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Nobody else is there, and the portal is near: go, if one has the card for it."""
    if t.is_away(seat) or t.marks[seat] or not move.is_free(t, seat) or t.tokens(seat) > _CALM:
        return None
    found = state_of(t)
    for spot in range(SPOTS):
        helpless = not any(_resists(t, other, spot) for other in t.here(spot))
        if found.trapped(spot) and len(t.columns[spot]) <= _NEAR and helpless and _resists(t, seat, spot):
            return GO[t.spots[spot]]
    return None


def before_ready(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever would be drawn in, and has nothing to fight here, goes where no world is open."""
    spot = t.place[seat]
    if spot == AWAY or not pulls_at(t, spot) or _resists(t, seat, spot) or t.marks[seat]:
        return None
    if not move.is_free(t, seat):
        return None
    quiet = [at for at in range(SPOTS) if state_of(t).worlds[at] == CLOSED]
    return GO[t.spots[max(quiet, key=lambda at: len(t.columns[at]))]] if quiet else None


def hold_on(t: Table, seat: Seat, asked: Decision) -> Word:
    """Any card that will do, wild ones last."""
    words = [word for word in asked.options_of(seat) if word in DISCARD]
    if not words:
        return asked.options_of(seat)[-1]
    return min(words, key=lambda word: t.rules.symbol[word - DISCARD[0]] == WILD)


def trial(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    if COMMIT in words:
        return COMMIT
    for word in words:
        if word in SPEND or word in USE:
            return word
    wanted = look_up(t).trial[asked.frame.world(t)]
    if reroll_cost(t, seat) == 0 or t.tokens(seat) < _CALM:
        for face in t.held[seat]:
            if face != WILD and not wanted >> 4 * face & 15 and REROLL[face] in words:
                return REROLL[face]
    return RETREAT


def tithe(t: Table, seat: Seat, asked: Decision) -> Word:
    """A token while it is calm, else a trophy."""
    words = asked.options_of(seat)
    return BEAR_IT[0] if BEAR_IT[0] in words and t.tokens(seat) < _CALM else words[0]


def leave_it(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """The Great Old One is left alone while a colleague is inside, if it does not cross in the next turn."""
    if look_up(t).sacrifice:
        return None
    words = asked.options_of(seat)
    fights = [word for word in words if word in FIGHT]
    for word in fights:
        spot = t.where[word - FIGHT[0]]
        if t.rules.is_elder[word - FIGHT[0]] and _can_wait(t, spot):
            others = [other for other in fights if other != word]
            return None if others else DONE
    return None


def _can_wait(t: Table, spot: int) -> bool:
    """Is somebody inside, and will the Great Old One there not cross next turn?"""
    held = t.graced >> spot & 1 or t.gates_held_next or state_of(t).held[spot] > t.round or is_held(t, spot)
    return bool(state_of(t).trapped(spot)) and bool(held)


def free_prey(t: Table, seat: Seat, asked: Decision) -> Word:
    return next(word for word in asked.options_of(seat) if word in FREE)


def instinct(t: Table) -> float:
    """Whoever is inside is half lost; more so the nearer the portal is."""
    found, value = state_of(t), 0.0
    for spot in range(SPOTS):
        inside = len(found.trapped(spot))
        if inside and t.elders[spot] != NO_ENEMY:
            value -= inside * (_TRAPPED + (_DOOM_NEAR if len(t.columns[spot]) <= _NEAR else 0.0))
    return value


def outlook(t: Table, seat: Seat) -> Hashable:
    """Worlds that pull, and what some of them left behind."""
    found = state_of(t)
    return tuple(found.worlds), found.fresh, found.eased >> seat & 1, tuple(found.grown)


HABIT: Final = Habit(
    answers={
        "world-pull": hold_on,
        "trial": trial,
        "world-tithe": tithe,
        "world-prey": free_prey,
        "rescue-card": hold_on,
    },
    before={"prepare": prepare, "combat": leave_it},
    after={"prepare": before_ready},
    worth=worth,
    keeps=keeps,
    outlook=outlook,
)
