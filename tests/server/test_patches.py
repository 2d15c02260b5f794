"""A patch leads from one scene of a seat to the next, and to nothing else."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.scene import Piece, Question, Scene, Zone
from miskatonic.matches import Match, Occupant
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.patches import PatchMaker, ScenePatch
from miskatonic.server.wire.scenes import question_view, view_of
from tests.server.guests import Guest, Json, asked, options
from tests.server.patching import patched

GAMES = list(all_games().values())


def as_json(value: Any) -> Any:
    return json.loads(encode(value))


def scene(*zones: Zone, round_: int = 1) -> Scene:
    return Scene("x", 0, round_, zones, None, None)


def row(name: str, *pieces: str, **marks: Any) -> Zone:
    return Zone(name, "row", tuple(Piece(piece, piece) for piece in pieces), None, marks)


TWINS = Zone("hand", "row", (Piece("a", "x"), Piece("a", "y")))


def patch_of(old: Scene, new: Scene) -> ScenePatch | None:
    return PatchMaker().patch(old, new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (scene(row("hand", "a", "b")), scene(row("hand", "b"))),
        (scene(row("hand", "b", "c")), scene(row("hand", "a", "b", "d", "c", "e"))),
        (scene(row("hand", "a", "b", "c")), scene(row("hand", "c", "d", "a", "b"))),
        (scene(row("hand", size=1, open=True)), scene(row("hand", size=2, owner=None))),
        (scene(row("a"), row("b")), scene(row("c"), row("b"), row("d"), round_=2)),
        (scene(Zone("a", "row")), scene(Zone("a", "ring", owner=1))),
        (scene(row("hand", "a")), scene(TWINS)),
        (scene(TWINS), scene(row("hand", "a"))),
        (scene(row("a", "x"), row("b")), scene(row("a"), row("b", "x"))),
    ],
)
def test_every_kind_of_change_is_told(old: Scene, new: Scene) -> None:
    patch = patch_of(old, new)
    assert patch is not None
    assert patched(as_json(view_of(old)), as_json(patch)) == as_json(view_of(new))


def test_zones_that_change_places_need_the_whole_scene() -> None:
    assert patch_of(scene(row("a"), row("b")), scene(row("b"), row("a"))) is None


def test_a_scene_that_has_not_changed_has_an_empty_patch() -> None:
    assert encode(patch_of(scene(row("a", "x")), scene(row("a", "x")))) == b"{}"


def test_viewers_who_see_the_same_change_share_its_patch_and_others_do_not() -> None:
    old, new = (row("hand", "a"),), (row("hand", "b"),)
    patches = PatchMaker()
    before = [Scene("x", seat, 1, old, None, None) for seat in range(3)]
    asked = Question((2,), "go", "turn", {}, ("stay",))
    after = [Scene("x", seat, 1, new, asked if seat == 2 else None, None) for seat in range(3)]
    first, second, third = (patches.patch(*pair) for pair in zip(before, after, strict=True))
    assert first is second
    assert first is not third
    assert as_json(third) == {**as_json(first), "question": as_json(question_view(asked))}


def a_whole_game(spec: AnyGame, seed: int) -> Iterator[Match]:
    """A match after each of its words, some of which are taken back."""
    match = Match.new(spec, [Occupant(f"Player {seat}") for seat in range(min(3, spec.seats[-1]))], seed)
    chance = random.Random(seed)
    yield match
    while (decision := match.table.flow.decision) is not None and match.seq < 200:
        if chance.random() < 0.03 and match.seq > 8:
            match.go_back(match.seq - chance.randint(1, 8))
        else:
            seat = chance.choice(decision.seats)
            word = spec.habit(match.table, seat) if spec.habit else chance.choice(decision.options_of(seat))
            match.submit(seat, match.alphabet.text(word))
        yield match


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_in_a_whole_game_every_seat_ends_with_the_scene_of_the_server(spec: AnyGame) -> None:
    sent: dict[int | None, Scene] = {}
    held: dict[int | None, Json] = {}
    sizes = []
    for match in a_whole_game(spec, 11):
        patches = PatchMaker()
        for seat, seen in match.scenes((None, *range(len(match.setup.seats)))).items():
            whole = as_json(view_of(seen))
            if seat in sent:
                patch = patches.patch(sent[seat], seen)
                assert patch is not None
                told = encode(patch)
                sizes.append(len(told))
                held[seat] = patched(held[seat], json.loads(told))
                assert held[seat] == whole
            else:
                held[seat] = whole
            sent[seat] = seen
    assert sorted(sizes)[len(sizes) // 2] < 1_500


def followed(message: Json, held: Json | None) -> Json:
    """The state that a client has after a message."""
    state: Json = message["state"]
    if message["type"] == "state":
        return state
    assert held is not None
    assert message["since"] == held["seq"], "a patch is for the state before it"
    return {**state, "scene": patched(held["scene"], state["scene"])}


@pytest.mark.parametrize("game", [spec.key for spec in GAMES])
def test_a_socket_with_patches_shows_what_a_request_shows(ada: Guest, game: str) -> None:
    seats = ("me", *("random" for _ in range(all_games()[game].seats[0] - 1)))
    table = ada.lay(seats, game=game)
    ada.start(table)
    kinds = []
    held: Json | None = None
    for opened in range(2):
        with ada.socket(table, 0, patches="true", since=0 if held is None else held["seq"]) as socket:
            for turn in range(8):
                while True:
                    message = socket.until(lambda m: m["type"] in ("state", "patch"))
                    kinds.append(message["type"])
                    held = followed(message, held)
                    if 0 in asked(held) or held["scene"]["outcome"]:
                        break
                shown = ada.state(table, 0, held["seq"])
                assert {**held, "lines": []} == {**shown, "lines": []}
                if held["scene"]["outcome"]:
                    break
                if turn == 5 and opened and held["undo"]["step"] is not None:
                    socket.send(type="undo", seq=held["seq"])
                else:
                    socket.send(type="say", word=random.Random(turn).choice(options(held)), seq=held["seq"])
    assert kinds.count("state") == 2, "only the first state of a socket is whole"
    assert kinds.count("patch") > 10


def test_two_seats_of_one_person_get_the_patches_of_their_own_seat(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    with ada.socket(table, 0, patches="true") as first, ada.socket(table, 1, patches="true") as second:
        sockets = (first, second)
        held = [followed(socket.of_type("state"), None) for socket in sockets]
        for _ in range(12):
            seat = asked(held[0])[0]
            sockets[seat].send(type="say", word=options(held[seat])[0], seq=held[seat]["seq"])
            held = [followed(socket.of_type("patch"), held[n]) for n, socket in enumerate(sockets)]
            for number, state in enumerate(held):
                assert state["scene"] == ada.state(table, number)["scene"]
                assert state["scene"]["seat"] == number


def test_the_chat_goes_on_after_the_line_that_a_client_knows(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    for text in ("one", "two", "three"):
        ada.post(f"/api/tables/{table}/chat", {"text": text})
    with ada.socket(table, 0, chat=2) as socket:
        assert [line["text"] for line in socket.of_type("chat")["lines"]] == ["three"]
