"""Use (chapter 8)."""

import pytest

from tests.games.witch_of_salem.tables import CEMETERY, DOCKS, ONE, SANATORIUM, SHOP, TWO, OpenArkham


@pytest.mark.rule("WOS-8.1")
def test_one_item_per_turn_which_goes_to_the_heap(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "elixir", "necronomicon")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use necronomicon", "use elixir", "skip")
    game.answers("use elixir")
    assert game.heap() == ["elixir"]
    assert game.prompt == "take"
    assert game.why_not("use elixir") == "WOS-8.1"


@pytest.mark.rule("WOS-8.1", "WOS-13.3")
def test_a_sealing_artifact_stays_on_the_board(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "silver-key")
    game.tiles(docks="portal")
    game.turn(ONE, "go docks", "seal docks")
    assert game.heap() == []
    assert game.pouch(ONE) == []
    assert game.location(TWO, DOCKS).marks["sealed"] == "silver-key"


@pytest.mark.rule("WOS-8.2", "WOS-18.3")
def test_glasses_show_the_tile_here(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses")
    game.draws("wall")
    game.turn(ONE, "go docks", "use glasses")
    assert game.tile(ONE, DOCKS) == "wall"
    assert game.tile(ONE, SHOP) == "face-down"
    assert game.heap() == ["glasses"]


@pytest.mark.rule("WOS-8.2", "WOS-R19")
def test_glasses_are_no_use_at_the_university(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses", "elixir")
    game.turn(ONE, "go university", "skip")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("use glasses") == "WOS-8.2"


@pytest.mark.rule("WOS-R19", "WOS-8.7")
def test_glasses_are_no_use_on_a_turned_up_tile(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses", "elixir")
    game.sealed(DOCKS)
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("use glasses") == "WOS-R19"


@pytest.mark.rule("WOS-R41", "WOS-8.7")
def test_glasses_are_no_use_on_a_tile_the_seat_knows(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses", "elixir")
    game.holds(TWO, "glasses")
    game.tiles(docks="wall")
    game.seen(DOCKS, ONE)
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("use glasses") == "WOS-R41"
    game.t.place[ONE] = SHOP
    game.turn(TWO, "go docks")
    game.expects(TWO, "use", "use glasses", "skip")


@pytest.mark.parametrize("edge", [2, 3, 4, 5, 6])
@pytest.mark.rule("WOS-8.3")
def test_necronomicons_unmask_edges_in_order_then_the_prisoner(arkham: OpenArkham, edge: int) -> None:
    game = arkham()
    known = ("cthulhu", "dagon", "hastur", "nyarlathotep", "shub-niggurath")
    game.elders(*known[: edge - 1])
    game.holds(ONE, "necronomicon")
    game.draws("yog-sothoth")
    game.turn(ONE, "go university", "skip", "use necronomicon")
    assert game.elder_at(edge) == "yog-sothoth"
    assert game.t.elders.count(-1) == 6 - edge
    kind = "prisoner-unmasked" if edge == 6 else "elder-unmasked"
    assert game.told(kind) == [{"elder": "yog-sothoth", "edge": edge}]


@pytest.mark.rule("WOS-8.3", "WOS-R27")
def test_removed_edge_cards_do_not_disturb_the_order(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(None, "dagon", None)
    game.holds(ONE, "necronomicon")
    game.turn(ONE, "go docks", "use necronomicon")
    assert game.elder_at(4) is not None
    assert game.elder_at(5) is None


@pytest.mark.rule("WOS-8.3", "WOS-R19")
def test_a_necronomicon_needs_a_face_down_great_old_one(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "necronomicon", "elixir")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("use necronomicon") == "WOS-8.3"


@pytest.mark.parametrize(
    ("sanity", "witch", "after"),
    [(3, SHOP, 4), (3, DOCKS, 5), (5, DOCKS, 6), (6, SHOP, 6), (6, DOCKS, 6)],
)
@pytest.mark.rule("WOS-8.4", "WOS-10.3", "WOS-14.1")
def test_an_elixir_regains_one_or_two_up_to_six(
    arkham: OpenArkham, sanity: int, witch: int, after: int
) -> None:
    game = arkham()
    game.t.sanity[ONE] = sanity
    game.t.witch = witch
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks", "use elixir")
    assert game.t.sanity[ONE] == after
    assert game.heap() == ["elixir"]


@pytest.mark.rule("WOS-8.5", "WOS-10.3")
def test_a_dagger_defeats_the_creature_here_with_the_witch(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead", shop="ghouls")
    game.t.witch = DOCKS
    game.holds(ONE, "dagger")
    game.turn(ONE, "go docks", "use dagger")
    assert game.creature_at(DOCKS) is None
    assert game.creature_at(SHOP) == "ghouls"
    assert game.discarded_creatures() == ["undead"]
    assert game.heap() == ["dagger"]


@pytest.mark.rule("WOS-8.5")
def test_a_dagger_defeats_the_shadow_with_the_witch(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="cthulhu")
    game.holds(ONE, "dagger")
    game.turn(ONE, "go university", "skip", "use dagger")
    assert game.t.shadow < 0
    assert game.t.powers == 0


@pytest.mark.rule("WOS-8.5", "WOS-8.7", "WOS-R19")
def test_a_dagger_needs_the_witch_and_a_target(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.holds(ONE, "dagger", "elixir")
    game.t.witch = SHOP
    game.die("sanity")
    game.turn(ONE, "go docks")
    assert game.why_not("use dagger") == "WOS-8.5"  # the Witch is elsewhere
    game.turn(ONE, "go shop")
    assert game.why_not("use dagger") == "WOS-8.5"  # nothing is here
    game.expects(ONE, "use", "use elixir", "skip")


@pytest.mark.rule("WOS-R18", "WOS-8.5")
def test_a_dagger_never_works_on_thul_sahuun(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.t.witch = DOCKS
    game.holds(ONE, "dagger", "elixir")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("use dagger") == "WOS-R18"


@pytest.mark.rule("WOS-8.6")
def test_what_an_artifact_can_do(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.t.witch = DOCKS
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go docks", "skip")
    game.expects(ONE, "use", "seal docks", "sacrifice silver-key", "skip")
    game.turn(ONE, "go sanatorium")
    assert game.prompt == "take"  # an Elder Sign is shown there

    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.turn(ONE, "go university")
    game.expects(ONE, "use", "close university", "skip")


@pytest.mark.rule("WOS-R19")
def test_an_item_must_be_in_the_pouch(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.turn(ONE, "go cemetery")
    assert game.stocked(CEMETERY)[1] == "dagger"
    assert game.why_not("use dagger") == "WOS-R19"
    assert game.why_not("seal cemetery") == "WOS-8.6"


@pytest.mark.rule("WOS-8.7", "WOS-8.4")
def test_only_the_elixir_may_do_nothing(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.sealed(SANATORIUM)
    game.holds(ONE, "necronomicon", "glasses", "elixir", "elder-sign")
    game.turn(ONE, "go sanatorium")
    game.expects(ONE, "use", "use elixir", "skip")
