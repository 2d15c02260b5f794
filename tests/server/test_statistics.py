"""Statistics of finished matches, on a node and by themselves."""

from miskatonic.games.registry import find_game
from miskatonic.server.lobby.statistics import statistics_of
from miskatonic.server.storage.results import Result
from tests.server.guests import Guest, game

NONE = {"played": 0, "won": 0, "streak": 0, "best_streak": 0, "games": []}


def result(won: bool, game_key: str = "toad", length: int = 10, seats: int = 3) -> Result:
    return Result(f"{game_key}-{length}", game_key, {}, seats, length, won)


def test_who_has_finished_nothing_has_no_statistics(ada: Guest) -> None:
    assert ada.get("/api/statistics") == NONE


def test_matches_in_a_row_are_counted_up_to_now_and_at_best() -> None:
    won, lost = result(won=True), result(won=False)
    found = statistics_of([won, won, won, lost, won])
    assert (found.played, found.won, found.streak, found.best_streak) == (5, 4, 1, 3)
    assert statistics_of([won, lost]).streak == 0


def test_each_game_has_its_wins_by_seats_and_its_lengths() -> None:
    matches = [
        result(won=True, length=20),
        result(won=False, length=31, seats=4),
        result(won=True, game_key="newt", length=5),
        result(won=False, length=30, seats=4),
    ]
    toad, newt = statistics_of(matches).games
    assert (toad.game, toad.played, toad.won, newt.game) == ("toad", 3, 1, "newt")
    assert {key: (share.played, share.won) for key, share in toad.seats.items()} == {"3": (1, 1), "4": (2, 0)}
    assert (toad.mean_length, toad.longest, toad.longest_table) == (27, 31, "toad-31")


def test_matches_are_counted_by_variant() -> None:
    spec = find_game(game())
    name, sets = list(spec.variants.items())[-1]
    own = Result("b", spec.key, dict(sets) | {"no such option": "any more"}, 3, 1, won=False)
    found = statistics_of([Result("a", spec.key, dict(sets), 3, 1, won=True), own])
    shares = found.games[0].variants
    assert {key: (share.played, share.won) for key, share in shares.items()} == {name: (1, 1), "": (1, 0)}


def test_a_finished_match_counts_once_for_its_players_and_for_nobody_else(ada: Guest, ben: Guest) -> None:
    table = ada.post(
        "/api/tables", {"game": game(), "seats": [{"kind": "me"}, {"kind": "me", "name": "Eve"}]}
    )
    ada.start(table["id"])
    assert ada.get("/api/statistics") == NONE
    for seat in (0, 1):
        ada.post(f"/api/tables/{table['id']}/seats/{seat}/resign", {})
    found = ada.get("/api/statistics")
    assert (found["played"], found["won"]) == (1, 0)
    assert found["games"][0]["seats"] == {"2": {"played": 1, "won": 0}}
    assert found["games"][0]["longest_table"] == table["id"]
    assert ben.get("/api/statistics") == NONE
    fork = ada.post(f"/api/tables/{table['id']}/fork", {"step": 0})["id"]
    ada.start(fork)
    for seat in (0, 1):
        ada.post(f"/api/tables/{fork}/seats/{seat}/resign", {})
    assert ada.get("/api/statistics")["played"] == 1
