"""The diseases: which are active, where their tokens lie, and who carries them."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal, NamedTuple

from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.fields import laid, table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.piles import Pile

KEY: Final = "diseases"
# Tokens that a location can hold (SIK-1.4).
MOST_TOKENS: Final = 3

Symptom = Literal[
    "smaller-hand",
    "fewer-icons",
    "one-target",
    "no-free-move",
    "blind-pick",
    "no-special-help",
    "one-help",
    "no-rerolls",
    "no-combat-help",
    "no-wild-dice",
    "no-trade",
    "nightmares",
]


class DiseaseRules(NamedTuple):
    """What is looked up while a game runs, by the number of the disease; `removes` by that of the role."""

    ids: tuple[str, ...]
    causes: tuple[str, ...]
    cure: tuple[int, ...]
    virulence: tuple[int, ...]
    symptom: tuple[Symptom, ...]
    removes: tuple[int, ...]


@table("cul-sik/ward")
class Ward:
    """What the module remembers."""

    detectives: int
    deck: Pile
    discard: list[int] = laid(lambda _: [])
    active: tuple[int, ...] = ()
    # By location: the disease there and its tokens. By detective: what it carries.
    at: list[int] = laid(lambda _: [NOTHING] * SPOTS)
    tokens: list[int] = laid(lambda _: [0] * SPOTS)
    carried: list[int] = laid(lambda ward: [NOTHING] * ward.detectives)

    clone: ClassVar[Callable[["Ward"], "Ward"]]


def ward_of(t: Table) -> Ward:
    found: Any = t.annex[KEY]
    return found  # type: ignore[no-any-return] # the annex of this key


def look_up(t: Table) -> DiseaseRules:
    found: DiseaseRules = t.rules.more[KEY]
    return found


def lay_out(t: Table) -> Ward:
    return Ward(t.detectives, Pile(list(range(len(look_up(t).ids)))))


def suffers(t: Table, seat: Seat, symptom: Symptom) -> bool:
    """Does this detective carry a disease with this symptom (SIK-2.4)? A helper that is none is healthy."""
    if seat >= t.detectives:
        return False
    disease = ward_of(t).carried[seat]
    return disease != NOTHING and look_up(t).symptom[disease] == symptom


def draw(t: Table) -> int:
    """The top disease; an empty deck is made anew from the discards (EXP-1.5)."""
    ward = ward_of(t)
    if not len(ward.deck):
        ward.deck.shuffle_in(ward.discard)
        ward.discard = []
    return ward.deck.draw(t.dice) if len(ward.deck) else NOTHING


def infect(t: Table, spot: int, disease: int, cause: str) -> None:
    """One token more there, if the location has room for this disease (SIK-1.4)."""
    ward = ward_of(t)
    if ward.at[spot] not in (NOTHING, disease) or ward.tokens[spot] >= MOST_TOKENS:
        return
    ward.at[spot] = disease
    ward.tokens[spot] += 1
    t.tell(
        "infection",
        disease=look_up(t).ids[disease],
        location=t.rules.place_ids[t.spots[spot]],
        tokens=ward.tokens[spot],
        cause=cause,
    )


def infected(t: Table) -> int:
    """How many locations are infected."""
    return SPOTS - ward_of(t).at.count(NOTHING)
