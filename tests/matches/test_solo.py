"""Matches at which one person plays all seats."""

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match, Occupant, from_json, to_json

SPEC = next(spec for spec in all_games().values() if spec.solo)
ADA, BOT = Occupant("Ada"), Occupant("Bo", "random")


def test_no_bot_sits_at_a_table_for_one_person() -> None:
    with pytest.raises(BadOptionError, match="one person plays all seats of this table"):
        Match.new(SPEC, [ADA, BOT], 1, SPEC.solo)
    assert Match.new(SPEC, [ADA, ADA], 1, SPEC.solo).setup.is_solo


def test_a_table_with_bots_is_no_table_for_one_person() -> None:
    assert not Match.new(SPEC, [ADA, BOT], 1).setup.is_solo


def test_with_bots_at_the_table_consent_is_always_asked() -> None:
    """Both of a person and of a bot, whenever the other one offers a trade."""
    traded, consents = 0, [0, 0]
    for seed in range(8):
        match = Match.new(SPEC, [ADA, BOT], seed)
        dice = Dice.seeded(seed, "words")
        while not match.over:
            asked = match.table.flow.decision
            assert asked is not None
            words = [match.alphabet.text(word) for word in asked.options]
            consents[asked.seat] += asked.prompt == "trade-consent"
            trades = [word for word in words if word.startswith("trade ")]
            match.submit(asked.seat, trades[0] if trades else words[dice.below(len(words))])
        traded += sum(event.kind in ("traded", "trade-declined") for event in match.events(None))
    assert all(consents)
    assert sum(consents) == traded


def test_who_gives_up_one_of_all_seats_gives_up_the_match() -> None:
    match = Match.new(SPEC, [ADA, ADA, ADA], 1, SPEC.solo)
    match.submit(1, "resign")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("resigned", ())


def test_the_match_of_one_person_is_saved_and_read_again() -> None:
    match = Match.new(SPEC, [ADA, ADA], 1, SPEC.solo)
    assert from_json(to_json(match)).setup.is_solo
