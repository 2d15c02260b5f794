"""Sessions of the campaign as an example has them: quiet, and then arranged."""

from typing import Any

from miskatonic.games.campaign import Sequel
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import (
    CampaignFile,
    Dossier,
    to_option,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions import mission_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.masks import is_masked
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import Session, session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import KEY
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import NOTHING, REVIEW, SEALING, Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word
from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.tables import TEAM, Storm

MAP_MAKER, TRAIN, QUARTER, BALL, SIEGE, DOOR, EYE = range(7)


def file_of(
    mission: int = 0, storm: int = 0, *flags: str, seats: int = 3, people: dict[int, Dossier] | None = None
) -> CampaignFile:
    """A campaign file before this mission; dossiers that are not given are empty."""
    given = people or {}
    dossiers = [given.get(seat, Dossier(TEAM[seat])) for seat in range(seats)]
    return CampaignFile(mission, storm, tuple(flags), tuple(dossiers))


def options_of(file: CampaignFile, **more: str) -> dict[str, str]:
    return {"main": KEY, "campaign": to_option(file), "start": "seat-1", "floor": "open", **more}


def habit(t: Table, seat: Seat) -> Word:
    assert SPEC.habit is not None
    return SPEC.habit(t, seat)


def sequels(t: Table) -> tuple[Sequel, ...]:
    """The sessions that can follow a table."""
    assert SPEC.campaign is not None
    return SPEC.campaign.sequels(t)


def lay(file: CampaignFile, seats: int = 3, seed: int = 1, **more: str) -> Table:
    """The table of a session at its first question."""
    return SPEC.new(seats, SPEC.settle(options_of(file, **more)), seed, chronicle=True)


def play_on(t: Table, prompt: str = "", round_: int = 0) -> None:
    """Habit plays until this is asked, or this turn is reached."""
    while t.flow.decision is not None and t.flow.decision.prompt != prompt:
        if round_ and t.round >= round_:
            return
        seat = t.flow.decision.seats[0]
        t.flow.submit(t, habit(t, seat), seat)


def told(t: Table, kind: str) -> list[dict[str, Any]]:
    assert t.chronicle is not None
    return [dict(event.args) for event in t.chronicle.events if event.kind == kind]


class Quiet(Storm):
    """A quiet table in the midst of a session; the set-up of its mission is done."""

    def __init__(self, new: NewScenario, file: CampaignFile, **more: str) -> None:
        seats = len(file.detectives)
        super().__init__(new, seats, TEAM, options_of(file, **more))
        begins = mission_of(self.t).hooks.get("setup_end")
        if begins is not None:
            begins(self.t)

    @property
    def s(self) -> Session:
        return session(self.t)

    def _quieten(self) -> None:
        t = self.t
        t.queue.clear()
        for spot in range(SPOTS):
            t.columns[spot] = tuple(
                self.s.faces[card - t.rules.enemy_ids.index("masked-guest-1")] if is_masked(t, card) else card
                for card in t.columns[spot]
            )
        self.s.faces = [NOTHING] * len(self.s.faces)
        super()._quieten()

    def cleanup(self) -> None:
        """The turn is cleaned up; nothing follows."""
        self.t.phase = SEALING
        self.play.run(_Cleanup().comes)

    def review(self) -> None:
        self.t.phase = REVIEW
        self.play.run(Review().begins)

    def settle(self) -> None:
        self.play.run(SETTLE)

    def can_win(self, seat: Seat) -> None:
        """Nothing is lacking for a fight of this detective."""
        self.t.wilds[seat] = ("rule/CUL-7.15",) * 8


class _Cleanup:
    """Calls the hook as the end of a turn does."""

    def comes(self, t: Table) -> None:
        t.rules.hooks.moment("cleanup", t)
