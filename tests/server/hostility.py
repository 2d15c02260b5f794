"""Hostile messages: malformed, too large, out of turn, repeated, or not allowed."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from miskatonic.content.text_check import alphabet_of
from miskatonic.games.registry import find_game
from tests.server.guests import game

KINDS = ("say", "undo", "keep", "resign", "hand-over", "take-back", "hint", "why-not", "chat", "ping")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    "",
    "\x00",
    "\ud800",
    "'; DROP TABLE move; --",
    "<img src=x onerror=alert(1)>",
    "../../etc/passwd",
    "x" * 3_000,
    [],
    {},
    [[[[[[[[]]]]]]]],
    {"word": "yes"},
)


def garbage(chance: random.Random) -> str:
    """Text that is no JSON, or broken JSON."""
    letters = [
        chr(chance.choice((chance.randrange(32, 127), chance.randrange(160, 0xD7FF)))) for _ in range(40)
    ]
    broken = ('{"type":', "[" * 2_000, '"', "nul", "{}", "[]", "1e999", '{"type":"say"', "\ufeff{}")
    return chance.choice(("".join(letters), *broken))


def misshapen(chance: random.Random) -> str:
    """A message with wrong fields, one of which no message has."""
    fields = ("word", "seq", "to", "bot", "text", "id", "type")
    message = {chance.choice(fields): chance.choice(ODD) for _ in range(chance.randrange(1, 6))}
    message[chance.choice(("seat", "admin", "__class__", "player"))] = chance.choice(ODD)
    if chance.random() < 0.8:
        message["type"] = chance.choice((*KINDS, "start", "admin", "eval"))
    return json.dumps(message)


def oversized(chance: random.Random) -> str:
    """A message that is too large."""
    return json.dumps({"type": "chat", "text": "x" * chance.randrange(5_000, 50_000)})


def out_of_turn(chance: random.Random, seq: int) -> str:
    """A word of the game from somebody who is not asked, or meant for another line."""
    word = chance.choice(_words(game()))
    at = chance.choice((seq, seq + 1, seq - 1, 0, 10**6))
    return json.dumps({"type": "say", "word": word, "seq": max(0, at)})


@cache
def _words(key: str) -> list[str]:
    spec = find_game(key)
    return alphabet_of(spec, spec.load_content(spec.folder / "data")).sayable


def presumptuous(chance: random.Random, seq: int) -> str:
    """Acts that the sender may not do."""
    return json.dumps(
        chance.choice(
            (
                {"type": "undo", "seq": seq, "to": 0},
                {"type": "undo", "seq": seq},
                {"type": "resign"},
                {"type": "hand-over", "bot": "greedy"},
                {"type": "hand-over", "bot": "search:999999s"},
                {"type": "take-back"},
                {"type": "keep"},
                {"type": "why-not", "word": "yes"},
                {"type": "hint"},
            )
        )
    )


def replayed(chance: random.Random, seq: int, heard: list[str]) -> str:
    """A copy of a message that was sent before."""
    line = chance.randrange(seq)
    return json.dumps({"type": "say", "word": heard[line], "seq": line})


def senders(seq: int, heard: list[str], *, watches: bool) -> list[Callable[[random.Random], str]]:
    """The hostile messages. A seat may do some things that a spectator may not."""
    kinds = [garbage, misshapen, lambda c: out_of_turn(c, seq), lambda c: replayed(c, seq, heard)]
    return [*kinds, lambda c: presumptuous(c, seq)] if watches else kinds
