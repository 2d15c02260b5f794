"""The cast: the overlord chooses who steps on stage, and which Great Old One comes (OVR-3.3 to OVR-3.5)."""

from miskatonic.games.cultistorm.board.cultist_deck import deck_size, draw_cultist, refill
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, look_up, overlord
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import BRING, ROUSE
from miskatonic.games.cultistorm.expansions.hooks import ASKED, Passing
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import OBJECT
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def fill_cast(t: Table) -> None:
    """Up to three cards, as far as the deck has them."""
    at = desk(t)
    while len(at.cast) < look_up(t).cast and deck_size(t):
        at.cast = sorted([*at.cast, draw_cultist(t)])


def spawn_draw(t: Table, card: int, spot: int, passing: Passing) -> object:
    """For every spawn he chooses a card of the cast (OVR-3.3)."""
    refill(t)
    fill_cast(t)
    if card != NOTHING or not desk(t).cast:
        return card
    Bringing(spot, passing).asks(t)
    return ASKED


@frame("cul/overlord/bringing")
class Bringing:
    """Who comes to this location?"""

    spot: int
    passing: Passing

    def asks(self, t: Table) -> None:
        words = [BRING[card] for card in desk(t).cast]
        about = {"location": t.rules.place_ids[t.spots[self.spot]]}
        t.flow.ask(overlord(t), "bring", words, self.chosen, "rule/OVR-3.3", about)

    def chosen(self, t: Table, word: Word) -> None:
        """The cast is filled at once: the deck check of the spawn is that of this refill."""
        at, card = desk(t), OBJECT[word]
        at.cast.remove(card)
        at.known_cast = [known for known in at.known_cast if known != card]
        fill_cast(t)
        self.passing.gives(t, card)


def summon(
    t: Table, called: tuple[int, int], cause: str, eligible: tuple[int, ...], passing: Passing
) -> object:
    """Of two that are drawn at random he uses one (OVR-3.5)."""
    elder, _ = called
    others = [other for other in eligible if other != elder]
    if not others:
        return called
    pair = tuple(sorted((elder, t.dice.pick(others))))
    words = [ROUSE[one] for one in pair]
    t.flow.ask(overlord(t), "rouse", words, _Rousing(called, passing).chosen, cause)
    return ASKED


@frame("cul/overlord/rousing")
class _Rousing:
    """Which of the two comes?"""

    called: tuple[int, int]
    passing: Passing

    def chosen(self, t: Table, word: Word) -> None:
        _, spot = self.called
        self.passing.gives(t, (OBJECT[word], spot))


def view_cast(t: Table, seat: Seat, _: int) -> None:
    """The team sees the present cast, and remembers it (OVR-6.3)."""
    at = desk(t)
    at.insight -= 1
    at.known_cast = list(at.cast)
    t.tell("cast-viewed", seat, insight=at.insight, cause="rule/OVR-6.3")
    names = [t.rules.enemy_ids[card] for card in at.cast]
    t.tell("cast-shown", seat, tuple(range(t.detectives)), cultists=names, cause="rule/OVR-6.3")
