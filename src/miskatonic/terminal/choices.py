"""The options of a decision: numbered, put into words, and matched with what was typed."""

import re
from collections.abc import Sequence
from itertools import count
from typing import Any, Final, NamedTuple

from miskatonic.kernel.scene import Piece, Scene
from miskatonic.terminal.voice import Voice, capital

# Joins the things of a set, in words and in numbers.
_AND: Final = "+"
_NUMBERS: Final = re.compile(r"\d+([ ,+]+\d+)*")
_NUMBER: Final = re.compile(r"\d+")
_PARTS: Final = re.compile(r"[^\w']+")


class Choice(NamedTuple):
    """One option: the number to type, the seat that may choose it, the word, and the prompt it answers.

    An option for a set of things (`flip map+lamp`) has the numbers of its parts instead: `1+3`.
    """

    key: str
    seat: int
    word: str
    prompt: str = ""

    @property
    def verb(self) -> str:
        return self.word.partition(" ")[0]

    @property
    def parts(self) -> list[str]:
        """The words of the single things that a word for a set stands for."""
        verb, _, items = self.word.partition(" ")
        return [f"{verb} {item}" for item in items.split(_AND)]

    @property
    def is_listed(self) -> bool:
        """Is it shown as an option of its own? A set is named by its parts."""
        return _AND not in self.key


def choices_of(scenes: Sequence[Scene], voice: Voice | None = None) -> list[Choice]:
    """The options of all seats that are asked, one scene each, numbered from 1; groups come last."""
    offered = [
        Choice("", scene.seat, word, scene.question.prompt)
        for scene in scenes
        if scene.question is not None and scene.seat is not None
        for word in scene.question.options
    ]
    if voice is not None:
        verbs = list(dict.fromkeys(choice.verb for choice in offered if is_grouped(choice, voice)))
        offered.sort(key=lambda choice: verbs.index(choice.verb) + 1 if is_grouped(choice, voice) else 0)
    return _numbered(offered)


def _numbered(offered: Sequence[Choice]) -> list[Choice]:
    """The options with their numbers. A set of things that are offered singly, too, has their numbers."""
    words = {(choice.seat, choice.word) for choice in offered}
    sets = [
        len(choice.parts) > 1 and all((choice.seat, part) in words for part in choice.parts)
        for choice in offered
    ]
    numbers = count(1)
    single = {
        (choice.seat, choice.word): next(numbers)
        for choice, is_set in zip(offered, sets, strict=True)
        if not is_set
    }
    return [
        choice._replace(key=_AND.join(map(str, sorted(single[choice.seat, part] for part in choice.parts))))
        if is_set
        else choice._replace(key=str(single[choice.seat, choice.word]))
        for choice, is_set in zip(offered, sets, strict=True)
    ]


def is_grouped(choice: Choice, voice: Voice) -> bool:
    """Is it shown in one line with the other options of its verb?"""
    special = f"choice-{choice.word.replace(' ', '-')}"
    groups = (f"group-{choice.prompt}-{choice.verb}", f"group-{choice.verb}")
    return any(map(voice.texts.has, groups)) and not voice.texts.has(special)


def find_choices(typed: str, choices: Sequence[Choice], voice: Voice) -> list[Choice]:
    """Options by number, by word, by name, or by the beginnings of their parts (`docks`, `trade fur`).

    Several numbers (`1 3`, `1+3`) name the set of those things.
    """
    wanted = " ".join(typed.casefold().split())
    if _NUMBERS.fullmatch(wanted):
        wanted = _AND.join(map(str, sorted({int(number) for number in _NUMBER.findall(wanted)})))
    exact = [choice for choice in choices if wanted in (choice.key, choice.word)]
    if exact or _NUMBERS.fullmatch(wanted):
        return exact[:1]
    words = fitting(wanted, [choice.word for choice in choices], voice)
    found = [choice for choice in choices if choice.word in words]
    fewest = min((len(choice.parts) for choice in found), default=0)
    return [choice for choice in found if len(choice.parts) == fewest]


def fitting(typed: str, words: Sequence[str], voice: Voice) -> list[str]:
    """The words whose name is what was typed; else those that contain all parts of it.

    Words with the parts in their id are preferred to words with the parts in their name.
    """
    bits = _split(typed)
    if not bits:
        return []
    called = [word for word in words if bits in _names(word, voice)]
    if called:
        return called
    by_id = [word for word in words if _contains(word.split() + _split(word), bits)]
    return by_id or [word for word in words if _contains(_split(word) + _split(voice.word(word)), bits)]


def explain_choice(
    word: str, scene: Scene, voice: Voice, family: str = "choice", form: str | None = None
) -> str:
    """The option as a sentence, with facts from the board; in a form of the message, if it has that.

    The message gets as arguments: the object; the marks of the piece that the word points at, of the zones
    where it lies and of the seat's own tableau; the arguments of the question; and, as `$glance` and `$text`,
    what the piece is good for.
    """
    verb, _, item = word.partition(" ")
    prompt = "" if scene.question is None else scene.question.prompt
    pointed = _pointed(word, scene)
    for key in (f"{family}-{prompt}-{verb}", f"{family}-{verb}-{item}", f"{family}-{verb}"):
        if voice.texts.has(key):
            about = _about(item, pointed, scene, voice)
            has_form = form if voice.texts.has(key, form) else None
            return capital(voice.texts.say(key, voice.seat_names, has_form, **about))
    named = [voice.name(piece.face) for piece in pointed if piece.face and item not in (piece.face, piece.id)]
    return f"{voice.word(word)}: {'; '.join(map(capital, named))}" if named else voice.word(word)


def _about(item: str, pointed: Sequence[Piece], scene: Scene, voice: Voice) -> dict[str, Any]:
    own = [zone.marks for zone in scene.zones if zone.kind == "tableau" and zone.owner == scene.seat]
    around = [zone.marks for zone in scene.zones if any(piece in zone.pieces for piece in pointed)]
    piece = pointed[0] if pointed else Piece("", item)
    about = {} if scene.question is None else scene.question.about
    args = {key: value for marks in (*around, *own, about, piece.marks) for key, value in marks.items()}
    args |= {
        "object": int(item) if item.isdecimal() else item,
        "face": piece.face,
        "glance": voice.said(f"glance-{piece.face}", **args) or "nothing",
        "text": voice.said(f"card-{piece.face}") or "nothing",
    }
    args.pop("words", None)
    return args


def _names(word: str, voice: Voice) -> list[list[str]]:
    """All names of a word, split into parts: the word itself, and its object in every form."""
    item = word.partition(" ")[2]
    forms = [voice.name(item, form) for form in (None, "short", "full")] if item else []
    return [_split(name) for name in (voice.word(word), *forms)]


def _contains(parts: Sequence[str], typed: Sequence[str]) -> bool:
    return all(any(part.startswith(bit) for part in parts) for bit in typed)


def _split(text: str) -> list[str]:
    return [part for part in _PARTS.split(text.casefold().replace("'", "")) if part]


def _pointed(word: str, scene: Scene) -> list[Piece]:
    return [piece for zone in scene.zones for piece in zone.pieces if word in piece.words]
