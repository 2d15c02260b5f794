"""Great Old Ones and shadows (chapter 11)."""

import pytest

from miskatonic.games.witch_of_salem.rules import (
    CREEPING,
    DOUBLE_LOSSES,
    NO_GOOD_OMENS,
    NO_WITCH,
    THIN_STOCK,
    TWO_ROLLS,
)
from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, STATION, TWO, Arkham, OpenArkham

ALL_ABILITIES = TWO_ROLLS | THIN_STOCK | NO_WITCH | DOUBLE_LOSSES | CREEPING | NO_GOOD_OMENS


@pytest.mark.rule("WOS-11.1")
def test_an_unmasked_ability_is_awake_wherever_its_card_lies(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("dagon")
    for elder in ("cthulhu", "hastur", "nyarlathotep", "shub-niggurath", "yog-sothoth"):
        game.t.minors[ONE] = (0,)
        game.draws(elder)
        game.turn(ONE, "go university", "skip", "use necronomicon")
    assert game.t.powers == ALL_ABILITIES
    game.event("shadow-on-the-campus")
    assert game.t.powers == ALL_ABILITIES
    scene = game.scene(None)
    assert scene.zone("arkham").pieces[0].marks["shadow"] == "dagon"
    assert [piece.id for piece in scene.zone("rlyeh").pieces] == [
        "edge-2",
        "edge-3",
        "edge-4",
        "edge-5",
        "prisoner",
    ]


@pytest.mark.rule("WOS-11.1", "WOS-11.2")
def test_the_prisoner_and_a_shadow_apply_together(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="cthulhu", shadow="nyarlathotep")
    game.creatures(docks="undead")
    game.die("sanity", "necron")
    game.turn(ONE, "go docks")
    assert (game.t.sanity[ONE], game.t.necron) == (4, 2)


@pytest.mark.rule("WOS-11.2", "WOS-3.2")
def test_a_face_down_shub_niggurath_does_nothing(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu")
    game.round("ghouls")
    assert game.t.necron == 0


@pytest.mark.rule("WOS-11.3")
def test_dagon_thins_every_refill(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="dagon")
    game.creatures(docks="shoggoths", shop="undead")
    game.stock(DOCKS, None, None, "elixir")
    game.stock(SHOP, "elixir", None, None)
    game.phase_a("shoggoths")
    for location in (DOCKS, SHOP):
        left, middle, right = game.stocked(location)
        assert left is None
        assert middle is not None
        assert right is not None
    assert game.causes("stock-thinned") == ["elder/dagon"] * 2


@pytest.mark.rule("WOS-11.4", "WOS-10.3")
def test_hastur_switches_all_help_off(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur")
    game.creatures(docks="undead")
    game.t.witch = DOCKS
    game.t.sanity = [3, 3, 3]
    game.holds(ONE, "elixir", "dagger")
    game.die("necron")
    game.turn(ONE, "go docks", "use elixir")
    assert game.t.necron == 1
    assert game.t.sanity[ONE] == 4
    assert game.causes("witch-powerless") == ["elder/hastur"]


@pytest.mark.rule("WOS-11.4")
def test_under_hastur_the_witch_still_walks_and_anchors_placement(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur")
    game.event("the-veil-thins")
    assert game.t.witch == 3
    game.phase_a("ghouls")
    assert game.creature_at(STATION) == "ghouls"


@pytest.mark.parametrize(
    "event",
    [
        "counterspell",
        "restful-night",
        "beacon-of-salem",
        "armitages-parcel",
        "dream-of-the-threshold",
        "night-coach",
    ],
)
@pytest.mark.rule("WOS-11.5")
def test_yog_sothoth_smothers_each_good_event(arkham: OpenArkham, event: str) -> None:
    game = arkham()
    game.elders("yog-sothoth")
    game.creatures(docks="undead")
    game.t.necron = 5
    game.t.sanity = [3, 3, 3]
    game.played(ONE, "docks")
    game.event(event)
    assert game.is_quiet
    assert game.kinds() == ["event-revealed", "omen-smothered"]
    assert game.t.witch != 0


@pytest.mark.rule("WOS-11.5")
def test_yog_sothoth_leaves_bad_events_alone(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("yog-sothoth")
    game.event("the-veil-thins")
    assert game.t.necron == 2


@pytest.mark.rule("WOS-11.6", "WOS-R26")
def test_the_shadow_is_the_lowest_numbered_face_up_edge_card(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(None, "hastur", "cthulhu", "dagon")
    game.event("shadow-on-the-campus")
    assert game.t.rules.elders[game.t.shadow] == "hastur"
    assert [game.elder_at(edge) for edge in range(1, 7)] == [None, None, "cthulhu", "dagon", None, None]
    assert game.t.powers & NO_WITCH


@pytest.mark.rule("WOS-R26")
def test_the_prisoner_is_never_a_shadow(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(None, None, None, None, None, prisoner="dagon")
    game.event("the-stars-are-right")
    assert game.t.shadow < 0
    assert game.elder_at(6) == "dagon"


@pytest.mark.rule("WOS-11.7", "WOS-R27")
def test_there_is_one_shadow_at_most_and_after_its_defeat_another(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "dagon")
    game.event("shadow-on-the-campus")
    game.t.events_hidden.append(game.t.event_discard.pop())
    game.event("shadow-on-the-campus")
    assert game.t.necron == 1
    assert game.elder_at(2) == "dagon"
    game.t.witch = 0
    game.holds(ONE, "dagger")
    game.turn(ONE, "go university", "skip", "use dagger")
    game.t.events_hidden.append(game.t.event_discard.pop())
    game.event("shadow-on-the-campus")
    assert game.t.rules.elders[game.t.shadow] == "dagon"


@pytest.mark.rule("WOS-R25", "WOS-4.7")
def test_hastur_does_not_cancel_craven(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur", shadow="cthulhu")
    game.t.place = [DOCKS, SHOP, STATION]
    game.phase_a("craven", "ghouls", count=1)
    assert game.t.place == [0, 0, 0]
    assert game.told("loss-rolled") == []


@pytest.mark.rule("WOS-R12", "WOS-7.1")
def test_who_was_called_home_meets_the_shadow_only_in_a_turn_of_its_own(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.elders("hastur", shadow="dagon")
    game.t.place = [DOCKS, SHOP]
    game.round("craven", "ghouls")
    assert game.told("loss-rolled") == []
    game.die("necron")
    game.answers("go university")
    assert game.told("loss-rolled") == [{"face": "necron"}]
    game.expects(TWO, "move")


@pytest.mark.parametrize("value", ["on", "off"])
@pytest.mark.rule("WOS-11.4", "WOS-R26")
def test_the_board_says_whether_the_shadow_sleeps_and_the_witch_helps(arkham: OpenArkham, value: str) -> None:
    game = arkham(shadowAbility=value)
    assert university(game) == (None, False, True)
    game.elders("hastur")
    assert university(game) == (None, False, False)
    game.event("shadow-on-the-campus")
    assert university(game) == ("hastur", value == "off", value == "off")
    assert game.t.witch_helps(game.t.witch) == (value == "off")


def university(game: Arkham) -> tuple[str | None, bool, bool]:
    marks = game.location(None, 0).marks
    return marks["shadow"], marks["shadow_sleeps"], marks["witch_helps"]
