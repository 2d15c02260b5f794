from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.content.cards import CardFace, CardText, UnknownCardError, describe_card, describe_cards
from miskatonic.content.text_check import check_texts
from miskatonic.content.texts import Texts, load_texts
from miskatonic.kernel.vocabulary import Vocabulary, departs, event, prompt
from miskatonic.kernel.words import Alphabet

GOOD = """
game-title = Toad
game-pitch = A toad. { game-goal }
game-goal = Sing last.
game-how = Sing.
game-length = Short
game-complexity = None
list = { $rest } and { $last }
name-toad = Toad
    .full = The Old Toad
name-lamp = Lamp
card-toad = It sings.
flavour-toad = Nobody asked it to.
kind-beast = Beast
fact-legs = Legs
fact-food = Food
word-yes = Yes
word-light = Light the { $object }
word-offer = Offer { $object }
option-warts = Warts
    .about = Whether it has any.
    .off = None.
    .on = Many.
variant-warty = Toad
    .about = With warts.
"""


def game(faces: Iterable[CardFace] = (), vocabulary: Vocabulary | None = None) -> Any:
    alphabet = Alphabet()
    alphabet.bare("yes")
    alphabet.verb("light", ["lamp"])
    alphabet.verb("offer", ["0", "1"])
    toad = CardFace("toad", "beast", (("legs", 4), ("food", ("lamp", "toad"))))
    return SimpleNamespace(
        alphabet=alphabet,
        options=(SimpleNamespace(key="warts", values=("off", "on"), advice=()),),
        variants={"warty": {"warts": "on"}},
        cards=lambda _content: (toad, *faces),
        vocabulary=vocabulary,
    )


def folder_with(path: Path, text: str) -> Path:
    path.mkdir(exist_ok=True)
    (path / "en.ftl").write_text(text, encoding="utf-8")
    return path


def faults(
    path: Path, text: str, faces: Iterable[CardFace] = (), vocabulary: Vocabulary | None = None
) -> list[str]:
    return [str(fault) for fault in check_texts(game(faces, vocabulary), folder_with(path, text), None)]


SPOKEN = Vocabulary(
    events=[event("jumped", toad=str, far=int), event("rained", by="nobody")],
    prompts=[prompt("jump", "X-1.1", toad=str)],
    refusals=["too-dry"],
    endings=["pond"],
    marks={},
    departures=[departs("legs", number=int, book=int)],
    tally=["flies"],
)
SAID = (
    GOOD
    + """
event-jumped = { $seat } lets { $toad } jump { $far } feet.
event-rained = It rains.
ask-jump = Does { $toad } jump?
refusal-too-dry = It is too dry.
ending-pond = All are in the pond.
departs-legs = Toads have { $number } legs, not { $book }.
tally-flies = Flies
"""
)


def test_what_is_declared_and_said_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path, SAID, vocabulary=SPOKEN) == []


@pytest.mark.parametrize(
    "key", ["event-rained", "ask-jump", "refusal-too-dry", "ending-pond", "departs-legs", "tally-flies"]
)
def test_what_is_declared_needs_a_message(tmp_path: Path, key: str) -> None:
    text = SAID.replace(f"{key} = ", f"spare-{key} = ")
    assert faults(tmp_path, text, vocabulary=SPOKEN) == [f"en.ftl: {key}: this message is missing"]


@pytest.mark.parametrize("key", ["event-snowed", "departs-arms", "tally-worms"])
def test_a_message_for_what_is_not_declared_is_a_fault(tmp_path: Path, key: str) -> None:
    text = SAID + f"{key} = It snows.\n"
    assert faults(tmp_path, text, vocabulary=SPOKEN) == [f"en.ftl: {key}: nothing uses this message"]


def test_a_message_can_use_only_what_it_is_given(tmp_path: Path) -> None:
    text = SAID.replace("{ $toad } jump?", "{ $frog } jump { $source }?")
    assert faults(tmp_path, text, vocabulary=SPOKEN) == ["en.ftl: ask-jump: the game never gives it $frog"]


def test_a_departure_can_use_only_what_it_is_given(tmp_path: Path) -> None:
    text = SAID.replace("{ $book }", "{ $frogs }")
    assert faults(tmp_path, text, vocabulary=SPOKEN) == [
        "en.ftl: departs-legs: the game never gives it $frogs"
    ]


def test_a_game_that_says_everything_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    "key", ["game-pitch", "name-toad", "name-lamp", "card-toad", "flavour-toad", "kind-beast", "fact-legs"]
)
def test_a_missing_message_is_a_fault(tmp_path: Path, key: str) -> None:
    text = GOOD.replace(f"{key} = ", f"spare-{key} = ")
    assert faults(tmp_path, text) == [f"en.ftl: {key}: this message is missing"]


def test_a_word_of_the_alphabet_needs_its_verb_or_a_text_of_its_own(tmp_path: Path) -> None:
    text = GOOD.replace("word-light = Light the { $object }", "word-light-lamp = Light it")
    assert faults(tmp_path, text) == []
    text = GOOD.replace("word-light = Light the { $object }\n", "")
    assert faults(tmp_path, text) == ["en.ftl: word-light: this message is missing"]


@pytest.mark.parametrize("key", ["card-frog", "flavour-frog", "word-dance", "option-colour", "variant-blue"])
def test_a_message_for_nothing_is_a_fault(tmp_path: Path, key: str) -> None:
    assert faults(tmp_path, f"{GOOD}\n{key} = Too much\n") == [f"en.ftl: {key}: nothing uses this message"]


def test_the_values_of_an_option_are_all_explained_and_no_others(tmp_path: Path) -> None:
    text = GOOD.replace("    .on = Many.\n", "    .some = A few.\n").replace(
        "    .about = Whether it has any.\n", ""
    )
    assert faults(tmp_path, text) == [
        "en.ftl: option-warts.on: this value has no explanation",
        "en.ftl: option-warts.some: the option has no such value",
        "en.ftl: option-warts.about: the option has no explanation",
    ]


def test_a_variant_is_explained(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, GOOD.replace("    .about = With warts.\n", ""))
    assert fault == "en.ftl: variant-warty.about: the variant has no explanation"


def test_a_card_text_that_cannot_be_said_is_a_fault(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, GOOD.replace("It sings.", "It { $verb }."))
    assert fault.startswith("en.ftl: card-toad: ")


def test_a_catalogue_that_cannot_be_read_is_reported_as_such(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, f"{GOOD}\nbroken = {{ $\n")
    assert "not valid Fluent" in fault


def test_a_new_card_of_a_designer_is_missed_until_the_overlay_words_it(tmp_path: Path) -> None:
    house = folder_with(tmp_path / "house", GOOD)
    frog = [CardFace("frog", "beast")]
    missing = [fault.key for fault in check_texts(game(frog), house, None)]
    assert missing == ["name-frog", "card-frog", "flavour-frog"]
    mine = folder_with(
        tmp_path / "mine", "name-frog = Frog\ncard-frog = It leaps.\nflavour-frog = And leaps.\n"
    )
    assert check_texts(game(frog), house, None, overlay=mine) == []


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return load_texts(folder_with(tmp_path, GOOD), strict=True)


def test_a_card_is_described_whole(texts: Texts) -> None:
    toad = CardText(
        "toad",
        "The Old Toad",
        "Beast",
        (("Legs", "4"), ("Food", "Lamp and Toad")),
        "It sings.",
        "Nobody asked it to.",
    )
    assert describe_cards(game(), None, texts) == (toad,)
    for name in ("toad", "TOAD", " the  old toad "):
        assert describe_card(game(), None, texts, name) == toad


def test_an_unknown_card_is_one_sentence_with_the_nearest_name(texts: Texts) -> None:
    with pytest.raises(UnknownCardError, match=r"^there is no card 'todd'; did you mean 'The Old Toad'\?$"):
        describe_card(game(), None, texts, "todd")
    with pytest.raises(UnknownCardError, match=r"^there is no card 'azathoth'$"):
        describe_card(game(), None, texts, "azathoth")
