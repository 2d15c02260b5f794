"""Table options and presets (chapter 20, D.1), and the rulings they stand for."""

from typing import get_args

import pytest

from miskatonic.content.rulebook import load_rulebook
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.cards.interpret import TEAMS
from miskatonic.games.cultistorm.cards.presets import PresetName
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW, Table
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.house import CONTENT
from tests.games.cultistorm.tables import ELIAS, L1, L4, ONE, THREE, TWO, OpenStorm


@pytest.mark.parametrize(("reach", "rule"), [("own", "CUL-7.45"), ("any", None)])
@pytest.mark.rule("CUL-R1", "CUL-8.6")
def test_ranged_detectives_reach_their_own_location_or_all(
    storm: OpenStorm, reach: str, rule: str | None
) -> None:
    game = storm(seats=3, ranged_reach=reach)
    game.cultists(L4, "tide-acolyte", "coil-acolyte")
    game.elder(L4, "yig")
    game.prepare()
    assert game.why_not(ELIAS, "mark coil-acolyte") == rule
    assert game.why_not(ELIAS, "mark yig") == "CUL-7.45"
    assert game.why_not(ONE, "mark coil-acolyte") == "CUL-7.45"


@pytest.mark.rule("CUL-R1")
def test_a_fight_far_away_uses_the_enemys_location(storm: OpenStorm) -> None:
    game = storm(seats=3, ranged_reach="any")
    game.cultists(L4, "coil-acolyte")
    game.cultist_die(L4, "star")
    game.hand(ELIAS, "whispered-sign", "shared-notes", "old-map", "follow-the-trail", "barricade")
    game.marked(ELIAS, "coil-acolyte")
    game.combat()
    game.says(ELIAS, "fight coil-acolyte")
    assert game.required(ELIAS, "coil-acolyte") == {"star": 2, "eye": 2, "planet": 1}
    game.says(ELIAS, "commit")
    assert game.won(ELIAS) == {"eye": 1}


@pytest.mark.parametrize(("draw", "cards"), [("refill", 4), ("one", 6)])
@pytest.mark.rule("CUL-R5", "CUL-5.2")
def test_review_refills_the_hand_or_brings_one_card(storm: OpenStorm, draw: str, cards: int) -> None:
    game = storm(seats=2, review_draw=draw)
    game.t.round = 2
    game.hand(ONE, "old-map", "escort", "hand-off", "barricade", "spare-die")
    game.t.phase = REVIEW
    game.play.run(Review().begins)
    if draw == "refill":
        game.asks(ONE, "review")
        assert "done" not in game.options(ONE)
        game.casts(ONE, "escort")
    assert len(game.cards(ONE)) == cards


@pytest.mark.rule("CUL-R6")
def test_the_list_of_special_cults_is_open() -> None:
    option = next(option for option in SPEC.options if option.key == "special_cult")
    house = ("preset", "none", "random", *(cult.id for cult in CONTENT.special_cults))
    more = [value for one in CONTENT.installed for value in one.values.get("special_cult", ())]
    assert option.values == (*house, *more)


@pytest.mark.rule("CUL-R33", "CUL-7.22", "CUL-7.25")
def test_a_third_item_is_received_by_swap_or_by_discarding_one(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.at(L1, TWO)
    game.holds(ONE, "revolver")
    game.holds(TWO, "laudanum", "dynamite")
    game.prepare()
    game.says(ONE, "offer revolver")
    game.asks(TWO, "accept-item")
    game.says(TWO, "yes", "drop dynamite")
    assert game.items(TWO) == ["revolver", "laudanum"]
    game.prepare()
    game.says(TWO, "offer laudanum")
    game.says(ONE, "yes")
    assert game.items(ONE) == ["laudanum"]


@pytest.mark.rule("CUL-R40")
def test_trophies_on_boards_and_locations_are_out_of_the_supply(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.trophies(ONE, *["star"] * 3)
    game.prepare()
    game.says(ONE, "level star", "no", "lay star")
    assert game.t.supply[0] == 5
    assert game.t.paid[0] == 1
    assert game.t.laid_trophies[0] == 1
    assert game.won(ONE) == {"star": 1}


@pytest.mark.parametrize(("hands", "seen"), [("on", ["old-map"]), ("off", [])])
@pytest.mark.rule("CUL-R44", "CUL-1.12")
def test_hands_are_open_unless_the_table_plays_otherwise(
    storm: OpenStorm, hands: str, seen: list[str]
) -> None:
    game = storm(seats=3, open_hands=hands)
    game.hand(TWO, "old-map")
    for viewer in (ONE, None):
        zone = SPEC.scene(game.t, viewer).zone("hand.seat-2")
        assert [piece.face for piece in zone.pieces] == seen
        assert zone.marks["count"] == 1
    own = SPEC.scene(game.t, TWO).zone("hand.seat-2")
    assert [piece.face for piece in own.pieces] == ["old-map"]


@pytest.mark.rule("CUL-R48")
def test_the_team_decides_who_is_meant_by_the_fewest(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.terror("second-sky", "footsteps-behind-you", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 1
    game.tokens(ONE, 1)
    game.terror_step()
    for seat in (ONE, TWO, THREE):
        assert game.options(seat) == ["choose seat-2", "choose seat-3"]
    game.says(ONE, "choose seat-3")
    assert game.all_tokens() == [1, 0, 1]


@pytest.mark.rule("CUL-R51")
def test_a_first_game_is_the_base_game_alone() -> None:
    table: Table = SPEC.new(3, SPEC.settle({}), 1)
    assert not table.rules.narrative
    assert not table.special_cults
    assert table.rules.monsters == ()
    assert table.rules.random_monsters == 0


@pytest.mark.parametrize(
    ("difficulty", "crystals", "grace", "any_seals"),
    [
        ("novice", 6, "any_late", True),
        ("standard", 6, "none", False),
        ("nightmare", 5, "none", False),
    ],
)
@pytest.mark.rule("CUL-R52")
def test_a_preset_sets_its_numbers(difficulty: str, crystals: int, grace: str, *, any_seals: bool) -> None:
    rules = SPEC.new(3, SPEC.settle({"difficulty": difficulty}), 1).rules
    assert (rules.crystals, rules.grace, rules.any_trophy_seals) == (crystals, grace, any_seals)
    assert bool(rules.random_cults) == (difficulty == "nightmare")
    assert rules.random_monsters == (1 if difficulty == "nightmare" else 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", get_args(PresetName))
@pytest.mark.rule("CUL-R52")
def test_some_numbers_of_a_preset_go_by_the_size_of_the_team(difficulty: PresetName, seats: int) -> None:
    presets = CONTENT.presets
    preset, team = presets.preset[difficulty], TEAMS[seats]
    rules = SPEC.new(seats, SPEC.settle({"difficulty": difficulty}), 1).rules
    assert rules.limit == presets.common.limit[team] + preset.more_limit[team]
    assert (rules.items_kept, rules.start_tokens) == (preset.items_kept[team], preset.tokens[team])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("CUL-5.1", "CUL-2.7", "CUL-4.12", "CUL-11.1", "CUL-1.5", "CUL-2.10", "CUL-R40")
def test_the_default_table_has_the_numbers_of_the_book(seats: int) -> None:
    """Hands of four, one of two items, nobody mad, six crystals, the limit by team, eight trophies each."""
    book = CONTENT.presets.book
    assert (book.hand, book.items_kept, book.tokens, book.crystals) == (4, 1, 0, 6)
    assert (book.limit, book.most_tokens) == ({"2": 10, "3": 11, "4": 12, "5": 13}, 4)
    t = SPEC.new(seats, SPEC.settle({}), 1)
    rules = t.rules
    assert (rules.hand, rules.items_kept, rules.start_tokens) == (book.hand, book.items_kept, book.tokens)
    assert (rules.crystals, rules.limit) == (book.crystals, book.limit[TEAMS[seats]])
    assert (rules.dice, rules.most_tokens) == (book.detective_dice, book.most_tokens)
    assert (rules.steps, rules.to_seal) == (seats, seats)
    assert t.supply == [8] * 5
    assert t.normal == [0] * seats


@pytest.mark.rule("CUL-R52")
def test_nobody_starts_madder_at_an_easier_preset() -> None:
    presets = CONTENT.presets.preset
    for team in TEAMS.values():
        tokens = [presets[name].tokens[team] for name in ("novice", "standard", "nightmare")]
        assert tokens == sorted(tokens)


@pytest.mark.rule("CUL-R52")
def test_what_the_table_chooses_goes_before_the_preset() -> None:
    chosen = {"difficulty": "nightmare", "special_cult": "none", "monsters": "none", "seal_trophies": "any"}
    rules = SPEC.new(3, SPEC.settle(chosen), 1).rules
    assert (rules.random_cults, rules.random_monsters, rules.any_trophy_seals) == (0, 0, True)
    with pytest.raises(BadOptionError):
        SPEC.new(3, SPEC.settle({"monsters": "none,the-bell-ringer"}), 1)


@pytest.mark.rule("CUL-R52")
def test_every_option_is_in_the_rulebook_with_its_default() -> None:
    book = load_rulebook(SPEC)
    assert set(book.options) == {option.key for option in SPEC.options}
    rows = {
        cells[1].strip(" `"): cells[2].strip()
        for section in ("20", "EXP-2")
        for cells in (line.split("|") for line in book.find(section).text.splitlines())
        if len(cells) > 3
    }
    assert {option.key: rows[option.key] for option in SPEC.options} == {
        option.key: option.default for option in SPEC.options
    }


@pytest.mark.rule("CUL-R55", "CUL-R9")
def test_two_seats_are_a_game_of_two_detectives(storm: OpenStorm) -> None:
    game = storm(seats=2)
    assert game.t.rules.limit == 10
    assert game.t.rules.to_seal == 2
    assert len(game.t.cultists) == 30
    assert list(SPEC.seats) == [2, 3, 4, 5]
    with pytest.raises(BadOptionError):
        SPEC.new(6, SPEC.settle({}), 1)


@pytest.mark.rule("CUL-R2")
def test_seal_cards_change_hands_only_where_the_table_allows_it(storm: OpenStorm) -> None:
    game = storm(seats=3, seal_transfer="by_card")
    game.hand(ONE, "hand-off")
    game.seal_card(ONE, "eye")
    game.trophies(TWO, "star")
    game.prepare()
    game.says(ONE, "play hand-off", "to seat-2")
    assert "get-seal eye" in game.options(TWO)
    game.says(TWO, "get-seal eye")
    assert game.t.seal_cards[3] == TWO
    other = storm(seats=3)
    other.hand(ONE, "hand-off")
    other.seal_card(ONE, "eye")
    other.prepare()
    assert other.why_not(ONE, "play hand-off") == "CUL-7.29"
