"""Why something is not allowed: for each prompt typical refusals, with the rule that forbids."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.testing.rules import rule_ids
from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, STATION, THREE, TWO, Arkham, OpenArkham


def refusals(game: Arkham, *words: str) -> dict[str, tuple[str, str]]:
    """Rule and message of each refusal."""
    found = {}
    for word in words:
        number = SPEC.alphabet.find(word)
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
        "skip": ("WOS-3.3", "may-not-decline"),
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
        "trade seat-1": ("WOS-6.1", "no-such-partner"),
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
        "heal seat-1": ("WOS-21.1", "only-sterns"),
        "defeat creature": ("WOS-7.5", "only-in-encounter"),
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
        "skip": ("WOS-3.3", "may-not-decline"),
    }


@pytest.mark.rule("WOS-R9")
def test_discard(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="blood-hunters")
    game.holds(ONE, "elixir", "dagger", "elder-sign")
    game.phase_a("blood-hunters")
    assert refusals(game, "drop glasses", "drop elder-sign") == {
        "drop glasses": ("WOS-R9", "item-not-held"),
        "drop elder-sign": ("WOS-R9", "minor-only"),
    }


@pytest.mark.rule("WOS-R7")
def test_tribute(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon", "necronomicon")
    game.phase_a("cultists")
    assert refusals(game, "offer 2", "pay", "surge") == {
        "offer 2": ("WOS-R7", "offer-too-much"),
        "pay": ("WOS-R7", "only-in-tribute"),
        "surge": ("WOS-R7", "only-in-tribute"),
    }


@pytest.mark.rule("WOS-3.4", "WOS-R46")
def test_who_peeks(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.elders(prisoner="dagon")
    game.bans(THREE)
    game.tiles(sanatorium="wall")
    game.seen(1, TWO)
    game.event("dream-of-the-threshold")
    assert refusals(game, "peek seat-2", "peek seat-3") == {
        "peek seat-2": ("WOS-R46", "tile-known"),
        "peek seat-3": ("WOS-3.4", "no-such-partner"),
    }


@pytest.mark.rule("WOS-21.1")
def test_talents(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.t.place[ONE] = DOCKS
    game.holds(THREE, "elixir")
    game.turn(THREE, "go docks", "skip", "use elixir")
    assert refusals(game, "heal seat-2", "reroll") == {
        "heal seat-2": ("WOS-21.1", "partner-elsewhere"),
        "reroll": ("WOS-21.1", "only-furlong"),
    }


@pytest.mark.rule("WOS-5.1", "WOS-14.2", "WOS-16.8")
def test_the_wrong_one_and_the_wrong_time(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.out(THREE)
    game.turn(ONE)
    assert game.why_not("go docks", ONE) is None
    assert game.why_not("go docks", TWO) == "WOS-5.1"
    assert game.why_not("go docks", THREE) == "WOS-14.2"
    game.t.necron = 35
    game.event("the-veil-thins")
    number = SPEC.alphabet.find("go docks")
    assert number is not None
    refusal = SPEC.why_not(game.t, ONE, number)
    assert refusal is not None
    assert refusal.rule == "WOS-16.8"


def test_every_refusal_of_every_word_at_many_prompts_names_a_rule(arkham: OpenArkham) -> None:
    known = rule_ids(SPEC)
    game = arkham(4, talents="on", exploration="on", refuseTribute="on")
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "elixir", "glasses")
    game.turn(ONE)
    for answer in (
        "go docks",
        "trade seat-2",
        "give elixir",
        "ask glasses",
        "yes",
        "explore seat-2",
        "no",
        "take left",
    ):
        for word in range(len(SPEC.alphabet)):
            for seat in range(4):
                refusal = SPEC.why_not(game.t, seat, word)
                if word in game.play.asked.options_of(seat):
                    assert refusal is None
                else:
                    assert refusal is not None
                    assert refusal.rule in known
        game.answers(answer)
