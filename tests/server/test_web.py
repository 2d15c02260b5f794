"""The page, and the texts, cards and rules that it loads."""

from pathlib import Path

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.registry import all_games
from miskatonic.server.http import pages
from tests.server.guests import fetch
from tests.server.nodes import RunningNode

PRINTED = next(iter(all_games()))


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, as if it had been built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script type="module" src="/assets/a-1.js"></script>')
    (tmp_path / "assets" / "a-1.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/history", "/new/x", "/rules/x", "/table/abc", "/table/abc?invite=1", "/replay/abc"]
)
def test_every_path_of_the_page_is_the_same_document(node: RunningNode, path: str) -> None:
    answer = fetch("GET", node.url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "a-1.js" in answer.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/nowhere", "/table", "/rules/a/b"])
def test_a_browser_that_is_lost_sees_the_page_and_a_program_an_error(node: RunningNode, path: str) -> None:
    page = fetch("GET", node.url + path, headers={"accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert page.text == fetch("GET", node.url).text
    answer = fetch("GET", node.url + path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-there")


@pytest.mark.usefixtures("built")
def test_the_api_answers_browsers_as_it_answers_programs(node: RunningNode) -> None:
    answer = fetch("GET", f"{node.url}/api/nowhere", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["error"]) == (404, "not-there")


@pytest.mark.usefixtures("built")
def test_assets_may_be_kept_for_ever(node: RunningNode) -> None:
    answer = fetch("GET", f"{node.url}/assets/a-1.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("name", ["b-2.js", "..%2Fsecret.txt", "%2e%2e%2fsecret.txt", ".", "a-1.js%00"])
def test_nothing_but_assets_is_to_be_had(node: RunningNode, name: str) -> None:
    answer = fetch("GET", f"{node.url}/assets/{name}")
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_without_a_page_the_document_is_shown(
    node: RunningNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    answer = fetch("GET", node.url)
    assert answer.status_code in (302, 307)
    assert answer.headers["location"] == "/schema"


@pytest.mark.parametrize("game", all_games())
def test_the_book_says_everything_the_game_says(node: RunningNode, game: str) -> None:
    spec = all_games()[game]
    book = fetch("GET", f"{node.url}/api/games/{game}/book").json()
    texts = load_texts(spec.texts)
    for key in texts.keys:
        assert any(f"{key} =" in source for source in book["texts"]), key
    content = spec.load_content(spec.folder / "data")
    alphabet = getattr(content, "alphabet", spec.alphabet)
    assert book["words"] == alphabet.sayable
    assert set(book["fatal"]) == {alphabet.text(word) for word in spec.fatal}
    assert {card["id"] for card in book["cards"]} == {face.id for face in spec.cards(content)}


@pytest.mark.parametrize("game", all_games())
def test_the_rulebook_is_to_be_had(node: RunningNode, game: str) -> None:
    book = fetch("GET", f"{node.url}/api/games/{game}/rules").json()
    assert book["prefix"] == all_games()[game].rule_prefix
    ids = {rule["id"] for rule in book["rules"]}
    assert len(ids) == len(book["rules"]) > 50
    assert {section["id"] for section in book["sections"] if section["id"]} >= {
        rule["section"] for rule in book["rules"] if rule["section"]
    }


@pytest.mark.parametrize("path", ["", f"/{PRINTED}/book", f"/{PRINTED}/rules"])
def test_what_a_browser_has_of_a_game_is_not_sent_again(
    node: RunningNode, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"{node.url}/api/games{path}"
    whole = fetch("GET", url)
    made: list[object] = []
    monkeypatch.setattr("miskatonic.server.http.documents.encode", made.append)
    monkeypatch.setattr("miskatonic.server.http.documents.gzip.compress", made.append)
    tag = whole.headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again = fetch("GET", url, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = fetch("GET", url, headers={"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, whole.content)
    plain = fetch("GET", url, headers={"accept-encoding": "identity"})
    assert (plain.content, "content-encoding" in plain.headers) == (whole.content, False)
    assert whole.headers["content-encoding"] == "gzip"
    assert made == [], "an answer that is the same for everybody is made once"


def test_the_shelf_has_no_books_of_other_houses(node: RunningNode) -> None:
    answer = fetch("GET", f"{node.url}/api/games/chess/book")
    assert answer.status_code == 422
    assert answer.json()["error"] == "unknown-game"
