"""Diseases break out, are caught and carried on, and spread (SIK-1, SIK-2, SIK-4)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import tell_own_story
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.expansions.diseases.ward import draw, infect, infected, look_up, ward_of
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import AT, OBJECT, SPOTS
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_MOST_ACTIVE: Final = 2
# So many cultists feed a disease.
_CROWD: Final = 2


def first_outbreak(t: Table) -> None:
    """The top disease, on a random location (SIK-1.1)."""
    disease = draw(t)
    if disease != NOTHING:
        _Outbreak(disease, "rule/SIK-1.1").at(t, t.dice.below(SPOTS))


def next_outbreak(t: Table, card: int) -> None:
    """A terror card has been turned up (SIK-1.2)."""
    t.queue.append(_Waiting().breaks_out)


@frame("cul-sik/waiting")
class _Waiting:
    """The next disease; its conditions are checked when its turn comes (CUL-3.5)."""

    def breaks_out(self, t: Table) -> None:
        # A detective who is alone has one disease at a time to deal with (SIK-R5).
        most = _MOST_ACTIVE if t.detectives > 1 else 1
        if len(ward_of(t).active) >= most:
            return
        disease = draw(t)
        if disease == NOTHING:
            return
        outbreak = _Outbreak(disease, "rule/SIK-1.3")
        free = [
            spot % SPOTS
            for spot in range(t.marker, t.marker + SPOTS)
            if ward_of(t).at[spot % SPOTS] == NOTHING
        ]
        if not free:
            ward_of(t).discard.append(disease)
        elif t.seats > t.detectives and len(free) > 1:
            ward_of(t).active += (disease,)
            words = [AT[t.spots[spot]] for spot in free]
            about = {"disease": look_up(t).ids[disease]}
            t.flow.ask(t.detectives, "outbreak-where", words, outbreak.chosen, "rule/SIK-1.3", about)
        else:
            outbreak.at(t, free[0])


@frame("cul-sik/outbreak")
class _Outbreak:
    """A disease becomes active, with one token."""

    disease: int
    cause: str

    def chosen(self, t: Table, word: Word) -> None:
        self.at(t, t.spots.index(OBJECT[word]))

    def at(self, t: Table, spot: int) -> None:
        ward, name = ward_of(t), look_up(t).ids[self.disease]
        if self.disease not in ward.active:
            ward.active += (self.disease,)
        location = t.rules.place_ids[t.spots[spot]]
        t.tell("outbreak", disease=name, location=location, cause=self.cause)
        infect(t, spot, self.disease, self.cause)
        tell_own_story(t, name, spot=spot)


def spread(t: Table) -> None:
    """Cleanup: carriers, crowds, neighbours, and the end of it all (SIK-2.1 to SIK-2.3, SIK-4.1)."""
    _catch_and_carry(t)
    ward, virulence = ward_of(t), look_up(t).virulence
    for spot in range(SPOTS):
        if ward.at[spot] != NOTHING and len(t.columns[spot]) >= _CROWD:
            infect(t, spot, ward.at[spot], "rule/SIK-2.2")
    full = [
        spot
        for spot in range(SPOTS)
        if ward.at[spot] != NOTHING and ward.tokens[spot] >= virulence[ward.at[spot]]
    ]
    for spot in full:
        if ward.at[(spot + 1) % SPOTS] == NOTHING:
            infect(t, (spot + 1) % SPOTS, ward.at[spot], "rule/SIK-2.3")
    if infected(t) == SPOTS:
        t.tell("epidemic", cause="rule/SIK-4.1")
        lose_game(t, "epidemic")


def _catch_and_carry(t: Table) -> None:
    """First everybody at an infected location catches it, then carriers infect healthy ones (SIK-R1)."""
    ward = ward_of(t)
    present = [seat for seat in t.order() if not t.is_away(seat)]
    carriers = [seat for seat in present if ward.carried[seat] != NOTHING]
    for seat in present:
        disease = ward.at[t.place[seat]]
        if disease != NOTHING and ward.carried[seat] == NOTHING:
            ward.carried[seat] = disease
            t.tell("disease-caught", seat, disease=look_up(t).ids[disease], cause="rule/SIK-2.1")
    for seat in carriers:
        if ward.at[t.place[seat]] == NOTHING:
            infect(t, t.place[seat], ward.carried[seat], "rule/SIK-2.1")
