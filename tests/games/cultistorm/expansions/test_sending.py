"""Rules travel to processes that search, with the expansions that they were made for."""

import pickle
from typing import Any

import pytest

from miskatonic.games.cultistorm.expansions.installed import installed
from miskatonic.games.registry import find_game

SPEC = find_game("cultistorm")
SWITCHES = [
    {option.key: value}
    for option in SPEC.options
    if option.key in {"main", "modules", "region"}
    for value in option.values
]


@pytest.mark.parametrize("chosen", SWITCHES, ids=str)
def test_rules_arrive_as_they_were_sent(chosen: dict[str, str]) -> None:
    options = SPEC.settle(chosen)
    rules: Any = SPEC.new(SPEC.seats_for(options)[0], options, 1).rules
    sent: Any = pickle.loads(pickle.dumps(rules))
    assert sent is not rules
    assert sent.digest == rules.digest
    assert all(one is other for one, other in zip(sent.expansions, rules.expansions, strict=True))
    assert sent.hooks.used == rules.hooks.used


def test_an_expansion_is_found_again_by_its_key() -> None:
    assert pickle.loads(pickle.dumps(installed())) == installed()
