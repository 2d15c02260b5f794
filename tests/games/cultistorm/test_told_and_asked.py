"""What is told and asked: nothing is lost or asked again without a reason, and nothing is asked in vain."""

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.outcome import tally
from miskatonic.games.cultistorm.table import UNDECIDED
from miskatonic.terminal.choices import explain_choice
from miskatonic.terminal.voice import Voice
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, THREE, TWO, OpenStorm, Storm

TEXTS = load_texts(SPEC.texts)


def worded(game: Storm, seat: int, word: str) -> str:
    """An option as the terminal puts it."""
    voice = Voice(TEXTS, [f"seat {number}" for number in range(1, game.t.seats + 1)])
    return explain_choice(word, SPEC.scene(game.t, seat), voice)


def forced(game: Storm) -> list[str]:
    """What was told as done because there was no other choice."""
    assert game.t.chronicle is not None
    return [event.kind for event in game.t.chronicle.events if event.forced is not None]


@pytest.mark.rule("CUL-1.11")
def test_the_last_trophy_of_a_symbol_and_one_that_is_missing_are_told(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.supply[0] = 1
    game.cultists(L1, "choir-acolyte", "choir-lookout")
    game.marked(ONE, "choir-acolyte", "choir-lookout")
    game.dice(ONE, *["wild"] * 8)
    game.combat()
    game.says(ONE, "fight choir-acolyte", "commit")
    assert [said["symbol"] for said in game.told("supply-exhausted")] == ["star"]
    assert SPEC.scene(game.t, ONE).zone("supply").pieces[0].marks["exhausted"]
    game.says(ONE, "fight choir-lookout", "commit")
    assert game.told("no-trophy-left") == [{"symbol": "star", "cause": "rule/CUL-1.11"}]
    assert game.won(ONE) == {"star": 1}


@pytest.mark.rule("CUL-1.11", "CUL-7.45")
def test_marking_a_cultist_says_when_no_trophy_is_left(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    assert "a Star trophy" in worded(game, ONE, "mark choir-acolyte")
    game.t.supply[0] = 0
    assert "none of Star is left" in worded(game, ONE, "mark choir-acolyte")


@pytest.mark.rule("CUL-13.9", "CUL-7.45")
def test_marking_and_fighting_say_what_a_special_cultist_can_do(storm: OpenStorm) -> None:
    game = storm(seats=3, special_cult="glass-congregation")
    game.cultists(L1, "sister-of-shards")
    game.prepare()
    assert "first discards a hand card" in worded(game, ONE, "mark sister-of-shards")
    game.marked(ONE, "sister-of-shards")
    game.combat()
    assert "first discards a hand card" in worded(game, ONE, "fight sister-of-shards")


@pytest.mark.rule("CUL-R35")
def test_whoever_is_asked_again_is_told_why(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(ONE, "old-map")
    game.prepare()
    game.says(TWO, "ready")
    play(game, ONE, "old-map", TWO)
    assert game.told("asked-again", TWO) == [{"reason": "was-helped", "cause": "rule/CUL-R35"}]
    assert "asked again because a colleague helped" in worded(game, TWO, "ready")
    game.says(TWO, "ready")
    game.says(THREE, "call seat-2")
    assert "a colleague called" in worded(game, TWO, "ready")


@pytest.mark.rule("CUL-7.2")
def test_nothing_more_to_prepare_is_said_only_when_it_is_true(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.prepare()
    assert "more that you could do" in worded(game, ONE, "ready")
    game.tokens(ONE, 4)
    game.t.moves[ONE] = 1
    game.prepare()
    assert not [
        word for word in game.options(ONE) if word.partition(" ")[0] not in ("ready", "call", "unmark")
    ]
    assert "nothing more for you to prepare" in worded(game, ONE, "ready")


@pytest.mark.rule("CUL-7.21", "CUL-7.22")
def test_what_was_found_can_be_left_when_there_is_no_room_for_it(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.holds(ONE, "laudanum", "dynamite")
    game.hand(ONE, "old-map")
    game.prepare()
    game.comes("revolver")
    game.says(ONE, "investigate 1", "keep revolver", "done")
    assert game.items(ONE) == ["laudanum", "dynamite"]
    assert [said["item"] for said in game.told("item-left")] == ["revolver"]


@pytest.mark.rule("CUL-10.6")
def test_whoever_is_content_is_asked_again_only_when_it_has_other_options(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.trophies(ONE, "star")
    game.trophies(TWO, "shield")
    game.sealing()
    game.says(ONE, "done")
    game.says(TWO, "lay shield")
    assert game.goes_on
    assert game.t.flow.decision is None


@pytest.mark.rule("CUL-6.9", "CUL-R54")
def test_the_watch_is_not_asked_for_where_a_step_does_nothing(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.holds(ONE, "stopped-watch")
    game.t.triggered, game.t.endgame, game.t.slot = True, 0, 4
    game.terror_step()
    assert game.causes("terror-step") == ["rule/CUL-6.1"]
    game.terror_step()
    game.asks(ONE, "stop-clock")


@pytest.mark.rule("CUL-8.2")
def test_a_single_fighter_at_a_location_is_not_chosen(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L4, 1)
    game.combat()
    assert [event.seat for event in game.play.events("combat-turn")] == [ONE, TWO, THREE]


@pytest.mark.rule("CUL-R52")
def test_insanity_at_the_start_is_told() -> None:
    for difficulty in ("standard", "nightmare"):
        table = SPEC.new(3, SPEC.settle({"difficulty": difficulty}), 1, chronicle=True)
        assert table.chronicle is not None
        told = [event.args["tokens"] for event in table.chronicle.events if event.kind == "starts-insane"]
        assert told == [tokens for tokens in table.normal if tokens]


@pytest.mark.rule("CUL-12.1")
def test_the_score_is_explained_by_what_sealed_each_location(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L1, L2, L3)
    game.t.seal_cards[0] = game.t.seal_cards[1] = 9
    assert [(line.source, line.points) for line in tally(game.t)] == [("by-card", 2), ("by-force", 1)]


@pytest.mark.rule("CUL-1.12", "CUL-R44")
def test_at_the_end_hands_terror_and_endgame_cards_are_turned_up(storm: OpenStorm) -> None:
    game = storm(seats=3, open_hands="off")
    game.hand(ONE, "old-map")
    game.tokens(ONE, 4)
    game.crowd(L5, 1)
    game.combat()
    assert game.ending == "madness"
    scene = SPEC.scene(game.t, None)
    assert [piece.face for piece in scene.zone("hand.seat-1").pieces] == ["old-map"]
    assert "face-down" not in [piece.face for piece in scene.zone("circle").pieces]
    assert game.t.endgame != UNDECIDED


@pytest.mark.rule("CUL-7.27")
def test_the_only_colleague_is_named_with_the_card_and_not_told_as_forced(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(ONE, "calming-voice", "old-map")
    game.tokens(THREE, 2)
    game.prepare()
    assert worded(game, ONE, "play calming-voice").startswith("Play Calming Voice for seat 3 (")
    assert worded(game, ONE, "play old-map").startswith("Play Old Map for a colleague (")
    game.says(ONE, "play calming-voice")
    assert game.told("help", ONE) == [{"card": "calming-voice", "other": "seat-3"}]
    assert forced(game) == []


@pytest.mark.rule("CUL-1.4")
def test_the_only_patient_of_an_item_is_not_told_as_forced(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.holds(ONE, "laudanum")
    game.tokens(ONE, 3)
    game.at(L1, ONE)
    game.at(L2, TWO, THREE)
    game.prepare()
    game.says(ONE, "use laudanum")
    assert game.told("healed", ONE)
    assert forced(game) == []
