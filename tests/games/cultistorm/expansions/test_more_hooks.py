"""Hooks about fights, combat turns, blocks and locations, and symbols that are ignored (CUL-16)."""

from typing import Any

import pytest

from miskatonic.games.cultistorm import spec_with
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.locations import block_next, block_words, has_effect
from miskatonic.games.cultistorm.effects.locations import ignore
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.hooks import Hooks
from miskatonic.games.cultistorm.fighting.matching import ONCE, Source, any_of
from miskatonic.games.cultistorm.fighting.reach import may_not_fight
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import ways
from miskatonic.games.cultistorm.words import STAR, WILD
from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.refusal import Refusal
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.tables import L1, L2, ONE, TWO, OpenStorm, Storm

REFUSAL = Refusal("CUL-16.1", "no-expansion")


@pytest.fixture
def listening(storm: OpenStorm, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Opens a quiet table at which somebody listens to these hooks."""

    def opened(**hooks: Any) -> Storm:
        game = storm()
        rules = game.t.rules
        monkeypatch.setattr(rules, "hooks", Hooks((Expansion("listener", 1, "CUL", hooks=hooks),)))
        monkeypatch.setattr(rules, "hooked", True)
        return game

    return opened


def test_an_expansion_can_forbid_a_fight_that_is_in_reach(listening: Any) -> None:
    game = listening(fight_allowed=lambda _t, _seat, enemy: REFUSAL if enemy % 2 else None)
    game.crowd(L1, 2)
    cards = game.t.columns[L1]
    game.t.marks[ONE] = cards
    allowed = [may_not_fight(game.t, ONE, card) for card in cards[:1]]
    assert allowed == [REFUSAL if cards[0] % 2 else None]


def test_an_expansion_can_take_a_combat_turn_away_and_with_it_the_penalty(listening: Any) -> None:
    game = listening(has_turn=lambda _t, has, seat: has and seat != ONE)
    game.crowd(L2, 1)
    game.combat()
    assert ONE not in game.penalised()
    assert TWO in game.penalised()


def test_an_expansion_can_keep_a_location_from_being_blocked(listening: Any) -> None:
    game = listening(blockable=lambda _t, takes, spot: takes and spot != L2)
    block_next(game.t, L2, "rule/CUL-4.6")
    block_next(game.t, L1, "rule/CUL-4.6")
    assert game.t.blocked_next == 1 << L1
    assert len(block_words(game.t)) == 3


def test_an_expansion_can_stop_the_effect_of_a_location(listening: Any) -> None:
    game = listening(place_works=lambda _t, works, spot: works and spot != L2)
    game.active(L1, L2)
    assert (has_effect(game.t, L1), has_effect(game.t, L2), has_effect(game.t, 2)) == (True, False, False)


@pytest.mark.rule("CUL-R18")
def test_what_is_ignored_counts_in_one_cultist_fight_and_is_no_wild(storm: OpenStorm) -> None:
    assert Source((0,), 1, ONCE[WILD]).is_wild
    assert not Source((0,), 1, ONCE[STAR]).is_wild
    assert not Source((0,), 1, any_of(2), ignores=True).is_wild
    game = storm()
    game.cultists(L1, "choir-acolyte", "tide-acolyte")
    count = game.required(ONE, "choir-acolyte").total()
    ignore(game.t, Use("location/salem", ONE), count)
    ignore(game.t, Use("location/arkham", ONE), 1)
    fight(game, ONE, "choir-acolyte", "commit")
    assert game.causes("perk-used") == ["location/salem"]
    assert game.told("fight-won")[0]["means"] == ["salem"]
    assert game.t.ignored[ONE] == (("location/arkham", 1),)
    elder = game.t.rules.first_wave[0]
    assert not [source for source in ways(game.t, Bout(ONE, elder, L2))[0] if source.ignores]


def test_an_expansion_lengthens_the_list_of_an_option() -> None:
    longer = Expansion("longer", 1, "CUL", kind="cards", chosen=lambda _: False, values={"floor": ("roof",)})
    game = spec_with((longer,))
    (floor,) = [option for option in game.options if option.key == "floor"]
    assert floor.values == ("speaker", "open", "roof")
    assert game.settle({"floor": "roof"})["floor"] == "roof"
    with pytest.raises(BadOptionError):
        spec_with(()).settle({"floor": "roof"})


def test_several_cards_can_be_drawn_by_lot() -> None:
    game = spec_with(())
    both = game.new(3, game.settle({"monsters": "random-2"}), 1)
    assert len(both.late) == 2
    with pytest.raises(BadOptionError):
        game.new(3, game.settle({"monsters": "random-3"}), 1)
