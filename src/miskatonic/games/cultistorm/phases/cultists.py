"""Phase 1: Great Old Ones move, the marker walks, cultists appear, dice are rolled (CUL-4)."""

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.elders import move_elder
from miskatonic.games.cultistorm.board.hand import pile_of
from miskatonic.games.cultistorm.board.spawning import WALK, free_spot, next_spot, spawn
from miskatonic.games.cultistorm.rules import ONE_MORE_STEP
from miskatonic.games.cultistorm.table import SupportCard, Table
from miskatonic.games.cultistorm.words import CULTIST_FACES, NO_ENEMY, SPOTS
from miskatonic.kernel.frames import frame


@frame("cul/cultist-phase")
class CultistPhase:
    """The four parts in order (CUL-4.1).

    The Great Old Ones of the first `moved` spots have moved; of the `steps` of the marker, each known by its
    cause, so many have been `made`.
    """

    moved: int = 0
    steps: tuple[str, ...] = ()
    made: int = 0

    def begins(self, t: Table) -> None:
        t.tell("cultist-phase")
        t.flow.then(self.holds)
        if t.rules.hooked:
            t.rules.hooks.moment("cultist_start", t)

    def holds(self, t: Table) -> None:
        """Delayed effects take hold (CUL-4.1a); their cards go to the discards (CUL-R29)."""
        t.blocked, t.blocked_next = t.blocked_next, 0
        t.gates_held, t.gates_held_next = t.gates_held_next, ""
        waiting: list[SupportCard] = []
        for card in t.delayed:
            if t.rules.delay[card.kind] == "heal":
                waiting.append(card)
            else:
                pile_of(t, card.owner).append(card.kind)
        t.delayed = waiting
        t.flow.then(CultistPhase().moves)

    def moves(self, t: Table) -> None:
        """Clockwise from L1, each with everything it triggers (CUL-9.11)."""
        spot = self.moved
        if spot == SPOTS:
            t.flow.then(CultistPhase(spot).sets_out)
            if t.rules.hooked:
                t.rules.hooks.moment("marker_start", t)
            return
        t.flow.then(SETTLE, CultistPhase(spot + 1).moves)
        if t.elders[spot] != NO_ENEMY:
            move_elder(t, spot)

    def sets_out(self, t: Table) -> None:
        CultistPhase(self.moved, _marker_steps(t)).walks(t)

    def walks(self, t: Table) -> None:
        """One marker step: move on, past Great Old Ones, and spawn (CUL-4.2, CUL-4.4)."""
        if self.made >= len(self.steps):
            t.flow.then(self.rolls)
            if t.rules.hooked:
                t.rules.hooks.moment("marker_stops", t)
            return
        t.flow.then(SETTLE, CultistPhase(self.moved, self.steps, self.made + 1).walks)
        t.marker = free_spot(t, next_spot(t, t.marker, WALK), WALK)
        spawn(t, t.marker, self.steps[self.made])

    def rolls(self, t: Table) -> None:
        """All five cultist dice, also where nobody is (CUL-4.15)."""
        t.cultist_dice = [t.dice.below(len(CULTIST_FACES)) for _ in range(SPOTS)]
        t.blocked = 0
        t.gates_held = ""
        if t.chronicle is not None:
            told = {f"at{spot + 1}": t.rules.place_ids[t.spots[spot]] for spot in range(SPOTS)}
            told |= {f"die{spot + 1}": CULTIST_FACES[t.cultist_dice[spot]] for spot in range(SPOTS)}
            t.tell("cultist-dice", **told)
        if t.rules.hooked:
            t.rules.hooks.moment("cultist_end", t)


def _marker_steps(t: Table) -> tuple[str, ...]:
    """The steps of the marker, each with its cause: those beyond the usual ones are somebody's doing."""
    steps = ["rule/CUL-4.2"] * t.rules.steps
    if t.triggered:
        steps += [t.rules.endgame_causes[t.endgame]] * t.rules.endgame_steps[t.endgame]
    if t.powers & ONE_MORE_STEP:
        steps.append(t.power_cause(ONE_MORE_STEP))
    steps += t.more_steps
    t.more_steps = ()
    if t.rules.hooked:
        return tuple(t.rules.hooks.filter("marker_steps", t, tuple(steps)))
    return tuple(steps)
