"""Messages of the game, with the names of the seats.

The messages of a game decide what of a scene is drawn on the board. What has no message is not drawn, and
marks are drawn in the order of their messages. A game without any such messages is drawn whole, with its
ids as titles.

| message                  | meaning                                                                    |
|--------------------------|----------------------------------------------------------------------------|
| `zone-<family>`          | the title of a zone                                                        |
| `zone-<family>.labels`   | texts among its marks have labels, too, and not only numbers               |
| `zone-<family>-<mark>`   | the title of its pieces that bear a mark; it replaces the title of the zone |
| `zone-<family>-marks`    | the title of the marks of a ring itself                                    |
| `mark-<key>`             | the label of a mark                                                        |
| `mark-<key>-is`          | how the `$value` of a mark is put into words                               |
| `mark-<family>-<key>`    | a label for one family; a family with such labels is drawn with these alone |
| `block-<family>`         | draws blocks instead of a ledger, with this heading; if empty, a single line |
| `in-play-<kind>`         | the title of the texts of open cards of a kind                             |
| `line-<kind>`            | lists cards of a kind where they lie, a line each                          |
| `glance-<face>`          | what a place or card is good for, in a few words                           |
| `name-<id>.short`        | the short form of a name, for the board                                    |
| `table-round`            | what the game calls a round                                                |
| `choice-<verb>`          | an option as a sentence with facts from the board; more specific are       |
|                          | `choice-<verb>-<object>` and `choice-<prompt>-<verb>`                      |
| `group-<verb>`           | the beginning of a line with all options of a verb; more specific is       |
|                          | `group-<prompt>-<verb>`                                                    |
| `facts-<prompt>`         | what helps to answer a question                                            |
| `rule-<prompt>`          | the rule that asks a question                                              |
| `said-<prompt>-<verb>`   | an answer without an event                                                 |
| `told-<event>`           | an event with the text of its cards (`$card-text`)                         |

A terminal too low for the whole board shows a compact one. There, names, titles, labels and values are
said in their form `.brief` if they have it. An empty title or label leaves the zone or mark out; only a zone
with something to choose is drawn all the same. The brief form of `mark-<key>-is` replaces label and value.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from rich.text import Text

from miskatonic.content.texts import BRIEF, Texts
from miskatonic.kernel.events import Event
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Question

_SEAT: Final = re.compile(r"seat-(\d+)")


class Voice:
    """Puts what happens at a table into words: the texts of the game and the names of the seats."""

    def __init__(self, texts: Texts, seat_names: Sequence[str], *, is_brief: bool = False) -> None:
        self.texts = texts
        self.seat_names = tuple(seat_names)
        self.is_brief = is_brief
        self._is_drawn_whole = not any(key.startswith("zone-") for key in texts.keys)
        self._order = {key: number for number, key in enumerate(texts.keys)}
        self._labelled: dict[str, bool] = {}

    @cached_property
    def briefly(self) -> "Voice":
        """The same voice where there is little room."""
        return Voice(self.texts, self.seat_names, is_brief=True)

    def title(self) -> str:
        return self.texts.say("game-title")

    def round(self, number: int) -> str:
        return (
            self.texts.say("table-round", round=number)
            if self.texts.has("table-round")
            else f"round {number}"
        )

    def seat(self, seat: int) -> Text:
        return Text(self.seat_names[seat], style=f"seat{seat % 5}")

    def seats(self, seats: Sequence[int]) -> Text:
        return Text(", ").join(self.seat(seat) for seat in seats)

    def name(self, content_id: str, form: str | None = None) -> str:
        name = content_id.rpartition("/")[2]
        if self.is_brief and form == "short":
            return self.texts.brief_name(name, self.seat_names)
        return self.texts.name(name, self.seat_names, form)

    def has_name(self, content_id: str) -> bool:
        return self.texts.has(f"name-{content_id}")

    def said(self, key: str, /, **args: Any) -> str | None:  # noqa: ANN401 - whatever the message wants
        """An optional message of the game, or None."""
        form = BRIEF if self.is_brief and self.texts.has(key, BRIEF) else None
        return self.texts.say(key, self.seat_names, form, **args) if self.texts.has(key) else None

    def zone(self, family: str, mark: str = "") -> str | None:
        """The title of a family of zones, or of their pieces that bear a mark; None when it is not drawn."""
        return self._label("zone", f"{family}-{mark}" if mark else family, family if not mark else None)

    def has_parts(self, family: str) -> bool:
        """Do pieces of such zones have titles of their own?"""
        return any(key.startswith(f"zone-{family}-") for key in self._order)

    def mark(self, key: str, family: str = "") -> str | None:
        """The label of a mark in zones of a family; None when it is not drawn."""
        return self._label("mark", *self._own(family, key))

    def drawn(self, marks: Iterable[str], family: str = "") -> list[str]:
        """The marks that are drawn, in the order of their messages."""
        found = [key for key in marks if self.mark(key, family) is not None]
        return sorted(
            found, key=lambda key: self._order.get(f"mark-{self._own(family, key)[0]}", len(self._order))
        )

    def value(self, key: str, value: Any, marks: Mapping[str, Any] | None = None, family: str = "") -> Text:  # noqa: ANN401 - marks are whatever a game puts there
        """The value of a mark in words (its message can use the other marks); empty if it does not apply."""
        if not _applies(value):
            return Text()
        if value is True:
            return Text(self.mark(key, family) or key)
        phrase = f"mark-{self._own(family, key)[0]}-is"
        told = self.said(phrase, **{**(marks or {}), "value": value})
        if told is not None:
            return Text(told)
        if isinstance(value, list | tuple):
            return Text(", ").join(self.value("", item) for item in value)
        seat = _SEAT.fullmatch(value) if isinstance(value, str) else None
        if seat:
            return self.seat(int(seat[1]) - 1)
        return Text(self.name(value, "short") if isinstance(value, str) else str(value))

    def needs_no_label(self, key: str, family: str = "") -> bool:
        """Does a brief phrase take the place of the label and value of this mark?"""
        return self.is_brief and self.texts.has(f"mark-{self._own(family, key)[0]}-is", BRIEF)

    def is_labelled(self, family: str) -> bool:
        """Do texts among the marks of these zones have labels, as numbers have?"""
        return self.texts.has(f"zone-{family}", "labels")

    def word(self, word: str) -> str:
        return capital(self.texts.word(word, self.seat_names))

    def event(self, event: Event) -> str:
        """The event as a sentence; if the game has a message `told-<event>`, with the text of its cards."""
        told = f"told-{event.kind}"
        if not self.texts.has(told):
            return self.texts.event(event, self.seat_names)
        texts = {
            f"{key}-text": self.said(f"card-{value}") or ""
            for key, value in event.args.items()
            if isinstance(value, str)
        }
        seat = {} if event.seat is None else {"seat": f"seat-{event.seat + 1}"}
        return self.texts.say(told, self.seat_names, **event.args, **texts, **seat)

    def question(self, question: Question) -> str:
        return self.texts.question(question, self.seat_names)

    def refusal(self, refusal: Refusal) -> str:
        return self.texts.refusal(refusal)

    def _own(self, family: str, key: str) -> tuple[str, str | None]:
        """The end of the key of a mark's message, and the fallback for its label."""
        return (f"{family}-{key}", None) if self._has_labels(family) else (key, key)

    def _has_labels(self, family: str) -> bool:
        """Has this family of zones labels of its own? Remembered, because it is asked for every mark."""
        if family not in self._labelled:
            start = f"mark-{family}-"
            self._labelled[family] = bool(family) and any(
                message.startswith(start) and message != f"{start}is" for message in self._order
            )
        return self._labelled[family]

    def _label(self, kind: str, key: str, fallback: str | None) -> str | None:
        message = f"{kind}-{key}"
        if self.is_brief and self.texts.has(message, BRIEF):
            return self.texts.say(message, (), BRIEF) or None
        if self.texts.has(message):
            return self.texts.say(message)
        if self._is_drawn_whole and fallback is not None and fallback != "words":
            return capital(self.texts.name(fallback).replace("-", " ").replace("_", " "))
        return None


def _applies(value: object) -> bool:
    return value is not None and value is not False and value not in ("", (), [])


def capital(sentence: str) -> str:
    """The same with a capital letter at the beginning; the rest is unchanged."""
    return sentence[:1].upper() + sentence[1:]
