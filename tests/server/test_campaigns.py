"""Sessions of a campaign follow each other on the server, as rematches do."""

import json

from miskatonic.games.registry import all_games
from tests.server.guests import Guest, asked, options

GAME = next(spec for spec in all_games().values() if spec.campaign is not None)
BEGINS = dict(GAME.campaign.begins) if GAME.campaign is not None else {}
MOST_WORDS = 1500


def played(guest: Guest) -> str:
    """A session that is over: everybody says whatever comes last, and that is soon lost."""
    seats = GAME.seats_for(BEGINS)[0]
    table = guest.lay(("me",) * seats, game=GAME.key, options=BEGINS)
    guest.start(table)
    state = guest.state(table, 0)
    for _ in range(MOST_WORDS):
        if not asked(state):
            return table
        seat = asked(state)[0]
        state = guest.state(table, seat)
        words = options(state)
        guest.say(table, seat, "ready" if "ready" in words else words[-1], state["seq"])
        state = guest.state(table, seat)
    raise AssertionError("the session has not come to its end")


def test_the_next_session_follows_from_how_the_last_one_ended(ada: Guest) -> None:
    table = played(ada)
    shown = ada.get(f"/api/tables/{table}")
    assert shown["outcome"] is not None
    assert shown["sequels"] == ["next-session"]
    assert ada.refused("POST", f"/api/tables/{table}/rematch?sequel=another") == (409, "wrong-moment")
    following = ada.post(f"/api/tables/{table}/rematch?sequel=next-session")
    assert following["options"]["campaign"].startswith("mission-2,storm-2,flag-cold")
    assert [seat["player"] for seat in following["seats"]] == [ada.id] * len(following["seats"])
    assert ada.start(following["id"])["state"] == "running"
    # Whoever asks later comes to the same table.
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == following["id"]
    # The same session follows from the file, here or elsewhere.
    file = json.dumps(ada.get(f"/api/tables/{table}/campaign"))
    seats = [{"kind": "me", "name": f"Ada {number}"} for number in range(1, len(shown["seats"]) + 1)]
    again = ada.post("/api/tables", {"game": GAME.key, "seats": seats, "campaign": file})
    assert again["options"]["campaign"] == following["options"]["campaign"]


def test_a_match_that_is_not_over_or_no_campaign_has_no_sequel(ada: Guest) -> None:
    seats = GAME.seats_for(BEGINS)[0]
    table = ada.lay(("me",) * seats, game=GAME.key, options=BEGINS)
    ada.start(table)
    assert ada.get(f"/api/tables/{table}")["sequels"] == []
    assert ada.refused("GET", f"/api/tables/{table}/campaign") == (409, "wrong-moment")
    for seat in range(seats):
        ada.post(f"/api/tables/{table}/seats/{seat}/resign")
    shown = ada.get(f"/api/tables/{table}")
    assert shown["outcome"] is not None
    assert shown["sequels"] == []
    assert ada.refused("GET", f"/api/tables/{table}/campaign") == (409, "wrong-moment")


def file_after(sessions: int) -> str:
    """A campaign file with every boon that one can have: longer than any option of a request may be."""
    people = ("miriam-hale", "elias-crane", "bruno-kessler")
    boons = ["seal-lore", "deep-pockets", "hardened"]
    data = {
        "format": "miskatonic-campaign",
        "version": 1,
        "game": GAME.key,
        "campaign": "storm-of-cultists",
        "mission": sessions + 1,
        "storm": 2,
        "flags": ["map"],
        "detectives": [{"detective": name, "boons": boons} for name in people],
    }
    return json.dumps(data)


def test_a_campaign_that_was_begun_elsewhere_goes_on_from_its_file(ada: Guest) -> None:
    seats = [{"kind": "me", "name": f"Ada {number}"} for number in range(1, 4)]
    laid = ada.post("/api/tables", {"game": GAME.key, "seats": seats, "campaign": file_after(1)})
    assert laid["options"]["campaign"].startswith("mission-2,storm-2,flag-map,1-is-miriam-hale")
    assert len(laid["options"]["campaign"]) > 200
    assert ada.start(laid["id"])["state"] == "running"


def test_a_file_that_is_no_campaign_lays_no_table(ada: Guest) -> None:
    seats = [{"kind": "me", "name": f"Ada {number}"} for number in range(1, 4)]
    body = {"game": GAME.key, "seats": seats, "campaign": "{}"}
    assert ada.refused("POST", "/api/tables", body)[0] == 422
    other = {"game": "witch-of-salem", "seats": seats, "campaign": file_after(1)}
    assert ada.refused("POST", "/api/tables", other)[0] == 422
    assert ada.get("/api/tables/mine") == []
