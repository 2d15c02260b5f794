"""A worker process: reads jobs from standard input, one on a line, and writes a result for each.

First it loads the game that its argument names, or all games, and writes that it is ready.
"""

import signal
import sys
from collections.abc import Sequence
from functools import cache
from time import monotonic
from typing import Final

import msgspec

from miskatonic.bots.bot import Bot
from miskatonic.bots.grounds import WORLDS, compare
from miskatonic.bots.prospects import Playout, Prospect, prospects
from miskatonic.bots.requests import Owed, choose
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.requests import Request
from miskatonic.kernel.dice import Dice, QuickDice
from miskatonic.kernel.storage import Shared, thaw
from miskatonic.kernel.words import Alphabet, Word
from miskatonic.server.workers.job import (
    ALL_GAMES,
    READY,
    Amount,
    Grounds,
    Job,
    JobResult,
    Opinion,
    Promised,
)
from miskatonic.server.workers.limits import LimitedBot

# So many words are compared for a hint.
COMPARED: Final = 3
# With less time than this a hint looks at fewer worlds.
FULL_LOOK_MS: Final = 400
FEW_WORLDS: Final = 3
# Playouts end after so long, and another job goes on with them: somebody else may have to wait meanwhile.
SLICE_SECONDS: Final = 0.25
# The reasons of a hint are looked for as long as this: on a busy machine all worlds might take a minute.
REASONING_SECONDS: Final = 2.0


def run(job: Job) -> JobResult:
    """Let the bot decide, or play words out."""
    spec = find_game(job.game)
    belief = thaw(job.belief, _rules(spec.key, tuple(job.options.items()), job.seats))
    vantage = Vantage(spec, belief, job.seat)
    dice = QuickDice(job.dice_state)
    if job.kind == "play-out":
        known = _words(vantage)
        words = [known[text] for text in job.words]
        playouts = _played_out(vantage, words, dice, job.worlds, SLICE_SECONDS)
        return JobResult([], playouts=playouts, dice_state=dice.state)
    limited = LimitedBot(_bot(job.bot), job.milliseconds, explains=job.kind == "explain")
    grounds: list[Grounds] = []
    if job.kind == "choose":
        alphabet = belief.rules.alphabet
        owed = [_owed(alphabet, promised) for promised in job.promised]
        word = alphabet.text(choose(limited.bot, vantage, dice, owed))
        opinions = [Opinion(word, 0.0, [word], 1.0)]
    else:
        opinions = _opinions(belief.rules.alphabet, limited.bot, vantage, dice)
        grounds = _grounds(vantage, opinions, dice, job.milliseconds)
    return JobResult(opinions, grounds, limited.is_shortened())


def _owed(alphabet: Alphabet, promised: Promised) -> Owed:
    said = tuple(word for text in promised.said if (word := alphabet.find(text)) is not None)
    return Owed(Request(promised.kind, promised.asker, promised.subject), said)


def _words(vantage: Vantage) -> dict[str, Word]:
    """The options by how they are written."""
    return {vantage.text(word): word for word in vantage.options}


def _played_out(
    vantage: Vantage, words: Sequence[Word], dice: Dice, worlds: int, seconds: float
) -> list[list[Playout]]:
    """Play the words out in one world after the other, as long as there is time, but in one at least."""
    found: list[list[Playout]] = [[] for _ in words]
    end = monotonic() + seconds
    while len(found[0]) < worlds and (not found[0] or monotonic() < end):
        for playouts, prospect in zip(found, prospects(vantage, words, dice, 1), strict=True):
            playouts.extend(prospect.playouts)
    return found


def _opinions(alphabet: Alphabet, bot: Bot, vantage: Vantage, dice: Dice) -> list[Opinion]:
    text = alphabet.text
    return [
        Opinion(text(opinion.word), opinion.value, [text(word) for word in opinion.plan], opinion.weight)
        for opinion in bot.explain(vantage, dice)
    ]


def _grounds(
    vantage: Vantage, opinions: Sequence[Opinion], dice: Dice, milliseconds: int | None
) -> list[Grounds]:
    """What speaks for the best word against the next ones. With little time, few worlds are looked at."""
    known = _words(vantage)
    words = [known[opinion.word] for opinion in opinions[:COMPARED]]
    worlds = WORLDS if milliseconds is None or milliseconds >= FULL_LOOK_MS else FEW_WORLDS
    playouts = _played_out(vantage, words, dice, worlds, REASONING_SECONDS)
    best, *others = (Prospect(word, tuple(each)) for word, each in zip(words, playouts, strict=True))
    return [
        Grounds(
            vantage.text(found.instead),
            [Amount(*each) for each in found.gains],
            [Amount(*each) for each in found.price],
            found.cause,
            found.danger,
            found.chance,
        )
        for found in (
            compare(vantage, best, other).at_cost(opinions[0].value - opinion.value)
            for other, opinion in zip(others, opinions[1:COMPARED], strict=True)
        )
    ]


@cache
def _rules(game: str, options: tuple[tuple[str, str], ...], seats: int) -> Shared:
    """The rules that all tables with these options share; a stored belief refers to them."""
    rules: Shared = find_game(game).new(seats, dict(options), 0).rules
    return rules


def _load_games(name: str) -> None:
    """Load the cards and rules of a game, or of all of them: which tables will need them is not known yet."""
    for key in all_games() if name == ALL_GAMES else (name,):
        spec = find_game(key)
        _rules(key, tuple(spec.settle({}).items()), min(spec.seats))


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def main() -> None:
    # Ctrl-C in a terminal goes to every process; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _load_games(sys.argv[1])
    _write(READY)
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        _write(msgspec.json.encode(run(decoder.decode(line))))


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
