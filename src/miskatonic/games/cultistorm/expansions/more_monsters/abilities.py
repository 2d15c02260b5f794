"""What the monsters do while they lie in a column, and what their victors get (MON-1.2 to MON-1.4)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.locations import block_words
from miskatonic.games.cultistorm.board.spawning import shift, tell_ability
from miskatonic.games.cultistorm.effects.locations import block_named
from miskatonic.games.cultistorm.expansions.more_monsters.cards import in_play, look_up
from miskatonic.games.cultistorm.fighting.matching import Source
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.games.cultistorm.words import AT, NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_FULL_COLUMN: Final = 3


def arrives(t: Table, card: int, _spot: int) -> None:
    if card in look_up(t).ability:
        tell_ability(t, card)


def limit(t: Table, most: int) -> int:
    """The Stone Midwife leaves room for one cultist less, herself included."""
    return most - len(in_play(t, "lowers-limit"))


def counted(t: Table, way: list[Source], bout: Bout) -> list[Source]:
    if look_up(t).ability.get(bout.enemy) != "heeds-no-wilds":
        return way
    return [source for source in way if not source.is_wild]


def cleans(t: Table) -> None:
    """The Lamplit Hound goes where most detectives are (MON-1.3)."""
    for card in in_play(t, "follows-company"):
        t.queue.append(Prowl(card).asks)


@frame("cul-mon/prowl")
class Prowl:
    """A monster on its way to company; if several locations have most, the team says which (MON-D2)."""

    card: int

    def asks(self, t: Table) -> None:
        if t.where[self.card] == NOWHERE:
            return
        company = [len(t.here(spot)) for spot in range(SPOTS)]
        goals = [spot for spot in range(SPOTS) if company[spot] and company[spot] == max(company)]
        # Where it would stay anyway there is nothing to say.
        if any(self._goes(t, spot) for spot in goals):
            words = [AT[t.spots[spot]] for spot in goals]
            cause = t.rules.enemy_causes[self.card]
            t.flow.ask_team(t.team(), "monster-where", words, self.chosen, cause)

    def chosen(self, t: Table, word: Word, _seat: Seat) -> None:
        goal = t.spots.index(word - AT[0])
        if self._goes(t, goal):
            shift(t, self.card, goal)
            place, cause = t.rules.place_ids[t.spots[goal]], t.rules.enemy_causes[self.card]
            t.tell("monster-prowls", location=place, cause=cause)

    def _goes(self, t: Table, spot: int) -> bool:
        is_open = len(t.columns[spot]) < _FULL_COLUMN and t.elders[spot] == NO_ENEMY
        return is_open and spot != t.where[self.card]


def defeated(t: Table, seat: Seat, enemy: int, _spot: int) -> None:
    if enemy in look_up(t).blocking:
        t.queue.append(Barring(seat, t.rules.enemy_causes[enemy]).asks)


@frame("cul-mon/block")
class Barring:
    """The victor blocks a location (MON-D1)."""

    seat: Seat
    cause: str

    def asks(self, t: Table) -> None:
        if block_words(t):
            block_named(t, Use(self.cause, self.seat))
