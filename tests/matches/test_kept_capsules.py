"""Matches of the past, kept in tests/capsules: what can be played on is, and what cannot says why.

When one of them goes another way, the game has changed. If that is meant, raise its `rules_version`, and run
`python -m tests.capsules.record`.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match, from_json
from miskatonic.matches.errors import ForeignCapsuleError
from tests.capsules.record import FOLDER, SEEDS, STEPS, path_of

KEPT = sorted(FOLDER.glob("*.json"))
GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]


def is_present(path: Path) -> bool:
    data = json.loads(path.read_text(encoding="utf-8"))
    return bool(data["rules_version"] == find_game(data["game"]).rules_version)


PRESENT = [path for path in KEPT if is_present(path)]
PAST = [path for path in KEPT if path not in PRESENT]


@pytest.mark.parametrize("spec", GAMES)
def test_every_game_keeps_a_finished_and_a_running_match_of_each_kind(spec: AnyGame) -> None:
    wanted = {path_of(spec, kind, state) for kind in SEEDS for state in STEPS}
    assert wanted <= set(PRESENT)


@pytest.mark.parametrize("path", PRESENT, ids=lambda path: path.stem)
def test_a_match_of_these_rules_goes_the_way_it_went(path: Path) -> None:
    match = from_json(path.read_bytes())
    assert match.over is path.stem.endswith("finished")
    assert match.over or _goes_on(match)


@pytest.mark.parametrize("path", PAST, ids=lambda path: path.stem)
def test_a_match_of_older_rules_says_exactly_that(path: Path) -> None:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    spec = find_game(data["game"])
    with pytest.raises(ForeignCapsuleError) as caught:
        from_json(path.read_bytes())
    assert str(caught.value) == (
        f"the match was played by rules version {data['rules_version']} of {spec.key}; "
        f"these are the rules of version {spec.rules_version}"
    )


def _goes_on(match: Match) -> bool:
    dice = Dice.seeded(1, "goes on")
    for _ in range(20):
        asked = match.table.flow.decision
        if asked is None:
            break
        match.submit(asked.seat, match.alphabet.text(dice.pick(asked.options_of(asked.seat))))
    return True
