"""Checks the texts of a game: faults for missing messages, and for messages that nothing uses."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from miskatonic.content.cards import CardFace
from miskatonic.content.catalogue import Catalogue, TextFolder, read_catalogue, variables
from miskatonic.content.files import Fault
from miskatonic.content.texts import MissingTextError, Texts, load_texts
from miskatonic.kernel.vocabulary import Vocabulary
from miskatonic.kernel.words import Alphabet

GAME_KEYS: Final = (
    "game-title",
    "game-pitch",
    "game-goal",
    "game-how",
    "game-length",
    "game-complexity",
)
# The game knows every key of these families, so unused messages can be found.
_CLOSED: Final = (
    "game-",
    "card-",
    "flavour-",
    "kind-",
    "fact-",
    "word-",
    "option-",
    "value-",
    "variant-",
    "advice-",
)
_DECLARED: Final = (
    "event-",
    "ask-",
    "refusal-",
    "ending-",
    "departs-",
    "tally-",
    "aspect-",
    "request-",
    "answer-",
)
# Messages that need arguments.
_ARGUED: Final = ("word-", "event-", "ask-", "departs-", "aspect-", "request-", "answer-")
# Variables that every message about an event or a question may use in addition to its arguments.
_ALWAYS: Final = frozenset({"seat", "source"})


class AdviceLike(Protocol):
    """What is better not combined."""

    @property
    def name(self) -> str: ...


class OptionLike(Protocol):
    """A table option."""

    @property
    def key(self) -> str: ...

    @property
    def values(self) -> tuple[str, ...]: ...

    @property
    def advice(self) -> Sequence[AdviceLike]: ...


class Worded(Protocol):
    """The parts of a game that need texts."""

    @property
    def alphabet(self) -> Alphabet: ...

    @property
    def options(self) -> Sequence[OptionLike]: ...

    @property
    def variants(self) -> Mapping[str, Mapping[str, str]]: ...

    @property
    def cards(self) -> Callable[[Any], tuple[CardFace, ...]]: ...

    @property
    def vocabulary(self) -> Vocabulary | None: ...


def check_texts(
    game: Worded, folder: TextFolder, content: object, language: str = "en", overlay: Path | None = None
) -> list[Fault]:
    """All faults in the texts of a game and its cards, including a designer's."""
    catalogue = read_catalogue(folder, language, overlay)
    if catalogue.faults:
        return list(catalogue.faults)
    texts = load_texts(folder, language, overlay=overlay, strict=True)
    needed = _needed(game, content, texts)
    remarks = () if overlay is None else remarks_on_texts(game, folder, content, language, overlay)
    remarked = {remark.key for remark in remarks}
    faults = [Fault(_home(catalogue), key, "this message is missing") for key in needed if not texts.has(key)]
    own = catalogue if overlay is None else read_catalogue(overlay, language)
    faults += [Fault(own.files[key], key, "nothing uses this message") for key in _spare(game, own, needed)]
    faults += _unexplained(game, texts, catalogue)
    faults += _starved(game, texts, catalogue)
    faults += [
        Fault(catalogue.files[key], key, str(error)) for key in needed if (error := _trouble(texts, key))
    ]
    return [fault for fault in faults if fault.key not in remarked]


def remarks_on_texts(
    game: Worded, folder: TextFolder, content: object, language: str, overlay: Path
) -> list[Fault]:
    """Remarks on a designer's texts: cards without texts, and texts of cards that were removed."""
    house, own = read_catalogue(folder, language), read_catalogue(overlay, language)
    texts = load_texts(folder, language, overlay=overlay)
    needed = _needed(game, content, texts)
    mute = [
        key
        for face in game.cards(content)
        for key in (f"name-{face.id}", f"card-{face.id}", f"flavour-{face.id}")
        if not texts.has(key)
    ]
    home = _home(own) or language
    return [
        *(Fault(home, key, "this message is missing, and players see its key") for key in mute),
        *(
            Fault(own.files[key], key, "no card uses this message any more")
            for key in _spare(game, own, needed)
            if key in house.files
        ),
    ]


def _spare(game: Worded, catalogue: Catalogue, needed: Mapping[str, None]) -> list[str]:
    closed = _CLOSED if game.vocabulary is None else (*_CLOSED, *_DECLARED)
    return [key for key in catalogue.keys if key.startswith(closed) and key not in needed]


def _needed(game: Worded, content: object, texts: Texts) -> dict[str, None]:
    """All keys that the game itself uses, in order."""
    faces = game.cards(content)
    keys = list(GAME_KEYS)
    for face in faces:
        keys += [f"name-{face.id}", f"card-{face.id}", f"flavour-{face.id}", f"kind-{face.kind}"]
        keys += [f"fact-{key}" for key, _ in face.facts]
    keys += [f"option-{option.key}" for option in game.options]
    keys += [f"advice-{advice.name}" for option in game.options for advice in option.advice]
    apart = [f"value-{option.key}-{value}" for option in game.options for value in option.values]
    keys += [key for key in apart if texts.has(key)]
    keys += [f"variant-{name}" for name in game.variants]
    keys += _declared(game.vocabulary)
    for text in alphabet_of(game, content).sayable:
        verb, _, item = text.partition(" ")
        keys.append(f"word-{verb}-{item}" if item and texts.has(f"word-{verb}-{item}") else f"word-{verb}")
        if item and not item.isdecimal():
            keys += [f"name-{part}" for part in item.split("+")]
    return dict.fromkeys(keys)


def alphabet_of(game: Worded, content: Any) -> Alphabet:
    """The words, with the names from the card files; without card files, all words are fixed."""
    alphabet: Alphabet = getattr(content, "alphabet", game.alphabet)
    return alphabet


def _declared(vocabulary: Vocabulary | None) -> list[str]:
    if vocabulary is None:
        return []
    return [
        *(f"event-{kind.name}" for kind in vocabulary.events),
        *(f"ask-{asked.name}" for asked in vocabulary.prompts),
        *(f"refusal-{key}" for key in vocabulary.refusals),
        *(f"ending-{key}" for key in vocabulary.endings),
        *(f"departs-{departure.name}" for departure in vocabulary.departures),
        *(f"tally-{source}" for source in vocabulary.tally),
        *(f"aspect-{key}" for key in vocabulary.aspects),
        *(f"request-{key}" for key in vocabulary.requests),
        *(f"answer-{answer.name}" for answer in vocabulary.answers),
    ]


def _starved(game: Worded, texts: Texts, catalogue: Catalogue) -> list[Fault]:
    """Messages that use arguments their event or question never has."""
    if game.vocabulary is None:
        return []
    given = {f"event-{kind.name}": {*kind.args, *kind.optional} for kind in game.vocabulary.events}
    given |= {f"ask-{asked.name}": {*asked.about} for asked in game.vocabulary.prompts}
    given |= {f"departs-{departure.name}": {*departure.args} for departure in game.vocabulary.departures}
    given |= {f"request-{key}": {"subject"} for key in game.vocabulary.requests}
    given |= {f"answer-{answer.name}": {*answer.args} for answer in game.vocabulary.answers}
    wanted = variables(catalogue)
    return [
        Fault(catalogue.files[key], key, f"the game never gives it ${name}")
        for key, args in given.items()
        for name in sorted(wanted.get(key, ()))
        if texts.plain_argument(name) not in args | _ALWAYS
    ]


def _unexplained(game: Worded, texts: Texts, catalogue: Catalogue) -> list[Fault]:
    faults = []
    for option in game.options:
        key = f"option-{option.key}"
        if not texts.has(key):
            continue
        said = texts.option(option.key)
        wrong = {
            value: "this value has no explanation" for value in option.values if value not in said.values
        }
        wrong |= {
            value: "the option has no such value" for value in said.values if value not in option.values
        }
        if not said.about:
            wrong["about"] = "the option has no explanation"
        faults += [Fault(catalogue.files[key], f"{key}.{value}", problem) for value, problem in wrong.items()]
    faults += [
        Fault(catalogue.files[f"variant-{name}"], f"variant-{name}.about", "the variant has no explanation")
        for name in game.variants
        if texts.has(f"variant-{name}") and not texts.variant(name).about
    ]
    return faults


def _trouble(texts: Texts, key: str) -> MissingTextError | None:
    """The error, if any, when a message is formatted without arguments."""
    if not texts.has(key) or key.startswith(_ARGUED):
        return None
    try:
        # What a refusal names is a list; other messages do not look at it.
        texts.say(key, names=())
    except MissingTextError as error:
        return error
    return None


def _home(catalogue: Catalogue) -> str:
    """The file in which a missing message belongs."""
    return next(iter(catalogue.files.values()), "").partition("/")[0]
