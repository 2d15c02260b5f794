"""Expansions are switched on by options and composed without being named (CUL-16, EXP-1)."""

import pytest

from miskatonic.content.text_check import check_texts
from miskatonic.games.cultistorm import spec_with
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.expansions.bell_tower import (
    KEY,
    RING,
    WATCHER,
)
from tests.games.cultistorm.expansions.towers import BELLS, GAME, open_table, play_until


@pytest.mark.rule("EXP-1.1", "CUL-16.1")
def test_a_module_is_off_unless_the_option_names_it() -> None:
    assert open_table({}).annex == {}
    assert not open_table({}).rules.hooked
    assert KEY in open_table(BELLS).annex
    option = next(option for option in GAME.options if option.key == "modules")
    assert option.values[0] == option.default == "none"
    assert option.weights[KEY] == -1


@pytest.mark.parametrize(
    ("options", "seats", "sentence"),
    [
        ({"modules": "belfry"}, 3, "option 'modules' cannot be 'belfry'; choose from: none,"),
        ({"modules": f"none,{KEY}"}, 3, "'none' stands alone"),
        ({"modules": f"{KEY},{KEY}"}, 3, "names something twice"),
        ({"main": "watcher"}, 3, "with watcher this game is for 4 to 6 seats, not 3"),
        ({"main": "watcher"}, 7, "with watcher this game is for 4 to 6 seats, not 7"),
        ({}, 6, "this game is for 2 to 5 seats, not 6"),
        (BELLS, 1, "with bell-tower this game is for 2 to 5 seats, not 1"),
    ],
)
def test_bad_options_get_one_clear_sentence(options: dict[str, str], seats: int, sentence: str) -> None:
    with pytest.raises(BadOptionError) as error:
        open_table(options, seats)
    assert sentence in str(error.value)


@pytest.mark.rule("EXP-1.2", "CUL-16.1", "CUL-R6")
def test_at_most_one_main_expansion_and_none_that_another_excludes() -> None:
    region = Expansion("country", 1, "CUL", kind="region")
    other = Expansion("campanile", 2, "CUL")
    game = spec_with((WATCHER, region, other))
    with pytest.raises(BadOptionError, match="only one of these expansions"):
        open_table({"main": "watcher", "region": "on"}, 4, game=game)
    with pytest.raises(BadOptionError, match="watcher and campanile cannot be used together"):
        open_table({"main": "watcher", "modules": "campanile"}, 4, game=game)
    assert open_table({"main": "watcher"}, 4, game=game).detectives == 3


def test_the_order_in_which_an_option_names_modules_makes_no_difference() -> None:
    game = spec_with((Expansion("one", 1, "CUL"), Expansion("two", 2, "CUL")))
    here, there = (open_table({"modules": names}, game=game) for names in ("one,two", "two,one"))
    assert here.rules.digest == there.rules.digest


def test_a_base_game_does_not_depend_on_what_is_installed() -> None:
    alone = spec_with(())
    assert open_table({}).rules.digest == open_table({}, game=alone).rules.digest
    assert open_table({}).rules.digest != open_table(BELLS).rules.digest


@pytest.mark.rule("EXP-1.12")
def test_an_expansion_brings_options_of_its_own() -> None:
    table = open_table({**BELLS, "bell_rope": "short"})
    play_until(table, "prepare")
    assert GAME.why_not(table, table.flow.decision.seat, RING[0]).key == "bell-silent"


def test_the_texts_of_expansions_are_checked_with_those_of_the_game() -> None:
    assert check_texts(GAME, GAME.texts, GAME.load_content(GAME.folder / "data")) == []


# --- the whole life of an expansion -------------------------------------------------------------------
