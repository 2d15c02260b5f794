from collections.abc import Sequence

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.departures import Departure
from miskatonic.games.registry import all_games, find_game
from tests.server.guests import Guest, Json, fetch, game
from tests.server.nodes import RunningNode


def shown(departures: Sequence[Departure]) -> list[Json]:
    return [{"key": departure.key, "args": dict(departure.args)} for departure in departures]


def test_the_server_lists_its_games_and_bots(ada: Guest) -> None:
    listed = ada.get("/api/games")
    spec = find_game(game())
    shown = next(view for view in listed["games"] if view["key"] == spec.key)
    assert shown["seats"] == list(spec.seats)
    assert [option["key"] for option in shown["options"]] == [option.key for option in spec.options]
    assert "greedy" in listed["bots"]


@pytest.mark.parametrize("key", all_games())
def test_the_list_of_games_has_the_words_of_a_lobby(ada: Guest, key: str) -> None:
    spec = find_game(key)
    texts = load_texts(spec.texts)
    listed = next(view for view in ada.get("/api/games")["games"] if view["key"] == key)
    for name in ("title", "pitch", "length", "complexity"):
        assert listed["text"][name] == texts.say(f"game-{name}")
    assert listed["text"]["variants"] == {
        name: {"name": texts.variant(name).name, "about": texts.variant(name).about} for name in spec.variants
    }


def test_the_list_of_games_is_small(node: RunningNode) -> None:
    """A lobby needs no other texts, so it must not cost what a book costs."""
    answer = fetch("GET", f"{node.url}/api/games", headers={"accept-encoding": "gzip"})
    assert int(answer.headers["content-length"]) < 8_000


@pytest.mark.parametrize("key", all_games())
def test_the_list_of_games_says_what_departs_from_the_book(ada: Guest, key: str) -> None:
    spec = find_game(key)
    content = spec.load_content(spec.folder / "data")
    listed = next(view for view in ada.get("/api/games")["games"] if view["key"] == key)
    assert listed["newcomer"] == spec.newcomer
    assert listed["departures"]["variants"] == {
        name: shown(spec.departs(content, sets)) for name, sets in spec.variants.items()
    }
    assert listed["departures"]["options"] == {
        option.key: {value: shown(spec.departs(content, {option.key: value})) for value in option.values}
        for option in spec.options
    }


@pytest.mark.parametrize("key", all_games())
def test_a_table_says_how_its_options_depart_from_the_book(ada: Guest, key: str) -> None:
    spec = find_game(key)
    content = spec.load_content(spec.folder / "data")
    seats = [{"kind": "me"}] * spec.seats[0]
    for sets in spec.variants.values():
        wish = {"game": key, "seats": seats, "options": dict(sets)}
        answer = ada.ask("POST", "/api/tables", wish)
        if answer.status_code < 400:
            table = answer.json()
            assert table["departures"] == shown(spec.departs(content, sets, len(seats)))
            ada.start(table["id"])
            with ada.socket(table["id"], 0) as socket:
                assert socket.of_type("table")["table"]["departures"] == table["departures"]


@pytest.mark.parametrize("key", all_games())
def test_a_table_that_is_not_laid_yet_says_how_it_would_depart_from_the_book(ada: Guest, key: str) -> None:
    spec = find_game(key)
    content = spec.load_content(spec.folder / "data")
    path = f"/api/games/{key}/departures"
    assert ada.post(path, {"seats": spec.seats[0]}) == shown(spec.departs(content, {}, spec.seats[0]))
    # One at a time: some values, such as two main expansions, exclude each other..
    for option in spec.options:
        chosen = {option.key: option.values[-1]}
        seats = spec.seats_for(chosen)[-1]
        answer = ada.ask("POST", path, {"seats": seats, "options": chosen})
        if answer.status_code < 400:
            assert answer.json() == shown(spec.departs(content, chosen, seats))


def test_only_a_table_that_can_be_laid_is_compared_with_the_book(ada: Guest) -> None:
    path = f"/api/games/{game()}/departures"
    assert ada.refused("POST", path, {"seats": 15}) == (422, "bad-option")
    assert ada.refused("POST", path, {"seats": 2, "options": {"x": "y"}}) == (422, "bad-option")


def test_a_table_is_laid_filled_and_started(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "open"), public=True)
    assert table in [found["id"] for found in ben.get("/api/tables")]
    seated = ben.put(f"/api/tables/{table}/seats/1")
    assert [seat["name"] for seat in seated["seats"]] == ["Ada", "Ben"]
    started = ada.start(table)
    assert (started["state"], started["seq"]) == ("running", 0)
    assert started["asked"]
    assert table in [found["id"] for found in ben.get("/api/tables", state="running")]
    assert table not in [found["id"] for found in ben.get("/api/tables")]
    assert table in [found["id"] for found in ben.get("/api/tables/mine")]


def test_only_the_host_starts_and_only_once_everybody_sits(ada: Guest, ben: Guest) -> None:
    table = ada.lay(public=True)
    assert ada.refused("POST", f"/api/tables/{table}/start", {}) == (409, "wrong-moment")
    ben.put(f"/api/tables/{table}/seats/1")
    assert ben.refused("POST", f"/api/tables/{table}/start", {}) == (403, "not-allowed")
    ada.start(table)
    assert ada.refused("POST", f"/api/tables/{table}/start", {}) == (409, "wrong-moment")


def test_open_seats_can_be_filled_with_bots_at_the_start(ada: Guest) -> None:
    table = ada.lay(("me", "open"))
    started = ada.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert [seat["bot"] for seat in started["seats"]] == [None, "random"]


def test_the_host_furnishes_seats_before_the_start(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "open"), public=True)
    assert ada.put(f"/api/tables/{table}/seats/1/chair", {"bot": "greedy"})["seats"][1]["bot"] == "greedy"
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {}) == (409, "wrong-moment")
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1/chair", {"bot": None}) == (403, "not-allowed")
    assert ada.put(f"/api/tables/{table}/seats/1/chair", {"bot": None})["seats"][1]["open"]
    ben.put(f"/api/tables/{table}/seats/1")
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1/chair", {"bot": "greedy"}) == (409, "conflict")


def test_several_people_at_one_screen_have_a_name_each(ada: Guest) -> None:
    wishes = [{"kind": "me", "name": "Augusta"}, {"kind": "me", "name": "Byron"}]
    table = ada.post("/api/tables", {"game": game(), "seats": wishes})
    assert [(seat["name"], seat["player"]) for seat in table["seats"]] == [
        ("Augusta", ada.id),
        ("Byron", ada.id),
    ]


def test_leaving_before_the_start_frees_the_seat(ada: Guest, ben: Guest) -> None:
    table = ada.lay(public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    assert ada.refused("DELETE", f"/api/tables/{table}/seats/1") == (403, "not-allowed")
    assert ben.delete(f"/api/tables/{table}/seats/1")["seats"][1]["open"]


def test_a_private_table_opens_to_its_invitation_only(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.lay()
    invite = ada.get(f"/api/tables/{table}")["invite"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/chat"):
        assert eve.refused("GET", path) == (403, "not-allowed")
    assert eve.refused("PUT", f"/api/tables/{table}/seats/1", {}) == (403, "not-allowed")
    assert eve.refused("POST", f"/api/tables/{table}/entrance", {"invite": "guessed"}) == (403, "not-allowed")
    assert table not in [found["id"] for found in eve.get("/api/tables")]
    assert ben.post(f"/api/tables/{table}/entrance", {"invite": invite})["invite"] is None
    assert ben.put(f"/api/tables/{table}/seats/1")["invite"] == invite


def test_a_passphrase_opens_a_table(ada: Guest, ben: Guest) -> None:
    table = ada.lay(public=True, passphrase="Ph'nglui")
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {}) == (403, "not-allowed")
    assert ben.refused("POST", f"/api/tables/{table}/entrance", {"passphrase": "wrong"}) == (
        403,
        "not-allowed",
    )
    assert ben.refused("POST", f"/api/tables/{table}/entrance", {}) == (403, "not-allowed")
    assert ben.post(f"/api/tables/{table}/entrance", {"passphrase": "Ph'nglui"})["locked"]
    ben.put(f"/api/tables/{table}/seats/1")


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "no-such-game", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": game(), "seats": [{"kind": "me"}] * 9}, "bad-option"),
        ({"game": game(), "seats": [{"kind": "me"}] * 2, "options": {"x": "y"}}, "bad-option"),
        ({"game": game(), "seats": [{"kind": "bot", "bot": "zoog"}, {"kind": "me"}]}, "unknown-bot"),
        (
            {"game": game(), "seats": [{"kind": "bot", "bot": "search:900s"}, {"kind": "me"}]},
            "too-thoughtful",
        ),
        ({"game": game(), "seats": [{"kind": "bot"}] * 2}, "bad-table"),
        ({"game": game(), "seats": [{"kind": "me", "name": "\u202e\u0007"}] * 2}, "bad-text"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(ada: Guest, wish: object, error: str) -> None:
    answer = ada.ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert len(answer.json()["message"]) > 10


def test_nobody_takes_several_processes_of_a_server_for_a_search(ada: Guest) -> None:
    wish = {"game": game(), "seats": [{"kind": "bot", "bot": "search:200:2"}, {"kind": "me"}]}
    answer = ada.ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-allowed")
    assert answer.json()["message"] == (
        "'search:200:2' cannot play here: a search has one process, since tables share the workers"
    )
    chair = f"/api/tables/{ada.lay()}/seats/1/chair"
    assert ada.refused("PUT", chair, {"bot": "search:1s:4"}) == (403, "not-allowed")
    assert ada.put(chair, {"bot": "search:200:1"})["seats"][1]["bot"] == "search:200"


def test_a_rematch_is_laid_once_for_the_same_people(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.lay(public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    assert ada.refused("POST", f"/api/tables/{table}/rematch", {}) == (409, "wrong-moment")
    for seat, guest in enumerate((ada, ben)):
        guest.post(f"/api/tables/{table}/seats/{seat}/resign")
    assert eve.refused("POST", f"/api/tables/{table}/rematch", {}) == (403, "not-allowed")
    again = ben.post(f"/api/tables/{table}/rematch")
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [seat["player"] for seat in again["seats"]] == [ada.id, ben.id]
    assert ada.get(f"/api/tables/{table}")["rematch"] == again["id"]
    assert ben.start(again["id"])["state"] == "running"
