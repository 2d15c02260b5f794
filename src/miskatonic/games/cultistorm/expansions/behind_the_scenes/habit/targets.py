"""What the overlord's pages and ties are about: locations, detectives, enemies, dice."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, look_up
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import PageUse, spot_of
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.cultists import LoadedOmen
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit.march import (
    FULL,
    path,
    usual_steps,
    worth_of,
)
from miskatonic.games.cultistorm.fighting.matching import unpack
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import BLANK, DONE, MARK, NO_ENEMY, OBJECT, SPOTS, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word


def stages(t: Table) -> list[int]:
    return [spot for spot in range(SPOTS) if t.elders[spot] == NO_ENEMY]


def conscripts(t: Table) -> list[int]:
    """Columns of two, unsealed and on the way of the marker, that a conscript would fill."""
    steps = path(t, desk(t).way, usual_steps(t) + desk(t).bought)
    return [
        spot
        for spot in range(SPOTS)
        if len(t.columns[spot]) == FULL - 1
        and not t.is_sealed(spot)
        and t.elders[spot] == NO_ENEMY
        and spot in steps
        and any(len(t.columns[(spot + way) % SPOTS]) in (1, 2) for way in (-1, 1))
    ]


def marked(t: Table) -> list[int]:
    """Enemies that somebody has marked."""
    return [enemy for marks in t.marks for enemy in marks]


def best_mark(t: Table) -> int:
    """A Great Old One that is about to be fought, or what stands where most cultists are."""
    found = marked(t)
    if not found:
        return NOTHING
    return max(found, key=lambda enemy: (t.rules.is_elder[enemy], len(t.columns[t.where[enemy]]), -enemy))


def ready_to_seal(t: Table) -> list[int]:
    """Where all trophies lie and the seal card is at hand."""
    return [
        spot
        for spot in range(SPOTS)
        if not t.is_sealed(spot)
        and t.elders[spot] == NO_ENEMY
        and laid_at(t, spot) >= t.rules.to_seal
        and t.seal_cards[t.symbol_at(spot)] in t.here(spot)
    ]


def _crowd(t: Table, spot: int) -> float:
    return len(t.columns[spot])


def _sealing(t: Table, spot: int) -> float:
    return 10.0 * (spot in ready_to_seal(t)) + laid_at(t, spot)


_SPOT_WORTH: Final[dict[str, Callable[[Table, int], float]]] = {
    "move-marker": lambda t, spot: worth_of(t, path(t, desk(t).way, usual_steps(t) + desk(t).bought, spot)),
    "void-block": _crowd,
    "stage": lambda t, spot: worth_of(t, [spot]),
    "load-omen": _crowd,
    "feed": lambda t, spot: -len(t.columns[spot]),
    "fog": _crowd,
    "lock": lambda t, spot: len(t.here(spot)),
    "conscript": lambda t, spot: 5.0 * (spot in conscripts(t)) - len(t.columns[spot]),
    "dear-seal": _sealing,
    "undertow": _sealing,
}


def _page_of(asked: Decision) -> int:
    frame = asked.frame
    if isinstance(frame, LoadedOmen):
        return frame.page
    use: PageUse = frame.use
    return use.page


def location(t: Table, seat: Seat, asked: Decision) -> Word:
    effect = look_up(t).effect[_page_of(asked)]
    worth = _SPOT_WORTH.get(effect, _crowd)
    if asked.prompt == "page-from":
        # One that stands beside a column worth filling.
        beside = {(spot + way) % SPOTS for spot in conscripts(t) for way in (-1, 1)}
        return max(asked.options_of(seat), key=lambda word: (spot_of(t, word) in beside, -word))
    return max(asked.options_of(seat), key=lambda word: worth(t, spot_of(t, word)))


def detective(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever has most: items, cards, tokens."""

    def wealth(word: Word) -> tuple[int, int, int]:
        who = OBJECT[word]
        return len(t.items[who]), len(t.hand[who]), t.tokens(who)

    return max(asked.options_of(seat), key=wealth)


def enemy(t: Table, seat: Seat, asked: Decision) -> Word:
    """The closest of the longest column: it is what the detectives want to defeat."""

    def importance(word: Word) -> tuple[int, int]:
        card = OBJECT[word]
        column = t.columns[t.where[card]]
        return len(column), -column.index(card)

    return max(asked.options_of(seat), key=importance)


def commit(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    best = best_mark(t)
    if best != NOTHING and MARK[best] in words:
        return MARK[best]
    return next((MARK[card] for card in marked(t) if MARK[card] in words), words[0])


def slot(t: Table, seat: Seat, asked: Decision) -> Word:
    """The card that lacks fewest crystals."""
    numbers = t.rules.numbers
    return min(
        asked.options_of(seat), key=lambda word: numbers[t.terror[OBJECT[word]]] - t.crystals[OBJECT[word]]
    )


def die(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: (OBJECT[word] == WILD, t.pool.count(OBJECT[word])))


def dice(t: Table, seat: Seat, asked: Decision) -> Word:
    """Blank dice where cultists stand."""
    for word in asked.options_of(seat):
        if word != DONE and t.cultist_dice[spot_of(t, word)] == BLANK and t.columns[spot_of(t, word)]:
            return word
    return DONE if DONE in asked.options_of(seat) else asked.options_of(seat)[0]


def symbol(t: Table, seat: Seat, asked: Decision) -> Word:
    """The symbol that is asked for most already, and that no die or item of the fighter shows."""
    use: PageUse = asked.frame.use
    wanted = unpack(requirement(t, Bout(use.seat, use.enemy, t.where[use.enemy])))
    held = t.held[use.seat]
    return max(
        asked.options_of(seat), key=lambda word: wanted.count(OBJECT[word]) - 2 * held.count(OBJECT[word])
    )


def spawn_where(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: worth_of(t, [spot_of(t, word)]))


def who_suffers(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: (t.level[OBJECT[word]], len(t.items[OBJECT[word]])))


def trophy(t: Table, seat: Seat, asked: Decision) -> Word:
    return asked.options_of(seat)[0]
