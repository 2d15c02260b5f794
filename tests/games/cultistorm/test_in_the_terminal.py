"""What a newcomer reads in the terminal: needs, prices, reasons, and a board of one screen."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.habit import habit
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Scene
from miskatonic.terminal.board import board
from miskatonic.terminal.choices import choices_of, explain_choice
from miskatonic.terminal.library import Library
from miskatonic.terminal.sentences import facts, question
from miskatonic.terminal.voice import Voice
from tests.games.cultistorm.tables import AGNES, BRUNO, ELIAS, L1, L2, L3, MIRIAM, OpenStorm, Storm
from tests.terminal.sessions import page, paper, play, seated, texts_of

NAMES = ("Ada", "Bo", "Cleo", "Dora", "Eve")
VOICE = Voice(texts_of(SPEC), NAMES)


def said(game: Storm, seat: int) -> dict[str, str]:
    """The options of a seat as they are read."""
    scene = SPEC.scene(game.t, seat)
    assert scene.question is not None
    return {word: explain_choice(word, scene, VOICE) for word in scene.question.options}


def asked(game: Storm, seat: int) -> str:
    """The whole question."""
    scene = SPEC.scene(game.t, seat)
    assert scene.question is not None
    console = paper(140)
    console.print(question(scene.question, [scene], choices_of([scene], VOICE), VOICE))
    return page(console)


def drawn(scene: Scene, width: int = 110) -> str:
    library = Library(SPEC, SPEC.load_content(SPEC.folder / "data"), VOICE.texts)
    console = paper(width)
    keys = {choice.word: choice.key for choice in choices_of([scene], VOICE)}
    console.print(board(scene, VOICE, keys, console, library))
    return page(console)


def test_an_enemy_is_drawn_with_its_cult_all_it_needs_and_who_has_marked_it(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.cultist_die(L1, "eye")
    game.marked(MIRIAM, "choir-acolyte")
    game.prepare()
    scene = SPEC.scene(game.t, MIRIAM)
    enemy = scene.zone("column.arkham").pieces[0]
    assert sorted(enemy.marks["needs"]) == sorted([*enemy.marks["symbols"], "eye", "star"])
    picture = " ".join(drawn(scene, 200).split())
    assert "Star cult, needs" in picture
    assert "marked by Ada)" in picture


def test_the_cultists_and_their_limit_are_always_on_the_board(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    limit = game.t.rules.limit
    assert f"Cultists 1 of {limit}: more than {limit} lose the game" in drawn(SPEC.scene(game.t, MIRIAM))


def test_insanity_is_one_number_with_its_limit(storm: OpenStorm) -> None:
    game = storm()
    game.tokens(MIRIAM, 1, 2)
    game.prepare()
    assert "Insanity 3 of 4, 2 of it growing" in " ".join(drawn(SPEC.scene(game.t, MIRIAM), 200).split())


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_board_and_places_fit_a_screen_and_nothing_is_cut(seed: int) -> None:
    t = SPEC.new(3, SPEC.settle({"difficulty": "novice"}), seed)
    asked_at = t.flow.decision
    assert asked_at is not None
    picture = drawn(SPEC.scene(t, asked_at.seat))
    assert len(picture.splitlines()) <= 45
    assert "…" not in picture


def test_the_example_on_the_board_is_an_option(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "escort")
    game.prepare()
    game.says(MIRIAM, "play escort", "to seat-2")
    assert "[2] type 2 to choose it" in drawn(SPEC.scene(game.t, ELIAS))


def test_a_consent_says_what_the_card_does_and_where_one_stands(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "escort")
    game.prepare()
    game.says(MIRIAM, "play escort", "to seat-2")
    text = asked(game, ELIAS)
    assert "Ada would help you with Escort: The helped detective moves to any location." in text
    assert "You hold 0 of 4 insanity tokens, and have marked nobody yet." in text


def test_preparing_tells_prices(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.hand(MIRIAM, "old-map", "calming-voice")
    game.tokens(ELIAS, 1)
    game.trophies(MIRIAM, "star")
    game.prepare()
    told = said(game, MIRIAM)
    assert told["go salem"] == "Go to Salem"
    assert told["play old-map"] == (
        "Play Old Map for a colleague (1 insanity for you, you draw 1 card): "
        "The helped detective draws 1 action card."
    )
    assert told["play calming-voice"].startswith("Play Calming Voice for Bo (free for you")
    assert told["level star"].startswith("Learn Bedside Manner for 1 Star trophy: Once per turn another")
    assert "a terror step" in told["level star"]
    assert told["ready"].startswith("Ready, with nobody marked")
    game.says(MIRIAM, "go salem")
    assert said(game, MIRIAM)["go dunwich"] == "Go to Dunwich: 1 insanity, as this move is not free"


def test_marking_says_what_is_lacking_and_whether_it_is_in_reach(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L3, "choir-acolyte", "choir-brute")
    game.at(L3, BRUNO, ELIAS)
    game.dice(BRUNO, "wild", "wild", "wild", "wild", "wild")
    game.prepare()
    own = said(game, BRUNO)
    assert "and you have it all (a Star trophy)" in own["mark choir-acolyte"]
    assert "Others stand before it, and must go first" in own["mark choir-brute"]
    others = said(game, ELIAS)
    assert "; you lack " in others["mark choir-acolyte"]
    assert "must go first" not in others["mark choir-brute"]


def test_a_fight_that_cannot_be_won_says_so_before_it_begins(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.marked(ELIAS, "choir-acolyte")
    game.combat()
    game.turn_of(ELIAS)
    told = said(game, ELIAS)
    price = "A fight that you begin and do not win costs 1 insanity and a terror step"
    assert price in told["fight choir-acolyte"]
    assert told["done"] == "Stop fighting: 1 insanity and a terror step, because you won no fight or lost one"


def test_a_strike_names_dice_cards_and_items_that_it_uses_and_what_is_left(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.marked(ELIAS, "choir-acolyte")
    game.dice(ELIAS, "wild", "wild", "wild", "wild")
    game.hand(ELIAS, "old-map")
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight choir-acolyte")
    told = said(game, ELIAS)
    assert told["commit"].startswith("Strike with ")
    assert "wild die" in told["commit"]
    assert "; you keep " in told["commit"]
    assert told["reroll wild"] == "Re-roll the die that shows wild: 1 insanity"
    text = asked(game, ELIAS)
    assert "It asks for" in text
    assert "You can match it all." in text


def test_an_open_fight_names_what_is_lacking(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.marked(ELIAS, "choir-acolyte")
    game.dice(ELIAS, "star")
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight choir-acolyte")
    assert "You lack" in asked(game, ELIAS)


@pytest.mark.rule("CUL-10.7")
def test_sealing_tells_its_price(storm: OpenStorm) -> None:
    game = storm()
    game.laid(L1, "star", 3)
    game.seal_card(MIRIAM, "star")
    game.crowd(L1, 2)
    game.sealing()
    assert said(game, MIRIAM)["seal"].startswith("Seal Arkham for good: 2 insanity")


def test_the_order_of_combat_names_the_location(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.at(L1, MIRIAM, ELIAS)
    game.combat()
    assert "Who fights first at Arkham?" in asked(game, MIRIAM)


def test_a_bots_card_is_told_once_and_a_novice_is_not_asked_for_items() -> None:
    match = seated(SPEC, [None, "greedy", "greedy"], seed=5, difficulty="novice")
    printed, _ = play(match, ["ready", "quit", "yes"], width=110)
    assert "Which item do you start with?" not in printed
    assert "What do you do? Play" not in printed


def test_a_seal_card_says_for_which_location_it_is(storm: OpenStorm) -> None:
    game = storm()
    game.trophies(MIRIAM, "star")
    game.laid(L2, "shield", 2)
    game.prepare()
    game.says(MIRIAM, "level star")
    told = said(game, MIRIAM)
    needed = game.t.rules.to_seal
    assert told["claim shield"] == f"Take the Shield seal card, for Salem: 2 of {needed} trophies lie there"
    assert told["no"] == "Take none"


def test_those_who_can_be_helped_are_told_by_what_they_are_about_to_do(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.hand(MIRIAM, "whispered-sign")
    game.prepare()
    game.says(ELIAS, "mark choir-acolyte")
    game.says(MIRIAM, "play whispered-sign")
    told = said(game, MIRIAM)
    assert told["to seat-2"].startswith("Bo, at Salem, marks ")
    assert told["to seat-3"] == "Cleo, at Dunwich, has marked nobody; insanity 0 of 4"


@pytest.mark.parametrize("variant", ["narrative", "glass", "closed", "loose", "strict"])
def test_every_moment_of_every_variant_has_its_words(variant: str) -> None:
    t = SPEC.new(3, SPEC.settle(SPEC.variants[variant]), 2, chronicle=True)
    dice = Dice.seeded(2, "words")
    for _ in range(150):
        decision = t.flow.decision
        if decision is None:
            break
        seat = dice.pick(decision.seats)
        scene = SPEC.scene(t, seat)
        assert scene.question is not None
        for word in scene.question.options:
            assert explain_choice(word, scene, VOICE)
        assert VOICE.question(scene.question)
        assert facts(scene.question, scene, VOICE) is not None
        t.flow.submit(t, habit(t, seat) if dice.below(3) else dice.pick(decision.options_of(seat)), seat)
    assert t.chronicle is not None
    assert all(VOICE.event(event) for event in t.chronicle.events)


def test_the_options_in_force_are_told_at_the_beginning_and_when_asked_for() -> None:
    match = seated(SPEC, [None, "greedy", "greedy"], seed=5, difficulty="novice")
    printed, _ = play(match, ["table", "rules reroll", "quit", "yes"], width=110)
    assert "Options: Difficulty: novice." in printed
    assert "Only the speaker, who hands the floor on." in printed
    assert "CUL-8.13" in printed


def test_a_refused_word_is_answered_with_the_right_reason(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert game.why_not(MIRIAM, "keep revolver") == "CUL-7.21"
    match = seated(SPEC, [None, "greedy", "greedy"], seed=5, difficulty="novice")
    printed, _ = play(match, ["why learn", "why keep revolver", "quit", "yes"], width=200)
    assert "is not a word of this game" not in printed
    assert "You keep an item when you have found it" in printed


def test_a_move_that_is_not_free_is_not_said_to_have_been_made(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L3, 1)
    game.elder(L3, "yog-sothoth")
    game.prepare()
    assert said(game, MIRIAM)["go salem"] == "Go to Salem: 1 insanity, as this move is not free"


def test_a_collector_reads_that_two_cards_may_be_kept(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ELIAS, "tip-off", "field-search")
    game.hand(MIRIAM, "old-map", "shared-notes")
    game.level(ELIAS, 2)
    game.prepare()
    assert said(game, ELIAS)["investigate 2"] == "Investigate: draw 2 item cards, and you may keep two"
    assert said(game, MIRIAM)["investigate 2"] == "Investigate: draw 2 item cards, and you may keep one"


def test_a_marker_on_what_cannot_be_fought_yet_says_why_for_every_reach(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L2, 1)
    game.elder(L2, "yig")
    game.prepare()
    assert said(game, ELIAS)["mark yig"].endswith("Others stand before it, and must go first")


def test_a_monster_is_marked_for_the_reward_of_its_card(storm: OpenStorm) -> None:
    game = storm(monsters="the-bell-ringer")
    game.t.cultists.bag.extend(game.t.late)
    game.t.late = []
    game.cultists(L1, "the-bell-ringer")
    game.prepare()
    assert "(the reward of its card)" in said(game, MIRIAM)["mark the-bell-ringer"]
    assert "trophy" not in said(game, MIRIAM)["mark the-bell-ringer"]


def test_without_any_enemy_nobody_is_warned_of_a_penalty(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert said(game, MIRIAM)["ready"] == "Ready: no enemy is in play, and nobody has to fight"


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("escort", "1 insanity and a terror step"),
        ("shield-bearer", "no insanity and a terror step"),
        ("bulwark", "1 insanity and no terror step"),
    ],
)
def test_the_penalty_is_told_as_it_would_come(storm: OpenStorm, card: str, price: str) -> None:
    game = storm(4)
    game.cultists(L1, "choir-acolyte")
    game.dice(MIRIAM, "eye")
    game.trophies(MIRIAM, "star")
    if card == "escort":
        game.hand(AGNES, card)
    else:
        game.helped(MIRIAM, card, AGNES)
    game.marked(MIRIAM, "choir-acolyte")
    game.combat()
    assert price in said(game, MIRIAM)["done"]
    game.says(MIRIAM, "fight choir-acolyte")
    assert said(game, MIRIAM)["retreat"].endswith(price)
