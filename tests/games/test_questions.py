"""What every game tells a display about its questions: rules, primary words, groups of answers."""

import re

import pytest

from miskatonic.content.catalogue import sources
from miskatonic.content.rulebook import load_rulebook
from miskatonic.games.registry import all_games, find_game
from miskatonic.testing.cases import STANDARD, Case

GAMES = sorted(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_every_question_names_a_rule_of_the_book(game: str) -> None:
    spec = find_game(game)
    assert spec.vocabulary is not None
    book = load_rulebook(spec)
    assert [asked.name for asked in spec.vocabulary.prompts if asked.rule not in book.rules] == []


@pytest.mark.parametrize("game", GAMES)
def test_primary_words_go_on_without_pointing_at_anything(game: str) -> None:
    spec = find_game(game)
    assert spec.primary
    assert len(set(spec.primary)) == len(spec.primary)
    assert [word for word in spec.primary if spec.alphabet.text(word) not in spec.alphabet.sayable] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_that_is_not_primary_has_the_title_of_a_group(game: str) -> None:
    spec = find_game(game)
    titled = {
        match[1]
        for text in sources(spec.texts, "en")
        for match in re.finditer(r"^word-([a-z-]+) =(?:(?!^\S).*\n)*?    \.group = \S", text, re.MULTILINE)
    }
    primary = {spec.alphabet.parts(word)[0] for word in spec.primary}
    table = Case(spec, max(spec.seats), STANDARD, {}, 1).open()
    verbs = {text.split()[0] for text in table.rules.alphabet.sayable}
    assert verbs - primary - titled == set()
