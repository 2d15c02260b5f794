"""Ids that can be typed wherever one is asked for."""

import secrets

import pytest

from miskatonic.server.tokens import new_id


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-hz_2TEk3cEo", "--z_2TEk3cEo", "a-z_2TEk3cEo"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: next(drawn))
    assert new_id() == "a-z_2TEk3cEo"
