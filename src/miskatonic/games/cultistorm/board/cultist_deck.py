"""The cultist deck: how many cards it has, and who comes next (CUL-11.5, CUL-14.2)."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.table import Table


def deck_size(t: Table) -> int:
    """Cards in the cultist deck."""
    return len(t.cultists) + len(t.late)


def draw_cultist(t: Table) -> int:
    """The top card of the cultist deck; monsters are shuffled into its lower half (CUL-14.2)."""
    if t.late and not t.cultists.top:
        if t.upper and t.cultists.bag:
            t.upper -= 1
        else:
            t.cultists.bag.extend(t.late)
            t.late = []
    return t.cultists.draw(t.dice)


def refill(t: Table) -> None:
    """An empty deck is made anew from the discards at once (CUL-11.5)."""
    if not deck_size(t) and t.cultist_discard:
        t.cultists.shuffle_in(t.cultist_discard)
        t.cultist_discard = []
        # Whoever counts the cards knows by now which were set aside.
        t.boxed += t.aside
        t.aside = []
        t.tell("cultists-reshuffled", cause="rule/CUL-11.5")


def discard_cultists(t: Table, cards: Sequence[int]) -> None:
    """Cultists that are out of play go to the discards; an expansion may take its own from there."""
    t.cultist_discard += cards
    if t.rules.hooked:
        t.rules.hooks.notify("cultists_discarded", t, tuple(cards))
