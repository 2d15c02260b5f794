"""Verbs of the stories (D.13). In a fight they concern the active detective and this fight, else the team."""

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import Discarding, draw_cards
from miskatonic.games.cultistorm.board.locations import block_next, roll_cultist_die
from miskatonic.games.cultistorm.board.madness import can_heal, may_take_one, suffer
from miskatonic.games.cultistorm.effects.ahead import look_ahead
from miskatonic.games.cultistorm.effects.book import VERBS
from miskatonic.games.cultistorm.effects.healing import Treating
from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, NO_SYMBOL, NOBODY


def _spot(t: Table, use: Use) -> int:
    return use.spot if use.spot != NOBODY else t.marker


@VERBS.verb("tell-insanity")
def tell_insanity(t: Table, use: Use) -> None:
    """The active detective receives a token; what would be its fifth is a terror step (CUL-15.8)."""
    if use.seat != NOBODY and may_take_one(t, use.seat):
        suffer(t, use.seat, use.cause)
    else:
        t.queue.append(TerrorStep(use.cause).begins)


@VERBS.verb("tell-add")
def tell_add(t: Table, use: Use) -> None:
    """The requirement grows by the cult symbol."""
    if use.symbol != NO_SYMBOL:
        t.fight_symbols += UNIT[use.symbol]
        t.tell("fight-harder", use.seat, cause=use.cause)


@VERBS.verb("tell-drop")
def tell_drop(t: Table, use: Use) -> None:
    """One symbol is ignored in this fight."""
    t.fight_ignored += 1
    t.tell("fight-easier", use.seat, cause=use.cause)


@VERBS.verb("tell-wild")
def tell_wild(t: Table, use: Use) -> None:
    """One wild symbol for this fight."""
    t.fight_wilds += 1
    t.tell("fight-wild", use.seat, cause=use.cause)


@VERBS.verb("tell-roll")
def tell_roll(t: Table, use: Use) -> None:
    """The cultist die here is re-rolled."""
    roll_cultist_die(t, _spot(t, use), use.cause)


@VERBS.verb("tell-card")
def tell_card(t: Table, use: Use) -> None:
    """The active detective draws a card."""
    draw_cards(t, use.seat, 1, use.cause)


@VERBS.verb("tell-lose")
def tell_lose(t: Table, use: Use) -> None:
    """The active detective discards a card."""
    Discarding(use.seat, 1, use.cause).asks(t)


@VERBS.verb("tell-bonus")
def tell_bonus(t: Table, use: Use) -> None:
    """A win brings one more trophy."""
    t.fight_trophies += 1
    t.tell("fight-bonus", use.seat, cause=use.cause)


@VERBS.verb("tell-clue")
def tell_clue(t: Table, use: Use) -> None:
    """A win brings an item card."""
    t.fight_clues += 1
    t.tell("fight-clue", use.seat, cause=use.cause)


@VERBS.verb("tell-free")
def tell_free(t: Table, use: Use) -> None:
    """A penalty this combat turn makes no terror step."""
    t.turn_calm = True
    t.tell("fight-calm", use.seat, cause=use.cause)


@VERBS.verb("tell-block")
def tell_block(t: Table, use: Use) -> None:
    """This location is blocked in the next Cultist phase."""
    block_next(t, _spot(t, use), use.cause)


@VERBS.verb("tell-cards")
def tell_cards(t: Table, use: Use) -> None:
    """Each detective draws a card."""
    for seat in t.order():
        draw_cards(t, seat, 1, use.cause)


@VERBS.verb("tell-heal")
def tell_heal(t: Table, use: Use) -> None:
    """One detective of the team's choice heals."""
    words = [CHOOSE[seat] for seat in range(t.detectives) if can_heal(t, seat)]
    if words:
        t.flow.ask_team(t.team(), "who-heals", words, Treating(use, 1).team_chose, use.cause)


@VERBS.verb("tell-peek")
def tell_peek(t: Table, use: Use) -> None:
    """The team looks at the top two cultist cards."""
    look_ahead(t, Use(use.cause), 2)


@VERBS.verb("tell-die")
def tell_die(t: Table, use: Use) -> None:
    """An extra die joins the pool in the next Review, with its pick."""
    t.bonus_dice += 1
    t.tell("die-promised", cause=use.cause)
