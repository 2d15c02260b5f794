"""Dangerous Puzzle: pieces, stings, curses, the frame (PUZ)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.findings import Findings
from miskatonic.games.cultistorm.board.outcome import check_victory
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import held_by, puzzle
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.expansions.ancient_relics.reliquary import cards_showing
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, THREE, TWO, OpenStorm, Storm

KEY = "puzzle"
# So many pieces complete the frame.
NEEDED = 3
PIECES = (
    *("the-gnawing-edge", "the-listening-plate", "the-wet-gear", "the-staring-joint"),
    *("the-leaning-axis", "the-heart"),
)


def boxed(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats=seats, modules=KEY)


def holds(game: Storm, seat: int, *names: str) -> None:
    """A detective holds these pieces."""
    for name in names:
        piece = PIECES.index(name)
        game.t.item_deck.remove(look_up(game.t).items[piece])
        puzzle(game.t).holder[piece] = seat


def fitted(game: Storm, *names: str) -> None:
    for name in names:
        piece = PIECES.index(name)
        game.t.item_deck.remove(look_up(game.t).items[piece])
        puzzle(game.t).fitted = (*puzzle(game.t).fitted, piece)


def pieces_of(game: Storm, seat: int) -> list[str]:
    return [PIECES[piece] for piece in held_by(game.t, seat)]


def draws(game: Storm, seat: int, *cards: str) -> None:
    """A detective draws these item cards."""
    game.comes(*cards)
    game.play.run(Findings(seat, len(cards), 1, "rule/CUL-7.21").draws)


@pytest.mark.rule("PUZ-1.1")
def test_pieces_and_dread_cards_are_shuffled_in_after_setup() -> None:
    table = SPEC.new(3, SPEC.settle({"modules": KEY}), 4)
    apart = {*look_up(table).all_items}
    assert len(apart) == 11
    while table.round == 0:
        assert not apart & {*table.item_deck, *table.found}
        asked = table.flow.decision
        assert asked is not None
        table.flow.submit(table, asked.options_of(asked.seat)[0], asked.seat)
    assert apart <= {*table.item_deck}
    kept = sum(len(items) for items in table.items)
    events = [item for item in table.rules.item_deck if item in look_up(table).replaced]
    assert not {*events} & {*table.item_deck}
    assert len(table.item_deck) == len(table.rules.item_deck) - len(events) - kept


@pytest.mark.rule("PUZ-1.2")
def test_pieces_that_are_drawn_must_be_taken_beside_an_item(storm: OpenStorm) -> None:
    """Worked example PUZ-E1."""
    game = boxed(storm)
    game.hand(ONE, "old-map", "hand-off", "spare-die")
    draws(game, ONE, "the-gnawing-edge", "revolver", "the-staring-joint")
    assert game.all_tokens()[ONE] == 1
    game.says(ONE, "discard old-map", "keep revolver")
    assert pieces_of(game, ONE) == ["the-gnawing-edge", "the-staring-joint"]
    assert game.items(ONE) == ["revolver"]
    assert game.cards(ONE) == ["hand-off", "spare-die"]


@pytest.mark.rule("PUZ-1.2")
def test_a_sting_can_kill(storm: OpenStorm) -> None:
    """Worked example PUZ-E2."""
    game = boxed(storm)
    game.tokens(ONE, 4)
    draws(game, ONE, "the-gnawing-edge")
    assert game.ending == "madness"


@pytest.mark.rule("PUZ-1.2")
def test_the_other_stings(storm: OpenStorm) -> None:
    game = boxed(storm)
    draws(game, ONE, "the-listening-plate")
    assert game.causes("terror-step") == ["item/the-listening-plate"]
    game = boxed(storm)
    draws(game, TWO, "the-wet-gear")
    assert game.spawned() == ["salem"]
    game = boxed(storm)
    draws(game, TWO, "the-heart", "the-leaning-axis")
    assert game.causes("terror-step") == ["item/the-heart", "item/the-leaning-axis"]
    game = boxed(storm)
    fitted(game, *PIECES[:NEEDED])
    draws(game, TWO, "the-heart")
    assert not game.told("terror-step")


@pytest.mark.rule("PUZ-1.3")
def test_dread_cards_take_effect_at_once(storm: OpenStorm) -> None:
    game = boxed(storm)
    draws(game, ONE, "the-box-breathes")
    assert game.causes("terror-step") == ["item/the-box-breathes"]
    game = boxed(storm)
    holds(game, TWO, "the-wet-gear", "the-gnawing-edge")
    holds(game, THREE, "the-heart")
    draws(game, ONE, "the-box-breathes")
    assert game.all_tokens() == [0, 1, 1]
    game = boxed(storm)
    fitted(game, "the-wet-gear", "the-gnawing-edge")
    draws(game, ONE, "wrong-fit")
    assert pieces_of(game, ONE) == ["the-gnawing-edge"]
    assert game.all_tokens()[ONE] == 0
    game = boxed(storm)
    fitted(game, *PIECES)
    draws(game, ONE, "wrong-fit")
    assert pieces_of(game, ONE) == []
    game = boxed(storm)
    draws(game, ONE, "the-makers-come")
    assert game.spawned() == ["arkham"]
    game = boxed(storm)
    holds(game, TWO, "the-wet-gear")
    holds(game, THREE, "the-heart")
    draws(game, ONE, "the-makers-come")
    game.asks(ONE, "makers-where")
    game.says(ONE, "choose seat-3")
    assert game.spawned() == ["dunwich"]
    game = boxed(storm)
    game.hand(ONE, "old-map", "hand-off")
    draws(game, ONE, "teeth-in-the-dark")
    assert game.cards(ONE) == []
    assert game.causes("cards-discarded") == ["item/teeth-in-the-dark"]


@pytest.mark.rule("PUZ-1.3")
@pytest.mark.parametrize(("pieces", "steps"), [(0, 2), (1, 2), (2, 1)])
def test_the_lock_makes_fewer_steps_with_two_pieces_fitted(storm: OpenStorm, pieces: int, steps: int) -> None:
    """Worked example PUZ-E6."""
    game = boxed(storm)
    fitted(game, *PIECES[:pieces])
    draws(game, ONE, "the-lock-turns")
    assert game.causes("terror-step") == ["item/the-lock-turns"] * steps
    assert game.elder_at(L1) is None


@pytest.mark.rule("PUZ-1.4")
def test_a_piece_is_given_where_both_stand_if_the_other_agrees(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, ONE, "the-gnawing-edge")
    game.prepare()
    assert game.why_not(ONE, "hand-piece the-gnawing-edge") == "PUZ-1.4"
    assert game.why_not(TWO, "hand-piece the-gnawing-edge") == "PUZ-1.4"
    game.at(L1, TWO)
    game.prepare()
    game.says(ONE, "hand-piece the-gnawing-edge")
    game.asks(TWO, "piece-accept")
    game.says(TWO, "no")
    assert pieces_of(game, ONE) == ["the-gnawing-edge"]
    game.says(ONE, "hand-piece the-gnawing-edge")
    game.says(TWO, "yes")
    assert pieces_of(game, TWO) == ["the-gnawing-edge"]
    assert game.all_tokens() == [0, 0, 0]


@pytest.mark.rule("PUZ-1.5", "PUZ-R3")
def test_whoever_holds_the_gnawing_edge_re_rolls_nothing_for_insanity(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, ONE, "the-gnawing-edge", "the-wet-gear", "the-staring-joint")
    game.cultists(L1, "choir-acolyte")
    game.dice(ONE, "planet")
    game.holds(ONE, "torn-page")
    fight(game, ONE, "choir-acolyte")
    assert game.options(ONE) == ["use torn-page", "retreat"]
    assert game.why_not(ONE, "reroll planet") == "PUZ-1.5"
    game.t.free_rerolls = 1
    game.says(ONE, "use torn-page")
    assert game.offers(ONE, "reroll planet")


@pytest.mark.rule("PUZ-R1")
def test_a_wild_card_is_the_third_symbol_for_the_heart(storm: OpenStorm) -> None:
    game = storm(team=("jack-delacroix", "elias-crane", "bruno-kessler"), modules=KEY)
    fitted(game, *PIECES[: NEEDED - 1])
    holds(game, ONE, "the-heart")
    wild = next(kind for kind in game.t.deck[ONE] if game.t.rules.symbol[kind] == 5)
    game.hand(ONE, "whispered-sign", "old-map", game.t.rules.action_ids[wild])
    game.prepare()
    game.says(ONE, "fit the-heart", "discard whispered-sign", "discard old-map")
    assert len(puzzle(game.t).fitted) == NEEDED


@pytest.mark.rule("PUZ-1.5")
def test_two_pieces_do_no_harm_and_a_complete_frame_ends_all_curses(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, ONE, "the-wet-gear", "the-gnawing-edge")
    game.prepare()
    game.says(ONE, "go salem")
    assert game.all_tokens()[ONE] == 0
    done = boxed(storm)
    fitted(done, *PIECES[:2], "the-leaning-axis")
    holds(done, ONE, "the-wet-gear", "the-heart", "the-staring-joint")
    done.prepare()
    done.says(ONE, "go salem")
    assert done.all_tokens()[ONE] == 0


@pytest.mark.rule("PUZ-1.5")
def test_the_curses(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, ONE, "the-listening-plate", "the-gnawing-edge", "the-staring-joint")
    game.hand(ONE, "old-map")
    game.hand(TWO, "old-map")
    game.prepare()
    play(game, TWO, "old-map", ONE)
    assert not game.told("terror-step")
    play(game, ONE, "old-map", TWO)
    assert game.causes("terror-step") == ["item/the-listening-plate"]
    game = boxed(storm)
    holds(game, ONE, "the-wet-gear", "the-gnawing-edge", "the-staring-joint")
    game.prepare()
    game.says(ONE, "go salem")
    game.says(TWO, "go arkham")
    assert game.all_tokens()[:2] == [1, 0]
    game = boxed(storm)
    holds(game, ONE, "the-staring-joint", "the-gnawing-edge", "the-wet-gear")
    game.t.round, game.t.phase = 2, REVIEW
    game.play.run(Review().begins)
    assert [len(game.cards(seat)) for seat in (ONE, TWO)] == [3, 4]
    game = boxed(storm)
    game.cultists(L2, "choir-acolyte")
    before = game.required(TWO, "choir-acolyte")
    holds(game, TWO, "the-leaning-axis", "the-gnawing-edge", "the-staring-joint")
    assert game.required(TWO, "choir-acolyte") - before == {"shield": 1}
    game = boxed(storm)
    holds(game, ONE, "the-heart", "the-gnawing-edge", "the-staring-joint")
    game.tokens(ONE, 2)
    game.prepare()
    assert game.causes("token") == ["item/the-heart"]
    game.prepare()
    assert game.all_tokens()[ONE] == 3


@pytest.mark.rule("PUZ-2.1")
def test_a_piece_is_fitted_at_the_location_of_its_symbol(storm: OpenStorm) -> None:
    """Worked example PUZ-E3."""
    game = boxed(storm)
    holds(game, ONE, "the-wet-gear")
    game.hand(ONE, "hand-off", "old-map")
    game.prepare()
    assert game.why_not(ONE, "fit the-wet-gear") == "PUZ-2.1"
    game.at(L3, ONE)
    game.prepare()
    game.says(ONE, "fit the-wet-gear")
    assert game.cards(ONE) == ["old-map"]
    assert pieces_of(game, ONE) == []
    assert puzzle(game.t).fitted == (PIECES.index("the-wet-gear"),)
    empty = boxed(storm)
    holds(empty, ONE, "the-gnawing-edge")
    empty.prepare()
    assert empty.why_not(ONE, "fit the-gnawing-edge") == "PUZ-2.1"


@pytest.mark.rule("PUZ-2.2")
def test_the_heart_is_fitted_last_with_three_different_symbols(storm: OpenStorm) -> None:
    """Worked example PUZ-E4."""
    game = boxed(storm)
    fitted(game, *PIECES[: NEEDED - 2])
    holds(game, ONE, "the-heart")
    game.hand(ONE, "whispered-sign", "shared-notes", "old-map")
    game.prepare()
    assert game.why_not(ONE, "fit the-heart") == "PUZ-2.2"
    fitted(game, PIECES[4])
    game.prepare()
    assert game.why_not(ONE, "fit the-heart") == "PUZ-2.2"
    game.hand(ONE, "hand-off")
    game.prepare()
    game.says(ONE, "fit the-heart", "discard shared-notes")
    assert not game.offers(ONE, "discard whispered-sign")
    game.says(ONE, "discard old-map")
    assert game.cards(ONE) == ["whispered-sign"]
    assert len(puzzle(game.t).fitted) == NEEDED


@pytest.mark.rule("PUZ-3.1")
def test_nothing_is_fitted_into_a_complete_frame(storm: OpenStorm) -> None:
    game = boxed(storm)
    fitted(game, *PIECES[:2], "the-leaning-axis")
    holds(game, ONE, "the-wet-gear")
    game.hand(ONE, "hand-off")
    game.at(L3, ONE)
    game.prepare()
    assert game.why_not(ONE, "fit the-wet-gear") == "PUZ-3.1"


@pytest.mark.rule("PUZ-2.3", "PUZ-R2")
def test_pieces_of_who_has_left_pass_to_another_with_their_sting(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, THREE, "the-gnawing-edge")
    game.t.gone = 1 << THREE
    game.prepare()
    game.asks(ONE, "piece-heir")
    game.says(TWO, "choose seat-2")
    assert pieces_of(game, TWO) == ["the-gnawing-edge"]
    assert game.all_tokens()[TWO] == 1


class _Checks:
    """Victory is checked."""

    def begins(self, t: object) -> None:
        check_victory(t)  # type: ignore[arg-type] # the table


@pytest.mark.rule("PUZ-3.1")
def test_without_a_complete_frame_play_goes_on_and_the_last_piece_wins(storm: OpenStorm) -> None:
    """Worked example PUZ-E5."""
    game = boxed(storm)
    game.sealed(L1, L2, L3, L4, L5)
    fitted(game, *PIECES[: NEEDED - 1])
    holds(game, ONE, "the-heart")
    game.play.run(_Checks().begins)
    assert game.goes_on
    game.hand(ONE, "shared-notes", "old-map", "hand-off")
    game.prepare()
    game.says(ONE, "fit the-heart", "discard shared-notes", "discard old-map")
    assert game.ending == "sealed"


def test_the_board_shows_where_each_piece_is(storm: OpenStorm) -> None:
    game = boxed(storm)
    fitted(game, "the-wet-gear")
    holds(game, TWO, "the-heart")
    zone = SPEC.scene(game.t, ONE).zone("puzzle")
    states = {piece.id: piece.marks["state"] for piece in zone.pieces}
    assert (states["the-wet-gear"], states["the-heart"], states["the-gnawing-edge"]) == (
        "fitted",
        "held",
        "hidden",
    )
    assert zone.marks == {"fitted": 1, "pieces": NEEDED}
    assert puzzle(game.t).holder.count(NOBODY) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_keep_the_contract(seats: int) -> None:
    options = {"modules": KEY, "open_hands": "off" if seats == 4 else "on"}
    uphold(Case(SPEC, seats, KEY, options, seed=80 + seats), Coverage(), one_in=30)


def test_an_experienced_player_shares_out_what_would_curse_it(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, ONE, "the-gnawing-edge", "the-listening-plate", "the-wet-gear")
    game.at(L1, TWO)
    game.prepare()
    habit = SPEC.habit
    assert habit is not None
    for _ in range(3):
        asked = game.play.asked
        seat = asked.seats[0]
        game.says(seat, game.t.rules.alphabet.text(habit(game.t, seat)))
        if pieces_of(game, TWO):
            break
    assert pieces_of(game, TWO) == ["the-wet-gear"]


@pytest.mark.rule("PUZ-1.4", "PUZ-2.1")
def test_an_experienced_player_hands_a_piece_to_who_can_fit_it(storm: OpenStorm) -> None:
    game = boxed(storm)
    holds(game, ONE, "the-listening-plate")
    holds(game, TWO, "the-wet-gear")
    game.at(L2, ONE, TWO)
    game.hand(TWO, *cards_showing(game, TWO, "shield"))
    game.prepare()
    habit = SPEC.habit
    assert habit is not None
    said = []
    while "fit the-listening-plate" not in said:
        seat = game.play.asked.seats[0]
        said.append(game.t.rules.alphabet.text(habit(game.t, seat)))
        game.says(seat, said[-1])
    assert said[0] == "hand-piece the-listening-plate"
    assert game.told("piece-fitted")
