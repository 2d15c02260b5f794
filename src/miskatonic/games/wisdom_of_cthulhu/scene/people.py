"""What each seat has: its Learning Area and its Research cards."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.scene.look import Look
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import (
    AreaMarks,
    ResearchMarks,
    ResearchState,
    SignPlace,
)
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, RESEARCH_CARDS, SEATS, seeds_shown
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone

_SIGNS: Final[tuple[SignPlace, ...]] = ("home", "laid", "out")


def area(look: Look, seat: Seat) -> Zone:
    t, name = look.t, SEATS[seat]
    below = [
        look.card(part, under=t.rules.labels[card])
        for card in t.areas[seat]
        if card in t.components
        for part in t.cards_under(card)
    ]
    marks: AreaMarks = {
        "kp": t.kp[seat],
        "token": t.token[seat],
        "bonds": [name for bond, name in enumerate(BONDS) if t.bonds[seat] >> bond & 1],
        "seeker": None if t.seeker[seat] == AT_HOME else t.rules.location(t.seeker[seat]),
        "petrified": t.petrified[seat],
        "sign": _SIGNS[t.sign_place[seat]],
        "mad": t.mad_purchase[seat],
        "drifting": t.drifts[seat],
        "obsessions": t.obsessions(seat),
        "in_hand": t.hand[seat].bit_count(),
        "obsession_pays": t.rules.obsession_kp,
        "borrowed": [t.rules.names[loan.card] for loan in t.loans if loan.borrower == seat],
        "acquired": [t.rules.names[card] for card in t.acquired[seat]],
        "spent_research": t.research_spent[seat],
        "spent_obsessions": t.obsessions_spent[seat],
        "explored": t.explored[seat],
        "words": list(look.pointing.get(name, ())),
    }
    pieces = (*(look.card(card) for card in t.areas[seat]), *below)
    return Zone(f"area.{name}", "tableau", pieces, seat, marks)


def research(look: Look, seat: Seat) -> Zone:
    t = look.t
    pieces = []
    for card, name in enumerate(RESEARCH_CARDS):
        bit = 1 << card
        if t.hand[seat] & bit:
            state: ResearchState = "hand"
        elif t.temporary[seat] & bit:
            state = "temporary"
        elif t.all_permanent[seat] & bit:
            state = "permanent" if t.permanent[seat] & bit else "permanent-spent"
        else:
            state = "spent"
        words = look.pointing.get(name, ()) if seat == look.seat else ()
        marks: ResearchMarks = {
            "state": state,
            "seeds": list(seeds_shown(card)),
            "pays": t.rules.research_kp,
        }
        pieces.append(Piece(f"{SEATS[seat]}.{name}", name, marks, words))
    return Zone(f"research.{SEATS[seat]}", "row", tuple(pieces), seat)
