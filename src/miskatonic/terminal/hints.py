"""Hints: what a bot would do in the place of a seat, and why."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from miskatonic.bots.account import give_account
from miskatonic.bots.asking import answered
from miskatonic.bots.bot import Bot, Opinion
from miskatonic.bots.grounds import Difference, Grounds, find_grounds
from miskatonic.bots.reasons import Reason, is_noticeable, reason
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word
from miskatonic.matches import Match
from miskatonic.matches.analysis import dice_for, vantage_before
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
        vantage = Vantage(self.match.spec, self.match.table, seat)
        best, *others = opinions[:_SHOWN]
        grounds = find_grounds(vantage, best.word, [one.word for one in others], self._dice())
        lines = [
            Text.assemble(("Best: ", "quiet"), ", then ".join(self._plan(seat, best.plan))),
            Text.assemble(("Why: ", "quiet"), self._why(reason(opinions), seat)),
        ]
        for one, found in zip(others, grounds, strict=True):
            lines += [
                Text.assemble(("or: ", "quiet"), ", then ".join(self._plan(seat, one.plan))),
                Text.assemble(("    ", "quiet"), self._against(best, one, found)),
            ]
        return Text("\n").join(lines)

    def account(self, seq: int) -> Text:
        """Why a move was made, against the next best, by what its seat could know then."""
        move = self.match.moves[seq]
        vantage = vantage_before(self.match, seq)
        said = self.match.alphabet.find(move.word)
        assert said is not None  # noqa: S101 - it was said
        found = answered(give_account(vantage, said), vantage, dice_for(seq))
        name, word = self.voice.seat_names[move.seat], self.voice.word(move.word)
        if found.grounds is None:
            return Text(f"{name}: I had no other option than “{word}”.")
        cost = round(100 * found.cost)
        instead = self.voice.word(vantage.text(found.grounds.instead))
        told = self._told(found.grounds, "we have")
        if found.grounds.is_empty and not cost:
            return Text(f"{name}: “{word}” or “{instead}”: I see no difference.")
        weighed = f"that is {abs(cost)} in 100 {'better' if cost > 0 else 'worse, as I see it now'}"
        so = weighed if cost else "they are about as good"
        return Text(f"{name}: “{word}” and not “{instead}”: {so}{told}")

    def _against(self, best: Opinion, other: Opinion, found: Grounds) -> str:
        """What another option would cost, and what the best one has instead."""
        gain = best.value - other.value
        costs = f"wins {_hundredths(gain - 1)} in 100 fewer" if is_noticeable(gain) else "is about as good"
        told = found.at_cost(gain)
        if told.is_empty:
            return f"{costs}; by the end of the round nothing else differs."
        return f"{costs}{self._told(told, 'the best has')}"

    def _told(self, found: Grounds, has: str) -> str:
        """What there is by the end of the round, and which danger is avoided."""
        gains, price = (", ".join(map(self._aspect, part)) for part in (found.gains, found.price))
        parts = [f"{has} {gains}" if gains else "", f"but {price}" if price else ""]
        if not gains and price:
            parts = [f"{has} {price}, and what it gains comes later"]
        cause = f" ({self.voice.name(found.cause)})" if found.cause and gains else ""
        told = " ".join(part for part in parts if part)
        danger = ""
        if found.danger is not None:
            danger = f" It avoids this, {round(100 * found.chance)} times in 100: "
            danger += self.voice.texts.ending(found.danger)
        return f"{f'; by the end of the round {told}{cause}' if told else ''}.{danger}"

    def _aspect(self, found: Difference) -> str:
        return self.voice.texts.say(f"aspect-{found.aspect}", more=found.amount > 0, amount=abs(found.amount))

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
