"""What options, answers, hints and questions say, in every game of the house."""

import re
from functools import cache
from typing import Any

import pytest

from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, LEFT
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Question, Scene
from miskatonic.terminal.board import board
from miskatonic.terminal.choices import choices_of, explain_choice, find_choices
from miskatonic.terminal.library import Library
from miskatonic.terminal.sentences import question
from miskatonic.terminal.voice import Voice
from miskatonic.terminal.why_not import WhyNot
from tests.games.wisdom_of_cthulhu.tables import ELDERS
from tests.matches.lantern import SPEC as LANTERN
from tests.terminal.sessions import WITCH, page, paper, play, seated, texts_of

WISDOM = find_game("wisdom-of-cthulhu")
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Eve")


def voice_of(spec: AnyGame) -> Voice:
    return _voice(spec.key)


@cache
def _voice(game: str) -> Voice:
    spec = find_game(game)
    return Voice(texts_of(spec), NAMES[: spec.seats[-1]])


def asked(table: Any, spec: AnyGame) -> Scene:
    decision = table.flow.decision
    assert decision is not None
    return spec.scene(table, decision.seat)


def explained(scene: Scene, spec: AnyGame) -> dict[str, str]:
    assert scene.question is not None
    return {word: explain_choice(word, scene, voice_of(spec)) for word in scene.question.options}


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("width", [80, 120])
def test_every_moment_of_a_game_can_be_put_into_words_within_the_width(game: str, width: int) -> None:
    spec = find_game(game)
    voice, content = voice_of(spec), spec.load_content(spec.folder / "data")
    library = Library(spec, content, voice.texts)
    table = spec.new(3, spec.settle({}), 5)
    dice = Dice.seeded(5, "words")
    for number in range(400):
        if table.flow.decision is None:
            break
        scene = asked(table, spec)
        choices = choices_of([scene], voice)
        console = paper(width)
        assert scene.question is not None
        console.print(question(scene.question, [scene], choices, voice))
        if number % 20 == 0:
            console.print(board(scene, voice, {c.word: c.key for c in choices}, console, library))
        assert max(len(line) for line in page(console).splitlines()) <= width
        table.flow.submit(table, dice.pick(table.flow.decision.options_of(table.flow.decision.seat)))


def action(seed: int = 5) -> Any:
    """A table of Wisdom of Cthulhu at its first action."""
    table = WISDOM.new(3, WISDOM.settle({"start": "seat-1"}), seed)
    while table.flow.decision.prompt != "action":
        options = [table.rules.alphabet.text(word) for word in table.flow.decision.options]
        flips = len(options) > 4
        table.flow.submit(table, table.rules.alphabet.find(options[0] if flips else "stop"))
    return table


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_of_a_game_of_cards_fits_a_screen(width: int) -> None:
    voice = voice_of(WISDOM)
    library = Library(WISDOM, WISDOM.load_content(WISDOM.folder / "data"), voice.texts)
    table, console = action(), paper(width)
    console.print(board(asked(table, WISDOM), voice, {}, console, library))
    picture = page(console)
    # A lower terminal shows the compact board.
    assert len(picture.splitlines()) <= 50
    assert "turn 1 of 6" in picture
    assert "Start: Ada, Bo, Cleo" in picture
    assert "Search order" in picture
    assert "Round" not in picture
    assert "Spawn of Shub-Niggurath" not in picture
    assert "Being decided" not in picture


def test_every_great_old_one_has_a_line_that_tells_its_powers_and_once_evoked_its_influence() -> None:
    voice, table = voice_of(WISDOM), action()
    before, after = paper(240), paper(240)
    before.print(board(WISDOM.scene(table, 0), voice, {}, before))
    first, *others = [elder for elder, status in enumerate(table.elders) if status == IN_PLAY]
    for elder in others:
        table.elders[elder] = LEFT
    table.elders[first] = EVOKED
    after.print(board(WISDOM.scene(table, 0), voice, {}, after))

    def lines(picture: str) -> list[str]:
        return [line for line in picture.splitlines() if " I: " in line]

    told = lines(page(before))
    assert all(voice.name(ELDERS[elder]) in line for elder, line in zip((first, *others), told, strict=True))
    assert all(" II: " in line and "Influence" not in line for line in told)
    (line,) = lines(page(after))
    assert f"evoked) · {told[0].partition('· ')[2].strip()} · Influence: " in line
    assert voice.texts.say(f"glance-{ELDERS[first]}-influence") in line


def test_what_is_true_of_some_seats_stands_below_a_table_of_numbers() -> None:
    voice = voice_of(WISDOM)
    table, console = action(), paper(80)
    table.mad_purchase[1] = table.mad_purchase[2] = True
    table.petrified[0] = True
    console.print(board(WISDOM.scene(table, 0), voice, {}, console))
    lines = [" ".join(line.split()) for line in page(console).splitlines()]
    assert "Turned to stone Ada (you)" in lines
    assert "Bought with madness Bo, Cleo" in lines
    assert any(line.startswith("Bo 0 ") for line in lines)


def test_an_option_tells_its_price_and_effect_and_the_question_its_rule() -> None:
    scene = asked(action(), WISDOM)
    said = explained(scene, WISDOM)
    assert said["use rlyeh"].startswith("Use R'lyeh: 1 Obsession; ")
    assert said["forsake obsession"] == "Give up an Obsession for 1 KP"
    console, voice = paper(120), voice_of(WISDOM)
    assert scene.question is not None
    console.print(question(scene.question, [scene], choices_of([scene], voice), voice))
    menu = page(console)
    assert "(rule WOC-3)" in menu
    assert (
        menu.index("Give up an Obsession") < menu.index("Move first, free") < menu.index("Give up a Research")
    )
    assert "for 2 KP:" in menu


def test_keys_of_grouped_options_follow_those_of_the_others() -> None:
    scene, voice = asked(action(), WISDOM), voice_of(WISDOM)
    choices = choices_of([scene], voice)
    assert [choice.key for choice in choices] == [str(number) for number in range(1, len(choices) + 1)]
    first = next(number for number, choice in enumerate(choices) if choice.verb == "visit")
    assert all(choice.verb in ("visit", "forsake") for choice in choices[first:])


def witch(seed: int = 7, **options: str) -> Any:
    return WITCH.new(3, WITCH.settle({"start": "seat-1", **options}), seed)


def test_taking_an_artifact_says_which_one_must_go() -> None:
    table = witch()
    silver_key, trapezohedron = (table.rules.item_numbers[name] for name in ("silver-key", "trapezohedron"))
    table.place[0] = 1
    table.artifact[0] = silver_key
    table.stock[1] = (0, trapezohedron, 0)
    scene = WITCH.scene(table, 0)
    piece = scene.zone("stock.sanatorium").pieces[1]._replace(words=("take middle",))
    zone = scene.zone("stock.sanatorium")._replace(pieces=(piece,))
    said = explain_choice("take middle", scene._replace(zones=(zone,)), voice_of(WITCH))
    assert said == "Take the Trapezohedron, middle slot (free; your Silver Key is discarded for it)"


def test_what_is_defeated_is_named_and_what_is_skipped_too() -> None:
    table = witch(3)
    seen: set[str] = set()
    dice = Dice.seeded(3, "words")
    while table.flow.decision is not None and len(seen) < 4:
        for word, said in explained(asked(table, WITCH), WITCH).items():
            if word == "skip":
                seen.add(said)
                assert said != "Skip"
            elif word == "defeat creature":
                assert "(" not in said
                assert said != "Defeat the creature"
        table.flow.submit(table, dice.pick(table.flow.decision.options))
    assert {"Do not trade", "Use nothing", "Take nothing"} <= seen


def test_an_option_is_found_by_what_things_are_called() -> None:
    voice = Voice(texts_of(WITCH), ("Ada", "Bo", "Cleo"))
    table = witch()
    table.place = [1, 1, 1]
    table.flow.submit(table, table.rules.alphabet.find("go sanatorium"))
    assert table.flow.decision.prompt == "trade"
    choices = choices_of([asked(table, WITCH)], voice)
    assert [choice.word for choice in find_choices("trade bo", choices, voice)] == ["trade seat-2"]
    assert [choice.word for choice in find_choices("trade", choices, voice)] == [
        "trade seat-2",
        "trade seat-3",
    ]


def test_a_whole_name_goes_before_beginnings_and_what_fits_several_is_told_by_name() -> None:
    match = seated(WISDOM, [None, "random"], start="seat-1")
    printed, _ = play(match, ["science", "Science / Science", "quit", "yes"], 140)
    assert "fits 3 options: 3 (Turn over Wisdom / Science), 5 (Turn over Science / Science), 6 (" in printed
    assert "Ada turns over to Obsession: Science / Science." in printed
    assert match.moves[0].word == "flip as-as"


def test_why_speaks_only_of_what_is_in_the_game() -> None:
    match = seated(WISDOM, [None, "random"], start="seat-1")
    script = ["why children", "why ghoul 2", "why seat 4", "why buy dhole-3", "buy dhole-2", "quit"]
    printed, _ = play(match, script, 140)
    assert "Buy Children of Cthulhu, Activate Children of Cthulhu" in printed
    assert "Children of Cthulhu (" not in printed
    assert "Buy Ghoul (2)" in printed
    assert "Nothing in this game is called 'seat 4'." in printed
    assert "'buy dhole-3' is not a word of this game." in printed
    assert "'buy dhole-2' is not an option here." in printed


def test_a_card_that_a_designer_took_away_is_no_answer() -> None:
    match = seated(WISDOM, [None, "random"], start="seat-1")
    voice = voice_of(WISDOM)
    content = WISDOM.load_content(WISDOM.folder / "data")
    library = Library(WISDOM, content, voice.texts)
    library.faces = tuple(face for face in library.faces if face.id != "aklo")
    told = WhyNot(match, voice, library).answer("aklo", 0, ()).plain
    assert told.startswith("Nothing in this game is called 'aklo'. Try why ")


@pytest.mark.parametrize("game", all_games())
def test_an_example_of_why_names_an_open_card_and_is_answered_with_a_rule(game: str) -> None:
    spec = find_game(game)
    match = seated(spec, [None, "random", "random"], start="seat-1")
    printed, _ = play(match, ["why zebra", "quit"], 140)
    found = re.search(r"Try why (.+)\.$", printed, re.MULTILINE)
    assert found
    printed, _ = play(match, [f"why {found[1]}", "quit"], 140)
    assert f"(rule {spec.rule_prefix}-" in printed.rpartition("> why")[2]
    content = spec.load_content(spec.folder / "data")
    texts = texts_of(spec)
    names = [texts.name(face.id) for face in spec.cards(content)]
    assert any(found[1].endswith(name) for name in names)


@pytest.mark.parametrize("game", all_games())
def test_the_examples_of_help_are_of_this_game(game: str) -> None:
    spec = find_game(game)
    match = seated(spec, [None, "random", "random"], start="seat-1")
    printed, _ = play(match, ["help", "quit"], 240)
    shown = re.findall(r"(?:: |, )((?:why|rules|cards) .+?)(?=, rules| *$)", printed, re.MULTILINE)
    assert [example.partition(" ")[0] for example in shown] == ["why", "rules", "rules", "cards"]
    told, _ = play(match, [*shown, "quit"], 240)
    assert "There is no" not in told
    assert "is not a word of this game" not in told


def asking(prompt: str, *options: str, box: int = 0, **about: Any) -> str:
    """A question of Wisdom of Cthulhu with its options, as the terminal puts it."""
    table, voice = action(), voice_of(WISDOM)
    table.token[0] = box
    scene = WISDOM.scene(table, 0)
    scene = scene._replace(question=Question((0,), prompt, "", about, options))
    console = paper(120)
    assert scene.question is not None
    console.print(question(scene.question, [scene], choices_of([scene], voice), voice))
    return page(console)


def test_a_group_can_belong_to_one_question_alone() -> None:
    assert "Move first, free, and then act:  1" in asking("action", "visit arkham", "visit kadath")
    placing = asking("place-seeker", "visit arkham", "visit kadath", "home", other="seat-2")
    assert "Move first" not in placing
    assert "Put it at:  2 Arkham  3 Kadath" in placing


@pytest.mark.parametrize(("box", "rule"), [(0, "WOC-7.2"), (1, "WOC-7.3"), (2, "WOC-7.4")])
def test_an_advance_names_the_rule_of_its_requirement(box: int, rule: str) -> None:
    price = {"costs": 0, "gives": [], "evokes": []}
    assert f"(rule {rule})" in asking("advance", "advance aklo", "skip", box=box, **price)


def test_the_second_lap_and_a_sacrifice_name_their_rules() -> None:
    assert "(rule WOC-2.8)" in asking("flip", "flip fw-fw", "stop", lap=1)
    assert "(rule WOC-2.9)" in asking("flip", "flip fw-fw", "stop", lap=2)
    assert "(rule WOC-7.4)" in asking("sacrifice", "choose aklo", "choose ghoul", card="aklo", seed="fw")


def test_why_is_answered_for_beginnings_and_for_the_wrong_verb() -> None:
    match = seated(WITCH, [None, "random", "random"], start="seat-1")
    printed, _ = play(match, ["why go rlyeh", "why seal", "why trade bo", "why slip rlyeh", "quit"], 140)
    assert printed.count("Only the Secret Passage leads there.") >= 2
    assert "Seal the tile of the Sanatorium, Seal the tile of the Docks, " in printed
    assert "Trading has its moment: right after your move.  (rule WOS-6.1)" in printed


def test_cards_and_rules_are_found_by_a_part() -> None:
    match = seated(WITCH, [None, "random"], start="seat-1")
    printed, _ = play(match, ["cards yog", "cards elix", "cards dag", "rules tribute", "rules zebra", "quit"])
    assert "Yog-Sothoth  Great Old One" in printed
    assert "Elixir of Nus" in printed
    assert "Dagon" in printed
    assert "rules with 'tribute'" in printed
    assert "There is no rule 'zebra'" in printed


def test_a_hint_gives_a_reason() -> None:
    match = seated(WITCH, [None, "random"], start="seat-1")
    printed, _ = play(match, ["hint", "quit"])
    assert "Best: Go to " in printed or "Best: Take the " in printed
    assert "Why: the table wins about" in printed


def test_an_answer_that_made_nothing_happen_is_told_with_what_it_answers() -> None:
    printed, _ = play(seated(WITCH, ["greedy", "greedy"], seed=5), [])
    assert "takes the Secret Passage." in printed
    # Who declines makes nothing happen. That is told of nobody, as it is not told of people either.
    assert "uses nothing" not in printed
    assert ": Skip" not in printed


def test_a_drawn_event_is_told_with_its_text() -> None:
    printed, _ = play(seated(WITCH, ["greedy", "greedy"], seed=5), [], 400)
    told = [line for line in printed.splitlines() if "the Witch walks" in line]
    assert told
    assert all(line.count(":") for line in told)


def lamps(*words: str) -> Scene:
    question = Question((0,), "watch", "", {}, words)
    return Scene("lantern", 0, 1, (), question, None)


SETS = ("look attic", "look cellar", "look attic+cellar", "look tower", "look attic+tower", "pass")


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("1", "look attic"),
        ("1 2", "look attic+cellar"),
        ("3,1", "look attic+tower"),
        ("1+3", "look attic+tower"),
        ("look attic+cellar", "look attic+cellar"),
        ("attic", "look attic"),
        ("tower attic", "look attic+tower"),
        ("4", "pass"),
    ],
)
def test_a_set_is_named_by_the_numbers_or_names_of_its_parts(typed: str, word: str) -> None:
    voice = Voice(texts_of(LANTERN), NAMES)
    found = find_choices(typed, choices_of([lamps(*SETS)], voice), voice)
    assert [choice.word for choice in found] == [word]


def test_sets_are_not_listed_but_an_example_is_given() -> None:
    voice, console, scene = Voice(texts_of(LANTERN), NAMES), paper(), lamps(*SETS)
    assert scene.question is not None
    console.print(question(scene.question, [scene], choices_of([scene], voice), voice))
    printed = page(console)
    assert "attic+cellar" not in printed
    assert "Several at once: 1+2" in printed
    assert "4" in next(line for line in printed.splitlines() if "Pass the lantern" in line)


def test_a_set_that_is_not_offered_is_not_found() -> None:
    voice = Voice(texts_of(LANTERN), NAMES)
    assert find_choices("2 3", choices_of([lamps(*SETS)], voice), voice) == []
