"""Arcane Places (WOC-5)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.research import Round
from miskatonic.games.wisdom_of_cthulhu.slots import SEEDS
from miskatonic.games.wisdom_of_cthulhu.table import EASED, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card, cards_of


@pytest.mark.rule("WOC-5.1")
def test_every_tile_has_seeds_a_power_and_a_bond(study: OpenStudy) -> None:
    content = study().t.rules.content
    assert [tile.bond for tile in content.places].count("horror") == 3
    for tile in content.places:
        assert tile.power
        assert tile.cost == 1
    for seed in SEEDS:
        assert sum(seed in tile.sells for tile in content.places if tile.players == 2) >= 2


@pytest.mark.rule("WOC-0.1")
def test_arkham_shows_three_cards_to_one_seat(study: OpenStudy) -> None:
    s = study()
    s.top_of_deck("aklo", "mr-noyes", "silver-key")
    s.uses(ANNA, "arkham", "deck fw-deck")
    s.expects("which-top", "top 1", "top 2", "top 3")
    mine = s.scene(ANNA).zone("fw-deck")
    assert [(piece.face, piece.words) for piece in mine.pieces] == [
        ("aklo", ("top 1",)),
        ("mr-noyes", ("top 2",)),
        ("silver-key", ("top 3",)),
    ]
    assert s.scene(BRUNO).zone("fw-deck").pieces == ()
    s.says("top 2")
    assert s.offer() == ["mr-noyes"]
    assert s.t.decks[0].known(ANNA)[1] == [card("silver-key"), card("aklo")]
    assert s.t.decks[0].known(BRUNO)[1] == [-1, -1]


@pytest.mark.rule("WOC-R46")
def test_arkham_with_two_cards_left(study: OpenStudy) -> None:
    s = study()
    s.t.decks[2].bag[:] = [card("joseph-curwen"), card("alonzo-typer")]
    s.uses(ANNA, "arkham", "deck dm-deck")
    s.expects("which-top", "top 1", "top 2")


@pytest.mark.rule("WOC-R46")
def test_arkham_without_cards(study: OpenStudy) -> None:
    s = study()
    for seed in ("fw", "as", "dm"):
        s.empty_deck(seed)
    s.uses(ANNA, "arkham")
    assert s.over


@pytest.mark.parametrize(("entities", "points"), [(0, 1), (1, 1), (3, 3), (5, 4)])
def test_innsmouth_counts_entities(study: OpenStudy, entities: int, points: int) -> None:
    s = study()
    s.owns(ANNA, *("ghoul", "dhole", "shoggoth", "shantak")[: max(0, entities - 1)])
    if entities:
        s.owns(ANNA, "beaming-gun")
        s.under("beaming-gun", "mi-go")
    s.uses(ANNA, "innsmouth")
    assert s.kp(ANNA) == points


def test_dunwich_with_an_empty_row(study: OpenStudy) -> None:
    s = study()
    s.uses(ANNA, "dunwich")
    assert s.over


def test_kingsport_returns_a_research_card(study: OpenStudy) -> None:
    s = study(4)
    s.t.spent[ANNA] = cards_of(["fw-as", "as-dm"])
    s.has(ANNA, [], ["fw-fw"])
    s.uses(ANNA, "kingsport", "recover as-dm")
    assert s.t.hand[ANNA] == cards_of(["as-dm"])
    assert s.t.spent[ANNA] == cards_of(["fw-as"])


def test_kingsport_with_nothing_spent(study: OpenStudy) -> None:
    s = study(4)
    s.uses(ANNA, "kingsport")
    assert s.over


def test_rlyeh_pays_and_humbles_those_ahead(study: OpenStudy) -> None:
    s = study()
    for seat in (ANNA, BRUNO, CARLA):
        s.has(seat, kp=5)
    s.ritual(ANNA, 1)
    s.ritual(BRUNO, 2)
    s.ritual(CARLA, 1)
    s.uses(ANNA, "rlyeh")
    assert s.t.kp == [8, 4, 5]


def test_the_nameless_city_takes_the_top_wisdom(study: OpenStudy) -> None:
    s = study()
    s.discarded("mr-noyes", "brown-jenkins")
    s.uses(ANNA, "nameless-city")
    assert s.area(ANNA) == ["brown-jenkins"]


def test_the_nameless_city_is_empty(study: OpenStudy) -> None:
    s = study()
    s.uses(ANNA, "nameless-city")
    assert s.over


def test_yha_nthlei_moves_a_component(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures", "mi-go-brain-case")
    s.under("wax-sculptures", "george-rogers")
    s.uses(ANNA, "yha-nthlei", "choose george-rogers")
    assert s.components("wax-sculptures") == []
    assert s.components("mi-go-brain-case") == ["george-rogers"]


def test_yha_nthlei_puts_a_card_in_play_under_a_combination(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures", "mr-noyes")
    s.under("wax-sculptures", "george-rogers")
    s.uses(ANNA, "yha-nthlei")
    assert s.kp(ANNA) == 3
    assert s.area(ANNA) == []


def test_yha_nthlei_without_combinations(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mr-noyes")
    s.uses(ANNA, "yha-nthlei")
    assert s.over


def test_the_city_of_the_elder_things_refreshes_a_card(study: OpenStudy) -> None:
    s = study(4)
    s.owns(ANNA, "ghoul", "star-stones-of-mnar")
    s.t.state[card("ghoul")] |= USED
    s.uses(ANNA, "elder-city")
    assert not s.state("ghoul")
    s.uses(ANNA, "elder-city")
    assert s.told("no-target") == [{"thing": "elder-city"}]


def test_yuggoth_counts_combinations(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures", "miskatonic-university", "mr-noyes")
    s.uses(ANNA, "yuggoth")
    assert s.kp(ANNA) == 3


def test_the_plateau_of_leng_buys_an_entity(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "ghoul", "dhole")
    s.uses(ANNA, "plateau-of-leng", "choose dhole")
    assert s.kp(ANNA) == 4
    assert s.pile("en") == ["dhole"]


def test_the_plateau_of_leng_pays_nothing_for_nothing(study: OpenStudy) -> None:
    s = study()
    s.uses(ANNA, "plateau-of-leng")
    assert s.kp(ANNA) == 0


@pytest.mark.rule("WOC-R42")
def test_kadath_exchanges_markers_from_the_next_round_on(study: OpenStudy) -> None:
    s = study()
    s.goes_on(Round().begins)
    s.says("use kadath", "choose seat-1", "choose seat-3")
    assert s.t.order == [CARLA, BRUNO, ANNA]
    assert s.t.markers == [ANNA, BRUNO, CARLA]
    asked = []
    for _ in range(3):
        asked.append(s.play.asked.seat)
        s.says("forsake obsession")
    assert asked == [BRUNO, CARLA, CARLA]


def test_carcosa_eases_a_ritual(study: OpenStudy) -> None:
    s = study(4)
    s.owns(ANNA, "silver-key", "mr-noyes")
    s.uses(ANNA, "carcosa")
    assert s.state("silver-key") & EASED
    s.uses(ANNA, "carcosa")
    assert s.told("no-target") == [{"thing": "carcosa"}]


@pytest.mark.rule("WOC-5.3")
def test_the_own_seeker_stays_under_the_own_sign(study: OpenStudy) -> None:
    s = study()
    s.stands(ANNA, "arkham")
    s.stands(BRUNO, "yuggoth")
    s.acts(ANNA, "sign", "block arkham")
    assert s.where(ANNA) == "arkham"
    s.acts(CARLA, "sign", "block yuggoth")
    assert s.where(BRUNO) == "home"
