"""The verbs of world cards: tolls and gifts, some of which wait for a later moment (OTW-2.4)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.locations import block_next, move_detective
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.board.trophies import return_trophy, trophies_of, win_trophy
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.expansions.other_worlds.state import state_of
from miskatonic.games.cultistorm.expansions.other_worlds.words import BEAR_IT, FREE
from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, PAY, SLOTS, SPOTS, SYMBOLS, Symbol
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_ALL_SLOTS: Final = 0b11111


def _promise(t: Table, use: Use, kind: str) -> None:
    """Something that waits for a later moment."""
    t.tell(kind, use.seat, cause=use.cause)


@VERBS.verb("world-discard")
def world_discard(t: Table, use: Use, cards: int) -> None:
    """The detective discards hand cards."""
    Discarding(use.seat, cards, use.cause).asks(t)


@VERBS.verb("world-tithe")
def world_tithe(t: Table, use: Use) -> None:
    """The detective returns a trophy or receives a token; a token that it cannot bear is no choice."""
    words = [PAY[symbol] for symbol in trophies_of(t, use.seat)]
    if may_suffer(t, use.seat) or not words:
        words += BEAR_IT
    t.flow.ask(use.seat, "world-tithe", words, _Chosen(use).tithe, use.cause)


@VERBS.verb("world-no-pick")
def world_no_pick(t: Table, use: Use) -> None:
    """The detective takes no die in the next turn."""
    state_of(t).no_pick[use.seat] = t.round + 1
    _promise(t, use, "promise-no-pick")


@VERBS.verb("world-slow")
def world_slow(t: Table, use: Use) -> None:
    """The detective has no free move in the next turn."""
    state_of(t).slow[use.seat] = t.round + 1
    _promise(t, use, "promise-slow")


@VERBS.verb("world-grow")
def world_grow(t: Table, use: Use, symbol: Symbol) -> None:
    """The Great Old One there needs one more symbol."""
    state_of(t).grown[use.spot] += UNIT[SYMBOLS.index(symbol)]
    _promise(t, use, "promise-grown")


@VERBS.verb("world-block-next")
def world_block_next(t: Table, use: Use) -> None:
    """The next location clockwise is blocked in the next Cultist phase."""
    block_next(t, (use.spot + 1) % SPOTS, use.cause)


@VERBS.verb("world-trophy")
def world_trophy(t: Table, use: Use, symbol: Symbol) -> None:
    """The detective takes a trophy."""
    win_trophy(t, use.seat, SYMBOLS.index(symbol), use.cause)


@VERBS.verb("world-heal-later")
def world_heal_later(t: Table, use: Use, amount: int) -> None:
    """The detective heals at the start of the next Preparation."""
    state_of(t).heals[use.seat] = amount
    _promise(t, use, "promise-heal")


@VERBS.verb("world-anywhere")
def world_anywhere(t: Table, use: Use) -> None:
    """The detective returns to any location instead."""
    t.flow.ask(use.seat, "world-exit", [AT[card] for card in t.spots], _Chosen(use).exit, use.cause)


def _prey(t: Table, spot: int) -> list[int]:
    return list(dict.fromkeys(t.eaten[spot]))


@VERBS.verb("world-free-prey")
def world_free_prey(t: Table, use: Use) -> None:
    """One cultist that the Great Old One there has devoured is discarded."""
    words = [FREE[enemy] for enemy in _prey(t, use.spot)]
    t.flow.ask_target(t, use.seat, "world-prey", words, _Chosen(use).prey, use.cause)


@helps("world-free-prey")
def _has_devoured(t: Table, seat: Seat, helper: Seat) -> bool:
    """Whoever has just passed stands there."""
    return not t.is_away(seat) and bool(t.eaten[t.place[seat]])


@VERBS.verb("world-hold")
def world_hold(t: Table, use: Use) -> None:
    """The Great Old One there does not move in the next Cultist phase."""
    state_of(t).held[use.spot] = t.round + 1
    _promise(t, use, "promise-held")


@VERBS.verb("world-see-terror")
def world_see_terror(t: Table, use: Use) -> None:
    """The detective looks at all face-down terror cards."""
    for slot in range(len(SLOTS) - 1):
        if not t.seen >> slot & 1:
            name = t.rules.terror_ids[t.terror[slot]]
            t.tell("terror-looked-at", use.seat, card=name, slot=SLOTS[slot], cause=use.cause)
    t.seen |= _ALL_SLOTS


@helps("world-see-terror")
def _something_to_see(t: Table, seat: Seat, helper: Seat) -> bool:
    return t.seen & _ALL_SLOTS != _ALL_SLOTS


@VERBS.verb("world-dice")
def world_dice(t: Table, use: Use, dice: int) -> None:
    """Extra dice join the pool in the next Review, with their picks."""
    t.bonus_dice += dice
    _promise(t, use, "promise-dice")


@VERBS.verb("world-mirror")
def world_mirror(t: Table, use: Use) -> None:
    """In the next turn one hand card gives its symbol twice."""
    state_of(t).mirror[use.seat] = t.round + 1
    _promise(t, use, "promise-mirror")


@VERBS.verb("world-ease")
def world_ease(t: Table, use: Use) -> None:
    """One symbol is ignored in the detective's next cultist fight."""
    state_of(t).eased |= 1 << use.seat
    _promise(t, use, "promise-ease")


@frame("cul-otherworlds/chosen")
class _Chosen:
    """What a detective chooses in a world, or on leaving it."""

    use: Use

    def tithe(self, t: Table, word: Word) -> None:
        if word == BEAR_IT[0]:
            suffer(t, self.use.seat, self.use.cause)
        else:
            return_trophy(t, self.use.seat, word - PAY[0], self.use.cause)

    def exit(self, t: Table, word: Word) -> None:
        spot = t.spots.index(word - AT[0])
        if spot != t.place[self.use.seat]:
            move_detective(t, self.use.seat, spot, self.use.cause)

    def prey(self, t: Table, word: Word) -> None:
        enemy, spot = word - FREE[0], self.use.spot
        t.eaten[spot] = tuple(card for card in t.eaten[spot] if card != enemy)
        t.cultist_discard.append(enemy)
        t.tell("prey-freed", self.use.seat, cultist=t.rules.enemy_ids[enemy], cause=self.use.cause)
