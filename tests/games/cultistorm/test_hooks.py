"""Expansions plug in by hooks (CUL-16)."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.content.rulebook import load_rulebook
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import summon
from miskatonic.games.cultistorm.expansions import HOOKS, Expansion
from miskatonic.games.cultistorm.setup import new_table
from miskatonic.games.cultistorm.words import EXTRA, NO_ENEMY
from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import digest, freeze, thaw
from tests.games.cultistorm.tiny_expansion import ALL_HOOKS, BELL_TOWER, KEY


def by_habit(table: Any, dice: Dice, steps: int) -> None:
    for _ in range(steps):
        asked = table.flow.decision
        if asked is None:
            return
        seat = dice.pick(asked.seats)
        extra = [word for word in asked.options_of(seat) if word in EXTRA]
        word = extra[0] if extra else SPEC.habit(table, seat) if SPEC.habit else 0
        table.flow.submit(table, word, seat)


def open_table(seats: int, seed: int, *expansions: Expansion) -> Any:
    return new_table(seats, {"difficulty": "novice"}, seed, expansions=expansions)


@pytest.mark.rule("CUL-16.1")
def test_every_hook_is_called_in_some_game() -> None:
    """The best of several walks is followed, so that games are long enough to see all."""
    heard: Counter[str] = Counter()
    dice = Dice.seeded(1, "hooks")
    for seed in range(40):
        table = open_table(2 + seed % 2, seed, BELL_TOWER)
        for _ in range(60):
            walks = []
            for _ in range(6):
                twin = table.clone()
                twin.dice = dice.split()
                by_habit(twin, dice, 40)
                heard.update(name for name in ALL_HOOKS if name in twin.annex)
                walks.append(twin)
            alive = [walk for walk in walks if walk.flow.decision is not None]
            if not alive:
                break
            table = max(alive, key=lambda walk: SPEC.instinct(walk, 0))
        if all(heard[name] for name in ALL_HOOKS):
            break
    assert [name for name in ALL_HOOKS if not heard[name]] == []


def test_an_expansion_adds_an_action_and_remembers_it() -> None:
    table = open_table(3, 1, BELL_TOWER)
    dice = Dice.seeded(2, "hooks")
    while table.flow.decision.prompt != "extra":
        by_habit(table, dice, 1)
    ringer = table.flow.decision.seat
    table.normal[ringer] = 2
    reloaded = thaw(freeze(table), table.rules)
    assert digest(reloaded) == digest(table)
    table.flow.submit(table, SPEC.alphabet.find("yes"), ringer)
    assert table.annex[KEY] == table.round
    assert table.normal[ringer] == 1
    assert not any(word in EXTRA for word in table.flow.decision.options)


def test_an_expansion_can_forbid_and_says_by_which_rule() -> None:
    table = open_table(3, 1, BELL_TOWER)
    dice = Dice.seeded(2, "hooks")
    while table.flow.decision.prompt != "prepare":
        by_habit(table, dice, 1)
    seat = table.flow.decision.seat
    assert EXTRA[0] in table.flow.decision.options_of(seat)
    assert table.elders.count(NO_ENEMY) == 5
    table.elders[0] = 70
    table.flow.submit(table, SPEC.alphabet.find("ready"), seat)
    after = table.flow.decision.seat
    assert EXTRA[0] not in table.flow.decision.options_of(after)
    refusal = SPEC.why_not(table, after, EXTRA[0])
    assert refusal is not None
    assert refusal.rule == "CUL-16.1"


def test_without_expansions_the_hooks_are_silent() -> None:
    table = open_table(3, 1)
    by_habit(table, Dice.seeded(2, "hooks"), 200)
    assert table.annex == {}
    assert not table.rules.hooked


@pytest.mark.rule("CUL-16.1", "CUL-R6")
def test_at_most_one_main_expansion() -> None:
    first, second = (Expansion(key, {}, main=True) for key in ("first", "second"))
    with pytest.raises(BadOptionError, match="main"):
        open_table(3, 1, first, second)
    open_table(3, 1, first, BELL_TOWER)


def test_a_hook_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(BadOptionError, match="no hook"):
        open_table(3, 1, Expansion("typo", {"spawn_donne": print}))


@pytest.mark.rule("CUL-9.7", "CUL-16.1")
@pytest.mark.parametrize("expansions", [(), (Expansion("idle", {}),)])
def test_a_summons_fails_beside_an_idle_expansion_as_without_any(expansions: tuple[Expansion, ...]) -> None:
    """The cult's own Great Old One is in play already, so that there is none to be summoned."""
    table = new_table(3, {"start": "seat-1"}, 1, chronicle=True, expansions=expansions)
    summon(table, NO_ENEMY, 0, "rule/CUL-4.11")
    assert [table.tokens(seat) for seat in range(3)] == [1, 1, 1]
    assert len(table.queue) == 3


@pytest.mark.rule("CUL-16.1")
def test_the_hooks_of_the_rulebook_are_hooks_of_the_game() -> None:
    chapter = load_rulebook(SPEC).find("16")
    rows = [line.split("|")[1] for line in chapter.text.splitlines() if line.startswith("|")][2:]
    named = [name.strip() for row in rows for name in row.split(",")]
    assert len(named) > 20
    assert set(named) <= set(HOOKS)
