"""What an experienced player does with the telephone."""

from typing import Final

from miskatonic.games.cultistorm.expansions.distant_help.cards import is_solo, solo_of
from miskatonic.games.cultistorm.expansions.distant_help.habit import lines, wire
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.thoughts import wanted_symbols
from miskatonic.games.cultistorm.habit.targets import shortfall
from miskatonic.games.cultistorm.table import PREPARATION, Table
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# What each symbol that a card supplies adds to hope: as much as lacking one takes from it (see habit/plan).
_HOPE: Final = 0.4
_SURE: Final = 0.9
_STATIC: Final = 0.02
_TROPHY: Final = 0.8


def _before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return lines.before(t, seat, asked) if is_solo(t) else wire.before(t, seat, asked)


def _after(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return lines.after(t, seat, asked) if is_solo(t) else wire.after(t, seat, asked)


def _worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Symbols that can still be called for are not lacking. Whoever is alone must win all trophies itself."""
    if is_solo(t):
        return value + _TROPHY * bool(wanted_symbols(t).get(t.rules.cult[enemy]))
    promised = wire.promised(t, seat, enemy)
    if not promised:
        return value
    aided = min(promised, shortfall(t, seat, enemy))
    return value * _HOPE**-aided * _SURE if aided else value


def _review(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return lines.review(t, seat, asked) if is_solo(t) else None


def _discard(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return lines.discard(t, seat, asked) if is_solo(t) and t.phase == PREPARATION else None


def _fight(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return lines.fight(t, seat, asked) if is_solo(t) else None


def _arrivals(t: Table) -> int:
    """One cultist more in every third turn of a detective who is alone."""
    return int(is_solo(t) and (t.round + 1) % solo_of(t).second_step_every == 0)


def instinct(t: Table) -> float:
    return -_STATIC * exchange(t).static


HABIT: Final = Habit(
    answers={
        "first-seal": wire.first_seal,
        "distant-consent": wire.consent,
        "partner-card": wire.partner_card,
        "ticket": wire.ticket,
        "hire": lines.hire,
        "dispatch-pair": lines.pair,
    },
    before={
        "prepare": _before,
        "hand-off": wire.letter,
        "gain-trophy": wire.wanted,
        "return-trophy": wire.pay,
    },
    after={"prepare": _after},
    worth=_worth,
    arrivals=_arrivals,
)
