"""The table in words: messages of the game, spoken with the names of those who sit there.

A game's catalogue says what of a scene is worth a place on the board. `zone-<family>` is the title of a
zone, `zone-<family>-<mark>` of those of its pieces that bear a mark (or whose mark says that) and then
stands for the whole zone; `mark-<key>` is the label of a mark and `mark-<key>-is` how its `$value` is put.
A family with labels of its own, `mark-<family>-<key>`, is drawn with these alone. What has no message is
not drawn, and marks stand in the order of their messages. A game without any such messages is drawn
whole, with its ids for titles. Places of a ring, or seats, with much to tell are drawn as blocks instead of a
table when there is a message `block-<family>`, the heading over what lies there; an empty one asks for a
single line. `zone-<family>-marks` stands before what a ring tells of itself.

`in-play-<kind>` is the title over the open cards of a kind; with `line-<kind>` such cards are listed where
they lie, a line each; `glance-<face>` is what a place is good for in a few words. A name may have a form
`.short` for the board. `table-round` is what the house calls a round.

What is said at the table can be more than what happened: `choice-<prompt>-<verb>`, `choice-<verb>-<object>`
or `choice-<verb>` is an option with what the table tells about it, `group-<verb>` stands before options
that are told in one line (`group-<prompt>-<verb>` before those of one question alone), `facts-<prompt>` is
what one wants to know before answering, `rule-<prompt>` the rule that asks, `said-<prompt>-<verb>` an answer
that made nothing happen, and `told-<event>` an event with the text of its cards (`$card-text`).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from miskatonic.content.texts import Texts
from miskatonic.kernel.events import Event
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Question

_SEAT: Final = re.compile(r"seat-(\d+)")


class Voice:
    """Texts and seat names together."""

    def __init__(self, texts: Texts, seat_names: Sequence[str]) -> None:
        self.texts = texts
        self.seat_names = tuple(seat_names)
        self._is_drawn_whole = not any(key.startswith("zone-") for key in texts.keys)
        self._order = {key: number for number, key in enumerate(texts.keys)}

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
        return self.texts.name(content_id.rpartition("/")[2], self.seat_names, form)

    def has_name(self, content_id: str) -> bool:
        return self.texts.has(f"name-{content_id}")

    def said(self, key: str, **args: Any) -> str | None:  # noqa: ANN401 - whatever the message wants
        """A message that a game may have, or None."""
        return self.texts.say(key, self.seat_names, **args) if self.texts.has(key) else None

    def zone(self, family: str, mark: str = "") -> str | None:
        """The title of zones of a family, or of those of their pieces that bear a mark; None: not drawn."""
        return self._label("zone", f"{family}-{mark}" if mark else family, family if not mark else None)

    def has_parts(self, family: str) -> bool:
        """Do pieces of such zones stand under titles of their own?"""
        return any(key.startswith(f"zone-{family}-") for key in self._order)

    def mark(self, key: str, family: str = "") -> str | None:
        """The label of a mark in zones of a family; None when it is not drawn."""
        return self._label("mark", *self._own(family, key))

    def drawn(self, marks: Iterable[str], family: str = "") -> list[str]:
        """Those of the marks that are drawn, in the order of their messages."""
        found = [key for key in marks if self.mark(key, family) is not None]
        return sorted(
            found, key=lambda key: self._order.get(f"mark-{self._own(family, key)[0]}", len(self._order))
        )

    def value(self, key: str, value: Any, marks: Mapping[str, Any] | None = None, family: str = "") -> Text:  # noqa: ANN401 - marks are whatever a game puts there
        """What a mark says (its message may look at the others, too); nothing when it does not apply."""
        if value is None or value is False or value in ("", (), []):
            return Text()
        if value is True:
            return Text(self.mark(key, family) or key)
        phrase = f"mark-{self._own(family, key)[0]}-is"
        if self.texts.has(phrase):
            return Text(self.texts.say(phrase, self.seat_names, **{**(marks or {}), "value": value}))
        if isinstance(value, list | tuple):
            return Text(", ").join(self.value("", item) for item in value)
        seat = _SEAT.fullmatch(value) if isinstance(value, str) else None
        if seat:
            return self.seat(int(seat[1]) - 1)
        return Text(self.name(value, "short") if isinstance(value, str) else str(value))

    def word(self, word: str) -> str:
        return capital(self.texts.word(word, self.seat_names))

    def event(self, event: Event) -> str:
        """What happened; where the game wants it, with what the cards say that it is about."""
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
        """The end of a mark's message, and what may stand in for its label."""
        start = f"mark-{family}-"
        has_labels = family and any(
            message.startswith(start) and message != f"{start}is" for message in self._order
        )
        return (f"{family}-{key}", None) if has_labels else (key, key)

    def _label(self, kind: str, key: str, fallback: str | None) -> str | None:
        message = f"{kind}-{key}"
        if self.texts.has(message):
            return self.texts.say(message)
        if self._is_drawn_whole and fallback is not None and fallback != "words":
            return capital(self.texts.name(fallback).replace("-", " ").replace("_", " "))
        return None


def seat_names(texts: Texts, marks: Sequence[Mapping[str, Any]]) -> list[str]:
    """What to call each seat when nobody says: by the marks of its tableau, as `seat-name` puts it."""
    if texts.has("seat-name"):
        return [texts.say("seat-name", **of_seat) for of_seat in marks]
    return [texts.name(f"seat-{number}") for number in range(1, len(marks) + 1)]


def capital(sentence: str) -> str:
    """The same with a capital letter at its beginning, and no other changed."""
    return sentence[:1].upper() + sentence[1:]
