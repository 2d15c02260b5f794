"""The options of a decision: numbered, put into words, and found again in what somebody typed."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from miskatonic.kernel.scene import Piece, Scene
from miskatonic.terminal.voice import Voice, capital


class Choice(NamedTuple):
    """One option: what to type, who would say it, and the word."""

    key: str
    seat: int
    word: str


def choices_of(scenes: Sequence[Scene]) -> list[Choice]:
    """The options of all seats that are asked, one scene each, numbered through."""
    offered = [
        (scene.seat, word)
        for scene in scenes
        if scene.question is not None and scene.seat is not None
        for word in scene.question.options
    ]
    return [Choice(str(number), seat, word) for number, (seat, word) in enumerate(offered, 1)]


def find_choice(typed: str, choices: Sequence[Choice]) -> Choice | None:
    """By its number, its word, or the part of a word that no other option has (`docks`)."""
    wanted = " ".join(typed.casefold().split())
    for choice in choices:
        if wanted in (choice.key, choice.word):
            return choice
    parts = [choice for choice in choices if _contains(choice.word, wanted.split())]
    return parts[0] if len(parts) == 1 and not wanted.isdecimal() else None


def explain_choice(choice: Choice, scene: Scene, voice: Voice) -> Text:
    """The option as a sentence, with the piece it is about when the word does not name it."""
    text = Text(voice.word(choice.word))
    _, _, item = choice.word.partition(" ")
    told = [
        _about(piece, voice) for piece in _pointed(choice.word, scene) if piece.face and piece.face != item
    ]
    if told:
        text.append(": ")
        text.append_text(Text("; ").join(told))
    return text


def _contains(word: str, typed: Sequence[str]) -> bool:
    return bool(typed) and all(any(part.startswith(bit) for part in word.split()) for bit in typed)


def _pointed(word: str, scene: Scene) -> list[Piece]:
    return [piece for zone in scene.zones for piece in zone.pieces if word in piece.words]


def _about(piece: Piece, voice: Voice) -> Text:
    drawn = [(key, piece.marks[key]) for key in voice.drawn(piece.marks)]
    said = [voice.value(key, value, piece.marks) for key, value in drawn]
    marks = [text for text in said if text]
    name = Text(capital(voice.name(piece.face)))
    return Text.assemble(name, " (", Text(", ").join(marks), ")") if marks else name
