"""What an experienced detective would answer at a glance.

A detective looks for the enemy that it can defeat, goes there, takes the die that fits and marks it; it
helps colleagues that lack a symbol, heals who is near the edge, levels up and lays trophies as it can, and
seals when it survives it. It speaks for its own seat only.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from miskatonic.games.cultistorm.board.hand import cast_word
from miskatonic.games.cultistorm.expansions.expansion import Thought
from miskatonic.games.cultistorm.habit import combat, preparation
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import agrees, block_worth, needed
from miskatonic.games.cultistorm.habit.targets import trophy_to_lay
from miskatonic.games.cultistorm.phases.sealing import seal_cost
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    CHOOSE,
    DISCARD,
    DONE,
    NO,
    OBJECT,
    READY,
    SEAL,
    SPOTS,
    USE,
    VERB,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

Choice = Callable[[Table, Seat, Decision], Word]

_CALM: Final = 2


def habit(t: Table, seat: Seat) -> Word:
    """One of the words that this seat is offered."""
    asked = t.flow.decision
    assert asked is not None  # noqa: S101 - somebody is asked
    if t.rules.hooked:
        return _with_expansions(t, seat, asked)
    return _BY_PROMPT.get(asked.prompt, _whatever)(t, seat, asked)


def first_thought(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """What an expansion advises first: at its own questions, and where it has the first say."""
    for thought in _first_thoughts(t.rules, asked.prompt):
        word = thought(t, seat, asked)
        if word is not None and word in asked.options_of(seat):
            return word
    return None


@cache
def _first_thoughts(rules: Rules, prompt: str) -> tuple[Thought, ...]:
    """What the expansions advise first at this question, in their order."""
    habits = [one.habit for one in rules.expansions]
    found = (one.answers.get(prompt) or one.before.get(prompt) for one in habits)
    return tuple(thought for thought in found if thought is not None)


def _with_expansions(t: Table, seat: Seat, asked: Decision) -> Word:
    word = first_thought(t, seat, asked)
    if word is not None:
        return word
    word = _BY_PROMPT.get(asked.prompt, _whatever)(t, seat, asked)
    if word not in (READY, DONE):
        return word
    for expansion in t.rules.expansions:
        last = expansion.habit.after.get(asked.prompt)
        other = None if last is None else last(t, seat, asked)
        if other is not None and other in asked.options_of(seat):
            return other
    return word


def _whatever(t: Table, seat: Seat, asked: Decision) -> Word:
    """The first that is offered, or an end of it."""
    words = asked.options_of(seat)
    return DONE if DONE in words else words[0]


def _agree(t: Table, seat: Seat, asked: Decision) -> Word:
    kind: int = asked.frame.kind
    return YES if agrees(t, kind, seat) else NO


def _never(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    return NO if NO in words else words[-1]


def _always(t: Table, seat: Seat, asked: Decision) -> Word:
    return YES


def _sealing(t: Table, seat: Seat, asked: Decision) -> Word:
    """Seal if one survives it, lay what can be laid, heal who needs it."""
    words = asked.options_of(seat)
    if SEAL in words and (_bears_sealing(t, seat) or not t.rules.stones.isdisjoint(t.items[seat])):
        return SEAL
    laying = trophy_to_lay(t, seat, words)
    if laying is not None:
        return laying
    heals = [word for word in words if USE[0] <= word <= USE[-1] and t.normal[seat] >= _CALM]
    return heals[0] if heals else DONE


def _bears_sealing(t: Table, seat: Seat) -> bool:
    """The last token is only risked for the last seal."""
    after = t.tokens(seat) + seal_cost(t, seat)
    return after < t.rules.most_tokens or (after == t.rules.most_tokens and t.sealed.bit_count() == SPOTS - 1)


def _review(t: Table, seat: Seat, asked: Decision) -> Word:
    """Keep what the best target asks for; the rest is cast off, for that is free and others may be better."""
    words = asked.options_of(seat)
    kept = needed(t, seat, own_aim(t, seat))
    spare = [kind for kind in t.hand[seat] if kind not in kept]
    if not spare:
        return DONE if DONE in words else words[0]
    if DISCARD[spare[0]] in words:
        return DISCARD[spare[0]]
    word = cast_word(t, seat, spare)
    return word if word in words else words[0]


def _discard(t: Table, seat: Seat, asked: Decision) -> Word:
    """A card that one does not need, of the symbol one has most of."""
    symbols = [t.rules.symbol[kind] for kind in t.hand[seat]]
    kept = needed(t, seat, own_aim(t, seat))
    words = [word for word in asked.options_of(seat) if word != DONE]

    def spare(word: Word) -> tuple[bool, int]:
        kind = word - DISCARD[0]
        return kind not in kept, symbols.count(t.rules.symbol[kind])

    return max(words, key=spare)


def _keep(t: Table, seat: Seat, asked: Decision) -> Word:
    """The card files have the items in the order of their worth."""
    words = [word for word in asked.options_of(seat) if word != DONE]
    held = len(t.items[seat])
    if DONE in asked.options_of(seat) and held >= _CALM:
        return DONE
    return min(words)


def _drop(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat))


def _altar(t: Table, seat: Seat, asked: Decision) -> Word:
    return asked.options_of(seat)[t.round % len(asked.options_of(seat))]


def _block(t: Table, seat: Seat, asked: Decision) -> Word:
    spots = {card: spot for spot, card in enumerate(t.spots)}
    return max(asked.options_of(seat), key=lambda word: block_worth(t, spots[_number(word)]))


def _emptiest(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    spots = {card: spot for spot, card in enumerate(t.spots)}
    return min(words, key=lambda word: len(t.columns[spots[_number(word)]]))


def _number(word: Word) -> int:
    return OBJECT[word]


def _worst_off(t: Table, seat: Seat, asked: Decision) -> Word:
    """Heal whoever has most tokens."""
    words = [word for word in asked.options_of(seat) if VERB[word] == "choose"]
    return max(words, key=lambda word: t.normal[word - CHOOSE[0]])


def _best_off(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: t.tokens(word - CHOOSE[0]))


_BY_PROMPT: Final[dict[str, Choice]] = {
    "prepare": preparation.prepare,
    "help-whom": preparation.help_whom,
    "claim-seal": preparation.claim,
    "combat": combat.choose,
    "fight": combat.fight,
    "combat-order": combat.order,
    "consent": _agree,
    "sealing": _sealing,
    "review": _review,
    "discard": _discard,
    "name-symbol": preparation.name_symbol,
    "pick-die": preparation.pick_die,
    "set-die": preparation.set_die,
    "keep-item": _keep,
    "starting-item": _keep,
    "make-room": _drop,
    "drop-item": _drop,
    "accept-item": _never,
    "accept-swap": _never,
    "give-item": _never,
    "give-die": _never,
    "let-reroll": _always,
    "stop-clock": _always,
    "use-stone": _always,
    "altar": _altar,
    "block": _block,
    "blank-die": preparation.cultist_die,
    "reroll-cultist-die": preparation.cultist_die,
    "whose-die": preparation.whose_die,
    "drag-away": _emptiest,
    "spawn-where": _emptiest,
    "heal": _worst_off,
    "analyse": _worst_off,
    "who-heals": _worst_off,
    "who-suffers": _best_off,
    "bury-terror": preparation.bury,
}
