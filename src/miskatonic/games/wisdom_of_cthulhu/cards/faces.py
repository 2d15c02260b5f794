"""What is printed on the cards of Wisdom of Cthulhu, for whoever looks them up."""

from collections.abc import Iterator, Mapping
from typing import Any

from miskatonic.content.cards import CardFace, Fact
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content, EntityCard, KnowledgeCard, MasterCard
from miskatonic.games.wisdom_of_cthulhu.words import RESEARCH_CARDS, SEEDS, seeds_shown

Facts = Iterator[tuple[str, Fact]]


def faces(content: Content) -> tuple[CardFace, ...]:
    """Everything that can be looked up, from the Places to the Research cards."""
    return (
        *(
            CardFace(printed.card.id, SEEDS[printed.seed], tuple(_card(printed.card)))
            for printed in content.cards
        ),
        *(
            CardFace(
                tile.id,
                "place",
                (
                    ("ground", tile.ground),
                    ("players", tile.players),
                    ("sells", tuple(tile.sells)),
                    ("bond", tile.bond),
                ),
            )
            for tile in content.places
        ),
        *(CardFace(elder.id, "elder", (("bond", elder.bond),)) for elder in content.elders),
        *(
            CardFace(card, "research", (("seeds", seeds_shown(number)),))
            for number, card in enumerate(RESEARCH_CARDS)
        ),
    )


def _card(card: KnowledgeCard) -> Facts:
    yield "type", card.type
    if not isinstance(card, EntityCard):
        yield "kp", "variable" if card.kp is None else str(card.kp)
    if isinstance(card, MasterCard | EntityCard):
        yield "bond", card.bond
    if card.components:
        yield "components", listed(card.components)
    if card.ritual is not None:
        yield "ritual", card.ritual.bond
        yield "study", listed(card.ritual.study)
        yield "transmutation", listed(card.ritual.transmutation)
        yield "sacrifice", listed(card.ritual.sacrifice)
    if isinstance(card, EntityCard):
        yield "copies", card.copies


def listed(wanted: Mapping[Any, int]) -> tuple[str, ...]:
    """Each thing as often as it is wanted."""
    return tuple(str(name) for name, count in wanted.items() for _ in range(count))
