"""Tables with Distant Help, as examples have them: two detectives at a wire, or one at a switchboard."""

from typing import Any, Final

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.distant_help.cards import look_up
from miskatonic.games.cultistorm.expansions.distant_help.state import Exchange, exchange
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from tests.games.cultistorm.house import ACTIONS
from tests.games.cultistorm.tables import TEAM, OpenStorm, Storm

MAIN: Final = "distant"
A, B, C = range(3)
# Agnes is the Defender; her correspondents are the Fighter, the Medium and the Healer.
ALONE: Final = ("agnes-ward",)
HIRED: Final = ("bruno-kessler", "ysolde-marchetti", "miriam-hale")


def two(storm: OpenStorm, *wire: str, **options: str) -> Storm:
    """Two detectives with these cards on the wire, the oldest first."""
    game = storm(2, TEAM, main=MAIN, **options)
    found = board(game)
    found.deck, found.wire, found.discard, found.standby = list(range(24)), [], [], []
    for name in wire:
        found.deck.remove(number(game, name))
        found.wire.append(number(game, name))
    return game


def one(
    storm: OpenStorm, team: tuple[str, ...] = ALONE, hired: tuple[str, ...] = HIRED, **options: str
) -> Storm:
    """One detective, with a correspondent on each line."""
    game = storm(1, team, main=MAIN, **options)
    found = board(game)
    for line, name in enumerate(hired):
        role = game.t.rules.detective_ids.index(name)
        found.hired[line] = role
        found.decks[line] = list(look_up(game.t).decks[role])
        found.waiting[line] = -1
        found.piles[line] = []
    return game


def board(game: Storm) -> Exchange:
    return exchange(game.t)


def number(game: Storm, name: str) -> int:
    return [card.id for card in look_up(game.t).cards].index(name)


def on_wire(game: Storm) -> list[str]:
    return [look_up(game.t).cards[card].id for card in board(game).wire]


def discarded(game: Storm) -> list[str]:
    return [look_up(game.t).cards[card].id for card in board(game).discard]


def waits(game: Storm, line: int, card: str) -> None:
    """This card of the line's deck waits on it."""
    kind = ACTIONS.index(card)
    board(game).decks[line].remove(kind)
    board(game).waiting[line] = kind


def waiting(game: Storm, line: int) -> str | None:
    kind = board(game).waiting[line]
    return None if kind < 0 else ACTIONS[kind]


def pile(game: Storm, line: int) -> list[str]:
    return [ACTIONS[kind] for kind in board(game).piles[line]]


def dials(game: Storm, seat: int, card: str, *words: str) -> None:
    game.prepare()
    game.says(seat, f"dial {card}", *words)


def reviews(game: Storm) -> None:
    """The Review phase of turn 1, in which nobody has anything to discard."""
    game.t.phase = REVIEW
    game.play.run(Review().begins)


def opened(seats: int, prompt: str, seed: int = 1, **options: str) -> Any:
    """A table as it is laid out, at the first such question; all before it have the first answer."""
    table: Any = SPEC.new(seats, SPEC.settle({"main": MAIN, **options}), seed, chronicle=True)
    while table.flow.decision.prompt != prompt:
        table.flow.submit(table, table.flow.decision.options[0])
    return table
