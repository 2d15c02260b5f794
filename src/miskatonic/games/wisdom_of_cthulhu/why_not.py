"""Why a word cannot be chosen now: the rule that forbids it."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.wisdom_of_cthulhu import buying, calling
from miskatonic.games.wisdom_of_cthulhu.acquire import may_not_play
from miskatonic.games.wisdom_of_cthulhu.actions import CALLED, MOVED, Action
from miskatonic.games.wisdom_of_cthulhu.activation import may_not_activate
from miskatonic.games.wisdom_of_cthulhu.combinations import takes
from miskatonic.games.wisdom_of_cthulhu.evocation import may_not_invoke
from miskatonic.games.wisdom_of_cthulhu.rituals import may_not_advance
from miskatonic.games.wisdom_of_cthulhu.rules import elder_of
from miskatonic.games.wisdom_of_cthulhu.seekers import can_reach_elder, elders_in_play, reachable
from miskatonic.games.wisdom_of_cthulhu.signs import may_not_block, may_not_sign
from miskatonic.games.wisdom_of_cthulhu.silence import why_silent
from miskatonic.games.wisdom_of_cthulhu.slots import (
    FIRST_INVOCATION,
    FIRST_PLACE,
    OBSESSION,
    PLACES,
    RESEARCH,
)
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, TRAPPED, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATE,
    ADVANCE,
    ALPHABET,
    BLOCK,
    BUY,
    CALL,
    DISPEL,
    FEED,
    FORSAKE,
    FREE,
    GIVE_UP_OBSESSION,
    LAY_SIGN,
    PLAY,
    USE,
    VISIT,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

Check = Callable[[Table, Seat, Word], Refusal | None]
_NO_OBSESSION: Final = "no-obsession"


def _visit(t: Table, seat: Seat, word: Word) -> Refusal | None:
    at = word - VISIT[0]
    asked = t.flow.decision
    frame = getattr(asked.then, "__self__", None) if asked is not None else None
    if isinstance(frame, Action) and frame.before & MOVED:
        return Refusal("WOC-R8", "moved-already")
    if t.stone[seat]:
        return Refusal("WOC-2.2", "petrified")
    if t.seeker[seat] == at:
        return Refusal("WOC-3.1", "already-there")
    if at >= len(PLACES):
        return None if elders_in_play(t) >> at & 1 else Refusal("WOC-7.11", "elder-not-in-play")
    return _enters(t, seat, at)


def _enters(t: Table, seat: Seat, at: int) -> Refusal | None:
    if not t.rules.all_places >> at & 1:
        return Refusal("WOC-1.4", "no-such-place")
    if reachable(t, seat) >> at & 1:
        return None
    if t.stone[seat]:
        return Refusal("WOC-2.2", "petrified")
    if t.block[FIRST_PLACE + at] not in (-1, seat):
        return Refusal("WOC-6.2", "place-blocked")
    return Refusal("WOC-3.1", "place-occupied")


def _buy(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return buying.may_not_buy(t, seat, word - BUY[0])


def _use(t: Table, seat: Seat, word: Word) -> Refusal | None:
    thing = word - USE[0] + FIRST_PLACE
    if thing < FIRST_INVOCATION:
        at = thing - FIRST_PLACE
        refusal = _enters(t, seat, at)
        cost, rule = t.rules.place_cost[at], "WOC-3.8"
    else:
        refusal = may_not_invoke(t, seat, thing)
        if refusal is None and not can_reach_elder(t, seat, elder_of(thing)):
            refusal = Refusal("WOC-2.2", "petrified")
        cost, rule = 1, "WOC-3.9"
    if refusal is None and cost and not t.obsessions(seat):
        return Refusal(rule, _NO_OBSESSION)
    return refusal


def _activate(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_activate(t, seat, word - ACTIVATE[0])


def _mine(t: Table, seat: Seat, card: int) -> bool:
    return t.zone[card] == IN_AREA and t.owner[card] == seat


def _play(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if word < PLAY[0]:
        return Refusal("WOC-4.7", "nothing-to-place")
    card = word - PLAY[0]
    if not _mine(t, seat, card):
        return Refusal("WOC-4.7", "not-your-card")
    return may_not_play(t, card)


def _free(t: Table, seat: Seat, word: Word) -> Refusal | None:
    card = word - FREE[0]
    if not _mine(t, seat, card):
        return Refusal("WOC-R9", "not-your-card")
    if not t.state[card] & TRAPPED:
        return Refusal("WOC-R9", "not-trapped")
    return None if t.obsessions(seat) else Refusal("WOC-R9", _NO_OBSESSION)


def _feed(t: Table, seat: Seat, word: Word) -> Refusal | None:
    card = word - FEED[0]
    if not _mine(t, seat, card) or not t.rules.needs[card]:
        return Refusal("WOC-R10", "not-your-combination")
    if t.rules.is_fed[card] and not t.is_on(card):
        return why_silent(t, card)
    if takes(t, card, OBSESSION):
        return None if t.obsessions(seat) else Refusal("WOC-R10", _NO_OBSESSION)
    if takes(t, card, RESEARCH):
        return None if t.hand[seat] else Refusal("WOC-R10", "no-research")
    return Refusal("WOC-R10", "does-not-feed")


def _call(t: Table, seat: Seat, word: Word) -> Refusal | None:
    asked = t.flow.decision
    frame = getattr(asked.then, "__self__", None) if asked is not None else None
    called = frame.before & CALLED if isinstance(frame, Action) else 0
    return calling.may_not_call(t, seat, word - CALL[0], called)


def _sign(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_sign(t, seat)


def _dispel(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if all(owner == seat for _, owner, _ in t.signs):
        return Refusal("WOC-3.7", "no-sign-to-remove")
    return None if t.obsessions(seat) else Refusal("WOC-3.7", _NO_OBSESSION)


def _forsake(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if word == GIVE_UP_OBSESSION:
        return None if t.obsessions(seat) else Refusal("WOC-3.10", _NO_OBSESSION)
    return None if t.hand[seat] >> (word - FORSAKE[0]) & 1 else Refusal("WOC-3.10", "not-in-hand")


# The verbs of the action decision, each with the check of its options.
CHECKS: Final[dict[str, Check]] = {
    "visit": _visit,
    "buy": _buy,
    "use": _use,
    "activate": _activate,
    "play": _play,
    "free": _free,
    "feed": _feed,
    "call": _call,
    ALPHABET.text(LAY_SIGN): _sign,
    ALPHABET.text(DISPEL): _dispel,
    "forsake": _forsake,
}
# What is asked for elsewhere: the rule of the moment it belongs to.
_ELSEWHERE: Final = {
    "flip": Refusal("WOC-2.8", "only-in-order"),
    "stop": Refusal("WOC-2.8", "nothing-to-stop"),
    "obsess": Refusal("WOC-2.17", "only-at-end"),
    "pay": Refusal("WOC-3.2", "only-when-paying"),
    "at": Refusal("WOC-3.2", "only-when-buying"),
    "keep": Refusal("WOC-4.7", "nothing-to-place"),
    "play": Refusal("WOC-4.7", "nothing-to-place"),
    "under": Refusal("WOC-4.5", "nothing-to-place"),
    "advance": Refusal("WOC-7.5", "no-advance-now"),
    "block": Refusal("WOC-6.1", "only-when-signing"),
    "choose": Refusal("WOC-4.8", "nothing-to-choose"),
    "recover": Refusal("WOC-5.1", "only-by-power"),
    "deck": Refusal("WOC-5.1", "only-by-power"),
    "top": Refusal("WOC-5.1", "only-by-power"),
    "rank": Refusal("WOC-2.10", "only-by-power"),
    "home": Refusal("WOC-7.11", "only-by-power"),
    "yes": Refusal("WOC-4.8", "nothing-to-answer"),
    "no": Refusal("WOC-4.8", "nothing-to-answer"),
    "skip": Refusal("WOC-4.8", "may-not-decline"),
}
# What is asked for at this very step, but not that one of it.
_STEPS: Final = {
    ("buy-where", "at"): Refusal("WOC-3.2", "does-not-sell-there"),
    ("pay", "pay"): Refusal("WOC-3.2", "does-not-pay-for-it"),
    ("feed", "pay"): Refusal("WOC-R10", "not-in-hand"),
    ("placing", "under"): Refusal("WOC-4.5", "not-under-that"),
    ("placing", "keep"): Refusal("WOC-4.7", "not-to-be-kept"),
    ("block", "block"): Refusal("WOC-6.4", "not-by-this-power"),
    ("flip", "flip"): Refusal("WOC-2.8", "not-in-hand"),
    ("obsess", "obsess"): Refusal("WOC-2.17", "not-in-hand"),
    ("recover", "recover"): Refusal("WOC-R69", "not-to-be-recovered"),
}
_SEAT: Final = Refusal("WOC-4.8", "no-seat-asked-for")
_ONLY_ACTION: Final = Refusal("WOC-2.11", "only-as-action")


def why_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """None when the seat may choose the word now."""
    asked = t.flow.decision
    if asked is None:
        return Refusal("WOC-2.18", "game-over")
    if seat != asked.seat:
        return Refusal("WOC-2.11", "not-your-decision")
    if word in asked.options:
        return None
    verb = ALPHABET.parts(word)[0]
    refusal = _at_this_step(t, asked.prompt, seat, verb, word)
    if refusal is not None or (asked.prompt == "action" and verb in CHECKS):
        return refusal or _ONLY_ACTION
    if verb in _ELSEWHERE:
        return _ELSEWHERE[verb]
    return _ONLY_ACTION if verb in CHECKS else _SEAT


def _at_this_step(t: Table, prompt: str, seat: Seat, verb: str, word: Word) -> Refusal | None:
    """Why it is not an answer to a question that is about such things."""
    if prompt == "action" and verb in CHECKS:
        return CHECKS[verb](t, seat, word)
    if prompt == "flip" and verb in CHECKS:
        return Refusal("WOC-2.1", "order-first")
    if verb == "play" and word >= PLAY[0]:
        return _ONLY_ACTION
    if verb == "advance" and prompt in ("advance", "free-advance"):
        return may_not_advance(t, seat, word - ADVANCE[0], free=prompt == "free-advance")
    if prompt == verb == "block":
        return may_not_block(t, seat, word - BLOCK[0]) or _STEPS[prompt, verb]
    return _STEPS.get((prompt, verb))
