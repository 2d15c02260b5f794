"""After a commit: sources are spent, the enemy is defeated, the victor rewarded (CUL-8.15, CUL-8.17)."""

from miskatonic.games.cultistorm.board.cultist_deck import discard_cultists
from miskatonic.games.cultistorm.board.dice import lose_die
from miskatonic.games.cultistorm.board.elders import banish_elder, leave_play
from miskatonic.games.cultistorm.board.findings import Findings
from miskatonic.games.cultistorm.board.hand import discard_cards, draw_cards
from miskatonic.games.cultistorm.board.items import discard_item
from miskatonic.games.cultistorm.board.trophies import win_trophy
from miskatonic.games.cultistorm.fighting.sources import (
    ABILITY_WILD,
    DICE,
    EXPANSION,
    FRONT,
    HAND,
    IGNORED,
    ITEM,
    MIRROR,
    PLACE_WILD,
    ignored_by,
    supply_of,
)
from miskatonic.games.cultistorm.rules import WILD_AND_DRAW
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import GAIN, NO_SYMBOL
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

_DRAWN_AFTER_WIN = 2


def spend(t: Table, seat: Seat, refs: list[int]) -> tuple[int, ...]:
    """Use up what a fight was won with; says which hand cards that were."""
    spent = [ref - HAND for ref in refs if ref < DICE]
    if spent:
        discard_cards(t, seat, spent, "rule/CUL-8.15")
    ignoring = [ref for ref in refs if IGNORED <= ref < EXPANSION]
    for ref in refs:
        if ref < DICE or ref in ignoring:
            continue
        if ref < ITEM:
            lose_die(t, seat, ref - DICE)
            t.spent += 1
        elif ref < FRONT:
            _spend_item(t, seat, ref - ITEM)
        elif ref < FRONT + len(t.front):
            card = t.front[ref - FRONT]
            t.front[ref - FRONT] = replace(card, used=True)
            t.tell("help-used", seat, cause=t.rules.action_causes[card.kind])
        elif ref < EXPANSION:
            _spend_perk(t, seat, ref)
        else:
            supply, number = supply_of(t, ref)
            supply.spend(t, seat, number)
    if ignoring:
        _ignore(t, seat, ignoring)
    return tuple(spent)


def _ignore(t: Table, seat: Seat, refs: list[int]) -> None:
    """Effects by which symbols were ignored are used up."""
    left = list(t.ignored[seat])
    for effect in [ignored_by(t, ref) for ref in refs]:
        left.remove(effect)
        t.tell("perk-used", seat, cause=effect[0])
    t.ignored[seat] = tuple(left)


def _spend_item(t: Table, seat: Seat, item: int) -> None:
    cause = t.rules.item_causes[item]
    if t.rules.one_shot[item]:
        discard_item(t, seat, item, cause)
    else:
        t.item_used[seat] |= 1 << item
        t.tell("item-counted", seat, cause=cause)


def _spend_perk(t: Table, seat: Seat, ref: int) -> None:
    if ref == PLACE_WILD:
        for cause in dict.fromkeys(t.wilds[seat]):
            t.tell("perk-used", seat, cause=cause)
        t.wilds[seat] = ()
    elif ref == ABILITY_WILD:
        ability = t.rules.ability_with[t.role[seat]][WILD_AND_DRAW]
        t.invoked[seat] |= 1 << ability
        t.tell("perk-used", seat, cause=t.rules.ability_causes[ability])
    elif ref == MIRROR:
        t.tell("perk-used", seat, cause=t.mirror[seat])
        t.mirror[seat] = ""


def defeat(t: Table, seat: Seat, enemy: int, spot: int, *, first: bool) -> None:
    """The enemy leaves, the victor takes its reward; the Fighter draws after a first win (D.2)."""
    if first and t.traits[seat] & WILD_AND_DRAW:
        draw_cards(t, seat, _DRAWN_AFTER_WIN, t.trait_cause(seat, WILD_AND_DRAW))
    if t.rules.is_elder[enemy]:
        banish_elder(t, seat, spot)
        return
    t.columns[spot] = tuple(card for card in t.columns[spot] if card != enemy)
    leave_play(t, enemy)
    t.tell("cultist-defeated", seat, cultist=t.rules.enemy_ids[enemy], cause="rule/CUL-8.17")
    symbol = t.rules.cult[enemy]
    if t.rules.hooked:
        t.flow.then(_Defeated(seat, enemy, spot).rewarded)
    if t.rules.is_monster[enemy]:
        _follow_blood(t, seat, symbol)
        _reward_monster(t, seat, enemy)
        return
    discard_cultists(t, (enemy,))
    if t.rules.hooked and symbol != NO_SYMBOL:
        symbol = t.rules.hooks.filter("trophy", t, symbol, seat, enemy)
    if symbol != NO_SYMBOL:
        win_trophy(t, seat, symbol, "rule/CUL-8.17")
        for _ in range(t.fight_trophies):
            win_trophy(t, seat, symbol, "rule/CUL-15.3")
    _follow_blood(t, seat, symbol)
    if t.fight_clues:
        Findings(seat, t.fight_clues, 1, "rule/CUL-15.3").draws(t)


@frame("cul/defeated")
class _Defeated:
    """A cultist or monster whose victor has been rewarded."""

    seat: Seat
    enemy: int
    spot: int

    def rewarded(self, t: Table) -> None:
        t.rules.hooks.notify("defeated", t, self.seat, self.enemy, self.spot)


def _follow_blood(t: Table, seat: Seat, symbol: int) -> None:
    """Blood Trail: one more trophy for the first defeated cultist, if that has a cult symbol (D.4)."""
    for at, card in enumerate(t.front):
        grant = t.rules.grant[card.kind]
        if card.helped == seat and not card.used and grant is not None and grant.trophy:
            t.front[at] = replace(card, used=True)
            if symbol != NO_SYMBOL:
                win_trophy(t, seat, symbol, t.rules.action_causes[card.kind])


def _reward_monster(t: Table, seat: Seat, enemy: int) -> None:
    """Its own reward, and it is removed from the game (CUL-14.5)."""
    t.boxed.append(enemy)
    cause = t.rules.enemy_causes[enemy]
    reward = t.rules.reward[enemy]
    for symbol in reward.trophies:
        win_trophy(t, seat, symbol, cause)
    if reward.cards:
        draw_cards(t, seat, reward.cards, cause)
    _Reward(seat, reward.any_trophies, cause).asks(t)


@frame("cul/monster-reward")
class _Reward:
    """Trophies of any symbol."""

    seat: Seat
    left: int
    cause: str

    def asks(self, t: Table) -> None:
        words = [GAIN[symbol] for symbol in range(5) if t.supply[symbol]]
        if self.left and words:
            t.flow.ask(self.seat, "gain-trophy", words, self.gained, self.cause)

    def gained(self, t: Table, word: Word) -> None:
        win_trophy(t, self.seat, word - GAIN[0], self.cause)
        _Reward(self.seat, self.left - 1, self.cause).asks(t)
