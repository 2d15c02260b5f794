"""Distant Help beside other modules (DIS-3, and what those say of small teams)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.pieces import Sting
from miskatonic.games.cultistorm.expansions.dark_rituals.state import rituals
from miskatonic.games.cultistorm.expansions.diseases.spreading import next_outbreak
from miskatonic.games.cultistorm.expansions.diseases.ward import ward_of
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.expansions.distant_help.telephones import A, C, one, two, waits
from tests.games.cultistorm.tables import L1, ONE, OpenStorm, Storm


@pytest.mark.rule("DIS-3.1")
def test_other_worlds_take_two_detectives() -> None:
    options = {"main": "distant", "modules": "otherworlds"}
    assert SPEC.seats_for(options) == range(2, 3)
    with pytest.raises(BadOptionError, match="with distant, otherworlds this game is for 2 seats, not 1"):
        SPEC.new(1, SPEC.settle(options), 1)


@pytest.mark.rule("DIS-3.2")
@pytest.mark.parametrize(
    ("option", "chosen"),
    [
        ("special_cult", "glass-congregation,drowned-parish"),
        ("special_cult", "random-2"),
        ("monsters", "the-harbour-thing,the-bell-ringer"),
    ],
)
def test_one_special_cult_and_one_monster_at_most(option: str, chosen: str) -> None:
    with pytest.raises(BadOptionError) as error:
        SPEC.new(2, SPEC.settle({"main": "distant", option: chosen}), 1)
    assert f"with distant option '{option}' cannot be '{chosen}': 1 at most can be used" in str(error.value)


@pytest.mark.rule("DIS-3.2")
def test_one_of_each_is_allowed() -> None:
    options = {"main": "distant", "special_cult": "drowned-parish", "monsters": "random"}
    assert len(SPEC.new(1, SPEC.settle(options), 1).special_cults) == 1


@pytest.mark.rule("RIT-R4")
def test_a_connected_card_teaches_the_detective_that_it_helps(storm: OpenStorm) -> None:
    game = one(storm, modules="rituals")
    game.cultists(L1, "choir-acolyte")
    waits(game, A, "charge")
    waits(game, C, "dream-journal")
    game.prepare()
    game.says(ONE, "connect line-a", "connect line-c")
    assert rituals(game.t).experience == [1]


@pytest.mark.rule("PUZ-R4")
def test_alone_a_sting_of_insanity_is_a_step(storm: OpenStorm) -> None:
    assert _stung(one(storm, modules="puzzle")) == ([0], 1)
    assert _stung(two(storm, modules="puzzle")) == ([1, 0], 0)


def _stung(game: Storm) -> tuple[list[int], int]:
    """The tokens and the terror steps after the sting of the first piece, which is a token."""
    game.unit(Sting(0, ONE).goes)
    return game.all_tokens(), len(game.told("terror-step"))


@pytest.mark.rule("SIK-R5")
def test_alone_one_disease_is_active_at_most(storm: OpenStorm) -> None:
    for opened, active in ((one, 1), (two, 2)):
        game = opened(storm, modules="diseases")
        ward_of(game.t).active = ()
        for _ in range(3):
            next_outbreak(game.t, 0)
        game.unit(lambda _: None)
        assert len(ward_of(game.t).active) == active


@pytest.mark.rule("DIS-2.4", "SIK-2.4")
def test_a_correspondent_is_healthy(storm: OpenStorm) -> None:
    """A disease that keeps its carrier from helping does not keep a correspondent from it."""
    game = one(storm, modules="diseases")
    game.tokens(ONE, 2)
    waits(game, C, "calming-voice")
    symptoms = list(game.t.rules.more["diseases"].symptom)
    ward_of(game.t).carried[ONE] = symptoms.index("no-special-help")
    game.prepare()
    assert game.offers(ONE, "connect line-c")


@pytest.mark.rule("ROR-3.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_three_unread_inkblots_call_the_dreamer(seats: int) -> None:
    table = SPEC.new(seats, SPEC.settle({"main": "distant", "modules": "rorschach"}), 1)
    assert table.rules.more["rorschach"].threshold == 3
