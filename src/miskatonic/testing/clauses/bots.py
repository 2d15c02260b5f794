"""The clause about bots: they use only what their seat can see."""

from collections.abc import Callable
from typing import Final

from miskatonic.bots.beginner import BeginnerBot
from miskatonic.bots.random import RandomBot
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word
from miskatonic.testing.checkpoint import Checkpoint, require

Chooser = Callable[[Vantage, Dice], Word]

_RANDOM: Final = RandomBot()
_BEGINNER: Final = BeginnerBot()


def bots_choose_by_what_they_see(checkpoint: Checkpoint) -> None:
    """Bots choose the same word when everything hidden is dealt again."""
    chooses_by_what_it_sees(_RANDOM.choose, checkpoint)
    chooses_by_what_it_sees(_most_promising, checkpoint)
    if checkpoint.spec.beginner is not None:
        chooses_by_what_it_sees(_BEGINNER.choose, checkpoint)


def chooses_by_what_it_sees(choose: Chooser, checkpoint: Checkpoint) -> None:
    """Ask a chooser at the true table and at another one that looks the same to its seat."""
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    for seat in checkpoint.asked.seats:
        chance = dice.split()
        word = choose(Vantage(spec, table, seat), chance.clone())
        require(
            word in checkpoint.asked.options_of(seat), f"the bot of seat {seat} chose what is not offered"
        )
        other_truth = spec.imagine(table, seat, dice)
        again = choose(Vantage(spec, other_truth, seat), chance.clone())
        chosen, otherwise = checkpoint.describe(seat, word), checkpoint.describe(seat, again)
        require(word == again, f"{chosen} is chosen, but {otherwise} where only hidden things differ")


def _most_promising(vantage: Vantage, dice: Dice) -> Word:
    """The best word by the game's instinct in one imagined world: cheap, and it reads the whole table."""
    world = vantage.imagine(dice)

    def promise(word: Word) -> float:
        after = world.clone()
        after.flow.submit(after, word, vantage.seat)
        return vantage.spec.instinct(after, vantage.seat)

    best: Word = max(vantage.options, key=promise)
    return best
