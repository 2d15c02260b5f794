"""Every world's toll and gift, by its own card (OTW-2.2 to OTW-2.4)."""

from collections.abc import Callable

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.elders import is_held
from miskatonic.games.cultistorm.expansions.other_worlds.cards import effect, look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import state_of
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import COMBAT, PREPARATION, REVIEW
from miskatonic.games.cultistorm.words import NO_ENEMY
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import ELIAS, L2, L3, MIRIAM, OpenStorm, Storm

MODULE = "otherworlds"
HAND = ("shared-notes", "bear-the-burden", "hand-off")


@pytest.fixture
def opened(storm: OpenStorm) -> Callable[[str], Storm]:
    """A quiet Combat phase; Elias stands at L2, beside which this world has opened."""

    def quiet(world: str) -> Storm:
        game = storm(modules=MODULE)
        game.t.phase = COMBAT
        game.elder(L2, "dagon")
        state_of(game.t).worlds[L2] = look_up(game.t).ids.index(world)
        return game

    return quiet


def applies(game: Storm, part: str, seat: int = ELIAS) -> None:
    """The toll or the gift of the open world."""
    world = state_of(game.t).worlds[L2]
    game.play.run(effect(game.t, part, world, seat, L2).goes)


def next_turn(game: Storm) -> None:
    game.t.round += 1
    game.t.phase = PREPARATION


@pytest.mark.rule("OTW-2.3")
@pytest.mark.parametrize(
    "world",
    ["the-vault-of-mu", "the-den-below", "rlyeh", "the-blind-throne", "behind-the-pane", "the-burning-score"],
)
def test_many_worlds_take_a_token(opened: Callable[[str], Storm], world: str) -> None:
    game = opened(world)
    applies(game, "toll")
    assert game.all_tokens() == [0, 1, 0]
    assert game.causes("token") == [f"world/{world}"]


@pytest.mark.rule("OTW-2.3")
@pytest.mark.parametrize(
    ("world", "cards"), [("the-ivory-waste", 1), ("the-flooded-choir", 1), ("the-faceless-court", 2)]
)
def test_some_take_hand_cards(opened: Callable[[str], Storm], world: str, cards: int) -> None:
    game = opened(world)
    game.hand(ELIAS, *HAND)
    applies(game, "toll")
    for card in HAND[:cards]:
        game.says(ELIAS, f"discard {card}")
    assert game.cards(ELIAS) == list(HAND[cards:])


@pytest.mark.rule("OTW-2.3")
@pytest.mark.parametrize("world", ["the-outer-gate", "the-long-sleep"])
def test_some_make_a_terror_step(opened: Callable[[str], Storm], world: str) -> None:
    game = opened(world)
    applies(game, "toll")
    game.unit(game.t.queue.pop(0))
    assert game.causes("terror-step") == [f"world/{world}"]


@pytest.mark.rule("OTW-2.3", "EXP-1.6")
def test_the_basalt_shelf_takes_a_trophy_or_a_token(opened: Callable[[str], Storm]) -> None:
    game = opened("the-basalt-shelf")
    game.trophies(ELIAS, "star")
    applies(game, "toll")
    assert game.options(ELIAS) == ["pay star", "bear-it"]
    game.says(ELIAS, "pay star")
    assert not game.won(ELIAS)
    applies(game, "toll")
    assert game.t.tokens(ELIAS) == 1
    game.tokens(ELIAS, 4)
    game.trophies(ELIAS, "star", "eye")
    applies(game, "toll")
    assert game.options(ELIAS) == ["pay star", "pay eye"]


@pytest.mark.rule("OTW-2.4")
def test_nkai_leaves_no_die_in_the_next_turn(opened: Callable[[str], Storm]) -> None:
    game = opened("nkai")
    applies(game, "toll")
    next_turn(game)
    game.pool("star", "eye")
    game.prepare()
    assert not game.offers(ELIAS, "die star")
    assert game.why_not(ELIAS, "die star") == "OTW-2.4"
    assert game.offers(MIRIAM, "die star")
    game.t.round += 1
    game.prepare()
    assert game.offers(ELIAS, "die star")


@pytest.mark.rule("OTW-2.4")
def test_the_stone_womb_leaves_no_free_move_and_teaches_to_ignore(opened: Callable[[str], Storm]) -> None:
    game = opened("the-stone-womb")
    applies(game, "toll")
    assert move.is_free(game.t, ELIAS)
    next_turn(game)
    assert not move.is_free(game.t, ELIAS)
    game.t.elders[L2] = NO_ENEMY
    game.cultists(L2, "choir-acolyte")
    game.hand(ELIAS, HAND[2])
    game.dice(ELIAS, "planet")
    applies(game, "gift")
    game.marked(ELIAS, "choir-acolyte")
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight choir-acolyte")
    missing = game.play.spec.scene(game.t, ELIAS).zone("fight").marks["missing"]
    state_of(game.t).eased = 0
    without = game.play.spec.scene(game.t, ELIAS).zone("fight").marks["missing"]
    assert len(without) == len(missing) + 1
    state_of(game.t).eased = 1 << ELIAS
    game.says(ELIAS, "retreat")
    assert state_of(game.t).eased == 0


@pytest.mark.rule("OTW-2.4")
def test_the_black_wood_feeds_its_great_old_one_or_frees_its_prey(opened: Callable[[str], Storm]) -> None:
    game = opened("the-black-wood")
    before = game.required(ELIAS, "dagon")
    applies(game, "toll")
    assert (game.required(ELIAS, "dagon") - before) == {"shield": 1}
    game.t.eaten[L2] = tuple(ENEMIES.index(name) for name in ("choir-acolyte", "tide-acolyte"))
    applies(game, "gift")
    game.says(ELIAS, "free tide-acolyte")
    assert [ENEMIES[card] for card in game.t.eaten[L2]] == ["choir-acolyte"]
    assert ENEMIES.index("tide-acolyte") in game.t.cultist_discard


@pytest.mark.rule("OTW-2.2")
def test_gifts_at_once(opened: Callable[[str], Storm]) -> None:
    game = opened("the-ivory-waste")
    applies(game, "gift")
    assert len(game.cards(ELIAS)) == 2
    game = opened("the-vault-of-mu")
    applies(game, "gift")
    assert game.t.blocked_next == 1 << L3
    game = opened("the-basalt-shelf")
    applies(game, "gift")
    assert game.won(ELIAS) == {"tentacle": 1}
    game = opened("the-den-below")
    game.t.item_discard.append(game.t.item_deck.pop(game.t.item_deck.index(0)))
    applies(game, "gift")
    assert game.items(ELIAS) == ["silver-star"]
    game = opened("the-outer-gate")
    applies(game, "gift")
    game.says(ELIAS, "at dunwich")
    assert game.t.place[ELIAS] == L3
    game = opened("the-faceless-court")
    applies(game, "gift")
    assert game.t.seen == 0b11111
    assert len(game.told("terror-looked-at")) == 5
    game = opened("the-long-sleep")
    applies(game, "gift")
    assert game.t.crystals[0] == 0


@pytest.mark.rule("OTW-2.2")
def test_gifts_about_cultists_here(opened: Callable[[str], Storm]) -> None:
    game = opened("the-flooded-choir")
    game.t.elders[L2] = NO_ENEMY
    game.cultists(L2, "choir-acolyte", "tide-acolyte")
    applies(game, "gift")
    game.says(ELIAS, "at dunwich")
    assert (game.column(L2), game.column(L3)) == (["choir-acolyte"], ["tide-acolyte"])
    game = opened("the-burning-score")
    game.cultists(L2, "choir-acolyte", "tide-acolyte")
    applies(game, "gift")
    assert game.column(L2) == ["tide-acolyte"]


@pytest.mark.rule("OTW-2.4")
def test_gifts_that_wait(opened: Callable[[str], Storm]) -> None:
    game = opened("nkai")
    game.tokens(ELIAS, 3)
    applies(game, "gift")
    assert game.t.normal[ELIAS] == 3
    next_turn(game)
    game.prepare()
    assert game.t.normal[ELIAS] == 1
    game = opened("rlyeh")
    applies(game, "gift")
    assert not is_held(game.t, L2)
    game.t.round += 1
    assert is_held(game.t, L2)
    game.t.round += 1
    assert not is_held(game.t, L2)
    game = opened("the-blind-throne")
    applies(game, "gift")
    game.t.phase, game.t.round = REVIEW, 2
    game.play.run(Review(3).rolls)
    assert (len(game.t.pool), game.t.picks) == (5, 2)
    game = opened("behind-the-pane")
    applies(game, "gift")
    assert not game.t.mirror[ELIAS]
    next_turn(game)
    game.prepare()
    assert game.t.mirror[ELIAS] == "world/behind-the-pane"


@pytest.mark.rule("OTW-2.2")
def test_a_gift_that_would_change_nothing_is_lost(storm: OpenStorm) -> None:
    game = storm(modules=MODULE)
    game.elder(L2, "yig")
    state_of(game.t).worlds[L2] = look_up(game.t).ids.index("the-den-below")
    state_of(game.t).inside[ELIAS] = L2
    game.t.place[ELIAS] = 5
    game.hand(ELIAS, "old-map", "barricade", "hand-off")
    game.combat()
    while game.play.asked.prompt != "trial":
        game.play.answers("done")
    game.says(ELIAS, "commit")
    assert "gift-idle" in game.kinds()


# --- played by machines -------------------------------------------------------------------------------


def test_every_world_is_at_work_when_its_trial_is_passed_and_failed(storm: OpenStorm) -> None:
    """In a game it takes hundreds of games to see them all: each comes with one Great Old One of a dozen."""
    game = storm(modules=MODULE)
    ids = look_up(game.t).ids
    for number, name in enumerate(ids):
        for part in ("toll", "gift"):
            game = storm(modules=MODULE)
            game.t.phase = COMBAT
            game.elder(L2, "dagon", "choir-acolyte", "tide-acolyte")
            game.cultists(L2, "wardens-acolyte")
            game.hand(ELIAS, *HAND)
            game.t.item_discard.append(game.t.item_deck.pop(0))
            state_of(game.t).worlds[L2] = number
            if part == "gift" and name == "the-flooded-choir":
                game.t.elders[L2] = NO_ENEMY
            applies(game, part)
            for _ in range(3):
                if not game.play.is_over:
                    game.play.answers(game.play.options()[0])
            while game.t.queue:
                game.unit(game.t.queue.pop(0))
            assert game.t.chronicle is not None
            causes = [event.args.get("cause") for event in game.t.chronicle.events]
            assert f"world/{name}" in causes, (name, part)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"doomed": "sacrifice", "floor": "open"}),
        (3, {"difficulty": "novice", "special_cult": "glass-congregation,drowned-parish"}),
        (4, {"open_hands": "off", "narrative": "on"}),
        (5, {"doomed": "sacrifice"}),
    ],
)
def test_the_contract_with_other_worlds(seats: int, options: dict[str, str]) -> None:
    uphold(Case(SPEC, seats, MODULE, {"modules": MODULE, **options}, 1001 * seats), Coverage(), one_in=20)


# --- what an experienced detective does ---------------------------------------------------------------


def says(game: Storm, seat: int) -> str:
    assert SPEC.habit is not None
    return game.t.rules.alphabet.text(SPEC.habit(game.t, seat))


def test_it_pulls_a_colleague_out_before_the_portal_is_reached(storm: OpenStorm) -> None:
    game = storm(modules=MODULE)
    game.elder(L2, "dagon")
    state_of(game.t).worlds[L2] = look_up(game.t).of[ENEMIES.index("dagon")]
    state_of(game.t).inside[ELIAS] = L2
    game.t.place[ELIAS] = 5
    game.at(L2, MIRIAM)
    game.hand(MIRIAM, "hand-off")
    game.tokens(MIRIAM, 3)
    game.prepare()
    assert says(game, MIRIAM) == "rescue seat-2"


def test_it_leaves_a_world_that_it_cannot_resist_and_holds_on_where_it_can(storm: OpenStorm) -> None:
    game = storm(modules=MODULE)
    game.elder(L2, "dagon")
    state_of(game.t).worlds[L2] = look_up(game.t).of[ENEMIES.index("dagon")]
    game.at(L2, ELIAS)
    game.prepare()
    assert says(game, ELIAS).startswith("go ")
    game.hand(ELIAS, "hand-off")
    game.prepare()
    assert not says(game, ELIAS).startswith("go ")


def test_it_does_not_doom_a_colleague_while_the_great_old_one_is_held(storm: OpenStorm) -> None:
    game = storm(modules=MODULE)
    game.elder(L2, "dagon")
    state_of(game.t).worlds[L2] = look_up(game.t).of[ENEMIES.index("dagon")]
    state_of(game.t).inside[ELIAS] = L2
    game.t.place[ELIAS] = 5
    game.at(L2, MIRIAM)
    game.marked(MIRIAM, "dagon")
    game.t.gates_held_next = "action/lock-the-gate"
    game.combat()
    game.turn_of(MIRIAM)
    assert says(game, MIRIAM) == "done"
