"""An expansion is a package of the game's own shape, composed without being named (CUL-16, EXP-1)."""

from typing import Any

import pytest

from miskatonic.content.rulebook import load_rulebook
from miskatonic.games.cultistorm import SPEC, spec_with
from miskatonic.games.cultistorm.board.elders import summon
from miskatonic.games.cultistorm.board.findings import Findings
from miskatonic.games.cultistorm.board.spawning import arrive
from miskatonic.games.cultistorm.effects.locations import drag_goals
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.names import HOOKS
from miskatonic.games.cultistorm.fighting.reach import is_in_reach
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.reroll import reroll_cost
from miskatonic.games.cultistorm.fighting.sources import called, ways
from miskatonic.games.cultistorm.fighting.victory import defeat, spend
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import (
    AWAY,
    COMMIT,
    MARK,
    NO_ENEMY,
    NO_SYMBOL,
    PLANET,
    TO,
    expansion_words,
)
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import digest, freeze, thaw
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.bell_tower import (
    HEARD,
    HUM,
    KEY,
    MUFFLE,
    RING,
    SEND,
    TOLL,
    tower,
)
from tests.games.cultistorm.expansions.towers import BELLS, GAME, open_table, play_until, with_hooks


@pytest.mark.parametrize("number", range(4))
def test_the_contract_holds_with_expansions(number: int) -> None:
    """Saving, cloning, imagining, hidden bells, reasons, scenes, a seat that is no detective."""
    options = BELLS if number % 2 else {**BELLS, "main": "watcher"}
    uphold(Case(GAME, 4, "bells", options, 1001 * number), Coverage(), one_in=15)


def test_every_hook_is_called_in_some_game() -> None:
    """The best of several walks is followed, so that games are long enough to see all."""
    dice = Dice.seeded(1, "hooks")
    HEARD.clear()
    for seed in range(40):
        table = open_table({**BELLS, "difficulty": "novice"}, 2 + seed % 2, seed)
        for _ in range(60):
            walks = []
            for _ in range(6):
                twin = table.clone()
                twin.dice = dice.split()
                for _ in range(40):
                    if twin.flow.decision is not None:
                        seat = dice.pick(twin.flow.decision.seats)
                        twin.flow.submit(twin, GAME.habit(twin, seat), seat)
                walks.append(twin)
            alive = [walk for walk in walks if walk.flow.decision is not None]
            if not alive:
                break
            table = max(alive, key=lambda walk: GAME.instinct(walk, 0))
        GAME.scene(table, 0)
        if all(HEARD[name] for name in HOOKS):
            break
    assert [name for name in HOOKS if not HEARD[name]] == []


def test_its_action_asks_and_what_it_remembers_is_cloned_and_saved() -> None:
    table = open_table(BELLS)
    play_until(table, "prepare")
    first, seat = tower(table).order[0], table.flow.decision.seat
    twin = table.clone()
    twin.flow.submit(twin, RING[first], seat)
    assert twin.flow.decision.prompt == "bell-heard"
    reloaded = thaw(freeze(twin), twin.rules)
    assert digest(reloaded) == digest(twin)
    assert (tower(reloaded).rung, tower(table).rung) == (1, 0)
    assert GAME.why_not(twin, seat, TOLL[0]).key == "bell-silent"


def test_a_secret_is_shown_only_to_who_has_heard_it_and_imagined_anew_by_the_others() -> None:
    table = open_table(BELLS)
    tower(table).heard = 0b001
    faces = [GAME.scene(table, seat).zone("tower").pieces[0].face for seat in (0, 1)]
    first = tower(table).order[0]
    assert faces == [table.rules.more[KEY].ids[first], "face-down"]
    dice = Dice.seeded(3, "secrets")
    believed = [{tower(GAME.imagine(table, seat, dice)).order[0] for _ in range(40)} for seat in (0, 1)]
    assert believed == [{first}, {0, 1, 2}]


def test_the_team_hums_tolls_and_muffles_where_it_may() -> None:
    """Actions in the combat turn, in a fight and in the Sealing phase."""
    dice, said = Dice.seeded(5, "acts"), set()
    for seed in range(30):
        table = open_table({**BELLS, "difficulty": "novice"}, 3, seed)
        for _ in range(400):
            asked = table.flow.decision
            if asked is None:
                break
            seat = dice.pick(asked.seats)
            own = [word for word in asked.options_of(seat) if word in (*RING, *TOLL, *HUM, *MUFFLE)]
            word = own[0] if own else GAME.habit(table, seat)
            said.update(own[:1])
            table.flow.submit(table, word, seat)
        if said >= {*TOLL, *HUM, *MUFFLE}:
            break
    assert said >= {*TOLL, *HUM, *MUFFLE}


# --- what stood in the way ----------------------------------------------------------------------------


def test_a_choice_asks_a_seat_that_is_no_detective_and_hands_its_answer_back() -> None:
    table = open_table({"main": "watcher"}, 4)
    play_until(table, "watcher-sends")
    assert (table.seats, table.detectives, table.flow.decision.seat) == (4, 3, 3)
    chosen = table.flow.decision.options[1]
    reloaded = thaw(freeze(table), table.rules)
    reloaded.flow.submit(reloaded, chosen, 3)
    assert table.rules.enemy_ids[chosen - SEND[0]] in [
        table.rules.enemy_ids[card] for column in reloaded.columns for card in column
    ]
    assert GAME.why_not(table, 0, chosen).key == "not-your-decision"


def test_who_plays_against_the_team_wins_when_it_loses_and_sees_no_hands() -> None:
    table = open_table({"main": "watcher"}, 4)
    play_until(table, "prepare")
    hands = [zone for zone in GAME.scene(table, 3).zones if zone.id.startswith("hand.")]
    assert [len(zone.pieces) for zone in hands] == [0, 0, 0]
    assert all(zone.pieces for zone in GAME.scene(table, 0).zones if zone.id.startswith("hand."))
    play_until(table, "the end")
    assert table.flow.outcome.winners in ((3,), (0, 1, 2))


def test_two_modules_never_react_to_one_word() -> None:
    content = GAME.load_content(GAME.folder / "data")
    taken = [word for one in content.installed for words in one.words for word in words]
    assert len(set(taken)) == len(taken)
    with pytest.raises(ValueError, match="declared twice"):
        expansion_words("ring")


def test_a_trophy_that_is_taken_away_goes_to_nobody() -> None:
    """Once it gave another seat a Planet trophy."""
    table = with_hooks(trophy=lambda *_: NO_SYMBOL)
    enemy = table.columns[0][0]
    before = list(table.trophies)
    defeat(table, 0, enemy, 0, first=True)
    assert table.trophies == before
    assert sum(table.supply) == 5 * table.rules.each_trophy
    assert table.trophies[PLANET] == 0


@pytest.mark.rule("CUL-16.1")
@pytest.mark.parametrize("is_own", [True, False])
def test_investigated_is_told_of_a_detectives_own_investigation_only(is_own: bool) -> None:
    heard: list[int] = []
    table = with_hooks(investigated=lambda _, seat: heard.append(seat))
    Findings(1, 0, 1, "rule/CUL-7.21", is_own).ends(table)
    assert heard == ([1] if is_own else [])


def test_a_source_with_a_number_of_its_own_has_a_name_and_is_spent() -> None:
    table = open_table(BELLS)
    tower(table).wild = 0
    bout = Bout(0, table.columns[0][0], 0)
    ref = next(source.refs[0] for way in ways(table, bout) for source in way if source.refs[0] >= 10_000)
    assert called(table, ref) == table.rules.more[KEY].ids[tower(table).order[0]]
    spend(table, 0, [ref])
    assert tower(table).wild == NOTHING


def test_a_check_sees_whom_a_card_helps() -> None:
    refusal = Refusal("CUL-16.1", "no-expansion")
    table = with_hooks(help_allowed=lambda *about: refusal if about[3] == 2 else None)
    game: Any = spec_with(table.rules.expansions)
    play_until(table, "prepare", game)
    for _ in range(300):
        asked = table.flow.decision
        if asked.prompt == "help-whom":
            assert TO[2] not in asked.options
        if asked.prompt == "combat":
            return
        words = asked.options_of(asked.seat)
        plays = [word for word in words if game.alphabet.text(word).startswith("play ")]
        table.flow.submit(table, plays[0] if plays else game.habit(table, asked.seat), asked.seat)


def test_a_check_forbids_in_fights_and_the_reason_is_the_expansions() -> None:
    refusal = Refusal("CUL-16.1", "no-expansion")
    commit = COMMIT
    table = with_hooks(action_allowed=lambda *about: refusal if about[2] == commit else None)
    game: Any = spec_with(table.rules.expansions)
    play_until(table, "fight", game)
    seat = table.flow.decision.seat
    assert commit not in table.flow.decision.options
    assert game.why_not(table, seat, commit) == refusal


@pytest.mark.rule("EXP-1.4")
def test_modules_act_in_their_order_each_completely() -> None:
    """The first pushes a step and queues a unit; both are over before the second begins."""
    noted: list[str] = []

    def first(t: Table) -> None:
        t.queue.append(lambda _: noted.append("queued"))
        t.flow.then(lambda _: noted.append("pushed"))

    def second(_: Table) -> None:
        noted.append("second")

    one = Expansion("one", 1, "CUL", hooks={"cultist_start": first})
    two = Expansion("two", 2, "CUL", hooks={"cultist_start": second})
    game = spec_with((two, one))
    open_table({"modules": "two,one"}, game=game)
    play_until(open_table({"modules": "two,one"}, game=game), "review", game)
    assert noted[:3] == ["pushed", "queued", "second"]


def test_a_hook_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="no hook"):
        with_hooks(spawn_donne=print)


@pytest.mark.rule("CUL-9.7", "CUL-16.1")
@pytest.mark.parametrize("options", [{}, BELLS])
def test_a_summons_fails_beside_an_idle_expansion_as_without_any(options: dict[str, str]) -> None:
    table = open_table({**options, "start": "seat-1"})
    summon(table, NO_ENEMY, 0, "rule/CUL-4.11")
    assert [table.tokens(seat) for seat in range(3)] == [1, 1, 1]
    assert len(table.queue) == 3


@pytest.mark.rule("CUL-16.1")
def test_the_hooks_of_the_rulebook_are_hooks_of_the_game() -> None:
    chapter = load_rulebook(SPEC).find("16")
    rows = [line.split("|")[1] for line in chapter.text.splitlines() if line.startswith("|")][2:]
    named = [name.strip() for row in rows for name in row.split(",")]
    assert len(named) > 20
    assert set(named) <= set(HOOKS)


@pytest.mark.rule("EXP-1.8")
def test_a_detective_that_is_away_takes_dice_and_helps_and_does_nothing_at_a_location() -> None:
    table = with_hooks()
    game: Any = spec_with(table.rules.expansions)
    play_until(table, "prepare", game)
    seat = table.flow.decision.seat
    table.place[seat] = AWAY
    table.altars = 0b11111
    table.trophies[5 * seat] = 3
    table.stale = -1
    frame = table.flow.decision.then.__self__
    table.flow.decision = None
    frame.asks(table)
    table.speaker = seat
    verbs = {game.alphabet.parts(word)[0] for word in table.flow.decision.options_of(seat)}
    assert verbs <= {"ready", "die", "play", "level", "call", "use", "invoke"}
    assert {"ready", "die", "level"} <= verbs
    elsewhere = f"go {table.rules.place_ids[table.spots[0]]}"
    enemy = f"mark {table.rules.enemy_ids[table.columns[0][0]]}"
    for text in (elsewhere, enemy, "investigate 1", "act", "lay star"):
        assert game.why_not(table, seat, table.rules.alphabet.find(text)) == Refusal("EXP-1.8", "away")
    for viewer in (seat, None):
        assert game.scene(table, viewer).zone(f"detective.seat-{seat + 1}").marks["location"] == "away"
    uphold_habits(table, game)


def uphold_habits(table: Any, game: Any) -> None:
    """Whoever plays by habit goes on with a detective that is away."""
    dice = Dice.seeded(4, "away")
    for _ in range(150):
        if table.flow.decision is None:
            return
        seat = dice.pick(table.flow.decision.seats)
        answer = game.habit if dice.below(2) else game.beginner
        table.flow.submit(table, answer(table, seat), seat)


def test_a_table_names_the_cards_that_its_expansions_add() -> None:
    def extend(content: Any, _: Any) -> Any:
        beast = content.monsters[0].model_copy(update={"id": "the-beast", "cult": None})
        return content._replace(monsters=(*content.monsters, beast))

    game = spec_with((Expansion("beasts", 1, "CUL", extend=extend),))
    t = open_table({"modules": "beasts"}, game=game)
    beast = t.rules.enemy_ids.index("the-beast")
    assert t.rules.alphabet.text(MARK[beast]) == "mark the-beast"
    assert t.rules.alphabet.find("mark dagon") == MARK[t.rules.enemy_ids.index("dagon")]


def test_a_monster_without_a_cult_calls_any_great_old_one_to_the_marker() -> None:
    def extend(content: Any, _: Any) -> Any:
        beast = content.monsters[0].model_copy(update={"id": "the-beast", "cult": None})
        return content._replace(monsters=(*content.monsters, beast))

    game = spec_with((Expansion("beasts", 1, "CUL", extend=extend),))
    t = open_table({"modules": "beasts"}, game=game)
    t.columns[1] = tuple(t.cultists.bag[:3])
    t.marker = 3
    arrive(t, t.rules.enemy_ids.index("the-beast"), 1, "rule/CUL-4.2")
    assert t.rules.enemy_ids[t.elders[3]] in {t.rules.enemy_ids[elder] for elder in t.rules.first_wave}


def test_filters_change_items_reach_and_levels() -> None:
    t = with_hooks(
        dealt_items=lambda _, count, seat: 0 if seat == 0 else count,
        reroll_cost=lambda _, cost, __: cost + 1,
        neighbours=lambda *_: [],
        in_reach=lambda *_: True,
    )
    assert t.items[0] == ()
    assert t.flow.decision.seat == 1
    assert reroll_cost(t, 0) == 2
    t.place[0] = 0
    assert drag_goals(t, 0) == []
    t.columns[0] = tuple(t.cultists.bag[:2])
    for card in t.columns[0]:
        t.where[card] = 0
    assert is_in_reach(t, 0, t.columns[0][1])


@pytest.mark.rule("EXP-1.10")
def test_a_choice_of_nobody_in_particular_is_put_to_the_team_alone() -> None:
    """Whoever has left the game, and a seat that is no detective, have no say in it."""
    table = open_table({"main": "watcher"}, 5)
    play_until(table, "prepare")
    assert table.team() == tuple((table.speaker + step) % 4 for step in range(4))
    table.gone = 1 << table.speaker
    assert sorted(table.team()) == [seat for seat in range(4) if seat != table.speaker]
