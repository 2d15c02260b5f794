"""What a seat sees of the table (CUL-1.12)."""

from miskatonic.games.cultistorm.board.card_text import STORY, STORY_OR, effects_of
from miskatonic.games.cultistorm.scene.board import board
from miskatonic.games.cultistorm.scene.fight import fight
from miskatonic.games.cultistorm.scene.people import people
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.vocabulary.marks import StoryMarks
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Scene, Zone, compose, legal_words


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    words = legal_words(t.flow, seat, t.rules.alphabet)
    view = View(t, seat, words)
    zones = (
        Zone("options", "row", marks=dict(t.rules.options)),
        *board(view),
        *people(view),
        *_story(view),
        *fight(view),
    )
    return compose("cultistorm", t.flow, seat, t.round, words, zones)


def _story(view: View) -> list[Zone]:
    """The story that was read last in this turn (CUL-15), with its two ways out while they are open."""
    t = view.t
    if t.tale == NOTHING:
        return []
    asked = t.flow.decision
    is_open = asked is not None and asked.prompt == "story"
    ways = [
        Piece(f"story.{word}", word, StoryMarks(part="way", effect=effects_of(t, part, t.tale)), (word,))
        for word, part in (("first", STORY), ("second", STORY_OR))
        if is_open and view.bare(word)
    ]
    page = Piece("story", t.rules.story_ids[t.tale], StoryMarks(part="page", open=is_open))
    return [Zone("story", "row", (page, *ways))]
