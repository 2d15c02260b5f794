"""Hints: what a bot would do in the place of a seat, and why."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from miskatonic.bots.bot import Bot, Opinion
from miskatonic.bots.reasons import Reason, reason
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word
from miskatonic.matches import Match
from miskatonic.terminal.choices import explain_choice
from miskatonic.terminal.voice import Voice

_SHOWN = 3


class Adviser:
    """A bot that gives advice to a seat; it knows no more than the seat does."""

    def __init__(self, match: Match, voice: Voice, bot: Bot) -> None:
        self.match = match
        self.voice = voice
        self._bot = bot

    def opinions(self, seat: int) -> list[Opinion]:
        """The bot's opinions on the options of a seat that is asked, best first."""
        vantage = Vantage(self.match.spec, self.match.table, seat)
        return self._bot.explain(vantage, self._dice())

    def hint(self, seat: int) -> Text:
        """The best options with their plans, and the reason for the first one."""
        opinions = self.opinions(seat)
        lines = [
            Text.assemble(("or: " if rank else "Best: ", "quiet"), ", then ".join(self._plan(seat, one.plan)))
            for rank, one in enumerate(opinions[:_SHOWN])
        ]
        why = Text.assemble(("Why: ", "quiet"), self._why(reason(opinions), seat))
        return Text("\n").join([lines[0], why, *lines[1:]])

    def _plan(self, seat: int, plan: Sequence[Word]) -> Iterator[str]:
        """Each word of a plan as the table would show it then, in one imagined course of the game."""
        spec = self.match.spec
        table = Vantage(spec, self.match.table, seat).imagine(self._dice())
        for number, word in enumerate(plan):
            text = self.match.alphabet.text(word)
            asked = table.flow.decision
            if asked is None or word not in asked.options_of(seat):
                told = self.voice.word(text)
            else:
                told = explain_choice(text, spec.scene(table, seat), self.voice)
                table.flow.submit(table, word, seat)
            yield told if number == 0 else told[:1].lower() + told[1:]

    def _why(self, why: Reason[Word], seat: int) -> str:
        chance = _hundredths(why.value)
        who = "the table wins" if self.match.is_shared else f"{self.voice.seat_names[seat]} wins"
        stands = f"{who} about {chance} games in 100 from here, as the bot sees it"
        gain = _hundredths(why.gain - 1)
        better = f"{gain} more in 100 than with the next best"
        return {
            "wins": "this is as good as won.",
            "only-choice": f"there is no other option; {stands}.",
            "all-lost": "nothing it tried saves the game; this seems the least bad.",
            "as-good": f"{stands}; the next best is as good.",
            "better": f"{stands}: {better}.",
            "prepares": f"{stands}: {better}, because of what it prepares.",
        }[why.key]

    def _dice(self) -> Dice:
        return Dice.seeded(self.match.setup.seed, f"hint {self.match.seq}")


def _hundredths(value: float) -> int:
    """A value from -1 (lost) to 1 (won) as the number of games won out of a hundred."""
    return round((value + 1) * 50)
