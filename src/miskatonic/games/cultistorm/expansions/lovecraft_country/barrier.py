"""The barrier after cleanup, at which the tables of a region meet (LCN-1.2, LCN-1.3)."""

from typing import Final

from miskatonic.games.cultistorm.board.outcome import close_game
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import (
    HELPED,
    NEWS_COME,
    NO_ITEM,
    STOPPED_WAVES,
    UNKNOWN,
    country,
    look_up,
)
from miskatonic.games.cultistorm.expansions.lovecraft_country.helping import ask_for_help, ask_for_stops
from miskatonic.games.cultistorm.expansions.lovecraft_country.news import announce, hear, sayable
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    CANCEL_NOW,
    FALLEN,
    HELP_NOW,
    MOST_TOLD,
    NEXT_TURN,
    ROOM,
    TERROR,
    TOKENS,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

PROMPT: Final = "barrier"
WON: Final = "region-won"
LOST: Final = "region-lost"
# In what is guessed, one word in so many is news, and few tables fall.
_NEWS: Final = 4
_FALLS: Final = 6
_ON_THE_WAY: Final = {NEWS_COME: CANCEL_NOW[0], STOPPED_WAVES: HELP_NOW[0], HELPED: NEXT_TURN[0]}


def region(t: Table) -> None:
    """The turn is over: this table tells how it stands, and waits."""
    report(t)
    country(t).arrived = len(country(t).out)
    t.tell("at-barrier", cause="rule/LCN-1.2")
    _Barrier().waits(t)


def report(t: Table) -> None:
    """What the others see of this table, if it has changed: never its hands."""
    known, me = country(t), look_up(t).me
    room = limit_of(t) - sum(map(len, t.columns))
    tokens = max(t.tokens(seat) for seat in range(t.detectives))
    for news, told, value in (
        (ROOM, known.room, min(max(room, 0), MOST_TOLD)),
        (TOKENS, known.tokens, min(tokens, MOST_TOLD)),
        (TERROR, known.terror, t.slot),
    ):
        if told[me] != value:
            announce(t, news.of(me, value))


@frame("cul-lcn/barrier")
class _Barrier:
    """Waiting for the other tables: all that comes from them is heard here."""

    def waits(self, t: Table) -> None:
        words = [word for heard in sayable(t).values() for word in heard]
        known = country(t)
        if known.parcel == NO_ITEM:
            words.insert(0, _ON_THE_WAY[known.stage])
        t.flow.ask_outside(PROMPT, words, self.heard, self.guess, "rule/LCN-1.2")

    def guess(self, t: Table, dice: Dice) -> Word:
        """Mostly nothing happens elsewhere."""
        known = country(t)
        if known.parcel == NO_ITEM and dice.below(_NEWS):
            return _ON_THE_WAY[known.stage]
        words = [found for found in sayable(t).values() if found]
        word = dice.pick(dice.pick(words))
        if word in FALLEN and dice.below(_FALLS):
            return _ON_THE_WAY[known.stage]
        return word

    def heard(self, t: Table, word: Word) -> None:
        known = country(t)
        if word in NEXT_TURN:
            self.ends(t)
            return
        t.flow.then(self.waits)
        if word in CANCEL_NOW:
            known.stage = STOPPED_WAVES
            ask_for_stops(t)
        elif word in HELP_NOW:
            known.stage = HELPED
            known.before_help = len(known.out)
            ask_for_help(t)
        else:
            known.heard += word not in FALLEN
            hear(t, word)

    def ends(self, t: Table) -> None:
        """Waves arrive, then the end is checked (LCN-1.3); a table at rest waits for the next barrier."""
        known, me = country(t), look_up(t).me
        known.waves = tuple(wave.wave for wave, target in known.heading() if target == me)
        for wave in known.waves:
            t.tell("wave-arrives", wave=look_up(t).waves[wave].id, cause="rule/LCN-3.2")
        known.travelling = ()
        known.out.clear()
        known.heard = 0
        known.arrived = known.before_help = UNKNOWN
        known.stage = NEWS_COME
        known.reserved = known.taken = ()
        _check_end(t)
        if not known.plays(me):
            t.round += 1
            known.arrived = 0
            t.tell("table-rests", cause="rule/LCN-4.1")
            self.waits(t)


def _check_end(t: Table) -> None:
    """Too many tables have fallen, or all that stand have done their work (LCN-4.5, LCN-4.6)."""
    known = country(t)
    points = (t.sealed.bit_count(),) * t.seats
    if known.fallen.bit_count() >= look_up(t).falls:
        t.tell("region-loses", cause="rule/LCN-4.5")
        close_game(t, Outcome(LOST, (), points))
    if not any(known.wounds) and all(map(known.is_done, known.standing())):
        t.tell("region-wins", cause="rule/LCN-4.6")
        close_game(t, Outcome(WON, tuple(range(t.detectives)), points))
