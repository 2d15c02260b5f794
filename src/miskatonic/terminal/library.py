"""The shelf beside the table: rulebook and cards of the game being played."""

from dataclasses import dataclass
from functools import cached_property

from rich.console import RenderableType

from miskatonic.content.cards import CardFace, CardText, describe_card, describe_cards
from miskatonic.content.rulebook import Rulebook, load_rulebook
from miskatonic.content.texts import Texts
from miskatonic.games.spec import GameSpec
from miskatonic.terminal.look import Glyphs
from miskatonic.terminal.pages import card_page, cards_page, contents_page, rule_page


@dataclass
class Library:
    """Read when somebody first asks."""

    spec: GameSpec
    content: object
    texts: Texts

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self.spec)

    @cached_property
    def faces(self) -> tuple[CardFace, ...]:
        return self.spec.cards(self.content)

    @cached_property
    def cards(self) -> tuple[CardText, ...]:
        return describe_cards(self.spec, self.content, self.texts)

    def rules(self, name: str) -> RenderableType:
        """A rule or section by its id; the contents without one."""
        return rule_page(self.rulebook, name) if name else contents_page(self.rulebook)

    def card(self, name: str, signs: Glyphs) -> RenderableType:
        """A card by its name; all of them without one."""
        if not name:
            return cards_page(self.cards, signs)
        return card_page(describe_card(self.spec, self.content, self.texts, name))
