"""The rulebook and the cards of the game that is played."""

from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from rich.console import RenderableType

from miskatonic.content.cards import CardFace, CardText, UnknownCardError, describe_card, describe_cards
from miskatonic.content.rulebook import NoRulebookError, Rulebook, load_rulebook
from miskatonic.content.texts import Texts
from miskatonic.games.spec import AnyGame
from miskatonic.terminal.look import Glyphs
from miskatonic.terminal.pages import card_page, cards_page, rules_page

# A word in so few rules makes a good example of a search.
_FEW = 12


@dataclass
class Library:
    """Everything is read when it is first needed."""

    spec: AnyGame
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
        return rules_page(self.rulebook, name)

    def examples(self) -> dict[str, str]:
        """An example for each command that looks something up."""
        found = {}
        if self.faces:
            found["cards [NAME]"] = f"cards {self.texts.name(self.faces[0].id)}"
        with suppress(NoRulebookError):
            book = self.rulebook
            ids = [rule.id.removeprefix(f"{book.prefix}-") for rule in book.rules.values()]
            chapters = [section.title for section in book.sections if section.id]
            titles = (word.casefold() for title in chapters for word in title.split() if word.isalpha())
            words = (word for word in titles if 1 < len(book.speaking_of(word)) <= _FEW)
            shown = [*ids[len(ids) // 4 :][:1], *islice(words, 1)]
            found["rules [ID]"] = ", ".join(f"rules {one}" for one in shown)
        return found

    def card(self, name: str, signs: Glyphs) -> RenderableType:
        """The card with this name, or all cards that contain it in their names; all cards without a name."""
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
