"""The scene shows the story that was read last, and its ways out while they are open (CUL-15)."""

from miskatonic.games.cultistorm.board.card_text import STORY_OR, tell_story
from miskatonic.games.cultistorm.scene import scene
from miskatonic.games.cultistorm.setup import new_table
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.turn import Turn
from miskatonic.kernel.scene import Zone

SEED = 7


def narrative_table() -> Table:
    return new_table(3, {"narrative": "on"}, SEED)


def shown(t: Table) -> Zone | None:
    return next((zone for zone in scene(t, 0).zones if zone.id == "story"), None)


def slot_with(t: Table, ways: int) -> int:
    """The first story that can end in so many ways."""
    return next(story for story, other in enumerate(t.rules.powers[STORY_OR]) if bool(other) == (ways == 2))


def test_no_story_is_shown_before_one_is_read() -> None:
    assert shown(narrative_table()) is None


def test_a_story_with_two_ways_offers_them_to_whoever_decides() -> None:
    t = narrative_table()
    t.flow.stack.clear()
    story = slot_with(t, ways=2)
    tell_story(t, story, seat=0, spot=0, symbol=0)
    zone = shown(t)
    assert zone is not None
    page, *ways = zone.pieces
    assert page.face == t.rules.story_ids[story]
    assert page.marks == {"part": "page", "open": True}
    assert [piece.words for piece in ways] == [("first",), ("second",)]


def test_a_story_stays_until_the_turn_is_over() -> None:
    t = narrative_table()
    tell_story(t, slot_with(t, ways=1), seat=0, spot=0, symbol=0)
    zone = shown(t)
    assert zone is not None
    assert len(zone.pieces) == 1
    Turn().begins(t)
    assert shown(t) is None
