"""Relics come within reach, and portals are opened for them (REL-1, REL-2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE, tell_own_story
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.expansions.ancient_relics.cards import lore
from miskatonic.games.cultistorm.expansions.ancient_relics.holding import Taking
from miskatonic.games.cultistorm.expansions.ancient_relics.state import put_in_box, relics
from miskatonic.games.cultistorm.expansions.ancient_relics.words import BREATHE
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import BLANK, CULTIST_FACES, DONE, NO_ENEMY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_AWAY: Final = Refusal("EXP-1.8", "away")
_SEALED: Final = Refusal("REL-1.2", "portal-sealed")
_NO_RELIC: Final = Refusal("REL-1.1", "no-relic-here")
_ELDER: Final = Refusal("REL-2.1", "elder-at-portal")
_OPENED: Final = Refusal("REL-2.1", "opened-this-turn")
# The second repeat ends an opening.
_LAST_REPEAT: Final = 2


def lay(t: Table, spot: int) -> None:
    """An altar brings the top relic, unless the portal is sealed or one lies there (REL-1.1)."""
    found = relics(t)
    if t.is_sealed(spot) or found.lying[spot] != NOTHING or not found.deck:
        return
    relic = found.lying[spot] = t.dice.draw(found.deck)
    name = t.rules.place_ids[t.spots[spot]]
    t.tell("relic-laid", relic=lore(t).relics[relic].id, location=name, cause="rule/REL-1.1")


def lose(t: Table, spot: int) -> None:
    """A sealed portal keeps its relic (REL-1.2)."""
    found = relics(t)
    if found.lying[spot] != NOTHING:
        put_in_box(t, found.lying[spot], "rule/REL-1.2")
        found.lying[spot] = NOTHING


def may_not_open(t: Table, seat: Seat, _: int = 0) -> Refusal | None:
    found, spot = relics(t), t.place[seat]
    if t.is_away(seat):
        return _AWAY
    if t.is_sealed(spot):
        return _SEALED
    if found.lying[spot] == NOTHING:
        return _NO_RELIC
    if t.elders[spot] != NO_ENEMY:
        return _ELDER
    return _OPENED if found.opened >> seat & 1 else None


def open_portal(t: Table, seat: Seat, _: int = 0) -> None:
    found, spot = relics(t), t.place[seat]
    found.opened |= 1 << seat
    relic = lore(t).relics[found.lying[spot]]
    t.tell(
        "portal-opened", seat, relic=relic.id, location=t.rules.place_ids[t.spots[spot]], cause="rule/REL-2.1"
    )
    Opening(seat, spot).breathes(t)


@frame("cul-rel/opening")
class Opening:
    """A detective gropes for a relic: the symbols seen, a bit each, and how many came again."""

    seat: Seat
    spot: int
    seen: int = 0
    repeats: int = 0

    def breathes(self, t: Table) -> None:
        """Each breath is resolved, with everything it sets off, before the next (REL-2.2 to REL-2.4)."""
        face = t.dice.below(len(CULTIST_FACES))
        after = self
        if face != BLANK and self.seen >> face & 1:
            after = replace(self, repeats=self.repeats + 1)
        elif face != BLANK:
            after = replace(self, seen=self.seen | 1 << face)
        t.tell(
            "breath",
            self.seat,
            face=CULTIST_FACES[face],
            depth=after.seen.bit_count(),
            most=self._depth(t),
            repeats=after.repeats,
            cause="rule/REL-2.3",
        )
        if after.seen.bit_count() >= self._depth(t):
            after.reaches(t)
            return
        t.flow.then(SETTLE, after.goes_on)
        if face == BLANK:
            t.flow.then(TerrorStep("rule/REL-2.3").begins)
        elif after.repeats > self.repeats:
            suffer(t, self.seat, "rule/REL-2.3")
            if after.repeats >= _LAST_REPEAT:
                t.queue.append(SpawnAt(self.spot, "rule/REL-2.4").begins)

    def _depth(self, t: Table) -> int:
        return lore(t).relics[relics(t).lying[self.spot]].depth

    def goes_on(self, t: Table) -> None:
        """It ends on the second repeat, and when a Great Old One has come (REL-2.4)."""
        gone = relics(t).lying[self.spot] == NOTHING or t.place[self.seat] != self.spot
        if self.repeats >= _LAST_REPEAT or gone or t.elders[self.spot] != NO_ENEMY:
            t.tell("portal-closes", self.seat, cause="rule/REL-2.4")
        else:
            self.asks(t)

    def asks(self, t: Table) -> None:
        relic = lore(t).relics[relics(t).lying[self.spot]]
        about = {
            "relic": relic.id,
            "depth": self.seen.bit_count(),
            "most": relic.depth,
            "repeats": self.repeats,
        }
        t.flow.ask(self.seat, "breathe", (BREATHE, DONE), self.chosen, "rule/REL-2.2", about)

    def chosen(self, t: Table, word: Word) -> None:
        if word == BREATHE:
            self.breathes(t)
        else:
            t.tell("portal-closes", self.seat, cause="rule/REL-2.2")

    def reaches(self, t: Table) -> None:
        """At the relic's depth its story is told, and the detective takes it (REL-2.5)."""
        t.flow.then(self.takes)
        tell_own_story(t, lore(t).relics[relics(t).lying[self.spot]].id, seat=self.seat, spot=self.spot)

    def takes(self, t: Table) -> None:
        relic = relics(t).lying[self.spot]
        if relic == NOTHING:
            return  # What the story did has cost the relic.
        relics(t).lying[self.spot] = NOTHING
        t.tell("relic-taken", self.seat, relic=lore(t).relics[relic].id, cause="rule/REL-2.5")
        Taking(self.seat, relic, "rule/REL-3.1").begins(t)
