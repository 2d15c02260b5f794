"""What a scholar answers when its team asks for help, and how it keeps its word."""

import pytest

from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.requests import Owed, ask, choose
from miskatonic.bots.vantage import Vantage
from miskatonic.games.requests import Answer, Request
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.kernel.dice import Dice
from tests.games.witch_of_salem.tables import CHURCH, DOCKS, ONE, SHOP, THREE, TWO, Arkham, OpenArkham


def asked(game: Arkham, kind: str, subject: str = "", seat: int = TWO) -> Answer:
    """What the seat answers to the first one."""
    return ask(SPEC, game.t, seat, Request(kind, ONE, subject))


def plays(game: Arkham, kind: str, subject: str = "") -> list[str]:
    """What the second seat says in its turn, bound by a promise; the first agrees to everything."""
    request, said = Request(kind, ONE, subject), list[int]()
    while not game.play.is_over and (game.play.asked.seat != TWO or game.prompt not in ("take", "use")):
        if game.play.asked.seat == ONE:
            game.answers("yes")
            continue
        vantage = Vantage(SPEC, game.t, TWO)
        word = choose(GreedyBot(), vantage, Dice.seeded(0, "x"), [Owed(request, tuple(said))])
        said.append(word)
        game.answers(vantage.text(word))
    return [game.t.rules.alphabet.text(word) for word in said]


@pytest.mark.rule("WOS-6.1")
def test_an_item_that_the_other_needs_more_is_handed_over(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(TWO, "dagger", "dagger", "glasses")
    answer = asked(game, "item", "dagger")
    assert (answer.key, answer.until) == ("item-yes", 3)
    game.turn(TWO, "go university")
    assert plays(game, "item", "dagger")[:2] == ["trade seat-1", "give dagger"]
    assert game.pouch(ONE) == ["dagger"]


def test_a_promised_item_is_handed_over_when_the_other_asks_for_it(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.holds(TWO, "dagger", "dagger")
    game.turn(ONE, "go university", "trade seat-2", "give nothing")
    game.expects(TWO, "trade-consent")
    vantage = Vantage(SPEC, game.t, TWO)
    owed = [Owed(Request("item", ONE, "dagger"), ())]
    assert vantage.text(choose(GreedyBot(), vantage, Dice.seeded(0, "x"), owed)) == "yes"


def test_who_has_none_names_who_has(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(THREE, "dagger")
    assert asked(game, "item", "dagger") == Answer("item-other", {"item": "dagger", "other": "seat-3"})
    assert asked(game, "item", "elixir") == Answer("item-lies", {"item": "elixir", "place": "sanatorium"})


@pytest.mark.rule("WOS-6.2")
def test_no_room_for_it_is_a_rule(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "dagger", "dagger", "dagger")
    game.t.minors[TWO] = (game.t.rules.item_numbers["dagger"],)
    assert asked(game, "item", "dagger") == Answer("rule-partner-full", rule="WOS-6.2")


def test_items_for_the_prisoner_are_kept(arkham: OpenArkham) -> None:
    game = arkham()
    rules = game.t.rules
    pairs = zip(rules.elder_recipes, rules.elders, strict=True)
    recipe, elder = next((each.items, elder) for each, elder in pairs if each.items)
    game.elders(prisoner=elder)
    game.holds(TWO, *recipe)
    assert asked(game, "item", recipe[0]).key == "item-to-ban"


def test_the_one_who_holds_what_it_takes_takes_the_creature(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="deep-ones")
    recipe = game.t.rules.creature_recipes[game.t.creatures[DOCKS]].items
    assert asked(game, "creature", "deep-ones").key == "creature-nobody"
    game.holds(TWO, *recipe)
    answer = asked(game, "creature", "deep-ones")
    assert (answer.key, answer.until) == ("creature-yes", 2)
    other = asked(game, "creature", "deep-ones", THREE)
    assert other == Answer("creature-other", {"creature": "deep-ones", "other": "seat-2"})
    game.turn(TWO)
    assert plays(game, "creature", "deep-ones")[0] == "go docks"


@pytest.mark.rule("WOS-5.3")
def test_without_the_location_card_nobody_comes(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place[ONE] = DOCKS
    assert asked(game, "come").key in ("come-yes", "first")
    game.played(TWO, "docks")
    assert asked(game, "come") == Answer("rule-card-played", rule="WOS-5.3")


def test_who_is_in_rlyeh_or_out_can_do_nothing(arkham: OpenArkham) -> None:
    game = arkham()
    game.bans(TWO)
    assert asked(game, "plan").key == "plan-banning"
    assert asked(game, "come") == Answer("rule-no-such-partner", rule="WOS-6.1")
    game.out(THREE)
    assert asked(game, "item", "dagger", THREE).rule == "WOS-6.1"


def test_the_holder_of_the_artifact_sees_to_the_tile(arkham: OpenArkham) -> None:
    game = arkham()
    artifact = game.t.rules.item_names[game.t.rules.artifact_at[CHURCH]]
    assert asked(game, "seal", "church").key == "seal-nobody"
    game.holds(THREE, artifact)
    assert asked(game, "seal", "church").args["other"] == "seat-3"
    game.holds(TWO, artifact)
    assert asked(game, "seal", "church").key in ("seal-yes", "seal-other")


@pytest.mark.rule("WOS-18.4")
@pytest.mark.parametrize("place", [CHURCH, SHOP])
def test_no_answer_tells_what_lies_under_a_tile(arkham: OpenArkham, place: int) -> None:
    heard = []
    for tile in ("portal", "wall"):
        game = arkham()
        name = game.t.rules.locations[place]
        game.tiles(**{name: tile})
        game.holds(TWO, "glasses", "dagger", game.t.rules.item_names[game.t.rules.artifact_at[place]])
        game.seen(place, TWO)
        kinds = [
            ("plan", ""),
            ("come", ""),
            *(("seal", at) for at in game.t.rules.locations[1:]),
            *(("item", item) for item in ("glasses", "dagger")),
        ]
        heard.append([asked(game, *request) for request in kinds])
    assert heard[0] == heard[1]
