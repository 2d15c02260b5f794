"""F pages: they lie with an enemy and are revealed when a fight with it begins (OVR-5.4)."""

from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import begin_lasting
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import (
    Chosen,
    PageUse,
    Question,
    page_effect,
)
from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NAME, OBJECT


def _knife_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    return None if chosen else ("page-symbol", NAME)


@page_effect("knife", _knife_asks)
def knife(t: Table, use: PageUse, chosen: Chosen) -> None:
    t.fight_symbols += UNIT[OBJECT[chosen[0]]]
    t.tell("fight-harder", use.seat, cause=use.cause(t))


@page_effect("no-rerolls")
def no_rerolls(t: Table, use: PageUse, chosen: Chosen) -> None:
    begin_lasting(t, "no-rerolls", use.page, use.enemy)
    t.tell("rerolls-stopped", use.seat, cause=use.cause(t))


def _is_cultist(t: Table, enemy: int) -> bool:
    return not t.rules.is_elder[enemy]


@page_effect("martyr", fits=_is_cultist)
def martyr(t: Table, use: PageUse, chosen: Chosen) -> None:
    begin_lasting(t, "martyr", use.page, use.enemy)
    t.tell("martyr-named", use.seat, enemy=t.rules.enemy_ids[use.enemy], cause=use.cause(t))


@page_effect("no-ignoring")
def no_ignoring(t: Table, use: PageUse, chosen: Chosen) -> None:
    begin_lasting(t, "no-ignoring", use.page, use.enemy)
    t.tell("nothing-ignored", use.seat, cause=use.cause(t))


@page_effect("whisper")
def whisper(t: Table, use: PageUse, chosen: Chosen) -> None:
    """Whoever holds more tokens than it names is spared."""
    if t.tokens(use.seat) <= use.amount(t):
        suffer(t, use.seat, use.cause(t))
    else:
        t.tell("whisper-unheard", use.seat, cause=use.cause(t))
