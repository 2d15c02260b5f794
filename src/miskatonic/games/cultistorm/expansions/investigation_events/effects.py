"""Verbs that only these cards use."""

from typing import Final

from miskatonic.content.powers import VerbBook
from miskatonic.games.cultistorm.board.card_text import SETTLE, Use
from miskatonic.games.cultistorm.board.circle import TerrorStep, place_altar
from miskatonic.games.cultistorm.board.hand import draw_cards
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.effects.book import helps
from miskatonic.games.cultistorm.expansions.investigation_events.state import found_by
from miskatonic.games.cultistorm.expansions.shared_verbs import Carrying
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CHOOSE, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

FINDING_VERBS: Final = VerbBook()


@FINDING_VERBS.verb("free-next-move")
def free_next_move(t: Table, use: Use) -> None:
    """The next move this turn costs nothing."""
    found_by(t).free_move[use.seat] = t.moves[use.seat]
    t.tell("next-move-free", use.seat, cause=use.cause)


@FINDING_VERBS.verb("gain-ignore")
def gain_ignore(t: Table, use: Use, symbols: int) -> None:
    """So many symbols of one cultist fight this turn may be ignored."""
    t.ignored[use.seat] = (*t.ignored[use.seat], (use.cause, symbols))
    t.tell("ignore-gained", use.seat, count=symbols, cause=use.cause)


@FINDING_VERBS.verb("fetch-another")
def fetch_another(t: Table, use: Use) -> None:
    """Another detective may come here without a move."""
    words = [CHOOSE[other] for other in _elsewhere(t, use.seat)]
    t.flow.ask_target(t, use.seat, "carry-whom", words, _Fetching(use).chosen, use.cause)


def _elsewhere(t: Table, seat: Seat) -> list[Seat]:
    if t.is_away(seat):
        return []
    return [other for other in t.order() if not t.is_away(other) and t.place[other] != t.place[seat]]


@helps("fetch-another")
def _somebody_elsewhere(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(_elsewhere(t, seat))


@frame("cul-inv/fetch")
class _Fetching:
    """Who comes."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        here = t.place[self.use.seat]
        Carrying(self.use, word - CHOOSE[0], here).asks(t)


@FINDING_VERBS.verb("wake-location")
def wake_location(t: Table, use: Use) -> None:
    """Places an altar on an inactive location."""
    words = [AT[t.spots[spot]] for spot in _inactive(t)]
    t.flow.ask_target(t, use.seat, "wake-location", words, _Waking(use).chosen, use.cause)


def _inactive(t: Table) -> list[int]:
    return [spot for spot in range(SPOTS) if not t.altars >> spot & 1]


@helps("wake-location")
def _something_sleeps(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(_inactive(t))


@frame("cul-inv/wake")
class _Waking:
    """Where."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        place_altar(t, t.spots.index(word - AT[0]))


@FINDING_VERBS.verb("study")
def study(t: Table, use: Use, points: int, cards: int) -> None:
    """Experience at a table that counts it, else action cards."""
    for annex in t.annex.values():
        experience: list[int] | None = getattr(annex, "experience", None)
        if experience is not None:
            experience[use.seat] += points
            now = experience[use.seat]
            t.tell("experience-gained", use.seat, count=points, points=now, cause=use.cause)
            return
    draw_cards(t, use.seat, cards, use.cause)


@FINDING_VERBS.verb("shock")
def shock(t: Table, use: Use, most: int) -> None:
    """A token for whoever has at most so many."""
    suffer(t, use.seat, use.cause)


@helps("shock")
def _is_shaken(t: Table, seat: Seat, helper: Seat, most: int) -> bool:
    return t.tokens(seat) <= most


@FINDING_VERBS.verb("step-now")
def step_now(t: Table, use: Use) -> None:
    """One terror step."""
    t.flow.then(TerrorStep(use.cause).begins, SETTLE)
