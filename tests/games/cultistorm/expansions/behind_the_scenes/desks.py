"""Quiet tables with an overlord, to be arranged.

Beside what a quiet table has, the overlord's hand and cast are empty and nothing is written; he has no Ink,
and the team has no Insight. His seat is the one after the detectives.
"""

from typing import Protocol

from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import KEY, Desk, desk, look_up
from miskatonic.games.cultistorm.expansions.behind_the_scenes.windows import Window
from miskatonic.kernel.flow import Seat
from miskatonic.terminal.choices import explain_choice
from miskatonic.terminal.voice import Voice
from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import TEAM, Storm


class OpenStage(Protocol):
    """Opens a quiet table for so many detectives and the overlord."""

    def __call__(self, detectives: int = 4, **options: str) -> "Stage": ...


class Stage(Storm):
    """A scenario with an overlord."""

    def __init__(self, new: NewScenario, detectives: int, options: dict[str, str]) -> None:
        super().__init__(new, detectives + 1, TEAM, {"main": KEY, **options})

    def _quieten(self) -> None:
        super()._quieten()
        t = self.t
        at = desk(t)
        t.cultists.bag.extend(at.cast)
        t.cultists.bag.sort()
        at.deck, at.hand, at.discard = list(range(len(look_up(t).ids))), [], []
        at.cast, at.known_cast = [], []
        at.ink = at.insight = 0
        self.forget()

    def worded(self, word: str) -> str:
        """An option of the overlord as the terminal puts it."""
        voice = Voice(load_texts(SPEC.texts), [f"seat {number}" for number in range(1, self.t.seats + 1)])
        return explain_choice(word, SPEC.scene(self.t, self.lord), voice)

    @property
    def desk(self) -> Desk:
        return desk(self.t)

    @property
    def lord(self) -> Seat:
        return self.t.detectives

    def page(self, name: str) -> int:
        return look_up(self.t).ids.index(name)

    def holds_pages(self, *names: str) -> None:
        for name in names:
            self.desk.deck.remove(self.page(name))
            self.desk.hand = sorted([*self.desk.hand, self.page(name)])

    def casts_in(self, *names: str) -> None:
        """These cards are in the cast."""
        for name in names:
            self.t.cultists.bag.remove(ENEMIES.index(name))
            self.desk.cast = sorted([*self.desk.cast, ENEMIES.index(name)])

    def fallen(self, *names: str) -> None:
        """These cards are in the cultist discard pile."""
        for name in names:
            self.t.cultists.bag.remove(ENEMIES.index(name))
            self.t.cultist_discard.append(ENEMIES.index(name))

    def opens(self, window: str) -> None:
        """A window of the overlord."""
        self.play.run(Window(window).asks)

    def writes(self, page: str, *words: str, window: str, ink: int = 8) -> None:
        """He writes a page that he holds, and says what it is about; the team cannot strike it out."""
        if self.page(page) not in self.desk.hand:
            self.holds_pages(page)
        self.desk.ink = ink
        self.opens(window)
        self.says(self.lord, f"write {page}", *words)

    def brings(self) -> None:
        """Whoever is first in the cast comes, until something else is asked."""
        while not self.play.is_over and self.play.asked.prompt == "bring":
            self.says(self.lord, self.play.options()[0])
