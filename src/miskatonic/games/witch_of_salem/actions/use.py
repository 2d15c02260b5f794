"""Use: one item of the pouch per turn (WOS-8), or an exploration in its place (WOS-21.2)."""

from miskatonic.games.witch_of_salem.actions import explore, seal
from miskatonic.games.witch_of_salem.actions.encounter import defeat_creature, may_not_sacrifice
from miskatonic.games.witch_of_salem.board.elders import banish_shadow, unmask_next
from miskatonic.games.witch_of_salem.board.items import discard, remove
from miskatonic.games.witch_of_salem.board.sanity import regain_sanity
from miskatonic.games.witch_of_salem.board.tiles import close_university, is_face_down, knows, peek, seal_tile
from miskatonic.games.witch_of_salem.rules import STERNS
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import (
    CLOSE,
    DAGGER,
    EXPLORE,
    FIRST_ARTIFACT,
    GLASSES,
    HEAL,
    ITEMS,
    NECRONOMICON,
    NO_ITEM,
    SACRIFICE,
    UNIVERSITY,
    USE,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
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
_NO_SUCH_PATIENT = Refusal("WOS-21.1", "no-such-partner")
_PATIENT_ELSEWHERE = Refusal("WOS-21.1", "partner-elsewhere")
_ITEM_NOT_HELD = Refusal("WOS-R19", "item-not-held")


@frame("wos/healing")
class Healing:
    """Sterns chooses who drinks her Elixir (WOS-21.1)."""

    seat: Seat

    def chosen(self, t: Table, word: Word) -> None:
        drink(t, self.seat, word - HEAL[0])


def options(t: Table, seat: Seat) -> list[Word]:
    """Everything the seat may use here and now."""
    words = [USE[item] for item in dict.fromkeys(t.minors[seat]) if _MAY_NOT_USE[item](t, seat) is None]
    artifact = t.artifact[seat]
    if artifact != NO_ITEM:
        words += seal.options(t, seat)
        if may_not_sacrifice(t, seat, artifact) is None:
            words.append(SACRIFICE[artifact - FIRST_ARTIFACT])
    return words + explore.options(t, seat) if t.rules.exploration else words


def use(t: Table, seat: Seat, word: Word) -> None:
    """Carry out a chosen use; the used item goes to the heap, a sealing artifact stays (WOS-8.1)."""
    if word in USE:
        _use_minor(t, seat, word - USE[0])
    elif word in EXPLORE:
        explore.Exploration(seat, word - EXPLORE[0]).begins(t)
    elif word in SACRIFICE:
        discard(t, seat, t.artifact[seat], "rule/WOS-7.6")
        defeat_creature(t, seat)
    elif word == CLOSE:
        close_university(t, seat)
    else:
        seal_tile(t, seat, t.place[seat])


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
