"""What a seat sees of the table (CUL-1.12)."""

from typing import Any

from miskatonic.games.cultistorm.board import board
from miskatonic.games.cultistorm.fighting import Fight, reroll_cost
from miskatonic.games.cultistorm.matching import Source, unpack
from miskatonic.games.cultistorm.people import people
from miskatonic.games.cultistorm.sources import DICE, FRONT, HAND, ITEM, proposal, requirement, ways
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.view import View
from miskatonic.games.cultistorm.words import ACTIONS, ALPHABET, ENEMIES, FACES, ITEM_CARDS, SEATS, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Scene, Zone, compose, legal_words

_PERKS = ("location-wild", "ability-wild", "story-wild", "unbound", "mirror")


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    words = legal_words(t.flow, seat, ALPHABET)
    view = View(t, seat, words)
    zones = (
        Zone("options", "row", marks=dict(t.rules.options)),
        *board(view),
        *people(view),
        *_story(view),
        *_fight(view),
    )
    return compose("cultistorm", t.flow, seat, t.round, words, zones)


def _story(view: View) -> list[Zone]:
    """The story that was read last in this turn (CUL-15), with its two ways out while they are open."""
    t = view.t
    if t.tale == NOTHING:
        return []
    asked = t.flow.decision
    is_open = asked is not None and asked.prompt == "story"
    ways = [Piece(f"story.{word}", word, {}, (word,)) for word in view.bare("first", "second") if is_open]
    page = Piece("story", t.rules.story_ids[t.tale], {"open": is_open})
    return [Zone("story", "row", (page, *ways))]


def _fight(view: View) -> list[Zone]:
    """The fight that is being decided: what is required, what can be set against it, and a proposal."""
    t = view.t
    asked = t.flow.decision
    if asked is None or asked.prompt != "fight":
        return []
    fight: Fight = asked.then.__self__  # type: ignore[attr-defined]
    bout = fight.bout()
    wanted = [SYMBOLS[symbol] for symbol in unpack(requirement(t, bout))]
    marks: dict[str, Any] = {
        "seat": SEATS[bout.seat],
        "enemy": ENEMIES[bout.enemy],
        "requirement": wanted,
        "reroll_cost": reroll_cost(t, bout.seat),
    }
    pieces: tuple[Piece, ...] = ()
    if view.sees_hand(bout.seat):
        chosen = proposal(t, bout)
        marks["enough"] = chosen is not None
        marks["proposal"] = [source_name(t, ref) for ref in chosen or ()]
        pieces = tuple(
            Piece(f"source.{at + 1}", source_name(t, source.refs[0]), {"symbols": _symbols(source)})
            for at, source in enumerate(ways(t, bout)[0])
        )
    words = view.bare("commit", "retreat")
    commit = (Piece("fight", ENEMIES[bout.enemy], {}, words),)
    return [Zone("fight", "row", commit + pieces, bout.seat, marks)]


def _symbols(source: Source) -> list[str]:
    """What a source can be, one symbol or several."""
    return [
        SYMBOLS[symbol] for symbol in dict.fromkeys(one for part in source.supply for one in unpack(part))
    ]


def source_name(t: Table, ref: int) -> str:
    """The content id of a source."""
    if ref < DICE:
        return ACTIONS[ref - HAND]
    if ref < ITEM:
        return FACES[ref - DICE]
    if ref < FRONT:
        return ITEM_CARDS[ref - ITEM]
    if ref < FRONT + len(t.front):
        return ACTIONS[t.front[ref - FRONT][1]]
    return _PERKS[ref % 100]
