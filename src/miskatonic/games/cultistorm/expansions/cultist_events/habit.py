"""What an experienced detective thinks of the cults' calendar, and what whoever plays the cults would do."""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.expansions.cultist_events.calendar import calendar_of, look_up
from miskatonic.games.cultistorm.expansions.cultist_events.words import ENDURE
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.habit.lore import lore
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.table import PREPARATION, Table
from miskatonic.games.cultistorm.words import CHOOSE, OBJECT, PAY
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_SPAWNING: Final = ("spawn-at-place", "spawn-at-fewest")
_MORE_COME: Final = ("one-step-more", "recruits")
_CALM: Final = 1


def arrivals(t: Table) -> int:
    """Until the deck is shuffled each event comes once: is there one left that brings a cultist?"""
    rules = look_up(t)
    waiting = calendar_of(t).deck.cards()
    brings = (
        rules.holds[card] in _MORE_COME or any(power.verb in _SPAWNING for power in rules.powers[card])
        for card in waiting
    )
    return int(any(brings))


def _spot(t: Table, word: Word) -> int:
    return t.spots.index(OBJECT[word])


def _least_missed(t: Table, seat: Seat, asked: Decision) -> Word:
    """Of the active locations the one whose action is used least."""
    known = lore(t.rules)

    def use(word: Word) -> int:
        place = OBJECT[word]
        if place in known.heal_places or t.rules.cheap_seals[place]:
            return 3
        return 2 * (place in known.draw_places) + (place in known.look_places)

    return min(asked.options_of(seat), key=use)


def _where_sealed(t: Table, seat: Seat, asked: Decision) -> Word:
    """Where it matters least: a sealed location, or one where few stand."""
    return min(
        asked.options_of(seat),
        key=lambda word: (not t.is_sealed(_spot(t, word)), len(t.here(_spot(t, word)))),
    )


def _where_open(t: Table, seat: Seat, asked: Decision) -> Word:
    """Where a cultist less keeps a Great Old One away."""
    return max(asked.options_of(seat), key=lambda word: not t.is_sealed(_spot(t, word)))


def _far_from_sealing(t: Table, seat: Seat, asked: Decision) -> Word:
    """Where nobody has the seal card yet."""
    return min(asked.options_of(seat), key=lambda word: t.seal_cards[t.symbol_at(_spot(t, word))])


def _best_armed(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever lacks least for its aim can do with a card less."""

    def lacking(word: Word) -> int:
        aim = own_aim(t, word - CHOOSE[0])
        return 9 if aim is None else aim.lacking

    return min(asked.options_of(seat), key=lacking)


def _calmest(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: t.tokens(word - CHOOSE[0]))


def _bounty(t: Table, seat: Seat, asked: Decision) -> Word:
    """A trophy that seals nothing any more; else the token, while it is not too much."""
    words = asked.options_of(seat)
    closed = {t.symbol_at(spot) for spot in range(len(t.spots)) if t.is_sealed(spot)}
    idle = [word for word in words if word in PAY and OBJECT[word] in closed]
    if idle:
        return idle[0]
    return ENDURE[0] if ENDURE[0] in words and t.tokens(seat) <= _CALM else words[0]


def _worst(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever plays the cults carries out what harms most."""
    return max(asked.options_of(seat), key=lambda word: look_up(t).harm[OBJECT[word]])


def outlook(t: Table, seat: Seat) -> Hashable:
    """What makes enemies harder, and a first move that leads next door."""
    calendar = calendar_of(t)
    first = t.phase == PREPARATION and not t.moves[seat]
    return calendar.now, calendar.spot, calendar.anointed, calendar.offered, first


HABIT: Final = Habit(
    answers={
        "which-event": _worst,
        "oath-where": _where_sealed,
        "keys-where": _least_missed,
        "desert-where": _where_open,
        "graves-where": _far_from_sealing,
        "informed-on": _best_armed,
        "bounty-on": _calmest,
        "bounty": _bounty,
    },
    arrivals=arrivals,
    outlook=outlook,
)
