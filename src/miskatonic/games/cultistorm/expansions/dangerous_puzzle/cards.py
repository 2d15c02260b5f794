"""Pieces and dread cards: read, and added to the kinds of item cards."""

from typing import Any, Final, Literal, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import Id, ItemCard
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.dangerous_puzzle import dread
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import KEY
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_SYMBOL, SYMBOLS, Symbol

_FILE: Final = "puzzle.toml"

Curse = Literal[
    "no-paid-rerolls", "general-help-dreads", "no-free-move", "small-hand", "one-more-symbol", "gnaws"
]


class PieceLine(Strict):
    """A piece; the one without a symbol is fitted last."""

    id: Id
    symbol: Symbol | None = None
    sting: list[dict[str, Any]]
    curse: Curse


class DreadLine(Strict):
    """A dread card."""

    id: Id
    power: list[dict[str, Any]] = Field(min_length=1)


class FrameLine(Strict):
    """Pieces that complete the frame, steps that a fit makes, whom the heart gnaws at, a cursed hand."""

    needed: int = Field(ge=1)
    curses_from: int = Field(ge=1)
    fit_steps: int = Field(ge=0, le=3)
    gnaws_up_to: int = Field(ge=-1, le=4)
    small_hand: int = Field(ge=1, le=4)


class PuzzleFile(Strict):
    """puzzle.toml."""

    frame: FrameLine = FrameLine(needed=3, curses_from=3, fit_steps=0, gnaws_up_to=2, small_hand=3)
    piece: list[PieceLine]
    dread: list[DreadLine]


class Pieces(NamedTuple):
    """What was read, compiled."""

    frame: FrameLine
    pieces: tuple[PieceLine, ...]
    dread: tuple[DreadLine, ...]
    stings: tuple[tuple[Power, ...], ...]
    powers: tuple[tuple[Power, ...], ...]


class PuzzleRules(NamedTuple):
    """By piece: id, number and cause as an item card, symbol, sting, curse. All numbers of both kinds.

    The frame is complete with `needed` pieces, and whoever holds `curses_from` is cursed. A fit makes
    `fit_steps` terror steps; the heart gnaws at a holder with up to `gnaws_up_to` tokens.
    """

    ids: tuple[str, ...]
    items: tuple[int, ...]
    causes: tuple[str, ...]
    symbols: tuple[int, ...]
    stings: tuple[tuple[Power, ...], ...]
    curses: tuple[str, ...]
    all_items: tuple[int, ...]
    # The event items of the base game.
    replaced: tuple[int, ...]
    needed: int
    curses_from: int
    fit_steps: int
    gnaws_up_to: int
    small_hand: int


def load(folder: Folder) -> Cards:
    # Importing the module of verbs has declared them.
    assert dread.DECLARED  # noqa: S101 - see above
    read = folder.read(_FILE, PuzzleFile) or PuzzleFile(piece=[], dread=[])
    stings = tuple(VERBS.compile(card.sting, folder, (_FILE, f"piece.[{card.id}]")) for card in read.piece)
    powers = tuple(VERBS.compile(card.power, folder, (_FILE, f"dread.[{card.id}]")) for card in read.dread)
    pieces = [card.id for card in read.piece]
    return Cards(
        own=Pieces(read.frame, tuple(read.piece), tuple(read.dread), stings, powers),
        names={"piece": pieces},
        faces=(
            *(CardFace(name, "piece") for name in pieces),
            *(CardFace(card.id, "event-item", (("copies", 1),)) for card in read.dread),
        ),
        causes=frozenset(f"item/{name}" for name in (*pieces, *(card.id for card in read.dread))),
        owners=tuple(pieces),
    )


def extend(content: Content, own: Pieces) -> Content:
    """They are cards of the item deck; a piece that is drawn never becomes an item (PUZ-1.2, PUZ-1.4)."""
    cards = [ItemCard(id=card.id, copies=1, event=True) for card in own.pieces]
    cards += [ItemCard(id=card.id, copies=1, event=True) for card in own.dread]
    powers = content.powers
    none: tuple[tuple[Power, ...], ...] = tuple(() for _ in own.pieces)
    return content._replace(
        items=(*content.items, *cards),
        powers=powers._replace(items=(*powers.items, *none, *own.powers)),
    )


def rules(own: Pieces, rules: Rules) -> PuzzleRules:
    number = {name: item for item, name in enumerate(rules.item_ids)}
    items = tuple(number[card.id] for card in own.pieces)
    own_items = (*items, *(number[card.id] for card in own.dread))
    events = (item for item in dict.fromkeys(rules.item_deck) if rules.is_event[item])
    return PuzzleRules(
        ids=tuple(card.id for card in own.pieces),
        items=items,
        causes=tuple(rules.item_causes[item] for item in items),
        symbols=tuple(SYMBOLS.index(card.symbol) if card.symbol else NO_SYMBOL for card in own.pieces),
        stings=own.stings,
        curses=tuple(card.curse for card in own.pieces),
        all_items=own_items,
        replaced=tuple(item for item in events if item not in own_items),
        needed=own.frame.needed,
        curses_from=own.frame.curses_from,
        fit_steps=own.frame.fit_steps,
        gnaws_up_to=own.frame.gnaws_up_to,
        small_hand=own.frame.small_hand,
    )


def look_up(t: Table) -> PuzzleRules:
    found: PuzzleRules = t.rules.more[KEY]
    return found
