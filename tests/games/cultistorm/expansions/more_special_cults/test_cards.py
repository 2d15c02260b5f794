"""The cards of the cults: which are in a game, and that every one is carried out (CLT-1.1, CLT-1.2)."""

from pathlib import Path

import pytest

from miskatonic.content.files import ContentError, Folder
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.expansions.more_special_cults import EXPANSION
from miskatonic.games.spec import BadOptionError
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.tables import L1, L3, OpenStorm

ALL = "glass-congregation,drowned-parish,ashen-choir,quarry-kin,sleepers-under-orbit"


@pytest.mark.rule("CLT-1.1", "CLT-1.2")
def test_all_five_cults_can_be_used_together_each_with_its_location() -> None:
    table = SPEC.new(5, SPEC.settle({"special_cult": ALL}), 1)
    assert len(table.aside) == 35
    assert len({table.symbol_at(spot) for spot in range(5)}) == 5
    places = {table.rules.place_ids[card] for card in table.spots}
    assert places == {
        "the-mirror-chapel",
        "the-sunken-nave",
        "the-burned-observatory",
        "the-weeping-pit",
        "the-dormitory",
    }
    assert len(table.special_elders) == 5


@pytest.mark.rule("CLT-1.1", "CLT-R1")
def test_the_lot_falls_on_any_of_the_five_and_a_number_can_be_named() -> None:
    drawn = {SPEC.new(3, SPEC.settle({"special_cult": "random"}), seed).special_cults for seed in range(30)}
    assert drawn == {(number,) for number in range(5)}
    three = SPEC.new(3, SPEC.settle({"special_cult": "random-3"}), 1).special_cults
    assert len({*three}) == 3
    with pytest.raises(BadOptionError):
        SPEC.new(3, SPEC.settle({"special_cult": "random-2,quarry-kin"}), 1)


@pytest.mark.rule("CLT-R1")
def test_a_difficulty_draws_among_the_cults_of_the_base_game() -> None:
    for seed in range(8):
        table = SPEC.new(3, SPEC.settle({"difficulty": "nightmare"}), seed)
        assert not table.rules.expansions
        assert len(table.rules.all_cults) == 2


@pytest.mark.rule("CLT-1.1")
def test_a_fourth_of_the_kin_brings_the_lidless_quarry(storm: OpenStorm) -> None:
    """Worked example CLT-E1."""
    game = storm(special_cult="quarry-kin")
    game.crowd(L3, 3)
    game.comes("hewer")
    game.unit(SpawnAt(L3, "rule/CUL-4.2").begins)
    assert game.elder_at(L3) == "the-lidless-quarry"
    assert game.told("elder-power") == [{"elder": "the-lidless-quarry", "cause": "elder/the-lidless-quarry"}]


@pytest.mark.rule("CLT-1.1")
def test_with_two_cults_the_veil_brings_one_of_their_great_old_ones(storm: OpenStorm) -> None:
    """Worked example CLT-E6."""
    entered = set()
    for number in range(2):
        game = storm(special_cult="drowned-parish,ashen-choir")
        game.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
        game.ripen(1)
        game.play.next_numbers(number)
        game.terror_step()
        entered.add(game.elder_at(L1))
    assert entered == {"mother-undertow", "cinder-that-sings"}


def test_a_cult_must_have_what_it_names(tmp_path: Path) -> None:
    assert EXPANSION.folder is not None
    text = (EXPANSION.folder / "data" / "cults.toml").read_text(encoding="utf-8")
    spoilt = text.replace('elder = "ulm-sehat"', 'elder = "nobody"')
    (tmp_path / "cults.toml").write_text(spoilt, encoding="utf-8")
    read = Folder(tmp_path)
    EXPANSION.load(read)
    with pytest.raises(ContentError, match="sleepers-under-orbit"):
        read.close()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_with_the_cults_keep_the_contract(seats: int) -> None:
    options = {"special_cult": "ashen-choir,quarry-kin,sleepers-under-orbit", "narrative": "on"}
    uphold(Case(SPEC, seats, "three cults", options, seed=20 + seats), Coverage(), one_in=30)
