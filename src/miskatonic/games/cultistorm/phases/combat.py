"""Phase 5: every detective has one combat turn (CUL-8)."""

from miskatonic.games.cultistorm.actions.lay import lay, lay_options
from miskatonic.games.cultistorm.actions.more import more_words
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.dice import extra_die
from miskatonic.games.cultistorm.board.elders import guards
from miskatonic.games.cultistorm.board.hand import discard_support
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.fighting.fight import Fight
from miskatonic.games.cultistorm.fighting.reach import may_not_fight
from miskatonic.games.cultistorm.rules import HOLDS_ELDERS, STRIKES
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import CHOOSE, DONE, FIGHT, LAY, OBJECT, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word


@frame("cul/combat-phase")
class CombatPhase:
    """Location after location, clockwise from L1; `done` is a bit for each seat that has had its turn."""

    done: int = 0
    # Locations at which expansions have acted, a bit each.
    entered: int = 0

    def begins(self, t: Table) -> None:
        t.tell("combat-phase")
        t.flow.then(self.next)
        if t.rules.hooked:
            t.rules.hooks.moment("combat_start", t)

    def next(self, t: Table) -> None:
        """Within a location the team chooses the order (CUL-8.2)."""
        for spot in range(SPOTS):
            if t.rules.hooked and not self.entered >> spot & 1:
                t.flow.then(CombatPhase(self.done, self.entered | 1 << spot).next)
                t.rules.hooks.moment("combat_spot", t, spot)
                return
            waiting = [seat for seat in t.here(spot) if not self.done >> seat & 1]
            if t.rules.hooked:
                waiting = [seat for seat in waiting if t.rules.hooks.filter("has_turn", t, True, seat)]  # noqa: FBT003 - the value of the filter
            if len(waiting) == 1:
                self._fights(t, waiting[0])
                return
            if waiting:
                words = [CHOOSE[seat] for seat in waiting]
                about = {"location": t.rules.place_ids[t.spots[spot]]}
                t.flow.ask_team(t.team(), "combat-order", words, self.chosen, "rule/CUL-8.2", about)
                return
        self._ends(t)

    def chosen(self, t: Table, word: Word, seat: Seat) -> None:
        self._fights(t, word - CHOOSE[0])

    def _fights(self, t: Table, fighter: Seat) -> None:
        t.flow.then(CombatPhase(self.done | 1 << fighter, self.entered).next)
        CombatTurn(fighter).begins(t)

    def _ends(self, t: Table) -> None:
        """The Harbour Thing strikes at everybody at its location (D.12)."""
        t.flow.then(SETTLE)
        for spot in range(SPOTS):
            for card in t.columns[spot]:
                if t.rules.ability[card] == STRIKES:
                    for seat in t.here(spot):
                        suffer(t, seat, t.rules.enemy_causes[card])
        if t.rules.hooked:
            t.rules.hooks.moment("combat_end", t)


@frame("cul/combat-turn")
class CombatTurn:
    """One detective's combat turn: whom it has fought, how often it won, and whether it failed."""

    seat: Seat
    exempt: bool = False
    fought: tuple[int, ...] = ()
    wins: int = 0
    failed: bool = False
    spent: tuple[int, ...] = ()

    def begins(self, t: Table) -> None:
        open_turn(t, self.seat)
        turn = replace(self, exempt=self._is_exempt(t))
        if t.chronicle is not None:
            turn.explains(t)
        turn.asks(t)

    def explains(self, t: Table) -> None:
        """Say why there is nobody to fight (CUL-8.4 to CUL-8.7, CUL-8.20, CUL-8.21)."""
        seat, marks = self.seat, t.marks[self.seat]
        refusals = {enemy: may_not_fight(t, seat, enemy) for enemy in marks}
        if None in refusals.values():
            return
        if self.exempt:
            t.tell("spared", seat, cause="rule/CUL-8.20" if t.enemies_in_play() else "rule/CUL-8.21")
        elif marks:
            for refusal in dict.fromkeys(filter(None, refusals.values())):
                names = [t.rules.enemy_ids[enemy] for enemy in marks if refusals[enemy] == refusal]
                kind = "too-insane-to-fight" if refusal.rule == "CUL-1.9" else "out-of-reach"
                t.tell(kind, seat, enemies=names, cause=f"rule/{refusal.rule}")
        elif t.aimed >> seat & 1:
            t.tell("quarry-gone", seat, cause="rule/CUL-8.18")
        else:
            t.tell("nobody-marked", seat, cause="rule/CUL-8.4")

    def _is_exempt(self, t: Table) -> bool:
        """No enemy in play, or all that was marked has left (CUL-8.20, CUL-8.21, CUL-R22)."""
        if not t.enemies_in_play():
            return True
        aimed = bool(t.aimed >> self.seat & 1)
        return aimed and not t.marks[self.seat] and not t.rules.strict_penalty

    def asks(self, t: Table) -> None:
        """Symbols that a story or a Torn Page brought were for the fight before (CUL-8.12)."""
        t.fight_wilds = t.fight_ignored = t.fight_symbols = 0
        words = [
            FIGHT[enemy]
            for enemy in t.marks[self.seat]
            if enemy not in self.fought and may_not_fight(t, self.seat, enemy) is None
        ]
        words += lay_options(t, self.seat)
        if t.rules.hooked:
            words = more_words(t, self.seat, "combat", words)
        t.flow.ask(self.seat, "combat", (*words, DONE), self.chosen, "rule/CUL-8.4")

    def chosen(self, t: Table, word: Word) -> None:
        if word == DONE:
            self.ends(t)
        elif word in LAY:
            lay(t, self.seat, word - LAY[0])
            self.asks(t)
        elif word in t.rules.deeds:
            t.flow.then(SETTLE, self.asks)
            t.rules.deeds[word].does(t, self.seat, OBJECT[word])
        else:
            enemy = word - FIGHT[0]
            if t.rules.hooked:
                enemy = t.rules.hooks.interrupt("fought", t, enemy, self.seat)
            turn = replace(self, fought=(*self.fought, enemy))
            Fight(turn, enemy, t.where[enemy]).begins(t)

    def won(self, t: Table, spent: tuple[int, ...]) -> None:
        """A fight was won; another may follow (CUL-R23)."""
        t.flow.then(SETTLE, replace(self, wins=self.wins + 1, spent=spent).asks)

    def missed(self, t: Table, enemy: int) -> None:
        """It left as the fight began, and counts as one that had left before (CUL-R59, CUL-R74)."""
        fought = tuple(other for other in self.fought if other != enemy)
        turn = replace(self, fought=fought, exempt=self._is_exempt(t))
        if turn.exempt and not turn.is_penalised() and not turn.wins:
            turn.explains(t)
        t.flow.then(SETTLE, turn.asks)

    def lost(self, t: Table) -> None:
        t.flow.then(SETTLE, replace(self, failed=True).asks)

    def is_penalised(self) -> bool:
        """Would an end of the turn now bring the penalty (CUL-8.19 to CUL-8.21)?"""
        return self.failed or (self.wins == 0 and not (self.exempt and not self.fought))

    def ends(self, t: Table) -> None:
        """The penalty: a token and a terror step, at most once (CUL-8.19)."""
        seat, penalised = self.seat, self.is_penalised()
        t.flow.then(SETTLE, self.leaves)
        if t.rules.hooked:
            t.rules.hooks.notify("combat_turn_end", t, seat, penalised)
        if not penalised:
            return
        t.tell("penalty", seat, cause="rule/CUL-8.19")
        suffer(t, seat, "rule/CUL-8.19")
        calm = calm_of(t, seat)
        if calm:
            t.tell("penalty-calm", seat, cause=calm)
        else:
            t.flow.then(TerrorStep("rule/CUL-8.19").begins)

    def leaves(self, t: Table) -> None:
        close_turn(t, self.seat)


def open_turn(t: Table, seat: Seat) -> None:
    """A combat turn begins: support cards give what they give for the whole of it (CUL-7.35, CUL-8.14)."""
    t.tell("combat-turn", seat)
    _forget_fights(t)
    for card in t.front:
        grant = t.rules.grant[card.kind]
        if card.helped == seat and grant is not None:
            t.free_rerolls += grant.free_rerolls
            if grant.spares_token:
                t.shield = seat
            for _ in range(min(grant.dice, t.reserve)):
                extra_die(t, seat, t.rules.action_causes[card.kind])


def close_turn(t: Table, seat: Seat) -> None:
    """Combat-support cards go to their owners' discard piles (CUL-8.24)."""
    kept = []
    for card in t.front:
        if card.helped == seat:
            discard_support(t, card)
        else:
            kept.append(card)
    t.front = kept
    _forget_fights(t)


def _forget_fights(t: Table) -> None:
    """What was for one detective's combat turn is over."""
    t.shield = NOTHING
    t.free_rerolls = 0
    t.fight_wilds = t.fight_ignored = t.fight_symbols = t.fight_trophies = t.fight_clues = 0
    t.turn_calm = False


def calm_of(t: Table, seat: Seat) -> str:
    """What keeps a penalty of this detective from making a terror step, if anything."""
    if t.turn_calm:
        return "rule/CUL-15.3"
    for card in t.front:
        grant = t.rules.grant[card.kind]
        if card.helped == seat and grant is not None and grant.calm:
            return t.rules.action_causes[card.kind]
    there = guards(t, t.place[seat])
    return t.trait_cause(there[0], HOLDS_ELDERS) if there else ""
