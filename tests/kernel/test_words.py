import pytest

from miskatonic.kernel.words import Alphabet


@pytest.fixture
def alphabet() -> Alphabet:
    alphabet = Alphabet()
    alphabet.bare("yes")
    alphabet.verb("go", ("docks", "church"))
    return alphabet


def test_words_are_numbered_in_the_order_they_are_declared(alphabet: Alphabet) -> None:
    assert alphabet.texts == ["yes", "go docks", "go church"]
    assert len(alphabet) == 3
    assert alphabet.verb("use", ("elixir", "dagger")) == (3, 4)


def test_a_word_and_its_text_lead_to_each_other(alphabet: Alphabet) -> None:
    for word, text in enumerate(alphabet.texts):
        assert alphabet.text(word) == text
        assert alphabet.find(text) == word


@pytest.mark.parametrize("text", ["  go docks ", "go   docks", "go\tdocks"])
def test_spaces_typed_by_people_do_not_matter(alphabet: Alphabet, text: str) -> None:
    assert alphabet.find(text) == 1


@pytest.mark.parametrize("text", ["", "go", "docks", "Go docks", "go docks now"])
def test_what_was_not_declared_is_no_word(alphabet: Alphabet, text: str) -> None:
    assert alphabet.find(text) is None


def test_a_word_is_a_verb_and_an_object(alphabet: Alphabet) -> None:
    assert alphabet.parts(0) == ("yes", "")
    assert alphabet.parts(2) == ("go", "church")


@pytest.mark.parametrize("again", ["yes", "go docks"])
def test_no_word_is_declared_twice(alphabet: Alphabet, again: str) -> None:
    with pytest.raises(ValueError, match="declared twice"):
        alphabet.bare(again)


@pytest.fixture
def roomy() -> Alphabet:
    alphabet = Alphabet()
    cards = alphabet.kind("card", room=3)
    alphabet.verb("play", cards)
    alphabet.verb("buy", cards, ("deck",))
    return alphabet


def test_words_keep_room_for_objects_that_content_names(roomy: Alphabet) -> None:
    assert len(roomy) == 7
    assert roomy.sayable == ["buy deck"]
    assert roomy.find("play card#0") is None


def test_content_spells_the_words_of_its_objects(roomy: Alphabet) -> None:
    spelled = roomy.spelled({"card": ["map", "lamp"]})
    assert len(spelled) == len(roomy)
    assert spelled.sayable == ["play map", "play lamp", "buy map", "buy lamp", "buy deck"]
    assert (spelled.find("play lamp"), spelled.text(1), spelled.parts(1)) == (
        1,
        "play lamp",
        ("play", "lamp"),
    )
    assert spelled.find("buy deck") == roomy.find("buy deck") == 6
    assert spelled.text(2) == "play card#2"
    assert roomy.sayable == ["buy deck"]


def test_there_is_only_so_much_room(roomy: Alphabet) -> None:
    with pytest.raises(ValueError, match="kind 'card' has room for 3 names, not 4"):
        roomy.spelled({"card": ["a", "b", "c", "d"]})


def test_two_words_cannot_be_spelled_alike(roomy: Alphabet) -> None:
    with pytest.raises(ValueError, match="two words are spelled 'buy deck'"):
        roomy.spelled({"card": ["deck"]})


def test_a_kind_is_declared_once(roomy: Alphabet) -> None:
    with pytest.raises(ValueError, match="the kind 'card' is declared twice"):
        roomy.kind("card", room=1)


def test_words_that_change_nothing_are_declared_idle_and_stay_so_in_every_spelling(roomy: Alphabet) -> None:
    roomy.idle(roomy.bare("pass"))
    assert roomy.idle_words == {roomy.find("pass")}
    assert roomy.spelled({"card": ["map"]}).idle_words == roomy.idle_words
