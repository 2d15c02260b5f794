"""Encounter: the loss roll, then the chance to defeat (WOS-7)."""

from miskatonic.games.witch_of_salem.board.creatures import defeat_creature
from miskatonic.games.witch_of_salem.board.elders import banish_shadow
from miskatonic.games.witch_of_salem.board.items import discard
from miskatonic.games.witch_of_salem.board.necron import advance
from miskatonic.games.witch_of_salem.board.sanity import lose_sanity
from miskatonic.games.witch_of_salem.cards.shape import Recipe
from miskatonic.games.witch_of_salem.rules import (
    DOUBLE_LOSSES,
    NECRON_FACE,
    NO_WITCH,
    SANITY_FACE,
    TWO_ROLLS,
)
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import (
    DEFEAT,
    FIRST_ARTIFACT,
    NO_ITEM,
    REROLL,
    SACRIFICE,
    SKIP,
    UNIVERSITY,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# Made once: most checks of most turns end in one of them.
_NOTHING_TO_DEFEAT = Refusal("WOS-7.1", "nothing-to-defeat")
_ONLY_ARTIFACT = Refusal("WOS-7.6", "only-artifact")
_RECIPE_NOT_HELD = Refusal("WOS-7.5", "recipe-not-held")
_NOBODY_WANTS_ARTIFACT = Refusal("WOS-7.6", "nobody-wants-artifact")
_NO_ARTIFACT = Refusal("WOS-7.6", "no-artifact")
_ITEM_NOT_HELD = Refusal("WOS-R19", "item-not-held")


@frame("wos/rolled-face")
class RolledFace:
    """A roll that a talent may repeat once in an Encounter; the second result stands (WOS-21.1)."""

    seat: Seat
    face: int
    left: int

    def shown(self, t: Table) -> None:
        about = {"face": t.rules.face_names[self.face]}
        cause = t.rules.talent_causes[self.seat]
        t.flow.ask(self.seat, "reroll", (REROLL, SKIP), self.answered, cause, about)

    def answered(self, t: Table, word: Word) -> None:
        if word == REROLL:
            t.tell("rerolled", self.seat, cause=t.rules.talent_causes[self.seat])
            roll_dice(t, self.seat, self.left)
            return
        suffer(t, self.seat, self.face)
        if self.left > 1 and t.sanity[self.seat]:
            RolledFace(self.seat, throw(t, self.seat), self.left - 1).shown(t)


def is_due(t: Table, seat: Seat) -> bool:
    """Is there a creature here, or the shadow at the University (WOS-7.1)?"""
    place = t.place[seat]
    return t.creatures[place] != NO_CREATURE or (place == UNIVERSITY and t.shadow != NO_ELDER)


def rolls_before_trade(t: Table, seat: Seat) -> bool:
    """The shadow's roll comes before Trade, others after it (WOS-6.4, WOS-R16)."""
    rules = t.rules
    return rules.roll_always_first or (rules.roll_shadow_first and t.place[seat] == UNIVERSITY)


def roll(t: Table, seat: Seat) -> None:
    """The Witch saves his friends the roll (WOS-7.2); Cthulhu asks for two (WOS-7.4)."""
    if t.witch_helps(t.place[seat]):
        t.tell("witch-protects", seat)
        return
    if t.witch == t.place[seat]:
        t.tell("witch-powerless", seat, cause=t.cause_of(NO_WITCH))
    rolls = 1
    if t.powers & TWO_ROLLS:
        rolls = 2
        t.tell("rolls-twice", seat, cause=t.cause_of(TWO_ROLLS))
    if t.rules.talent[seat] == "reroll":
        RolledFace(seat, throw(t, seat), rolls).shown(t)
    else:
        roll_dice(t, seat, rolls)


def roll_dice(t: Table, seat: Seat, rolls: int) -> None:
    """One roll after the other, none once the seat is out (WOS-7.4)."""
    for _ in range(rolls):
        if t.sanity[seat]:
            suffer(t, seat, throw(t, seat))


def throw(t: Table, seat: Seat) -> int:
    face = t.rules.die[t.dice.below(len(t.rules.die))]
    t.tell("loss-rolled", seat, face=t.rules.face_names[face])
    return face


def suffer(t: Table, seat: Seat, face: int) -> None:
    """One result of the die, doubled by Nyarlathotep (WOS-7.3, WOS-7.4, WOS-R17)."""
    times = 1
    cause = "rule/WOS-7.3"
    if face >= 0 and face not in t.minors[seat]:
        t.tell("nothing-lost", seat, item=t.rules.face_names[face])
        return
    if t.powers & DOUBLE_LOSSES:
        times = 2
        t.tell("counts-double", seat, cause=t.cause_of(DOUBLE_LOSSES))
    if face == SANITY_FACE:
        lose_sanity(t, seat, times, cause)
    elif face == NECRON_FACE:
        advance(t, times, cause)
    else:
        for _ in range(min(times, t.minors[seat].count(face))):
            discard(t, seat, face, cause)


def options(t: Table, seat: Seat) -> list[Word]:
    """How the card here can be defeated (WOS-7.5, WOS-7.6)."""
    word = DEFEAT[t.creatures[t.place[seat]] == NO_CREATURE]
    if may_not_defeat(t, seat, word) is None:
        return [word]
    artifact = t.artifact[seat]
    return [] if may_not_sacrifice(t, seat, artifact) else [SACRIFICE[artifact - FIRST_ARTIFACT]]


def may_not_defeat(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """Why the card here cannot be defeated with its recipe (WOS-7.5)."""
    creature = t.creatures[t.place[seat]]
    if not is_due(t, seat) or (word == DEFEAT[1]) != (creature == NO_CREATURE):
        return _NOTHING_TO_DEFEAT
    if creature == NO_CREATURE:
        held = t.minors[seat] in t.rules.elder_holders[t.shadow]
    elif t.rules.wants_artifact[creature]:
        return _ONLY_ARTIFACT
    else:
        held = t.minors[seat] in t.rules.creature_holders[creature]
    return None if held else _RECIPE_NOT_HELD


def recipe_here(t: Table, seat: Seat) -> Recipe:
    """What it takes to defeat the card where this seat stands."""
    creature = t.creatures[t.place[seat]]
    return t.rules.elder_recipes[t.shadow] if creature == NO_CREATURE else t.rules.creature_recipes[creature]


def may_not_sacrifice(t: Table, seat: Seat, artifact: int) -> Refusal | None:
    """An artifact that is held is given up, and only to a creature that wants one (WOS-7.6)."""
    creature = t.creatures[t.place[seat]]
    if creature == NO_CREATURE or not t.rules.wants_artifact[creature]:
        return _NOBODY_WANTS_ARTIFACT
    if t.artifact[seat] == NO_ITEM:
        return _NO_ARTIFACT
    return None if t.artifact[seat] == artifact else _ITEM_NOT_HELD


def defeat(t: Table, seat: Seat, word: Word) -> None:
    """It costs no item, except where an artifact is given up (WOS-7.5, WOS-7.6)."""
    if word == DEFEAT[1]:
        banish_shadow(t)
        return
    if word != DEFEAT[0]:
        discard(t, seat, t.artifact[seat], "rule/WOS-7.6")
    defeat_creature(t, seat)
