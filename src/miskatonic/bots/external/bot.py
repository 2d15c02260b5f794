"""A seat played by a program. It is told what its seat sees and asked for a word."""

import json
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, Final

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.external.program import Program, ProgramFailedError
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.scene import plain
from miskatonic.kernel.words import Word

PREFIX: Final = "external:"
PROTOCOL: Final = "miskatonic-bot/1"
DEFAULT_MS: Final = 10_000
# After so many failures in a row a program is not asked again.
MOST_FAILURES: Final = 3
_NAME: Final = re.compile(r"(?:([1-9][0-9]{0,5})(ms|s):)?(.+)")
_RANDOM: Final = 2**31
_FALLBACK: Final = "greedy answers in its place"

Report = Callable[[str], None]


class NoProgramError(MiskatonicError):
    """A bot whose program cannot be found."""


def _to_stderr(sentence: str) -> None:
    sys.stderr.write(f"miskatonic: {sentence}\n")
    sys.stderr.flush()


class ExternalBot:
    """Asks a program for every word. If it fails, the greedy bot answers, and that is reported once."""

    def __init__(self, command: str, milliseconds: int, report: Report = _to_stderr) -> None:
        self.command = command
        self.milliseconds = milliseconds
        self._parts = _parts(command)
        self._report = report
        self._reported: set[str] = set()
        self._failures = 0
        self._numbers = count(1)
        self._fallback = GreedyBot()

    @property
    def name(self) -> str:
        limit = "" if self.milliseconds == DEFAULT_MS else f"{self.milliseconds}ms:"
        return f"{PREFIX}{limit}{self.command}"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        # Drawn whether or not the program fails, so that a failure changes no other choice.
        luck = dice.below(_RANDOM)
        if self._failures < MOST_FAILURES:
            try:
                word = self._ask(vantage, luck)
            except ProgramFailedError as error:
                self._fail(str(error))
            else:
                self._failures = 0
                return word
        return self._fallback.choose(vantage, dice)

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        return by_policy(self.choose(vantage, dice), vantage.options)

    def _ask(self, vantage: Vantage, luck: int) -> Word:
        number = next(self._numbers)
        program = _program(self._parts)
        line = json.dumps(request(vantage, number, luck, self.milliseconds), separators=(",", ":")).encode()
        answer = program.ask(line, self.milliseconds / 1000)
        try:
            return _understood(answer, number, vantage)
        except ProgramFailedError:
            # Whatever it writes next may answer an earlier question.
            program.stop()
            raise

    def _fail(self, problem: str) -> None:
        self._failures += 1
        if self._failures == MOST_FAILURES:
            _program(self._parts).stop()
            self._report(
                f"the bot '{self.command}' has failed {MOST_FAILURES} times in a row and is not asked again;"
                f" {_FALLBACK}."
            )
        elif problem not in self._reported:
            self._reported.add(problem)
            self._report(f"the bot '{self.command}' {problem}; {_FALLBACK}.")


def request(vantage: Vantage, number: int, luck: int, milliseconds: int) -> dict[str, Any]:
    """The question as the program reads it. It holds nothing that the seat cannot see."""
    scene = plain(vantage.scene)
    return {
        "protocol": PROTOCOL,
        "id": number,
        "game": vantage.spec.key,
        "rules_version": vantage.spec.rules_version,
        "seat": vantage.seat,
        "words": [vantage.text(word) for word in vantage.options],
        "milliseconds": milliseconds,
        "random": luck,
        "scene": scene,
    }


def _understood(answer: bytes, number: int, vantage: Vantage) -> Word:
    try:
        told = json.loads(answer)
    except ValueError:
        raise ProgramFailedError(f"answered with something that is not JSON: {_shown(answer)}") from None
    if not isinstance(told, dict) or not isinstance(told.get("word"), str):
        raise ProgramFailedError(f'did not answer with {{"id": ..., "word": ...}}: {_shown(answer)}')
    if told.get("id") != number:
        raise ProgramFailedError(f"answered question {told.get('id')}, not question {number}")
    by_text = {vantage.text(word): word for word in vantage.options}
    if told["word"] not in by_text:
        raise ProgramFailedError(f"chose {_shown(told['word'].encode())}, which is not one of its words")
    return by_text[told["word"]]


def _shown(answer: bytes) -> str:
    text = answer.decode("utf-8", "replace")
    return ascii(text if len(text) <= 60 else f"{text[:60]}...")  # noqa: PLR2004 - enough to recognise it


def read_name(text: str) -> ExternalBot:
    """The bot that is named after `external:`, with or without a time limit: `2s:./mybot --fast`."""
    match = _NAME.fullmatch(text.strip())
    if match is None:
        raise NoProgramError("name the program of the bot: external:./mybot")
    amount, unit, command = match.groups()
    factor = 1000 if unit == "s" else 1
    return ExternalBot(command, DEFAULT_MS if amount is None else int(amount) * factor)


def _parts(command: str) -> tuple[str, ...]:
    try:
        parts = tuple(shlex.split(command))
    except ValueError as error:
        raise NoProgramError(f"'{command}' is not a command: {str(error).lower()}") from None
    if not parts:
        raise NoProgramError("name the program of the bot: external:./mybot")
    if shutil.which(parts[0]) is None:
        raise NoProgramError(
            f"there is no program '{parts[0]}' that can be run; name one as external:./mybot"
        )
    return parts


@cache
def _program(parts: tuple[str, ...]) -> Program:
    """One process of a program serves all seats of this process: every question stands for itself."""
    return Program(parts)
