"""Use: one item of the pouch per turn (WOS-8), or an exploration in its place (WOS-21.2)."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.witch_of_salem.actions import explore, seal
from miskatonic.games.witch_of_salem.actions.encounter import may_not_sacrifice
from miskatonic.games.witch_of_salem.board.creatures import defeat_creature
from miskatonic.games.witch_of_salem.board.elders import banish_shadow, unmask_next
from miskatonic.games.witch_of_salem.board.hidden import is_face_down
from miskatonic.games.witch_of_salem.board.items import discard, remove
from miskatonic.games.witch_of_salem.board.sanity import regain_sanity
from miskatonic.games.witch_of_salem.board.tiles import close_university, knows, peek, seal_tile
from miskatonic.games.witch_of_salem.cards.shape import Use
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import (
    CLOSE,
    EXPLORE,
    FIRST_ARTIFACT,
    HEAL,
    NO_ITEM,
    SACRIFICE,
    SEAL,
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
    """A scholar with the talent chooses who drinks the Elixir (WOS-21.1)."""

    seat: Seat
    item: int

    def chosen(self, t: Table, word: Word) -> None:
        drink(t, self.seat, word - HEAL[0], self.item)


def options(t: Table, seat: Seat) -> list[Word]:
    """Everything the seat may use here and now."""
    held, uses = dict.fromkeys(t.minors[seat]), t.rules.uses
    words = [USE[item] for item in held if _CHECKS[uses[item]](t, seat) is None]
    artifact = t.artifact[seat]
    if artifact != NO_ITEM:
        words += seal.options(t, seat)
        if may_not_sacrifice(t, seat, artifact) is None:
            words.append(SACRIFICE[artifact - FIRST_ARTIFACT])
    return words + explore.options(t, seat) if t.rules.exploration else words


def use(t: Table, seat: Seat, word: Word) -> None:
    """Carry out a chosen use; the used item goes to the heap, a sealing artifact stays (WOS-8.1)."""
    _CARRIED_OUT[word](t, seat, word)


def _explore(t: Table, seat: Seat, word: Word) -> None:
    explore.Exploration(seat, word - EXPLORE[0]).begins(t)


def _sacrifice(t: Table, seat: Seat, word: Word) -> None:
    discard(t, seat, t.artifact[seat], "rule/WOS-7.6")
    defeat_creature(t, seat)


def _seal(t: Table, seat: Seat, word: Word) -> None:
    seal_tile(t, seat, t.place[seat])


def _close(t: Table, seat: Seat, word: Word) -> None:
    close_university(t, seat)


def _use_minor(t: Table, seat: Seat, word: Word) -> None:
    item = word - USE[0]
    remove(t, seat, item)
    t.heap.append(item)
    t.tell("item-used", seat, item=t.rules.item_names[item])
    _EFFECTS[t.rules.uses[item]](t, seat, item)


def _unmask(t: Table, seat: Seat, item: int) -> None:
    unmask_next(t)


def _look(t: Table, seat: Seat, item: int) -> None:
    peek(t, (seat,), t.place[seat], t.rules.item_causes[item])


def _heal(t: Table, seat: Seat, item: int) -> None:
    """One's own sanity, or with a talent that of somebody here (WOS-21.1)."""
    if t.rules.talent[seat] == "heal" and t.others_here(seat):
        words = [HEAL[other] for other in t.exposed() if may_not_heal(t, seat, other) is None]
        about = {"item": t.rules.item_names[item]}
        t.flow.ask(seat, "heal", words, Healing(seat, item).chosen, t.rules.talent_causes[seat], about)
    else:
        drink(t, seat, seat, item)


def _defeat(t: Table, seat: Seat, item: int) -> None:
    if t.place[seat] == UNIVERSITY:
        banish_shadow(t)
    else:
        defeat_creature(t, seat)


def drink(t: Table, seat: Seat, drinker: Seat, item: int) -> None:
    """An Elixir is drunk (WOS-8.4), with a talent perhaps by somebody else (WOS-21.1)."""
    cause = t.rules.item_causes[item] if drinker == seat else t.rules.talent_causes[seat]
    regain_sanity(t, drinker, healing(t, seat), cause)


def healing(t: Table, seat: Seat) -> int:
    """What an Elixir of this seat regains at most: 2 with the Witch (WOS-8.4)."""
    return 2 if t.witch_helps(t.place[seat]) else 1


def may_not_read(t: Table, seat: Seat) -> Refusal | None:
    """The Necronomicon needs a face-down Great Old One (WOS-8.3, WOS-R19)."""
    return None if t.masked() else _ALL_UNMASKED


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
    """The talent heals oneself or somebody at the same location (WOS-21.1)."""
    if other >= t.seats or not t.is_exposed(other):
        return _NO_SUCH_PATIENT
    return None if t.place[other] == t.place[seat] else _PATIENT_ELSEWHERE


def may_not_use(t: Table, seat: Seat, item: int) -> Refusal | None:
    """Why a minor item cannot be used (WOS-8.1, WOS-8.7)."""
    if item not in t.minors[seat]:
        return _ITEM_NOT_HELD
    return _CHECKS[t.rules.uses[item]](t, seat)


_CHECKS: Final[dict[Use, Callable[[Table, Seat], Refusal | None]]] = {
    "unmask": may_not_read,
    "look": may_not_look,
    "heal": may_not_drink,
    "defeat": may_not_stab,
}
_EFFECTS: Final[dict[Use, Callable[[Table, Seat, int], None]]] = {
    "unmask": _unmask,
    "look": _look,
    "heal": _heal,
    "defeat": _defeat,
}
_CARRIED_OUT: Final[dict[Word, Callable[[Table, Seat, Word], None]]] = {
    **dict.fromkeys(USE, _use_minor),
    **dict.fromkeys(EXPLORE, _explore),
    **dict.fromkeys(SACRIFICE, _sacrifice),
    **dict.fromkeys(SEAL, _seal),
    CLOSE: _close,
}
