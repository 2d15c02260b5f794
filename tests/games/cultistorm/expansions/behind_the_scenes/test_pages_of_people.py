"""Pages of Preparation, fights and sealing (OVR-5)."""

import pytest

from miskatonic.games.cultistorm.actions.investigate import count_icons
from miskatonic.games.cultistorm.actions.move import may_not_go
from miskatonic.games.cultistorm.actions.support import may_not_help, may_not_play
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import ways
from miskatonic.games.cultistorm.phases.sealing import seal_cost
from miskatonic.games.cultistorm.words import SYMBOLS
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage, Stage
from tests.games.cultistorm.house import ACTIONS, ENEMIES, LOCATIONS
from tests.games.cultistorm.tables import L1, L2, L3, ONE, PLACES, THREE, TWO

P, F, S = "preparation", "fight", "sealing"


def ambushed(game: Stage, page: str, enemy: str, *words: str) -> None:
    """The page lies with an enemy that the first detective has marked, and the fight begins."""
    game.marked(ONE, enemy)
    # Something else to do in the fight than to give up.
    game.trophies(ONE, "star")
    game.holds_pages(page)
    game.desk.ink = 8
    game.combat()
    game.says(game.lord, f"write {page}")
    if game.play.asked.prompt == "commit-page":
        assert game.worded(f"mark {enemy}").startswith("Lay it with the ")
        game.says(game.lord, f"mark {enemy}")
    game.turn_of(ONE)
    game.says(ONE, f"fight {enemy}")
    if words:
        game.says(game.lord, *words)


@pytest.mark.rule("OVR-5.6", "OVR-R9")
def test_fog_makes_moves_into_one_location_dearer(stage: OpenStage) -> None:
    game = stage()
    game.writes("fog-on-the-road", f"at {PLACES[L3]}", window=P)
    game.tokens(TWO, 4)
    assert may_not_go(game.t, TWO, LOCATIONS.index(PLACES[L3])) is not None
    assert may_not_go(game.t, TWO, LOCATIONS.index(PLACES[L1])) is None
    game.prepare()
    game.says(game.lord, "no-page")
    game.says(ONE, f"go {PLACES[L3]}")
    assert game.t.tokens(ONE) == 1
    assert game.causes("token") == ["page/fog-on-the-road"]


def test_cut_wires_halve_the_support(stage: OpenStage) -> None:
    game = stage()
    game.hand(ONE, "whispered-sign")
    game.writes("cut-wires", window=P)
    game.t.supports[ONE] = 4
    kind = ACTIONS.index("whispered-sign")
    game.cultists(L2, "orbit-scribe")
    refusal = may_not_play(game.t, ONE, kind)
    assert refusal is not None
    assert refusal.key == "support-limit"


def test_closed_shops_count_one_icon_fewer(stage: OpenStage) -> None:
    game = stage()
    game.t.icons[ONE] = 2
    game.writes("closed-shops", window=P)
    assert count_icons(game.t, ONE) == 1


@pytest.mark.rule("OVR-R4")
def test_a_locked_door_is_inactive_until_cleanup_and_keeps_its_altar(stage: OpenStage) -> None:
    game = stage(3)
    game.active(L1, L2)
    game.writes("locked-door", f"at {PLACES[L2]}", window=P)
    assert game.t.altars == 1 << L1
    game.t.slot = 5
    game.terror_step()
    assert f"at {PLACES[L2]}" not in game.play.options(ONE)
    game.t.rules.hooks.notify("cleanup", game.t)
    assert game.t.altars & 1 << L2


def test_paranoia_parts_two_detectives(stage: OpenStage) -> None:
    game = stage()
    game.hand(ONE, "whispered-sign")
    game.cultists(L2, "orbit-scribe")
    game.writes("paranoia", "choose seat-1", "choose seat-2", window=P)
    kind = ACTIONS.index("whispered-sign")
    refusal = may_not_help(game.t, ONE, kind, TWO)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("OVR-5.6", "paranoid")
    assert may_not_help(game.t, ONE, kind, THREE) is None


def test_jinx_rolls_the_pool_again(stage: OpenStage) -> None:
    game = stage()
    game.pool("star", "star", "wild")
    game.rolls("eye", "planet", "shield")
    game.writes("jinx", window=P)
    assert len(game.t.pool) == 3
    assert game.told("pool-rerolled")[0]["dice"] == ["shield", "eye", "planet"]


def test_missing_satchel_takes_an_item_of_the_holders_choice(stage: OpenStage) -> None:
    game = stage()
    game.holds(ONE, "silver-star", "iron-ward")
    game.holds(TWO, "glass-eye")
    game.writes("missing-satchel", window=P)
    game.asks(ONE, "drop-item")
    game.says(ONE, "drop iron-ward")
    assert len(game.t.items[ONE]) == 1


@pytest.mark.rule("OVR-5.4", "OVR-R7")
def test_the_hidden_knife_adds_a_symbol_of_his_choice(stage: OpenStage) -> None:
    game = stage(3)
    game.cultists(L1, "orbit-scribe")
    ambushed(game, "the-hidden-knife", "orbit-scribe", "name star")
    assert game.t.fight_symbols
    assert game.desk.discard == [game.page("the-hidden-knife")]


@pytest.mark.rule("OVR-5.4")
def test_example_3_a_page_that_meets_no_fight_returns_with_its_ink(stage: OpenStage) -> None:
    """OVR-E3."""
    game = stage(3)
    game.cultists(L1, "tide-chanter")
    game.holds_pages("the-hidden-knife")
    game.desk.ink = 2
    game.combat()
    game.says(game.lord, "write the-hidden-knife")
    assert game.told("page-committed")[0]["enemy"] == "tide-chanter"
    game.asks(game.lord, "page-window")
    assert game.page("the-hidden-knife") in game.desk.hand
    assert [args["amount"] for args in game.told("ink-paid")] == [2]
    returned = [args["amount"] for args in game.told("ink-gained") if args["cause"] == "rule/OVR-5.4"]
    assert returned == [2]


@pytest.mark.rule("OVR-R5")
def test_sudden_doubt_forbids_re_rolls_in_this_fight_only(stage: OpenStage) -> None:
    game = stage(3)
    game.cultists(L1, "orbit-scribe")
    game.dice(ONE, "star")
    ambushed(game, "sudden-doubt", "orbit-scribe")
    assert not game.offers(ONE, "reroll star")
    assert game.why_not(ONE, "reroll star") == "OVR-5.6"
    game.says(ONE, "retreat")
    assert game.desk.lasting == ()


@pytest.mark.rule("OVR-R10")
def test_a_martyr_is_paid_for(stage: OpenStage) -> None:
    game = stage(3)
    game.cultists(L1, "orbit-scribe")
    game.t.wilds[ONE] = ("location/arkham",) * 5
    ambushed(game, "martyr", "orbit-scribe")
    before = game.desk.ink
    game.says(ONE, "commit")
    assert game.desk.ink == min(8, before + 3)
    assert game.causes("ink-gained") == ["page/martyr"][: game.desk.ink - before]


def test_a_martyr_is_no_great_old_one(stage: OpenStage) -> None:
    game = stage(3)
    game.elder(L1, "yig")
    game.holds_pages("martyr")
    game.desk.ink = 8
    game.combat()
    assert game.why_not(game.lord, "write martyr") == "OVR-5.2"


@pytest.mark.rule("OVR-R6")
def test_no_way_round_stops_what_ignores_symbols(stage: OpenStage) -> None:
    game = stage(3)
    game.cultists(L1, "orbit-scribe")
    ignoring = next(
        card for kind, card in enumerate(ACTIONS) if (grant := game.t.rules.grant[kind]) and grant.ignores
    )
    owner = next(seat for seat in (TWO, THREE) if ACTIONS.index(ignoring) in game.t.deck[seat])
    game.helped(ONE, ignoring, owner)
    bout = Bout(ONE, ENEMIES.index("orbit-scribe"), L1)
    before = len(ways(game.t, bout)[0])
    ambushed(game, "no-way-round", "orbit-scribe")
    assert len(ways(game.t, bout)[0]) == before - 1


@pytest.mark.rule("OVR-5.3")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 3)])
def test_example_5_between_the_lines(stage: OpenStage, before: int, after: int) -> None:
    """OVR-E5."""
    game = stage(3)
    game.cultists(L1, "orbit-scribe")
    game.tokens(ONE, before)
    ambushed(game, "between-the-lines", "orbit-scribe")
    assert game.t.tokens(ONE) == after


@pytest.mark.rule("OVR-5.3")
@pytest.mark.parametrize(("tokens", "cost"), [(0, 2), (2, 2), (3, 1)])
def test_unsteady_hands_cost_a_token_that_is_never_the_fifth(
    stage: OpenStage, tokens: int, cost: int
) -> None:
    game = stage(3)
    game.crowd(L1, 1)
    game.tokens(ONE, tokens)
    game.writes("unsteady-hands", f"at {PLACES[L1]}", window=S)
    assert seal_cost(game.t, ONE) == cost


@pytest.mark.rule("OVR-5.3")
def test_a_token_of_a_page_is_never_the_fifth(stage: OpenStage) -> None:
    game = stage(3)
    game.tokens(ONE, 4)
    hooks = game.t.rules.hooks
    assert hooks.filter("token", game.t, 1, ONE, "page/between-the-lines") == 0
    assert hooks.filter("token", game.t, 1, ONE, "rule/CUL-9.6") == 1


def test_undertow_returns_a_trophy(stage: OpenStage) -> None:
    game = stage(3)
    game.laid(L1, "star", 2)
    game.writes("undertow", window=S)
    assert game.t.laid_trophies[SYMBOLS.index("star")] == 1
    assert game.told("trophy-undone")[0]["cause"] == "page/undertow"
