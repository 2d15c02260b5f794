"""Encounter (chapter 7)."""

import pytest

from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, TWO, OpenArkham


@pytest.mark.rule("WOS-7.1")
def test_a_creature_here_is_met_and_no_other(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(shop="undead")
    game.turn(ONE, "go docks", "skip")
    assert game.told("loss-rolled") == []
    game.die("necron")
    game.turn(TWO, "go shop", "skip")
    assert game.told("loss-rolled") == [{"face": "necron"}]


@pytest.mark.rule("WOS-7.1")
def test_a_shadow_is_met_at_the_university_only(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="dagon")
    game.t.witch = SHOP
    game.turn(ONE, "go docks", "skip")
    assert game.told("loss-rolled") == []
    game.die("necron")
    game.turn(TWO, "go university")
    assert game.t.necron == 1


@pytest.mark.rule("WOS-7.1", "WOS-12.2")
def test_nothing_is_met_in_rlyeh(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon", shadow="cthulhu")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.told("loss-rolled") == []


@pytest.mark.rule("WOS-7.2", "WOS-10.3")
def test_the_witch_saves_the_roll(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.t.witch = DOCKS
    game.turn(ONE, "go docks")
    assert "loss-rolled" not in game.kinds()
    assert "witch-protects" in game.kinds()


@pytest.mark.parametrize("face", ["necronomicon", "glasses", "elixir", "dagger"])
@pytest.mark.rule("WOS-7.3")
def test_an_item_face_costs_one_such_item(arkham: OpenArkham, face: str) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.holds(ONE, face, face)
    game.die(face)
    game.turn(ONE, "go docks")
    assert game.pouch(ONE) == [face]
    assert game.heap() == [face]
    assert game.causes("item-discarded") == ["rule/WOS-7.3"]


@pytest.mark.rule("WOS-7.3", "WOS-R17")
def test_an_unowned_item_face_costs_nothing(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.holds(ONE, "elixir")
    game.die("dagger")
    game.turn(ONE, "go docks")
    assert game.pouch(ONE) == ["elixir"]
    assert (game.t.sanity[ONE], game.t.necron) == (6, 0)


@pytest.mark.parametrize(("face", "sanity", "necron"), [("sanity", 5, 0), ("necron", 6, 1)])
@pytest.mark.rule("WOS-7.3")
def test_the_other_faces(arkham: OpenArkham, face: str, sanity: int, necron: int) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.die(face)
    game.turn(ONE, "go docks")
    assert (game.t.sanity[ONE], game.t.necron) == (sanity, necron)


@pytest.mark.rule("WOS-7.4", "WOS-11.2")
def test_cthulhu_makes_two_rolls_one_after_the_other(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu")
    game.creatures(docks="undead")
    game.die("sanity", "necron")
    game.turn(ONE, "go docks")
    assert game.kinds() == [
        "turn-begins", "moved", "rolls-twice", "loss-rolled", "sanity-lost", "loss-rolled", "necron-advanced",
    ]  # fmt: skip


@pytest.mark.rule("WOS-7.4", "WOS-14.2")
def test_no_second_roll_once_eliminated(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu")
    game.creatures(docks="undead")
    game.t.sanity[ONE] = 1
    game.die("sanity", "necron")
    game.turn(ONE, "go docks")
    assert len(game.told("loss-rolled")) == 1
    assert game.t.necron == 0
    assert game.is_quiet


@pytest.mark.parametrize(("face", "sanity", "necron"), [("sanity", 4, 0), ("necron", 6, 2)])
@pytest.mark.rule("WOS-7.4", "WOS-11.2")
def test_nyarlathotep_doubles_each_result(arkham: OpenArkham, face: str, sanity: int, necron: int) -> None:
    game = arkham()
    game.elders("nyarlathotep")
    game.creatures(docks="undead")
    game.die(face)
    game.turn(ONE, "go docks")
    assert (game.t.sanity[ONE], game.t.necron) == (sanity, necron)


@pytest.mark.parametrize(("held", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
@pytest.mark.rule("WOS-7.4", "WOS-R17")
def test_nyarlathotep_takes_two_items_or_what_there_is(arkham: OpenArkham, held: int, left: int) -> None:
    game = arkham()
    game.elders("nyarlathotep")
    game.creatures(docks="thul-sahuun")
    game.holds(ONE, *["elixir"] * held)
    game.die("elixir")
    game.turn(ONE, "go docks")
    assert game.pouch(ONE) == ["elixir"] * left
    assert (game.t.sanity[ONE], game.t.necron) == (6, 0)


@pytest.mark.rule("WOS-7.5", "WOS-7.7")
def test_a_recipe_defeats_and_is_kept(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="deep-ones")
    game.holds(ONE, "glasses", "dagger")
    game.die("sanity")
    game.turn(ONE, "go docks")
    game.expects(ONE, "defeat", "defeat creature", "skip")
    game.answers("defeat creature")
    assert game.creature_at(DOCKS) is None
    assert game.discarded_creatures() == ["deep-ones"]
    assert game.pouch(ONE) == ["glasses", "dagger"]


RECIPES = [
    ("witches", ("necronomicon", "elixir"), ("elixir", "dagger")),
    ("undead", ("dagger", "dagger"), ("dagger", "elixir")),
    ("blood-hunters", ("elixir", "dagger"), ("elixir", "elixir")),
    ("soul-eaters", ("elixir", "elixir"), ("elixir", "dagger")),
    ("deep-ones", ("glasses", "dagger"), ("glasses", "glasses")),
    ("hounds-of-tindalos", ("necronomicon", "glasses"), ("necronomicon", "dagger")),
    ("cultists", ("necronomicon", "necronomicon"), ("necronomicon", "dagger")),
    ("nightgaunts", ("glasses", "glasses"), ("glasses", "dagger")),
    ("ghouls", ("necronomicon", "dagger"), ("dagger", "dagger")),
    ("mi-go", ("glasses", "elixir"), ("elixir", "dagger")),
    ("shoggoths", ("dagger", "dagger"), ("glasses", "dagger")),
    ("shoggoths", ("necronomicon", "necronomicon"), ("necronomicon", "elder-sign")),
]


@pytest.mark.parametrize(("creature", "recipe", "other"), RECIPES)
@pytest.mark.rule("WOS-7.5")
def test_each_recipe(
    arkham: OpenArkham, creature: str, recipe: tuple[str, ...], other: tuple[str, ...]
) -> None:
    game = arkham()
    game.creatures(docks=creature)
    game.t.witch = DOCKS
    game.holds(ONE, *recipe)
    game.holds(TWO, *other)
    game.turn(ONE, "go docks")
    game.expects(ONE, "defeat", "defeat creature", "skip")
    game.t.place[ONE] = SHOP
    game.turn(TWO, "go docks")
    assert game.prompt != "defeat"


SHADOWS = [
    ("cthulhu", ("dagger", "dagger", "dagger"), ("elixir", "elixir", "dagger")),
    ("dagon", ("elixir", "glasses", "dagger"), ("elixir", "elixir", "dagger")),
    ("hastur", ("elixir", "elixir", "dagger"), ("elixir", "dagger", "dagger")),
    ("nyarlathotep", ("dagger", "dagger", "necronomicon"), ("elixir", "dagger", "necronomicon")),
    ("shub-niggurath", ("necronomicon", "necronomicon", "glasses"), ("necronomicon", "glasses", "elixir")),
    ("yog-sothoth", ("glasses", "glasses", "elixir"), ("glasses", "elixir", "dagger")),
]


@pytest.mark.parametrize(("elder", "recipe", "other"), SHADOWS)
@pytest.mark.rule("WOS-7.5", "WOS-7.7", "WOS-R26")
def test_a_shadow_is_defeated_with_three_items_and_gone_for_good(
    arkham: OpenArkham, elder: str, recipe: tuple[str, ...], other: tuple[str, ...]
) -> None:
    game = arkham(2)
    for location in (1, 2, 3, 4):
        game.stock(location, None, None, "elder-sign" if location > 2 else "silver-key")
    game.elders(None, None, shadow=elder)
    game.holds(ONE, *recipe)
    game.holds(TWO, *other)
    game.die("sanity", "sanity")
    game.t.witch = SHOP
    game.turn(TWO, "go university", "skip")
    assert game.prompt != "defeat"
    game.t.witch = 0
    game.turn(ONE, "go university", "skip")
    game.answers("defeat shadow")
    assert game.t.shadow < 0
    assert game.t.powers == 0
    assert game.pouch(ONE) == sorted(recipe, key=["necronomicon", "glasses", "elixir", "dagger"].index)
    elder_ids = [game.t.rules.elders[card] for card in game.t.elders_hidden]
    assert elder not in elder_ids
    assert all(elder != piece.face for piece in game.scene(ONE).zone("rlyeh").pieces)


@pytest.mark.rule("WOS-7.6", "WOS-R18")
def test_thul_sahuun_wants_an_artifact_in_encounter_or_as_the_use(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.holds(ONE, "dagger", "dagger", "elder-sign")
    game.die("sanity")
    game.turn(ONE, "go docks")
    game.expects(ONE, "defeat", "sacrifice elder-sign", "skip")
    assert game.why_not("defeat creature") == "WOS-7.6"
    game.answers("skip")
    game.expects(ONE, "use", "sacrifice elder-sign", "skip")
    game.answers("sacrifice elder-sign")
    assert game.creature_at(DOCKS) is None
    assert game.heap() == ["elder-sign"]
    assert game.prompt == "take"  # that was the Use


@pytest.mark.rule("WOS-7.6")
def test_without_an_artifact_thul_sahuun_stays(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun")
    game.holds(ONE, "dagger", "dagger", "elixir")
    game.die("sanity")
    game.turn(ONE, "go docks")
    assert game.prompt == "use"


@pytest.mark.rule("WOS-7.8")
def test_an_undefeated_creature_hinders_neither_use_nor_take(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.holds(ONE, "glasses")
    game.die("sanity")
    game.draws("wall")
    game.turn(ONE, "go docks", "use glasses", "take left")
    assert game.tile(ONE, DOCKS) == "wall"
    assert game.pouch(ONE) == ["dagger"]
    assert game.creature_at(DOCKS) == "undead"
