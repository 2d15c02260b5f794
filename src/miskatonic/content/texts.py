"""What people read, in their language: Fluent messages by key.

The catalogue of a language is `en.ftl`, or the files of a folder `en`, or both. The key of a message says
what it is for: `name-elixir`, `event-moved`, `ask-move`, `word-go`, `refusal-no-recipe`, `option-preset`,
`ending-rift`. String arguments are content ids; a message receives their names.

A name can have forms, which are its attributes: with `.the = the Docks` on `name-docks`, a message about
`$place` may say `{ $place-the }`. A name without that form is used as it is. A rule can have a name too, so
that a cause reads as a reason: `name-CUL-9-6` is the name of CUL-9.6.

The form `.brief` is for a display with little room. A list has this form only, `{ $needs-brief }`: the brief
names of its things, one after another.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from miskatonic.content.catalogue import TextFolder, messages, needed_variables, read_catalogue
from miskatonic.content.files import ContentError
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.events import Event
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Question, Scene

BRIEF: Final = "brief"
_SEAT: Final = re.compile(r"seat-(\d+)")


class MissingTextError(MiskatonicError):
    """A message that does not exist, or that needs arguments it did not get."""


class OptionText(NamedTuple):
    """A table option or a variant in words; an option explains each of its values."""

    name: str
    about: str
    values: Mapping[str, str]


class Texts:
    """All messages of one game in one language.

    A strict catalogue raises when a message is missing, for tests; otherwise the reader gets the key
    and the arguments, which is better than no sentence.
    """

    def __init__(
        self, bundle: FluentBundle, keys: Sequence[str], parsed: Mapping[str, ast.Message], *, strict: bool
    ) -> None:
        self._bundle = bundle
        self._parsed = parsed
        self._needs: dict[str, frozenset[str] | None] = {}
        self._strict = strict
        self.keys = tuple(keys)
        names = (bundle.get_message(key) for key in keys if key.startswith("name-"))
        self._forms = tuple(dict.fromkeys(form for name in names for form in name.attributes))

    def has(self, key: str, form: str | None = None) -> bool:
        """Is there such a message, and has it this form?"""
        return self._bundle.has_message(key) and (
            form is None or form in self._bundle.get_message(key).attributes
        )

    def plain_argument(self, variable: str) -> str:
        """The argument behind a variable of a message: `place` for `place-the`."""
        argument, _, form = variable.rpartition("-")
        return argument if form in self._forms else variable

    def say(self, key: str, seat_names: Sequence[str] = (), form: str | None = None, /, **args: Any) -> str:
        """The message with this key, in a form of it if one is given."""
        needed = self._needed(key)
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            if needed is None or name in needed:
                spoken[name] = self._spoken(value, seat_names)
            forms = self._forms if isinstance(value, str) else (BRIEF,) if isinstance(value, Sequence) else ()
            for each in forms:
                variable = f"{name}-{each}"
                if needed is None or variable in needed:
                    spoken[variable] = self._formed(value, seat_names, each)
        return self._say(key, form, spoken)

    def name(self, content_id: str, seat_names: Sequence[str] = (), form: str | None = None) -> str:
        """The name of a thing, or its id if it has no name; `a+b` is a set of things."""
        seat = _SEAT.fullmatch(content_id)
        if seat and int(seat[1]) <= len(seat_names):
            return seat_names[int(seat[1]) - 1]
        if "+" in content_id:
            return self._list(Counter(self.name(part, seat_names, form) for part in content_id.split("+")))
        key = f"name-{content_id.replace('.', '-')}"
        if not self.has(key):
            return content_id
        return self._say(key, form if self.has(key, form) else None, {})

    def brief_name(self, content_id: str, seat_names: Sequence[str] = ()) -> str:
        """The briefest form of a name: `.brief`, `.short` or the name itself."""
        key = f"name-{content_id.replace('.', '-')}"
        form = BRIEF if self.has(key, BRIEF) else "short"
        return self.name(content_id, seat_names, form)

    def event(self, event: Event, seat_names: Sequence[str] = ()) -> str:
        """What happened, in a sentence."""
        seat = {} if event.seat is None else {"seat": f"seat-{event.seat + 1}"}
        return self.say(f"event-{event.kind}", seat_names, **{**event.args, **seat})

    def question(self, question: Question, seat_names: Sequence[str] = ()) -> str:
        """What a decision asks."""
        seat = {"seat": f"seat-{question.seats[0] + 1}"} if question.seats else {}
        about = {"source": question.source, **seat, **question.about}
        return self.say(f"ask-{question.prompt}", seat_names, **about)

    def word(self, text: str, seat_names: Sequence[str] = ()) -> str:
        """An option of a decision, in words."""
        verb, _, item = text.partition(" ")
        special = f"word-{verb}-{item}"
        if item and self.has(special):
            return self.say(special, seat_names)
        return self.say(f"word-{verb}", seat_names, object=int(item) if item.isdecimal() else item)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed. The message does not contain the id of the rule."""
        return self.say(f"refusal-{refusal.key}", names=refusal.names)

    def option(self, key: str) -> OptionText:
        """A table option: attributes of its message explain it and its values.

        A value that comes from elsewhere, such as an expansion, has a message of its own: `value-modules-
        relics`.
        """
        said = self._explained(f"option-{key}")
        apart = f"value-{key}-"
        more = [name for name in self.keys if name.startswith(apart)]
        values = {name.removeprefix(apart): self._say(name, None, {}) for name in more}
        return said._replace(values={**said.values, **values})

    def variant(self, key: str) -> OptionText:
        """A way to play: some options set at once."""
        return self._explained(f"variant-{key}")

    def _explained(self, message: str) -> OptionText:
        attributes = self._bundle.get_message(message).attributes if self.has(message) else {}
        said = {name: self._say(message, name, {}) for name in attributes}
        about = said.pop("about", "")
        return OptionText(self._say(message, None, {}), about, said)

    def ending(self, key: str) -> str:
        """How the game ended, in a sentence."""
        return self.say(f"ending-{key}")

    def departure(self, key: str, args: Mapping[str, str | int]) -> str:
        """How a table departs from the book, in a sentence."""
        return self.say(f"departs-{key}", **args)

    def source_of_points(self, key: str) -> str:
        """A line of the final score."""
        return self.say(f"tally-{key}")

    def fact(self, key: str, value: int | str | Sequence[str]) -> tuple[str, str]:
        """A fact of a card: its label, and its value as the label's message puts it."""
        message = f"fact-{key}"
        spoken = self._spoken(value, ())
        if self.has(message, "value"):
            return self._say(message, None, {}), self._say(message, "value", {"value": spoken})
        return self._say(message, None, {}), str(spoken)

    def _needed(self, key: str) -> frozenset[str] | None:
        """The variables that a message needs, or None for all. Arguments are not put into words in vain."""
        if key not in self._needs:
            message = self._parsed.get(key)
            self._needs[key] = None if message is None else needed_variables(message)
        return self._needs[key]

    def _formed(self, value: str | Sequence[Any], seat_names: Sequence[str], form: str) -> str:
        """A name in a form, or the brief names of a list one after another."""
        if isinstance(value, str):
            return str(self._spoken(value, seat_names, form))
        return " ".join(self.brief_name(str(thing), seat_names) for thing in value)

    def _spoken(self, value: Any, seat_names: Sequence[str], form: str | None = None) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            if " " in value:
                return value  # already words, not an id
            # A cause names its kind too: `creature/witches`, `rule/WOS-9.3`.
            return self.name(value.rpartition("/")[2], seat_names, form)
        if isinstance(value, Sequence):
            return self._list(Counter(str(self._spoken(item, seat_names)) for item in value))
        return "" if value is None else value

    def _list(self, things: Mapping[str, int]) -> str:
        if not things:
            return self.name("nothing")
        *rest, last = (self._counted(thing, count) for thing, count in things.items())
        return self._say("list", None, {"rest": ", ".join(rest), "last": last}) if rest else last

    def _counted(self, thing: str, count: int) -> str:
        return self._say("list-count", None, {"count": count, "thing": thing}) if count > 1 else thing

    def _say(self, key: str, attribute: str | None, args: Mapping[str, Any]) -> str:
        problem = "there is no such message"
        if self.has(key):
            message = self._bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                said, errors = self._bundle.format_pattern(pattern, dict(args))
                if not errors:
                    return str(said)
                problem = "; ".join(str(error) for error in errors)
        if self._strict:
            raise MissingTextError(f"{key}: {problem}")
        return " ".join([key.replace("-", " "), *(f"{name}={value}" for name, value in args.items())])


def seat_names(texts: Texts, scene: Scene) -> list[str]:
    """Names for the seats: the message `seat-name`, which gets the marks of the tableau of each seat.

    A seat whose tableau is of another family may have a message of its own: `seat-name-<family>`.
    """
    tableaux = [zone for zone in scene.zones if zone.kind == "tableau"]
    if not texts.has("seat-name"):
        return [texts.name(f"seat-{number}") for number in range(1, len(tableaux) + 1)]
    own = [f"seat-name-{zone.id.partition('.')[0]}" for zone in tableaux]
    keys = [key if texts.has(key) else "seat-name" for key in own]
    return [texts.say(key, **zone.marks) for key, zone in zip(keys, tableaux, strict=True)]


def load_texts(
    folder: TextFolder, language: str = "en", *, overlay: Path | None = None, strict: bool = False
) -> Texts:
    """The catalogue of a game; messages in an overlay, such as a designer's folder, replace the game's."""
    catalogue = read_catalogue(folder, language, overlay)
    if catalogue.faults:
        raise ContentError(list(catalogue.faults))
    bundle = FluentBundle([language], use_isolating=False)
    for resource in catalogue.resources:
        bundle.add_resource(resource)
    return Texts(bundle, catalogue.keys, messages(catalogue), strict=strict)
