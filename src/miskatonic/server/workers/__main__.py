"""A worker process: reads jobs from standard input, one on a line, and writes a result for each."""

import signal
import sys
from functools import cache

import msgspec

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.kernel.dice import Dice, QuickDice
from miskatonic.kernel.storage import Shared, thaw
from miskatonic.kernel.words import Alphabet
from miskatonic.server.workers.job import WARM, Job, JobResult, Opinion
from miskatonic.server.workers.limits import LimitedBot


def run(job: Job) -> JobResult:
    """Let the bot decide."""
    spec = find_game(job.game)
    belief = thaw(job.belief, _rules(spec.key, tuple(job.options.items()), job.seats))
    vantage = Vantage(spec, belief, job.seat)
    dice = QuickDice(job.dice_state)
    limited = LimitedBot(_bot(job.bot), job.milliseconds, explains=job.kind == "explain")
    if job.kind == "choose":
        word = belief.rules.alphabet.text(limited.bot.choose(vantage, dice))
        opinions = [Opinion(word, 0.0, [word], 1.0)]
    else:
        opinions = _opinions(belief.rules.alphabet, limited.bot, vantage, dice)
    return JobResult(opinions, limited.is_shortened())


def _opinions(alphabet: Alphabet, bot: Bot, vantage: Vantage, dice: Dice) -> list[Opinion]:
    text = alphabet.text
    return [
        Opinion(text(opinion.word), opinion.value, [text(word) for word in opinion.plan], opinion.weight)
        for opinion in bot.explain(vantage, dice)
    ]


@cache
def _rules(game: str, options: tuple[tuple[str, str], ...], seats: int) -> Shared:
    """The rules that all tables with these options share; a stored belief refers to them."""
    rules: Shared = find_game(game).new(seats, dict(options), 0).rules
    return rules


def _load_games() -> None:
    """Load the cards and rules of every game. Which tables will need them is not known yet."""
    for key, spec in all_games().items():
        _rules(key, tuple(spec.settle({}).items()), min(spec.seats))


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def main() -> None:
    # Ctrl-C in a terminal goes to every process; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.argv[1:] == [WARM]:
        _load_games()
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(run(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
