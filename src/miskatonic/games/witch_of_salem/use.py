"""Use: one item of the pouch per turn (WOS-8), or an exploration in its place (WOS-21.2)."""

from typing import NamedTuple

from miskatonic.games.witch_of_salem.elders import banish_shadow, unmask_next
from miskatonic.games.witch_of_salem.encounter import defeat_creature, may_not_sacrifice
from miskatonic.games.witch_of_salem.items import discard, remove
from miskatonic.games.witch_of_salem.rules import STERNS
from miskatonic.games.witch_of_salem.sanity import lose_sanity, regain_sanity
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, NO_SEAT, Table
from miskatonic.games.witch_of_salem.tiles import close_university, is_face_down, knows, peek, seal
from miskatonic.games.witch_of_salem.words import (
    CLOSE,
    DAGGER,
    EXPLORE,
    FIRST_ARTIFACT,
    GLASSES,
    HEAL,
    ITEMS,
    NECRONOMICON,
    NO,
    NO_ITEM,
    SACRIFICE,
    SEAL,
    SEATS,
    UNIVERSITY,
    USE,
    YES,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

# Made once: most checks of most turns end in one of them.
_ALL_UNMASKED = Refusal("WOS-8.3", "all-unmasked")
_NO_TILE_HERE = Refusal("WOS-8.2", "no-tile-here")
_TILE_FACE_UP = Refusal("WOS-R19", "tile-face-up")
_TILE_KNOWN = Refusal("WOS-R41", "tile-known")
_WITCH_ABSENT = Refusal("WOS-8.5", "witch-absent")
_WITCH_POWERLESS = Refusal("WOS-11.4", "witch-powerless")
_NOTHING_TO_DEFEAT = Refusal("WOS-8.5", "nothing-to-defeat")
_ONLY_ARTIFACT = Refusal("WOS-R18", "only-artifact")
_TILE_ELSEWHERE = Refusal("WOS-13.1", "tile-elsewhere")
_NO_ARTIFACT = Refusal("WOS-8.6", "no-artifact")
_WRONG_ARTIFACT = Refusal("WOS-13.4", "wrong-artifact")
_NOT_AT_UNIVERSITY = Refusal("WOS-13.5", "not-at-university")
_NOBODY_BANS = Refusal("WOS-13.5", "nobody-bans")
_NO_EXPLORATION = Refusal("WOS-21.2", "no-exploration")
_PARTNER_YOURSELF = Refusal("WOS-21.2", "partner-yourself")
_NO_SUCH_PARTNER = Refusal("WOS-21.2", "no-such-partner")
_PARTNER_ELSEWHERE = Refusal("WOS-21.2", "partner-elsewhere")
_NO_TILE_TO_EXPLORE = Refusal("WOS-21.2", "no-tile-here")
_TILE_KNOWN_TO_BOTH = Refusal("WOS-R51", "tile-known-to-both")
_LAST_SANITY = Refusal("WOS-21.2", "last-sanity")
_NO_SUCH_PATIENT = Refusal("WOS-21.1", "no-such-partner")
_PATIENT_ELSEWHERE = Refusal("WOS-21.1", "partner-elsewhere")
_ITEM_NOT_HELD = Refusal("WOS-R19", "item-not-held")


@stored
class Healing(NamedTuple):
    """Sterns chooses who drinks her Elixir (WOS-21.1)."""

    seat: Seat

    def chosen(self, t: Table, word: Word) -> None:
        drink(t, self.seat, word - HEAL[0])


@stored
class Exploration(NamedTuple):
    """Two scholars look at a tile together, if the partner agrees (WOS-21.2)."""

    seat: Seat
    partner: Seat

    def begins(self, t: Table) -> None:
        if t.rules.solo:
            self.answered(t, YES)
            return
        t.flow.ask(
            self.partner,
            "explore-consent",
            (YES, NO),
            self.answered,
            "rule/WOS-21.2",
            {"partner": SEATS[self.seat]},
        )

    def answered(self, t: Table, word: Word) -> None:
        if word == NO:
            t.tell("exploration-declined", self.seat, partner=SEATS[self.partner])
            return
        location = t.place[self.seat]
        lose_sanity(t, self.seat, 1, "rule/WOS-21.2")
        # It is paid for first, so nobody looks when the price was the last sanity (WOS-R47).
        if t.sanity[self.seat]:
            peek(t, (self.seat, self.partner), location, "rule/WOS-21.2")


def options(t: Table, seat: Seat) -> list[Word]:
    """Everything the seat may use here and now."""
    words = [USE[item] for item in dict.fromkeys(t.minors[seat]) if _MAY_NOT_USE[item](t, seat) is None]
    if t.artifact[seat] != NO_ITEM:
        words += _artifact_options(t, seat)
    if t.rules.exploration:
        words += [EXPLORE[other] for other in t.others_here(seat) if may_not_explore(t, seat, other) is None]
    return words


def _artifact_options(t: Table, seat: Seat) -> list[Word]:
    place = t.place[seat]
    if place == UNIVERSITY:
        return [] if may_not_close(t, seat) else [CLOSE]
    words = [] if may_not_seal(t, seat, place) else [SEAL[place - 1]]
    if may_not_sacrifice(t, seat, t.artifact[seat]) is None:
        words.append(SACRIFICE[t.artifact[seat] - FIRST_ARTIFACT])
    return words


def use(t: Table, seat: Seat, word: Word) -> None:
    """Carry out a chosen use; the used item goes to the heap, a sealing artifact stays (WOS-8.1)."""
    if word in USE:
        _use_minor(t, seat, word - USE[0])
    elif word in EXPLORE:
        Exploration(seat, word - EXPLORE[0]).begins(t)
    elif word in SACRIFICE:
        discard(t, seat, t.artifact[seat], "rule/WOS-7.6")
        defeat_creature(t, seat)
    elif word == CLOSE:
        close_university(t, seat)
    else:
        seal(t, seat, t.place[seat])


def _use_minor(t: Table, seat: Seat, item: int) -> None:
    place = t.place[seat]
    remove(t, seat, item)
    t.heap.append(item)
    t.tell("item-used", seat, item=ITEMS[item])
    if item == NECRONOMICON:
        unmask_next(t)
    elif item == GLASSES:
        peek(t, (seat,), place, "item/glasses")
    elif item == DAGGER:
        if place == UNIVERSITY:
            banish_shadow(t)
        else:
            defeat_creature(t, seat)
    elif t.rules.talents and t.rules.scholars[seat] == STERNS:
        words = [HEAL[other] for other in t.exposed() if may_not_heal(t, seat, other) is None]
        t.flow.ask(seat, "heal", words, Healing(seat).chosen, source="talent/sterns")
    else:
        drink(t, seat, seat)


def drink(t: Table, seat: Seat, drinker: Seat) -> None:
    """An Elixir regains 1 sanity, 2 with the Witch (WOS-8.4)."""
    cause = "item/elixir" if drinker == seat else "talent/sterns"
    regain_sanity(t, drinker, 2 if t.witch_helps(t.place[seat]) else 1, cause)


def may_not_read(t: Table, seat: Seat) -> Refusal | None:
    """The Necronomicon needs a face-down Great Old One (WOS-8.3, WOS-R19)."""
    return None if t.elders_hidden else _ALL_UNMASKED


def may_not_look(t: Table, seat: Seat) -> Refusal | None:
    """Glasses need a face-down tile here that the seat does not know (WOS-8.2, WOS-R19, WOS-R41)."""
    place = t.place[seat]
    if place == UNIVERSITY:
        return _NO_TILE_HERE
    if not is_face_down(t, place):
        return _TILE_FACE_UP
    return _TILE_KNOWN if knows(t, seat, place) else None


def may_not_drink(t: Table, seat: Seat) -> Refusal | None:
    """An Elixir is never refused, even at full sanity (WOS-8.4)."""
    return None


def may_not_stab(t: Table, seat: Seat) -> Refusal | None:
    """A Dagger needs the Witch and something it works on (WOS-8.5, WOS-R18)."""
    place = t.place[seat]
    if t.witch != place:
        return _WITCH_ABSENT
    if not t.witch_helps(place):
        return _WITCH_POWERLESS
    creature = t.creatures[place]
    if creature == NO_CREATURE:
        at_shadow = place == UNIVERSITY and t.shadow != NO_ELDER
        return None if at_shadow else _NOTHING_TO_DEFEAT
    return _ONLY_ARTIFACT if t.rules.wants_artifact[creature] else None


def may_not_seal(t: Table, seat: Seat, location: int) -> Refusal | None:
    """Sealing needs the artifact of the location where the seat stands (WOS-13.1, WOS-13.4)."""
    if t.place[seat] != location:
        return _TILE_ELSEWHERE
    if t.sealed[location] != NO_ITEM:
        return Refusal("WOS-13.3" if t.rules.walls_show_at_once else "WOS-R42", "already-sealed")
    if t.artifact[seat] == NO_ITEM:
        return _NO_ARTIFACT
    return None if t.artifact[seat] == t.rules.artifact_at[location] else _WRONG_ARTIFACT


def may_not_close(t: Table, seat: Seat) -> Refusal | None:
    """The University portal closes only while somebody bans the Prisoner (WOS-13.5)."""
    if t.place[seat] != UNIVERSITY:
        return _NOT_AT_UNIVERSITY
    if t.artifact[seat] == NO_ITEM:
        return _NO_ARTIFACT
    return _NOBODY_BANS if t.banner == NO_SEAT else None


def may_not_explore(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Exploring needs a partner, a tile that one of them does not know, and sanity (WOS-21.2, WOS-R51)."""
    place = t.place[seat]
    if not t.rules.exploration:
        return _NO_EXPLORATION
    if refusal := _may_not_join(t, seat, other):
        return refusal
    if place == UNIVERSITY or not is_face_down(t, place):
        return _NO_TILE_TO_EXPLORE
    if knows(t, seat, place) and knows(t, other, place):
        return _TILE_KNOWN_TO_BOTH
    if t.sanity[seat] == 1 and not t.rules.fatal_payments:
        return _LAST_SANITY
    return None


def _may_not_join(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """A partner is another exposed seat at the same location (WOS-21.2)."""
    if other == seat:
        return _PARTNER_YOURSELF
    if other >= t.seats or not t.is_exposed(other):
        return _NO_SUCH_PARTNER
    return None if t.place[other] == t.place[seat] else _PARTNER_ELSEWHERE


def may_not_heal(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Sterns heals herself or somebody at her location (WOS-21.1)."""
    if other >= t.seats or not t.is_exposed(other):
        return _NO_SUCH_PATIENT
    return None if t.place[other] == t.place[seat] else _PATIENT_ELSEWHERE


_MAY_NOT_USE = (may_not_read, may_not_look, may_not_drink, may_not_stab)


def may_not_use(t: Table, seat: Seat, item: int) -> Refusal | None:
    """Why a minor item cannot be used (WOS-8.1, WOS-8.7)."""
    if item not in t.minors[seat]:
        return _ITEM_NOT_HELD
    return _MAY_NOT_USE[item](t, seat)
