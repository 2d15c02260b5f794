"""Treating locations, getting well, and stamping a disease out (SIK-3)."""

from typing import Final

from miskatonic.games.cultistorm.board.hand import Discarding, discard_card
from miskatonic.games.cultistorm.board.trophies import win_trophy
from miskatonic.games.cultistorm.expansions.diseases.ward import look_up, ward_of
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import DISCARD, NO, OBJECT, WILD, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_PRICE: Final = 2
ONLY_TREAT: Final = Refusal("SIK-3.1", "only-in-preparation")
ONLY_GET_WELL: Final = Refusal("SIK-3.2", "only-in-preparation")
_HEALTHY_PLACE: Final = Refusal("SIK-3.1", "location-healthy")
_NO_CURE: Final = Refusal("SIK-3.1", "no-cure-in-hand")
_NO_CARRIER: Final = Refusal("SIK-3.2", "no-carrier")
_ILL_PLACE: Final = Refusal("SIK-3.2", "location-infected")
_TOO_FEW: Final = Refusal("SIK-3.2", "too-few-cards-to-recover")


def cures(t: Table, seat: Seat) -> list[int]:
    """Hand cards that treat the location where the detective stands."""
    disease = NOTHING if t.is_away(seat) else ward_of(t).at[t.place[seat]]
    if disease == NOTHING:
        return []
    wanted = (look_up(t).cure[disease], WILD)
    return [kind for kind in t.hand[seat] if t.rules.symbol[kind] in wanted]


def may_not_treat(t: Table, seat: Seat, _: int) -> Refusal | None:
    if t.is_away(seat) or ward_of(t).at[t.place[seat]] == NOTHING:
        return _HEALTHY_PLACE
    return None if cures(t, seat) else _NO_CURE


def treat(t: Table, seat: Seat, _: int) -> None:
    _Treating(seat, ward_of(t).at[t.place[seat]]).asks(t)


@frame("cul-sik/treating")
class _Treating:
    """Which card treats the location."""

    seat: Seat
    disease: int

    def asks(self, t: Table) -> None:
        # In a hand that somebody only imagines, no card may fit.
        cards = cures(t, self.seat) or t.hand[self.seat]
        words = [DISCARD[kind] for kind in cards]
        t.flow.ask_target(t, self.seat, "discard", words, self.chosen, look_up(t).causes[self.disease])

    def chosen(self, t: Table, word: Word) -> None:
        ward, rules, spot = ward_of(t), look_up(t), t.place[self.seat]
        cause = rules.causes[self.disease]
        discard_card(t, self.seat, OBJECT[word], cause)
        ward.tokens[spot] = max(0, ward.tokens[spot] - rules.removes[t.role[self.seat]])
        if not ward.tokens[spot]:
            ward.at[spot] = NOTHING
        location = t.rules.place_ids[t.spots[spot]]
        t.tell("location-treated", self.seat, location=location, tokens=ward.tokens[spot], cause=cause)
        check_eradicated(t, self.seat, self.disease)


def may_not_get_well(t: Table, seat: Seat, _: int) -> Refusal | None:
    if ward_of(t).carried[seat] == NOTHING:
        return _NO_CARRIER
    if t.is_away(seat) or ward_of(t).at[t.place[seat]] != NOTHING:
        return _ILL_PLACE
    return None if len(t.hand[seat]) >= _PRICE else _TOO_FEW


def get_well(t: Table, seat: Seat, _: int) -> None:
    cause = look_up(t).causes[ward_of(t).carried[seat]]
    t.flow.then(_Recovery(seat).comes)
    Discarding(seat, _PRICE, cause).asks(t)


@frame("cul-sik/recovery")
class _Recovery:
    """A carrier gets well: for cards, or by healing one token less."""

    seat: Seat

    def comes(self, t: Table) -> None:
        ward = ward_of(t)
        disease, ward.carried[self.seat] = ward.carried[self.seat], NOTHING
        t.tell("carrier-recovers", self.seat, cause=look_up(t).causes[disease])
        check_eradicated(t, self.seat, disease)

    def asks(self, t: Table) -> None:
        """Of the tokens that were healed, one can stay, and the carrier gets well (SIK-3.4, SIK-R3)."""
        disease = ward_of(t).carried[self.seat]
        if disease != NOTHING:
            about = {"disease": look_up(t).ids[disease]}
            t.flow.ask(self.seat, "heal-less", (YES, NO), self.answered, "rule/SIK-3.4", about)

    def answered(self, t: Table, word: Word) -> None:
        if word == YES:
            t.normal[self.seat] += 1
            t.tell("healed-less", self.seat, tokens=t.tokens(self.seat), cause="rule/SIK-3.4")
            self.comes(t)


def offer_recovery(t: Table, seat: Seat, amount: int, cause: str) -> None:
    """A carrier has healed."""
    if ward_of(t).carried[seat] != NOTHING:
        t.flow.then(_Recovery(seat).asks)


def check_eradicated(t: Table, seat: Seat, disease: int) -> None:
    """Neither tokens nor carriers are left: whoever ended it takes a trophy (SIK-3.3)."""
    ward, rules = ward_of(t), look_up(t)
    if disease in ward.at or disease in ward.carried or disease not in ward.active:
        return
    ward.active = tuple(other for other in ward.active if other != disease)
    ward.discard.append(disease)
    t.tell("disease-eradicated", seat, disease=rules.ids[disease], cause="rule/SIK-3.3")
    win_trophy(t, seat, rules.cure[disease], rules.causes[disease])
