"""Worlds open, pull, and close (OTW-1, OTW-4)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import tell_own_story
from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.expansions.other_worlds.cards import grip_cards, look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, OUTSIDE, pulls_at, state_of
from miskatonic.games.cultistorm.expansions.other_worlds.words import FALL
from miskatonic.games.cultistorm.fighting.fight import Fight
from miskatonic.games.cultistorm.table import IN_SUPPLY, PREPARATION, Table
from miskatonic.games.cultistorm.words import AWAY, COMMIT, DISCARD, NO_ENEMY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_SMALLEST_TEAM: Final = 2


def opens(t: Table, elder: int, spot: int) -> None:
    """With a Great Old One its world opens beside the location (OTW-1.1)."""
    world = look_up(t).of.get(elder)
    if world is None:
        return
    found = state_of(t)
    found.worlds[spot] = world
    found.held[spot] = found.grown[spot] = 0
    if t.phase >= PREPARATION:
        found.fresh |= 1 << spot
    name = look_up(t).ids[world]
    t.tell("world-opens", world=name, location=t.rules.place_ids[t.spots[spot]], cause="rule/OTW-1.1")
    tell_own_story(t, name, spot=spot)


def pulls(t: Table) -> None:
    """In cleanup, in seating order (OTW-1.2); what has just opened waits for the next turn (OTW-1.3)."""
    seats = tuple(seat for seat in t.order() if pulls_at(t, t.place[seat]))
    state_of(t).fresh = 0
    Pull(seats).asks(t)


@frame("cul-otherworlds/pull")
class Pull:
    """These detectives, one after another, hold on or are drawn in."""

    seats: tuple[Seat, ...]

    def asks(self, t: Table) -> None:
        if not self.seats:
            return
        seat = self.seats[0]
        world = state_of(t).worlds[t.place[seat]]
        words = [DISCARD[kind] for kind in grip_cards(t, seat, world)]
        about = {"world": look_up(t).ids[world]}
        t.flow.ask(seat, "world-pull", (*words, *FALL), self.chosen, "rule/OTW-1.2", about)

    def chosen(self, t: Table, word: Word) -> None:
        seat = self.seats[0]
        if word == FALL[0]:
            draw_in(t, seat)
        else:
            discard_card(t, seat, word - DISCARD[0], "rule/OTW-1.2")
        Pull(self.seats[1:]).asks(t)


def draw_in(t: Table, seat: Seat) -> None:
    """It is away, its figure on the world (OTW-1.4)."""
    found, spot = state_of(t), t.place[seat]
    found.inside[seat] = spot
    t.place[seat] = AWAY
    t.marks[seat] = ()
    world = found.worlds[spot]
    t.tell("drawn-in", seat, world=look_up(t).ids[world], cause=look_up(t).causes[world])


def bring_back(t: Table, seat: Seat, spot: int) -> None:
    """It stands at the location again."""
    state_of(t).inside[seat] = OUTSIDE
    t.place[seat] = spot
    t.unready(seat, "changed-place")


def sealed(t: Table, spot: int) -> None:
    """The world closes, and whoever is inside is doomed (OTW-4.1, OTW-4.2)."""
    found = state_of(t)
    world, doomed = found.worlds[spot], found.trapped(spot)
    if world == CLOSED:
        return
    _close(t, spot)
    for seat in doomed:
        t.tell("doomed", seat, world=look_up(t).ids[world], cause="rule/OTW-4.1")
    if doomed and not look_up(t).sacrifice:
        lose_game(t, "doomed")
    for seat in doomed:
        _sacrifice(t, seat)
    if doomed and len(t.order()) < _SMALLEST_TEAM:
        lose_game(t, "doomed")


def grave(t: Table, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """A victory over a Great Old One seals its location, and dooms whoever is inside its world (OTW-4.1)."""
    asked = t.flow.decision
    if asked is None or asked.prompt != "fight":
        return words
    fight: Fight = asked.frame
    dooms = t.rules.is_elder[fight.enemy] and state_of(t).trapped(fight.spot)
    return (*words, COMMIT) if dooms else words


def _sacrifice(t: Table, seat: Seat) -> None:
    """It leaves the game: items to the discards, trophies and unused seal cards to the supply (OTW-4.2)."""
    state_of(t).inside[seat] = OUTSIDE
    t.gone |= 1 << seat
    t.item_discard += t.items[seat]
    t.items[seat] = ()
    for symbol in range(5):
        t.supply[symbol] += t.trophies[5 * seat + symbol]
        t.trophies[5 * seat + symbol] = 0
        if t.seal_cards[symbol] == seat:
            t.seal_cards[symbol] = IN_SUPPLY
    t.normal[seat] = t.growing[seat] = 0
    if t.speaker == seat:
        t.speaker = t.order()[0] if t.order() else seat
    t.tell("left-game", seat, cause="rule/OTW-4.2")


def elder_leaves(t: Table, elder: int, spot: int) -> None:
    """Whether it leaves by a sealing shows when that is over (OTW-4.3)."""
    found = state_of(t)
    found.held[spot] = found.grown[spot] = 0
    if found.worlds[spot] != CLOSED:
        t.queue.append(Fading(spot).fades)


@frame("cul-otherworlds/fading")
class Fading:
    """A world whose Great Old One has left."""

    spot: int

    def fades(self, t: Table) -> None:
        """Without a sealing all inside return."""
        found = state_of(t)
        if found.worlds[self.spot] == CLOSED or t.elders[self.spot] != NO_ENEMY:
            return
        inside = found.trapped(self.spot)
        _close(t, self.spot)
        for seat in inside:
            bring_back(t, seat, self.spot)
            t.tell("world-returns", seat, cause="rule/OTW-4.3")


def _close(t: Table, spot: int) -> None:
    found = state_of(t)
    name = look_up(t).ids[found.worlds[spot]]
    found.worlds[spot] = CLOSED
    found.fresh &= ~(1 << spot)
    t.tell("world-closes", world=name, location=t.rules.place_ids[t.spots[spot]])
