"""What the catalogue says of expansions played together (its table Compatibility)."""

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC, spec_with
from miskatonic.games.cultistorm.expansions.dark_rituals.state import rituals
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.installed import installed
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, state_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import file_of, options_of

MODULES = next(option for option in SPEC.options if option.key == "modules")
EYE = 6


def refused(options: dict[str, str], seats: int = 3, game: object = SPEC) -> str:
    with pytest.raises(BadOptionError) as error:
        game.new(seats, game.settle(options), 1)  # type: ignore[attr-defined] # a game
    return str(error.value)


@pytest.mark.rule("CAM-R11")
def test_a_campaign_is_played_without_the_puzzle() -> None:
    told = refused({"main": "campaign", "modules": "puzzle"})
    assert told == "the expansions campaign and puzzle cannot be used together"


@pytest.mark.rule("EXP-1.2")
def test_several_tables_are_played_without_the_puzzle() -> None:
    others = [one for one in installed() if one.kind != "region"]
    game = spec_with((*others, Expansion("region", 15, "CUL", kind="region")))
    told = refused({"region": "on", "modules": "puzzle"}, game=game)
    assert told == "the expansions puzzle and region cannot be used together"


@pytest.mark.rule("CAM-R11")
@pytest.mark.parametrize("mission", [2, 3])
def test_two_missions_are_played_without_victims(mission: int) -> None:
    told = refused(options_of(file_of(mission), modules="victims"))
    assert told == "this mission of the campaign is played without victims"


@pytest.mark.rule("CAM-17.3", "OTW-1.1")
def test_the_walking_storm_has_no_world() -> None:
    options = options_of(file_of(EYE), modules="otherworlds")
    table = SPEC.new(3, SPEC.settle(options), 1)
    while table.round < 1:
        asked = table.flow.decision
        assert asked is not None
        table.flow.submit(table, asked.options_of(asked.seats[0])[0], asked.seats[0])
    storm = campaign(table).walking_storm
    assert not session(table).storm_came
    table.rules.hooks.notify("elder_enters", table, storm, 0)
    assert state_of(table).worlds == [CLOSED] * SPOTS


@pytest.mark.rule("CAM-2.7", "RIT-1.4")
def test_experience_of_rituals_is_not_carried_over() -> None:
    """The campaign file has no place for it."""
    options = options_of(file_of(0), modules="rituals")
    table = SPEC.new(3, SPEC.settle(options), 2)
    while (asked := table.flow.decision) is not None:
        assert SPEC.habit is not None
        table.flow.submit(table, SPEC.habit(table, asked.seats[0]), asked.seats[0])
    assert SPEC.campaign is not None
    (following, *_) = SPEC.campaign.sequels(table)
    opened = SPEC.new(3, SPEC.settle(following.options), 3)
    assert set(rituals(opened).experience) == {0}


def test_what_is_advised_is_a_warning_and_no_prohibition() -> None:
    three = "cultist_events,diseases,rorschach"
    assert MODULES.warnings("cultist_events,diseases") == []
    assert MODULES.warnings(three) == ["three-plagues"]
    assert MODULES.warnings("puzzle") == ["puzzle-alone"]
    assert MODULES.warnings("puzzle,investigation_events") == []
    assert SPEC.new(3, SPEC.settle({"modules": three}), 1).flow.decision is not None
    texts = load_texts(SPEC.texts, strict=True)
    assert all(texts.has(f"advice-{one.name}") for one in MODULES.advice)


def test_weights_of_several_modules_add_up() -> None:
    assert MODULES.weigh("none") == 0
    assert MODULES.weigh("puzzle,investigation_events") == 0
    assert MODULES.usual is not None
    assert MODULES.weigh("puzzle,diseases") not in MODULES.usual
