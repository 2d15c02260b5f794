"""Every registered game keeps the contract, at every seat count and in every variant."""

from importlib.metadata import entry_points
from itertools import product
from pathlib import Path

import pytest

from miskatonic.bots.roster import make_bot
from miskatonic.games.registry import GROUP, all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import KINDS, STANDARD, Case, contract_cases, paired_cases
from miskatonic.testing.checkpoint import Checkpoint
from miskatonic.testing.clauses.bots import chooses_by_what_it_sees
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.explorer import explore
from miskatonic.testing.hash_seeds import fingerprint, fingerprint_elsewhere
from miskatonic.testing.players import Thoughtful, player_for
from miskatonic.testing.rules import rule_ids
from miskatonic.testing.transcripts import path_of, transcript

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]
# `make verify` plays as many games as one likes.
VARIANTS = [
    pytest.param(cases, id=f"{key}-{variant}")
    for key, spec in all_games().items()
    for variant, cases in paired_cases(spec).items()
]
TABLES = [(spec, seats) for spec in all_games().values() for seats in spec.seats]


@pytest.mark.parametrize("cases", VARIANTS)
def test_the_contract(cases: list[Case]) -> None:
    coverage = Coverage()
    for case in cases:
        uphold(case, coverage, one_in=15)
    coverage.check_forgetting()
    assert coverage.games == len(cases)


@pytest.mark.parametrize("spec", GAMES)
def test_variants_seat_counts_and_kinds_of_players_meet_in_pairs(spec: AnyGame) -> None:
    cases = [case for cases in paired_cases(spec).values() for case in cases]
    kinds = range(KINDS)
    assert {(case.variant, case.seed % KINDS) for case in cases} == {
        (case.variant, kind) for case in contract_cases(spec) for kind in kinds
    }
    assert {(case.seats, case.seed % KINDS) for case in cases} == set(product(spec.seats, kinds))
    assert {(case.variant, case.seats) for case in cases} == {
        (case.variant, case.seats) for case in contract_cases(spec)
    }


@pytest.mark.parametrize(("spec", "seats"), TABLES, ids=[f"{spec.key}-{seats}" for spec, seats in TABLES])
def test_the_contract_in_a_game_that_is_played_well(spec: AnyGame, seats: int) -> None:
    seed = 1 + 128 * seats
    case = Case(spec, seats, STANDARD, {}, seed)
    assert isinstance(getattr(player_for(case, Dice.seeded(1, "test")), "__self__", None), Thoughtful)
    uphold(case, Coverage(), one_in=10)


@pytest.mark.parametrize("spec", GAMES)
def test_every_card_power_has_been_at_work_in_some_game(spec: AnyGame) -> None:
    content = spec.load_content(spec.folder / "data")
    # How long this takes depends on the seed and on the habits of the game.
    found = explore(spec, spec.powers(content), seed=5)
    assert found.wanted
    assert found.missing == [], f"not seen in {found.games} games"


@pytest.mark.parametrize("spec", GAMES)
def test_table_options_cite_rules_and_variants_are_made_of_them(spec: AnyGame) -> None:
    for option in spec.options:
        assert option.rule in rule_ids(spec)
    for options in spec.variants.values():
        assert spec.settle(options).items() >= options.items()


@pytest.mark.parametrize("spec", GAMES)
def test_fatal_words_are_words(spec: AnyGame) -> None:
    assert spec.fatal <= set(range(len(spec.alphabet)))


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("hash_seed", [1, 4711])
def test_the_order_of_hashes_plays_no_part(spec: AnyGame, hash_seed: int) -> None:
    (reference,) = (entry.value for entry in entry_points(group=GROUP, name=spec.key))
    seats = max(spec.seats)
    assert fingerprint_elsewhere(reference, seats, 3, hash_seed) == fingerprint(spec, seats, 3)


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("name", ["random", "novice", "greedy", "search:12"])
def test_bots_choose_by_what_they_see(spec: AnyGame, name: str) -> None:
    bot = make_bot(name)
    dice = Dice.seeded(5, "fairness")
    table = spec.new(min(spec.seats), spec.settle({}), 5)
    for _ in range(12):
        asked = table.flow.decision
        if asked is None:
            break
        chooses_by_what_it_sees(bot.choose, Checkpoint(spec, table, dice))
        table.flow.submit(table, dice.pick(asked.options_of(asked.seat)), asked.seat)


@pytest.mark.parametrize(("spec", "seats"), TABLES, ids=[f"{spec.key}-{seats}" for spec, seats in TABLES])
def test_the_golden_transcript(spec: AnyGame, seats: int, *, update_transcripts: bool) -> None:
    path = path_of(TRANSCRIPTS, spec, seats)
    now = transcript(spec, seats)
    if update_transcripts:
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    assert now.splitlines() == before.splitlines(), (
        "the game goes another way than before; if a rule or ruling changed, run "
        "`pytest tests/contract --update-transcripts` and review the difference"
    )
