"""The special action cards with the combat icon (D.4), and items that are sources (D.10)."""

import pytest

from miskatonic.games.cultistorm.words import SYMBOLS
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import AGNES, L1, L2, ONE, THREE, TWO, OpenStorm, Storm

# The second detective is helped by the first, whose cards they are; the third is Bruno or Miriam.
OWNERS = {
    "dream-journal": "miriam-hale",
    "steady-nerves": "miriam-hale",
    "marked-file": "elias-crane",
    "cover-fire": "bruno-kessler",
    "flank": "bruno-kessler",
    "knuckleduster": "bruno-kessler",
    "finish-it": "bruno-kessler",
    "double-blow": "bruno-kessler",
    "blood-trail": "bruno-kessler",
    "charge": "bruno-kessler",
    "berserk": "bruno-kessler",
    "shield-bearer": "agnes-ward",
    "ward-of-glass": "agnes-ward",
    "bulwark": "agnes-ward",
    "planchette": "ysolde-marchetti",
    "possession": "ysolde-marchetti",
    "astral-link": "ysolde-marchetti",
    "banishing-verse": "ysolde-marchetti",
    "echo": "ysolde-marchetti",
    "all-in": "jack-delacroix",
    "long-odds": "jack-delacroix",
    "ace-in-the-hole": "jack-delacroix",
}
CARD_OF = {
    "star": "shared-notes",
    "shield": "escort",
    "tentacle": "hand-off",
    "eye": "old-map",
    "planet": "barricade",
}


def melee(owner: str) -> str:
    return "agnes-ward" if owner == "bruno-kessler" else "bruno-kessler"


def can_commit(game: Storm) -> bool:
    """Is a fight going on that can be won? One that cannot be changed any more is over by itself."""
    return not game.play.is_over and game.play.asked.prompt == "fight" and game.play.offers("commit")


def invite(game: Storm, cultist: str) -> None:
    """One that larger teams meet."""
    game.t.cultists.bag.append(ENEMIES.index(cultist))


def helped_by(storm: OpenStorm, card: str, *hand: str) -> Storm:
    """The second detective, who fights hand to hand at Salem, has this card before it and these symbols."""
    owner = OWNERS[card]
    game = storm(3, (owner, melee(owner), "elias-crane" if owner != "elias-crane" else "jack-delacroix"))
    game.helped(TWO, card, ONE)
    game.hand(TWO, *(CARD_OF[symbol] for symbol in hand))
    return game


@pytest.mark.rule("CUL-R18", "CUL-8.10")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("dream-journal", ("star", "eye")),
        ("marked-file", ("eye", "tentacle")),
        ("knuckleduster", ("tentacle", "shield")),
        ("ward-of-glass", ("star", "shield")),
        ("planchette", ("tentacle", "planet")),
        ("charge", SYMBOLS),
        ("ace-in-the-hole", SYMBOLS),
        ("flank", ("shield",)),
        ("bulwark", ("shield",)),
    ],
)
def test_one_symbol_of_these(storm: OpenStorm, card: str, gains: tuple[str, ...]) -> None:
    # Each of these cultists shows the symbols of three hand cards but for one.
    cultists = {
        "star": "orbit-knife-bearer", "shield": "coil-knife-bearer", "tentacle": "choir-acolyte",
        "eye": "choir-knife-bearer", "planet": "choir-lookout",
    }  # fmt: skip
    shown = {
        "orbit-knife-bearer": ("star", "tentacle", "eye"),
        "coil-knife-bearer": ("shield", "tentacle", "planet"),
        "choir-acolyte": ("star", "shield", "tentacle"), "choir-knife-bearer": ("shield", "eye", "planet"),
        "choir-lookout": ("star", "tentacle", "planet"),
    }  # fmt: skip
    for symbol, cultist in cultists.items():
        game = helped_by(storm, card, *(other for other in shown[cultist] if other != symbol))
        game.cultists(L2, cultist)
        fight(game, TWO, cultist)
        assert can_commit(game) == (symbol in gains), (card, symbol)


def test_possession_gives_two_symbols(storm: OpenStorm) -> None:
    game = helped_by(storm, "possession", "shield")
    game.cultists(L2, "choir-knife-bearer")
    fight(game, TWO, "choir-knife-bearer", "commit")
    assert game.won(TWO) == {"star": 1}


@pytest.mark.parametrize(("card", "hand"), [("finish-it", ("star",)), ("berserk", ("planet",))])
def test_two_symbols(storm: OpenStorm, card: str, hand: tuple[str, ...]) -> None:
    """Finish It ignores any two; Berserk gives two of one kind."""
    game = helped_by(storm, card, *hand)
    enemy = "choir-acolyte" if card == "finish-it" else "choir-twice-sworn"
    if card == "berserk":
        invite(game, enemy)
    game.cultists(L2, enemy)
    fight(game, TWO, enemy, "commit")
    assert game.won(TWO) == {"star": 1}


def test_berserk_does_not_give_two_different_symbols(storm: OpenStorm) -> None:
    game = helped_by(storm, "berserk", "star")
    game.cultists(L2, "choir-acolyte")
    fight(game, TWO, "choir-acolyte")
    assert not can_commit(game)
    assert game.penalised()


def test_cover_fire_takes_the_die_away(storm: OpenStorm) -> None:
    game = helped_by(storm, "cover-fire", "star", "tentacle", "planet")
    game.cultists(L2, "choir-lookout")
    game.cultist_die(L2, "eye")
    fight(game, TWO, "choir-lookout", "commit")
    assert "action/cover-fire" in game.causes("help-used")


@pytest.mark.rule("CUL-8.5")
def test_flank_reaches_any_position(storm: OpenStorm) -> None:
    game = helped_by(storm, "flank", "star", "tentacle", "planet")
    game.cultists(L2, "wardens-acolyte", "choir-lookout")
    fight(game, TWO, "choir-lookout", "commit")
    assert game.column(L2) == ["wardens-acolyte"]


def test_without_flank_only_the_closest(storm: OpenStorm) -> None:
    game = helped_by(storm, "knuckleduster")
    game.cultists(L2, "wardens-acolyte", "choir-lookout")
    game.marked(TWO, "choir-lookout", "wardens-acolyte")
    game.combat()
    game.turn_of(TWO)
    assert game.why_not(TWO, "fight choir-lookout") == "CUL-8.5"


def test_double_blow_uses_a_spent_card_again(storm: OpenStorm) -> None:
    game = helped_by(storm, "double-blow", "star", "shield", "tentacle", "planet")
    game.cultists(L2, "choir-acolyte", "choir-lookout")
    game.dice(TWO, "star")
    game.marked(TWO, "choir-acolyte", "choir-lookout")
    game.combat()
    game.turn_of(TWO)
    game.says(TWO, "fight choir-acolyte", "spare shared-notes", "commit", "fight choir-lookout", "commit")
    assert game.won(TWO) == {"star": 2}
    assert "action/double-blow" in game.causes("help-used")


def test_blood_trail_brings_one_more_trophy(storm: OpenStorm) -> None:
    game = helped_by(storm, "blood-trail", "star", "tentacle", "planet")
    game.cultists(L2, "choir-lookout")
    fight(game, TWO, "choir-lookout", "commit")
    assert game.won(TWO) == {"star": 2}


def test_shield_bearer_spares_the_first_token(storm: OpenStorm) -> None:
    game = helped_by(storm, "shield-bearer")
    game.cultists(L1, "choir-lookout")
    game.combat()
    assert game.all_tokens()[TWO] == 0
    assert game.causes("token-spared") == ["action/shield-bearer"]


@pytest.mark.rule("CUL-R64")
def test_shield_bearer_lets_one_fight_a_great_old_one_at_four_tokens(storm: OpenStorm) -> None:
    game = helped_by(storm, "shield-bearer")
    game.elder(L2, "dagon")
    game.tokens(TWO, 4)
    game.marked(TWO, "dagon")
    game.combat()
    game.turn_of(TWO)
    assert game.offers(TWO, "fight dagon")


@pytest.mark.rule("CUL-R71", "CUL-R64")
def test_shield_bearer_lets_one_use_a_torn_page_at_four_tokens(storm: OpenStorm) -> None:
    game = helped_by(storm, "shield-bearer")
    game.cultists(L2, "choir-lookout")
    game.tokens(TWO, 4)
    game.holds(TWO, "torn-page")
    fight(game, TWO, "choir-lookout", "use torn-page")
    assert game.all_tokens()[TWO] == 4
    assert game.causes("token-spared") == ["action/shield-bearer"]


@pytest.mark.rule("CUL-R71", "CUL-15.8")
def test_shield_bearer_spares_the_token_of_a_story_at_four_tokens(storm: OpenStorm) -> None:
    game = storm(4, narrative="on")
    game.cultists(L1, "wardens-acolyte")
    game.tokens(ONE, 4)
    game.helped(ONE, "shield-bearer", AGNES)
    game.trophies(ONE, "star")
    game.t.stories, game.t.story_discard = [2], []
    fight(game, ONE, "wardens-acolyte")
    assert game.told("token-spared", ONE)
    assert not game.told("terror-step")
    assert game.all_tokens()[ONE] == 4


def test_shield_bearer_does_not_spare_rerolls(storm: OpenStorm) -> None:
    game = helped_by(storm, "shield-bearer")
    game.cultists(L2, "choir-lookout")
    game.dice(TWO, "eye")
    game.rolls("star")
    fight(game, TWO, "choir-lookout", "reroll eye")
    assert game.all_tokens()[TWO] == 1


def test_bulwark_calms_the_penalty(storm: OpenStorm) -> None:
    game = helped_by(storm, "bulwark")
    game.at(L2, ONE, TWO, THREE)
    game.cultists(L1, "choir-lookout")
    game.combat()
    while not game.play.is_over:
        game.play.answers(game.play.options()[0])
    assert game.causes("penalty-calm") == ["action/bulwark"]
    assert len(game.told("terror-step")) == 2


def test_astral_link_lends_a_symbol(storm: OpenStorm) -> None:
    game = storm(3, ("ysolde-marchetti", "bruno-kessler", "elias-crane"))
    game.cultists(L2, "choir-lookout")
    game.hand(ONE, "astral-link", "barricade")
    game.hand(TWO, "shared-notes", "hand-off")
    game.prepare()
    game.says(TWO, "mark choir-lookout")
    game.comes("trance")
    game.says(ONE, "play astral-link", "to seat-2")
    assert game.cards(ONE) == ["trance"]
    fight(game, TWO, "choir-lookout", "commit")
    while not game.play.is_over:
        game.play.answers(game.play.options()[-1])
    assert sorted(game.discards(ONE)) == ["astral-link", "barricade"]


def test_banishing_verse_ignores_three_of_a_great_old_one(storm: OpenStorm) -> None:
    game = helped_by(storm, "banishing-verse", "star", "tentacle", "eye")
    game.elder(L2, "dagon")
    fight(game, TWO, "dagon", "commit")
    assert game.t.sealed == 1 << L2


def test_banishing_verse_is_nothing_against_cultists(storm: OpenStorm) -> None:
    game = helped_by(storm, "banishing-verse", "star", "tentacle")
    game.cultists(L2, "choir-lookout")
    fight(game, TWO, "choir-lookout")
    assert not can_commit(game)
    assert game.penalised()


def test_echo_counts_a_die_twice(storm: OpenStorm) -> None:
    game = helped_by(storm, "echo", "eye")
    invite(game, "choir-twice-marked")
    game.cultists(L2, "choir-twice-marked")
    game.dice(TWO, "shield")
    fight(game, TWO, "choir-twice-marked", "commit")
    assert "action/echo" in game.causes("help-used")


def test_all_in_rerolls_every_die_for_free(storm: OpenStorm) -> None:
    game = helped_by(storm, "all-in")
    game.cultists(L2, "choir-lookout")
    game.dice(TWO, "eye", "eye")
    game.rolls("star", "tentacle")
    fight(game, TWO, "choir-lookout", "spend all-in")
    assert game.t.held[TWO] == (0, 2)
    assert game.all_tokens()[TWO] == 0
    assert not game.offers(TWO, "spend all-in")


@pytest.mark.rule("CUL-8.14")
def test_long_odds_rolls_two_dice_at_the_start_of_the_combat_turn(storm: OpenStorm) -> None:
    game = helped_by(storm, "long-odds", "star")
    game.cultists(L2, "choir-lookout")
    game.rolls("tentacle", "planet")
    fight(game, TWO, "choir-lookout", "commit")
    assert game.won(TWO) == {"star": 1}
    assert game.t.spent == 2


def test_steady_nerves_makes_two_rerolls_free(storm: OpenStorm) -> None:
    game = helped_by(storm, "steady-nerves")
    game.cultists(L2, "choir-lookout")
    game.dice(TWO, "eye")
    game.rolls("eye", "eye", "eye")
    fight(game, TWO, "choir-lookout", "reroll eye", "reroll eye", "reroll eye")
    assert game.all_tokens()[TWO] == 1
    assert game.causes("die-turned") == ["action/steady-nerves", "action/steady-nerves", "rule/CUL-8.13"]


# Items


@pytest.mark.parametrize(
    ("item", "symbol"),
    [
        ("silver-star", "star"),
        ("iron-ward", "shield"),
        ("bone-coil", "tentacle"),
        ("glass-eye", "eye"),
        ("orrery-ring", "planet"),
    ],
)
def test_lasting_items_give_their_symbol_once_a_combat_phase(
    storm: OpenStorm, item: str, symbol: str
) -> None:
    game = storm()
    shown = (
        ("star", "tentacle", "planet")
        if symbol in ("star", "tentacle", "planet")
        else ("shield", "eye", "planet")
    )
    enemy = "choir-lookout" if symbol in ("star", "tentacle", "planet") else "choir-knife-bearer"
    game.cultists(L2, enemy)
    game.holds(TWO, item)
    game.hand(TWO, *(CARD_OF[other] for other in shown if other != symbol))
    fight(game, TWO, enemy, "commit")
    assert game.items(TWO) == [item]
    assert game.causes("item-counted") == [f"item/{item}"]
    assert game.t.item_used[TWO]


@pytest.mark.rule("CUL-8.16", "CUL-R19")
@pytest.mark.parametrize("item", ["revolver", "blessed-water"])
def test_one_shot_items_are_spent_only_in_a_win(storm: OpenStorm, item: str) -> None:
    game = storm()
    game.cultists(L2, "choir-lookout", "tide-acolyte")
    game.holds(TWO, item)
    game.hand(TWO, "shared-notes", "hand-off")
    game.marked(TWO, "choir-lookout", "tide-acolyte")
    game.combat()
    game.turn_of(TWO)
    game.says(TWO, "fight tide-acolyte")
    assert game.items(TWO) == [item]
    assert len(game.cards(TWO)) == 2
    game.says(TWO, "fight choir-lookout", "commit")
    assert game.items(TWO) == []


def test_worn_die_makes_one_reroll_free(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-lookout")
    game.holds(TWO, "worn-die")
    game.dice(TWO, "eye")
    game.rolls("eye", "eye")
    fight(game, TWO, "choir-lookout", "reroll eye", "reroll eye")
    assert game.all_tokens()[TWO] == 1
    assert game.causes("die-turned") == ["item/worn-die", "rule/CUL-8.13"]


def test_torn_page_costs_a_token_and_gives_two_wild_symbols(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-lookout")
    game.holds(TWO, "torn-page")
    game.hand(TWO, "shared-notes")
    fight(game, TWO, "choir-lookout", "use torn-page", "commit")
    assert game.all_tokens()[TWO] == 1
    assert game.items(TWO) == []
    assert game.won(TWO) == {"star": 1}


def test_silver_bullets_are_for_great_old_ones(storm: OpenStorm) -> None:
    game = storm()
    game.elder(L2, "dagon")
    game.holds(TWO, "silver-bullets")
    game.hand(TWO, "escort", "hand-off", "old-map", "shared-notes")
    fight(game, TWO, "dagon", "commit")
    assert game.items(TWO) == []
    assert game.causes("item-spent") == ["item/silver-bullets"]
