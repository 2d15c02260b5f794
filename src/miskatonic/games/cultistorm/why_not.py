"""Why a word cannot be chosen now: the rule that forbids it (the same checks that make the options)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from miskatonic.games.cultistorm.actions import investigate, level, mark, move, support, trade, use
from miskatonic.games.cultistorm.actions.call import may_not_call
from miskatonic.games.cultistorm.actions.lay import may_not_lay
from miskatonic.games.cultistorm.actions.take_die import may_not_take_die
from miskatonic.games.cultistorm.fighting.fight import may_not_commit, may_not_spend_item
from miskatonic.games.cultistorm.fighting.reach import may_not_fight
from miskatonic.games.cultistorm.fighting.reroll import may_not_reroll, may_not_spend_help
from miskatonic.games.cultistorm.phases.sealing import may_not_seal
from miskatonic.games.cultistorm.table import COMBAT, NOTHING, PREPARATION, SEALING, Table
from miskatonic.games.cultistorm.words import BASE_WORDS, OBJECT, VERB
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Alphabet, Word

Check = Callable[[Table, Seat, int], Refusal | None]

_FOUGHT: Final = Refusal("CUL-8.4", "fought-already")


def _help_whom(t: Table, seat: Seat, helped: int) -> Refusal | None:
    frame = _asking(t)
    return support.may_not_help(t, frame.helper, frame.kind, helped)


def _fight(t: Table, seat: Seat, enemy: int) -> Refusal | None:
    if enemy in _asking(t).fought:
        return _FOUGHT
    return may_not_fight(t, seat, enemy)


# For each prompt the verbs it may offer, each with the check that its options come from.
_AT: Final[dict[str, dict[str, Check]]] = {
    "prepare": {
        "die": may_not_take_die,
        "go": move.may_not_go,
        "act": lambda t, seat, _: use.may_not_act(t, seat),
        "investigate": lambda t, seat, number: investigate.may_not_investigate(t, seat, number + 1),
        "use": use.may_not_use,
        "offer": trade.may_not_offer,
        "play": support.may_not_play,
        "level": level.may_not_level,
        "invoke": use.may_not_invoke,
        "mark": mark.may_not_mark,
        "unmark": mark.may_not_unmark,
        "lay": may_not_lay,
        "call": may_not_call,
    },
    "help-whom": {"to": _help_whom},
    "combat": {"fight": _fight, "lay": may_not_lay},
    "fight": {
        "commit": lambda t, *_: may_not_commit(t, _asking(t).bout()),
        "reroll": lambda t, seat, face: may_not_reroll(t, seat, _asking(t).enemy, face),
        "spend": lambda t, seat, kind: may_not_spend_help(t, seat, _asking(t).enemy, kind),
        "use": may_not_spend_item,
        "lay": may_not_lay,
    },
    "sealing": {
        "seal": lambda t, seat, _: may_not_seal(t, seat),
        "lay": may_not_lay,
        "use": use.may_not_use,
    },
}
# Verbs that belong to one moment, with the rule of that moment.
_MOMENT: Final = {
    "ready": Refusal("CUL-7.2", "only-in-preparation"),
    "done": Refusal("CUL-1.4", "may-not-stop"),
    "act": Refusal("CUL-7.15", "only-in-preparation"),
    "commit": Refusal("CUL-8.15", "only-in-fight"),
    "retreat": Refusal("CUL-8.16", "only-in-fight"),
    "seal": Refusal("CUL-10.5", "only-in-sealing"),
    "from-pool": Refusal("CUL-7.8", "not-asked-for"),
    "shuffle": Refusal("CUL-7.24", "not-asked-for"),
    "cure": Refusal("CUL-1.7", "not-asked-for"),
    "soothe": Refusal("CUL-1.7", "not-asked-for"),
    "first": Refusal("CUL-15.3", "not-asked-for"),
    "second": Refusal("CUL-15.3", "not-asked-for"),
    "to": Refusal("CUL-7.27", "not-asked-for"),
    "call": Refusal("CUL-R35", "only-in-preparation"),
    "choose": Refusal("CUL-R48", "not-asked-for"),
    "play": Refusal("CUL-7.27", "only-in-preparation"),
    "discard": Refusal("CUL-5.2", "not-asked-for"),
    "cast": Refusal("CUL-5.2", "not-asked-for"),
    "recover": Refusal("CUL-7.34", "not-asked-for"),
    "under": Refusal("CUL-7.34", "not-asked-for"),
    "spend": Refusal("CUL-7.35", "only-in-fight"),
    "spare": Refusal("CUL-R18", "nothing-to-spare"),
    "spare-help": Refusal("CUL-R18", "nothing-to-spare"),
    "spare-die": Refusal("CUL-R18", "nothing-to-spare"),
    "spare-item": Refusal("CUL-R18", "nothing-to-spare"),
    "spare-perk": Refusal("CUL-R18", "nothing-to-spare"),
    "die": Refusal("CUL-7.3", "only-in-preparation"),
    "pick": Refusal("CUL-7.8", "not-asked-for"),
    "set": Refusal("CUL-7.8", "not-asked-for"),
    "reroll": Refusal("CUL-8.13", "only-in-fight"),
    "go": Refusal("CUL-7.13", "only-in-preparation"),
    "at": Refusal("CUL-7.15", "not-asked-for"),
    "look": Refusal("CUL-1.12", "not-asked-for"),
    "ease": Refusal("CUL-7.34", "not-asked-for"),
    "invoke": Refusal("CUL-7.1", "only-in-preparation"),
    "investigate": Refusal("CUL-7.17", "only-in-preparation"),
    "extra": Refusal("CUL-16.1", "no-expansion"),
    "use": Refusal("CUL-7.1", "item-no-use-now"),
    "offer": Refusal("CUL-7.25", "only-in-preparation"),
    "swap": Refusal("CUL-7.25", "not-asked-for"),
    "keep": Refusal("CUL-7.21", "keep-when"),
    "take": Refusal("CUL-7.24", "not-asked-for"),
    "drop": Refusal("CUL-7.22", "not-asked-for"),
    "level": Refusal("CUL-7.39", "only-in-preparation"),
    "claim": Refusal("CUL-7.42", "not-asked-for"),
    "lay": Refusal("CUL-10.2", "lay-when"),
    "pay": Refusal("CUL-1.10", "not-asked-for"),
    "gain": Refusal("CUL-1.10", "not-asked-for"),
    "get": Refusal("CUL-7.26", "not-asked-for"),
    "give": Refusal("CUL-7.26", "not-asked-for"),
    "get-seal": Refusal("CUL-R2", "seals-never-move"),
    "give-seal": Refusal("CUL-R2", "seals-never-move"),
    "name": Refusal("CUL-7.34", "not-asked-for"),
    "mark": Refusal("CUL-7.45", "only-in-preparation"),
    "unmark": Refusal("CUL-7.45", "only-in-preparation"),
    "fight": Refusal("CUL-8.4", "only-in-combat-turn"),
    "top": Refusal("CUL-1.12", "not-asked-for"),
    "bottom": Refusal("CUL-1.12", "not-asked-for"),
    "yes": Refusal("CUL-1.4", "nothing-to-answer"),
    "no": Refusal("CUL-1.4", "nothing-to-answer"),
}
# Where such a word belongs: the phase, and its questions at which the word is wrong for another reason.
_PHASE_OF: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "only-in-preparation": (PREPARATION, ("prepare",)),
    "only-in-fight": (COMBAT, ("combat", "combat-order", "fight")),
    "only-in-combat-turn": (COMBAT, ("combat", "combat-order", "fight")),
    "only-in-sealing": (SEALING, ("sealing",)),
}
_NOT_YOURS: Final = Refusal("CUL-3.5", "not-your-decision")
_OPEN_QUESTION: Final = Refusal("CUL-3.5", "answer-first")
_ELSEWHERE: Final = Refusal("CUL-1.4", "not-asked-for")
_NO_EXPANSION: Final = Refusal("CUL-16.1", "no-expansion")
_NO_SUCH_CARD: Final = Refusal("CUL-1.2", "no-such-card")


def _asking(t: Table) -> Any:  # noqa: ANN401 - each prompt has its own frame
    """The frame that asks the waiting decision."""
    return getattr(t.flow.decision and t.flow.decision.then, "__self__", None)


@cache
def _words_of(alphabet: Alphabet) -> frozenset[Word | None]:
    """The words that have a card: the alphabet has room for more than there are."""
    return frozenset(map(alphabet.find, alphabet.sayable))


def why_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """None when the seat may choose the word now."""
    asked = t.flow.decision
    if asked is None:
        return Refusal("CUL-3.6", "game-over")
    if word not in _words_of(t.rules.alphabet):
        return _NO_SUCH_CARD
    if seat not in asked.seats:
        if asked.prompt == "prepare" and seat < t.detectives:
            return Refusal("CUL-R35", "ready-already" if t.ready >> seat & 1 else "not-your-floor")
        late = asked.prompt == "sealing" and seat < t.detectives
        check = _AT["sealing"].get(VERB[word]) if late else None
        return (check and check(t, seat, OBJECT[word])) or _NOT_YOURS
    if word in asked.options_of(seat):
        return None
    # Expansions forbid detectives something; an overlord stands nowhere and fights nobody.
    is_watched = t.rules.hooked and seat < t.detectives
    if is_watched and (refusal := t.rules.hooks.forbids(t, seat, word)):
        return refusal
    verb = VERB[word]
    if word >= BASE_WORDS:
        return _of_expansion(t, seat, word, asked.prompt)
    check = _checks_at(t, asked.prompt).get(verb)
    refusal = check(t, seat, OBJECT[word]) if check else None
    return refusal or _out_of_turn(t, asked.prompt, _MOMENT.get(verb, _ELSEWHERE))


def _checks_at(t: Table, prompt: str) -> Mapping[str, Check]:
    """The checks of a question, by verb."""
    if prompt in _AT:
        return _AT[prompt]
    found = (one.question_checks for one in t.rules.expansions if prompt in one.question_checks)
    return next((checks[prompt] for checks in found), {})


def _of_expansion(t: Table, seat: Seat, word: Word, prompt: str) -> Refusal:
    """Why a word of an expansion cannot be said: by its own checks, or since nobody asks for it."""
    action = t.rules.deeds.get(word)
    if action is not None:
        refusal = action.may_not(t, seat, OBJECT[word]) if action.at == prompt else None
        return refusal or action.when
    verb = VERB[word]
    for expansion in t.rules.expansions:
        check = expansion.checks.get(verb)
        refusal = check and check(t, seat, OBJECT[word])
        if refusal is not None:
            return refusal
        if verb in expansion.moments:
            return expansion.moments[verb]
    return _NO_EXPANSION


def _out_of_turn(t: Table, prompt: str, refusal: Refusal) -> Refusal:
    """In the right phase, but in the midst of something else, the open question comes first (CUL-3.5)."""
    phase, prompts = _PHASE_OF.get(refusal.key, (NOTHING, ()))
    return _OPEN_QUESTION if t.phase == phase and prompt not in prompts else refusal
