"""Everything that docs/host.md and docs/protocol.md name exists."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

from msgspec.json import decode

from miskatonic.server.settings import Settings
from miskatonic.server.wire import socket as wire
from tests.server.guests import fetch
from tests.server.nodes import RunningNode

ROOT = Path(__file__).parents[2]
# The last is read by `miskatonic operator`, not by the server.
SETTINGS = {setting.name for setting in fields(Settings)} | {"config", "operator_url"}


def text(*parts: str) -> str:
    return ROOT.joinpath(*parts).read_text(encoding="utf-8")


def test_every_setting_that_the_guides_name_exists() -> None:
    host = text("docs", "host.md")
    flags = set(re.findall(r"`--([a-z-]+)", host)) | set(re.findall(r"serve .*?--([a-z-]+)", host))
    assert len(flags) > 10
    assert {flag.replace("-", "_") for flag in flags - {"help"}} <= SETTINGS
    everything = host + text("deploy", "miskatonic.service") + text("deploy", "Containerfile")
    assert {name.lower() for name in re.findall(r"MISKATONIC_([A-Z_]+)", everything)} <= SETTINGS


def test_every_metric_is_documented(node: RunningNode) -> None:
    page = text("docs", "host.md")
    families = [family.name for family in node.node.metrics.registry.collect()]
    assert len(families) == len(re.findall(r"^\| `miskatonic_", page, re.MULTILINE))
    assert all(f"`{name}`" in page or f"`{name}_total`" in page for name in families)


def test_every_request_that_the_protocol_names_exists(node: RunningNode) -> None:
    known = set(fetch("GET", f"{node.url}/schema/openapi.json").json()["paths"])
    plain = {re.sub(r"\{\w+\}", "{}", path) for path in known}
    named = re.findall(r"(?:GET|POST|PUT|DELETE)\s+(/api/[^\s?,`]+)", text("docs", "protocol.md"))
    assert len(named) > 10
    for path in named:
        shape = re.sub(r"\{\w+\}", "{}", path)
        assert shape in plain or shape.endswith("/socket"), path


def test_every_message_that_the_protocol_shows_is_understood() -> None:
    page = text("docs", "protocol.md")
    shown = re.findall(r'^\{"type".*\}$', page, re.MULTILINE)
    assert {type(decode(line, type=wire.ToServer)) for line in shown} == set(get_args(wire.ToServer))
    for kind in get_args(wire.ToClient):
        assert f"`{kind.__struct_config__.tag}`" in page
