from dataclasses import replace

import pytest

from miskatonic.kernel.errors import GameIsOverError
from miskatonic.matches import Match, Occupant, from_json, to_json
from miskatonic.matches.errors import UndoError
from miskatonic.matches.resignation import ResignationError
from tests.matches.lantern import SPEC

RIVALS = replace(SPEC, cooperative=False)
ADA, BEN, BOT = Occupant("Ada"), Occupant("Ben"), Occupant("greedy", "greedy")


def test_a_seat_may_resign_out_of_turn_and_the_match_goes_on_without_a_change_of_the_table() -> None:
    match = Match.new(SPEC, [ADA, BEN], 1)
    match.submit(1, "resign")
    assert match.moves[-1].digest == match.opening
    assert not match.over
    match.submit(0, "trim")
    assert match.seq == 2


def test_a_team_of_which_nobody_plays_on_has_lost() -> None:
    match = Match.new(SPEC, [ADA, BEN, BOT], 1)
    match.submit(1, "resign")
    match.submit(0, "resign")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("resigned", ())
    scene = match.scene(0)
    assert scene.question is None
    assert scene.outcome == {"ending": "resigned", "winners": (), "scores": (0, 0, 0)}
    with pytest.raises(GameIsOverError):
        match.submit(0, "trim")


def test_a_given_up_table_is_turned_up_and_has_no_tally() -> None:
    match = Match.new(SPEC, [ADA, BOT], 1)
    match.submit(0, "look attic")
    hidden = match.scene(None)
    match.submit(0, "resign")
    faces = [piece.marks for zone in match.scene(None).zones for piece in zone.pieces]
    assert faces == [piece.marks for zone in match.scene(0).zones for piece in zone.pieces]
    assert faces != [piece.marks for zone in hidden.zones for piece in zone.pieces]
    assert match.tally() == ()
    # The table itself goes on for those who replay it.
    assert match.table.flow.outcome is None


def test_the_last_rival_wins() -> None:
    match = Match.new(RIVALS, [ADA, BEN, ADA], 1)
    match.submit(0, "resign")
    assert not match.over
    match.submit(2, "resign")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_bots_do_not_play_on_alone() -> None:
    match = Match.new(RIVALS, [BOT, ADA, BOT], 1)
    match.submit(1, "resign")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)


def test_nobody_resigns_twice_nor_from_a_seat_there_is_not() -> None:
    match = Match.new(SPEC, [ADA, BEN], 1)
    match.submit(1, "resign")
    with pytest.raises(ResignationError, match="already"):
        match.submit(1, "resign")
    with pytest.raises(ResignationError, match="no seat 8"):
        match.submit(7, "resign")


def test_a_capsule_carries_resignations() -> None:
    match = Match.new(SPEC, [ADA, BEN], 1)
    match.submit(0, "roll")
    match.submit(1, "resign")
    match.submit(0, "pass")
    assert from_json(to_json(match), find=lambda _: SPEC).moves == match.moves


def test_giving_up_is_taken_back_by_agreement_only() -> None:
    match = Match.new(SPEC, [ADA, BEN], 1)
    match.submit(1, "resign")
    assert match.free_until() == 1
    with pytest.raises(UndoError, match="a seat resigned"):
        match.undo()
    assert len(match.undo(agreed=True)) == 1
    assert match.seq == 0


def test_a_restored_match_goes_on_where_it_stood() -> None:
    match = Match.new(SPEC, [ADA, BEN], 1)
    match.submit(0, "roll")
    twin = Match.restored(match.setup, match.opening, match.moves, match.table.clone(), match.notes)
    assert twin.submit(0, "trim") == match.submit(0, "trim")
