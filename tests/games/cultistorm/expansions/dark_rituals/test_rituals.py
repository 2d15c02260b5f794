"""The rituals, one by one (RIT-3)."""

import pytest

from miskatonic.games.cultistorm.expansions.dark_rituals.using import Using
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.ancient_relics.reliquary import cards_showing
from tests.games.cultistorm.expansions.dark_rituals.tomes import knows, number, opened, state
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import L1, L2, L3, L5, ONE, THREE, TWO, OpenStorm, Storm


def fighting(storm: OpenStorm, *rituals: str) -> Storm:
    """A detective at Salem (Shield) before an acolyte of the choir: Star, Shield, Tentacle."""
    game = opened(storm)
    knows(game, ONE, *rituals)
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte")
    game.trophies(ONE, "shield")
    return game


@pytest.mark.rule("RIT-3.1", "RIT-3.2")
def test_pale_light_is_a_wild_symbol_once_a_turn(storm: OpenStorm) -> None:
    game = fighting(storm, "pale-light")
    game.hand(ONE, "escort")
    game.dice(ONE, "star", "shield")
    fight(game, ONE, "choir-acolyte", "intone pale-light")
    assert game.why_not(ONE, "intone pale-light") == "RIT-3.1"
    game.says(ONE, "commit")
    assert game.column(L2) == []
    assert game.discards(ONE) == ["escort"]


@pytest.mark.rule("RIT-3.1", "RIT-R1")
def test_a_named_enemy_does_without_its_cult_symbol(storm: OpenStorm) -> None:
    game = fighting(storm, "name-the-enemy")
    game.cultist_die(L2, "star")
    game.dice(ONE, "shield", "tentacle")
    assert game.required(ONE, "choir-acolyte")["star"] == 2
    fight(game, ONE, "choir-acolyte", "intone name-the-enemy")
    assert game.required(ONE, "choir-acolyte") == {"shield": 1, "tentacle": 1}
    game.says(ONE, "commit")
    assert game.all_tokens()[ONE] == 1


@pytest.mark.rule("RIT-3.1")
def test_the_fifth_corner_counts_one_spent_source_again(storm: OpenStorm) -> None:
    game = fighting(storm, "the-fifth-corner")
    game.cultists(L2, "choir-scribe")
    game.dice(ONE, "star", "shield", "tentacle", "shield", "eye")
    game.marked(ONE, "choir-acolyte", "choir-scribe")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight choir-acolyte")
    assert game.why_not(ONE, "intone the-fifth-corner") == "CUL-R66"
    game.says(ONE, "commit", "fight choir-scribe")
    assert not game.offers(ONE, "commit")
    game.says(ONE, "intone the-fifth-corner", "commit")
    assert game.column(L2) == []


@pytest.mark.rule("RIT-3.1", "RIT-R2")
def test_a_borrowed_voice_is_a_colleagues_symbol(storm: OpenStorm) -> None:
    game = fighting(storm, "borrowed-voice")
    game.dice(ONE, "star", "shield")
    game.at(L3, TWO)
    game.hand(TWO, *cards_showing(game, TWO, "tentacle"))
    fight(game, ONE, "choir-acolyte")
    assert game.why_not(ONE, "intone borrowed-voice") == "CUL-R66"
    game = fighting(storm, "borrowed-voice")
    game.dice(ONE, "star", "shield")
    game.at(L2, TWO)
    game.hand(TWO, *cards_showing(game, TWO, "tentacle", "eye"))
    fight(game, ONE, "choir-acolyte", "intone borrowed-voice", "name tentacle", "commit")
    assert game.column(L2) == []
    assert len(game.cards(TWO)) == 2


@pytest.mark.rule("RIT-3.1")
def test_the_threshold_sign_is_the_symbol_of_the_location_twice(storm: OpenStorm) -> None:
    game = fighting(storm, "threshold-sign")
    game.cultist_die(L2, "shield")
    game.hand(ONE, "escort")
    game.dice(ONE, "star", "tentacle")
    fight(game, ONE, "choir-acolyte", "intone threshold-sign", "commit")
    assert game.column(L2) == []


@pytest.mark.rule("RIT-3.1")
def test_unmake_ignores_two_symbols_of_a_great_old_one(storm: OpenStorm) -> None:
    game = fighting(storm, "unmake")
    fight(game, ONE, "choir-acolyte")
    assert game.why_not(ONE, "intone unmake") == "CUL-R66"
    game = opened(storm)
    knows(game, ONE, "unmake")
    game.elder(L1, "dagon")
    game.trophies(ONE, "star")
    fight(game, ONE, "dagon", "intone unmake")
    assert game.t.fight_ignored == 2
    assert game.causes("terror-step") == ["ritual/unmake"]


@pytest.mark.rule("RIT-3.1")
def test_sending_away_discards_the_top_cultist(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "sending-away")
    game.cultists(L1, "choir-acolyte", "choir-lookout")
    game.prepare()
    game.says(ONE, "chant sending-away")
    assert game.column(L1) == ["choir-acolyte"]
    assert game.won(ONE) == {}
    assert game.all_tokens()[ONE] == 1
    game.elder(L1, "dagon")
    state(game).used = 0
    game.prepare()
    assert game.why_not(ONE, "chant sending-away") == "CUL-R66"
    assert game.why_not(TWO, "chant sending-away") == "RIT-3.1"


@pytest.mark.rule("RIT-3.1")
def test_rituals_of_the_drowned_notary(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "tide-speech", "ledger-of-debts", "drown-the-bell")
    game.trophies(ONE, "star", "eye", "eye")
    game.prepare()
    game.says(ONE, "chant tide-speech", "at dunwich")
    assert game.causes("cultist-die") == ["ritual/tide-speech"]
    game.says(ONE, "chant ledger-of-debts", "pay star", "gain planet", "pay eye", "gain shield")
    assert game.won(ONE) == {"planet": 1, "eye": 1, "shield": 1}
    game.says(ONE, "chant drown-the-bell", "ease shield-slot")
    assert game.t.crystals[0] == 0
    assert game.all_tokens()[ONE] == 1


@pytest.mark.rule("RIT-3.1")
def test_rituals_of_the_geometer(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "folded-street", "right-angle")
    game.hand(ONE, "escort")
    game.at(L1, TWO)
    game.prepare()
    game.says(ONE, "chant folded-street", "choose seat-2", "at sentinel-hill")
    game.says(TWO, "yes")
    assert (game.t.place[TWO], game.t.moves[TWO]) == (L5, 0)
    game.says(ONE, "chant right-angle", "at dunwich")
    assert game.t.blocked_next == 1 << L3
    assert game.cards(ONE) == []


@pytest.mark.rule("RIT-3.1")
def test_rituals_that_heal(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "lullaby", "bitter-root", "graft")
    game.hand(ONE, "escort", "shared-notes")
    game.tokens(ONE, 2)
    game.tokens(TWO, 2)
    game.tokens(THREE, 1, growing=1)
    game.at(L1, THREE)
    game.prepare()
    game.says(ONE, "chant lullaby", "discard escort", "choose seat-2")
    game.says(ONE, "chant bitter-root")
    assert game.cards(ONE) == []
    game.says(ONE, "chant graft")
    assert game.all_tokens() == [1, 1, 2]
    assert game.t.growing[THREE] == 0
    assert game.causes("terror-step") == ["ritual/graft"]


@pytest.mark.rule("RIT-3.1")
def test_a_fourth_arrival_can_be_hushed(storm: OpenStorm) -> None:
    """RIT-E5."""
    game = opened(storm)
    knows(game, THREE, "hush")
    game.tokens(THREE, 2)
    game.crowd(L2, 3)
    name = ENEMIES[min(game.t.cultists.bag)]
    game.t.marker = L1
    game.cultist_phase(name)
    game.asks(THREE, "hush-summons")
    game.says(THREE, "yes")
    assert game.elder_at(L2) is None
    assert game.told("summons-failed") == []
    assert game.t.tokens(THREE) == 3
    assert len(game.column(L2)) == 4


@pytest.mark.rule("RIT-3.1", "EXP-R1")
def test_the_salve_hands_back_a_token_that_is_not_the_fifth(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "witch-salve")
    game.hand(ONE, "escort", "shared-notes", "hand-off")
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "done", "yes", "discard escort", "discard hand-off")
    assert game.all_tokens()[ONE] == 0
    game = opened(storm)
    knows(game, ONE, "witch-salve")
    game.hand(ONE, "escort", "shared-notes", "hand-off")
    game.tokens(ONE, 4)
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "done")
    assert game.ending == "madness"


@pytest.mark.rule("RIT-2.4", "RIT-3.1")
def test_the_gate_is_barred_once_in_a_game(storm: OpenStorm) -> None:
    """RIT-E6."""
    game = opened(storm)
    knows(game, ONE, "bar-the-gate")
    game.elder(L2, "dagon")
    game.prepare()
    game.says(ONE, "chant bar-the-gate")
    game.cultist_phase()
    assert game.goes_on
    assert game.causes("elder-stays") == ["ritual/bar-the-gate"]
    state(game).used = 0
    game.prepare()
    assert game.why_not(ONE, "chant bar-the-gate") == "RIT-3.1"
    assert state(game).owner[number(game, "bar-the-gate")] == ONE


@pytest.mark.rule("RIT-R3")
def test_a_price_stays_paid_when_nothing_is_left_to_change(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "bitter-root")
    game.unit(Using(ONE, number(game, "bitter-root")).works)
    assert game.causes("came-to-nothing") == ["ritual/bitter-root"]
