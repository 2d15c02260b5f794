"""Preparation, Research Order, Research, End of Research (WOC-2)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.board.powers import borrow
from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from miskatonic.games.wisdom_of_cthulhu.phases.research_order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.table import DOWN_TO_END, DOWN_TO_START, SIGN_HOME, SIGN_OUT, USED
from miskatonic.games.wisdom_of_cthulhu.turn import Turn, end_game
from miskatonic.games.wisdom_of_cthulhu.words import FULL_HAND
from miskatonic.kernel.dice import Dice
from miskatonic.testing.scenario import NewScenario
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card, cards_of


def give_everything_up(s: Study) -> None:
    """Everybody gives up cards until the Research phase is over."""
    while not s.play.is_over and s.play.asked.prompt == "action":
        s.says(next(word for word in s.options() if word.startswith("forsake")))


@pytest.mark.rule("WOC-2.1")
def test_a_game_is_six_turns_and_the_first_has_no_preparation(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, 2)
    play.expects(prompt="flip")
    assert play.table.turn == 1
    dice = Dice.seeded(3, "test")
    turns = []
    while not play.is_over:
        turns.append(play.table.turn)
        play.answers(dice.pick(play.options()))
    assert sorted(set(turns)) == [1, 2, 3, 4, 5, 6]
    assert [args["turn"] for args in play.told("turn-begins")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WOC-2.3", "WOC-2.4", "WOC-2.5")
def test_preparation_goes_in_order(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "seven-cryptical-books-of-hsan", "silver-key")
    s.on_offer("aklo", "mr-noyes")
    s.does(Preparation().begins)
    assert s.kp(ANNA) == 2, "the start of turn comes before the offer is cleared"
    s.expects("advance", "advance silver-key", "skip")
    assert s.offer() == ["aklo", "mr-noyes"], "Study comes before the offer is cleared too"
    s.says("skip")
    assert sorted(s.pile("fw")) == ["aklo", "mr-noyes"]
    assert len(s.offer()) == 9


@pytest.mark.rule("WOC-2.3")
def test_effects_at_the_start_of_a_turn_follow_the_search_order(study: OpenStudy) -> None:
    s = study()
    s.t.order = [CARLA, ANNA, BRUNO]
    s.owns(ANNA, "seven-cryptical-books-of-hsan")
    borrow(s.t, CARLA, card("seven-cryptical-books-of-hsan"))
    s.on_offer("aklo")
    s.does(Preparation().begins)
    assert [event.seat for event in s.play.events("gained")] == [CARLA, ANNA]


@pytest.mark.rule("WOC-2.6", "WOC-2.7")
def test_cards_turn_up_and_markers_return(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "star-stones-of-mnar")
    s.t.state[card("star-stones-of-mnar")] |= USED
    s.stands(BRUNO, "arkham")
    s.blocks(CARLA, "yuggoth")
    s.t.sign_place[ANNA] = SIGN_OUT
    s.does(Preparation().begins)
    assert not s.state("star-stones-of-mnar")
    assert s.where(BRUNO) == "home"
    assert not s.is_blocked("yuggoth")
    assert s.t.sign_place == [SIGN_HOME] * 3


@pytest.mark.rule("WOC-R5")
def test_until_the_start_and_until_the_end(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "mr-noyes", "ghoul")
    s.t.state[card("mr-noyes")] |= DOWN_TO_START
    s.t.state[card("ghoul")] |= DOWN_TO_END
    s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw")
    assert not s.state("ghoul")
    assert s.state("mr-noyes") & DOWN_TO_START
    s.does(Preparation().begins)
    assert not s.state("mr-noyes")


@pytest.mark.rule("WOC-R47")
def test_a_card_of_the_last_round_is_on_in_the_preparation(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "seven-cryptical-books-of-hsan", new=True)
    s.on_offer("aklo")
    s.goes_on(Turn().is_over)
    assert s.kp(ANNA) == 1


@pytest.mark.rule("WOC-2.8", "WOC-2.9")
def test_two_laps_of_declarations_in_last_turns_order(study: OpenStudy) -> None:
    s = study()
    for seat in (ANNA, BRUNO, CARLA):
        s.has(seat, ["fw-fw", "fw-as"], [])
    s.t.settled_order = [CARLA, ANNA, BRUNO]
    s.does(begin_declaration)
    asked = []
    while not s.over:
        asked.append(s.play.asked.seat)
        s.says("stop")
    assert asked == [CARLA, ANNA, BRUNO] * 2


@pytest.mark.rule("WOC-2.8")
def test_flipped_cards_are_obsessions_for_the_turn(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, ["fw-fw", "fw-as"], [])
    s.does(begin_declaration, "flip fw-fw+fw-as")
    assert s.t.temporary[ANNA] == cards_of(["fw-fw", "fw-as"])
    assert s.t.hand[ANNA] == 0
    s.play.expects(seat=BRUNO, prompt="flip")


@pytest.mark.rule("WOC-2.8", "WOC-2.9")
def test_cards_are_flipped_in_one_choice_of_a_set(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, ["fw-fw", "as-as", "dm-dm"], [])
    s.does(begin_declaration)
    sets = ("fw-fw", "as-as", "dm-dm", "fw-fw+as-as", "fw-fw+dm-dm", "as-as+dm-dm", "fw-fw+as-as+dm-dm")
    s.expects("flip", *(f"flip {cards}" for cards in sets), "stop", seat=ANNA)
    assert len(s.piece("seat-1.as-as", ANNA).words) == 4, "each set that has the card points at it"
    s.says("flip fw-fw+dm-dm")
    assert s.told("flipped") == [{"cards": ["fw-fw", "dm-dm"]}]
    s.expects("flip", seat=BRUNO)


@pytest.mark.rule("WOC-2.10", "WOC-R6")
def test_permanent_obsessions_count_and_ties_go_to_the_first(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, ["fw-fw"], [], ["dm-dm"])
    s.has(BRUNO, ["fw-fw", "as-as"], [], [])
    s.has(CARLA, ["fw-fw"], [], ["dm-dm", "as-as"])
    s.does(begin_declaration, "stop", "flip fw-fw", "stop", "stop", "stop", "stop")
    assert s.t.order == [CARLA, ANNA, BRUNO], "Anna had one from the first, Bruno flipped his after her"


@pytest.mark.rule("WOC-2.11")
def test_rounds_go_on_until_nobody_has_a_card(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, ["fw-fw"], ["fw-as"])
    s.has(BRUNO, ["fw-fw"], [])
    s.has(CARLA, [], [])
    s.goes_on(Round().begins, Turn().ends)
    asked = []
    while s.play.asked.prompt == "action":
        asked.append(s.play.asked.seat)
        s.says("forsake fw-fw" if s.offers("forsake fw-fw") else "forsake obsession")
    assert asked == [ANNA, BRUNO, ANNA]


@pytest.mark.rule("WOC-2.11")
def test_nobody_passes(study: OpenStudy) -> None:
    s = study()
    s.acts(ANNA)
    assert not {"skip", "stop", "no"} & set(s.options())
    assert s.play.why_not("skip") == "WOC-4.8"


@pytest.mark.rule("WOC-2.12", "WOC-2.13")
def test_entities_are_refilled_each_round_and_knowledge_is_not(study: OpenStudy) -> None:
    s = study(2)
    s.on_offer("mr-noyes", "dhole", "shantak")
    s.has(ANNA, ["fw-fw", "fw-as"], ["dm-dm"])
    s.has(BRUNO, ["fw-fw"], ["dm-dm"])
    s.goes_on(Round().begins)
    s.says("buy mr-noyes", "pay fw-as", "buy dhole")
    assert len(s.entities()) == 2
    assert s.offer() == []


@pytest.mark.rule("WOC-2.15")
def test_sacrifices_come_after_effects_of_the_end_of_the_turn(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "great-library-of-pnakotus", "third-aklo-ritual", "mr-noyes")
    s.ritual(ANNA, 2, "dimension")
    s.does(EndOfResearch().begins)
    assert s.kp(ANNA) == 3
    s.expects("advance", "advance third-aklo-ritual", "skip")


@pytest.mark.rule("WOC-2.16", "WOC-2.17")
def test_cards_return_and_one_is_lost_for_good(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, ["fw-fw"], ["fw-as"], ["dm-dm"])
    s.t.spent[ANNA] = cards_of(["as-as"])
    s.t.permanent[ANNA] = 0
    s.t.mad_purchase[ANNA] = True
    s.does(EndOfResearch().begins)
    s.expects(
        "obsess", *(f"obsess {name}" for name in ("fw-fw", "fw-as", "fw-dm", "as-as", "as-dm")), seat=ANNA
    )
    s.says("obsess as-dm", "obsess fw-fw")
    assert s.t.hand[ANNA] == FULL_HAND & ~cards_of(["dm-dm", "as-dm"])
    assert s.t.permanent[ANNA] == s.t.all_permanent[ANNA] == cards_of(["dm-dm", "as-dm"])
    assert s.t.temporary[ANNA] == s.t.spent[ANNA] == 0
    assert s.t.mad_purchase[ANNA] is False


@pytest.mark.rule("WOC-2.18", "WOC-2.19")
@pytest.mark.parametrize(
    ("points", "tokens", "cards", "winners", "ending"),
    [
        ([5, 9], [3, 0], [1, 0], (BRUNO,), "wisdom"),
        ([9, 9], [1, 2], [1, 0], (BRUNO,), "tie-broken"),
        ([9, 9], [2, 2], [1, 0], (ANNA,), "tie-broken"),
        ([9, 9], [2, 2], [1, 1], (ANNA, BRUNO), "shared"),
    ],
)
@pytest.mark.rule("WOC-R7")
def test_most_points_win(
    study: OpenStudy,
    points: list[int],
    tokens: list[int],
    cards: list[int],
    winners: tuple[int, ...],
    ending: str,
) -> None:
    s = study(2)
    s.t.kp, s.t.token = points, tokens
    for seat, name in ((ANNA, "aklo"), (BRUNO, "mr-noyes")):
        if cards[seat]:
            s.owns(seat, name)
    s.goes_on(end_game)
    assert s.play.outcome.winners == winners
    assert s.play.outcome.ending == ending
    assert s.play.outcome.scores == tuple(points)


@pytest.mark.rule("WOC-2.18", "WOC-R20")
def test_points_never_fall_below_zero(study: OpenStudy) -> None:
    s = study(2)
    s.ritual(BRUNO, 1, "horror")
    s.uses(ANNA, "rlyeh")
    assert s.kp(BRUNO) == 0


@pytest.mark.rule("WOC-2.18")
def test_the_sixth_turn_is_the_last(study: OpenStudy) -> None:
    s = study(2)
    s.t.turn = 6
    for seat in (ANNA, BRUNO):
        s.has(seat, [], [], ["fw-fw", "fw-as", "fw-dm", "as-as", "as-dm"], kp=seat)
    s.goes_on(Turn().ends)
    assert s.play.outcome.winners == (BRUNO,)
    assert s.t.hand == [0, 0]


def test_everything_can_be_given_up(study: OpenStudy) -> None:
    s = study(2)
    s.goes_on(Round().begins, Turn().ends)
    give_everything_up(s)
    assert s.t.kp == [3 * 2 + 3 * 1] * 2


@pytest.mark.rule("WOC-2.2")
def test_powers_go_before_rules(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shantak")
    s.blocks(BRUNO, "arkham")
    s.acts(ANNA)
    assert s.offers("visit arkham"), "WOC-6.2 forbids it, the Shantak allows it"
