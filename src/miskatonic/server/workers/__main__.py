"""A worker: reads errands from its input, one a line, and writes an answer for each."""

import signal
import sys
from functools import cache

import msgspec

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice, QuickDice
from miskatonic.kernel.storage import Shared, thaw
from miskatonic.kernel.words import Alphabet
from miskatonic.server.workers.errand import Answer, Errand, Thought


def think(errand: Errand) -> Answer:
    """Carry out an errand."""
    spec = find_game(errand.game)
    belief = thaw(errand.belief, _rules(spec.key, tuple(errand.options.items()), errand.seats))
    vantage = Vantage(spec, belief, errand.seat)
    dice = QuickDice(errand.luck)
    bot = _bot(errand.bot)
    if errand.kind == "choose":
        word = belief.rules.alphabet.text(bot.choose(vantage, dice))
        return Answer([Thought(word, 0.0, [word], 1.0)])
    return Answer(_thoughts(belief.rules.alphabet, bot, vantage, dice))


def _thoughts(alphabet: Alphabet, bot: Bot, vantage: Vantage, dice: Dice) -> list[Thought]:
    text = alphabet.text
    return [
        Thought(text(opinion.word), opinion.value, [text(word) for word in opinion.plan], opinion.weight)
        for opinion in bot.explain(vantage, dice)
    ]


@cache
def _rules(game: str, options: tuple[tuple[str, str], ...], seats: int) -> Shared:
    """What all tables of a kind share; the saved belief refers to it."""
    rules: Shared = find_game(game).new(seats, dict(options), 0).rules
    return rules


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def main() -> None:
    # The terminal's Ctrl-C goes to every process; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Errand)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
