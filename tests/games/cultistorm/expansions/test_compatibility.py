"""What the catalogue says of expansions played together (its table Compatibility)."""

from collections.abc import Callable
from itertools import combinations
from typing import Final, TypeAlias

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.dark_rituals.state import rituals
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, state_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import file_of, options_of

MODULES = next(option for option in SPEC.options if option.key == "modules")
EYE = 6

# Options and seats.
Table: TypeAlias = tuple[dict[str, str], int]


def refused(options: dict[str, str], seats: int = 3) -> str:
    with pytest.raises(BadOptionError) as error:
        SPEC.new(seats, SPEC.settle(options), 1)
    return str(error.value)


def module_with(main: str, seats: int) -> Callable[[str], Table]:
    def laid(module: str) -> Table:
        return {"main": main, "modules": module}, seats

    return laid


def at_a_region(module: str) -> Table:
    return {"region": "on", "modules": module}, 4


def mission_with(mission: int) -> Callable[[str], Table]:
    return lambda module: (options_of(file_of(mission), modules=module), 3)


# The columns of the catalogue's table, and a module for each of its lines.
COLUMNS: Final[dict[str, Callable[[str], Table]]] = {
    "OVR": module_with("overlord", 4),
    "CAM": module_with("campaign", 3),
    "CM3": mission_with(2),
    "CM4": mission_with(3),
    "DIS, one": module_with("distant", 1),
    "DIS, two": module_with("distant", 2),
    "LCN": at_a_region,
}
LINES: Final = tuple(value for value in MODULES.values if value != "none")
# Everything in that table that is not "yes".
FORBIDDEN: Final = {
    ("otherworlds", "DIS, one"): "with distant, otherworlds this game is for 2 seats, not 1",
    ("puzzle", "CAM"): "the expansions campaign and puzzle cannot be used together",
    ("puzzle", "CM3"): "the expansions campaign and puzzle cannot be used together",
    ("puzzle", "CM4"): "the expansions campaign and puzzle cannot be used together",
    ("puzzle", "LCN"): "the expansions region and puzzle cannot be used together",
    ("victims", "CM3"): "this mission of the campaign is played without victims",
    ("victims", "CM4"): "this mission of the campaign is played without victims",
}
ONLY_ONE: Final = "only one of these expansions can be used in a game"
# Cards that lengthen lists: one of each kind with Distant Help, any number elsewhere.
NAMED: Final = {"special_cult": "drowned-parish,quarry-kin", "monsters": "the-lamplit-hound,the-orrery-wasp"}


@pytest.mark.rule("EXP-1.2", "CAM-R11", "DIS-3.1")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("module", LINES)
def test_each_module_goes_with_each_large_expansion_as_the_catalogue_says(module: str, column: str) -> None:
    options, seats = COLUMNS[column](module)
    told = FORBIDDEN.get((module, column))
    if told is None:
        assert SPEC.new(seats, SPEC.settle(options), 1).flow.decision is not None
    else:
        assert refused(options, seats) == told


@pytest.mark.rule("EXP-1.1")
def test_modules_go_with_one_another() -> None:
    for pair in combinations(LINES, 2):
        assert SPEC.new(3, SPEC.settle({"modules": ",".join(pair)}), 1).flow.decision is not None


@pytest.mark.rule("EXP-1.2")
@pytest.mark.parametrize("main", ["overlord", "campaign", "distant"])
def test_large_expansions_exclude_one_another(main: str) -> None:
    assert refused({"main": main, "region": "on"}) == f"{ONLY_ONE}: region, {main}"
    others = [value for value in ("overlord", "campaign", "distant") if value != main]
    for other in others:
        assert f"option 'main' cannot be '{main},{other}'" in refused({"main": f"{main},{other}"})


@pytest.mark.rule("DIS-3.2", "CLT-1.1", "MON-1.1")
@pytest.mark.parametrize("key", NAMED)
def test_several_cults_and_monsters_go_with_all_but_distant_help(key: str) -> None:
    chosen = NAMED[key]
    for seats, options in (
        (3, {}),
        (4, {"main": "overlord"}),
        (3, {"main": "campaign"}),
        (4, {"region": "on"}),
    ):
        assert SPEC.new(seats, SPEC.settle({**options, key: chosen}), 1).flow.decision is not None
    for seats in (1, 2):
        told = refused({"main": "distant", key: chosen}, seats)
        assert told == f"with distant option '{key}' cannot be '{chosen}': 1 at most can be used"


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


def test_cults_monsters_and_the_region_weigh_beside_the_modules() -> None:
    cults = {"special_cult": "ashen-choir,glass-congregation", "monsters": "random-3"}
    assert SPEC.weigh({}) == 0
    assert SPEC.weigh(cults) == 5
    assert SPEC.weigh({**cults, "region": "on", "modules": "investigation_events"}) == 4
