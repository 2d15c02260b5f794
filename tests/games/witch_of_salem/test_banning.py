"""Banning (chapter 12)."""

import pytest

from miskatonic.games.witch_of_salem.table import NO_SEAT
from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, THREE, TWO, OpenArkham

RECIPES = [
    ("cthulhu", ("dagger", "dagger", "dagger")),
    ("dagon", ("elixir", "glasses", "dagger")),
    ("hastur", ("elixir", "elixir", "dagger")),
    ("nyarlathotep", ("dagger", "dagger", "necronomicon")),
    ("shub-niggurath", ("necronomicon", "necronomicon", "glasses")),
    ("yog-sothoth", ("glasses", "glasses", "elixir")),
]


@pytest.mark.parametrize(("elder", "recipe"), RECIPES)
@pytest.mark.rule("WOS-12.1")
def test_the_recipe_of_the_prisoner_opens_rlyeh(
    arkham: OpenArkham, elder: str, recipe: tuple[str, ...]
) -> None:
    game = arkham()
    game.elders(prisoner=elder)
    game.holds(ONE, *recipe)
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.t.banner == ONE
    assert game.told("banning-begins") == [{"elder": elder}]


@pytest.mark.rule("WOS-12.1", "WOS-R28")
def test_rlyeh_is_closed_without_recipe_sanity_or_with_a_banner(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.turn(ONE, "go secret-passage")
    assert "slip rlyeh" not in game.options

    game.holds(TWO, "elixir", "glasses", "dagger")
    game.bans(THREE)
    game.turn(TWO, "go secret-passage")
    assert "slip rlyeh" not in game.options
    assert game.why_not("slip rlyeh") == "WOS-12.1"


@pytest.mark.rule("WOS-12.1")
def test_two_sanity_are_needed_even_where_payments_may_be_fatal(arkham: OpenArkham) -> None:
    game = arkham(fatalPayments="on")
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.t.sanity[ONE] = 1
    game.turn(ONE, "go secret-passage")
    assert "slip rlyeh" not in game.options
    game.t.sanity[ONE] = 2
    game.t.hand[ONE] = game.t.rules.full_hand
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.t.sanity[ONE] == 1


@pytest.mark.rule("WOS-R28")
def test_knowing_the_sixth_is_not_unmasking_it(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "hastur", "nyarlathotep", "shub-niggurath", "yog-sothoth")
    assert game.t.elders_hidden == [game.t.rules.elders.index("dagon")]
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.turn(ONE, "go secret-passage")
    assert game.why_not("slip rlyeh") == "WOS-12.1"


@pytest.mark.rule("WOS-12.2")
def test_on_arrival_the_turn_ends(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "glasses", "dagger", "elder-sign")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.is_quiet
    assert game.place(ONE) == "rlyeh"
    assert game.t.sanity[ONE] == 5
    assert [piece.face for piece in game.scene(TWO).zone("rlyeh").pieces if piece.id == "banner"] == [
        "seat-1"
    ]


@pytest.mark.rule("WOS-12.3", "WOS-R29")
def test_the_banner_keeps_its_items_and_pays_no_tribute(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.elders(prisoner="dagon")
    game.creatures(docks="mi-go", shop="cultists", church="thul-sahuun", station="ghouls")
    game.holds(ONE, "necronomicon", "glasses", "dagger", "elder-sign")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    game.phase_a("ghouls", "mi-go", "cultists", "thul-sahuun")
    assert game.pouch(ONE) == ["necronomicon", "glasses", "dagger", "elder-sign"]
    assert game.t.necron == 6 + 6 + 1  # two surges, and an advance of at least 1


@pytest.mark.rule("WOS-12.4", "WOS-R31")
def test_neither_good_nor_bad_reaches_the_banner(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders(prisoner="dagon")
    game.bans(ONE)
    game.t.sanity = [3, 6, 6]
    game.played(ONE, "secret-passage", "docks", "shop")
    game.creatures(docks="undead", shop="hounds-of-tindalos", church="soul-eaters")
    game.event("restful-night")
    game.event("nightmares")
    game.event("night-coach")
    game.phase_a("undead", "hounds-of-tindalos", "soul-eaters", "craven", "ghouls", count=4)
    assert game.t.sanity[ONE] == 3
    assert len(game.hand(ONE)) == 5
    assert game.place(ONE) == "rlyeh"


@pytest.mark.rule("WOS-12.4", "WOS-12.5")
def test_the_banner_only_loses_sanity_in_its_turn(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(ONE)
    game.holds(ONE, "elixir")
    game.turn(ONE)
    assert game.is_quiet
    assert game.t.sanity[ONE] == 5
    assert game.place(ONE) == "rlyeh"
    assert game.causes("sanity-lost") == ["rule/WOS-12.5"]


@pytest.mark.rule("WOS-12.6", "WOS-R30")
def test_another_seat_must_start_anew(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders(prisoner="dagon")
    game.bans(ONE)
    game.t.sanity = [1, 6, 6]
    game.holds(ONE, "silver-key")
    game.turn(ONE)
    assert game.t.banner == NO_SEAT
    assert game.heap() == ["silver-key"]
    assert [piece.id for piece in game.scene(TWO).zone("rlyeh").pieces] == ["prisoner"]
    # Nobody is forced to go: Two may do anything, and R'lyeh needs the recipe as before.
    game.turn(TWO)
    assert len(game.options) == 8
    game.answers("go secret-passage")
    assert "slip rlyeh" not in game.options


@pytest.mark.rule("WOS-12.7", "WOS-13.5")
def test_the_prisoner_is_banished_while_the_banner_lives(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders(prisoner="dagon")
    game.sealed(1, 2, 3, 4)
    game.tiles(shop="wall", church="wall")
    game.holds(TWO, "trapezohedron")
    game.turn(TWO, "go university")
    assert game.is_quiet  # without a Banner there is nothing to close
    game.bans(ONE)
    game.turn(TWO, "go university", "close university")
    assert game.outcome.ending == "victory"


@pytest.mark.rule("WOS-R29")
def test_the_items_are_checked_on_arrival_only(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    game.turn(ONE)
    assert game.t.banner == ONE
    assert len(game.pouch(ONE)) == 3


@pytest.mark.rule("WOS-R48", "WOS-R29")
def test_ban_discards_takes_the_earlier_of_equal_items(arkham: OpenArkham) -> None:
    game = arkham(banDiscards="on", talents="on")  # Baxter sits at the first seat
    game.elders(prisoner="dagon")
    game.holds(ONE, "necronomicon", "glasses", "elixir", "dagger")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.pouch(ONE) == ["dagger"]
    assert game.heap() == ["elixir", "glasses", "necronomicon"]


@pytest.mark.rule("WOS-12.5", "WOS-5.1")
def test_the_banner_is_a_living_seat_among_the_turns(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.elders(prisoner="dagon")
    game.t.place[TWO] = SHOP
    game.bans(ONE)
    game.round("ghouls", "the-veil-thins", "undead")
    game.expects(TWO, "move")
    assert game.t.sanity[ONE] == 5
    game.answers("go docks", "skip")
    game.expects(TWO, "move")
    assert game.t.sanity[ONE] == 4
    assert game.t.place[TWO] == DOCKS
