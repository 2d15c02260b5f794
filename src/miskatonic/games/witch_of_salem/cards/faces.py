"""What is printed on the cards of Witch of Salem, for whoever looks them up."""

from typing import Final

from miskatonic.content.cards import CardFace, Fact
from miskatonic.games.witch_of_salem.cards.shape import Content, LocationCard, Recipe
from miskatonic.games.witch_of_salem.rules import SCHOLARS
from miskatonic.games.witch_of_salem.words import SLOTS

_SYMBOLS: Final = {"N": "cost-n", "S": "cost-s", "C": "cost-c", "V": "cost-v"}


def faces(content: Content) -> tuple[CardFace, ...]:
    """Everything that can be looked up, from the places to the Great Old Ones."""
    return (
        *(CardFace(card.id, "location", _location(card)) for card in content.locations),
        CardFace("rlyeh", "place"),
        CardFace("secret-passage", "place"),
        *(CardFace(item, "item", (("copies", count),)) for item, count in content.items.minor.items()),
        *(CardFace(item, "artifact", (("copies", count),)) for item, count in content.items.artifact.items()),
        *(
            CardFace(card.id, "creature", (_recipe(card.recipe), ("copies", card.copies)))
            for card in content.creatures
        ),
        CardFace("necron", "omen", (("copies", 1),)),
        CardFace("craven", "omen", (("copies", 1),)),
        *(
            CardFace(card.id, "event", (("omen", "good" if card.positive else "bad"), ("witch", card.witch)))
            for card in content.events
        ),
        *(CardFace(card.id, "elder", (_recipe(card.recipe),)) for card in content.elders),
        *(CardFace(scholar, "scholar") for scholar in SCHOLARS),
    )


def _location(card: LocationCard) -> tuple[tuple[str, Fact], ...]:
    if card.artifact is None:
        return ()
    costs = [tuple(_SYMBOLS[symbol] for symbol in slot) or ("free",) for slot in card.slots]
    return ("artifact", card.artifact), *zip(SLOTS, costs, strict=True)


def _recipe(recipe: Recipe) -> tuple[str, Fact]:
    if recipe.items:
        return "recipe", tuple(recipe.items)
    if recipe.same:
        return "recipe-same", recipe.same
    if recipe.different:
        return "recipe-different", recipe.different
    return "recipe-artifact", 1
