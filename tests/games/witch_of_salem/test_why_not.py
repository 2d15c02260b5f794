"""Why something is not allowed: for each prompt typical refusals, with the rule that forbids."""

from collections.abc import Collection
from typing import Final

import pytest

from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.dice import Dice
from miskatonic.testing.rules import rule_ids
from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, STATION, THREE, TWO, Arkham, OpenArkham

_PROMPTS: Final = {
    "move", "passage", "trade", "trade-give", "trade-ask", "trade-consent", "reroll", "defeat", "use", "heal",
    "explore-consent", "take", "make-room", "keep-item", "who-peeks", "discard", "tribute",
    "tribute-or-surge",
}  # fmt: skip


def refusals(game: Arkham, *words: str) -> dict[str, tuple[str, str]]:
    """Rule and message of each refusal."""
    found = {}
    for word in words:
        number = game.t.rules.alphabet.find(word)
        assert number is not None
        refusal = SPEC.why_not(game.t, game.play.asked.seat, number)
        assert refusal is not None, f"'{word}' is allowed"
        found[word] = (refusal.rule, refusal.key)
    return found


@pytest.mark.rule("WOS-5.3", "WOS-5.5", "WOS-R14")
def test_move(arkham: OpenArkham) -> None:
    game = arkham(mayStay="off")
    game.t.place[ONE] = DOCKS
    game.t.sanity[ONE] = 1
    game.played(ONE, "shop")
    game.turn(ONE)
    assert refusals(
        game, "go shop", "go docks", "go secret-passage", "slip shop", "use elixir", "take left", "skip"
    ) == {
        "go shop": ("WOS-5.3", "card-played"),
        "go docks": ("WOS-R14", "may-not-stay"),
        "go secret-passage": ("WOS-5.5", "passage-last-sanity"),
        "slip shop": ("WOS-5.5", "only-through-passage"),
        "use elixir": ("WOS-8.1", "only-in-use"),
        "take left": ("WOS-9.1", "only-in-take"),
        "skip": ("WOS-5.3", "may-not-decline"),
    }


@pytest.mark.rule("WOS-12.1", "WOS-R28", "WOS-R44")
def test_passage(arkham: OpenArkham) -> None:
    game = arkham()
    game.turn(ONE, "go secret-passage")
    assert refusals(game, "slip university", "slip rlyeh") == {
        "slip university": ("WOS-5.5", "passage-elsewhere"),
        "slip rlyeh": ("WOS-12.1", "prisoner-hidden"),
    }
    game.elders(prisoner="dagon")
    assert refusals(game, "slip rlyeh") == {"slip rlyeh": ("WOS-12.1", "ban-recipe")}
    game.t.sanity[ONE] = 1
    assert refusals(game, "slip rlyeh") == {"slip rlyeh": ("WOS-12.1", "ban-last-sanity")}
    game.bans(TWO)
    assert refusals(game, "slip rlyeh") == {"slip rlyeh": ("WOS-12.1", "banner-there")}


@pytest.mark.rule("WOS-6.1", "WOS-6.2")
def test_trade(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.t.place = [0, 0, 0, SHOP]
    game.holds(THREE, "elixir")
    game.turn(ONE, "go university")
    assert refusals(game, "trade seat-1", "trade seat-2", "trade seat-4", "give elixir", "offer 1") == {
        "trade seat-1": ("WOS-6.1", "partner-yourself"),
        "trade seat-2": ("WOS-6.2", "nothing-to-trade"),
        "trade seat-4": ("WOS-6.1", "partner-elsewhere"),
        "give elixir": ("WOS-6.2", "only-in-trade"),
        "offer 1": ("WOS-4.5", "only-in-tribute"),
    }


@pytest.mark.rule("WOS-6.2")
def test_trade_give_and_ask(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.holds(TWO, "glasses", "glasses", "necronomicon")
    game.turn(ONE, "go university", "trade seat-2")
    assert refusals(game, "give glasses", "give nothing", "ask glasses") == {
        "give glasses": ("WOS-6.2", "item-not-held"),
        "give nothing": ("WOS-6.2", "pouch-full"),
        "ask glasses": ("WOS-6.2", "only-in-trade"),
    }
    game.answers("give elixir")
    assert refusals(game, "ask dagger", "ask nothing") == {
        "ask dagger": ("WOS-6.2", "partner-lacks-item"),
        "ask nothing": ("WOS-6.2", "partner-full"),
    }


@pytest.mark.rule("WOS-6.2")
def test_nothing_for_nothing_is_no_trade(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "glasses", "dagger")
    game.turn(ONE, "go university", "trade seat-3")
    assert refusals(game, "give nothing") == {"give nothing": ("WOS-6.2", "nothing-for-nothing")}
    game.turn(ONE, "go university", "trade seat-2", "give nothing")
    assert refusals(game, "ask nothing") == {"ask nothing": ("WOS-6.2", "nothing-for-nothing")}


@pytest.mark.rule("WOS-7.1", "WOS-7.5", "WOS-7.6", "WOS-R19")
def test_defeat(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="thul-sahuun", shop="deep-ones")
    game.t.witch = DOCKS
    game.holds(ONE, "glasses", "dagger", "elder-sign")
    game.turn(ONE, "go docks")
    assert refusals(game, "defeat creature", "defeat shadow", "sacrifice silver-key") == {
        "defeat creature": ("WOS-7.6", "only-artifact"),
        "defeat shadow": ("WOS-7.1", "nothing-to-defeat"),
        "sacrifice silver-key": ("WOS-R19", "item-not-held"),
    }
    game.t.witch = SHOP
    game.turn(ONE, "go shop")
    assert game.prompt == "defeat"
    assert refusals(game, "sacrifice elder-sign", "use dagger") == {
        "sacrifice elder-sign": ("WOS-7.6", "nobody-wants-artifact"),
        "use dagger": ("WOS-8.1", "only-in-use"),
    }


@pytest.mark.rule("WOS-8.2", "WOS-8.3", "WOS-8.5", "WOS-8.6", "WOS-R19", "WOS-13.4", "WOS-13.5")
def test_use(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "dagger", "necronomicon")
    game.turn(ONE, "go university", "skip")
    expected = {
        "use glasses": ("WOS-R19", "item-not-held"),
        "use dagger": ("WOS-8.5", "nothing-to-defeat"),
        "use necronomicon": ("WOS-8.3", "all-unmasked"),
        "close university": ("WOS-8.6", "no-artifact"),
        "seal docks": ("WOS-13.1", "tile-elsewhere"),
        "explore seat-2": ("WOS-21.2", "no-exploration"),
        "sacrifice elder-sign": ("WOS-7.6", "nobody-wants-artifact"),
        "heal seat-1": ("WOS-21.1", "no-talents"),
        "reroll": ("WOS-21.1", "no-talents"),
        "defeat creature": ("WOS-7.1", "nothing-to-defeat"),
    }
    assert refusals(game, *expected) == expected
    game.holds(ONE, "elder-sign")
    game.t.witch = STATION
    game.turn(ONE, "go docks")
    assert refusals(game, "use dagger", "seal docks", "close university") == {
        "use dagger": ("WOS-8.5", "witch-absent"),
        "seal docks": ("WOS-13.4", "wrong-artifact"),
        "close university": ("WOS-13.5", "not-at-university"),
    }


@pytest.mark.rule("WOS-11.4")
def test_use_under_hastur(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur")
    game.creatures(docks="undead")
    game.t.witch = DOCKS
    game.holds(ONE, "elixir", "dagger")
    game.die("sanity")
    game.turn(ONE, "go docks")
    assert refusals(game, "use dagger") == {"use dagger": ("WOS-11.4", "witch-powerless")}


@pytest.mark.rule("WOS-9.1", "WOS-9.4")
def test_take(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.sanity[ONE] = 1
    game.stock(1, "elixir", None, "dagger")
    game.turn(ONE, "go sanatorium")
    assert refusals(game, "take middle", "take right", "drop dagger") == {
        "take middle": ("WOS-9.1", "slot-empty"),
        "take right": ("WOS-9.4", "last-sanity"),
        "drop dagger": ("WOS-9.2", "only-to-make-room"),
    }


@pytest.mark.rule("WOS-9.2")
def test_make_room(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "elixir", "dagger", "elder-sign")
    game.turn(ONE, "go docks", "skip", "take left")
    assert refusals(game, "drop glasses", "drop elder-sign", "skip") == {
        "drop glasses": ("WOS-9.2", "item-not-held"),
        "drop elder-sign": ("WOS-9.2", "other-class"),
        "skip": ("WOS-9.2", "may-not-decline"),
    }


@pytest.mark.rule("WOS-R9")
def test_discard(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="blood-hunters")
    game.holds(ONE, "elixir", "dagger", "elder-sign")
    game.phase_a("blood-hunters")
    assert refusals(game, "drop glasses", "drop elder-sign", "surge", "offer 1") == {
        "drop glasses": ("WOS-R9", "item-not-held"),
        "drop elder-sign": ("WOS-R9", "minor-only"),
        "surge": ("WOS-R9", "discard-one"),
        "offer 1": ("WOS-R9", "discard-one"),
    }


@pytest.mark.rule("WOS-R7")
def test_tribute(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon", "necronomicon")
    game.phase_a("cultists")
    assert refusals(game, "offer 2", "pay", "surge", "drop necronomicon", "skip") == {
        "offer 2": ("WOS-R7", "offer-too-much"),
        "pay": ("WOS-R7", "say-how-many"),
        "surge": ("WOS-R7", "say-how-many"),
        "drop necronomicon": ("WOS-R7", "say-how-many"),
        "skip": ("WOS-R7", "offer-none"),
    }


@pytest.mark.rule("WOS-R7")
def test_tribute_that_may_be_refused(arkham: OpenArkham) -> None:
    game = arkham(refuseTribute="on")
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon", "necronomicon")
    game.phase_a("cultists")
    assert refusals(game, "offer 1", "skip", "no") == {
        "offer 1": ("WOS-R7", "pay-or-surge"),
        "skip": ("WOS-R7", "pay-or-surge"),
        "no": ("WOS-R7", "not-yes-or-no"),
    }


@pytest.mark.rule("WOS-21.2", "WOS-R51")
def test_exploration(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.tiles(docks="wall")
    game.seen(DOCKS, ONE, TWO)
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks")
    assert refusals(game, "explore seat-2") == {"explore seat-2": ("WOS-21.2", "only-in-use")}
    game.answers("skip")
    assert refusals(game, "explore seat-1", "explore seat-2", "explore seat-3", "explore seat-4") == {
        "explore seat-1": ("WOS-21.2", "partner-yourself"),
        "explore seat-2": ("WOS-R51", "tile-known-to-both"),
        "explore seat-3": ("WOS-21.2", "partner-elsewhere"),
        "explore seat-4": ("WOS-21.2", "no-such-partner"),
    }
    game = arkham()
    game.turn(ONE)
    assert refusals(game, "explore seat-2") == {"explore seat-2": ("WOS-21.2", "no-exploration")}


@pytest.mark.rule("WOS-6.2", "WOS-21.2", "WOS-9.2")
def test_questions_that_no_declines(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks", "trade seat-2", "give elixir")
    game.expects(TWO, "trade-consent", "yes", "no")
    assert refusals(game, "skip") == {"skip": ("WOS-6.2", "say-yes-or-no")}
    game.answers("no", "explore seat-2")
    game.expects(TWO, "explore-consent", "yes", "no")
    assert refusals(game, "skip") == {"skip": ("WOS-21.2", "say-yes-or-no")}
    game.event("armitages-parcel", "elixir")
    game.expects(ONE, "keep-item", "yes", "no")
    assert refusals(game, "skip") == {"skip": ("WOS-9.2", "say-yes-or-no")}


def lacking(game: Arkham, word: str) -> tuple[str, ...]:
    """What a refusal says is missing."""
    number = game.t.rules.alphabet.find(word)
    assert number is not None
    refusal = SPEC.why_not(game.t, game.play.asked.seat, number)
    assert refusal is not None
    return refusal.names


@pytest.mark.rule("WOS-7.5")
def test_after_a_skipped_encounter_the_missing_items_are_named(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.witch = DOCKS
    game.creatures(docks="undead", shop="shoggoths")
    game.holds(ONE, "dagger", "elixir")
    game.turn(ONE, "go docks")
    assert game.prompt == "use"  # there was nothing to ask in the Encounter
    assert refusals(game, "defeat creature") == {"defeat creature": ("WOS-7.5", "recipe-not-held")}
    assert lacking(game, "defeat creature") == ("dagger",)
    game.answers("skip")
    assert game.prompt == "take"
    assert lacking(game, "defeat creature") == ("dagger",)
    game.turn(ONE, "go shop")
    assert lacking(game, "defeat creature") == ("same-2",)


@pytest.mark.rule("WOS-7.5")
def test_who_let_a_creature_be_is_told_so(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.witch = DOCKS
    game.creatures(docks="undead")
    game.holds(ONE, "dagger", "dagger", "elixir")
    game.turn(ONE, "go docks", "skip")
    assert refusals(game, "defeat creature") == {"defeat creature": ("WOS-7.5", "let-it-be")}


@pytest.mark.rule("WOS-12.1")
def test_what_is_missing_to_ban_is_named(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="hastur")
    game.holds(ONE, "elixir")
    game.turn(ONE, "go secret-passage")
    assert lacking(game, "slip rlyeh") == ("elixir", "dagger")


@pytest.mark.rule("WOS-3.4", "WOS-R46")
def test_who_peeks(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.elders(prisoner="dagon")
    game.bans(THREE)
    game.tiles(sanatorium="wall")
    game.seen(1, TWO)
    game.event("dream-of-the-threshold")
    assert refusals(game, "peek seat-2", "peek seat-3") == {
        "peek seat-2": ("WOS-R46", "dreamer-knows-tile"),
        "peek seat-3": ("WOS-3.4", "no-such-partner"),
    }


@pytest.mark.rule("WOS-21.1")
def test_talents(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.t.place[ONE] = DOCKS
    game.holds(THREE, "elixir")
    game.turn(THREE, "go docks", "skip")
    assert refusals(game, "heal seat-2") == {"heal seat-2": ("WOS-21.1", "only-sterns")}
    game.answers("use elixir")
    assert refusals(game, "heal seat-2", "reroll") == {
        "heal seat-2": ("WOS-21.1", "partner-elsewhere"),
        "reroll": ("WOS-21.1", "only-furlong"),
    }


@pytest.mark.rule("WOS-5.1", "WOS-14.2", "WOS-16.7")
def test_the_wrong_one_and_the_wrong_time(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.out(THREE)
    game.turn(ONE)
    assert game.why_not("go docks", ONE) is None
    assert game.why_not("go docks", TWO) == "WOS-5.1"
    assert game.why_not("go docks", THREE) == "WOS-14.2"
    game.t.necron = 35
    game.event("the-veil-thins")
    number = game.t.rules.alphabet.find("go docks")
    assert number is not None
    refusal = SPEC.why_not(game.t, ONE, number)
    assert refusal is not None
    assert refusal.rule == "WOS-16.7"


def test_every_refusal_of_every_word_at_every_prompt_names_a_rule() -> None:
    """Whatever is asked, in games played at random with all that can be switched on."""
    texts = load_texts(SPEC.texts, strict=True)
    known = rule_ids(SPEC)
    options = {"talents": "on", "exploration": "on", "refuseTribute": "on", "start": "seat-1"}
    asked_once: set[str] = set()
    dice = Dice.seeded(3, "asker")
    seed = 0
    while len(asked_once) < len(_PROMPTS):
        seed += 1
        t = SPEC.new(4, options, seed)
        while (asked := t.flow.decision) is not None:
            if asked.prompt not in asked_once:
                asked_once.add(asked.prompt)
                check_all_words(t, known, texts)
            t.flow.submit(t, dice.pick(asked.options), asked.seat)
    assert asked_once == _PROMPTS


def check_all_words(t: Table, known: Collection[str], texts: Texts) -> None:
    asked = t.flow.decision
    assert asked is not None
    for word in range(len(SPEC.alphabet)):
        for seat in range(4):
            refusal = SPEC.why_not(t, seat, word)
            if word in asked.options_of(seat):
                assert refusal is None
            else:
                assert refusal is not None
                assert refusal.rule in known
                assert texts.refusal(refusal)
