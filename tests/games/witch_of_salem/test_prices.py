"""Whoever loses something by a thing they choose can read it in the option (WOS-9.2, WOS-9.3, WOS-5.5)."""

from functools import cache

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.kernel.refusal import Refusal
from miskatonic.terminal.choices import explain_choice
from miskatonic.terminal.voice import Voice
from tests.games.witch_of_salem.tables import DOCKS, ONE, STATION, TWO, Arkham, OpenArkham


@cache
def voice() -> Voice:
    return Voice(load_texts(SPEC.texts, strict=True), ["Ada", "Bo", "Cy", "Di"])


def said(game: Arkham, word: str) -> str:
    """An option as the one who is asked reads it."""
    assert word in game.options
    return explain_choice(word, game.scene(game.play.asked.seat), voice())


@pytest.mark.parametrize(
    ("place", "word", "price"),
    [
        ("sanatorium", "take left", "free"),
        ("sanatorium", "take right", "costs 1 sanity"),
        ("docks", "take right", "Necron advances 1"),
        ("cemetery", "take right", "costs a creature card"),
        ("station", "take right", "costs an event card"),
        ("shop", "take right", "Necron advances 2"),
    ],
)
@pytest.mark.rule("WOS-9.3")
def test_an_item_to_take_is_named_with_its_price(
    arkham: OpenArkham, place: str, word: str, price: str
) -> None:
    game = arkham()
    game.turn(ONE, f"go {place}")
    slot = word.removeprefix("take ")
    item = game.scene(ONE).zone(f"stock.{place}").pieces[("left", "middle", "right").index(slot)].face
    assert said(game, word) == f"Take {voice().name(item, 'the')}, {slot} slot ({price})"


@pytest.mark.parametrize(
    ("held", "dropped"),
    [
        (("elixir", "elixir", "dagger"), "; you discard a minor item for it"),
        (("elixir", "elixir", "elixir"), "; your Elixir is discarded for it"),
        (("elixir", "elixir"), ""),
    ],
)
@pytest.mark.rule("WOS-9.2")
def test_what_has_to_go_for_an_item_is_part_of_the_option(
    arkham: OpenArkham, held: tuple[str, ...], dropped: str
) -> None:
    game = arkham()
    game.holds(ONE, *held)
    game.turn(ONE, "go docks", "skip")
    assert said(game, "take left").endswith(f"(free{dropped})")


@pytest.mark.rule("WOS-9.2")
def test_an_artifact_that_has_to_go_is_named(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(STATION, "elder-sign", None, None)
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go station")
    assert said(game, "take left").endswith("your Silver Key is discarded for it)")


@pytest.mark.rule("WOS-9.5", "WOS-5.5", "WOS-R15")
def test_a_price_that_is_the_last_sanity_says_so(arkham: OpenArkham) -> None:
    game = arkham(fatalPayments="on")
    game.t.sanity[ONE] = 1
    game.turn(ONE, "go sanatorium")
    assert "you leave the game" in said(game, "take right")
    assert "leave" not in said(game, "take left")
    game.turn(ONE)
    assert "you leave the game" in said(game, "go secret-passage")
    game.answers("go secret-passage")
    assert "you leave the game" in said(game, "slip docks")
    game.t.sanity[ONE] = 2
    assert said(game, "slip docks") == "Slip through to the Docks: 1 sanity"


@pytest.mark.parametrize(("discards", "price"), [("off", ""), ("on", "the items of the recipe")])
@pytest.mark.rule("WOS-12.5", "WOS-R29")
def test_banning_names_all_that_it_costs(arkham: OpenArkham, discards: str, price: str) -> None:
    game = arkham(banDiscards=discards)
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "dagger", "glasses")
    game.turn(ONE, "go secret-passage")
    sentence = said(game, "slip rlyeh")
    assert "1 sanity now and on each of your turns" in sentence
    assert sentence.endswith(price or "turns")


@pytest.mark.parametrize(
    ("seen", "ends"),
    [(False, "if it is a Wall, all is lost"), (True, "it is a Portal")],
)
@pytest.mark.rule("WOS-13.1", "WOS-13.2")
def test_sealing_names_the_artifact_and_the_risk(arkham: OpenArkham, seen: bool, ends: str) -> None:
    game = arkham()
    game.tiles(docks="portal")
    if seen:
        game.seen(DOCKS, ONE)
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go docks")
    assert said(game, "seal docks") == f"Seal the tile of the Docks with the Silver Key: {ends}"


@pytest.mark.rule("WOS-13.5")
def test_closing_names_the_artifact_and_that_the_game_ends(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.holds(ONE, "elder-sign")
    game.turn(ONE, "go university")
    assert "with the Elder Sign: the game ends" in said(game, "close university")


@pytest.mark.parametrize(
    ("sanity", "witch", "gain"), [(6, 0, "full"), (5, DOCKS, "1 sanity"), (3, DOCKS, "2 sanity")]
)
@pytest.mark.rule("WOS-8.4")
def test_an_elixir_says_what_it_regains(arkham: OpenArkham, sanity: int, witch: int, gain: str) -> None:
    game = arkham()
    game.t.sanity[ONE] = sanity
    game.t.witch = witch
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks")
    assert said(game, "use elixir").endswith(gain)


@pytest.mark.parametrize(
    ("held", "asked"),
    [
        (("dagger", "dagger", "elixir"), "discard one of your minor items"),
        (("dagger", "dagger", "dagger"), "discard your Dagger"),
    ],
)
@pytest.mark.rule("WOS-9.2")
def test_a_parcel_asks_before_something_goes_for_it(
    arkham: OpenArkham, held: tuple[str, ...], asked: str
) -> None:
    game = arkham()
    game.holds(ONE, *held)
    game.event("armitages-parcel", "glasses")
    game.expects(ONE, "keep-item", "yes", "no")
    question = game.scene(ONE).question
    assert question is not None
    assert asked in voice().question(question)


@pytest.mark.rule("WOS-R57", "WOS-11.7")
def test_shadow_cards_print_all_three_cases() -> None:
    for card in ("shadow-on-the-campus", "the-stars-are-right"):
        text = voice().texts.say(f"card-{card}")
        assert "goes to the University as a shadow" in text
        assert "If a shadow is there already, Necron advances 1 instead." in text
        assert "If no Great Old One is face up at an edge, no shadow comes." in text


@pytest.mark.rule("WOS-7.5")
def test_a_refusal_names_what_is_missing() -> None:
    one = Refusal("WOS-7.5", "recipe-not-held", ("dagger",))
    assert voice().refusal(one) == "To defeat it you lack: Dagger."
    two = Refusal("WOS-12.1", "ban-recipe", ("elixir", "dagger"))
    assert voice().refusal(two) == "To banish the Prisoner you lack: Elixir and Dagger."
    form = Refusal("WOS-7.5", "recipe-not-held", ("same-2",))
    assert voice().refusal(form) == "To defeat it you lack: 2 identical minor items."


@pytest.mark.rule("WOS-4.6")
def test_the_necron_card_is_told_with_its_sum() -> None:
    say = voice().texts.say
    both = say("event-necron-drawn", creatures=3, shadow=2, strength=5)
    assert "3 for the creatures in Arkham and 2 for the shadow, 5 in all" in both
    none = say("event-necron-drawn", creatures=0, shadow=0, strength=0)
    assert "no creature in Arkham, 0 in all" in none
