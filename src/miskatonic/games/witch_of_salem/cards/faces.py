"""What is printed on the cards of Witch of Salem, for whoever looks them up."""

from typing import Final

from miskatonic.content.cards import CardFace, Fact
from miskatonic.games.witch_of_salem.cards.shape import Content, LocationCard, Recipe
from miskatonic.games.witch_of_salem.words import SLOTS

_SYMBOLS: Final = {"N": "cost-n", "S": "cost-s", "C": "cost-c", "V": "cost-v"}


def faces(content: Content) -> tuple[CardFace, ...]:
    """Everything that can be looked up, from the places to the Great Old Ones."""
    return (
        *(CardFace(card.id, "location", _location(card)) for card in content.locations),
        CardFace("rlyeh", "place"),
        CardFace("secret-passage", "place"),
        *(CardFace(card.id, "item", (("copies", card.copies),)) for card in content.minor_items),
        *(CardFace(card.id, "artifact", (("copies", card.copies),)) for card in content.artifacts),
        *(
            CardFace(card.id, "creature", (_recipe(card.recipe), ("copies", card.copies)))
            for card in content.creatures
        ),
        *(CardFace(card.id, "omen", (("copies", card.copies),)) for card in content.specials),
        *(
            CardFace(card.id, "event", (("omen", "good" if card.positive else "bad"), ("witch", card.witch)))
            for card in content.events
        ),
        *(CardFace(card.id, "elder", (_recipe(card.recipe),)) for card in content.elders),
        *(CardFace(card.id, "scholar") for card in content.scholars),
    )


def _location(card: LocationCard) -> tuple[tuple[str, Fact], ...]:
    if card.artifact is None:
        return ()
    costs = [tuple(price_of(slot)) or ("free",) for slot in card.slots]
    return ("artifact", card.artifact), *zip(SLOTS, costs, strict=True)


def price_of(slot: str) -> list[str]:
    """The cost symbols of a slot by their names."""
    return [_SYMBOLS[symbol] for symbol in slot]


def _recipe(recipe: Recipe) -> tuple[str, Fact]:
    if recipe.items:
        return "recipe", tuple(recipe.items)
    if recipe.same:
        return "recipe-same", recipe.same
    if recipe.different:
        return "recipe-different", recipe.different
    return "recipe-artifact", 1
