"""Rituals: advancing on the dashboard by Ritual Objects (WOC-7.1-7.9)."""

from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.discarding import is_guarded
from miskatonic.games.wisdom_of_cthulhu.evocation import begin_evocation
from miskatonic.games.wisdom_of_cthulhu.hearing import query
from miskatonic.games.wisdom_of_cthulhu.moments import STAND_INS
from miskatonic.games.wisdom_of_cthulhu.points import lose, pay_bond
from miskatonic.games.wisdom_of_cthulhu.slots import (
    CONTINUOUS,
    EN,
    FW,
    FW_IMMEDIATE,
    IMMEDIATE,
    NOTHING,
    OBSESSION,
    PLACE,
    RESEARCH,
    SEEDS,
    SIGN,
)
from miskatonic.games.wisdom_of_cthulhu.table import EASED, IN_AREA, LENT, SIGN_LAID, Table
from miskatonic.games.wisdom_of_cthulhu.words import ADVANCE, CHOOSE, SKIP
from miskatonic.games.wisdom_of_cthulhu.zones import discard
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

STUDY, TRANSMUTATION, SACRIFICE = range(3)
LAST_BOX: Final = 3
_FULL_TURN: Final = 3


def owned_objects(t: Table, seat: Seat) -> list[int]:
    """The Ritual Objects of a seat that can serve."""
    rite = t.rules.rite
    return [card for card in t.areas[seat] if rite[card] is not None and t.is_ritual_object(card)]


def shortfall(t: Table, seat: Seat, card: int, step: int) -> int:
    """How many items a Study or a Transmutation still lacks; a card counts for one of its seeds."""
    rite = t.rules.rite[card]
    if rite is None:
        return 1
    wanted = list(rite.steps[step])
    rules = t.rules
    several = []
    for other in t.got[seat] if step == TRANSMUTATION else t.areas[seat]:
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
        wanted[SIGN] -= t.sign[seat] == SIGN_LAID
    return sum([count for count in wanted if count > 0])


def is_met(t: Table, seat: Seat, card: int, step: int) -> bool:
    """Is this requirement of a Ritual Object met?"""
    rite = t.rules.rite[card]
    allowance = bool(t.state[card] & EASED)
    if step == SACRIFICE and rite is not None:
        return can_offer(t, seat, card, demands(rite.steps[step]), allowance)
    return shortfall(t, seat, card, step) <= allowance


def may_not_advance(t: Table, seat: Seat, card: int, *, free: bool = False) -> Refusal | None:
    """Why a Ritual Object cannot be used for the next advance of a seat that may advance (WOC-7.1-7.6)."""
    step = t.token[seat]
    rite = t.rules.rite[card]
    if rite is None or t.owner[card] != seat or t.zone[card] != IN_AREA:
        return Refusal("WOC-4.7", "no-ritual-object")
    if not t.is_ritual_object(card):
        return Refusal("WOC-R12", "no-ritual-now")
    if not is_affordable(t, seat, rite.bond):
        return Refusal("WOC-7.6", "change-of-bond")
    if not free and not is_met(t, seat, card, step):
        return Refusal(f"WOC-7.{step + 2}", "requirement-not-met")
    return None


def is_affordable(t: Table, seat: Seat, bond: int) -> bool:
    """A bond other than that of the step before costs points (WOC-7.6)."""
    return t.rite[seat] in (NOTHING, bond) or t.kp[seat] >= t.rules.change_of_bond


def advancing(t: Table, seat: Seat, step: int, *, free: bool = False) -> list[int]:
    """The Ritual Objects that a seat may advance with now."""
    if t.token[seat] == LAST_BOX or (not free and t.token[seat] != step):
        return []
    if not free and step == SACRIFICE and t.advanced[seat] == t.turn:
        return []
    return [card for card in owned_objects(t, seat) if may_not_advance(t, seat, card, free=free) is None]


def offer_advance(t: Table, seat: Seat, step: int, *, free: bool = False, source: str = "") -> None:
    """Ask a seat whether it advances, and with what (WOC-7.5)."""
    objects = advancing(t, seat, step, free=free)
    if objects:
        words = (*(ADVANCE[card] for card in objects), SKIP)
        prompt = "free-advance" if free else "advance"
        t.flow.ask(seat, prompt, words, Advancing(seat, step, free).chosen, source)


def drift_or_offer(t: Table, seat: Seat, step: int) -> None:
    """At its time a token advances by itself if it drifts (WOC-R34); else its owner is asked."""
    if t.token[seat] != step:
        return
    if not t.drift[seat]:
        offer_advance(t, seat, step)
    elif step != SACRIFICE or t.advanced[seat] < t.turn:
        t.token[seat] += 1
        t.advanced[seat] = t.turn
        t.tell("drifted", seat, box=t.token[seat])


@stored
class Advancing(NamedTuple):
    """A seat that may advance by answering one requirement."""

    seat: Seat
    step: int
    free: bool

    def chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            return
        card = word - ADVANCE[0]
        rite = t.rules.rite[card]
        if self.step == SACRIFICE and not self.free and rite is not None:
            allowance = bool(t.state[card] & EASED)
            t.flow.then(Turning(self.seat, card).turns)
            seeds = demands(rite.steps[SACRIFICE])
            choices = tuple((seed, tuple(sorted(offerable(t, self.seat, card, seed)))) for seed in seeds)
            Offering(self.seat, card, choices, allowance).asks(t)
        else:
            Turning(self.seat, card).turns(t)


@stored
class Turning(NamedTuple):
    """A Ritual Object turns, and the token moves on."""

    seat: Seat
    card: int

    def turns(self, t: Table) -> None:
        seat, card = self
        rite = t.rules.rite[card]
        if rite is None or t.zone[card] != IN_AREA:
            return
        if t.rite[seat] not in (NOTHING, rite.bond):
            lose(t, seat, t.rules.change_of_bond, "rule/WOC-7.6")
        t.state[card] &= ~EASED
        t.turns[card] += 1
        t.token[seat] += 1
        t.rite[seat] = rite.bond
        t.bonds[seat] |= 1 << rite.bond
        t.advanced[seat] = t.turn
        t.tell("advanced", seat, card=t.rules.names[card], box=t.token[seat])
        if t.token[seat] == LAST_BOX:
            begin_evocation(t, seat, rite.bond)
        if t.turns[card] == _FULL_TURN:
            pay_bond(t, seat, rite.bond, but=card)


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
            alone = [piece for piece, _ in t.under.get(ritual, ())] == [LENT + card]
            if not is_guarded(t, seat, card) and not (alone and rules.type[ritual] == CONTINUOUS):
                found.append(card)
            found += [other for other in query(t, STAND_INS, seat, card, seat) if other != ritual]
    return list(dict.fromkeys(found))


def can_offer(t: Table, seat: Seat, ritual: int, seeds: tuple[int, ...], allowance: int) -> bool:
    """Can all these be sacrificed, each with a card of its own, but for so many?"""
    return _covers([offerable(t, seat, ritual, seed) for seed in seeds], allowance)


def _covers(choices: list[list[int]], allowance: int) -> bool:
    if not choices:
        return True
    first, rest = choices[0], choices[1:]
    for card in first:
        if _covers([[other for other in others if other != card] for others in rest], allowance):
            return True
    return allowance > 0 and _covers(rest, allowance - 1)


@stored
class Offering(NamedTuple):
    """The cards of a Sacrifice, chosen one by one; those of one seed in the order of their slots.

    `choices` are the seeds demanded, each with the cards that could be given for it when the Sacrifice
    began: a card that goes for one demand takes no other card's right to stand in with it.
    """

    seat: Seat
    ritual: int
    choices: tuple[tuple[int, tuple[int, ...]], ...]
    allowance: int
    after: int = NOTHING

    def asks(self, t: Table) -> None:
        if not self.choices:
            return
        seat, ritual, ((wanted, cards), *others), allowance, after = self
        words = []
        for card in cards:
            rest = [
                [other for other in more if (other > card if seed == wanted else other != card)]
                for seed, more in others
            ]
            if card > after and _covers(rest, allowance):
                words.append(CHOOSE[card])
        if allowance and _covers([list(more) for _, more in others], 0):
            words.append(SKIP)
        about = {"card": t.rules.names[ritual], "seed": SEEDS[wanted]}
        t.flow.ask(seat, "sacrifice", words, self.chosen, about=about)

    def chosen(self, t: Table, word: Word) -> None:
        seat, ritual, ((wanted, _), *others), allowance, after = self
        if word == SKIP:
            allowance -= 1
        else:
            after = word - CHOOSE[0]
            t.tell("sacrificed", seat, card=t.rules.names[after], cause=t.rules.causes[ritual])
            discard(t, after)
        left = tuple((seed, tuple(card for card in cards if card != after)) for seed, cards in others)
        same = bool(left) and left[0][0] == wanted
        Offering(seat, ritual, left, allowance, after if same else NOTHING).asks(t)
