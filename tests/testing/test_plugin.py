"""The plugin, from the view of somebody who runs pytest."""

from dataclasses import replace
from pathlib import Path

import pytest

from miskatonic.testing import citations
from tests.kernel.council import SPEC

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
RULES = """# Tiny

- **TIN-1** One.
- **TIN-2** Two.
- **TIN-10** Ten.
"""
TESTS = """
import pytest

@pytest.mark.rule("TIN-1")
def test_one(): pass

@pytest.mark.rule({rules})
@pytest.mark.parametrize("n", range(6))
def test_more(n): pass
"""
# The workers of pytest-xdist must know the game, too.
CONFTEST = """
from dataclasses import replace
from pathlib import Path
from miskatonic.testing import citations
from tests.kernel.council import SPEC

game = replace(SPEC, key="tiny", rule_prefix="TIN", folder=Path(__file__).parent)
citations.all_games = lambda: {"tiny": game}
"""


@pytest.fixture(autouse=True)
def tiny_game(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    (pytester.path / "rules.md").write_text(RULES, encoding="utf-8")
    game = replace(SPEC, key="tiny", rule_prefix="TIN", folder=pytester.path)
    monkeypatch.setattr(citations, "all_games", lambda: {"tiny": game})


def test_a_run_fails_when_a_rule_is_cited_by_no_test(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TESTS.format(rules='"TIN-2"'))
    result = pytester.runpytest_inprocess("--rule-coverage")
    result.assert_outcomes(passed=7)
    result.stdout.fnmatch_lines(["tiny: cited by no test: TIN-10"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_run_passes_when_every_rule_is_cited(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TESTS.format(rules='"TIN-2", "TIN-10"'))
    result = pytester.runpytest_inprocess("--rule-coverage")
    result.stdout.fnmatch_lines(["every rule of every game is cited by a test"])
    assert result.ret == pytest.ExitCode.OK


def test_citations_are_gathered_from_several_processes(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TESTS.format(rules='"TIN-2"'))
    plugins = ("-p", "xdist", "-p", "miskatonic.testing.plugin", "-o", f"pythonpath={ROOT}")
    result = pytester.runpytest_subprocess(*plugins, "--rule-coverage", "-n", "2")
    result.assert_outcomes(passed=7)
    result.stdout.fnmatch_lines(["tiny: cited by no test: TIN-10"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_run_of_a_part_does_not_ask_for_every_rule(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TESTS.format(rules='"TIN-2"'))
    result = pytester.runpytest_inprocess("-k", "one")
    result.assert_outcomes(passed=1, deselected=6)
    result.stdout.no_fnmatch_line("*cited*")
    assert result.ret == pytest.ExitCode.OK


def test_a_rule_that_does_not_exist_cannot_be_cited(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TESTS.format(rules='"TIN-3"'))
    result = pytester.runpytest_inprocess()
    result.stdout.fnmatch_lines(["cited, but in no rulebook: TIN-3"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_the_mark_explains_itself(pytester: pytest.Pytester) -> None:
    pytester.runpytest_inprocess("--markers").stdout.fnmatch_lines(["@pytest.mark.rule(id, ...): *"])
