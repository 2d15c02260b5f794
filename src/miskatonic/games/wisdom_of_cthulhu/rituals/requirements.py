"""What a Ritual Object asks for, and whether a seat has it (WOC-7.1-7.6)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.board.powers import is_guarded, query
from miskatonic.games.wisdom_of_cthulhu.moments import STAND_INS
from miskatonic.games.wisdom_of_cthulhu.rituals.evocation import is_held_back
from miskatonic.games.wisdom_of_cthulhu.table import EASED, IN_AREA, SIGN_LAID, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    CONTINUOUS,
    EN,
    FW,
    FW_IMMEDIATE,
    IMMEDIATE,
    NOTHING,
    OBSESSION,
    PLACE,
    RESEARCH,
    SIGN,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

STUDY, TRANSMUTATION, SACRIFICE = range(3)


LAST_BOX: Final = 3


def owned_objects(t: Table, seat: Seat) -> list[int]:
    """The Ritual Objects of a seat that can serve."""
    rite = t.rules.ritual
    return [card for card in t.areas[seat] if rite[card] is not None and t.is_ritual_object(card)]


def shortfall(t: Table, seat: Seat, card: int, step: int) -> int:
    """How many items a Study or a Transmutation still lacks; a card counts for one of its seeds."""
    rite = t.rules.ritual[card]
    if rite is None:
        return 1
    wanted = list(rite.steps[step])
    rules = t.rules
    several = []
    for other in t.acquired[seat] if step == TRANSMUTATION else t.areas[seat]:
        if step == TRANSMUTATION and other == card:
            continue
        seed = rules.seed[other]
        if rules.kinds[other] == 1 << seed:
            wanted[seed] -= 1
        else:
            several.append(other)
        if seed == FW and rules.type[other] == IMMEDIATE:
            wanted[FW_IMMEDIATE] -= 1
    for other in several:
        lacking = [seed for seed in range(EN + 1) if rules.kinds[other] >> seed & 1 and wanted[seed] > 0]
        if lacking:
            wanted[lacking[0]] -= 1
    if step == TRANSMUTATION:
        wanted[OBSESSION] -= t.obsessions_spent[seat]
        wanted[RESEARCH] -= t.research_spent[seat]
        wanted[PLACE] -= t.explored[seat]
    else:
        wanted[RESEARCH] -= t.hand[seat].bit_count()
        wanted[SIGN] -= t.sign_place[seat] == SIGN_LAID
    return sum([count for count in wanted if count > 0])


def is_met(t: Table, seat: Seat, card: int, step: int) -> bool:
    """Is this requirement of a Ritual Object met?"""
    rite = t.rules.ritual[card]
    allowance = bool(t.state[card] & EASED)
    if step == SACRIFICE and rite is not None:
        return can_offer(t, seat, card, demands(rite.steps[step]), allowance)
    return shortfall(t, seat, card, step) <= allowance


def may_not_advance(t: Table, seat: Seat, card: int, *, free: bool = False) -> Refusal | None:
    """Why a Ritual Object cannot be used for the next advance of a seat that may advance (WOC-7.1-7.6)."""
    step = t.token[seat]
    rite = t.rules.ritual[card]
    if rite is None or t.owner[card] != seat or t.zone[card] != IN_AREA:
        return Refusal("WOC-4.7", "no-ritual-object")
    if not t.is_ritual_object(card):
        return Refusal("WOC-R12", "no-ritual-now")
    if not is_affordable(t, seat, rite.bond):
        return Refusal("WOC-7.6", "change-of-bond")
    if not free and not is_met(t, seat, card, step):
        return Refusal(f"WOC-7.{step + 2}", "requirement-not-met")
    if not free and step == SACRIFICE and is_held_back(t, rite.bond):
        return Refusal("WOC-R39", "evocation-sealed")
    return None


def is_affordable(t: Table, seat: Seat, bond: int) -> bool:
    """A bond other than that of the step before costs points (WOC-7.6)."""
    return t.kp[seat] >= price_in_points(t, seat, bond)


def price_in_points(t: Table, seat: Seat, bond: int) -> int:
    """What an advance with a Ritual Object of this bond costs."""
    return 0 if t.last_bond[seat] in (NOTHING, bond) else t.rules.change_of_bond


def demands(step: tuple[int, ...]) -> tuple[int, ...]:
    """The seeds of the cards that a Sacrifice lists, one by one."""
    return tuple(seed for seed in range(EN + 1) for _ in range(step[seed]))


def offerable(t: Table, seat: Seat, ritual: int, seed: int) -> list[int]:
    """The cards of a seat that can be sacrificed as a seed, by whatever power."""
    rules = t.rules
    found = []
    for card in t.areas[seat]:
        if card != ritual and rules.kinds[card] >> seed & 1:
            # A combination that only this master fills would go with him, and could not turn.
            parts = t.components.get(ritual, ())
            alone = len(parts) == 1 and parts[0].is_lent and parts[0].card == card
            if not is_guarded(t, seat, card) and not (alone and rules.type[ritual] == CONTINUOUS):
                found.append(card)
            found += [other for other in query(t, STAND_INS, seat, card, by=seat) if other != ritual]
    return list(dict.fromkeys(found))


def can_offer(t: Table, seat: Seat, ritual: int, seeds: tuple[int, ...], allowance: int) -> bool:
    """Can all these be sacrificed, each with a card of its own, but for so many?"""
    return covers([offerable(t, seat, ritual, seed) for seed in seeds], allowance)


def covers(choices: list[list[int]], allowance: int) -> bool:
    if not choices:
        return True
    first, rest = choices[0], choices[1:]
    for card in first:
        if covers([[other for other in others if other != card] for others in rest], allowance):
            return True
    return allowance > 0 and covers(rest, allowance - 1)
