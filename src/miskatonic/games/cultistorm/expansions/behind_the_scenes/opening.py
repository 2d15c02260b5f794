"""The start of the Cultist phase: Ink, a page, the direction, steps, and the first window (OVR-2, OVR-3)."""

from miskatonic.games.cultistorm.board.spawning import WALK as WALKING
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.expansions.behind_the_scenes.casting import fill_cast
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    cause_of,
    desk,
    draw_pages,
    end_lasting,
    gain_ink,
    lasting,
    look_up,
    overlord,
    pay_ink,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.cultists import LoadedOmen
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.terror import DiscardPages
from miskatonic.games.cultistorm.expansions.behind_the_scenes.windows import Window
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import BUY, WALK
from miskatonic.games.cultistorm.table import CULTIST, Table
from miskatonic.games.cultistorm.words import OBJECT, SPOTS
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_USUAL_STEP = "rule/CUL-4.2"


def setup_end(t: Table) -> None:
    """The cast and the first pages (OVR-1.3)."""
    fill_cast(t)
    draw_pages(t, look_up(t).numbers.pages, "rule/OVR-1.3")


def cultist_start(t: Table) -> None:
    """Ink and a page come first; a hand that is too large is cut (OVR-2.1)."""
    at, found = desk(t), look_up(t)
    at.newcomers = at.bought = 0
    at.way = CLOCKWISE
    gain_ink(t, found.income, "rule/OVR-2.1")
    draw_pages(t, 1, "rule/OVR-2.1")
    t.flow.then(Opening().directs)
    DiscardPages(max(0, len(at.hand) - found.numbers.most_pages), "rule/OVR-2.1").asks(t)


@frame("cul/overlord/opening")
class Opening:
    """The direction, then the steps that he buys, then a page."""

    def directs(self, t: Table) -> None:
        t.flow.ask(overlord(t), "direction", WALK, self.directed, "rule/OVR-3.1")

    def directed(self, t: Table, word: Word) -> None:
        at, number = desk(t), OBJECT[word]
        at.way = (CLOCKWISE, COUNTER_CLOCKWISE)[number]
        t.tell(
            "direction-named",
            overlord(t),
            way=("clockwise", "counter-clockwise")[number],
            cause="rule/OVR-3.1",
        )
        numbers = look_up(t).numbers
        steps = min(numbers.most_steps, at.ink // numbers.price)
        if steps:
            t.flow.ask(overlord(t), "buy-steps", BUY[: steps + 1], self.bought, "rule/OVR-3.2")
        else:
            self.writes(t)

    def bought(self, t: Table, word: Word) -> None:
        count = OBJECT[word]
        if count:
            desk(t).bought = count
            pay_ink(t, count * look_up(t).numbers.price, "rule/OVR-3.2")
            t.tell("steps-bought", overlord(t), count=count, cause="rule/OVR-3.2")
        self.writes(t)

    def writes(self, t: Table) -> None:
        Window("cultists").asks(t)


def next_spot(t: Table, spot: int, left: int, way: str) -> int:
    """In the Cultist phase the marker walks as he has said; the spawn icon moves it clockwise (OVR-3.1)."""
    if way == WALKING and desk(t).way == COUNTER_CLOCKWISE:
        return (left - 1) % SPOTS
    return spot


def marker_steps(t: Table, steps: tuple[str, ...]) -> tuple[str, ...]:
    """One step fewer than usual, and those that he has bought; one of them may be a page's (OVR-3.2)."""
    kept = list(steps)
    for _ in range(look_up(t).numbers.fewer_steps):
        if _USUAL_STEP in kept:
            kept.remove(_USUAL_STEP)
    kept += ["rule/OVR-3.2"] * desk(t).bought
    return tuple(kept[1:] if lasting(t, "stage") else kept)


def marker_start(t: Table) -> None:
    """A step that a page has turned into a spawn at a named location is the first."""
    for page in lasting(t, "stage"):
        t.queue.append(SpawnAt(page.about[0], cause_of(t, page.page)).begins)


def cultist_end(t: Table) -> None:
    """What waited for the dice (OVR-5.6)."""
    waiting = lasting(t, "load-omen")
    end_lasting(t, "stage", "load-omen")
    for page in waiting:
        t.flow.then(LoadedOmen(page.page).asks)


def elder_enters(t: Table, elder: int, spot: int) -> None:
    if t.phase == CULTIST:
        desk(t).newcomers |= 1 << spot


def elder_moves(t: Table, held: bool, elder: int, spot: int) -> bool:  # noqa: FBT001 - as the hook has it
    """One that a page has brought in this phase does not move in it (CUL-9.14)."""
    return held or (t.phase == CULTIST and bool(desk(t).newcomers >> spot & 1))
