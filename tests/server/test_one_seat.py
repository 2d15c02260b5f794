"""A table of one seat, for games that have an option for it."""

from miskatonic.games.registry import all_games
from tests.server.guests import Guest

SPEC, OPTIONS = next(
    (spec, {option.key: value})
    for spec in all_games().values()
    for option in spec.options
    for value in option.values
    if 1 in spec.seats_for({option.key: value})
)


def test_the_list_of_games_says_which_option_allows_one_seat(ada: Guest) -> None:
    (key, value), *_ = OPTIONS.items()
    game = next(view for view in ada.get("/api/games")["games"] if view["key"] == SPEC.key)
    assert 1 not in game["seats"]
    option = next(view for view in game["options"] if view["key"] == key)
    assert option["seats"][value] == list(SPEC.seats_for(OPTIONS))


def test_a_single_person_opens_starts_and_plays_a_table_of_one_seat(ada: Guest) -> None:
    asked = {"game": SPEC.key, "options": OPTIONS, "seats": [{"kind": "me"}]}
    table = ada.post("/api/tables", asked)
    assert len(table["seats"]) == 1
    assert ada.start(table["id"])["state"] == "running"
    departures = ada.post(f"/api/games/{SPEC.key}/departures", {"seats": 1, "options": OPTIONS})
    assert [view["key"] for view in departures] == ["expansion"]


def test_without_that_option_one_seat_is_refused(ada: Guest) -> None:
    answer = ada.ask("POST", "/api/tables", {"game": SPEC.key, "options": {}, "seats": [{"kind": "me"}]})
    assert answer.status_code == 422
