"""Phase 2: hands are discarded and refilled, detective dice rolled (CUL-5)."""

from miskatonic.games.cultistorm.board.dice import add_to_pool
from miskatonic.games.cultistorm.board.hand import discard_card, discard_set, draw_cards, set_words
from miskatonic.games.cultistorm.rules import SMALLER_HANDS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, DONE, MOST_TOGETHER
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("cul/review")
class Review:
    """Detective after detective; `done` have settled their hands."""

    done: int = 0

    def begins(self, t: Table) -> None:
        t.tell("review")
        self.asks(t)

    def asks(self, t: Table) -> None:
        """From turn 2 any hand cards may be discarded at once; above the limit some must (CUL-5.2)."""
        if self.done == len(t.order()):
            self.rolls(t)
            return
        seat = t.order()[self.done]
        hand = t.hand[seat]
        if t.round == 1 or not hand or t.rules.draw_one:
            self._draws(t)
            return
        excess = len(hand) - t.rules.hand
        if len(hand) > MOST_TOGETHER:
            words = [DISCARD[kind] for kind in hand]
        else:
            words = [*set_words(len(hand), excess, len(hand)), *([DONE] if excess <= 0 else [])]
        t.flow.ask(seat, "review", words, self.chosen, "rule/CUL-5.2")

    def chosen(self, t: Table, word: Word) -> None:
        seat = t.order()[self.done]
        if word in DISCARD:
            # A hand too large to be seen at a glance goes down card by card.
            discard_card(t, seat, word - DISCARD[0], "rule/CUL-5.2")
            self.asks(t)
            return
        if word != DONE:
            discard_set(t, seat, word, "rule/CUL-5.2")
        self._draws(t)

    def _draws(self, t: Table) -> None:
        seat = t.order()[self.done]
        if t.rules.draw_one and t.round > 1:
            count, cause = 1, "rule/CUL-R5"
        else:
            size = t.rules.hand - bool(t.sleepless) - bool(t.powers & SMALLER_HANDS)
            if t.rules.hooked:
                size = t.rules.hooks.filter("review_draw", t, size, seat)
            count, cause = size - len(t.hand[seat]), t.sleepless or _refill_cause(t)
        if t.rules.hooked:
            count = t.rules.hooks.filter("review_cards", t, count, seat)
        if count > 0:
            draw_cards(t, seat, count, cause)
        Review(self.done + 1).asks(t)

    def rolls(self, t: Table) -> None:
        """One die for each detective, the permanent one, and those that a story promised (CUL-5.4)."""
        t.sleepless = ""
        extra = min(t.house_dice + t.bonus_dice, t.reserve - t.rules.pool)
        t.bonus_dice = 0
        t.picks = extra + t.rules.more_picks
        count = t.rules.pool + extra
        if t.rules.hooked:
            count = t.rules.hooks.filter("review_dice", t, count)
        add_to_pool(t, min(count, t.reserve), "rule/CUL-5.4")
        if t.rules.hooked:
            t.rules.hooks.moment("review_end", t)


def _refill_cause(t: Table) -> str:
    if t.powers & SMALLER_HANDS:
        return t.power_cause(SMALLER_HANDS)
    return "rule/CUL-5.1" if t.round == 1 else "rule/CUL-5.2"
