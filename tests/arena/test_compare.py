import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from miskatonic.arena import BadRunError, Comparison, Run, compare, simulate
from miskatonic.arena.effects import EFFECTS
from miskatonic.arena.game import play_game
from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.content.files import ContentError
from miskatonic.games.registry import find_game

WISDOM = find_game("wisdom-of-cthulhu")
SALEM = find_game("witch-of-salem")
GUEST = """
[[card]]
id = "anonymous-letter"
type = "immediate"
kp = 9
"""


def told(found: Comparison) -> dict[str, Any]:
    """All that must not depend on the machine."""
    return {key: value for key, value in found.as_dict().items() if key != "seconds"}


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the cards with one change; of nothing: added at the end."""
    copy = Path(shutil.copytree(WISDOM.folder / "data", folder / "cards"))
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    return copy


def test_the_same_cards_are_found_to_be_the_same() -> None:
    found = compare(Run(WISDOM, 2, ("random",), 12), WISDOM.folder / "data")
    assert found.a.digest == found.b.digest
    every = [*found.won, *found.scores, found.rounds, found.decisions, *found.effects.values()]
    assert {each.difference for each in every} == {0}
    assert not any(each.is_clear for each in every)


def test_a_number_that_pays_more_is_seen_in_the_points_and_nowhere_else(tmp_path: Path) -> None:
    richer = edited(tmp_path, "setup.toml", "research_kp = 2", "research_kp = 4")
    found = compare(Run(WISDOM, 2, ("random",), 30, seed=3), richer)
    assert all(score.is_clear and score.difference > 1 for score in found.scores)
    assert (found.rounds.difference, found.decisions.difference) == (0, 0)
    assert found.a.digest != found.b.digest


def test_the_other_way_round_is_the_opposite(tmp_path: Path) -> None:
    richer = edited(tmp_path, "setup.toml", "research_kp = 2", "research_kp = 4")
    there, back = (
        compare(Run(WISDOM, 2, ("random",), 10, content=a), b).scores[0]
        for a, b in ((None, richer), (richer, None))
    )
    assert (back.a, back.b, back.difference) == pytest.approx((there.b, there.a, -there.difference))
    assert (back.low, back.high) == pytest.approx((-there.high, -there.low))


def test_a_new_card_has_effects_on_its_own_side_only(tmp_path: Path) -> None:
    found = compare(Run(WISDOM, 2, ("random",), 40), edited(tmp_path, "fw.toml", "", GUEST))
    assert found.effects["fw/anonymous-letter"].a == 0
    assert found.effects["fw/anonymous-letter"].b > 0
    house = WISDOM.powers(WISDOM.load_content(WISDOM.folder / "data"))
    assert set(found.effects) == {*house, "fw/anonymous-letter"}
    clear = [each.is_clear for each in found.effects.values()]
    assert clear == sorted(clear, reverse=True)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    guest = edited(tmp_path, "fw.toml", "", GUEST)
    run = Run(WISDOM, 3, ("random",), 7, seed=5, content=guest)
    alone, together = (compare(run, None, workers=workers) for workers in (1, 2))
    assert told(alone) == told(together)


def test_each_side_plays_the_games_that_a_simulation_plays(tmp_path: Path) -> None:
    guest = edited(tmp_path, "fw.toml", "", GUEST)
    found = compare(Run(WISDOM, 2, ("random",), 5, seed=8), guest)
    for side, content in ((found.a, None), (found.b, guest)):
        records = simulate(Run(WISDOM, 2, ("random",), 5, seed=8, content=content)).records
        assert [seen.record[:7] for seen in side.played.games] == [record[:7] for record in records]
    seeds = [[seen.record.seed for seen in side.played.games] for side in (found.a, found.b)]
    assert seeds[0] == seeds[1]


def test_observing_a_game_does_not_change_it() -> None:
    run = Run(SALEM, 2, ("greedy",), 1).load()
    seen = play_game(run, 0, EFFECTS)
    assert seen.record[:7] == play_game(run, 0, RECORDS_ONLY).record[:7]
    assert sum(seen.notes.values()) > 0


def test_a_competitive_game_is_reported_seat_by_seat() -> None:
    found = compare(Run(WISDOM, 3, ("random",), 20, options={"start": "seat-2"}), None)
    assert {seen.first for seen in found.a.played.games} == {1}
    report = found.as_dict()
    assert list(report) == [
        "game", "seats", "bots", "games", "seed", "options", "a", "b", "seconds",
        "won", "scores", "first_advantage", "spread", "rounds", "decisions", "endings", "effects",
    ]  # fmt: skip
    assert len(report["won"]) == len(report["scores"]) == 3
    first = [bool(1 in seen.record.winners) / len(seen.record.winners) for seen in found.a.played.games]
    assert report["first_advantage"]["a"] == pytest.approx(sum(first) / 20 - 1 / 3)
    assert report["spread"]["a"] > 0
    assert report["options"]["start"] == "seat-2"
    assert report["a"] == {"content": "house", "digest": found.b.digest}
    assert json.loads(json.dumps(report)) == report


def test_a_cooperative_game_is_reported_as_one_team() -> None:
    found = compare(Run(SALEM, 2, ("random",), 15, options={"preset": "apprentice"}), None)
    report = found.as_dict()
    assert set(report["won"]) == {"a", "b", "difference", "interval95", "clear"}
    assert (report["scores"], report["first_advantage"], report["spread"]) == (None, None, None)
    assert sum(ending["a"] for ending in report["endings"].values()) == pytest.approx(1)
    shares = [ending["a"] for ending in report["endings"].values()]
    assert shares == sorted(shares, reverse=True)


def test_progress_counts_the_games_of_both_sides() -> None:
    heard: list[tuple[int, int]] = []
    run = Run(SALEM, 2, ("random",), 3)
    compare(run, None, progress=lambda done, wanted: heard.append((done, wanted)))
    assert heard == sorted(heard)
    assert {(0, 6), (6, 6)} <= set(heard)


def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRunError, match="at least 2 games of each, not 1"):
        compare(Run(WISDOM, 2, ("random",), 1), None)
    with pytest.raises(BadRunError, match="the number of jobs must be at least 1, not 0"):
        compare(Run(WISDOM, 2, ("random",), 2), None, workers=0)
    with pytest.raises(ContentError):
        compare(Run(WISDOM, 2, ("random",), 2), tmp_path / "nowhere")
