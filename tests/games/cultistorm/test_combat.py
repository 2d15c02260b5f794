"""Combat turns and fights (CUL-8), and the matching of symbols (CUL-R18, CUL-R60)."""

from itertools import permutations

import pytest

from miskatonic.games.cultistorm.fighting.matching import (
    ONCE,
    TWICE,
    Source,
    any_of,
    cheapest,
    is_enough,
    pack,
    unpack,
)
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import DICE, ITEM, proposal, refs_of
from miskatonic.games.cultistorm.words import SYMBOLS, WILD
from miskatonic.kernel.dice import Dice
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.house import ACTIONS, ENEMIES, ITEM_CARDS
from tests.games.cultistorm.tables import L1, L2, L3, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("CUL-8.1", "CUL-8.2", "CUL-R8")
def test_locations_clockwise_and_the_team_orders_its_detectives(storm: OpenStorm) -> None:
    game = storm()
    game.at(L3, ONE, TWO)
    game.at(L1, THREE)
    game.crowd(L2, 1)
    game.combat()
    assert game.play.asked.prompt == "combat-order"
    assert game.play.asked.seats == (ONE, TWO, THREE)
    assert game.options(THREE) == ["choose seat-1", "choose seat-2"]
    game.says(THREE, "choose seat-2")
    turns = [event.seat for event in game.play.events("combat-turn")]
    assert turns == [THREE, TWO, ONE]


@pytest.mark.rule("CUL-8.4", "CUL-R61")
def test_only_marked_enemies_and_each_once(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte", "choir-lookout", "tide-acolyte")
    game.marked(TWO, "choir-acolyte", "choir-lookout")
    game.dice(TWO, "star")
    game.combat()
    game.turn_of(TWO)
    assert game.why_not(TWO, "fight tide-acolyte") == "CUL-8.4"
    game.says(TWO, "fight choir-acolyte", "retreat")
    assert game.why_not(TWO, "fight choir-acolyte") == "CUL-8.4"
    assert game.offers(TWO, "fight choir-lookout")


@pytest.mark.rule("CUL-8.15", "CUL-R60")
def test_the_proposal_spends_what_is_cheapest_and_sources_can_be_spared(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.hand(TWO, "shared-notes", "whispered-sign", "escort", "hand-off")
    game.dice(TWO, "tentacle")
    game.holds(TWO, "iron-ward", "revolver")
    fight(game, TWO, "choir-acolyte")
    proposed = refs_of(proposal(game.t, Bout(TWO, ENEMIES.index("choir-acolyte"), L2)))
    assert proposed == [
        DICE + SYMBOLS.index("tentacle"),
        ACTIONS.index("shared-notes"),
        ITEM + ITEM_CARDS.index("iron-ward"),
    ]
    game.says(TWO, "spare shared-notes", "spare-item iron-ward", "commit")
    assert sorted(game.discards(TWO)) == ["escort", "whispered-sign"]
    assert game.items(TWO) == ["iron-ward", "revolver"]


@pytest.mark.rule("CUL-8.13", "CUL-R24")
def test_any_number_of_rerolls_never_the_fifth_token(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.dice(TWO, "wild")
    game.tokens(TWO, 2)
    game.rolls("eye", "planet")
    fight(game, TWO, "choir-acolyte", "reroll wild")
    assert game.all_tokens()[TWO] == 3
    game.says(TWO, "reroll eye")
    assert game.play.is_over
    assert game.ending == "madness"


@pytest.mark.rule("CUL-8.21")
def test_no_penalty_without_any_enemy(storm: OpenStorm) -> None:
    game = storm()
    game.combat()
    assert game.penalised() == []


@pytest.mark.rule("CUL-R22")
def test_strict_tables_punish_the_empty_handed(storm: OpenStorm) -> None:
    game = storm(empty_handed="strict")
    game.at(L1, TWO)
    game.cultists(L1, "choir-acolyte")
    game.crowd(L3, 1)
    game.hand(TWO, "shared-notes", "whispered-sign", "escort", "hand-off")
    game.marked(ONE, "choir-acolyte")
    game.marked(TWO, "choir-acolyte")
    game.combat()
    game.says(ONE, "choose seat-2")
    game.says(TWO, "fight choir-acolyte", "commit", "done")
    assert ONE in game.penalised()


@pytest.mark.rule("CUL-10.2", "CUL-R53")
def test_trophies_are_laid_in_ones_own_combat_turn(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "wardens-acolyte")
    game.hand(TWO, "escort", "spare-die", "hand-off", "old-map")
    fight(game, TWO, "wardens-acolyte", "commit", "lay shield")
    assert sum(game.t.laid_trophies[5 * L2 : 5 * L2 + 5]) == 1
    assert game.won(TWO) == {}


@pytest.mark.rule("CUL-R59")
def test_an_enemy_that_leaves_as_the_fight_begins_was_not_fought(storm: OpenStorm) -> None:
    """A story's terror step brings a Feast, and the cultist is eaten before the fight is decided."""
    game = storm(narrative="on")
    game.terror("second-sky", "feast", "the-veil-tears", "growing-dark", "every-road-at-once")
    game.ripen(1)
    game.at(L3, ONE)
    game.cultists(L2, "orbit-acolyte")
    game.elder(L2, "dagon")
    game.hand(TWO, "shared-notes", "escort", "barricade")
    game.t.stories = [0]
    game.t.story_discard = []
    fight(game, TWO, "orbit-acolyte")
    assert game.told("elder-devours")[0]["cultist"] == "orbit-acolyte"
    assert not game.told("fight-won")
    assert not game.told("retreats")


# The matching, checked against all assignments


def by_trying(requirement: int, sources: list[Source]) -> int | None:
    """The least cost over all orders in which single-unit sources can be used."""
    wanted = unpack(requirement)
    best: int | None = None
    for chosen in permutations(range(len(sources)), len(wanted)):
        if all(1 << 4 * symbol in sources[at].supply for symbol, at in zip(wanted, chosen, strict=True)):
            cost = sum(sources[at].cost for at in chosen)
            best = cost if best is None else min(best, cost)
    return best


@pytest.mark.rule("CUL-R18", "CUL-8.11")
def test_the_matching_is_exact_and_cheapest() -> None:
    dice = Dice.seeded(3, "matching")
    kinds = [ONCE[symbol] for symbol in range(5)] + [ONCE[WILD], (1, 1 << 12), (1 << 4, 1 << 8)]
    won = 0
    for _ in range(400):
        wanted = pack([dice.below(5) for _ in range(2 + dice.below(3))])
        sources = [Source((at,), 1 + dice.below(9), dice.pick(kinds)) for at in range(3 + dice.below(3))]
        cost = by_trying(wanted, sources)
        found = cheapest(wanted, sources)
        assert is_enough(wanted, sources) == (cost is not None)
        assert (found and found[0]) == cost
        won += cost is not None
    assert 50 < won < 380


@pytest.mark.rule("CUL-R18")
def test_bound_and_plural_sources() -> None:
    doubled = Source((0,), 1, TWICE[WILD])
    assert is_enough(pack([3, 3]), [doubled])
    assert not is_enough(pack([3, 2]), [doubled])
    assert is_enough(pack([3, 2, 2]), [doubled, Source((1,), 1, ONCE[3])])
    assert is_enough(pack([0, 1, 2]), [Source((0,), 1, any_of(3))])
    assert not is_enough(pack([0, 1, 2, 3]), [Source((0,), 1, any_of(3))])
    assert is_enough(0, [])
    assert cheapest(0, []) == (0, 0)
