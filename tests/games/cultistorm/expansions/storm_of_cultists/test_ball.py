"""The Masked Ball (CAM-14): masks, the Informer, and mandates."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import devour
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.effects.locations import drag_goals
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mandates import is_fulfilled
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.masks import is_masked
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.storm_of_cultists.conftest import OpenSession
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import BALL, Quiet, file_of, lay, play_on
from tests.games.cultistorm.tables import L1, L2, L3, L4, ONE, THREE, TWO

INFORMER = "the-informer"


def masked(game: Quiet, spot: int, *names: str) -> None:
    """These come, each behind a mask."""
    for name in names:
        game.comes(name)
        game.unit(SpawnAt(spot, "rule/CUL-4.8").begins)


@pytest.mark.rule("CAM-14.2", "CAM-14.6", "CAM-14.1")
def test_the_first_five_wear_masks_unless_the_harbour_is_safe() -> None:
    t = lay(file_of(BALL))
    assert all(is_masked(t, column[0]) for column in t.columns)
    assert campaign(t).informer in t.late
    known = lay(file_of(BALL, 0, "harbour"))
    assert not any(is_masked(known, column[0]) for column in known.columns)


@pytest.mark.rule("CAM-14.2", "CAM-14.3")
def test_nobody_sees_a_face_before_the_mask_falls(opened: OpenSession) -> None:
    game = opened(BALL)
    masked(game, L2, "tide-lookout")
    assert game.column(L2) == ["masked-guest-1"]
    for seat in (None, ONE, TWO):
        assert "tide-lookout" not in str(SPEC.scene(game.t, seat).zone("column.salem"))
    seen = {
        game.t.rules.enemy_ids[session(SPEC.imagine(game.t, ONE, Dice.seeded(seed, "x"))).faces[0]]
        for seed in range(12)
    }
    assert len(seen) > 4


@pytest.mark.rule("CAM-14.2")
def test_example_5_a_fourth_arrival_is_turned_up(opened: OpenSession) -> None:
    game = opened(BALL)
    masked(game, L2, "tide-lookout", "tide-acolyte", "orbit-lookout", "tide-chanter")
    assert game.column(L2)[3] == "tide-chanter"
    assert game.elder_at(L2) == "dagon"


@pytest.mark.rule("CAM-14.3")
def test_a_fight_turns_a_mask_up_first(opened: OpenSession) -> None:
    game = opened(BALL)
    masked(game, L1, "tide-lookout")
    game.can_win(ONE)
    fight(game, ONE, "masked-guest-1")
    assert game.told("unmasked")[0]["cultist"] == "tide-lookout"
    assert game.play.asked.about == {"enemy": "tide-lookout"}
    game.says(ONE, "commit")
    assert game.won(ONE) == {"tentacle": 1}
    assert session(game.t).faces[0] == NOTHING


@pytest.mark.rule("CAM-14.3", "CAM-14.8")
def test_whoever_is_devoured_is_turned_up_and_the_informer_must_not_be(opened: OpenSession) -> None:
    game = opened(BALL)
    masked(game, L2, "tide-lookout")
    game.elder(L2, "dagon")
    devour(game.t, L2, "rule/CUL-9.11")
    game.settle()
    assert game.goes_on
    assert game.t.eaten[L2] == (game.t.rules.enemy_ids.index("tide-lookout"),)
    game.t.late = []
    game.t.cultists.bag.append(campaign(game.t).informer)
    masked(game, L3, INFORMER)
    game.elder(L3, "yig")
    devour(game.t, L3, "rule/CUL-9.11")
    game.settle()
    assert game.ending == "informer-devoured"


@pytest.mark.rule("CAM-14.3")
def test_investigating_turns_the_closest_mask_up(opened: OpenSession) -> None:
    game = opened(BALL)
    masked(game, L1, "tide-lookout", "orbit-lookout")
    game.at(L1, ONE)
    game.hand(ONE, "old-map")
    game.prepare()
    game.says(ONE, "investigate 1")
    while game.play.asked.prompt != "prepare":
        game.play.answers(game.play.options()[-1])
    assert game.column(L1) == ["tide-lookout", "masked-guest-2"]


@pytest.mark.rule("CAM-14.4", "CAM-14.6")
@pytest.mark.parametrize(("flag", "price"), [("harbour", 1), ("rumours", 2)])
def test_all_masks_at_a_location_fall_for_a_card(opened: OpenSession, flag: str, price: int) -> None:
    game = opened(BALL, flag)
    masked(game, L1, "tide-lookout", "tide-scribe")
    masked(game, L4, "tide-acolyte")
    game.at(L1, ONE, TWO)
    cards = ("old-map", "escort", "barricade")[: price + 1]
    game.hand(ONE, *cards)
    game.prepare()
    assert game.why_not(ONE, "unmask masked-guest-3") == "CAM-14.4"
    assert game.why_not(TWO, "unmask masked-guest-1") == "CAM-14.4"
    game.says(ONE, "unmask masked-guest-1", *[f"discard {card}" for card in cards[:price]])
    assert game.column(L1) == ["tide-lookout", "tide-scribe"]
    assert game.column(L4) == ["masked-guest-3"]
    assert game.cards(ONE) == list(cards[price:])


@pytest.mark.rule("CAM-R6", "CAM-14.1")
def test_masked_cultists_cannot_be_moved_without_a_fight(opened: OpenSession) -> None:
    game = opened(BALL)
    masked(game, L1, "tide-lookout")
    game.at(L1, ONE)
    assert drag_goals(game.t, ONE) == []


@pytest.mark.rule("CAM-14.1")
def test_the_informer_as_fourth_arrival_calls_anyone_to_the_marker(opened: OpenSession) -> None:
    game = opened(BALL)
    game.crowd(L2, 3)
    game.t.marker = L4
    game.t.late = []
    game.t.cultists.bag.append(campaign(game.t).informer)
    masked(game, L2, INFORMER)
    assert game.column(L2)[3] == INFORMER
    assert game.elder_at(L4) is not None


@pytest.mark.rule("CAM-14.7", "CAM-14.1")
def test_the_informer_and_three_seals_win(opened: OpenSession) -> None:
    game = opened(BALL)
    game.t.late = []
    game.t.cultists.bag.append(campaign(game.t).informer)
    masked(game, L1, INFORMER)
    game.sealed(L2, L3, L4)
    game.can_win(ONE)
    fight(game, ONE, "masked-guest-1", "commit")
    assert game.ending == "mission-won"
    assert not game.won(ONE)


# --- mandates ---------------------------------------------------------------------------------------


def given(t: Table, seat: Seat, name: str) -> None:
    session(t).mandates[seat] = campaign(t).mandate_ids.index(name)


@pytest.mark.rule("CAM-14.5")
def test_only_its_own_seat_sees_a_mandate() -> None:
    t = lay(file_of(BALL))
    names = campaign(t).mandate_ids
    for seat in range(3):
        shown = [piece.face for piece in SPEC.scene(t, seat).zone("campaign").pieces if piece.face in names]
        assert shown == [names[session(t).mandates[seat]]]
    assert not [piece for piece in SPEC.scene(t, None).zone("campaign").pieces if piece.face in names]
    kept, others = set(), set()
    for seed in range(20):
        twin = session(SPEC.imagine(t, ONE, Dice.seeded(seed, "m")))
        kept.add(twin.mandates[ONE])
        others.add(twin.mandates[TWO])
        assert len({*twin.mandates}) == 3
    assert kept == {session(t).mandates[ONE]}
    assert len(others) > 2


@pytest.mark.rule("CAM-14.5", "CAM-R7")
def test_what_each_mandate_asks_for(opened: OpenSession) -> None:
    game = opened(BALL)
    t, found = game.t, game.s
    given(t, ONE, "mandate-composure")
    assert is_fulfilled(t, ONE)
    game.tokens(ONE, 1)
    assert not is_fulfilled(t, ONE)
    given(t, ONE, "mandate-archivist")
    assert not is_fulfilled(t, ONE)
    game.holds(ONE, "silver-star", "iron-ward")
    assert is_fulfilled(t, ONE)
    given(t, ONE, "mandate-steady")
    assert is_fulfilled(t, ONE)
    t.rules.hooks.notify("rerolled", t, ONE, 0)
    assert is_fulfilled(t, ONE)
    t.rules.hooks.notify("rerolled", t, ONE, 1)
    assert not is_fulfilled(t, ONE)
    given(t, ONE, "mandate-lifeline")
    t.supports[ONE] = 4
    t.rules.hooks.notify("support_done", t, ONE, TWO, 0)
    assert is_fulfilled(t, ONE)
    given(t, TWO, "mandate-double-strike")
    enemy = t.cultists.bag[0]
    t.rules.hooks.notify("fight_end", t, TWO, enemy, "won")
    assert not is_fulfilled(t, TWO)
    t.rules.hooks.notify("fight_end", t, TWO, enemy, "won")
    assert is_fulfilled(t, TWO)
    given(t, THREE, "mandate-keeper")
    assert not is_fulfilled(t, THREE)
    t.rules.hooks.notify("fight_end", t, THREE, t.rules.enemy_ids.index("dagon"), "won")
    assert is_fulfilled(t, THREE)
    assert found.have_sealed == 1 << THREE


@pytest.mark.rule("CAM-14.5")
def test_whoever_seals_is_a_keeper_and_a_mandate_brings_a_merit(opened: OpenSession) -> None:
    game = opened(BALL)
    for seat, name in enumerate(("mandate-keeper", "mandate-archivist", "mandate-lifeline")):
        given(game.t, seat, name)
    game.s.informer_beaten = True
    game.sealed(L2, L3)
    game.at(L1, ONE)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "seal")
    assert game.ending == "mission-won"
    assert [one.merits for one in game.s.after.detectives] == [3, 2, 2]
    assert [args["mandate"] for args in game.told("mandate-fulfilled")] == ["mandate-keeper"]


def test_habit_unmasks_and_comes_to_an_end() -> None:
    t = lay(file_of(BALL), seed=3)
    play_on(t)
    assert t.flow.outcome is not None
