"""Why a word cannot be chosen now: the rule that forbids it (the same checks that make the options)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from miskatonic.games.witch_of_salem.actions import encounter, explore, move, seal, take, trade, use
from miskatonic.games.witch_of_salem.board import items
from miskatonic.games.witch_of_salem.cards.recipes import lacking
from miskatonic.games.witch_of_salem.effects import gifts, tribute
from miskatonic.games.witch_of_salem.table import PRISONER, Table
from miskatonic.games.witch_of_salem.words import (
    ASK,
    CLOSE,
    DEFEAT,
    DROP,
    EXPLORE,
    FIRST_ARTIFACT,
    GIVE,
    GO,
    HEAL,
    OFFER,
    PEEK,
    SACRIFICE,
    SEAL,
    SLIP,
    TAKE,
    TRADE,
    USE,
)
from miskatonic.games.witch_of_salem.wrong_moment import at_the_wrong_moment
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word


class Doubt(NamedTuple):
    """A word that is not offered: who would say it, and the number of its object among those of its verb."""

    t: Table
    seat: Seat
    asked: Decision
    number: int


Check = Callable[[Doubt], Refusal | None]


def _make_room(doubt: Doubt) -> Refusal | None:
    t, about = doubt.t, doubt.asked.about or {}
    return items.may_not_drop(t, doubt.seat, doubt.number, t.rules.item_numbers[about["item"]])


def _defeat(doubt: Doubt) -> Refusal | None:
    t, seat = doubt.t, doubt.seat
    refusal = encounter.may_not_defeat(t, seat, DEFEAT[doubt.number])
    if refusal is None or refusal.key != "recipe-not-held":
        return refusal
    recipe = encounter.recipe_here(t, seat)
    return refusal._replace(names=lacking(recipe, t.rules.item_numbers, t.minors[seat]))


def _defeat_too_late(doubt: Doubt) -> Refusal | None:
    """After the Encounter: what was missing in it, or that the scholar let the card be (WOS-7.5)."""
    return _defeat(doubt) or Refusal("WOS-7.5", "let-it-be")


def _slip(doubt: Doubt) -> Refusal | None:
    t, seat = doubt.t, doubt.seat
    refusal = move.may_not_slip(t, seat, doubt.number)
    if refusal is None or refusal.key != "ban-recipe":
        return refusal
    recipe = t.rules.elder_recipes[t.elders[PRISONER]]
    return refusal._replace(names=lacking(recipe, t.rules.item_numbers, t.minors[seat]))


def _sacrifice(doubt: Doubt) -> Refusal | None:
    return encounter.may_not_sacrifice(doubt.t, doubt.seat, FIRST_ARTIFACT + doubt.number)


# For each prompt the words it may offer, with the check that its options come from.
_CHECKS: Final[dict[str, dict[tuple[Word, ...], Check]]] = {
    "move": {GO: lambda d: move.may_not_play(d.t, d.seat, d.number)},
    "passage": {SLIP: _slip},
    "trade": {TRADE: lambda d: trade.may_not_trade(d.t, d.seat, d.number)},
    "trade-give": {GIVE: lambda d: trade.may_not_give(d.t, d.asked.frame, d.number)},
    "trade-ask": {ASK: lambda d: trade.may_not_ask(d.t, d.asked.frame, d.number)},
    "defeat": {DEFEAT: _defeat, SACRIFICE: _sacrifice},
    "use": {
        DEFEAT: _defeat_too_late,
        USE: lambda d: use.may_not_use(d.t, d.seat, d.number),
        SEAL: lambda d: seal.may_not_seal(d.t, d.seat, d.number + 1),
        (CLOSE,): lambda d: seal.may_not_close(d.t, d.seat),
        SACRIFICE: _sacrifice,
        EXPLORE: lambda d: explore.may_not_explore(d.t, d.seat, d.number),
    },
    "heal": {HEAL: lambda d: use.may_not_heal(d.t, d.seat, d.number)},
    "take": {TAKE: lambda d: take.may_not_take(d.t, d.seat, d.number), DEFEAT: _defeat_too_late},
    "make-room": {DROP: _make_room},
    "discard": {DROP: lambda d: tribute.may_not_discard(d.t, d.seat, d.number)},
    "tribute": {OFFER: lambda d: tribute.may_not_offer(d.t, d.asked.frame, d.number)},
    "who-peeks": {PEEK: lambda d: gifts.may_not_dream(d.t, d.number)},
}


def why_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """None when the seat may choose the word now."""
    asked = t.flow.decision
    if asked is None:
        return Refusal("WOS-16.7", "game-over")
    if word in asked.options_of(seat):
        return None
    if seat not in asked.seats:
        return (
            Refusal("WOS-5.1", "not-your-decision") if t.sanity[seat] else Refusal("WOS-14.2", "eliminated")
        )
    for words, check in _CHECKS.get(asked.prompt, {}).items():
        if word in words and (refusal := check(Doubt(t, seat, asked, word - words[0]))):
            return refusal
    verb, _ = t.rules.alphabet.parts(word)
    return at_the_wrong_moment(t, asked.prompt, verb)
