"""What is said is true where it depends on the table: questions, choices, events and marks."""

from functools import cache

import pytest

from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.terminal.choices import explain_choice
from miskatonic.terminal.voice import Voice
from tests.games.witch_of_salem.tables import ONE, TWO, Arkham, OpenArkham

NAMES = ("Ann", "Bob", "Cid")


@cache
def texts() -> Texts:
    return load_texts(SPEC.texts, strict=True)


def question(game: Arkham) -> str:
    asked = game.scene(game.play.asked.seat).question
    assert asked is not None
    return texts().question(asked, NAMES)


def choice(game: Arkham, word: str) -> str:
    return explain_choice(word, game.scene(game.play.asked.seat), Voice(texts(), NAMES))


@pytest.mark.rule("WOS-9.2")
def test_keeping_an_artifact_says_which_one_goes(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elder-sign")
    game.event("armitages-parcel", "silver-key", "trapezohedron")
    assert question(game) == (
        "Armitage's Parcel brings you a Silver Key. Do you keep it, and discard your Elder Sign for it?"
    )
    game.answers("yes")
    assert game.heap() == ["elder-sign", "trapezohedron"]
    game.expects(TWO, "keep-item")
    assert question(game) == "Armitage's Parcel brings you a Trapezohedron. Do you keep it?"


@pytest.mark.rule("WOS-R52")
def test_a_tribute_that_cannot_be_paid_says_so(arkham: OpenArkham) -> None:
    game = arkham(2, refuseTribute="on")
    game.creatures(docks="cultists", shop="mi-go")
    game.holds(ONE, "necronomicon")
    game.phase_a("cultists")
    assert question(game).endswith("do you pay, or does Necron surge?")
    game.phase_a("mi-go")
    assert "Necron surges in any case" in question(game)


@pytest.mark.parametrize(
    ("necron", "prisoner", "said"),
    [
        (0, None, "Let Necron surge to the next portrait"),
        (31, None, "Let Necron surge to the demon, where all is lost"),
        (31, "dagon", "Let Necron surge to the next portrait"),
        (42, "dagon", "Let Necron surge into the Rift, where all is lost"),
    ],
)
@pytest.mark.rule("WOS-15.2", "WOS-R10")
def test_where_a_surge_would_end(arkham: OpenArkham, necron: int, prisoner: str | None, said: str) -> None:
    game = arkham(2, refuseTribute="on")
    game.elders(prisoner=prisoner)
    game.t.necron = necron
    game.creatures(docks="cultists")
    game.phase_a("cultists")
    assert choice(game, "surge") == said
    game.answers("surge")
    assert game.is_quiet == said.endswith("portrait")


@pytest.mark.rule("WOS-4.7", "WOS-R31")
def test_craven_does_not_call_the_banner(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.played(TWO, "docks")
    game.phase_a("craven", "ghouls", count=1)
    assert game.t.chronicle is not None
    (call,) = (event for event in game.t.chronicle.events if event.kind == "craven-calls")
    assert texts().event(call, NAMES) == (
        "Robert Craven calls all scholars in Arkham to the University; "
        "their played location cards return to them."
    )
    assert (game.place(TWO), "docks" in game.hand(TWO)) == ("rlyeh", False)


@pytest.mark.parametrize(
    ("value", "said"), [("on", "shadow of Hastur"), ("off", "sleeping shadow of Hastur")]
)
@pytest.mark.rule("WOS-R26")
def test_a_sleeping_shadow_is_called_one(arkham: OpenArkham, value: str, said: str) -> None:
    game = arkham(shadowAbility=value)
    game.elders("hastur")
    game.event("shadow-on-the-campus")
    marks = game.location(None, 0).marks
    assert str(Voice(texts(), NAMES).value("shadow", marks["shadow"], marks)) == said


@pytest.mark.rule("WOS-16.2")
def test_a_surge_ends_on_the_demon_too() -> None:
    for key in ("board-space-demon", "board-space-demon-harmless"):
        assert texts().say(key, space=36, portrait=True).startswith("Space 36: a surge ends here")
        assert "surge" not in texts().say(key, space=36, portrait=False)


def test_the_reckless_know_what_they_play() -> None:
    """Every option that the variant sets is in its description."""
    about = texts().variant("reckless").about
    said = {
        "fatalPayments": "sanity may be paid to the last",
        "refuseTribute": "tribute refused",
        "wallCheck": "seals are judged only at the end",
        "placeFrom": "the Witch's own location first",
        "rateByLiving": "the living",
        "rollFirst": "never rolled before Trade",
    }
    assert said.keys() == SPEC.variants["reckless"].keys()
    assert all(phrase in about for phrase in said.values())


@pytest.mark.rule("WOS-R15", "WOS-18.5")
def test_cards_do_not_promise_what_an_option_takes_back() -> None:
    assert "with fatal payments" in texts().say("card-secret-passage")
    assert "unless the table plays with open Glasses" in texts().say("card-glasses")
