"""The card file of Cultist Events."""

from typing import Final, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.shape import Id, Verbs
from miskatonic.games.cultistorm.expansions.cultist_events.calendar import EventRules, Rule
from miskatonic.games.cultistorm.expansions.cultist_events.verbs import EVENT_VERBS
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.verbs import Powers, read_powers
from miskatonic.games.cultistorm.rules import Rules

_FILE: Final = "events.toml"
_QUIET_TURNS: Final = 2


class EventCard(Strict):
    """An event: what happens at once, and what holds for the rest of the phase or turn."""

    id: Id
    power: Verbs = Field(default_factory=list)
    holds: Rule | None = None
    # How much it harms the team: whoever plays the cults carries out the worse of two.
    harm: int = 0


class EventCards(Strict):
    """events.toml."""

    event: list[EventCard]


class Own(NamedTuple):
    """The events with their verbs."""

    cards: tuple[EventCard, ...]
    powers: tuple[Powers, ...]


def cause(name: str) -> str:
    return f"cultist-event/{name}"


def load(folder: Folder) -> Cards:
    cards = (folder.read(_FILE, EventCards) or EventCards(event=[])).event
    powers = [read_powers(EVENT_VERBS, card.power, folder, (_FILE, f"event.[{card.id}]")) for card in cards]
    ids = tuple(card.id for card in cards)
    return Cards(
        own=Own(tuple(cards), tuple(powers)),
        names={"cultist-event": ids},
        faces=tuple(CardFace(name, "cultist-event") for name in ids),
        causes=frozenset(map(cause, ids)),
        owners=ids,
    )


def rules_of(own: Own, rules: Rules) -> EventRules:
    ids = tuple(card.id for card in own.cards)
    gentle = rules.options["gentle_events"] == "on"
    return EventRules(
        ids,
        tuple(map(cause, ids)),
        own.powers,
        tuple(card.holds for card in own.cards),
        tuple(card.harm for card in own.cards),
        _QUIET_TURNS if gentle else 0,
    )
