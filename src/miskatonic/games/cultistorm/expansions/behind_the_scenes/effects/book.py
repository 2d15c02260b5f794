"""The effects that pages can have, by the name that the card file uses.

An effect asks the overlord for what it is about, question by question, and is then carried out. One that
would change nothing may not be played (OVR-5.2).
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import cause_of, look_up, overlord
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, NO_ENEMY, NOBODY, OBJECT, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("cul/overlord/page")
class PageUse:
    """A page that is carried out; an F page has the detective and the enemy that fight."""

    page: int
    seat: Seat = NOBODY
    enemy: int = NO_ENEMY

    def cause(self, t: Table) -> str:
        return cause_of(t, self.page)

    def amount(self, t: Table) -> int:
        return look_up(t).amount[self.page]


Question: TypeAlias = tuple[str, Sequence[Word]]
Chosen: TypeAlias = tuple[Word, ...]
Asks: TypeAlias = Callable[[Table, PageUse, Chosen], Question | None]
Does: TypeAlias = Callable[[Table, PageUse, Chosen], None]
Works: TypeAlias = Callable[[Table, PageUse], bool]
Fits: TypeAlias = Callable[[Table, int], bool]


class PageEffect(NamedTuple):
    """`asks` gives the next question after what was chosen, or None if all is known; `does` carries it out.

    `works` says whether it would change anything, `fits` whether an F page can lie with this enemy.
    """

    does: Does
    asks: Asks
    works: Works
    fits: Fits


EFFECTS: Final[dict[str, PageEffect]] = {}


def ask_nothing(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    return None


def fits_all(t: Table, enemy: int) -> bool:
    return True


def page_effect(
    name: str, asks: Asks = ask_nothing, works: Works | None = None, fits: Fits = fits_all
) -> Callable[[Does], Does]:
    """Declare an effect. Unless `works` says it, it changes something if its first question has an answer."""

    def has_answer(t: Table, use: PageUse) -> bool:
        question = asks(t, use, ())
        return question is None or bool(question[1])

    def add(does: Does) -> Does:
        EFFECTS[name] = PageEffect(does, asks, works or has_answer, fits)
        return does

    return add


def effect_of(t: Table, page: int) -> PageEffect:
    return EFFECTS[look_up(t).effect[page]]


def at_spots(t: Table, spots: Sequence[int]) -> list[Word]:
    return [AT[t.spots[spot]] for spot in spots]


def spot_of(t: Table, word: Word) -> int:
    return t.spots.index(OBJECT[word])


def one_spot(spots: Callable[[Table], list[int]]) -> Asks:
    """The question for one of these locations."""

    def asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
        return None if chosen else ("page-location", at_spots(t, spots(t)))

    return asks


def all_spots(t: Table) -> list[int]:
    return list(range(SPOTS))


def place_id(t: Table, spot: int) -> str:
    return t.rules.place_ids[t.spots[spot]]


@frame("cul/overlord/choosing")
class Choosing:
    """The overlord says what a page is about. What he has chosen so far lies open."""

    use: PageUse
    chosen: Chosen = ()

    def asks(self, t: Table) -> None:
        effect, use = effect_of(t, self.use.page), self.use
        question = effect.asks(t, use, self.chosen)
        if question is None:
            effect.does(t, use, self.chosen)
            return
        prompt, words = question
        if words:
            t.flow.ask_target(t, overlord(t), prompt, words, self.answered, use.cause(t))

    def answered(self, t: Table, word: Word) -> None:
        Choosing(self.use, (*self.chosen, word)).asks(t)
