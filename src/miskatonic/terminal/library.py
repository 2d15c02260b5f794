"""The shelf beside the table: rulebook and cards of the game being played."""

from dataclasses import dataclass
from functools import cached_property

from rich.console import RenderableType

from miskatonic.content.cards import CardFace, CardText, UnknownCardError, describe_card, describe_cards
from miskatonic.content.rulebook import Rulebook, UnknownRuleError, load_rulebook
from miskatonic.content.texts import Texts
from miskatonic.games.spec import GameSpec
from miskatonic.terminal.look import Glyphs
from miskatonic.terminal.pages import card_page, cards_page, contents_page, found_page, rule_page


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
        """A rule or section by its id, or every rule that speaks of something; else the contents."""
        if not name:
            return contents_page(self.rulebook)
        try:
            return rule_page(self.rulebook, name)
        except UnknownRuleError:
            found = [] if any(map(str.isdecimal, name)) else self.rulebook.speaking_of(name)
            if not found:
                raise
            return found_page(self.rulebook, name, found)

    def card(self, name: str, signs: Glyphs) -> RenderableType:
        """A card by its name, or all that have it in theirs; all of them without one."""
        if not name:
            return cards_page(self.cards, signs)
        try:
            return card_page(describe_card(self.spec, self.content, self.texts, name))
        except UnknownCardError:
            bits = name.casefold().split()
            found = [
                card
                for card in self.cards
                if all(bit in f"{card.id} {card.title.casefold()}" for bit in bits)
            ]
            if not found:
                raise
            return cards_page(found, signs) if len(found) > 1 else card_page(found[0])
