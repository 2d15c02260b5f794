"""The distant cards and the numbers of the mode: their card file, and what the game looks up of them."""

from typing import Any, Literal, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace, Fact
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.shape import Count, Id, Number, Verbs
from miskatonic.games.cultistorm.effects.book import Condition, condition_of
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.distant_help.words import KEY
from miskatonic.games.cultistorm.expansions.expansion import Cards, TeamNumbers
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat

FILE = "distant.toml"
# What a card does in its caller's combat turn: a wild symbol, symbols to ignore, two symbols of one kind, or
# twice the symbol of a card that the other detective discards.
Combat = Literal["", "wild", "ignore", "twin", "partner"]


class PriceLine(Strict):
    """The price of a call (DIS-1.5)."""

    cards: int = Field(0, ge=0, le=2)
    tokens: int = Field(0, ge=0, le=1)
    trophies: int = Field(0, ge=0, le=3)
    steps: int = Field(0, ge=0, le=2)


class DistantCard(Strict):
    """A distant card."""

    id: Id
    price: PriceLine = Field(default_factory=PriceLine)
    power: Verbs = Field(default_factory=list)
    combat: Combat = ""
    # The other detective is asked first (CUL-R28).
    consent: bool = False
    # It is carried out as soon as it is laid, and replaced.
    event: bool = False


class Solo(Strict):
    """The numbers of a game of one detective (DIS-2.1)."""

    hand: int = Field(ge=1, le=6)
    limit: int = Field(ge=5, le=20)
    to_seal: int = Field(ge=1, le=4)
    pool: int = Field(ge=1, le=6)
    picks: int = Field(ge=1, le=4)
    failed_steps: Count
    # In every turn of this number the marker makes one step more.
    second_step_every: Number
    # So many connections make a terror step (DIS-2.6).
    static: Number


class DistantFile(Strict):
    """distant.toml."""

    wire: int = Field(3, ge=1, le=6)
    solo: Solo
    card: list[DistantCard]


class Distant(NamedTuple):
    """What the game looks up of a distant card."""

    id: str
    cause: str
    price: PriceLine
    works: Condition
    combat: Combat
    consent: bool
    event: bool


class DistantRules(NamedTuple):
    """All cards by number, their verbs, the length of the wire, and the numbers of whoever is alone."""

    cards: tuple[Distant, ...]
    powers: tuple[tuple[Power, ...], ...]
    wire: int
    solo: Solo | None
    # By detective: the special action cards of its role, which are a correspondent's deck.
    decks: tuple[tuple[int, ...], ...] = ()


def load(folder: Folder) -> Cards:
    file = folder.read(FILE, DistantFile)
    cards = [] if file is None else file.card
    powers = tuple(VERBS.compile(card.power, folder, (FILE, f"card.[{card.id}]")) for card in cards)
    known = tuple(
        Distant(
            card.id,
            f"distant/{card.id}",
            card.price,
            condition_of(power),
            card.combat,
            card.consent,
            card.event,
        )
        for card, power in zip(cards, powers, strict=True)
    )
    return Cards(
        own=DistantRules(
            known, powers, 3 if file is None else file.wire, None if file is None else file.solo
        ),
        names={"distant": [card.id for card in cards]},
        faces=tuple(CardFace(card.id, "distant", _facts(card)) for card in cards),
        causes=frozenset(card.cause for card in known),
        owners=tuple(card.id for card in cards),
    )


def _facts(card: DistantCard) -> tuple[tuple[str, Fact], ...]:
    price = card.price
    named = {
        "call-cards": price.cards,
        "call-tokens": price.tokens,
        "call-trophies": price.trophies,
        "call-steps": price.steps,
    }
    return tuple((key, count) for key, count in named.items() if count)


def rules(own: DistantRules, rules: Rules) -> DistantRules:
    special = tuple(tuple(kind for kind in deck if not rules.is_general[kind]) for deck in rules.decks)
    return own._replace(decks=special)


def numbers(own: DistantRules, team: int) -> TeamNumbers:
    """A detective who is alone has numbers of its own (DIS-2.1)."""
    if team > 1 or own.solo is None:
        return TeamNumbers()
    solo = own.solo
    return TeamNumbers(solo.hand, solo.limit, solo.to_seal, solo.pool, solo.picks, solo.failed_steps)


def look_up(t: Table) -> DistantRules:
    """The cards and numbers of the table."""
    found: Any = t.rules.more[KEY]
    return found  # type: ignore[no-any-return] # see `rules`


def solo_of(t: Table) -> Solo:
    solo = look_up(t).solo
    assert solo is not None  # noqa: S101 - the card file has it
    return solo


def is_solo(t: Table) -> bool:
    return t.detectives == 1


def other_of(seat: Seat) -> Seat:
    """The other of two detectives."""
    return 1 - seat
