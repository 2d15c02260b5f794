"""Where expansions plug in (CUL-16): named hooks, called by the rules in the order of play.

An expansion is a record of functions, one for each hook it uses. There are three kinds. A *notice*
`(t, ...) -> None` is told that something happens; it changes the table, queues units or pushes steps,
which happen before the rule goes on. A *filter* `(t, value, ...) -> value` may replace a value. A *check*
`(t, ...) -> Refusal | None` may forbid. An expansion keeps what it must remember in `t.annex` under its own
key, as immutable values.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.refusal import Refusal

if TYPE_CHECKING:
    from miskatonic.games.cultistorm.table import Table

# In the order of play (CUL-16.1 and the list of hooks that the expansions ask for).
NOTICES: Final = (
    *("setup_decks", "setup_end", "cultist_start", "spawn_done", "cultist_end", "elder_enters"),
    *("elder_leaves", "review_end", "terror_step", "terror_card", "altar_placed", "prep_start"),
    *(
        "prep_action",
        "investigated",
        "support_played",
        "level_up",
        "combat_start",
        "fight_start",
        "fight_end",
    ),
    *("combat_turn_end", "combat_end", "sealed", "cleanup", "match_end", "region"),
)
FILTERS: Final = (
    *("spawn_draw", "marker_step", "summon", "elder_moves", "review_draw", "terror_place", "prep_actions"),
    *("item_drawn", "token", "healed", "requirement", "sources", "trophy", "seal_try"),
    *("victory_check", "defeat_check"),
)
CHECKS: Final = ("action_allowed",)
HOOKS: Final = (*NOTICES, *FILTERS, *CHECKS)

Listener = Callable[..., Any]


@dataclass(frozen=True)
class Expansion:
    """What plugs in. At most one *main* expansion is used in a game."""

    key: str
    hooks: Mapping[str, Listener]
    main: bool = False


class Hooks:
    """The listeners of a table's expansions by hook; a hook nobody uses costs one look-up."""

    def __init__(self, expansions: tuple[Expansion, ...]) -> None:
        if sum(expansion.main for expansion in expansions) > 1:
            raise BadOptionError("at most one main expansion can be used in a game")
        self.used: dict[str, tuple[Listener, ...]] = {}
        for expansion in expansions:
            for name, listener in expansion.hooks.items():
                if name not in HOOKS:
                    raise BadOptionError(f"expansion '{expansion.key}' listens to '{name}', which is no hook")
                self.used[name] = (*self.used.get(name, ()), listener)

    def notify(self, name: str, t: "Table", *about: Any) -> None:  # noqa: ANN401 - each hook has its own arguments
        for listener in self.used.get(name, ()):
            listener(t, *about)

    def filter(self, name: str, t: "Table", value: Any, *about: Any) -> Any:  # noqa: ANN401 - as above
        for listener in self.used.get(name, ()):
            value = listener(t, value, *about)
        return value

    def forbids(self, t: "Table", seat: int, word: int) -> Refusal | None:
        """Does an expansion forbid this word now?"""
        for listener in self.used.get("action_allowed", ()):
            refusal: Refusal | None = listener(t, seat, word)
            if refusal is not None:
                return refusal
        return None
