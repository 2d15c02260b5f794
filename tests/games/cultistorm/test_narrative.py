"""The narrative mode (chapter 15): when stories are read, and what each effect does."""

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.circle import place_altar
from miskatonic.games.cultistorm.fighting.matching import pack
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.scene.odds import lacks
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.games.cultistorm.words import CULTIST_FACES, PLANET
from miskatonic.kernel.events import Event
from tests.games.cultistorm.house import CULTS, ENEMIES
from tests.games.cultistorm.tables import (
    BRUNO,
    L1,
    L2,
    L3,
    L4,
    L5,
    MIRIAM,
    ONE,
    PLACES,
    TWO,
    OpenStorm,
    Storm,
)

SYMBOLS = 5
# Cards of the five symbols that every detective has, two of each.
FULL_HAND = (
    *("whispered-sign", "shared-notes", "spare-die", "bear-the-burden", "hand-off", "strike-together"),
    *("old-map", "follow-the-trail", "barricade", "desperate-plan"),
)


def fight(storm: OpenStorm, slot: int, *, rank: str = "acolyte") -> Storm:
    """Miriam begins a fight in which the story of this slot is read."""
    card, symbol = divmod(slot - 1, SYMBOLS)
    game = storm(seats=3, narrative="on")
    spot = L1 if symbol else L2
    enemy = f"{CULTS[symbol]}-{rank}"
    game.cultists(spot, enemy)
    game.at(spot, MIRIAM)
    game.at(L5, TWO, BRUNO)
    game.hand(MIRIAM, *FULL_HAND)
    game.marked(MIRIAM, enemy)
    game.t.stories, game.t.story_discard = [card], []
    game.combat()
    game.says(MIRIAM, f"fight {enemy}")
    assert game.told("story")[0]["story"] == f"story-{slot:03}"
    return game


@pytest.mark.rule("CUL-15.1")
def test_without_the_option_nobody_tells_stories(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L1, "choir-herald")
    game.hand(ONE, *FULL_HAND)
    game.marked(ONE, "choir-herald")
    game.combat()
    game.says(ONE, "fight choir-herald")
    assert "story" not in game.kinds()


@pytest.mark.rule("CUL-15.3", "CUL-8.8", "CUL-2.16")
def test_a_card_is_drawn_for_each_fight_and_the_deck_is_shuffled_anew(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    assert len(game.t.stories) == 12
    game.cultists(L1, "orbit-acolyte", "orbit-lookout")
    game.hand(ONE, *FULL_HAND)
    game.marked(ONE, "orbit-acolyte", "orbit-lookout")
    game.t.stories, game.t.story_discard = [6], [10]
    game.combat()
    game.says(ONE, "fight orbit-acolyte", "commit")
    assert game.t.stories == []
    game.play.next_draws(10)
    game.says(ONE, "fight orbit-lookout")
    assert [args["story"] for args in game.told("story")] == ["story-035", "story-055"]
    assert game.t.stories == [6]


@pytest.mark.rule("CUL-15.4")
def test_a_herald_has_its_own_story_and_no_card_is_drawn(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.cultists(L2, "choir-herald")
    game.at(L2, ONE)
    game.hand(ONE, *FULL_HAND)
    game.marked(ONE, "choir-herald")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight choir-herald")
    assert game.told("story") == [{"story": "story-072"}]
    assert len(game.t.stories) == 12


@pytest.mark.rule("CUL-15.5")
def test_a_great_old_one_is_told_of_after_the_tokens_and_terror_before_its_text(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 4
    game.play.next_numbers(2)
    game.terror_step()
    assert game.kinds() == [
        *("terror-step", "terror-card", "story", "die-promised"),
        *("elder-enters", "token", "token", "token", "story", "terror-replaced"),
    ]
    assert [args["story"] for args in game.told("story")] == ["story-114", "story-063"]


@pytest.mark.rule("CUL-15.6", "CUL-15.7")
def test_the_story_of_a_location_is_for_its_first_altar(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.tokens(TWO, 1)
    game.t.slot = 5
    game.terror_step()
    game.play.answers("at arkham")
    assert game.told("story") == [{"story": "story-084"}]
    assert game.t.tokens(TWO) == 0
    game.t.altars = 0
    game.t.slot = 5
    game.terror_step()
    game.play.answers("at arkham")
    assert len(game.told("story") + game.told("story-again")) == 1


@pytest.mark.rule("CUL-15.7")
def test_a_story_heard_again_is_a_title_but_its_effect_holds(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.cultists(L1, "orbit-acolyte", "orbit-lookout")
    game.hand(ONE, *FULL_HAND)
    game.marked(ONE, "orbit-acolyte", "orbit-lookout")
    game.t.stories, game.t.story_discard = [5], []
    game.combat()
    game.says(ONE, "fight orbit-acolyte", "commit", "fight orbit-lookout")
    assert game.told("story") == [{"story": "story-030"}]
    assert game.told("story-again") == [{"story": "story-030"}]
    assert game.causes("fight-easier") == ["story/story-030"] * 2


@pytest.mark.rule("CUL-15.8")
def test_insanity_of_a_story_is_never_the_fifth_token(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.cultists(L1, "wardens-acolyte")
    game.tokens(ONE, 4)
    game.hand(ONE, *FULL_HAND)
    game.marked(ONE, "wardens-acolyte")
    game.t.stories = [2]
    game.combat()
    game.says(ONE, "fight wardens-acolyte")
    assert game.t.tokens(ONE) == 4
    assert game.causes("terror-step") == ["story/story-012"]


@pytest.mark.rule("CUL-15.9")
def test_a_story_without_text_is_told_by_its_number() -> None:
    texts = load_texts(SPEC.texts)
    assert texts.name("story-999") == "story-999"
    assert "story-999" in texts.say("event-story", story="story-999")


@pytest.mark.rule("CUL-15.5")
@pytest.mark.parametrize("number", [0, 1])
def test_an_endgame_card_has_a_story_that_is_read_before_its_text(storm: OpenStorm, number: int) -> None:
    game = storm(seats=3, narrative="on")
    game.t.slot, game.t.crystals[5] = 4, 5
    game.hand(ONE, "old-map", "hand-off")
    game.play.next_numbers(number)
    game.terror_step()
    kinds = game.kinds()
    assert kinds.index("endgame") < kinds.index("story")
    assert game.told("story")[0]["story"] == f"story-{121 + number}"
    assert not game.told("elder-enters") or kinds.index("story") < kinds.index("elder-enters")


@pytest.mark.rule("CUL-15.6")
def test_stories_of_locations_are_read_in_setup_and_can_be_read_again_there() -> None:
    table = SPEC.new(3, SPEC.settle({"narrative": "on"}), 1, chronicle=True)
    plain = SPEC.new(3, SPEC.settle({}), 1, chronicle=True)
    assert table.chronicle is not None
    assert plain.chronicle is not None
    read = [event.args["location"] for event in table.chronicle.events if event.kind == "location-story"]
    assert read == [table.rules.place_ids[card] for card in table.spots]
    pieces = SPEC.scene(table, None).zone("locations").pieces
    assert all(piece.marks["story"].startswith("story-") for piece in pieces)
    assert not [event for event in plain.chronicle.events if event.kind == "location-story"]


@pytest.mark.rule("CUL-15.6")
def test_a_story_of_a_location_without_an_effect_says_nothing_of_an_altar() -> None:
    texts = load_texts(SPEC.texts)
    told = [
        (event.args["has_effect"], texts.event(event))
        for seed in range(6)
        for event in _told_at_first(seed)
        if event.kind == "location-story"
    ]
    assert {has_effect for has_effect, _ in told} == {True, False}
    assert all(("With an altar there" in line) == has_effect for has_effect, line in told)


def _told_at_first(seed: int) -> list[Event]:
    chronicle = SPEC.new(3, SPEC.settle({"narrative": "on"}), seed, chronicle=True).chronicle
    return [] if chronicle is None else chronicle.events


@pytest.mark.rule("CUL-15.6", "CUL-15.7")
def test_what_comes_of_a_location_comes_once_with_its_first_altar(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.t.told = -1
    for _ in range(2):
        place_altar(game.t, L1)
        game.t.altars = 0
    assert game.kinds().count("story-again") == 1


# What each effect of D.13 does, with a slot that has it.


def test_nothing_happens(storm: OpenStorm) -> None:
    game = fight(storm, 2)
    assert game.kinds()[-1] == "story"


def test_the_active_detective_goes_mad_or_loses_a_card(storm: OpenStorm) -> None:
    game = fight(storm, 3)
    game.asks(MIRIAM, "story")
    game.says(MIRIAM, "first")
    assert game.causes("token") == ["story/story-003"]
    other = fight(storm, 3)
    other.says(MIRIAM, "second", "discard old-map")
    assert other.causes("card-discarded") == ["story/story-003"]


def test_terror_moves_on(storm: OpenStorm) -> None:
    assert fight(storm, 5).causes("terror-step") == ["story/story-005"]


def test_a_cultist_comes(storm: OpenStorm) -> None:
    game = fight(storm, 50)
    game.says(MIRIAM, "first")
    assert game.spawned() == [PLACES[L1]]
    assert game.causes("cultist-spawns") == ["story/story-050"]


def test_the_requirement_grows(storm: OpenStorm) -> None:
    game = fight(storm, 6)
    assert game.required(MIRIAM, "choir-acolyte") == {"star": 2, "shield": 1, "tentacle": 1}
    assert game.causes("fight-harder") == ["story/story-006"]


@pytest.mark.parametrize(("slot", "kind"), [(1, "fight-easier"), (27, "fight-wild")])
def test_a_symbol_is_ignored_or_gained(storm: OpenStorm, slot: int, kind: str) -> None:
    game = fight(storm, slot)
    assert game.causes(kind) == [f"story/story-{slot:03}"]
    before = len(game.cards(MIRIAM))
    game.says(MIRIAM, "commit")
    assert before - len(game.cards(MIRIAM)) == 2


def test_the_cultist_die_is_re_rolled(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.cultists(L1, "coil-acolyte")
    game.hand(ONE, *FULL_HAND)
    game.marked(ONE, "coil-acolyte")
    game.t.stories = [1]
    game.combat()
    game.play.next_numbers(2)
    game.says(ONE, "fight coil-acolyte")
    assert CULTIST_FACES[game.t.cultist_dice[L1]] == "tentacle"
    assert game.causes("cultist-die") == ["story/story-009"]


def test_the_active_detective_draws_or_discards(storm: OpenStorm) -> None:
    assert fight(storm, 4).causes("cards-drawn") == ["story/story-004"]
    game = fight(storm, 10)
    game.says(MIRIAM, "discard spare-die")
    assert game.causes("card-discarded") == ["story/story-010"]


def test_a_win_brings_one_more_trophy(storm: OpenStorm) -> None:
    game = fight(storm, 13)
    game.says(MIRIAM, "commit")
    assert game.won(MIRIAM) == {"tentacle": 2}


def test_a_win_brings_an_item_card(storm: OpenStorm) -> None:
    game = fight(storm, 25)
    game.comes("revolver")
    game.says(MIRIAM, "commit", "keep revolver")
    assert game.items(MIRIAM) == ["revolver"]


def test_a_penalty_makes_no_terror_step(storm: OpenStorm) -> None:
    game = fight(storm, 7)
    game.says(MIRIAM, "retreat")
    assert MIRIAM in game.penalised()
    assert [event.seat for event in game.play.events("penalty-calm")] == [MIRIAM]


def test_the_location_is_blocked(storm: OpenStorm) -> None:
    game = fight(storm, 32)
    assert game.t.blocked_next == 1 << L1


@pytest.mark.parametrize(("elder", "kind"), [("cthulhu", "cards-drawn"), ("rhan-tegoth", "card-discarded")])
def test_each_detective_draws_or_discards(storm: OpenStorm, elder: str, kind: str) -> None:
    game = storm(seats=3, narrative="on")
    for seat in range(3):
        game.hand(seat, "old-map")
    if elder == "cthulhu":
        game.terror("theft", "second-sky", "every-road-at-once", "growing-dark", "feast")
        game.t.crystals[1] = 5
        game.play.next_numbers(2)
    else:
        game.terror("theft", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
        game.t.crystals[1] = 4
        game.play.next_numbers(0)
    game.terror_step()
    assert game.elder_at(L1) == elder
    assert len([event for event in game.play.events(kind) if event.args["cause"].startswith("story/")]) >= 3


def test_the_team_chooses_who_heals(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.tokens(ONE, 1)
    game.tokens(TWO, 1)
    game.t.slot = 5
    game.terror_step()
    game.play.answers("at arkham")
    game.asks(BRUNO, "who-heals")
    game.says(BRUNO, "choose seat-2")
    assert game.all_tokens() == [1, 0, 0]


def test_the_team_looks_at_two_cultist_cards(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.t.slot = 5
    game.terror_step()
    game.comes("choir-acolyte", "tide-acolyte")
    game.play.answers("at dunwich")
    game.asks(TWO, "look-ahead")
    game.says(TWO, "top tide-acolyte")
    game.cultist_phase()
    assert [args["cultist"] for args in game.told("cultist-spawns")][:2] == ["tide-acolyte", "choir-acolyte"]


def test_an_extra_die_is_rolled_in_the_next_review(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.t.slot = 5
    game.terror_step()
    game.play.answers("at sentinel-hill")
    game.t.phase = REVIEW
    game.play.run(Review().begins)
    assert len(game.t.pool) == 4
    assert game.t.picks == 1


def test_the_team_chooses_between_two_ways(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.terror("theft", "second-sky", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 5
    game.play.next_numbers(0)
    game.terror_step()
    assert game.elder_at(L1) == "yog-sothoth"
    game.asks(BRUNO, "story")
    game.says(BRUNO, "first")
    assert "story/story-066" in game.causes("terror-step")
    assert game.told("story")[-1] == {"story": "story-066"}
    assert not {L2, L3, L4} & {spot for spot in range(5) if game.elder_at(spot)}


@pytest.mark.rule("CUL-15.3", "CUL-8.12")
def test_what_a_story_gives_is_for_its_own_fight_and_not_shown_for_the_next(storm: OpenStorm) -> None:
    game = storm(seats=3, narrative="on")
    game.cultists(L2, "choir-acolyte", "orbit-acolyte")
    game.dice(TWO, "star", "shield")
    game.marked(TWO, "choir-acolyte", "orbit-acolyte")
    game.t.stories, game.t.story_discard = [10], []
    game.combat()
    game.turn_of(TWO)
    game.says(TWO, "fight choir-acolyte")
    assert game.told("fight-wild")
    game.says(TWO, "retreat")
    assert lacks(game.t, TWO, ENEMIES.index("orbit-acolyte")) == pack([PLANET])
