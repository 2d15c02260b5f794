"""The pytest plugin of the house: citations of rules, scenarios in three ways, golden transcripts."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark that cites rules."""
    config.addinivalue_line("markers", "rule(id, ...): the rules of a rulebook that this test proves")
