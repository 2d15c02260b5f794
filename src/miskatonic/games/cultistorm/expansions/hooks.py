"""The places of the rules at which expansions act (CUL-16), and how they are called.

There are six kinds of hook. `HOOKS` lists them with what their listeners receive.

- A *moment* lies between two parts of a turn. A listener does whatever it likes: it changes the table, queues
  units, pushes steps, asks any seat. The next listener begins when everything the one before it began is
  over, queued units included (EXP-1.4).
- A *notice* tells of something in the midst of a rule. A listener changes the table or appends a unit to
  `t.queue`. A step that it pushes comes before the rest of the rule.
- An *interrupt* is called once as something comes: a token, an opening cultist. A listener may replace it at
  once, and may change the table: it notes that, or takes a price. It asks nobody.
- A *filter* may replace a value, at once. Menus, habits and reasons call filters as often as they like, so a
  listener changes nothing.
- A *choice* may replace a value after asking somebody. A listener returns the value, or it asks a seat, keeps
  the `Passing` that it was given in the frame that asks, calls `passing.gives(t, value)` there, and returns
  `ASKED`.
- A *check* may forbid a word, and says by which rule.

Listeners of one hook are called in the order of the expansions (EXP-1.4).
"""

from typing import TYPE_CHECKING, Any, Final

from miskatonic.games.cultistorm.expansions.expansion import Expansion, Listener
from miskatonic.games.cultistorm.expansions.names import CHOICES, HOOKS
from miskatonic.kernel.flow import Answer, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

if TYPE_CHECKING:
    from miskatonic.games.cultistorm.table import Table

# What a listener of a choice returns when it has asked somebody.
ASKED: Final = object()


class Hooks:
    """The listeners of a table's expansions by hook; a hook that nobody uses costs one look-up."""

    def __init__(self, expansions: tuple[Expansion, ...]) -> None:
        self._expansions = expansions
        self.used: dict[str, tuple[Listener, ...]] = {}
        for expansion in expansions:
            for name, listener in expansion.hooks.items():
                if name not in HOOKS:
                    raise ValueError(f"expansion '{expansion.key}' listens to '{name}', which is no hook")
                self.used[name] = (*self.used.get(name, ()), listener)
        # The checks of a word that some expansion names among those it can forbid, and those of any other.
        self._forbids_any, self._forbids = _checks_by_word(expansions)

    def __reduce__(self) -> tuple[type["Hooks"], tuple[tuple[Expansion, ...]]]:
        """Rules are sent to processes that search, but listeners that are closures cannot be."""
        return Hooks, (self._expansions,)

    def moment(self, name: str, t: "Table", *about: Any) -> None:  # noqa: ANN401 - each hook has its own arguments
        """Between two parts of a turn: the caller has pushed what follows, and does nothing more."""
        if name in self.used:
            _Moment(name, about).comes(t)

    def notify(self, name: str, t: "Table", *about: Any) -> None:  # noqa: ANN401 - as above
        for listener in self.used.get(name, ()):
            listener(t, *about)

    def filter(self, name: str, t: "Table", value: Any, *about: Any) -> Any:  # noqa: ANN401 - as above
        for listener in self.used.get(name, ()):
            value = listener(t, value, *about)
        return value

    def interrupt(self, name: str, t: "Table", value: Any, *about: Any) -> Any:  # noqa: ANN401 - as above
        """What has come of it: it comes once, and so the listeners are called once."""
        return self.filter(name, t, value, *about)

    def choose(self, name: str, t: "Table", value: Any, about: tuple[Any, ...], then: Answer) -> None:  # noqa: ANN401 - as above
        """Hand a value from listener to listener, and at last to `then(t, value)`."""
        Passing(name, about, then).gives(t, value)

    def forbids(self, t: "Table", seat: Seat, word: Word) -> Refusal | None:
        """Does an expansion forbid this word now?"""
        for check in self._forbids.get(word, self._forbids_any):
            refusal: Refusal | None = check(t, seat, word)
            if refusal is not None:
                return refusal
        return None

    def forbids_help(self, t: "Table", helper: Seat, kind: int, helped: Seat) -> Refusal | None:
        """Does an expansion forbid this detective to help that one with this card?"""
        for listener in self.used.get("help_allowed", ()):
            refusal: Refusal | None = listener(t, helper, kind, helped)
            if refusal is not None:
                return refusal
        return None

    def forbids_fight(self, t: "Table", seat: Seat, enemy: int) -> Refusal | None:
        """Does an expansion forbid this detective to fight this enemy, which it could reach?"""
        for listener in self.used.get("fight_allowed", ()):
            refusal: Refusal | None = listener(t, seat, enemy)
            if refusal is not None:
                return refusal
        return None

    def forbids_trade(self, t: "Table", giver: Seat, taker: Seat) -> Refusal | None:
        """Does an expansion forbid that items pass between these two?"""
        for listener in self.used.get("trade_allowed", ()):
            refusal: Refusal | None = listener(t, giver, taker)
            if refusal is not None:
                return refusal
        return None

    def allowed(self, t: "Table", seat: Seat, words: list[Word]) -> list[Word]:
        """Those of the words that no expansion forbids."""
        if "action_allowed" not in self.used:
            return words
        every, by_word = self._forbids_any, self._forbids
        kept = []
        for word in words:
            for check in by_word.get(word, every):
                if check(t, seat, word) is not None:
                    break
            else:
                kept.append(word)
        return kept


def _checks_by_word(
    expansions: tuple[Expansion, ...],
) -> tuple[tuple[Listener, ...], dict[Word, tuple[Listener, ...]]]:
    """The checks of `action_allowed` that may forbid any word, and those of each word that is named."""
    checking = [
        (one.hooks["action_allowed"], one.forbids) for one in expansions if "action_allowed" in one.hooks
    ]
    named = {word for _, words in checking for word in words or ()}
    return (
        tuple(check for check, words in checking if words is None),
        {
            word: tuple(check for check, words in checking if words is None or word in words)
            for word in sorted(named)
        },
    )


@frame("cul/moment")
class _Moment:
    """A moment, and which listener is next."""

    name: str
    about: tuple[Any, ...]
    at: int = 0

    def comes(self, t: "Table") -> None:
        listeners = t.rules.hooks.used[self.name]
        following = _Moment(self.name, self.about, self.at + 1)
        t.flow.then(following.settles if following.at < len(listeners) else following.ends)
        listeners[self.at](t, *self.about)

    def settles(self, t: "Table") -> None:
        if t.queue:
            t.flow.then(self.settles)
            t.queue.pop(0)(t)
        else:
            self.comes(t)

    def ends(self, t: "Table") -> None:
        """What the last listener has queued is carried out before the rules go on."""
        if t.queue:
            t.flow.then(self.ends)
            t.queue.pop(0)(t)


@frame("cul/passing")
class Passing:
    """A value on its way past the listeners of a choice to the rule that waits for it."""

    name: str
    about: tuple[Any, ...]
    then: Answer
    at: int = 0

    def gives(self, t: "Table", value: Any) -> None:  # noqa: ANN401 - each choice has its own values
        """The value goes to the next listener, or back to the rule."""
        listeners = t.rules.hooks.used.get(self.name, ())
        for at in range(self.at, len(listeners)):
            following = Passing(self.name, self.about, self.then, at + 1)
            value = listeners[at](t, value, *self.about, following)
            if value is ASKED:
                return
        self.then(t, value)


def has_choice(t: "Table", name: str) -> bool:
    """Does an expansion of this table have a say there?"""
    assert name in CHOICES  # noqa: S101 - a slip of the rules, not of an expansion
    return t.rules.hooked and name in t.rules.hooks.used
