"""Verbs that only relics use."""

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.cultist_deck import deck_size
from miskatonic.games.cultistorm.board.dice import extra_die
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.effects.ahead import look_ahead, look_at_terror
from miskatonic.games.cultistorm.effects.book import HELPS, VERBS, helps
from miskatonic.games.cultistorm.expansions.ancient_relics.state import relics
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, FIRST, NO_ENEMY, SECOND, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@VERBS.verb("look-at-either")
def look_at_either(t: Table, use: Use, cards: int, sink: int = 0) -> None:
    """Looks at a face-down terror card, or at the top cultist cards."""
    words = [FIRST] if _terror_hidden(t, use.seat) else []
    if deck_size(t):
        words.append(SECOND)
    then = _Looking(use, cards, sink).chosen
    t.flow.ask_target(t, use.seat, "look-at-either", words, then, use.cause)


def _terror_hidden(t: Table, seat: Seat) -> bool:
    return HELPS["look-at-terror"](t, seat, seat)


@helps("look-at-either")
def _something_to_look_at(t: Table, seat: Seat, helper: Seat) -> bool:
    return _terror_hidden(t, seat) or deck_size(t) > 0


@frame("cul-rel/look-at-either")
class _Looking:
    """A terror card first, the cultist deck second."""

    use: Use
    cards: int
    sink: int

    def chosen(self, t: Table, word: Word) -> None:
        if word == FIRST:
            look_at_terror(t, self.use)
        else:
            look_ahead(t, self.use, self.cards, self.sink)


@VERBS.verb("chain-elder")
def chain_elder(t: Table, use: Use) -> None:
    """A Great Old One of choice does not move in the next Cultist phase."""
    words = [AT[t.spots[spot]] for spot in range(SPOTS) if _can_chain(t, spot)]
    t.flow.ask_target(t, use.seat, "chain-elder", words, _Chaining(use).chosen, use.cause)


def _can_chain(t: Table, spot: int) -> bool:
    return t.elders[spot] not in (NO_ENEMY, relics(t).chained)


@helps("chain-elder")
def _elder_to_chain(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(_can_chain(t, spot) for spot in range(SPOTS))


@frame("cul-rel/chain-elder")
class _Chaining:
    """Which one, by its location."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        elder = t.elders[t.spots.index(word - AT[0])]
        relics(t).chained = elder
        t.tell("elder-chained", self.use.seat, elder=t.rules.enemy_ids[elder], cause=self.use.cause)


@VERBS.verb("biting-die")
def biting_die(t: Table, use: Use) -> None:
    """An extra die for oneself; with the symbol of one's location it gives a token."""
    face = extra_die(t, use.seat, use.cause)
    if not t.is_away(use.seat) and face == t.symbol_at(t.place[use.seat]):
        suffer(t, use.seat, use.cause)


@helps("biting-die")
def _has_reserve(t: Table, seat: Seat, helper: Seat) -> bool:
    return t.reserve > 0
