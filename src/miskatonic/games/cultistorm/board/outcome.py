"""How the game ends (CUL-12)."""

from typing import NoReturn

from miskatonic.games.cultistorm.table import ON_LOCATION, UNDECIDED, Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.games.tally import TallyLine
from miskatonic.kernel.flow import Outcome, finish

_ALL_SPOTS = (1 << SPOTS) - 1


def _scores(t: Table) -> tuple[int, ...]:
    return (t.sealed.bit_count(),) * t.seats


def tally(t: Table) -> tuple[TallyLine, ...]:
    """What the team's points came from: locations sealed with a seal card, and by beating who stood there."""
    by_card = t.seal_cards.count(ON_LOCATION)
    lines = (TallyLine(None, "by-card", by_card), TallyLine(None, "by-force", t.sealed.bit_count() - by_card))
    return tuple(line for line in lines if line.points)


def lose_game(t: Table, ending: str) -> None:
    """The team loses at once (CUL-12.2 to CUL-12.4, CUL-12.7), unless an expansion saves it."""
    # A filter takes the ending away by making it empty.
    if t.rules.hooked and not t.rules.hooks.filter("defeat_check", t, ending):
        return
    t.tell("team-loses", ending=ending)
    # Whoever sits at the table and is no detective plays against them.
    close_game(t, Outcome(ending, tuple(range(t.detectives, t.seats)), _scores(t)))


def check_victory(t: Table) -> None:
    """All five sealed and no Great Old One in play (CUL-12.1, CUL-9.19)."""
    won = t.sealed == _ALL_SPOTS and not t.has_elder()
    if t.rules.hooked:
        won = t.rules.hooks.filter("victory_check", t, won)
    if won:
        win_game(t)


def win_game(t: Table) -> None:
    """The team wins; an expansion that has another goal has another ending for it, and tells of it itself."""
    ending = "sealed"
    if t.rules.hooked:
        ending = t.rules.hooks.filter("victory_ending", t, ending)
    if ending == "sealed":
        t.tell("team-wins")
    close_game(t, Outcome(ending, tuple(range(t.detectives)), _scores(t)))


def check_last_elder(t: Table) -> None:
    """After the Endgame the last Great Old One may not be beaten before all is sealed (CUL-12.7)."""
    if t.triggered and t.rules.seal_first and not t.has_elder() and t.sealed != _ALL_SPOTS:
        left = [t.rules.place_ids[card] for spot, card in enumerate(t.spots) if not t.is_sealed(spot)]
        t.tell("unsealed-left", locations=left, cause="rule/CUL-12.7")
        lose_game(t, "unsealed")


def close_game(t: Table, outcome: Outcome) -> NoReturn:
    """The Endgame card is turned up with everything else, though nobody drew it (CUL-2.13)."""
    if t.endgame == UNDECIDED:
        t.endgame = t.dice.below(len(t.rules.endgame_ids))
    if t.rules.hooked:
        t.rules.hooks.notify("match_end", t, outcome)
    finish(outcome)
