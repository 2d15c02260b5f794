"""Cultists entering play (CUL-3.3, CUL-4)."""

from miskatonic.games.cultistorm.board.circle import Endgame, TerrorStep
from miskatonic.games.cultistorm.board.cultist_deck import deck_size, draw_cultist, refill
from miskatonic.games.cultistorm.board.elders import leave_play, summon, summon_first
from miskatonic.games.cultistorm.board.hand import EachDiscards
from miskatonic.games.cultistorm.board.locations import takes_blocks
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.expansions.hooks import has_choice
from miskatonic.games.cultistorm.rules import BRINGS_ANOTHER, BRINGS_TERROR, TAKES_CARDS_HERE
from miskatonic.games.cultistorm.table import CULTIST, NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, NO_SYMBOL, NOBODY, SPOTS
from miskatonic.kernel.frames import frame

_FULL_COLUMN = 3
# How the marker moves: in the Cultist phase (CUL-4.2), or by the spawn icon (CUL-4.7).
WALK, ICON = "walk", "icon"


@frame("cul/spawn-at-marker")
class SpawnAtMarker:
    """The spawn icon, and effects that name no location: spawn, then the marker moves (CUL-4.7)."""

    cause: str

    def begins(self, t: Table) -> None:
        t.marker = free_spot(t, t.marker, ICON)
        spot = t.marker
        t.marker = next_spot(t, spot, ICON)
        spawn(t, spot, self.cause)


@frame("cul/spawn-at")
class SpawnAt:
    """A spawn at a named location; the marker does not move (CUL-4.8, CUL-4.9)."""

    spot: int
    cause: str

    def begins(self, t: Table) -> None:
        spawn(t, free_spot(t, self.spot), self.cause)


def next_spot(t: Table, spot: int, way: str) -> int:
    """The next location of the marker: clockwise, unless an expansion has it go another way."""
    if t.rules.hooked:
        found: int = t.rules.hooks.filter("next_spot", t, (spot + 1) % SPOTS, spot, way)
        t.rules.hooks.notify("marker_moves", t, spot, found)
        return found
    return (spot + 1) % SPOTS


def free_spot(t: Table, spot: int, way: str = "") -> int:
    """This location, or the next one clockwise without a Great Old One (CUL-4.4, CUL-4.9)."""
    while t.elders[spot] != NO_ENEMY:
        spot = next_spot(t, spot, way) if way else (spot + 1) % SPOTS
    return spot


def limit_of(t: Table) -> int:
    """How many cultists may be in play (CUL-4.13)."""
    limit = t.rules.limit
    if t.rules.hooked:
        limit = t.rules.hooks.filter("limit", t, limit)
    return limit


def spawn(t: Table, spot: int, cause: str) -> None:
    """One unit: draw, place, limit, deck, arrival ability, summons (CUL-3.3)."""
    if t.phase == CULTIST and t.blocked >> spot & 1 and takes_blocks(t, spot):
        t.tell("spawn-blocked", location=t.rules.place_ids[t.spots[spot]], cause="rule/CUL-4.5")
        return
    if has_choice(t, "spawn_draw"):
        t.rules.hooks.choose("spawn_draw", t, NOTHING, (spot,), _Spawn(spot, cause).chosen)
        return
    refill(t)
    if deck_size(t):
        arrive(t, draw_cultist(t), spot, cause)


@frame("cul/spawn")
class _Spawn:
    """A spawn whose card an expansion may choose."""

    spot: int
    cause: str

    def chosen(self, t: Table, card: int) -> None:
        """The card that was chosen; NOTHING: that of the deck."""
        if card == NOTHING:
            refill(t)
            if not deck_size(t):
                return
            card = draw_cultist(t)
        arrive(t, card, self.spot, self.cause)


@frame("cul/spawned")
class _Spawned:
    """A spawn that is over."""

    card: int
    spot: int

    def ends(self, t: Table) -> None:
        t.rules.hooks.notify("spawn_done", t, self.card, self.spot)


def arrive(t: Table, card: int, spot: int, cause: str) -> None:
    """The rest of a spawn: the cultist is placed, with everything that follows (CUL-3.3)."""
    before = len(t.columns[spot])
    put_on_top(t, card, spot)
    t.tell(
        "cultist-spawns",
        cultist=t.rules.enemy_ids[card],
        location=t.rules.place_ids[t.spots[spot]],
        cause=cause,
    )
    check_limit(t)
    if not deck_size(t):
        t.queue.append(Endgame().begins)
        refill(t)
    _use_ability(t, card)
    if t.rules.hooked:
        t.flow.then(_Spawned(card, spot).ends)
    if before < _FULL_COLUMN or t.sealed >> spot & 1:
        return
    if t.rules.is_monster[card] and t.rules.cult[card] == NO_SYMBOL:
        # It calls nobody of its own (CUL-9.3).
        summon_first(t, t.rules.enemy_causes[card])
    else:
        summon(t, summoned_by(t, card), spot, t.rules.enemy_causes[card])


def check_limit(t: Table) -> None:
    """More cultists than the limit: the team loses (CUL-4.13, CUL-12.4)."""
    count, limit = sum(map(len, t.columns)), limit_of(t)
    if count > limit:
        t.tell("limit-broken", count=count, limit=limit, cause="rule/CUL-4.13")
        lose_game(t, "overrun")


def put_on_top(t: Table, card: int, spot: int) -> None:
    t.columns[spot] = (*t.columns[spot], card)
    t.where[card] = spot
    t.unready_at(spot)


def shift(t: Table, card: int, goal: int) -> None:
    """A cultist goes to the top of another column: no spawn, and markers on it return (CUL-7.47)."""
    spot = t.where[card]
    t.columns[spot] = tuple(other for other in t.columns[spot] if other != card)
    leave_play(t, card)
    put_on_top(t, card, goal)


def _use_ability(t: Table, card: int) -> None:
    """Arrival abilities of special cults work; the others are told (D.12, CUL-13.9)."""
    ability = t.rules.ability[card]
    if ability == BRINGS_ANOTHER:
        t.queue.append(SpawnAtMarker(t.rules.enemy_causes[card]).begins)
    elif ability == BRINGS_TERROR:
        t.queue.append(TerrorStep(t.rules.enemy_causes[card]).begins)
    elif ability == TAKES_CARDS_HERE:
        seats = tuple(t.here(t.where[card]))
        t.queue.append(EachDiscards(seats, 1, t.rules.enemy_causes[card]).next)
    elif ability:
        tell_ability(t, card)


def tell_ability(t: Table, card: int) -> None:
    """Say what a cultist can do as long as it is there."""
    t.tell("cultist-ability", ability=t.rules.ability_names[card], cause=t.rules.enemy_causes[card])


def summoned_by(t: Table, card: int) -> int:
    """Whom a fourth cultist brings (CUL-9.2, CUL-13.3, CUL-14.4)."""
    cult = t.rules.special_cult[card]
    if cult != NOBODY:
        elder = t.rules.all_cults[cult].elder
        return elder if elder in t.special_elders else NO_ENEMY
    symbol = t.rules.cult[card]
    return next(
        (elder for elder in t.rules.first_wave if t.rules.cult[elder] == symbol and elder in t.first_wave),
        NO_ENEMY,
    )
