"""What one session leaves to the next (CAM-2)."""

from typing import Any

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.outcome import lose_game, win_game
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import (
    Dossier,
    from_json,
    from_option,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import LEVELS
from miskatonic.kernel.flow import Outcome
from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.expansions.storm_of_cultists.conftest import OpenSession
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import (
    EYE,
    MAP_MAKER,
    SIEGE,
    TRAIN,
    Quiet,
    file_of,
    lay,
    play_on,
    sequels,
    told,
)
from tests.games.cultistorm.tables import ONE, TWO

FLAGS = (
    ("map", "cold"),
    ("ticket", "derailed"),
    ("harbour", "rumours"),
    ("names", "betrayed"),
    ("library", "ashes"),
    ("key", "open"),
)


class _Ends:
    """A session ends."""

    def __init__(self, ending: str = "") -> None:
        self.ending = ending

    def comes(self, t: Table) -> None:
        if self.ending:
            lose_game(t, self.ending)
        win_game(t)


def end(game: Quiet, ending: str = "") -> Any:
    """The session ends, by a win or by this defeat. Gives the file after it."""
    game.play.run(_Ends(ending).comes)
    return game.s.after


@pytest.mark.rule("CAM-2.2", "CAM-2.7")
def test_a_win_earns_two_merits_and_a_loss_one_and_raises_the_storm(opened: OpenSession) -> None:
    game = opened(MAP_MAKER)
    game.tokens(ONE, 3)
    game.trophies(ONE, "star")
    won = end(game)
    assert [one.merits for one in won.detectives] == [2, 2, 2]
    assert won.storm == 0
    lost = end(opened(MAP_MAKER, storm=3), "overrun")
    assert [one.merits for one in lost.detectives] == [1, 1, 1]
    assert lost.storm == 5
    assert end(opened(MAP_MAKER, storm=11), "overrun").storm == 12
    after = SPEC.new(3, sequels(game.t)[0].options, 4)
    assert [after.tokens(seat) for seat in range(3)] == [0, 0, 0]
    assert sum(after.trophies) == 0
    assert max(after.level) < LEVELS


@pytest.mark.rule("CAM-11.6", "CAM-12.7", "CAM-13.8", "CAM-14.9", "CAM-15.7", "CAM-16.8")
@pytest.mark.parametrize("mission", range(6))
def test_every_mission_sets_its_flag(opened: OpenSession, mission: int) -> None:
    won, lost = FLAGS[mission]
    assert end(opened(mission)).flags == (won,)
    assert end(opened(mission), "madness").flags == (lost,)
    assert end(opened(mission)).mission == mission + 1


@pytest.mark.rule("CAM-2.3", "CAM-2.2")
def test_example_8_a_lost_siege(opened: OpenSession) -> None:
    game = opened(SIEGE, storm=4)
    game.tokens(TWO, 4)
    game.tokens(ONE, 3)
    file = end(game, "madness")
    assert file.storm == 6
    assert file.flags == ("ashes",)
    assert [one.merits for one in file.detectives] == [1, 1, 1]
    assert [len(one.scars) for one in file.detectives] == [0, 1, 0]


@pytest.mark.rule("CAM-2.3")
def test_a_scar_is_one_that_the_detective_does_not_have(opened: OpenSession) -> None:
    scars = ("night-terrors", "limp")
    game = opened(MAP_MAKER, people={0: Dossier("miriam-hale", scars=scars[:1])})
    game.tokens(ONE, 4)
    one = end(game, "overrun").detectives[ONE]
    assert one.scars[0] == scars[0]
    assert len({*one.scars}) == 2
    unhurt = opened(MAP_MAKER)
    unhurt.tokens(ONE, 4)
    assert end(unhurt).detectives[ONE].scars == ()


@pytest.mark.rule("CAM-2.4")
def test_three_scars_retire_a_detective_for_an_unused_role(opened: OpenSession) -> None:
    scarred = Dossier("miriam-hale", 5, ("head-start",), ("limp", "suspicion"), ())
    game = opened(MAP_MAKER, people={0: scarred})
    game.tokens(ONE, 4)
    file = end(game, "overrun")
    follower = file.detectives[ONE]
    assert follower == Dossier(follower.detective)
    assert follower.detective in ("agnes-ward", "ysolde-marchetti", "jack-delacroix")
    assert file.retired == ("miriam-hale",)
    assert game.told("retires", ONE) == [
        {"detective": "miriam-hale", "follower": follower.detective, "cause": "rule/CAM-2.4"}
    ]


@pytest.mark.rule("CAM-2.1", "CAM-2.4")
def test_after_a_session_the_files_on_the_table_are_those_of_the_next(opened: OpenSession) -> None:
    people = {
        0: Dossier("miriam-hale", 5, ("head-start",), ("limp", "suspicion"), ()),
        1: Dossier("elias-crane", 3, ("insider",), ("limp",), ()),
    }
    game = opened(MAP_MAKER, people=people)
    game.holds(TWO, "silver-star", "iron-ward")
    game.tokens(ONE, 4)
    game.tokens(TWO, 4)
    for seat in (ONE, TWO, None):
        before = SPEC.scene(game.t, seat).zone("dossiers").pieces
        assert [(piece.face, piece.marks["merits"]) for piece in before][:2] == [
            ("miriam-hale", 5),
            ("elias-crane", 3),
        ]
        assert "items" not in before[TWO].marks
    file = end(game, "overrun")
    for seat in (ONE, TWO, None):
        follower, elias, _ = SPEC.scene(game.t, seat).zone("dossiers").pieces
        assert (follower.face, follower.marks["merits"], follower.marks["scars"]) == (
            file.detectives[ONE].detective,
            0,
            [],
        )
        assert (elias.face, elias.marks["merits"], elias.marks["boons"]) == ("elias-crane", 4, ["insider"])
        assert elias.marks["scars"] == [*file.detectives[TWO].scars]
        assert len(elias.marks["scars"]) == 2
        assert sorted(elias.marks["items"]) == ["iron-ward", "silver-star"]


@pytest.mark.rule("CAM-2.4")
def test_the_same_role_comes_back_when_no_other_is_left(three_ways: NewScenario) -> None:
    people = {0: Dossier("miriam-hale", 5, (), ("limp", "suspicion"), ())}
    file = file_of(MAP_MAKER, seats=5, people=people)
    game = Quiet(three_ways, type(file)(0, 0, (), file.detectives, ("jack-delacroix",)))
    game.tokens(ONE, 4)
    after = end(game, "overrun")
    assert after.detectives[ONE] == Dossier("miriam-hale")
    assert after.retired == ("jack-delacroix",)


@pytest.mark.rule("CAM-2.5", "CAM-R1", "CAM-R3", "CAM-1.2")
def test_a_stored_item_takes_the_place_of_the_deal() -> None:
    people = {0: Dossier("miriam-hale", 0, ("spare-key",), (), ("silver-star", "iron-ward"))}
    t = lay(file_of(TRAIN, people=people))
    asked = t.flow.decision
    assert asked is not None
    assert (asked.prompt, asked.seats) == ("store-item", (ONE,))
    before = len(t.item_deck)
    word = t.rules.alphabet.find("keep silver-star")
    assert word is not None
    t.flow.submit(t, word, ONE)
    assert [t.rules.item_ids[item] for item in t.items[ONE]] == ["silver-star"]
    assert t.flow.decision is not None
    assert t.flow.decision.prompt == "starting-item"
    assert before - len(t.item_deck) in (3, 5)
    assert told(t, "item-stored") == [{"item": "silver-star", "cause": "rule/CAM-2.5"}]


@pytest.mark.rule("CAM-2.6", "CAM-R1")
def test_merits_buy_boons_once_each_and_three_at_most() -> None:
    people = {
        0: Dossier("miriam-hale", 4, ("head-start",)),
        1: Dossier("elias-crane", 9, ("head-start", "insider", "mentor")),
    }
    t = lay(file_of(TRAIN, people=people))
    asked = t.flow.decision
    assert asked is not None
    assert asked.prompt == "buy-boon"
    assert asked.about == {"other": "seat-1", "merits": 4}
    offered = [t.rules.alphabet.text(word) for word in asked.options_of(ONE)]
    assert "learn-boon head-start" not in offered
    assert "learn-boon seal-lore" in offered
    for boon in ("hardened", "insider"):
        word = t.rules.alphabet.find(f"learn-boon {boon}")
        assert word is not None
        t.flow.submit(t, word, ONE)
    assert session(t).dossiers[ONE] == Dossier("miriam-hale", 0, ("head-start", "hardened", "insider"))
    assert t.flow.decision is not None
    assert t.flow.decision.prompt == "starting-item"


@pytest.mark.rule("CAM-2.8")
@pytest.mark.parametrize("storm", [0, 2, 4, 6, 8, 10, 12])
def test_the_storm_in_set_up(storm: int) -> None:
    calm, t = lay(file_of(TRAIN)), lay(file_of(TRAIN, storm))
    for table in (calm, t):
        play_on(table, "review", 1)
    spawned = [args for args in told(t, "cultist-spawns") if args["cause"] == "rule/CAM-2.8"]
    assert len(spawned) == (storm >= 2)
    assert len(told(t, "storm-crystal")) <= (storm >= 4)
    assert t.rules.hooks.filter("limit", t, 11) == 11 - (storm >= 6) - (storm >= 10)
    hurt = [args for args in told(t, "token") if args["cause"] == "rule/CAM-2.8"]
    assert len(hurt) == 3 * (storm >= 8)


@pytest.mark.rule("CAM-2.8", "CAM-R5")
def test_the_crystal_of_the_storm_never_sets_a_card_off(opened: OpenSession) -> None:
    game = opened(TRAIN, storm=4)
    least = min(range(len(game.t.rules.numbers)), key=game.t.rules.numbers.__getitem__)
    game.t.terror[3] = least
    game.t.crystals[3] = game.t.rules.numbers[least] - 1
    game.t.queue.clear()
    game.t.rules.hooks.used["setup_end"][0](game.t)
    game.settle()
    assert not game.told("storm-crystal")
    game.t.crystals[3] = 0
    game.t.rules.hooks.used["setup_end"][0](game.t)
    game.settle()
    assert len(game.told("storm-crystal")) == 1


@pytest.mark.rule("CAM-2.9", "CAM-17.6")
@pytest.mark.parametrize(
    ("storm", "ending"),
    [(0, "clear-sky"), (3, "clear-sky"), (4, "grey-dawn"), (7, "grey-dawn"), (8, "ruins"), (12, "ruins")],
)
def test_the_campaign_ends_by_its_storm(opened: OpenSession, storm: int, ending: str) -> None:
    game = opened(EYE, storm=storm)
    end(game)
    assert game.ending == ending
    assert sequels(game.t) == ()


@pytest.mark.rule("CAM-2.9")
def test_a_lost_last_session_ends_the_campaign(opened: OpenSession) -> None:
    game = opened(EYE)
    end(game, "overrun")
    assert game.outcome.winners == ()
    assert sequels(game.t) == ()


@pytest.mark.rule("CAM-2.10")
def test_a_lost_mission_can_be_replayed_once(three_ways: NewScenario) -> None:
    game = Quiet(three_ways, file_of(TRAIN, 3, "map"), campaign_retry="on")
    end(game, "train-arrives")
    following, again = sequels(game.t)
    assert (following.name, again.name) == ("next-session", "replay-session")
    t = SPEC.new(3, SPEC.settle(again.options), 5)
    marks = SPEC.scene(t, None).zone("campaign").marks
    assert marks["mission"] == "night-train-to-kingsport"
    assert marks["storm"] == 4
    assert marks["flags"] == ["flag-map"]
    second = Quiet(
        three_ways,
        from_option(
            "mission-2,storm-4,flag-map,replayed,1-is-miriam-hale,2-is-elias-crane,3-is-bruno-kessler"
        ),
        campaign_retry="on",
    )
    assert end(second, "train-arrives").storm == 6
    assert [one.name for one in sequels(second.t)] == ["next-session"]


@pytest.mark.rule("CAM-2.10")
def test_without_the_option_nothing_is_replayed(opened: OpenSession) -> None:
    game = opened(TRAIN)
    end(game, "train-arrives")
    assert [one.name for one in sequels(game.t)] == ["next-session"]


@pytest.mark.rule("CAM-1.1")
def test_a_whole_campaign_goes_from_table_to_table() -> None:
    options = {"main": "campaign"}
    seen = []
    t = SPEC.new(3, SPEC.settle(options), 0)
    for number in range(7):
        t = SPEC.new(3, SPEC.settle(options), number)
        play_on(t)
        seen.append(SPEC.scene(t, None).zone("campaign").marks["session"])
        assert SPEC.campaign is not None
        written = from_json(SPEC.campaign.write(t) or "")
        following = sequels(t)
        if following:
            assert written["campaign"] == following[0].options["campaign"]
            options = dict(following[0].options)
    assert seen == [1, 2, 3, 4, 5, 6, 7]
    assert sequels(t) == ()


@pytest.mark.rule("CAM-R10")
def test_a_session_that_did_not_end_by_its_rules_leads_nowhere() -> None:
    t = lay(file_of(TRAIN))
    assert sequels(t) == ()
    t.flow.decision = None
    t.flow.outcome = Outcome("resigned", (), ())
    assert sequels(t) == ()
    assert sequels(SPEC.new(3, SPEC.settle({}), 1)) == ()


@pytest.mark.rule("CAM-R11")
def test_the_following_table_leaves_a_module_out_that_its_mission_does_not_take(opened: OpenSession) -> None:
    game = opened(TRAIN)
    end(game)
    game.t.rules.options["modules"] = "victims"
    try:
        assert sequels(game.t)[0].options["modules"] == "none"
    finally:
        game.t.rules.options["modules"] = "none"
