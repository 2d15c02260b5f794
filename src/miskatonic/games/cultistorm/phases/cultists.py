"""Phase 1: Great Old Ones move, the marker walks, cultists appear, dice are rolled (CUL-4)."""

from typing import NamedTuple

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import steps_more
from miskatonic.games.cultistorm.board.elders import move_elder
from miskatonic.games.cultistorm.board.spawning import free_spot, spawn
from miskatonic.games.cultistorm.rules import ONE_MORE_STEP
from miskatonic.games.cultistorm.table import Front, Table
from miskatonic.games.cultistorm.words import CULTIST_FACES, LOCATIONS, NO_ENEMY, SPOTS
from miskatonic.kernel.storage import stored


@stored
class CultistPhase(NamedTuple):
    """The four parts in order (CUL-4.1); `done` marker steps have been made of `steps`."""

    steps: int = 0
    done: int = 0

    def begins(self, t: Table) -> None:
        t.tell("cultist-phase")
        t.flow.then(self.holds)
        if t.rules.hooked:
            t.rules.hooks.notify("cultist_start", t)

    def holds(self, t: Table) -> None:
        """Delayed effects take hold (CUL-4.1a); their cards go to the discards (CUL-R29)."""
        t.blocked, t.blocked_next = t.blocked_next, 0
        t.gates_held, t.gates_held_next = t.gates_held_next, False
        waiting: list[Front] = []
        for card in t.delayed:
            if t.rules.delay[card[1]] == "heal":
                waiting.append(card)
            else:
                t.discard[card[2]].append(card[1])
        t.delayed = waiting
        t.flow.then(CultistPhase().moves)

    def moves(self, t: Table) -> None:
        """Clockwise from L1, each with everything it triggers (CUL-9.11)."""
        spot = self.done
        if spot == SPOTS:
            steps = t.rules.steps + steps_more(t) + t.more_steps + bool(t.powers & ONE_MORE_STEP)
            t.more_steps = 0
            CultistPhase(steps).walks(t)
            return
        t.flow.then(SETTLE, CultistPhase(0, spot + 1).moves)
        if t.elders[spot] != NO_ENEMY:
            move_elder(t, spot)

    def walks(self, t: Table) -> None:
        """One marker step: move on, past Great Old Ones, and spawn (CUL-4.2, CUL-4.4)."""
        if self.done >= self.steps:
            self._rolls(t)
            return
        spot = (t.marker + 1) % SPOTS
        if t.rules.hooked:
            spot = t.rules.hooks.filter("marker_step", t, spot, self.done)
        t.flow.then(SETTLE, CultistPhase(self.steps, self.done + 1).walks)
        t.marker = free_spot(t, spot)
        spawn(t, t.marker, self._cause(t))

    def _cause(self, t: Table) -> str:
        """Steps beyond the usual ones are somebody's doing."""
        usual = t.rules.steps
        if self.done < usual:
            return "rule/CUL-4.2"
        if self.done < usual + steps_more(t):
            return t.rules.endgame_causes[t.endgame]
        return "elder/shub-niggurath" if t.powers & ONE_MORE_STEP else "terror/tide-of-zealots"

    def _rolls(self, t: Table) -> None:
        """All five cultist dice, also where nobody is (CUL-4.15)."""
        t.cultist_dice = [t.dice.below(len(CULTIST_FACES)) for _ in range(SPOTS)]
        t.blocked = 0
        t.gates_held = False
        if t.chronicle is not None:
            told = {f"at{spot + 1}": LOCATIONS[t.spots[spot]] for spot in range(SPOTS)}
            told |= {f"die{spot + 1}": CULTIST_FACES[t.cultist_dice[spot]] for spot in range(SPOTS)}
            t.tell("cultist-dice", **told)
        if t.rules.hooked:
            t.rules.hooks.notify("cultist_end", t)
