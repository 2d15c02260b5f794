"""Expansions that cannot be played so, and campaign files that are none: one sentence, and no table."""

import pytest

from tests.games.cultistorm.expansions.bad_tables import BAD_FILES, BAD_TABLES, campaign_file
from tests.server.guests import Guest, Json

GAME = "cultistorm"


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
    if "campaign" not in options:
        # The form for a new table asks this at every change: the sentence is read before anything is sent.
        thought = {"seats": count, "options": options}
        assert sentence in refused(ada, f"/api/games/{GAME}/departures", thought)


@pytest.mark.rule("CAM-1.1")
@pytest.mark.parametrize(("file", "sentence"), BAD_FILES, ids=range(len(BAD_FILES)))
def test_a_file_of_another_campaign_or_a_broken_one_lays_no_table(
    ada: Guest, file: str, sentence: str
) -> None:
    body = {"game": GAME, "seats": seats(3), "campaign": file}
    assert sentence in refused(ada, "/api/tables", body)


@pytest.mark.rule("CAM-1.2")
def test_a_campaign_keeps_its_number_of_detectives(ada: Guest) -> None:
    body = {"game": GAME, "seats": seats(4), "campaign": campaign_file()}
    assert "3" in refused(ada, "/api/tables", body)
