"""The pytest plugin: citations of rules, scenarios run three ways, golden transcripts."""

from functools import partial
from typing import Any, Final

import pytest

from miskatonic.testing.citations import balance
from miskatonic.testing.scenario import WAYS, NewScenario, Scenario

_OUTPUT: Final = "miskatonic_rules"
_CITED: Final = pytest.StashKey[set[str]]()
_COMPLAINTS: Final = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the plugin's two options."""
    group = parser.getgroup("miskatonic")
    group.addoption(
        "--rule-coverage",
        action="store_true",
        help="fail when a rule of a registered game is cited by no test; for runs of the whole suite",
    )
    group.addoption("--update-transcripts", action="store_true", help="write the golden transcripts anew")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark that cites rules."""
    config.addinivalue_line("markers", "rule(id, ...): the rules of a rulebook that this test proves")
    config.stash[_CITED] = set()
    config.stash[_COMPLAINTS] = []


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note the citations of all tests that will run."""
    for item in items:
        for mark in item.iter_markers("rule"):
            config.stash[_CITED].update(mark.args)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:  # noqa: ANN401 - of a plugin that need not be there
    """Collect the citations of a pytest-xdist worker that has finished."""
    node.config.stash[_CITED].update(getattr(node, "workeroutput", {}).get(_OUTPUT, ()))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Compare the citations with the rulebooks, in the process that has all of them."""
    config = session.config
    cited = config.stash[_CITED]
    if hasattr(config, "workeroutput"):
        config.workeroutput[_OUTPUT] = sorted(cited)
        return
    if not cited and not config.getoption("rule_coverage"):
        return
    found = balance(cited)
    complaints = config.stash[_COMPLAINTS]
    if found.unknown:
        complaints.append(f"cited, but in no rulebook: {', '.join(found.unknown)}")
    if config.getoption("rule_coverage"):
        complaints += [
            f"{game}: cited by no test: {', '.join(rules)}" for game, rules in found.uncited.items() if rules
        ]
    if complaints and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """List what is wrong with the citations."""
    if complaints := config.stash[_COMPLAINTS]:
        terminalreporter.section("rules")
        for complaint in complaints:
            terminalreporter.line(complaint, red=True)
    elif config.getoption("rule_coverage"):
        terminalreporter.section("rules")
        terminalreporter.line("every rule of every game is cited by a test", green=True)


@pytest.fixture(params=WAYS)
def three_ways(request: pytest.FixtureRequest) -> NewScenario:
    """Opens scenarios. The test runs three times: as it is, cloned and reloaded before every answer."""
    return partial(Scenario, way=request.param)


@pytest.fixture
def update_transcripts(request: pytest.FixtureRequest) -> bool:
    """Should golden transcripts be written instead of compared?"""
    return bool(request.config.getoption("update_transcripts"))
