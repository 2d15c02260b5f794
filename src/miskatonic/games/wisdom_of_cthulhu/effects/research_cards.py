"""Verbs about Research cards and Obsessions."""

from miskatonic.games.wisdom_of_cthulhu.board.powers import Use
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import recoverable
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import aim_at_seat, deed
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import RECOVER, RECOVERS, RESEARCH_CARDS, SKIP
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@VERBS.verb("exchange-minds")
def exchange_minds(t: Table, use: Use) -> None:
    """A random Permanent Obsession and a random Research card of an opponent change places."""
    others = [other for other in t.opponents(use.seat) if t.all_permanent[other] and t.hand[other]]
    aim_at_seat(t, use, "exchange-minds", others)


@deed("exchange-minds")
def exchange_minds_of(t: Table, use: Use, other: int) -> None:
    cards = range(len(RESEARCH_CARDS))
    back = t.dice.pick([card for card in cards if t.all_permanent[other] >> card & 1])
    gone = t.dice.pick([card for card in cards if t.hand[other] >> card & 1])
    swap = 1 << back | 1 << gone
    t.hand[other] ^= swap
    t.all_permanent[other] ^= swap
    if t.permanent[other] >> back & 1:
        t.permanent[other] ^= swap
    t.tell(
        "minds-exchanged",
        other,
        card=RESEARCH_CARDS[gone],
        other=RESEARCH_CARDS[back],
        cause=t.rules.causes[use.source],
    )


@VERBS.verb("recover-research")
def recover_research(t: Table, use: Use) -> None:
    """A spent Research card of the user may return to hand, the same one once a turn (WOC-R69)."""
    cause = t.rules.causes[use.source]
    words = RECOVERS[recoverable(t, use.seat)]
    if words:
        t.flow.ask(use.seat, "recover", (*words, SKIP), RecoveringResearch(use).chosen, cause)
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


@frame("woc/recovering-research")
class RecoveringResearch:
    """A spent Research card that may come back."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            return
        seat, card = self.use.seat, word - RECOVER[0]
        t.spent[seat] ^= 1 << card
        t.recovered[seat] |= 1 << card
        t.hand[seat] |= 1 << card
        t.tell("recovered", seat, card=RESEARCH_CARDS[card], cause=t.rules.causes[self.use.source])
