"""Analysis of a match: choices and luck add up to the result, and moves are judged by what was known."""

import pytest

from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.matches import Match, Occupant
from miskatonic.matches.analysis import Alternative, Analysis, Weighed, decisions, from_dict, weigh
from miskatonic.matches.resignation import RESIGN


def begun(game: str, moves: int, seed: int = 3) -> Match:
    """A match after some moves of a greedy and a random bot."""
    spec = find_game(game)
    match = Match.new(spec, [Occupant("Ada"), Occupant("Ben")], seed)
    bots = [make_bot("greedy"), make_bot("random")]
    dice = Dice.seeded(seed, "bots")
    while not match.over and match.seq < moves:
        asked = match.table.flow.decision
        assert asked is not None
        seat = asked.seats[0]
        vantage = Vantage(spec, match.table, seat)
        match.submit(seat, vantage.text(bots[seat].choose(vantage, dice)))
    return match


@pytest.mark.parametrize("game", all_games())
def test_a_move_is_weighed_against_others_for_every_side(game: str) -> None:
    match = begun(game, 12)
    found = weigh(match, 9, 2)
    assert (found.seq, found.seat, found.word) == (9, match.moves[9].seat, match.moves[9].word)
    assert len(found.before) == len(found.after) == (1 if match.is_shared else 2)
    assert all(0 <= chance <= 1 for chance in (*found.before, *found.after))
    chances = [each.chance for each in found.best]
    assert chances == sorted(chances, reverse=True)
    assert found.cost >= 0
    assert weigh(match, 9, 2) == found
    assert from_dict(found.as_dict()) == found


def test_weighing_leaves_the_match_as_it_is() -> None:
    match = begun("witch-of-salem", 12)
    before = [move.digest for move in match.moves]
    weigh(match, 3, 2)
    assert [position.move.digest for position in match.replay() if position.move] == before


def moved(seq: int, before: float, after: float, seat: int = 0, **more: float) -> Weighed:
    cost, error = more.get("cost", 0.0), more.get("error", 0.0)
    best = (Alternative("better", after + cost), Alternative("said", after))
    return Weighed(seq, seat, "said", (before, 1 - before), (after, 1 - after), best, cost, error)


def test_choices_and_luck_add_up_to_the_result() -> None:
    match = begun("wisdom-of-cthulhu", 10_000)
    assert match.outcome is not None
    last = match.seq - 1
    moves = [moved(last - 2, 0.5, 0.4), moved(last - 1, 0.6, 0.6, 1), moved(last, 0.7, 0.8)]
    found = Analysis(match, moves)
    won = float(0 in match.outcome.winners)
    shares = found.shares(0)
    assert shares.own + shares.others + shares.luck == pytest.approx(won - 0.5)
    assert shares.own == pytest.approx(0.0)
    assert shares.luck == pytest.approx(0.2 + 0.1 + (won - 0.8))
    assert not found.is_whole


def test_luck_after_the_last_move_of_an_unfinished_match_is_not_known() -> None:
    match = begun("wisdom-of-cthulhu", 6)
    assert Analysis(match, [moved(5, 0.5, 0.4)]).steps(0)[-1].luck == 0
    assert Analysis(match, [moved(2, 0.5, 0.5), moved(5, 0.9, 0.9)]).steps(0)[0].luck == 0


def test_the_three_largest_steps_are_turning_points_in_their_order() -> None:
    match = begun("wisdom-of-cthulhu", 8)
    moves = [
        moved(0, 0.5, 0.5),
        moved(1, 0.9, 0.9),
        moved(2, 0.9, 0.6),
        moved(3, 0.6, 0.59),
        moved(4, 0.59, 0.4),
        moved(5, 0.4, 0.4),
    ]
    assert [step.weighed.seq for step in Analysis(match, moves).turning_points(0)] == [0, 2, 4]


def test_a_mistake_is_large_and_certain() -> None:
    assert moved(0, 0.5, 0.4, cost=0.1, error=0.02).is_mistake
    assert not moved(0, 0.5, 0.4, cost=0.1, error=0.08).is_mistake
    assert not moved(0, 0.5, 0.49, cost=0.01).is_mistake
    match = begun("wisdom-of-cthulhu", 4)
    found = Analysis(match, [moved(0, 0.5, 0.4, cost=0.1), moved(1, 0.5, 0.4, 1, cost=0.2)])
    assert [each.seq for each in found.mistakes()] == [1, 0]
    assert [each.seq for each in found.mistakes(0)] == [0]


def test_a_resignation_is_not_weighed() -> None:
    match = begun("wisdom-of-cthulhu", 4)
    match.submit(0, RESIGN)
    assert decisions(match) == [0, 1, 2, 3]


def test_what_other_tables_have_answered_is_not_weighed() -> None:
    match = begun("wisdom-of-cthulhu", 2)
    match.moves.append(match.moves[-1]._replace(seat=OUTSIDE))
    assert decisions(match) == [0, 1]


def test_a_move_is_judged_by_what_its_player_could_know() -> None:
    """Another truth behind the same view gives the same judgement."""
    match = begun("cultistorm", 14)
    seq = 13
    other = begun("cultistorm", 14)
    table = other.position(seq).table
    seat = match.moves[seq].seat
    believed = other.spec.imagine(table, seat, Dice.seeded(8, "truth"))
    first, second = (
        Vantage(match.spec, each, seat).imagine(Dice.seeded(1, "look")) for each in (table, believed)
    )
    assert match.spec.facts(first) == match.spec.facts(second)
