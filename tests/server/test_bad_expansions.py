"""Expansions that cannot be played so, and campaign files that are none: one sentence, and no table."""

import pytest

from tests.games.cultistorm.expansions.bad_tables import BAD_FILES, BAD_TABLES, campaign_file
from tests.server.guests import Guest, Json

GAME = "cultistorm"
DEPARTURES = f"/api/games/{GAME}/departures"


def refused(guest: Guest, path: str, body: Json) -> str:
    """What the server says; it has laid no table."""
    answer = guest.ask("POST", path, body)
    assert answer.status_code == 422, answer.text
    assert guest.get("/api/tables/mine") == []
    said: str = answer.json()["message"]
    assert "\n" not in said
    return said


def seats(count: int) -> list[Json]:
    return [{"kind": "me", "name": f"Ada {number}"} for number in range(1, count + 1)]


@pytest.mark.rule("EXP-1.2")
@pytest.mark.parametrize(("options", "count", "sentence"), BAD_TABLES)
def test_expansions_that_exclude_each_other_lay_no_table(
    ada: Guest, options: dict[str, str], count: int, sentence: str
) -> None:
    assert sentence in refused(ada, "/api/tables", {"game": GAME, "seats": seats(count), "options": options})
    # The form for a new table asks this at every change: the sentence is read before anything is sent.
    assert sentence in refused(ada, DEPARTURES, {"seats": count, "options": options})


@pytest.mark.rule("CAM-1.1")
@pytest.mark.parametrize(("file", "sentence"), BAD_FILES, ids=range(len(BAD_FILES)))
def test_a_file_of_another_campaign_or_a_broken_one_lays_no_table(
    ada: Guest, file: str, sentence: str
) -> None:
    body = {"game": GAME, "seats": seats(3), "campaign": file}
    assert sentence in refused(ada, "/api/tables", body)
    assert sentence in refused(ada, DEPARTURES, {"seats": 3, "campaign": file})


@pytest.mark.rule("CAM-1.2")
def test_a_campaign_keeps_its_number_of_detectives(ada: Guest) -> None:
    body = {"game": GAME, "seats": seats(4), "campaign": campaign_file()}
    assert "3" in refused(ada, "/api/tables", body)
    assert "3" in refused(ada, DEPARTURES, {"seats": 4, "campaign": campaign_file()})


def test_a_campaign_file_is_told_how_its_session_departs_from_the_book(ada: Guest) -> None:
    assert ada.post(DEPARTURES, {"seats": 3, "campaign": campaign_file()}) == ada.post(
        DEPARTURES, {"seats": 3, "options": {"main": "campaign"}}
    )
