from pathlib import Path

import pytest

from miskatonic.content.files import ContentError
from miskatonic.content.texts import MissingTextError, Texts, load_texts
from miskatonic.kernel.events import Event
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Question

ENGLISH = """
list = { $rest } and { $last }
list-count = { $count } of { $thing }
name-docks = Docks
    .the = the Docks
name-elixir = Elixir
    .a = an Elixir
name-nothing = nothing
name-WOS-9-4 = the price, WOS-9.4
name-witches = Witches
name-seat-1 = Seat 1
name-seat-3 = Seat 3
event-moved = { $seat } goes to { $place-the }.
event-took = { $seat } takes { $item-a } ({ $cause }).
event-found = Found: { $items }.
event-gained =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
event-secret = { $good ->
        [yes] good
       *[no] bad
    } news
ask-offer = { $seat }, { $source } want { $item-a }.
word-go = Go to { $object-the }
word-go-secret-passage = Take the passage
word-yes = Yes
word-offer = { $object ->
        [0] Offer none
       *[other] Offer { $object }
    }
refusal-played = You have played it.
ending-rift = Lost.
option-glasses = Glasses
    .about = Who sees.
    .on = All.
    .off = One.
fact-recipe = Recipe
fact-same = Recipe
    .value = any { $value } alike
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return load_texts(folder, strict=True)


def test_content_ids_are_spoken_as_names_in_the_form_a_message_wants(texts: Texts) -> None:
    assert texts.say("event-moved", seat="seat-1", place="docks") == "Seat 1 goes to the Docks."
    assert texts.name("docks") == "Docks"
    assert texts.name("docks", form="the") == "the Docks"
    assert texts.name("docks", form="a") == "Docks"
    assert texts.name("moon") == "moon"


def test_an_event_is_told_with_the_names_of_those_who_sit_there(texts: Texts) -> None:
    took = Event("took", 1, {"item": "elixir", "cause": "creature/witches"})
    assert texts.event(took, ("Baxter", "Furlong")) == "Furlong takes an Elixir (Witches)."
    by_rule = Event("took", 2, {"item": "elixir", "cause": "rule/WOS-9.3"})
    assert texts.event(by_rule, ("Baxter", "Furlong")) == "Seat 3 takes an Elixir (WOS-9.3)."


def test_a_rule_with_a_name_is_told_as_a_reason(texts: Texts) -> None:
    paid = Event("took", 0, {"item": "elixir", "cause": "rule/WOS-9.4"})
    assert texts.event(paid, ("Baxter",)) == "Baxter takes an Elixir (the price, WOS-9.4)."


def test_lists_are_counted_and_joined(texts: Texts) -> None:
    assert texts.say("event-found", items=("elixir",)) == "Found: Elixir."
    assert texts.say("event-found", items=["elixir", "docks", "elixir"]) == "Found: 2 of Elixir and Docks."
    assert texts.say("event-found", items=()) == "Found: nothing."


def test_numbers_and_yes_or_no_can_be_told_apart_by_a_message(texts: Texts) -> None:
    assert texts.say("event-gained", count=1) == "one point"
    assert texts.say("event-gained", count=3) == "3 points"
    assert texts.say("event-secret", good=True) == "good news"
    assert texts.say("event-secret", good=False) == "bad news"


def test_a_question_speaks_to_the_seat_that_is_asked(texts: Texts) -> None:
    question = Question((0,), "offer", "creature/witches", {"item": "elixir"}, ())
    assert texts.question(question, ("Baxter",)) == "Baxter, Witches want an Elixir."


@pytest.mark.parametrize(
    ("word", "spoken"),
    [
        ("yes", "Yes"),
        ("go docks", "Go to the Docks"),
        ("go secret-passage", "Take the passage"),
        ("offer 0", "Offer none"),
        ("offer 2", "Offer 2"),
    ],
)
def test_words_are_put_as_one_would_say_them(texts: Texts, word: str, spoken: str) -> None:
    assert texts.word(word) == spoken


def test_refusals_endings_options_and_facts_have_their_messages(texts: Texts) -> None:
    assert texts.refusal(Refusal("WOS-5.3", "played")) == "You have played it."
    assert texts.ending("rift") == "Lost."
    assert texts.option("glasses") == ("Glasses", "Who sees.", {"on": "All.", "off": "One."})
    assert texts.fact("recipe", ("elixir", "elixir")) == ("Recipe", "2 of Elixir")
    assert texts.fact("same", 2) == ("Recipe", "any 2 alike")


def test_a_strict_catalogue_raises_for_what_it_cannot_say(texts: Texts) -> None:
    with pytest.raises(MissingTextError, match="event-flew: there is no such message"):
        texts.event(Event("flew", None, {}))
    with pytest.raises(MissingTextError, match=r"event-gained: .*count"):
        texts.say("event-gained")
    with pytest.raises(MissingTextError, match="option-lamps"):
        texts.option("lamps")


def test_in_play_a_missing_message_is_told_by_its_key(folder: Path) -> None:
    lenient = load_texts(folder)
    assert lenient.event(Event("flew", 0, {"place": "docks"}), ("Baxter",)).startswith(
        "event flew place=Docks"
    )
    assert lenient.say("event-gained") == "event gained"
    assert lenient.option("lamps") == ("option lamps", "", {})


def test_a_language_may_be_a_file_a_folder_or_both(tmp_path: Path) -> None:
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "words.ftl").write_text("word-yes = Sì\n", encoding="utf-8")
    (tmp_path / "it.ftl").write_text("word-no = No\n", encoding="utf-8")
    texts = load_texts(tmp_path, "it", strict=True)
    assert (texts.word("yes"), texts.word("no")) == ("Sì", "No")
    assert texts.keys == ("word-no", "word-yes")


def test_an_overlay_goes_before_the_catalogue(folder: Path, tmp_path: Path) -> None:
    overlay = tmp_path / "mine"
    overlay.mkdir()
    (overlay / "en.ftl").write_text("name-elixir = Tonic\nname-lamp = Lamp\n", encoding="utf-8")
    texts = load_texts(folder, overlay=overlay, strict=True)
    assert [texts.name(item) for item in ("elixir", "lamp", "docks")] == ["Tonic", "Lamp", "Docks"]


def test_broken_catalogues_tell_all_their_faults(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("good = yes\n\nbad = { $\n", encoding="utf-8")
    (tmp_path / "en" / "b.ftl").write_text("good = again\n", encoding="utf-8")
    (tmp_path / "en" / "c.ftl").write_bytes(b"\xff")
    with pytest.raises(ContentError) as raised:
        load_texts(tmp_path)
    junk, twice, unreadable = raised.value.faults
    assert (junk.file, junk.key) == ("en/a.ftl", "line 3")
    assert junk.problem.startswith("not valid Fluent: ")
    assert twice[:3] == ("en/b.ftl", "good", "this message is also in en/a.ftl")
    assert unreadable.problem.startswith("cannot be read: ")


def test_a_language_without_texts_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there are no texts for the language 'la'"):
        load_texts(tmp_path, "la")
