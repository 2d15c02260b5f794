"""CM7, The Eye of the Storm: a storm that walks (CAM-17)."""

from typing import Final

from miskatonic.games.cultistorm.board.elders import can_enter, summon
from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.expansions.expansion import Supply
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import (
    Mission,
    place_name,
    sealed_of,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign, number, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import ENDURE
from miskatonic.games.cultistorm.fighting.matching import UNIT, Source, any_of
from miskatonic.games.cultistorm.fighting.requirement import Bout, counted_die
from miskatonic.games.cultistorm.habit.targets import trophy_to_lay
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.games.cultistorm.words import BLANK, DISCARD, DONE, SEAL, SPOTS
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_GALE: Final = "rule/CAM-17.5"
_ALL: Final = SPOTS
_IN_ITS_WAY: Final = 0.6
# So many cultists before the portal are a good screen for its coming.
_LEAST: Final = 1
_MOST: Final = 4


def setup_end(t: Table) -> None:
    t.tell("storm-walks", location=place_name(t, session(t).eye), cause="rule/CAM-17.1")


def cultist_start(t: Table) -> None:
    """The storm moves on, and takes from whoever stands in it (CAM-17.1, CAM-17.5)."""
    found = session(t)
    found.eye = (found.eye + 1) % SPOTS
    t.tell("storm-walks", location=place_name(t, found.eye), cause="rule/CAM-17.1")
    if is_walking(t):
        for seat in t.here(found.eye):
            t.queue.append(Gale(seat).asks)


def is_walking(t: Table) -> bool:
    """Is the Walking Storm in play?"""
    return t.where[campaign(t).walking_storm] != NOWHERE


@frame("cul-cam/gale")
class Gale:
    """A hand card, or a token; nobody chooses its fifth (EXP-1.6)."""

    seat: Seat

    def asks(self, t: Table) -> None:
        words = [DISCARD[kind] for kind in t.hand[self.seat]]
        if not words:
            suffer(t, self.seat, _GALE)
            return
        if may_suffer(t, self.seat):
            words.append(ENDURE[0])
        t.flow.ask(self.seat, "storm-gale", words, self.chosen, _GALE)

    def chosen(self, t: Table, word: Word) -> None:
        if word == ENDURE[0]:
            suffer(t, self.seat, _GALE)
        else:
            discard_card(t, self.seat, word - DISCARD[0], _GALE)


def requirement(t: Table, wanted: int, bout: Bout) -> int:
    """In the storm a die counts twice; the Storm itself grows with the campaign's (CAM-17.2, CAM-17.4)."""
    die = t.cultist_dice[bout.spot]
    if bout.spot == session(t).eye and die != BLANK and counted_die(t, bout):
        wanted += UNIT[die]
    if bout.enemy == campaign(t).walking_storm:
        wanted += campaign(t).file.storm // number(t, "per_symbol") * UNIT[t.symbol_at(bout.spot)]
    return wanted


def sealed(t: Table, spot: int) -> None:
    if not session(t).storm_came and sealed_of(t) >= number(t, "seals"):
        t.queue.append(Coming().begins)


@frame("cul-cam/storm-comes")
class Coming:
    """The Walking Storm enters, whoever else is there; without a place, it waits (CAM-17.3, CAM-R9)."""

    def begins(self, t: Table) -> None:
        found, storm = session(t), campaign(t).walking_storm
        if found.storm_came or not can_enter(t):
            return
        found.storm_came = True
        t.special_elders.append(storm)
        summon(t, storm, found.eye, "rule/CAM-17.3", always=True)


def elder_leaves(t: Table, elder: int, spot: int) -> None:
    """It is of no wave, and does not come back."""
    if elder == campaign(t).walking_storm:
        t.special_elders.remove(elder)
        session(t).storm_fell = True


def goal(t: Table) -> bool:
    """CUL-12.1, and the Storm has fallen, unless no place was left for it (CAM-17.6, CAM-R9)."""
    found = session(t)
    fell = found.storm_fell or not (found.storm_came or can_enter(t))
    return sealed_of(t) == _ALL and not t.has_elder() and fell


def ignored(t: Table, bout: Bout) -> list[Source]:
    """Whoever has the Key ignores two symbols of the Storm (CAM-17.4)."""
    count = number(t, "ignored") if plays(t, "storm") and bout.enemy == campaign(t).walking_storm else 0
    return [Source((0,), 0, any_of(count))] if count else []


def spent(t: Table, seat: Seat, _: int) -> None:
    t.tell("key-opens", seat, cause="rule/CAM-17.4")


SUPPLY: Final = Supply(ignored, lambda _, __: "sign-key", spent)


def conserved(t: Table) -> dict[str, int]:
    """The Walking Storm counts while it is neither in play nor about to be."""
    storm = campaign(t).walking_storm
    return {"great old ones": int(not is_walking(t) and storm not in t.special_elders)}


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Whoever stands where the storm goes next will lose a card or a token (CAM-17.5)."""
    coming = (session(t).eye + 1) % SPOTS
    return value - _IN_ITS_WAY * (spot == coming and is_walking(t) and not t.rules.is_elder[enemy])


def seals_too_early(t: Table, sealing: int) -> bool:
    """Would a seal at this spot bring the Walking Storm at a bad moment?

    Somebody could not bear its coming (CUL-9.6), another Great Old One is in play, or no cultist stands at
    the portal to which it comes: then it crosses before anybody can fight it (CUL-9.13).
    """
    if session(t).storm_came or sealed_of(t) + 1 < number(t, "seals"):
        return False
    if t.has_elder() or any(t.tokens(seat) >= t.rules.most_tokens for seat in t.order()):
        return True
    entry = [(session(t).eye + step) % SPOTS for step in range(SPOTS)]
    entry = [spot for spot in entry if spot != sealing and not t.is_sealed(spot)]
    return bool(entry) and not _LEAST <= len(t.columns[entry[0]]) <= _MOST


def sealing(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Such a seal waits; trophies are laid all the same."""
    words = asked.options_of(seat)
    if SEAL not in words or not seals_too_early(t, t.place[seat]):
        return None
    return trophy_to_lay(t, seat, words) or DONE


EYE: Final = Mission(
    goal=goal,
    hooks={
        "setup_end": setup_end,
        "cultist_start": cultist_start,
        "requirement": requirement,
        "sealed": sealed,
        "elder_leaves": elder_leaves,
    },
    marks=lambda t: {"storm_came": session(t).storm_came, "storm_fell": session(t).storm_fell},
    at=lambda t, spot: ["storm"] * (session(t).eye == spot),
    worth=worth,
    outlook=lambda t, _: (session(t).eye, is_walking(t)),
    sealing=sealing,
)
