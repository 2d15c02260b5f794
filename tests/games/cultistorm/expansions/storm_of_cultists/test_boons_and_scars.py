"""Boons and scars, each at the moment that it names (CAM-2.11)."""

import pytest

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.items import item_room
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import Dossier
from miskatonic.games.cultistorm.fighting.reach import is_in_reach
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.storm_of_cultists.conftest import OpenSession
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import TRAIN, file_of, lay, play_on, told
from tests.games.cultistorm.tables import L1, L2, L3, ONE, PLACES, TEAM, THREE, TWO

pytestmark = pytest.mark.rule("CAM-2.11")


def with_boon(*boons: str, scars: tuple[str, ...] = (), seat: int = 0) -> dict[int, Dossier]:
    return {seat: Dossier(TEAM[seat], 0, boons, scars)}


@pytest.mark.rule("CAM-R2")
@pytest.mark.parametrize(
    ("boons", "scars", "more"),
    [(("head-start",), (), 1), ((), ("forgetful",), -1), (("head-start",), ("forgetful",), 0)],
)
def test_the_first_hand(boons: tuple[str, ...], scars: tuple[str, ...], more: int) -> None:
    t = lay(file_of(TRAIN, people=with_boon(*boons, scars=scars)))
    play_on(t, "prepare")
    assert len(told(t, "cards-drawn")[ONE]["cards"]) == t.rules.hand + more
    assert len(told(t, "cards-drawn")[TWO]["cards"]) == t.rules.hand


def test_spare_key_shows_a_third_item() -> None:
    with_key, without = (lay(file_of(TRAIN, people=with_boon(*boons))) for boons in (("spare-key",), ()))
    assert len(without.item_deck) + len(without.found) + sum(map(len, without.items)) + len(
        without.item_discard
    ) == len(without.rules.item_deck)
    dealt = [len(t.rules.item_deck) - len(t.item_deck) for t in (with_key, without)]
    assert dealt[0] > dealt[1] or with_key.flow.decision != without.flow.decision


def test_travel_allowance_makes_one_second_move_free(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("travel-allowance"))
    game.at(L1, ONE)
    game.prepare()
    game.says(ONE, f"go {PLACES[L2]}", f"go {PLACES[L1]}")
    assert game.t.tokens(ONE) == 0
    assert game.causes("boon-used") == ["boon/travel-allowance"]
    game.says(ONE, f"go {PLACES[L2]}")
    assert game.t.tokens(ONE) == 1


@pytest.mark.rule("CAM-R4")
def test_hardened_spares_the_third_or_fourth_token_once_and_never_the_fifth(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("hardened"))
    for tokens in (1, 2, 2, 3):
        suffer(game.t, ONE, "rule/CUL-9.6")
        assert game.t.tokens(ONE) == tokens
    fifth = opened(TRAIN, people=with_boon("hardened"))
    fifth.tokens(ONE, 4)
    assert fifth.t.rules.hooks.filter("token", fifth.t, 1, ONE, "rule/CUL-9.6") == 1


def test_lucky_coin_turns_a_die_for_nothing(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("lucky-coin"))
    game.cultists(L1, "tide-lookout")
    game.dice(ONE, "eye")
    game.rolls("wild")
    fight(game, ONE, "tide-lookout", "flip eye")
    assert game.t.held[ONE] == (5,)
    assert game.t.tokens(ONE) == 0
    assert game.why_not(ONE, "flip wild") == "CAM-2.11"


@pytest.mark.rule("CAM-R4")
def test_mentor_makes_one_general_card_free(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("mentor"))
    game.hand(ONE, "old-map", "barricade")
    game.prepare()
    game.says(ONE, "play old-map", "to seat-2")
    assert game.t.tokens(ONE) == 0
    game.says(ONE, "play barricade", "to seat-2")
    assert game.t.tokens(ONE) == 1


def test_old_trophy_is_of_the_signature_symbol() -> None:
    t = lay(file_of(TRAIN, people=with_boon("old-trophy")))
    play_on(t, "prepare")
    assert [args["symbol"] for args in told(t, "trophy-won") if args["cause"] == "boon/old-trophy"] == [
        "star"
    ]


def test_field_medic_tends_somebody_here_once(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("field-medic"))
    game.at(L1, ONE, TWO)
    game.at(L2, THREE)
    for seat in (ONE, TWO, THREE):
        game.tokens(seat, 3)
    game.prepare()
    assert game.why_not(ONE, "tend seat-3") == "CAM-2.11"
    game.says(ONE, "tend seat-2")
    assert game.all_tokens() == [3, 1, 3]
    assert game.why_not(ONE, "tend seat-1") == "CAM-2.11"


def test_deep_pockets_hold_one_more_item(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("deep-pockets"))
    assert [item_room(game.t, seat) for seat in (ONE, TWO)] == [3, 2]


def test_insider_looks_at_a_terror_card_once(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("insider"))
    game.prepare()
    game.says(ONE, "consult eye-slot")
    assert game.t.seen == 1 << 3
    assert game.told("terror-looked-at", ONE)[0]["cause"] == "boon/insider"
    assert game.why_not(ONE, "consult star-slot") == "CAM-2.11"


def test_marksman_reaches_past_the_first_once(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("marksman"))
    game.cultists(L1, "tide-lookout", "orbit-lookout", "orbit-acolyte")
    game.can_win(ONE)
    fight(game, ONE, "orbit-lookout", "commit")
    assert "orbit-lookout" not in game.column(L1)
    assert game.causes("boon-used") == ["boon/marksman"]
    assert not is_in_reach(game.t, ONE, game.t.rules.enemy_ids.index("orbit-acolyte"))


def test_seal_lore_makes_the_first_level_quiet(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon("seal-lore"))
    game.trophies(ONE, "star", "eye", "eye")
    game.prepare()
    game.says(ONE, "level star", "no")
    assert not game.told("terror-step")
    game.says(ONE, "level eye")
    assert len(game.told("terror-step")) == 1


# --- scars ------------------------------------------------------------------------------------------


def test_night_terrors_begin_with_a_token() -> None:
    t = lay(file_of(TRAIN, people=with_boon(scars=("night-terrors",))))
    play_on(t, "prepare")
    assert [args["cause"] for args in told(t, "token")] == ["scar/night-terrors"]


def test_trembling_hands_make_the_first_reroll_dearer(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon(scars=("trembling-hands",)))
    game.cultists(L1, "tide-lookout")
    game.dice(ONE, "eye")
    game.rolls("eye", "eye")
    fight(game, ONE, "tide-lookout", "reroll eye")
    assert game.t.tokens(ONE) == 2
    game.says(ONE, "reroll eye")
    assert game.t.tokens(ONE) == 3


def test_a_limp_makes_the_first_move_dear_in_the_first_turn(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon(scars=("limp",)))
    game.at(L1, ONE)
    assert not move.is_free(game.t, ONE)
    game.prepare()
    game.says(ONE, f"go {PLACES[L2]}")
    assert game.t.tokens(ONE) == 1
    assert game.causes("scar-felt") == ["scar/limp"]
    later = opened(TRAIN, people=with_boon(scars=("limp",)))
    later.t.round = 2
    assert move.is_free(later.t, ONE)


def test_nobody_helps_a_suspect_in_the_first_turn(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon(scars=("suspicion",), seat=1))
    game.hand(ONE, "old-map")
    game.prepare()
    game.says(ONE, "play old-map")
    assert game.told("help", ONE)[0]["other"] == "seat-3"
    assert game.t.rules.hooks.forbids_help(game.t, ONE, 0, TWO) is not None
    game.t.round = 2
    assert game.t.rules.hooks.forbids_help(game.t, ONE, 0, TWO) is None


def test_compulsion_draws_two_in_the_first_investigation(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon(scars=("compulsion",)))
    game.hand(ONE, "old-map", "shared-notes")
    game.prepare()
    assert game.why_not(ONE, "investigate 1") == "CAM-2.11"
    assert game.offers(ONE, "investigate 2")


def test_a_hollow_voice_costs_a_token_at_the_first_special_card(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon(scars=("hollow-voice",)))
    game.hand(ONE, "case-study", "smelling-salts")
    game.tokens(TWO, 2)
    game.prepare()
    game.says(ONE, "play smelling-salts")
    assert game.t.tokens(ONE) == 1
    game.says(ONE, "play case-study", "to seat-2")
    assert game.t.tokens(ONE) == 1
    mad = opened(TRAIN, people=with_boon(scars=("hollow-voice",)))
    mad.tokens(ONE, 4)
    mad.hand(ONE, "smelling-salts")
    mad.tokens(TWO, 2)
    mad.prepare()
    assert not mad.offers(ONE, "play smelling-salts")


def test_the_mark_makes_the_first_fight_harder(opened: OpenSession) -> None:
    game = opened(TRAIN, people=with_boon(scars=("the-mark",)))
    game.at(L3, ONE)
    game.cultists(L3, "orbit-lookout")
    marked, unmarked = game.required(ONE, "orbit-lookout"), game.required(TWO, "orbit-lookout")
    assert marked - unmarked == {"tentacle": 1}
    game.can_win(ONE)
    fight(game, ONE, "orbit-lookout", "commit")
    assert game.causes("scar-felt") == ["scar/the-mark"]
