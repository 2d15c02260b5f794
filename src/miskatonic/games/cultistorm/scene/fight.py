"""The combat turn that is being decided, as a seat sees it: requirement, sources, and who covers what."""

from collections.abc import Iterator
from typing import Final

from miskatonic.games.cultistorm.fighting.fight import Fight
from miskatonic.games.cultistorm.fighting.matching import ONCE, Source, unpack
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.reroll import reroll_cost
from miskatonic.games.cultistorm.fighting.sources import (
    DICE,
    ITEM,
    called,
    proposal,
    refs_of,
    source_name,
    ways,
)
from miskatonic.games.cultistorm.phases.combat import CombatTurn, calm_of
from miskatonic.games.cultistorm.scene.odds import matched
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.vocabulary.marks import (
    CombatMarks,
    FightMarks,
    FightPieceMarks,
    PenaltyMarks,
    TurnEndMarks,
)
from miskatonic.games.cultistorm.words import SEATS, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone

_SPARING: Final = ("spare", "spare-die", "spare-item", "spare-help", "spare-perk", "reroll", "spend", "use")


def fight(view: View) -> list[Zone]:
    """What is required, what can be set against it, and a proposal, for those who may see the hand."""
    t = view.t
    asked = t.flow.decision
    if asked is not None and asked.prompt == "combat":
        return [_turn(view, asked.frame)]
    if asked is None or asked.prompt != "fight":
        return []
    duel: Fight = asked.frame
    bout = duel.bout()
    marks: FightMarks = {
        "seat": SEATS[bout.seat],
        "enemy": t.rules.enemy_ids[bout.enemy],
        "requirement": [SYMBOLS[symbol] for symbol in unpack(requirement(t, bout))],
        "reroll_cost": reroll_cost(t, bout.seat),
    }
    pieces = [Piece("fight", t.rules.enemy_ids[bout.enemy], FightPieceMarks(part="enemy"))]
    ends = {
        word: Piece(f"fight.{word}", word, FightPieceMarks(part="way"), (word,))
        for word in view.bare("commit", "retreat")
    }
    if "retreat" in ends:
        ends["retreat"] = ends["retreat"]._replace(marks={"part": "way", **_penalty(t, bout.seat)})
    if view.sees_hand(bout.seat):
        missing, sources = matched(t, bout)
        marks["missing"] = [SYMBOLS[symbol] for symbol in unpack(missing)]
        marks["enough"] = not missing
        if "commit" in ends:
            ends["commit"] = ends["commit"]._replace(marks=_price(t, bout))
        pieces += ends.values()
        shown = [*sources, *_idle_dice(t, bout, [ref for source, _ in sources for ref in source.refs])]
        pieces += [_source(view, bout, at, source, covered) for at, (source, covered) in enumerate(shown, 1)]
    else:
        pieces += ends.values()
    return [Zone("fight", "row", tuple(pieces), marks=marks)]


def _idle_dice(t: Table, bout: Bout, used: list[int]) -> Iterator[tuple[Source, int]]:
    """Dice that are held back, or give no symbol now: they cover nothing, but may be thrown again."""
    for face in t.held[bout.seat]:
        if DICE + face in used:
            used.remove(DICE + face)
        else:
            yield Source((DICE + face,), 0, ONCE[face]), 0


def _turn(view: View, turn: CombatTurn) -> Zone:
    """A combat turn between its fights: what an end of it would bring."""
    words = view.bare("done") if view.seat == turn.seat else ()
    marks: TurnEndMarks = {
        "penalty": turn.is_penalised(),
        "wins": turn.wins,
        **_penalty(view.t, turn.seat),
    }
    end = Piece("combat.done", "done", marks, words)
    return Zone("combat", "row", (end,), marks=CombatMarks(seat=SEATS[turn.seat]))


def _penalty(t: Table, seat: Seat) -> PenaltyMarks:
    """What of the penalty would come now: Shield-Bearer, Bulwark and others take from it (CUL-8.19, D.4)."""
    return {"penalty_token": t.shield != seat, "penalty_step": not calm_of(t, seat)}


def _price(t: Table, bout: Bout) -> FightPieceMarks:
    """What a strike would use up, and what it would leave."""
    used = refs_of(proposal(t, bout))
    kept = [ref for source in ways(t, bout)[0] for ref in source.refs]
    for ref in used:
        if ref in kept:
            kept.remove(ref)
    return FightPieceMarks(
        part="way", uses=[called(t, ref) for ref in used], keeps=[called(t, ref) for ref in kept]
    )


def _source(view: View, bout: Bout, at: int, source: Source, covered: int) -> Piece:
    names = [source_name(view.t, ref) for ref in source.refs]
    marks: FightPieceMarks = {
        "part": "source",
        "symbols": [
            SYMBOLS[one] for one in dict.fromkeys(one for part in source.supply for one in unpack(part))
        ],
        "covers": [SYMBOLS[symbol] for symbol in unpack(covered)],
        "doubled_by": names[1] if len(names) > 1 else None,
        "of_dice": DICE <= source.refs[0] < ITEM,
        "spare": not covered,
    }
    words: tuple[str, ...] = ()
    if view.seat == bout.seat:
        words = tuple(word for name in names for word in view.pointing(name, *_SPARING))
    return Piece(f"source.{at}", names[0], marks, words)
