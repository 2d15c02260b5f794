"""Components and setup (chapters 1 and 2)."""

from collections import Counter

import pytest

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.board.hidden import decide_tile
from miskatonic.games.witch_of_salem.cards.shape import PresetName
from miskatonic.games.witch_of_salem.rules import SCHOLARS, SEAT_COUNTS
from miskatonic.games.witch_of_salem.setup import _draw_first_item, house_content
from miskatonic.games.witch_of_salem.table import FACE_DOWN, UNDECIDED, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.scene import Scene
from tests.games.witch_of_salem.tables import CONTENT, COUNTS, LOCATIONS, MINOR, ONE, OpenArkham

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def opened(seats: int = 3, seed: int = 1, **options: str) -> Table:
    table: Table = SPEC.new(seats, options, seed, chronicle=True)
    return table


def told(t: Table, kind: str) -> list[dict[str, object]]:
    assert t.chronicle is not None
    return [event.args for event in t.chronicle.events if event.kind == kind]


def scene_of(t: Table) -> Scene:
    return SPEC.scene(t, None)


def opened_with(elder: str) -> Table:
    """The first table whose edge 1 shows this Great Old One."""
    for seed in range(100):
        t = opened(seed=seed)
        if t.rules.elders[t.elders[0]] == elder:
            return t
    raise AssertionError(f"{elder} never lies at edge 1")


@pytest.mark.rule("WOS-1.1")
def test_the_board_is_a_ring_of_locations_rlyeh_and_the_track() -> None:
    scene = scene_of(opened())
    arkham, rlyeh, track = scene.zone("arkham"), scene.zone("rlyeh"), scene.zone("necron")
    assert arkham.kind == "ring"
    assert [piece.marks["number"] for piece in arkham.pieces] == list(range(len(LOCATIONS)))
    assert [piece.id for piece in rlyeh.pieces] == [
        *(f"edge-{n}" for n in range(1, CONTENT.presets.common.elders)),
        "prisoner",
    ]
    assert track.kind == "track"
    assert track.marks["demon"] in track.marks["portraits"]


@pytest.mark.rule("WOS-1.2")
def test_there_are_as_many_cards_as_the_rule_book_counts() -> None:
    t = opened(seats=4)
    names = Counter(t.rules.creatures[card] for card in t.rules.creature_deck)
    assert names == {card.id: card.copies for card in (*CONTENT.creatures, *CONTENT.specials)}
    assert (len(CONTENT.creatures), len(t.rules.events)) == (COUNTS.creatures, COUNTS.events)
    assert (len(t.rules.elders), len(t.rules.locations)) == (COUNTS.elders, COUNTS.locations)
    for seat in (1, 2, 3, 4):
        assert len(scene_of(t).zone(f"hand.seat-{seat}").pieces) == len(LOCATIONS) + 1
    assert CONTENT.remarks == ()


@pytest.mark.rule("WOS-1.3", "WOS-R1")
def test_there_are_minor_items_and_artifacts_and_tiles_are_none_of_them() -> None:
    rules = opened().rules
    items = Counter(rules.item_names[item] for item in rules.items)
    assert items == {card.id: card.copies for card in (*CONTENT.minor_items, *CONTENT.artifacts)}
    assert (len(CONTENT.minor_items), len(CONTENT.artifacts)) == (COUNTS.minor_items, COUNTS.artifacts)


@pytest.mark.rule("WOS-1.4")
def test_there_are_four_portals_and_four_walls() -> None:
    t = opened()
    assert (t.rules.portals, t.rules.walls) == (4, 4)
    assert SPEC.conserved(t)["tiles"] == 8


@pytest.mark.rule("WOS-1.5")
def test_figures_markers_die_and_bag_are_there() -> None:
    t = opened(seats=4)
    scene = scene_of(t)
    assert [zone.marks["scholar"] for zone in scene.zones if zone.id.startswith("scholar.")] == [*SCHOLARS]
    assert [piece.face for piece in scene.zone("necron").pieces] == ["necron"]
    assert sum(piece.marks["witch"] for piece in scene.zone("arkham").pieces) == 1
    assert scene.zone("bag").marks["count"] == len(t.bag)
    assert len(t.rules.die) == 6


@pytest.mark.rule("WOS-1.6", "WOS-R2")
def test_each_seat_owns_a_card_for_each_location_and_the_secret_passage() -> None:
    hand = scene_of(opened()).zone("hand.seat-2")
    assert [piece.face for piece in hand.pieces] == [*LOCATIONS, "secret-passage"]
    assert hand.owner == 1


@pytest.mark.rule("WOS-2.1")
def test_one_great_old_one_is_face_up_and_awake() -> None:
    seen = set()
    for seed in range(40):
        t = opened(seed=seed)
        assert t.elders[1:] == [FACE_DOWN] * (CONTENT.presets.common.elders - 1)
        assert t.powers == t.rules.abilities[t.elders[0]]
        assert sorted([*t.elders_hidden, t.elders[0]]) == list(range(len(CONTENT.elders)))
        seen.add(t.elders[0])
    assert seen == set(range(len(CONTENT.elders)))


@pytest.mark.rule("WOS-2.1", "WOS-3.2")
def test_the_first_ability_holds_from_round_1() -> None:
    t = opened_with("shub-niggurath")
    assert told(t, "necron-advanced")[0] == {"spaces": 1, "space": 1, "cause": "elder/shub-niggurath"}


@pytest.mark.rule("WOS-2.1")
def test_the_overview_of_all_six_lies_open() -> None:
    faces = [face for face in SPEC.cards(house_content()) if face.kind == "elder"]
    assert len(faces) == 6
    assert all(dict(face.facts).keys() & {"recipe", "recipe-same", "recipe-different"} for face in faces)


@ALL_SEATS
@pytest.mark.rule("WOS-2.2")
def test_the_starting_seat_is_drawn_by_lot_or_chosen(seats: int) -> None:
    assert {opened(seats, seed).starting for seed in range(30)} == set(range(seats))
    for seat in range(seats):
        t = opened(seats, start=f"seat-{seat + 1}")
        assert t.starting == seat
        assert t.flow.decision is not None
        assert t.flow.decision.seat == seat


@pytest.mark.parametrize(("seats", "rate"), [(2, 1), (3, 1), (4, 2)])
@pytest.mark.rule("WOS-2.2", "WOS-4.1")
def test_the_creature_rate_is_shown(seats: int, rate: int) -> None:
    assert scene_of(opened(seats)).zone("creature-deck").marks["rate"] == rate


@pytest.mark.rule("WOS-2.3")
def test_eight_of_twelve_events_are_the_deck() -> None:
    t = opened()
    assert scene_of(t).zone("event-deck").marks["count"] == t.events_left == 8
    # Which four are set aside is not decided: all twelve may still come.
    assert sorted(t.events_hidden) == list(range(12))


@ALL_SEATS
@pytest.mark.rule("WOS-2.4", "WOS-2.5")
def test_everybody_starts_sane_at_the_university_with_a_full_hand(seats: int) -> None:
    for seed in range(10):
        t = opened(seats, seed)
        assert t.place == [0] * seats
        assert t.hand == [t.rules.full_hand] * seats
        assert t.witch == 0
        assert t.chronicle is not None
        kinds = [event.kind for event in t.chronicle.events]
        # Whatever moved Necron or took sanity happened in round 1: he came from space 0, and all were sane.
        assert not {"necron-advanced", "sanity-lost"} & {*kinds[: kinds.index("round-begins")]}
        assert sum(t.sanity) == 6 * seats - len(told(t, "sanity-lost"))
        assert t.necron == sum(int(str(args["spaces"])) for args in told(t, "necron-advanced"))


@pytest.mark.rule("WOS-2.6")
def test_a_face_down_tile_at_each_outer_location_and_two_in_the_box() -> None:
    boxed = Counter[tuple[int, ...]]()
    for seed in range(60):
        t = opened(seed=seed)
        assert t.tiles == [UNDECIDED] * len(LOCATIONS)
        assert [piece.marks.get("tile") for piece in scene_of(t).zone("arkham").pieces] == [
            None,
            *["face-down"] * len(t.rules.outer),
        ]
        for location in t.rules.outer:
            decide_tile(t, location)
        boxed[tuple(sorted(t.tile_bag))] += 1
    assert all(len(tiles) == 2 for tiles in boxed)
    assert len(boxed) == 3  # two Portals, two Walls, or one of each


@ALL_SEATS
@pytest.mark.rule("WOS-2.7")
def test_each_seat_draws_an_item_in_seat_order(seats: int) -> None:
    t = opened(seats, start=f"seat-{seats}", preset="classic")
    assert t.chronicle is not None
    dealt = [event.seat for event in t.chronicle.events if event.kind == "item-dealt"]
    assert dealt == [(seats - 1 + n) % seats for n in range(seats)]
    assert len(t.bag) == 34 - seats - 18


PRESETS = CONTENT.presets.preset


@ALL_SEATS
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.rule("WOS-2.7", "WOS-2.4", "WOS-1.1")
def test_a_table_has_the_numbers_of_its_preset(name: PresetName, seats: int) -> None:
    preset, count = PRESETS[name], SEAT_COUNTS[seats]
    t = opened(seats, preset=name)
    marks = scene_of(t).zone("necron").marks
    assert (marks["length"], marks["demon"]) == (preset.track[count], preset.demon[count])
    every = preset.portraits_every
    assert marks["portraits"] == list(range(every, preset.track[count], every))
    assert marks["demon"] in marks["portraits"]
    assert t.rules.start_sanity == preset.sanity
    assert len(told(t, "item-dealt")) == preset.items * seats
    assert [t.rules.face_names[face] for face in t.rules.die] == preset.die


@pytest.mark.rule("WOS-2.4", "WOS-2.7", "WOS-7.3")
def test_presets_have_the_numbers_of_the_book_but_for_the_die_of_apprentices() -> None:
    book = CONTENT.presets.book
    assert book is not None
    assert (book.sanity, book.items) == (6, 1)
    assert {(preset.sanity, preset.items) for preset in PRESETS.values()} == {(book.sanity, book.items)}
    full = {name for name, preset in PRESETS.items() if {*MINOR, *book.die} == {*preset.die}}
    assert full == {*PRESETS} - {"apprentice"}


@pytest.mark.rule("WOS-9.3")
def test_there_are_prices_of_one_and_of_two_sanity_and_steps() -> None:
    book = CONTENT.presets.book
    assert book is not None
    prices = {slot for location in CONTENT.locations for slot in location.slots}
    assert {"S" * number for number in book.sanity_prices} <= prices
    assert {"N" * number for number in book.necron_prices} <= prices
    assert {"S", "SS", "N", "NN", "C", "V"} <= prices


@ALL_SEATS
@pytest.mark.rule("WOS-2.7")
def test_everybody_begins_with_one_item_at_the_default_table(seats: int) -> None:
    t = opened(seats)
    assert len(told(t, "item-dealt")) == seats


@pytest.mark.rule("WOS-2.4")
def test_the_presets_are_all_tested() -> None:
    preset = next(option for option in SPEC.options if option.key == "preset")
    assert set(preset.values) == set(PRESETS)


@pytest.mark.rule("WOS-2.7")
def test_a_second_starting_artifact_is_put_back_and_redrawn(arkham: OpenArkham) -> None:
    game = arkham()
    game.draws("elder-sign", "silver-key", "elder-sign", "dagger")
    _draw_first_item(game.t, ONE)
    _draw_first_item(game.t, ONE)
    assert game.pouch(ONE) == ["dagger", "elder-sign"]
    assert SPEC.conserved(game.t)["items"] == 34


@pytest.mark.rule("WOS-2.8", "WOS-R3")
def test_each_outer_location_gets_three_items_and_the_university_none() -> None:
    t = opened()
    filled = told(t, "stock-filled")
    assert [args["location"] for args in filled] == [*LOCATIONS[1:]]
    assert [len(t.stock[location]) for location in t.rules.outer] == [3] * len(t.rules.outer)
    assert all(NO_ITEM not in t.stock[location] for location in t.rules.outer)
    assert not t.stock[0]
    zones = [zone.id for zone in scene_of(t).zones if zone.id.startswith("stock.")]
    assert zones == [f"stock.{name}" for name in LOCATIONS[1:]]


@pytest.mark.rule("WOS-R22", "WOS-11.3")
def test_dagon_does_not_thin_the_first_stock() -> None:
    t = opened_with("dagon")
    assert all(NO_ITEM not in t.stock[location] for location in t.rules.outer)
    assert told(t, "stock-thinned") == []
