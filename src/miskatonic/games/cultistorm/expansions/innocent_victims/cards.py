"""The card file of Innocent Victims."""

from typing import Final, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import CultistCard, Id, Verbs
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import VictimRules, graves
from miskatonic.games.cultistorm.expansions.innocent_victims.verbs import VICTIM_VERBS
from miskatonic.games.cultistorm.expansions.verbs import Powers, read_powers
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.words import NOBODY, SYMBOLS, Symbol

_FILE: Final = "victims.toml"


class VictimCard(Strict):
    """A victim, and the cultist that it may become."""

    id: Id
    plea: list[Symbol] = Field(min_length=1, max_length=3)
    nerve: int = Field(ge=1, le=5)
    cult: Symbol
    symbols: list[Symbol] = Field(min_length=1, max_length=8)
    thanks: Verbs
    may: bool = False


class VictimCards(Strict):
    """victims.toml."""

    victim: list[VictimCard]


class Own(NamedTuple):
    """The victims with their thanks."""

    cards: tuple[VictimCard, ...]
    powers: tuple[Powers, ...]


def cause(name: str) -> str:
    return f"victim/{name}"


def load(folder: Folder) -> Cards:
    cards = (folder.read(_FILE, VictimCards) or VictimCards(victim=[])).victim
    powers = [
        read_powers(VICTIM_VERBS, card.thanks, folder, (_FILE, f"victim.[{card.id}]")) for card in cards
    ]
    ids = tuple(card.id for card in cards)
    return Cards(
        own=Own(tuple(cards), tuple(powers)),
        names={"victim": ids},
        faces=tuple(_face(card) for card in cards),
        causes=frozenset(map(cause, ids)),
        owners=ids,
    )


def _face(card: VictimCard) -> CardFace:
    facts = (
        ("plea", tuple(card.plea)),
        ("nerve", card.nerve),
        ("cult", card.cult),
        ("symbols", tuple(card.symbols)),
    )
    return CardFace(card.id, "victim", facts)


def extend(content: Content, own: Own) -> Content:
    """Whoever turns is a cultist (VIC-3.2). None of them is in the cultist deck: no team is of that size."""
    turned = [
        CultistCard(id=card.id, cult=card.cult, symbols=card.symbols, players=5, most_players=2)
        for card in own.cards
    ]
    return content._replace(cultists=(*content.cultists, *turned))


def rules_of(own: Own, rules: Rules) -> VictimRules:
    ids = tuple(card.id for card in own.cards)
    enemy = tuple(rules.enemy_ids.index(name) for name in ids)
    # Their stories are told when they come. A fight with one that has turned tells another (CUL-15.3).
    rules.enemy_story = tuple(
        NOBODY if number in enemy else story for number, story in enumerate(rules.enemy_story)
    )
    return VictimRules(
        ids=ids,
        causes=tuple(map(cause, ids)),
        plea=tuple(tuple(SYMBOLS.index(symbol) for symbol in card.plea) for card in own.cards),
        nerve=tuple(card.nerve for card in own.cards),
        powers=own.powers,
        may=tuple(card.may for card in own.cards),
        enemy=enemy,
        victim={number: victim for victim, number in enumerate(enemy)},
        graves=graves(counted=rules.options["grave_count"] == "on"),
    )
