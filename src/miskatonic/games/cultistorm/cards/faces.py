"""What is printed on the cards of Cultistorm, for whoever looks them up."""

from typing import Final

from miskatonic.content.cards import CardFace, Fact
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import ActionCard, ItemCard, StoryCard

_TELL: Final = "tell-"


def faces(content: Content) -> tuple[CardFace, ...]:
    """Everything that can be looked up, from the detectives to the stories."""
    return (
        *(
            CardFace(card.id, "detective", (("role", card.role), ("reach", card.reach)))
            for card in content.detectives
        ),
        *(
            CardFace(ability.id, "ability", (("detective", card.id), ("level", level)))
            for card in content.detectives
            for level, ability in enumerate(card.ability, 1)
        ),
        *(_action(card) for card in content.actions),
        *(CardFace(card.id, "location", (("symbol", card.symbol),)) for card in content.locations),
        *(
            _enemy(card.id, "cultist", card.cult, tuple(card.symbols))
            for card in (*content.cultists, *content.special_cultists)
        ),
        *(_enemy(card.id, "monster", card.cult, tuple(card.symbols)) for card in content.monsters),
        *(
            CardFace(card.id, "elder", (("wave", f"{card.wave}-wave"), ("symbols", tuple(card.symbols))))
            for card in content.elders
        ),
        *(CardFace(card.id, "terror", (("number", card.number),)) for card in content.terrors),
        *(CardFace(card.id, "endgame") for card in content.endgames),
        *(_item(card) for card in content.items),
        *(_story(card) for card in content.stories),
        *(face for one in content.more.values() for face in one.faces),
        *(_story(card) for one in content.more.values() for card in one.stories),
    )


def _action(card: ActionCard) -> CardFace:
    facts: list[tuple[str, Fact]] = [("symbol", card.symbol)]
    if card.role is not None:
        facts.append(("role", card.role))
    if card.icons:
        facts.append(("icons", tuple(f"icon-{icon}" for icon in card.icons)))
    return CardFace(card.id, "general" if card.role is None else "special", tuple(facts))


def _enemy(name: str, kind: str, cult: str | None, symbols: tuple[str, ...]) -> CardFace:
    return CardFace(name, kind, (("cult", cult or "no-cult"), ("symbols", symbols)))


def _item(card: ItemCard) -> CardFace:
    facts: tuple[tuple[str, Fact], ...] = (("copies", card.copies),)
    if card.unique:
        facts += (("unique", "yes"),)
    return CardFace(card.id, "event-item" if card.event else "item", facts)


def _story(card: StoryCard) -> CardFace:
    codes = [entry["do"].removeprefix(_TELL) for entry in (*card.power, *card.or_)]
    effect: Fact = tuple(f"tale-{code}" for code in codes) or ("tale-none",)
    return CardFace(card.id, "story", (("of", card.of), ("effect", effect)))
