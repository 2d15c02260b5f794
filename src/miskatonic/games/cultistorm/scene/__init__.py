"""What a seat sees of the table (CUL-1.12)."""

from collections.abc import Iterable

from miskatonic.games.cultistorm.board.card_text import STORY, STORY_OR, effects_of
from miskatonic.games.cultistorm.scene.board import board
from miskatonic.games.cultistorm.scene.fight import fight
from miskatonic.games.cultistorm.scene.people import people
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.vocabulary.marks import StoryMarks
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Scene, SharedZones, Zone, compose, legal_words


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    return _scene(t, seat, SharedZones())


def scenes(t: Table, seats: Iterable[Seat | None]) -> dict[Seat | None, Scene]:
    """What each of several viewers sees."""
    shared = SharedZones()
    return {seat: _scene(t, seat, shared) for seat in seats}


def _scene(t: Table, seat: Seat | None, shared: SharedZones) -> Scene:
    words = legal_words(t.flow, seat, t.rules.alphabet)
    view = View(t, seat, words, shared)
    zones = (
        view.common(_options),
        *board(view),
        *people(view),
        *view.common(_story),
        *fight(view),
        *(zone for one in t.rules.expansions if one.scene is not None for zone in one.scene(view)),
    )
    return compose("cultistorm", t.flow, seat, t.round, words, zones, _grave(t, words))


def _grave(t: Table, words: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the words of which an expansion says that they would cost a detective the game."""
    if not words or not t.rules.hooked:
        return ()
    grave = [t.rules.alphabet.text(word) for word in t.rules.hooks.filter("grave", t, ())]
    return tuple(word for word in grave if word in words)


def _options(view: View) -> Zone:
    return Zone("options", "row", marks=dict(view.t.rules.options))


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
