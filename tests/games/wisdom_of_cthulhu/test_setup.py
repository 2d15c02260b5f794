"""Setting up (WOC-1)."""

import pytest

from miskatonic.games.spec import BadOptionError
from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.board.offer import deal
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.table import IN_PLAY, SIGN_HOME, Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, CITY, DM, ELSEWHERE, EN, FULL_HAND, FW, RUINS, SEEDS
from miskatonic.testing.scenario import NewScenario
from tests.games.wisdom_of_cthulhu.tables import ANNA, COPIES, ELDERS, OpenStudy, card


def fresh(seats: int, seed: int = 1, **options: str) -> Table:
    table: Table = SPEC.new(seats, options, seed)
    return table


@pytest.mark.rule("WOC-1.1")
def test_everybody_begins_alike() -> None:
    t = fresh(3)
    assert t.hand == [FULL_HAND] * 3
    assert t.kp == t.token == [0] * 3
    assert t.sign_place == [SIGN_HOME] * 3
    assert t.seeker == [-1] * 3


@pytest.mark.rule("WOC-1.2", "WOC-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_elders_and_entities_as_players(seats: int) -> None:
    t = fresh(seats)
    assert t.elders.count(IN_PLAY) == seats
    assert len(t.entities) == seats


@pytest.mark.rule("WOC-1.2")
def test_great_old_ones_can_be_picked() -> None:
    t = fresh(2, elders="yog-sothoth,shub-niggurath")
    assert [ELDERS[elder] for elder, status in enumerate(t.elders) if status == IN_PLAY] == [
        "yog-sothoth",
        "shub-niggurath",
    ]
    assert {tuple(fresh(2, seed).elders) for seed in range(30)} != {tuple(t.elders)}


@pytest.mark.rule("WOC-1.2")
def test_no_more_of_them_than_players() -> None:
    with pytest.raises(BadOptionError, match="names 3, but a table of 2 seats has 2"):
        fresh(2, elders="cthulhu,yog-sothoth,shub-niggurath")


@pytest.mark.rule("WOC-1.2", "WOC-2.8")
@pytest.mark.parametrize("options", [{"elders": "dagon"}, {"start": "seat-4"}, {"elders": "cthulhu,cthulhu"}])
def test_bad_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptionError):
        SPEC.new(2, options, 1)


@pytest.mark.rule("WOC-1.4")
@pytest.mark.parametrize(("seats", "of_each"), [(2, 2), (3, 3), (4, 4)])
def test_places_by_players(seats: int, of_each: int) -> None:
    t = fresh(seats)
    grounds = [t.rules.ground[at] for at in t.rules.places]
    assert [grounds.count(kind) for kind in (CITY, RUINS, ELSEWHERE)] == [of_each] * 3


@pytest.mark.rule("WOC-5.1", "WOC-1.4")
def test_every_tile_has_seeds_a_power_and_a_bond() -> None:
    places = fresh(4).rules.content.places
    assert [tile.bond for tile in places].count("horror") == 3
    assert all(tile.power and tile.cost == 1 for tile in places)
    for seed in SEEDS:
        assert sum(seed in tile.sells for tile in places if tile.players == 2) >= 2


@pytest.mark.rule("WOC-1.5", "WOC-R1")
@pytest.mark.parametrize(("seats", "counts"), [(2, [3, 2, 1]), (3, [5, 3, 1]), (4, [6, 4, 2])])
def test_the_offer_by_players(seats: int, counts: list[int]) -> None:
    t = fresh(seats)
    seeds = [t.rules.seed[slot] for slot in t.offer]
    assert [seeds.count(seed) for seed in (FW, AS, DM)] == counts


@pytest.mark.rule("WOC-1.6", "WOC-R4")
def test_the_four_decks() -> None:
    t = fresh(2)
    sizes = [len(deck) for deck in t.decks]
    on_offer = [t.rules.seed[slot] for slot in [*t.offer, *t.entities]]
    assert [sizes[seed] + on_offer.count(seed) for seed in range(EN + 1)] == COPIES
    assert t.discards == [[], [], [], []]
    counts = t.rules.content.setup.counts
    assert [counts.fw, counts.as_, counts.dm, counts.en] == COPIES


@pytest.mark.rule("WOC-1.6", "WOC-R3")
def test_discards_are_open_to_all(study: OpenStudy) -> None:
    s = study()
    s.discarded("aklo", "silver-key")
    for seat in (ANNA, None):
        assert [piece.face for piece in s.scene(seat).zone("discards.fw").pieces] == ["silver-key", "aklo"]


@pytest.mark.rule("WOC-4.5")
def test_one_sees_which_component_lies_where(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures")
    s.under("wax-sculptures", "george-rogers")
    assert s.piece("george-rogers").marks["under"] == "wax-sculptures"
    assert s.piece("wax-sculptures").marks["fills"] == ["dm"]


@pytest.mark.rule("WOC-R2")
def test_an_empty_deck_takes_its_discards_in(study: OpenStudy) -> None:
    s = study(2)
    s.discarded("aklo", "silver-key")
    s.empty_deck("fw")
    s.does(deal)
    assert sorted(name for name in s.offer() if s.t.rules.seed[card(name)] == FW) == ["aklo", "silver-key"]
    assert s.pile("fw") == []


@pytest.mark.rule("WOC-R2")
def test_nothing_is_drawn_when_deck_and_discards_are_empty(study: OpenStudy) -> None:
    s = study(2)
    for seed in SEEDS:
        s.empty_deck(seed)
    s.does(Preparation().begins)
    assert s.offer() == []


@pytest.mark.rule("WOC-2.8")
def test_the_first_to_declare_is_drawn_by_lot(three_ways: NewScenario) -> None:
    firsts = {three_ways(SPEC, 4, seed=seed).asked.seat for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    assert three_ways(SPEC, 4, seed=1, options={"start": "seat-3"}).asked.seat == 2
