"""Why a word cannot be chosen now: the rule that forbids it."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.actions.activate import may_not_activate
from miskatonic.games.wisdom_of_cthulhu.actions.buy import may_not_buy
from miskatonic.games.wisdom_of_cthulhu.actions.call import may_not_call
from miskatonic.games.wisdom_of_cthulhu.actions.explore import may_not_explore
from miskatonic.games.wisdom_of_cthulhu.actions.feed import may_not_feed
from miskatonic.games.wisdom_of_cthulhu.actions.forsake import (
    may_not_forsake_obsession,
    may_not_forsake_research,
)
from miskatonic.games.wisdom_of_cthulhu.actions.free import may_not_free
from miskatonic.games.wisdom_of_cthulhu.actions.play import may_not_play
from miskatonic.games.wisdom_of_cthulhu.actions.sign import may_not_dispel
from miskatonic.games.wisdom_of_cthulhu.actions.visit import may_not_visit
from miskatonic.games.wisdom_of_cthulhu.board.signs import may_not_block, may_not_sign
from miskatonic.games.wisdom_of_cthulhu.phases.research import CALLED, MOVED, Action
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import may_not_advance
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATE,
    ADVANCE,
    ALPHABET,
    BLOCK,
    BUY,
    CALL,
    DISPEL,
    FEED,
    FIRST_PLACE,
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


def _before(t: Table) -> int:
    """What has come before the action that is asked for."""
    asked = t.flow.decision
    frame = None if asked is None else asked.frame
    return frame.before if isinstance(frame, Action) else 0


def _visit(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_visit(t, seat, word - VISIT[0], moved=bool(_before(t) & MOVED))


def _buy(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_buy(t, seat, word - BUY[0])


def _use(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_explore(t, seat, word - USE[0] + FIRST_PLACE)


def _activate(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_activate(t, seat, word - ACTIVATE[0])


def _play(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if word < PLAY[0]:
        return Refusal("WOC-4.7", "nothing-to-place")
    return may_not_play(t, seat, word - PLAY[0])


def _free(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_free(t, seat, word - FREE[0])


def _feed(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_feed(t, seat, word - FEED[0])


def _call(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_call(t, seat, word - CALL[0], _before(t) & CALLED)


def _sign(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_sign(t, seat)


def _dispel(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return may_not_dispel(t, seat)


def _forsake(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if word == GIVE_UP_OBSESSION:
        return may_not_forsake_obsession(t, seat)
    return may_not_forsake_research(t, seat, word - FORSAKE[0])


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
    if t.rules.alphabet.find(t.rules.alphabet.text(word)) is None:
        return Refusal("WOC-1.6", "no-such-card")
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
