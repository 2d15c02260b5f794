"""`play --campaign`: sessions follow each other in a file, which is written when one is over."""

import json
from pathlib import Path

import pytest

from miskatonic.cli.lookup import BadArgumentError
from miskatonic.cli.play import campaigns
from miskatonic.games.registry import all_games
from miskatonic.matches import Match, Occupant

CULTISTORM = all_games()["cultistorm"]
WITCH = all_games()["witch-of-salem"]


def laid(options: dict[str, str], seats: int = 3) -> Match:
    people = [Occupant(f"Seat {number}", "greedy") for number in range(1, seats + 1)]
    return Match.new(CULTISTORM, people, 1, CULTISTORM.settle(options), None)


def play_out(match: Match) -> None:
    assert CULTISTORM.habit is not None
    while match.outcome is None:
        asked = match.table.flow.decision
        assert asked is not None
        seat = asked.seats[0]
        match.submit(seat, match.alphabet.text(CULTISTORM.habit(match.table, seat)))


def test_a_campaign_begins_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "storm.json"
    options = campaigns.options_in(CULTISTORM, file)
    assert options == {"main": "campaign"}
    match = laid(options)
    assert "has not changed" in campaigns.written(match, file)
    assert not file.exists()
    play_out(match)
    assert "miskatonic play cultistorm --campaign" in campaigns.written(match, file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["mission"] == 2
    assert kept["version"] == 1
    following = campaigns.options_in(CULTISTORM, file)
    assert campaigns.seats_of(CULTISTORM, following) == 3
    assert laid(following).scene(None).zone("campaign").marks["session"] == 2


@pytest.mark.parametrize("text", ["", "{}", '{"format": "miskatonic-campaign", "game": "chess"}'])
def test_a_file_that_is_no_campaign_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "storm.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadArgumentError) as refused:
        campaigns.options_in(CULTISTORM, file)
    assert str(refused.value).startswith(f"{file}: ")
    assert file.read_text(encoding="utf-8") == text


def test_a_game_without_a_campaign_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadArgumentError, match="witch-of-salem has no campaign"):
        campaigns.options_in(WITCH, tmp_path / "storm.json")
    assert campaigns.seats_of(WITCH, {}) is None


def test_a_folder_is_no_campaign_file(tmp_path: Path) -> None:
    with pytest.raises(BadArgumentError, match="cannot be read"):
        campaigns.options_in(CULTISTORM, tmp_path)
