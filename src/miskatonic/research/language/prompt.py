"""What a program reads: the rules, what its seat sees, the cards in sight, and what it may say."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from miskatonic.content.cards import describe_cards
from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.texts import Texts, load_texts, seat_names
from miskatonic.kernel.scene import Scene
from miskatonic.research.rendering.text import scene_text
from miskatonic.research.setting import Setting

LANGUAGE: Final = "en"


class Narrator:
    """Puts the scenes of one setting into words."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting

    @cached_property
    def rules(self) -> str:
        """The numbered rules of the game, one on each line."""
        book = load_rulebook(self._setting.spec)
        return "\n".join(f"{rule.id} {rule.text}" for rule in book.rules.values())

    def tell(self, scene: Scene, *, with_words: bool = True) -> str:
        """The scene, the text of every card in it, the question, and the words that answer it."""
        parts = [scene_text(scene, with_words=False), *self._cards_in(scene)]
        question = scene.question
        if question is not None:
            names = seat_names(self._texts, scene)
            parts.append(f"Question: {self._texts.question(question, names)}")
            if with_words and question.options:
                parts.append("Answer with one of these words:")
                parts += [f"  {word} - {self._texts.word(word, names)}" for word in question.options]
        return "\n".join(parts)

    @cached_property
    def _texts(self) -> Texts:
        return load_texts(self._setting.spec.texts, LANGUAGE, overlay=self._setting.content)

    @cached_property
    def _card_texts(self) -> dict[str, str]:
        spec = self._setting.spec
        content = spec.load_content(self._setting.content or spec.folder / "data")
        cards = describe_cards(spec, content, self._texts)
        return {card.id: f"{card.title}: {' '.join(card.rules.split())}" for card in cards if card.rules}

    def _cards_in(self, scene: Scene) -> Iterator[str]:
        faces = dict.fromkeys(piece.face for zone in scene.zones for piece in zone.pieces)
        told = [f"  {face} - {self._card_texts[face]}" for face in faces if face in self._card_texts]
        if told:
            yield "Cards in sight:"
            yield from told
