"""The Rorschach Test: inkblots, readings, the dreamer (ROR)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import summon_second
from miskatonic.games.cultistorm.expansions.rorschach_test.blots import Reading
from miskatonic.games.cultistorm.expansions.rorschach_test.cards import look_up
from miskatonic.games.cultistorm.expansions.rorschach_test.dreamer import choose
from miskatonic.games.cultistorm.expansions.rorschach_test.state import Blot, ink
from miskatonic.games.cultistorm.words import NO_ENEMY
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.tables import L1, L2, L3, L5, ONE, THREE, TWO, OpenStorm, Storm

KEY = "rorschach"
JACK = ("jack-delacroix", "miriam-hale", "bruno-kessler", "agnes-ward")


def inked(storm: OpenStorm, seats: int = 3, team: tuple[str, ...] = JACK) -> Storm:
    game = storm(seats=seats, team=team, modules=KEY)
    choose(game.t)
    return game


def hang(game: Storm, spot: int, *names: str) -> None:
    """These inkblots hang there."""
    found = ink(game.t)
    for name in names:
        card = look_up(game.t).ids.index(name)
        found.deck.remove(card)
        found.laid = (*found.laid, Blot(card, spot))


def hanging(game: Storm) -> list[tuple[str, int]]:
    return [(look_up(game.t).ids[blot.card], blot.spot) for blot in ink(game.t).laid]


def enter_star(game: Storm) -> None:
    game.t.slot = 0
    game.terror_step()


@pytest.mark.rule("ROR-1.2", "ROR-1.4")
def test_the_first_step_of_the_game_brings_one_inkblot_which_does_nothing(storm: OpenStorm) -> None:
    """Worked example ROR-E1."""
    game = inked(storm)
    before = (game.all_tokens(), game.counts())
    enter_star(game)
    assert len(ink(game.t).laid) == 1
    assert game.causes("blot-laid") == ["rule/ROR-1.2"]
    assert (game.all_tokens(), game.counts()) == before
    game.terror_step()
    assert len(ink(game.t).laid) == 1


@pytest.mark.rule("ROR-1.2", "ROR-1.3")
def test_later_more_appear_from_the_marker_clockwise(storm: OpenStorm) -> None:
    game = inked(storm, seats=4)
    game.t.marker = L5
    enter_star(game)
    enter_star(game)
    assert [spot for _, spot in hanging(game)] == [L5, L5, L1]
    assert len({name for name, _ in hanging(game)}) == 3


@pytest.mark.rule("ROR-2.1", "ROR-2.2", "ROR-1.3", "ROR-R1")
def test_a_wrong_symbol_is_excluded_and_costs_the_card(storm: OpenStorm) -> None:
    """Worked examples ROR-E2 and ROR-E3: Jack offers a Star, Miriam a Shield, in vain."""
    game = inked(storm)
    hang(game, L1, "two-surgeons")
    game.at(L1, TWO)
    game.hand(ONE, "whispered-sign", "spare-die", "old-map")
    game.hand(TWO, "spare-die")
    game.prepare()
    game.says(ONE, "read-blot two-surgeons")
    assert game.options(ONE) == ["discard whispered-sign", "discard spare-die"]
    game.play.next_numbers(1)
    game.says(ONE, "discard whispered-sign")
    assert game.discards(ONE) == ["whispered-sign"]
    assert game.told("blot-wrong") == [{"blot": "two-surgeons", "symbol": "star", "cause": "rule/ROR-2.1"}]
    game.play.next_numbers(1)
    game.says(TWO, "read-blot two-surgeons")
    assert game.cards(TWO) == ["spare-die"]
    assert game.causes("blot-card-kept") == ["rule/ROR-2.2"]
    (piece,) = [one for one in SPEC.scene(game.t, THREE).zone("inkblots").pieces if one.id == "two-surgeons"]
    assert piece.marks["symbols"] == ["tentacle"]
    assert game.why_not(ONE, "read-blot two-surgeons") == "ROR-2.1"


@pytest.mark.rule("ROR-2.1")
def test_a_wild_card_names_a_symbol(storm: OpenStorm) -> None:
    game = inked(storm)
    hang(game, L1, "lung-of-coral")
    wild = next(kind for kind in game.t.deck[ONE] if game.t.rules.symbol[kind] == 5)
    game.hand(ONE, game.t.rules.action_ids[wild])
    game.prepare()
    game.says(ONE, "read-blot lung-of-coral")
    game.asks(ONE, "blot-symbol")
    assert game.options(ONE) == ["name shield", "name tentacle", "name planet"]
    game.play.next_numbers(1)
    game.says(ONE, "name planet")
    assert ink(game.t).laid[0].excluded == 1 << 4


def reads(game: Storm, name: str) -> None:
    """The first detective reads this inkblot rightly with a card that it has."""
    hang(game, game.t.place[ONE], name)
    card = look_up(game.t).ids.index(name)
    game.prepare()
    symbol = look_up(game.t).symbols[card][0]
    kind = next(kind for kind in game.t.deck[ONE] if game.t.rules.symbol[kind] == symbol)
    game.t.deck[ONE].remove(kind)
    game.t.hand[ONE].append(kind)
    game.play.next_numbers(0)
    reading = Reading(ONE, card, kind)
    game.play.run(_Says(reading, symbol).begins)


class _Says:
    """Runs the last step of a reading."""

    def __init__(self, reading: Reading, symbol: int) -> None:
        self.reading, self.symbol = reading, symbol

    def begins(self, t: object) -> None:
        self.reading.says(t, self.symbol)  # type: ignore[arg-type] # the table


@pytest.mark.rule("ROR-2.1")
def test_every_insight_is_had_by_its_reader(storm: OpenStorm) -> None:
    def opened() -> Storm:
        game = inked(storm)
        game.tokens(ONE, 2)
        game.tokens(TWO, 2)
        return game

    game = opened()
    reads(game, "two-surgeons")
    assert len(game.cards(ONE)) == 1
    game = opened()
    game.cultist_die(L3, "eye")
    reads(game, "moth-with-hands")
    assert game.causes("cultist-die") == ["inkblot/moth-with-hands"]
    game = opened()
    reads(game, "the-pelvis-of-a-whale")
    assert game.all_tokens()[ONE] == 1
    game = opened()
    reads(game, "twins-at-a-well")
    assert len(game.told("deck-looked-at")[0]["cards"]) == 2
    assert game.options(ONE)[-1] == "done"
    game = opened()
    reads(game, "burning-chandelier")
    assert game.t.wilds[ONE] == ("inkblot/burning-chandelier",)
    game = opened()
    reads(game, "a-door-seen-twice")
    game.says(ONE, "at dunwich")
    assert (game.t.place[ONE], game.t.moves[ONE]) == (L3, 0)
    game = opened()
    reads(game, "kneeling-bears")
    assert game.t.ignored[ONE] == (("inkblot/kneeling-bears", 1),)
    game = opened()
    game.trophies(ONE, "eye")
    reads(game, "lung-of-coral")
    game.says(ONE, "gain star")
    assert game.won(ONE) == {"star": 1}
    game = opened()
    reads(game, "mask-drinking")
    game.says(ONE, "look eye-slot")
    assert game.causes("terror-looked-at") == ["inkblot/mask-drinking"]
    game = opened()
    reads(game, "the-judges-hat")
    assert len(game.t.held[ONE]) == 1
    game = opened()
    reads(game, "your-mothers-profile")
    assert game.all_tokens()[:2] == [2, 1]
    game = opened()
    reads(game, "nothing-whatever")
    assert ink(game.t).seen
    assert SPEC.scene(game.t, THREE).zone("inkblots").pieces[0].face in {
        game.t.rules.enemy_ids[elder] for elder in game.t.rules.second_wave
    }


@pytest.mark.rule("ROR-R3")
def test_an_insight_that_would_change_nothing_is_lost(storm: OpenStorm) -> None:
    game = inked(storm)
    reads(game, "the-pelvis-of-a-whale")
    assert game.told("blot-read")
    assert not game.told("healed")


@pytest.mark.rule("ROR-3.1", "ROR-1.2", "ROR-R2")
def test_too_many_unread_inkblots_bring_the_dreamer(storm: OpenStorm) -> None:
    """Worked example ROR-E4."""
    game = inked(storm, seats=4)
    hang(game, L2, "two-surgeons", "mask-drinking", "lung-of-coral")
    ink(game.t).entries = 2
    dreamer = game.t.rules.enemy_ids[ink(game.t).dreamer]
    enter_star(game)
    assert len(game.told("blot-laid")) == 2
    assert game.elder_at(L2) == dreamer
    assert hanging(game) == []
    assert ink(game.t).dreamer not in (NO_ENEMY, game.t.elders[L2])


@pytest.mark.rule("ROR-3.2")
def test_with_a_great_old_one_in_play_it_is_a_failed_summons(storm: OpenStorm) -> None:
    """Worked example ROR-E5."""
    game = inked(storm)
    game.elder(L3, "yig")
    game.crowd(L3, 2)
    hang(game, L2, "two-surgeons", "mask-drinking", "lung-of-coral")
    dreamer = ink(game.t).dreamer
    enter_star(game)
    assert game.told("summons-failed")
    assert game.all_tokens() == [1, 1, 1]
    assert game.causes("terror-step")[1:4] == ["rule/CUL-9.7"] * 3
    assert hanging(game) == []
    assert ink(game.t).dreamer == dreamer


@pytest.mark.rule("ROR-1.1")
def test_no_other_summons_brings_the_dreamer(storm: OpenStorm) -> None:
    """Worked example ROR-E6."""
    game = inked(storm)
    cthulhu = game.t.rules.enemy_ids.index("cthulhu")
    ink(game.t).dreamer = cthulhu
    game.play.next_numbers(game.t.second_wave.index(cthulhu), 0)
    game.play.run(_Summons().begins)
    assert game.elder_at(L1) not in (None, "cthulhu")
    assert ink(game.t).dreamer == cthulhu
    assert cthulhu in ink(game.t).could_be


class _Summons:
    """A summons of the second wave."""

    def begins(self, t: object) -> None:
        summon_second(t, "terror/the-veil-tears")  # type: ignore[arg-type] # the table


@pytest.mark.rule("ROR-3.3")
def test_when_the_dreamer_has_come_another_dreams_even_with_special_cults(storm: OpenStorm) -> None:
    game = storm(team=JACK, modules=KEY, special_cult="quarry-kin")
    choose(game.t)
    hang(game, L2, "two-surgeons", "mask-drinking", "lung-of-coral")
    first = ink(game.t).dreamer
    enter_star(game)
    assert game.t.elders[L2] == first
    assert first not in ink(game.t).could_be
    assert game.causes("dreamer-chosen") == ["rule/ROR-3.3"]


@pytest.mark.rule("ROR-1.1")
def test_nobody_knows_the_dreamer_and_imagining_deals_it_anew() -> None:
    table = SPEC.new(3, SPEC.settle({"modules": KEY, "start": "seat-1"}), 3)
    while ink(table).dreamer == NO_ENEMY:
        asked = table.flow.decision
        assert asked is not None
        table.flow.submit(table, asked.options_of(asked.seat)[0], asked.seat)
    assert SPEC.scene(table, 0).zone("inkblots").pieces[0].face == "face-down"
    dice = Dice.seeded(1, "dreams")
    dreamers = {ink(SPEC.imagine(table, 0, dice)).dreamer for _ in range(40)}
    assert dreamers == {*table.second_wave}
    ink(table).seen = True
    assert {ink(SPEC.imagine(table, 0, dice)).dreamer for _ in range(5)} == {ink(table).dreamer}


@pytest.mark.rule("ROR-R4")
def test_who_plays_the_cults_knows_the_dreamer() -> None:
    table = SPEC.new(4, SPEC.settle({"modules": KEY, "main": "overlord"}), 3)
    while ink(table).dreamer == NO_ENEMY:
        asked = table.flow.decision
        assert asked is not None
        table.flow.submit(table, asked.options_of(asked.seat)[0], asked.seat)
    overlord = table.detectives
    dreamer = table.rules.enemy_ids[ink(table).dreamer]
    assert SPEC.scene(table, overlord).zone("inkblots").pieces[0].face == dreamer
    assert SPEC.scene(table, 0).zone("inkblots").pieces[0].face == "face-down"
    dice = Dice.seeded(1, "dreams")
    assert {ink(SPEC.imagine(table, overlord, dice)).dreamer for _ in range(5)} == {ink(table).dreamer}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_keep_the_contract(seats: int) -> None:
    options = {"modules": KEY, "open_hands": "off" if seats == 4 else "on"}
    uphold(Case(SPEC, seats, KEY, options, seed=60 + seats), Coverage(), one_in=30)
