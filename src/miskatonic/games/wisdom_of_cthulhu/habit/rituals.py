"""Rituals: how near an Evocation is, what it would bring, and what would bring it nearer."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import LAST_BOX, SACRIFICE, TRANSMUTATION
from miskatonic.games.wisdom_of_cthulhu.table import IN_PLAY, NOBODY, SIGN_LAID, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    AS,
    DM,
    EN,
    FIRST_EVOCATION,
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

# Turns that must still come, by the box of the token: Study, Transmutation and Sacrifice take their time.
_TURNS_NEEDED: Final = (2, 1, 0)


_OUT_OF_REACH: Final = 9
# The numbers of Alien Science and Dark Masters, on average.
_MEAN_SCIENCE: Final = 2.5
_MEAN_MASTER: Final = 4.6


def evocation_worth(t: Table, seat: Seat, elder: int) -> float:
    """What the Evocation of a Great Old One would bring a seat now, at a glance."""
    deny = w.HARM_OF_EVOCATION * w.DENIAL / (t.seats - 1)
    seeds = t.rules.seed
    mine, theirs = [0, 0, 0, 0], [0, 0, 0, 0]
    for owner, area in enumerate(t.areas):
        counts = mine if owner == seat else theirs
        for card in area:
            counts[seeds[card]] += 1
    lying = [len(pile) for pile in t.discards]
    for card in t.offer:
        lying[seeds[card]] += 1
    every = [mine[seed] + theirs[seed] + lying[seed] for seed in range(EN + 1)]
    value = 0.0
    for power in t.rules.power[FIRST_EVOCATION + elder]:
        if power.verb == "evoke-wisdom":
            value += power.args["kp"] * every[FW] + 2 * deny * theirs[DM]
        elif power.verb == "evoke-science":
            components = sum(len(parts) for parts in t.components.values())
            value += _MEAN_SCIENCE * every[AS] + power.args["per_component"] * components + deny * theirs[AS]
        elif power.verb == "evoke-masters":
            value += (_MEAN_MASTER + power.args["plus"]) * every[DM] + deny * theirs[FW] / 2
        elif power.verb == "evoke-entities":
            value += power.args["kp"] * mine[EN] + (power.args["lost"] + deny) * theirs[EN]
    return value


class Rituals:
    """The ritual of one seat: which Ritual Object leads on, and what each further card is worth for it."""

    __slots__ = ("acquired", "evocations", "kept", "object", "own", "potential", "signed", "token")

    def __init__(self, own: Standing) -> None:
        t = own.t
        self.own = own
        self.token = t.token[own.seat]
        # By what is wanted: for acquiring it this turn, and for having it in the Learning Area.
        self.acquired = [0.0] * (FW_IMMEDIATE + 1)
        self.kept = [0.0] * (FW_IMMEDIATE + 1)
        self.signed = 0.0
        self.potential = 0.0
        self.object = NOTHING
        self.evocations: dict[int, float] = {}
        if not own.objects or not self.is_open():
            return
        best: list[int] = []
        for card in own.objects:
            wanted = lacking(t, own.seat, card, self.token)
            value = self.promise(card, _number(wanted))
            if value > self.potential:
                self.potential, self.object, best = value, card, wanted
        if best:
            self._want(best)

    def is_open(self) -> bool:
        """Can this seat still evoke?"""
        return (
            self.own.t.evoker == NOBODY
            and self.token < LAST_BOX
            and self.own.left >= _TURNS_NEEDED[self.token]
        )

    def _want(self, best: list[int]) -> None:
        number = _number(best)
        if not 0 < number < _OUT_OF_REACH:
            return
        step = self.potential * (1 / w.MISSING - 1)
        wanted = self.acquired if self.token == TRANSMUTATION else self.kept
        for want in (FW, AS, DM, EN, FW_IMMEDIATE):
            if best[want] > 0:
                wanted[want] = step
        if best[SIGN] > 0:
            self.signed = step

    def evocation(self, bond: int) -> float:
        """What the Evocation by an object of this bond would bring."""
        value = self.evocations.get(bond)
        if value is None:
            t = self.own.t
            elders = [elder for elder, status in enumerate(t.elders) if status == IN_PLAY]
            bonded = [elder for elder in elders if t.rules.elder_bond[elder] == bond]
            value = max((evocation_worth(t, self.own.seat, elder) for elder in bonded or elders), default=0.0)
            self.evocations[bond] = value
        return value

    def opened(self, bond: int) -> float:
        """What the Invocation Power of the next box would bring until the end of the game."""
        own = self.own
        if self.token >= SACRIFICE:
            return 0.0
        uses = w.SURE_LATER * own.uses_later
        if self.token == TRANSMUTATION:
            uses += w.SURE_NOW * max(0, own.obsessions - 1)
        if own.t.rules.invokes_once:
            uses = min(uses, own.left + 1)
        rates = [own.invocation(thing) for thing in own.powers_of(bond, self.token)]
        return max(0.0, max(rates, default=0.0) - own.best_later) * uses

    def promise(self, card: int, missing: int) -> float:
        """What a Ritual Object promises if so much is missing for its next step."""
        rite = self.own.t.rules.ritual[card]
        if rite is None or not self.is_open():
            return 0.0
        value = self.evocation(rite.bond) * w.CHANCE[self.token] * w.MISSING**missing
        value += self.opened(rite.bond) * w.OPENED[min(self.token, 1)] * w.MISSING**missing
        if self.own.t.last_bond[self.own.seat] not in (NOTHING, rite.bond):
            value -= self.own.t.rules.change_of_bond * w.CHANCE[self.token]
        return value

    def new_object(self, card: int) -> float:
        """What one more Ritual Object is worth."""
        if not self.is_open():
            return 0.0
        # A new object turns next turn at the earliest: what it wants can still be found.
        missing = min(_number(lacking(self.own.t, self.own.seat, card, self.token)), 3)
        value = self.promise(card, missing)
        return max(value - self.potential, w.SECOND_OBJECT * min(value, self.potential) * 0.5, 0.0)

    def advance(self, card: int) -> float:
        """What turning this object now is worth."""
        t, seat = self.own.t, self.own.seat
        rite = t.rules.ritual[card]
        if rite is None:
            return 0.0
        price = 0 if t.last_bond[seat] in (NOTHING, rite.bond) else t.rules.change_of_bond
        value = w.BOX - price + self.opened(rite.bond)
        if t.evoker == NOBODY and self.token < LAST_BOX:
            chances = (*w.CHANCE, 1.0)
            step = chances[self.token + 1] - chances[self.token]
            if self.token == SACRIFICE or self.own.left >= _TURNS_NEEDED[self.token] - 1:
                value += self.evocation(rite.bond) * step
        return value


def lacking(t: Table, seat: Seat, card: int, step: int) -> list[int]:
    """What a requirement still lacks, by what is wanted; what will come by itself is left out."""
    rite = t.rules.ritual[card]
    if rite is None:
        return []
    rules = t.rules
    wanted = list(rite.steps[step])
    for other in t.acquired[seat] if step == TRANSMUTATION else t.areas[seat]:
        if step in (TRANSMUTATION, SACRIFICE) and other == card:
            continue
        wanted[rules.seed[other]] -= 1
        if rules.seed[other] == FW and rules.type[other] == IMMEDIATE:
            wanted[FW_IMMEDIATE] -= 1
    hand, obsessions = t.hand[seat].bit_count(), t.obsessions(seat)
    if step == TRANSMUTATION:
        wanted[OBSESSION] -= t.obsessions_spent[seat] + obsessions
        wanted[RESEARCH] -= t.research_spent[seat] + hand
        wanted[PLACE] -= t.explored[seat] + hand + obsessions
    else:
        # Study looks at the hand of the next turn.
        wanted[RESEARCH] -= 6 - t.turn
        wanted[SIGN] -= t.sign_place[seat] == SIGN_LAID
    return wanted


def _number(wanted: list[int]) -> int:
    return sum(count for count in wanted if count > 0)
