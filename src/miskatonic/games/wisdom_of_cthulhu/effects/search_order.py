"""Verbs about the search order."""

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import first_this_turn, was_used
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, gain
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import owned
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import aim_at_seat, deed
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import FW, RANK, SEATS, SKIP
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@VERBS.verb("choose-rank")
def choose_rank(t: Table, use: Use, kp: int) -> None:
    """Once a turn the owner may choose a place in the order of the round that begins."""
    if not was_used(t, use.seat, use.source) and use.seat in t.to_act:
        words = (*RANK[: len(t.to_act)], SKIP)
        then = ChoosingRank(use, kp).chosen
        t.flow.ask(use.seat, "choose-rank", words, then, t.rules.causes[use.source])


@frame("woc/choosing-rank")
class ChoosingRank:
    """A place in the order of a round, and then points for each FW card of the chooser."""

    use: Use
    kp: int

    def chosen(self, t: Table, word: Word) -> None:
        use = self.use
        if word == SKIP:
            return
        first_this_turn(t, use.seat, use.source)
        t.to_act.remove(use.seat)
        t.to_act.insert(word - RANK[0], use.seat)
        t.tell("rank-chosen", use.seat, rank=word - RANK[0] + 1, cause=t.rules.causes[use.source])
        gain(t, use.seat, self.kp * owned(t, use.seat, 1 << FW, components=False), use.source)


@VERBS.verb("exchange-markers")
def exchange_markers(t: Table, use: Use) -> None:
    """The user may let two players change places in the search order for the rest of the turn."""
    aim_at_seat(t, use, "exchange-first", t.order[:], may=True)


@deed("exchange-first")
def exchange_first(t: Table, use: Use, seat: int) -> None:
    others = [other for other in t.order if other != seat]
    if len(others) == 1:
        exchange_second(t, use, others[0], first=seat)
    else:
        aim_at_seat(t, use, "exchange-second", others, first=seat)


@deed("exchange-second")
def exchange_second(t: Table, use: Use, second: int, *, first: int) -> None:
    one, two = t.order.index(first), t.order.index(second)
    t.order[one], t.order[two] = second, first
    t.tell(
        "markers-exchanged",
        first,
        other=SEATS[second],
        cause=t.rules.causes[use.source],
    )
