"""The fight that is being decided, as a seat sees it: requirement, sources, and who covers what."""

from typing import Final

from miskatonic.games.cultistorm.fighting import Fight, reroll_cost
from miskatonic.games.cultistorm.matching import Source, assign, size, unpack
from miskatonic.games.cultistorm.sources import DICE, FRONT, HAND, ITEM, Bout, requirement, ways
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.view import View
from miskatonic.games.cultistorm.words import ACTIONS, ENEMIES, FACES, ITEM_CARDS, SEATS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone

_PERKS: Final = ("location-wild", "ability-wild", "story-wild", "unbound", "mirror")
_SPARING: Final = ("spare", "spare-die", "spare-item", "spare-help", "reroll", "spend", "use")


def fight(view: View) -> list[Zone]:
    """What is required, what can be set against it, and a proposal, for those who may see the hand."""
    t = view.t
    asked = t.flow.decision
    if asked is None or asked.prompt != "fight":
        return []
    duel: Fight = asked.then.__self__  # type: ignore[attr-defined]
    bout = duel.bout()
    marks = {
        "seat": SEATS[bout.seat],
        "enemy": ENEMIES[bout.enemy],
        "requirement": [SYMBOLS[symbol] for symbol in unpack(requirement(t, bout))],
        "reroll_cost": reroll_cost(t, bout.seat),
    }
    pieces = [
        Piece("fight", ENEMIES[bout.enemy]),
        *(Piece(f"fight.{word}", word, {}, (word,)) for word in view.bare("commit", "retreat")),
    ]
    if view.sees_hand(bout.seat):
        missing, sources = _matched(t, bout)
        marks["missing"] = [SYMBOLS[symbol] for symbol in unpack(missing)]
        marks["enough"] = not missing
        pieces += [
            _source(view, bout, at, source, covered) for at, (source, covered) in enumerate(sources, 1)
        ]
    return [Zone("fight", "row", tuple(pieces), bout.seat, marks)]


def _matched(t: Table, bout: Bout) -> tuple[int, list[tuple[Source, int]]]:
    """The cheapest way that covers most: what it leaves open, and what each source covers."""
    wanted = requirement(t, bout)
    found = []
    for way in ways(t, bout):
        left, cost, covered = assign(wanted, way)
        found.append((size(left), cost, left, list(zip(way, covered, strict=True))))
    _, _, left, sources = min(found, key=lambda one: one[:2])
    return left, sources


def _source(view: View, bout: Bout, at: int, source: Source, covered: int) -> Piece:
    names = [source_name(view.t, ref) for ref in source.refs]
    marks = {
        "symbols": [
            SYMBOLS[one] for one in dict.fromkeys(one for part in source.supply for one in unpack(part))
        ],
        "covers": [SYMBOLS[symbol] for symbol in unpack(covered)],
        "doubled_by": names[1] if len(names) > 1 else None,
    }
    words = view.pointing(names[0], *_SPARING) if view.seat == bout.seat else ()
    return Piece(f"source.{at}", names[0], marks, words)


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
