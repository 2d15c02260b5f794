"""Verbs about tokens."""

from typing import Literal

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.madness import can_heal, ease_growing, heal, treat
from miskatonic.games.cultistorm.board.trophies import return_trophy, trophies_of
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, CURE, NOBODY, PAY, SOOTHE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

Whom = Literal["helped", "both", "here"]


def _patients(t: Table, seat: Seat, helper: Seat, whom: Whom) -> list[Seat]:
    if whom == "both":
        return [seat] if helper == NOBODY else [seat, helper]
    return t.company(seat) if whom == "here" else [seat]


def _healer(t: Table, use: Use) -> Seat:
    """Special cards heal more by the hand of a healer; general ones do not (D.2)."""
    return use.helper if use.cause in t.rules.special_causes else NOBODY


@VERBS.verb("heal")
def heal_helped(t: Table, use: Use, amount: int, whom: Whom = "helped") -> None:
    """The helped heals, or helped and helper, or everybody at the helped's location."""
    healer = _healer(t, use)
    for seat in _patients(t, use.seat, use.helper, whom):
        treat(t, seat, amount, use.cause, healer)


@helps("heal")
def _may_heal(t: Table, seat: Seat, helper: Seat, whom: Whom = "helped") -> bool:
    if whom == "helped":
        return can_heal(t, seat)
    return any(can_heal(t, patient) for patient in _patients(t, seat, helper, whom))


@VERBS.verb("heal-another-here")
def heal_another_here(t: Table, use: Use, amount: int) -> None:
    """Another detective at one's location heals."""
    words = [CHOOSE[other] for other in _others_here(t, use.seat)]
    t.flow.ask_target(t, use.seat, "heal", words, Treating(use, amount, use.seat).chosen, use.cause)


def _others_here(t: Table, seat: Seat) -> list[Seat]:
    return [other for other in t.company(seat) if other != seat and can_heal(t, other)]


@helps("heal-another-here")
def _somebody_else_here(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(_others_here(t, seat))


@VERBS.verb("heal-somebody-here")
def heal_somebody_here(t: Table, use: Use, amount: int) -> None:
    """One heals oneself or somebody at one's location."""
    words = [CHOOSE[other] for other in t.company(use.seat) if can_heal(t, other)]
    t.flow.ask_target(t, use.seat, "heal", words, Treating(use, amount).chosen, use.cause)


@helps("heal-somebody-here")
def _somebody_here(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(can_heal(t, other) for other in t.company(seat))


@frame("cul/heal-chosen")
class Treating:
    """Who is healed is chosen."""

    use: Use
    amount: int
    healer: Seat = NOBODY

    def chosen(self, t: Table, word: Word) -> None:
        treat(t, word - CHOOSE[0], self.amount, self.use.cause, self.healer)

    def team_chose(self, t: Table, word: Word, seat: Seat) -> None:
        self.chosen(t, word)


@VERBS.verb("analyse")
def analyse(t: Table, use: Use, heal: int) -> None:
    """Anybody heals, or loses a growing token."""
    words = [CHOOSE[other] for other in t.order() if can_heal(t, other) or t.growing[other]]
    t.flow.ask_target(t, use.seat, "analyse", words, _Analysis(use, heal).chosen, use.cause)


@helps("analyse")
def _anybody(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(can_heal(t, other) or t.growing[other] for other in range(t.detectives))


@frame("cul/analyse")
class _Analysis:
    """Whom, and of what."""

    use: Use
    amount: int
    patient: Seat = NOBODY

    def chosen(self, t: Table, word: Word) -> None:
        patient = word - CHOOSE[0]
        words = [SOOTHE] if can_heal(t, patient) else []
        if t.growing[patient]:
            words.append(CURE)
        t.flow.ask_target(
            t, self.use.seat, "cure", words, replace(self, patient=patient).treated, self.use.cause
        )

    def treated(self, t: Table, word: Word) -> None:
        if word == CURE:
            ease_growing(t, self.patient, self.use.cause, into_normal=False)
        else:
            heal(t, self.patient, self.amount, self.use.cause)


@VERBS.verb("unburden")
def unburden(t: Table, use: Use) -> None:
    """Returns a trophy and turns a growing token into a normal one."""
    words = [PAY[symbol] for symbol in trophies_of(t, use.seat)]
    t.flow.ask_target(t, use.seat, "return-trophy", words, _Unburdening(use).paid, use.cause)


@frame("cul/unburden")
class _Unburdening:
    """Which trophy it costs."""

    use: Use

    def paid(self, t: Table, word: Word) -> None:
        return_trophy(t, self.use.seat, word - PAY[0], self.use.cause)
        ease_growing(t, self.use.seat, self.use.cause, into_normal=True)


@helps("unburden")
def _is_burdened(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.growing[seat] and trophies_of(t, seat))
