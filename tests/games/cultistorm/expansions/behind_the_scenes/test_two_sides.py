"""A table with two sides on the server, in matches and in the arena: what the sides do not share."""

from collections.abc import Iterator

import pytest

from miskatonic.arena.run import Run
from miskatonic.arena.summary import simulate
from miskatonic.bots.tree import Tree
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import KEY
from miskatonic.kernel.flow import Outcome
from tests.server.guests import Guest, Json
from tests.server.nodes import RunningNode, on_sqlite, run_node

OPTIONS = {"main": KEY}
LORD = 3


def test_a_table_with_an_overlord_is_not_shared() -> None:
    assert SPEC.cooperative
    assert SPEC.is_shared({})
    assert not SPEC.is_shared(OPTIONS)
    assert SPEC.count_opponents(OPTIONS) == 1


def test_what_detectives_may_not_do_is_no_concern_of_the_overlord() -> None:
    """Modules ask where a detective stands before they forbid it something, and he stands nowhere."""
    options = {
        **OPTIONS,
        "modules": "otherworlds,cultist_events,diseases,puzzle",
        "special_cult": "quarry-kin,ashen-choir,sleepers-under-orbit",
    }
    table = SPEC.new(4, SPEC.settle(options), 1)
    assert table.flow.decision is not None
    assert table.flow.decision.seats == (LORD,)
    alphabet = table.rules.alphabet
    refusals = [SPEC.why_not(table, LORD, word) for word in range(len(alphabet))]
    assert refusals.count(None) == len(table.flow.decision.options)


def test_the_search_values_a_position_for_each_side() -> None:
    table = SPEC.new(4, SPEC.settle(OPTIONS), 1)
    values = Tree(SPEC, 0).values(table)
    assert values[0] == values[1] == values[2] == -values[LORD]
    table.flow.end(Outcome("madness", (LORD,), (0,) * 4))
    assert list(Tree(SPEC, 0).values(table)) == [-1.0, -1.0, -1.0, 1.0]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with run_node(on_sqlite(tmp_path_factory.mktemp("sides"))) as running:
        yield running


@pytest.fixture
def guests(node: RunningNode) -> Iterator[tuple[Guest, Guest, Guest]]:
    with Guest(node.url, "Ada") as ada, Guest(node.url, "Ben") as ben, Guest(node.url, "Eve") as eve:
        yield ada, ben, eve


@pytest.mark.rule("OVR-7.1")
def test_the_talk_of_the_team_is_hidden_from_the_overlord_and_from_who_looks_on(
    guests: tuple[Guest, Guest, Guest],
) -> None:
    ada, ben, eve = guests
    more = {"game": SPEC.key, "options": OPTIONS, "public": True}
    table = ada.lay(("me", "random", "random", "open"), **more)
    ben.put(f"/api/tables/{table}/seats/{LORD}")
    ada.start(table)
    ada.post(f"/api/tables/{table}/chat", {"text": "I hold two stars."})
    ben.post(f"/api/tables/{table}/chat", {"text": "Do you?"})
    read = {guest: [line["text"] for line in guest.get(f"/api/tables/{table}/chat")] for guest in guests}
    assert read[ada] == ["I hold two stars.", "Do you?"]
    assert read[ben] == read[eve] == ["Do you?"]
    with ben.socket(table, LORD) as socket:
        lines: Json = socket.of_type("chat")
        assert [line["text"] for line in lines["lines"]] == ["Do you?"]
    assert not ada.get(f"/api/tables/{table}")["hints"]
    assert ada.state(table, 0)["scene"]["seat"] == 0
    undo = ada.state(table, 0)["undo"]
    assert undo is None or undo["earliest"] == undo["free"]


@pytest.mark.rule("OVR-1.1")
def test_a_table_of_six_seats_can_be_laid_and_only_with_an_overlord(
    guests: tuple[Guest, Guest, Guest],
) -> None:
    ada, _, _ = guests
    seats = ("me", *["random"] * 5)
    assert ada.lay(seats, game=SPEC.key, options=OPTIONS)
    wishes = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 5]
    status, _ = ada.refused("POST", "/api/tables", {"game": SPEC.key, "seats": wishes})
    assert status in (400, 409, 422)


def test_the_arena_counts_the_games_that_the_team_has_won() -> None:
    run = Run(SPEC, 4, ("random",) * 4, games=3, seed=1, options=OPTIONS)
    summary = simulate(run, workers=1)
    assert summary.wins == [0]
    assert all(record.winners == (LORD,) for record in summary.records)
