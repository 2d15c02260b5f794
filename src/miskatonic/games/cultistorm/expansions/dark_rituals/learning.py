"""Learning a ritual from an open tome (RIT-2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import tell_own_story
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.state import known_by, rituals
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

MOST: Final = 3
_AWAY: Final = Refusal("EXP-1.8", "away")
_CLOSED: Final = Refusal("RIT-2.3", "tome-closed")
_OTHER_TOME: Final = Refusal("RIT-2.3", "not-in-this-tome")
_KNOWN: Final = Refusal("RIT-2.4", "ritual-known")
_ENOUGH: Final = Refusal("RIT-2.4", "three-rituals")
_TOO_LITTLE: Final = Refusal("RIT-2.3", "too-little-experience")
_TOO_INSANE: Final = Refusal("RIT-2.5", "too-insane")


def in_the_tome(t: Table, seat: Seat) -> tuple[int, ...]:
    """The rituals of the open tome at the detective's location."""
    tome = NOTHING if t.is_away(seat) else rituals(t).tomes[t.place[seat]]
    return () if tome == NOTHING else lore(t).in_tome[tome]


def may_not_learn(t: Table, seat: Seat, number: int) -> Refusal | None:
    """At an open tome, with the experience; the third costs a growing token (RIT-2.3 to RIT-2.5)."""
    if t.is_away(seat):
        return _AWAY
    found, all_rituals = rituals(t), lore(t).rituals
    tome = found.tomes[t.place[seat]]
    if tome == NOTHING:
        return _CLOSED
    if number >= len(all_rituals) or all_rituals[number].tome != tome:
        return _OTHER_TOME
    if found.owner[number] != NOTHING:
        return _KNOWN
    known = len(known_by(t, seat))
    if known >= MOST:
        return _ENOUGH
    if found.experience[seat] < all_rituals[number].xp:
        return _TOO_LITTLE
    return _TOO_INSANE if known == MOST - 1 and not may_suffer(t, seat) else None


def learn(t: Table, seat: Seat, number: int) -> None:
    found, ritual = rituals(t), lore(t).rituals[number]
    is_third = len(known_by(t, seat)) == MOST - 1
    found.experience[seat] -= ritual.xp
    found.owner[number] = seat
    t.tell("ritual-learnt", seat, ritual=ritual.id, points=found.experience[seat], cause="rule/RIT-2.3")
    if is_third:
        suffer(t, seat, "rule/RIT-2.5", growing=True)
    tell_own_story(t, ritual.id, seat=seat, spot=t.place[seat])
