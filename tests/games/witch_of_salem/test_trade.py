"""Trade (chapter 6)."""

import pytest

from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, THREE, TWO, OpenArkham


@pytest.mark.rule("WOS-6.1")
def test_one_exposed_seat_at_the_own_location_once_per_turn(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "dagger")
    game.t.place = [SHOP, DOCKS, DOCKS, SHOP]
    game.turn(ONE, "go docks")
    game.expects(ONE, "trade", "trade seat-2", "trade seat-3", "skip")
    assert game.why_not("trade seat-4") == "WOS-6.1"
    assert game.why_not("trade seat-1") == "WOS-6.1"
    game.answers("trade seat-3", "give elixir", "yes")
    assert game.pouch(THREE) == ["elixir"]
    # The step is over: there is no second trade.
    assert game.prompt == "take"


@pytest.mark.rule("WOS-6.1", "WOS-12.3")
def test_neither_the_banner_nor_the_eliminated_trade(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir")
    game.bans(TWO)
    game.out(THREE)
    game.turn(ONE, "go university")
    game.expects(ONE, "trade", "trade seat-4", "skip")
    assert game.why_not("trade seat-2") == "WOS-6.1"
    assert game.why_not("trade seat-3") == "WOS-6.1"


@pytest.mark.rule("WOS-6.2", "WOS-R43")
def test_one_item_each_way_if_both_agree(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "dagger")
    game.holds(TWO, "elixir", "glasses")
    game.turn(ONE, "go university", "trade seat-2")
    game.expects(ONE, "trade-give", "give elixir", "give dagger", "give nothing", "skip")
    game.answers("give elixir")
    game.expects(ONE, "trade-ask", "ask glasses", "ask elixir", "ask nothing")
    game.answers("ask elixir")
    game.expects(TWO, "trade-consent", "yes", "no")
    assert game.play.asked.about == {"partner": "seat-1", "given": "elixir", "received": "elixir"}
    game.answers("yes")
    assert (game.pouch(ONE), game.pouch(TWO)) == (["elixir", "dagger"], ["glasses", "elixir"])
    assert len(game.told("traded")) == 1


@pytest.mark.rule("WOS-6.2")
def test_giving_without_receiving_and_receiving_without_giving(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir")
    game.turn(ONE, "go university", "trade seat-2", "give elixir", "yes")
    assert (game.pouch(ONE), game.pouch(TWO)) == ([], ["elixir"])
    game.turn(ONE, "go university", "trade seat-2", "give nothing", "yes")
    assert (game.pouch(ONE), game.pouch(TWO)) == (["elixir"], [])


@pytest.mark.rule("WOS-6.2")
def test_neither_may_exceed_its_spaces(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.holds(TWO, "glasses")
    game.turn(ONE, "go university", "trade seat-2")
    game.expects(ONE, "trade-give", "give elixir", "give dagger", "skip")
    assert game.why_not("give nothing") == "WOS-6.2"
    game.answers("give dagger", "ask glasses", "yes")
    assert (game.pouch(ONE), game.pouch(TWO)) == (["glasses", "elixir", "elixir"], ["dagger"])


@pytest.mark.rule("WOS-6.2")
def test_two_full_pouches_may_exchange(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.holds(TWO, "glasses", "glasses", "necronomicon")
    game.turn(ONE, "go university", "trade seat-2", "give dagger")
    game.expects(ONE, "trade-ask", "ask necronomicon", "ask glasses")
    game.answers("ask glasses", "yes")
    assert game.pouch(ONE) == ["glasses", "elixir", "elixir"]
    assert game.pouch(TWO) == ["necronomicon", "glasses", "dagger"]


@pytest.mark.rule("WOS-6.2", "WOS-R45")
def test_a_declined_offer_ends_the_step(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.holds(ONE, "elixir")
    game.holds(THREE, "dagger")
    game.t.place = [SHOP, DOCKS, DOCKS]
    game.turn(ONE, "go docks", "trade seat-2", "give elixir", "no")
    assert game.pouch(ONE) == ["elixir"]
    assert game.told("trade-declined") == [{"partner": "seat-2", "given": "elixir", "received": "nothing"}]
    assert game.prompt == "use"


@pytest.mark.rule("WOS-6.2", "WOS-R54")
def test_an_only_item_is_not_given_without_asking(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.holds(ONE, "elixir")
    game.turn(ONE, "go university", "trade seat-2")
    game.expects(ONE, "trade-give", "give elixir", "skip")
    game.answers("skip")
    assert game.pouch(ONE) == ["elixir"]
    assert game.prompt == "use"  # the step is over


@pytest.mark.rule("WOS-6.2")
def test_two_empty_pouches_have_nothing_to_trade(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.holds(THREE, "dagger")
    game.turn(ONE, "go university")
    game.expects(ONE, "trade", "trade seat-3", "skip")
    assert game.why_not("trade seat-2") == "WOS-6.2"


@pytest.mark.rule("WOS-6.3")
def test_artifacts_are_never_traded(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.holds(ONE, "elder-sign")
    game.holds(TWO, "silver-key")
    game.turn(ONE, "go docks", "skip")
    game.turn(TWO, "go docks")
    assert game.prompt == "use"  # to seal the Docks; nobody was asked to trade
    assert game.t.rules.alphabet.find("give silver-key") is None


@pytest.mark.rule("WOS-6.4", "WOS-R16")
def test_with_a_shadow_the_roll_comes_first_and_the_defeat_later(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.elders(shadow="dagon")
    game.t.witch = DOCKS
    game.holds(ONE, "elixir", "glasses")
    game.holds(TWO, "dagger")
    game.die("necron")
    game.turn(ONE, "go university")
    assert game.t.necron == 1
    game.expects(ONE, "trade", "trade seat-2", "skip")
    game.answers("trade seat-2", "give nothing", "yes")
    # With the Dagger there are three different items.
    game.expects(ONE, "defeat", "defeat shadow", "skip")
    assert len(game.told("loss-rolled")) == 1


@pytest.mark.rule("WOS-6.4", "WOS-14.2")
def test_who_goes_mad_at_the_shadow_does_not_trade(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders(shadow="dagon")
    game.t.witch = DOCKS
    game.t.sanity[ONE] = 1
    game.holds(ONE, "elixir")
    game.die("sanity")
    game.turn(ONE, "go university")
    assert game.is_quiet
    assert game.t.living == 2


@pytest.mark.rule("WOS-R16")
def test_with_a_creature_the_roll_comes_after_the_trade(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.creatures(docks="undead")
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "elixir")
    game.die("necron")
    game.turn(ONE, "go docks")
    game.expects(ONE, "trade", "trade seat-2", "skip")
    assert game.t.necron == 0
    game.answers("skip")
    assert game.t.necron == 1


@pytest.mark.rule("WOS-6.5")
def test_a_received_item_may_be_used_this_turn(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.t.sanity[ONE] = 3
    game.t.place[TWO] = DOCKS
    game.holds(TWO, "elixir")
    game.turn(ONE, "go docks", "trade seat-2", "give nothing", "yes", "use elixir")
    assert game.t.sanity[ONE] == 4
