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
