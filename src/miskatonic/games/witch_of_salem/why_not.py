"""Why a word cannot be chosen now: the rule that forbids it (the same checks that make the options)."""

from collections.abc import Callable
from typing import Any, Final

from miskatonic.games.witch_of_salem.actions import encounter, explore, move, seal, take, trade, use
from miskatonic.games.witch_of_salem.board import items
from miskatonic.games.witch_of_salem.effects import gifts, tribute
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    ALPHABET,
    CARDS,
    DEFEAT,
    ITEMS,
    LOCATIONS,
    MINOR,
    PLACES,
    SEATS,
    SLOTS,
)
from miskatonic.games.witch_of_salem.wrong_moment import at_the_wrong_moment
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

Check = Callable[[Table, Seat, str], Refusal | None]

_TRADED: Final = (*MINOR, "nothing")


def _sacrifice(t: Table, seat: Seat, artifact: str) -> Refusal | None:
    return encounter.may_not_sacrifice(t, seat, ITEMS.index(artifact))


def _defeat(t: Table, seat: Seat, what: str) -> Refusal | None:
    return encounter.may_not_defeat(t, seat, DEFEAT[what == "shadow"])


def _give(t: Table, seat: Seat, item: str) -> Refusal | None:
    return trade.may_not_give(t, _asking(t), _TRADED.index(item))


def _ask(t: Table, seat: Seat, item: str) -> Refusal | None:
    return trade.may_not_ask(t, _asking(t), _TRADED.index(item))


def _make_room(t: Table, seat: Seat, item: str) -> Refusal | None:
    return items.may_not_drop(t, seat, ITEMS.index(item), ITEMS.index(_about(t, "item")))


def _offer(t: Table, seat: Seat, count: str) -> Refusal | None:
    """More than is held or missing is not offered; fewer always can be (WOS-R7)."""
    return Refusal("WOS-R7", "offer-too-much")


# For each prompt the verbs it may offer, each with the check that its options come from.
_TURN: Final[dict[str, dict[str, Check]]] = {
    "move": {"go": lambda t, seat, card: move.may_not_play(t, seat, CARDS.index(card))},
    "passage": {"slip": lambda t, seat, place: move.may_not_slip(t, seat, PLACES.index(place))},
    "trade": {"trade": lambda t, seat, other: trade.may_not_trade(t, seat, SEATS.index(other))},
    "trade-give": {"give": _give},
    "trade-ask": {"ask": _ask},
    "defeat": {"defeat": _defeat, "sacrifice": _sacrifice},
    "use": {
        "use": lambda t, seat, item: use.may_not_use(t, seat, MINOR.index(item)),
        "seal": lambda t, seat, place: seal.may_not_seal(t, seat, LOCATIONS.index(place)),
        "close": lambda t, seat, _: seal.may_not_close(t, seat),
        "sacrifice": _sacrifice,
        "explore": lambda t, seat, other: explore.may_not_explore(t, seat, SEATS.index(other)),
    },
    "heal": {"heal": lambda t, seat, other: use.may_not_heal(t, seat, SEATS.index(other))},
    "take": {"take": lambda t, seat, slot: take.may_not_take(t, seat, SLOTS.index(slot))},
    "make-room": {"drop": _make_room},
    "discard": {"drop": lambda t, seat, item: tribute.may_not_discard(t, seat, ITEMS.index(item))},
    "tribute": {"offer": _offer},
    "who-peeks": {"peek": lambda t, _, other: gifts.may_not_dream(t, SEATS.index(other))},
}


def _asking(t: Table) -> Any:  # noqa: ANN401 - each prompt has its own frame
    """The frame that asks the waiting decision."""
    return getattr(t.flow.decision and t.flow.decision.then, "__self__", None)


def _about(t: Table, key: str) -> str:
    """What the waiting decision is about."""
    asked = t.flow.decision
    return str(asked.about[key]) if asked and asked.about else ""


def why_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """None when the seat may choose the word now."""
    asked = t.flow.decision
    if asked is None:
        return Refusal("WOS-16.7", "game-over")
    if not t.sanity[seat]:
        return Refusal("WOS-14.2", "eliminated")
    if seat != asked.seat:
        return Refusal("WOS-5.1", "not-your-decision")
    if word in asked.options:
        return None
    verb, item = ALPHABET.parts(word)
    check = _TURN.get(asked.prompt, {}).get(verb)
    refusal = check(t, seat, item) if check else None
    return refusal or at_the_wrong_moment(t, asked.prompt, verb)
