"""One detective at a switchboard with three lines (DIS-2)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import summon_first
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.expansions.distant_help import _cleanup
from miskatonic.games.cultistorm.expansions.distant_help.cards import look_up, solo_of
from miskatonic.games.cultistorm.phases.cultists import CultistPhase
from miskatonic.games.cultistorm.table import CULTIST
from tests.games.cultistorm.deeds import all_ready, fight
from tests.games.cultistorm.expansions.distant_help.telephones import (
    ALONE,
    A,
    B,
    C,
    board,
    one,
    opened,
    pile,
    reviews,
    waiting,
    waits,
)
from tests.games.cultistorm.tables import L1, L2, L3, ONE, OpenStorm, Storm


@pytest.mark.rule("DIS-2.1")
def test_a_detective_who_is_alone_has_numbers_of_its_own() -> None:
    table = SPEC.new(1, SPEC.settle({"main": "distant"}), 1)
    rules, solo = table.rules, solo_of(table)
    assert (table.seats, table.detectives) == (1, 1)
    assert (rules.hand, rules.limit) == (solo.hand, solo.limit)
    assert (rules.to_seal, rules.failed_steps) == (2, 2)
    assert limit_of(table) == solo.limit
    assert len(rules.ordinary) == 30
    novice = SPEC.new(1, SPEC.settle({"main": "distant", "difficulty": "novice"}), 1).rules
    assert (novice.limit, novice.to_seal) == (solo.limit + 4, 1)


@pytest.mark.rule("DIS-2.1")
def test_three_dice_are_rolled_and_two_may_be_taken(storm: OpenStorm) -> None:
    game = one(storm)
    game.rolls("star", "eye", "planet")
    reviews(game)
    assert len(game.t.pool) == 3
    game.prepare()
    game.says(ONE, "die star", "die eye")
    assert game.why_not(ONE, "die planet") == "CUL-7.3"
    assert len(game.cards(ONE)) == solo_of(game.t).hand


@pytest.mark.rule("DIS-2.1")
def test_a_failed_summons_makes_two_steps(storm: OpenStorm) -> None:
    game = one(storm)
    game.elder(L3, "dagon")
    game.t.phase = CULTIST
    game.unit(lambda t: summon_first(t, "rule/CUL-9.3"))
    assert game.causes("terror-step") == ["rule/CUL-9.7"] * 2


@pytest.mark.rule("DIS-2.1")
@pytest.mark.parametrize(("turn", "spawned"), [(5, ["dunwich"]), (6, ["dunwich", "miskatonic-university"])])
def test_every_third_turn_brings_a_second_cultist(storm: OpenStorm, turn: int, spawned: list[str]) -> None:
    """DIS-E7."""
    game = one(storm)
    game.t.round, game.t.marker, game.t.phase = turn, L2, CULTIST
    game.play.run(CultistPhase().begins)
    assert game.spawned() == spawned


@pytest.mark.rule("DIS-2.2")
def test_each_line_gets_another_role_that_is_not_in_play() -> None:
    table = opened(1, "hire", detectives="agnes-ward")
    spell = table.rules.alphabet.text
    offered = [spell(word) for word in table.flow.decision.options]
    assert "hire agnes-ward" not in offered
    assert len(offered) == 5
    for _ in range(3):
        table.flow.submit(table, table.flow.decision.options[0])
    found = table.annex["distant"]
    assert len({*found.hired}) == 3
    decks = look_up(table).decks
    for line in (A, B, C):
        dealt = [*found.decks[line], found.waiting[line]]
        assert sorted(dealt) == sorted(decks[found.hired[line]])
        assert len(dealt) == 9


@pytest.mark.rule("DIS-2.3")
def test_each_line_without_a_waiting_card_gets_one(storm: OpenStorm) -> None:
    game = one(storm)
    waits(game, B, "seance")
    reviews(game)
    assert waiting(game, A) is not None
    assert waiting(game, B) == "seance"
    assert len(board(game).decks[B]) == 8
    assert len(game.told("line-rings")) == 2


@pytest.mark.rule("DIS-2.4")
def test_a_connected_card_helps_in_combat_and_goes_to_its_line(storm: OpenStorm) -> None:
    game = one(storm)
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte")
    game.dice(ONE, "star")
    waits(game, A, "finish-it")
    game.prepare()
    game.says(ONE, "connect line-a")
    assert game.t.supports == [0]
    assert [marks["owner"] for marks in _help(game)] == ["bruno-kessler"]
    all_ready(game)
    fight(game, ONE, "choir-acolyte", "commit")
    assert pile(game, A) == ["finish-it"]
    assert game.discards(ONE) == []


def _help(game: Storm) -> list[dict[str, object]]:
    zones = SPEC.scene(game.t, ONE).zones
    return [dict(piece.marks) for zone in zones if zone.id == "help.seat-1" for piece in zone.pieces]


@pytest.mark.rule("DIS-2.4")
def test_the_icons_of_a_connected_card_apply(storm: OpenStorm) -> None:
    game = one(storm)
    game.cultists(L1, "choir-acolyte")
    waits(game, A, "charge")
    waits(game, C, "sedative")
    game.tokens(ONE, 2)
    game.prepare()
    game.says(ONE, "connect line-a")
    assert game.all_tokens() == [3]
    game.says(ONE, "connect line-c")
    assert game.all_tokens() == [2]
    assert game.causes("terror-step") == ["action/sedative"]
    game = one(storm)
    game.cultists(L1, "choir-acolyte")
    waits(game, A, "berserk")
    game.prepare()
    game.says(ONE, "connect line-a")
    assert game.spawned() == ["arkham"]
    assert game.told("cards-drawn") == []


@pytest.mark.rule("DIS-2.4", "CUL-1.9")
def test_a_card_that_hurts_is_not_connected_with_four_tokens(storm: OpenStorm) -> None:
    game = one(storm)
    game.cultists(L1, "choir-acolyte")
    waits(game, A, "charge")
    game.tokens(ONE, 4)
    game.prepare()
    assert game.why_not(ONE, "connect line-a") == "CUL-1.9"
    assert game.why_not(ONE, "connect line-b") == "DIS-2.3"


@pytest.mark.rule("DIS-2.4")
def test_a_delayed_card_waits_for_the_next_turn_and_goes_to_its_line(storm: OpenStorm) -> None:
    game = one(storm)
    waits(game, C, "smelling-salts")
    game.tokens(ONE, 3)
    game.prepare()
    game.says(ONE, "connect line-c")
    assert game.all_tokens() == [3]
    game.prepare()
    assert game.all_tokens() == [1]
    assert pile(game, C) == ["smelling-salts"]


@pytest.mark.rule("DIS-2.4")
def test_a_block_by_a_correspondent_holds_in_the_next_cultist_phase(storm: OpenStorm) -> None:
    game = one(storm, ("bruno-kessler",), ("agnes-ward", "ysolde-marchetti", "miriam-hale"))
    waits(game, A, "salt-line")
    game.prepare()
    game.says(ONE, "connect line-a", "at salem")
    game.t.phase, game.t.round = CULTIST, 2
    game.play.run(CultistPhase().begins)
    assert game.spawned() == []
    assert pile(game, A) == ["salt-line"]


@pytest.mark.rule("DIS-2.4")
def test_after_a_card_without_redraw_the_line_is_silent_once(storm: OpenStorm) -> None:
    game = one(storm)
    waits(game, C, "talking-cure")
    game.tokens(ONE, 3)
    game.prepare()
    game.says(ONE, "connect line-c")
    assert game.all_tokens() == [1]
    reviews(game)
    assert waiting(game, C) is None
    assert game.told("line-silent") == [{"line": "line-c", "cause": "rule/DIS-2.4"}]
    reviews(game)
    assert waiting(game, C) is not None


@pytest.mark.rule("DIS-2.4", "DIS-2.6")
def test_static_grows_after_the_effect_and_makes_a_step_at_its_limit(storm: OpenStorm) -> None:
    """DIS-E4."""
    game = one(storm)
    game.trophies(ONE, "eye")
    waits(game, B, "seance")
    most = solo_of(game.t).static
    board(game).static = most - 1
    game.prepare()
    game.says(ONE, "connect line-b", "gain planet")
    assert game.won(ONE) == {"planet": 1}
    assert game.told("static-grows") == [{"static": most, "most": most, "cause": "rule/DIS-2.6"}]
    assert game.causes("terror-step") == ["rule/DIS-2.6"]
    assert board(game).static == 0
    kinds = game.kinds()
    assert kinds.index("trophy-won") < kinds.index("static-grows") < kinds.index("terror-step")


@pytest.mark.rule("DIS-2.5")
def test_a_card_that_needs_the_helpers_hand_is_not_connected(storm: OpenStorm) -> None:
    """DIS-E5."""
    game = one(storm)
    game.cultists(L1, "choir-acolyte")
    game.hand(ONE, "escort", "old-map", "barricade")
    waits(game, B, "astral-link")
    game.prepare()
    assert game.why_not(ONE, "connect line-b") == "DIS-2.5"


@pytest.mark.rule("DIS-2.5")
def test_what_a_card_does_for_its_helper_is_left_out(storm: OpenStorm) -> None:
    game = one(storm)
    waits(game, C, "sedative")
    game.prepare()
    assert game.why_not(ONE, "connect line-c") == "DIS-2.5"
    game.tokens(ONE, 2)
    game.prepare()
    game.says(ONE, "connect line-c")
    assert game.all_tokens() == [1]


@pytest.mark.rule("DIS-2.7", "DIS-R5")
def test_a_hand_card_is_sent_for_the_next_card_of_a_line(storm: OpenStorm) -> None:
    game = one(storm)
    game.hand(ONE, "escort", "old-map")
    waits(game, A, "drill")
    game.comes("charge")
    game.prepare()
    game.says(ONE, "send-for line-a", "discard escort")
    assert waiting(game, A) == "charge"
    assert pile(game, A) == ["drill"]
    assert game.discards(ONE) == ["escort"]
    assert game.why_not(ONE, "send-for line-a") == "DIS-2.7"
    assert game.why_not(ONE, "send-for line-b") == "DIS-2.3"
    game.play.run(_cleanup)
    game.prepare()
    assert game.offers(ONE, "send-for line-a")


@pytest.mark.rule("DIS-2.7")
def test_nobody_sends_without_a_hand_card_or_for_no_other_card(storm: OpenStorm) -> None:
    game = one(storm)
    waits(game, A, "drill")
    game.prepare()
    assert game.why_not(ONE, "send-for line-a") == "DIS-2.7"
    game.hand(ONE, "escort")
    board(game).decks[A] = []
    game.prepare()
    assert game.why_not(ONE, "send-for line-a") == "DIS-2.7"


@pytest.mark.rule("DIS-2.8")
def test_a_dispatch_brings_a_seal_card_once_for_each_line(storm: OpenStorm) -> None:
    """DIS-E6."""
    game = one(storm)
    game.trophies(ONE, "eye", "eye")
    game.prepare()
    game.says(ONE, "dispatch line-b", "claim shield")
    assert game.won(ONE) == {}
    assert board(game).dispatched == [-1, 3, -1]
    assert game.causes("terror-step") == ["rule/DIS-2.8"]
    assert game.t.seal_cards == [-1, ONE, -1, -1, -1]
    game.trophies(ONE, "star", "star", "planet", "planet")
    game.prepare()
    assert game.why_not(ONE, "dispatch line-b") == "DIS-2.8"
    game.says(ONE, "dispatch line-a", "pay planet", "claim eye")
    assert game.won(ONE) == {"star": 2}


@pytest.mark.rule("DIS-2.8")
def test_a_dispatch_needs_a_pair_and_a_seal_card(storm: OpenStorm) -> None:
    game = one(storm)
    game.trophies(ONE, "eye", "star")
    game.prepare()
    assert game.why_not(ONE, "dispatch line-a") == "DIS-2.8"
    game.trophies(ONE, "eye")
    game.t.seal_cards = [9, 9, ONE, ONE, ONE]
    game.prepare()
    assert game.why_not(ONE, "dispatch line-a") == "DIS-2.8"


@pytest.mark.rule("DIS-2.9")
def test_own_hand_cards_help_nobody(storm: OpenStorm) -> None:
    game = one(storm)
    game.hand(ONE, "barricade", "old-map")
    game.prepare()
    assert game.why_not(ONE, "play barricade") == "DIS-2.9"
    assert not [word for word in game.options(ONE) if word.startswith(("play", "call"))]


@pytest.mark.rule("DIS-R6")
def test_correspondents_never_reach_the_limit_of_support_cards(storm: OpenStorm) -> None:
    game = one(storm)
    game.cultists(L1, "choir-acolyte")
    waits(game, A, "finish-it")
    waits(game, B, "possession")
    waits(game, C, "dream-journal")
    game.prepare()
    game.says(ONE, "connect line-a", "connect line-b", "connect line-c")
    assert len(game.t.front) == 3
    assert game.t.supports == [0]


@pytest.mark.rule("DIS-2.2")
def test_two_detectives_have_no_switchboard(storm: OpenStorm) -> None:
    game = storm(2, main="distant")
    game.prepare()
    for word in ("connect line-a", "send-for line-a", "dispatch line-a"):
        assert game.why_not(ONE, word) == "DIS-2.2"
    assert game.why_not(ONE, f"hire {ALONE[0]}") == "DIS-2.2"
