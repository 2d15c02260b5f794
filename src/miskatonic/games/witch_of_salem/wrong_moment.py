"""Words at the wrong moment: the step that each belongs to, and what a question wants instead."""

from typing import Final

from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.refusal import Refusal

# Verbs that belong to one step of a turn, with the rule of that step.
_STEP_OF: Final = {
    "go": Refusal("WOS-5.3", "only-in-move"),
    "slip": Refusal("WOS-5.5", "only-through-passage"),
    "trade": Refusal("WOS-6.1", "only-in-trade"),
    "give": Refusal("WOS-6.2", "only-in-trade"),
    "ask": Refusal("WOS-6.2", "only-in-trade"),
    "defeat": Refusal("WOS-7.5", "only-in-encounter"),
    "sacrifice": Refusal("WOS-R18", "only-in-encounter-or-use"),
    "use": Refusal("WOS-8.1", "only-in-use"),
    "seal": Refusal("WOS-8.6", "only-in-use"),
    "close": Refusal("WOS-8.6", "only-in-use"),
    "explore": Refusal("WOS-21.2", "only-in-use"),
    "heal": Refusal("WOS-21.1", "only-sterns"),
    "reroll": Refusal("WOS-21.1", "only-furlong"),
    "take": Refusal("WOS-9.1", "only-in-take"),
    "drop": Refusal("WOS-9.2", "only-to-make-room"),
    "offer": Refusal("WOS-4.5", "only-in-tribute"),
    "pay": Refusal("WOS-R7", "only-in-tribute"),
    "surge": Refusal("WOS-R7", "only-in-tribute"),
    "peek": Refusal("WOS-8.2", "only-by-event"),
}
# A tribute is asked for in three ways, and each wants words of its own.
_SAY_HOW_MANY: Final = Refusal("WOS-R7", "say-how-many")
_PAY_OR_SURGE: Final = Refusal("WOS-R7", "pay-or-surge")
_DISCARD_ONE: Final = Refusal("WOS-R9", "discard-one")
_IN_TRIBUTE: Final = {
    "tribute": {"pay": _SAY_HOW_MANY, "surge": _SAY_HOW_MANY, "drop": _SAY_HOW_MANY},
    "tribute-or-surge": {"offer": _PAY_OR_SURGE, "drop": _PAY_OR_SURGE},
    "discard": {"offer": _DISCARD_ONE, "pay": _DISCARD_ONE, "surge": _DISCARD_ONE},
}
# Questions that cannot be skipped, with the rule that asks them.
_SKIPPED: Final = {
    "move": Refusal("WOS-5.3", "may-not-decline"),
    "passage": Refusal("WOS-5.5", "may-not-decline"),
    "trade-ask": Refusal("WOS-6.2", "may-not-decline"),
    "trade-consent": Refusal("WOS-6.2", "say-yes-or-no"),
    "heal": Refusal("WOS-21.1", "may-not-decline"),
    "explore-consent": Refusal("WOS-21.2", "say-yes-or-no"),
    "make-room": Refusal("WOS-9.2", "may-not-decline"),
    "keep-item": Refusal("WOS-9.2", "say-yes-or-no"),
    "discard": Refusal("WOS-R9", "may-not-decline"),
    "tribute": Refusal("WOS-R7", "offer-none"),
    "tribute-or-surge": _PAY_OR_SURGE,
    "who-peeks": Refusal("WOS-R46", "may-not-decline"),
}
# Questions that no yes or no answers, with the rule that asks them.
_YES_OR_NO: Final = {
    "move": Refusal("WOS-5.3", "not-yes-or-no"),
    "passage": Refusal("WOS-5.5", "not-yes-or-no"),
    "trade": Refusal("WOS-6.1", "not-yes-or-no"),
    "trade-give": Refusal("WOS-6.2", "not-yes-or-no"),
    "trade-ask": Refusal("WOS-6.2", "not-yes-or-no"),
    "reroll": Refusal("WOS-21.1", "not-yes-or-no"),
    "defeat": Refusal("WOS-7.5", "not-yes-or-no"),
    "use": Refusal("WOS-8.1", "not-yes-or-no"),
    "heal": Refusal("WOS-21.1", "not-yes-or-no"),
    "take": Refusal("WOS-9.1", "not-yes-or-no"),
    "make-room": Refusal("WOS-9.2", "not-yes-or-no"),
    "discard": Refusal("WOS-R9", "not-yes-or-no"),
    "tribute": Refusal("WOS-R7", "not-yes-or-no"),
    "tribute-or-surge": Refusal("WOS-R7", "not-yes-or-no"),
    "who-peeks": Refusal("WOS-R46", "not-yes-or-no"),
}


def at_the_wrong_moment(t: Table, prompt: str, verb: str) -> Refusal:
    """Why a verb is no answer to this question, whatever its object."""
    if verb == "skip":
        return _SKIPPED[prompt]
    if verb in ("yes", "no"):
        return _YES_OR_NO[prompt]
    if verb == "explore" and not t.rules.exploration:
        return Refusal("WOS-21.2", "no-exploration")
    if verb in ("heal", "reroll") and not t.rules.talents:
        return Refusal("WOS-21.1", "no-talents")
    return _IN_TRIBUTE.get(prompt, {}).get(verb) or _STEP_OF[verb]
