"""One fight: one detective against one enemy (CUL-8.8 to CUL-8.18, CUL-9.15 to CUL-9.18)."""

from typing import TYPE_CHECKING, Any, Final

from miskatonic.games.cultistorm.actions.lay import lay, lay_options
from miskatonic.games.cultistorm.actions.more import more_words
from miskatonic.games.cultistorm.board.card_text import SETTLE, fight_story, tell_story
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.items import discard_item
from miskatonic.games.cultistorm.board.madness import may_take_one, suffer
from miskatonic.games.cultistorm.fighting.requirement import Bout, counted_die, is_joined, unbinders
from miskatonic.games.cultistorm.fighting.reroll import (
    ForcedReroll,
    may_not_reroll,
    may_not_spend_help,
    reroll,
    reroll_all,
)
from miskatonic.games.cultistorm.fighting.sources import (
    ABILITY_WILD,
    DICE,
    FRONT,
    HAND,
    ITEM,
    MIRROR,
    PLACE_WILD,
    called,
    can_win,
    dispensable,
    proposal,
    refs_of,
)
from miskatonic.games.cultistorm.fighting.victory import defeat, spend
from miskatonic.games.cultistorm.rules import COSTS_A_CARD, DOUBLES_DIE, NO_DIE, REROLLS_A_DIE, UNBINDS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    BLANK,
    COMMIT,
    LAY,
    NOBODY,
    OBJECT,
    REROLL,
    RETREAT,
    SPARE,
    SPARE_DIE,
    SPARE_HELP,
    SPARE_ITEM,
    SPARE_PERK,
    SPEND,
    USE,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

if TYPE_CHECKING:
    from miskatonic.games.cultistorm.phases.combat import CombatTurn


_NOT_COVERED: Final = Refusal("CUL-8.15", "not-covered")
_ITEM_COUNTS: Final = Refusal("CUL-8.10", "item-counts-by-itself")


def may_not_commit(t: Table, bout: Bout) -> Refusal | None:
    return None if can_win(t, bout) else _NOT_COVERED


@frame("cul/fight")
class Fight:
    """A fight in its turn; `spared` are the sources that the detective holds back until its next re-roll."""

    turn: "CombatTurn"
    enemy: int
    spot: int
    spared: tuple[int, ...] = ()

    def bout(self) -> Bout:
        return Bout(self.turn.seat, self.enemy, self.spot, self.spared, self.turn.spent)

    def begins(self, t: Table) -> None:
        """Story, ability, token, requirement: part by part, each with what it triggers (CUL-8.8)."""
        seat, enemy = self.turn.seat, self.enemy
        t.fight_wilds = t.fight_ignored = t.fight_symbols = t.fight_trophies = t.fight_clues = 0
        t.tell("fight-begins", seat, enemy=t.rules.enemy_ids[enemy])
        t.flow.then(SETTLE, self.ability_works)
        if t.rules.hooked:
            t.rules.hooks.notify("fight_start", t, seat, enemy)
        if t.rules.narrative and not t.rules.is_elder[enemy]:
            story = fight_story(t, enemy)
            if story != NOBODY:
                tell_story(t, story, seat=seat, spot=self.spot, symbol=t.rules.cult[enemy])

    def ability_works(self, t: Table) -> None:
        seat, enemy = self.turn.seat, self.enemy
        t.flow.then(SETTLE, self.asks)
        if t.where[enemy] != self.spot:
            return
        if t.rules.is_elder[enemy]:
            suffer(t, seat, "rule/CUL-9.15")
        elif t.rules.ability[enemy] == COSTS_A_CARD:
            Discarding(seat, 1, t.rules.enemy_causes[enemy]).asks(t)
        elif t.rules.ability[enemy] == REROLLS_A_DIE:
            ForcedReroll(seat, t.rules.enemy_causes[enemy]).asks(t)

    def asks(self, t: Table) -> None:
        """An enemy that left play while the fight began was not fought (CUL-R59)."""
        if t.where[self.enemy] != self.spot:
            self.turn.missed(t, self.enemy)
            return
        about = {"enemy": t.rules.enemy_ids[self.enemy]}
        t.flow.ask(self.turn.seat, "fight", self.options(t), self.chosen, "rule/CUL-8.15", about)

    def options(self, t: Table) -> list[Word]:
        seat, bout = self.turn.seat, self.bout()
        words = []
        if can_win(t, bout):
            words.append(COMMIT)
            words += self._sparable(t)
        words += [
            REROLL[face]
            for face in dict.fromkeys(t.held[seat])
            if may_not_reroll(t, seat, self.enemy, face) is None
        ]
        words += [
            SPEND[card.kind] for card in t.front if may_not_spend_help(t, seat, self.enemy, card.kind) is None
        ]
        words += [USE[item] for item in t.items[seat] if may_not_spend_item(t, seat, item) is None]
        words += lay_options(t, seat)
        if t.rules.hooked:
            words = more_words(t, seat, "fight", words)
        return [*dict.fromkeys(words), RETREAT]

    def _sparable(self, t: Table) -> list[Word]:
        """Sources that can be held back, because the fight can be won without them."""
        words = [spare_word(t, ref) for ref in dispensable(t, self.bout())]
        return [word for word in words if word is not None]

    def chosen(self, t: Table, word: Word) -> None:
        seat = self.turn.seat
        if word == COMMIT:
            self._commits(t)
        elif word == RETREAT:
            t.tell("retreats", seat, enemy=t.rules.enemy_ids[self.enemy], cause="rule/CUL-8.16")
            if t.rules.hooked:
                t.rules.hooks.notify("fight_end", t, seat, self.enemy, "lost")
            self.turn.lost(t)
        elif word in LAY:
            lay(t, seat, word - LAY[0])
            self.asks(t)
        elif word in REROLL:
            t.flow.then(replace(self, spared=()).asks)
            reroll(t, seat, word - REROLL[0])
        elif word in SPEND:
            t.flow.then(replace(self, spared=()).asks)
            reroll_all(t, seat, word - SPEND[0])
        elif word in USE:
            t.flow.then(self.asks)
            spend_item(t, seat, word - USE[0], against_elder=t.rules.is_elder[self.enemy])
        elif word in t.rules.deeds:
            t.flow.then(SETTLE, replace(self, spared=()).asks)
            t.rules.deeds[word].does(t, seat, OBJECT[word])
        else:
            replace(self, spared=(*self.spared, self._spared_ref(t, word))).asks(t)

    def _spared_ref(self, t: Table, word: Word) -> int:
        """Of two copies the first that the fight can be won without."""
        return next(ref for ref in dispensable(t, self.bout()) if spare_word(t, ref) == word)

    def _commits(self, t: Table) -> None:
        seat, enemy = self.turn.seat, self.enemy
        sources = proposal(t, self.bout()) or []
        used = refs_of(sources)
        self._explain(t)
        if t.chronicle is not None:
            cards = [t.rules.action_ids[ref] for ref in used if ref < DICE]
            means = [called(t, ref) for ref in used]
            t.tell("fight-won", seat, enemy=t.rules.enemy_ids[enemy], cards=cards, means=means)
        spent = spend(t, seat, used)
        if t.rules.hooked:
            t.rules.hooks.notify("sources_spent", t, seat, sources)
            t.rules.hooks.notify("fight_end", t, seat, enemy, "won")
        self.turn.won(t, spent)
        defeat(t, seat, enemy, self.spot, first=self.turn.wins == 0)

    def _explain(self, t: Table) -> None:
        """Say which abilities changed the requirement."""
        seat, bout = self.turn.seat, self.bout()
        if (
            not t.rules.is_elder[self.enemy]
            and t.cultist_dice[self.spot] != BLANK
            and not counted_die(t, bout)
        ):
            t.tell("die-not-counted", seat, cause=t.trait_cause(seat, NO_DIE))
        if (
            not t.rules.is_elder[self.enemy]
            and t.rules.ability[self.enemy] == DOUBLES_DIE
            and counted_die(t, bout)
        ):
            t.tell("die-counted-twice", seat, cause=t.rules.enemy_causes[self.enemy])
        if t.rules.grows[self.enemy] and is_joined(t, self.enemy):
            t.tell("enemy-grown", seat, cause=t.rules.enemy_causes[self.enemy])
        bound = t.rules.is_elder[self.enemy] or t.rules.cult[self.enemy] == t.symbol_at(self.spot)
        free = unbinders(t, self.spot)
        if bound and free:
            t.tell("symbol-unbound", seat, cause=t.trait_cause(free[0], UNBINDS))


_SPARE_PERK: Final = dict(zip((PLACE_WILD, ABILITY_WILD, MIRROR), SPARE_PERK, strict=True))


def spare_word(t: Table, ref: int) -> Word | None:
    """The word that holds a source back; what belongs to this one fight alone is not worth it."""
    if ref < DICE:
        return SPARE[ref - HAND]
    if ref < ITEM:
        return SPARE_DIE[ref - DICE]
    if ref < FRONT:
        return SPARE_ITEM[ref - ITEM]
    if ref < FRONT + len(t.front):
        return SPARE_HELP[t.front[ref - FRONT].kind]
    return _SPARE_PERK.get(ref)


def may_not_spend_item(t: Table, seat: Seat, item: int) -> Refusal | None:
    """Items that cost a token are used before the commit (Torn Page)."""
    if item not in t.items[seat]:
        return Refusal("CUL-8.10", "item-not-held")
    if t.rules.item_grant[item] is None and item not in t.rules.worn_dice:
        return Refusal("CUL-1.4", "item-no-use-now")
    if not t.rules.item_token[item]:
        return _ITEM_COUNTS
    return None if may_take_one(t, seat) else Refusal("CUL-1.9", "too-insane")


def spend_item(t: Table, seat: Seat, item: int, *, against_elder: bool = False) -> None:
    """It is used up, with its token, for wild units in this fight."""
    cause = t.rules.item_causes[item]
    t.tell("item-used", seat, item=t.rules.item_ids[item])
    discard_item(t, seat, item, cause)
    suffer(t, seat, cause)
    grant: Any = t.rules.item_grant[item]
    supply = grant.against_elder if against_elder else grant.supply
    units = next(count for count in range(1, 4) if len(supply) == _WILD_WAYS[count])
    if grant.ignores and not against_elder:
        t.fight_ignored += units
    else:
        t.fight_wilds += units


_WILD_WAYS: Final = (0, 5, 15, 35)
