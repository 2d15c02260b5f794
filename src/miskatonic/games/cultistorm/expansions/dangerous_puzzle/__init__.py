"""Dangerous Puzzle (PUZ): six pieces lie among the items, and all must be fitted together to win."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.dangerous_puzzle import cards, curses, fitting, pieces
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.habit import HABIT
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.scene import PieceMarks, PuzzleMarks, scene
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import KEY, held_by, puzzle
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.words import FIT, HAND_PIECE
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NOBODY, REROLL
from miskatonic.games.spec import Advice
from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


def _out_of_the_deck(t: Table) -> dict[str, int]:
    """Cards that are not in the item deck: held, in the frame, out of the game, or not shuffled in yet."""
    found, known = puzzle(t), cards.look_up(t)
    if not found.is_laid:
        return {"items": sum(item not in t.item_deck for item in known.all_items)}
    held = sum(holder != NOBODY for holder in found.holder)
    replaced = sum(t.rules.item_deck.count(item) for item in known.replaced)
    return {"items": held + len(found.fitted) + replaced}


EXPANSION: Final = Expansion(
    key=KEY,
    order=10,
    prefix="PUZ",
    weight=2,
    excludes=frozenset({"region"}),
    advice=(Advice("puzzle-alone", ("puzzle",), 0, unless="investigation_events"),),
    folder=Path(__file__).parent,
    words=(FIT, HAND_PIECE),
    vocabulary=Vocabulary(
        events=(
            event("piece-found", piece=str, cause=str),
            event("piece-fitted", piece=str, cause=str),
            event("piece-given", piece=str, other=str),
            event("piece-declined", piece=str),
            event("piece-returns", piece=str, cause=str),
            event("piece-passed", piece=str, cause=str),
        ),
        prompts=(
            prompt("piece-to", "PUZ-1.4", piece=str),
            prompt("piece-accept", "PUZ-1.4", piece=str, other=str),
            prompt("piece-heir", "PUZ-2.3", piece=str),
            prompt("makers-where", "PUZ-1.3"),
        ),
        refusals=(
            "piece-not-held",
            "piece-elsewhere",
            "piece-no-card",
            "piece-complete",
            "piece-last",
            "piece-three-cards",
            "piece-nobody-here",
            "piece-when",
            "piece-no-rerolls",
        ),
        endings=(),
        marks={"puzzle": Marks(zone=PuzzleMarks, piece=PieceMarks)},
        causes=("PUZ-2.1", "PUZ-2.3"),
    ),
    load=cards.load,
    extend=cards.extend,
    rules=cards.rules,
    state=pieces.opens,
    forbids=REROLL,
    heeds_targets=False,
    hooks={
        "setup_decks": pieces.set_aside,
        "setup_end": pieces.shuffle_in,
        "item_drawn": pieces.drawn,
        "prep_start": curses.prepares,
        "action_allowed": curses.may_not,
        "support_played": curses.helps,
        "free_move": curses.free_move,
        "review_draw": curses.hand_size,
        "requirement": curses.required,
        "victory_check": fitting.is_won,
    },
    actions=(
        Action("prepare", FIT, fitting.may_not_fit, fitting.fit, fitting.WHEN, held_by),
        Action("prepare", HAND_PIECE, pieces.may_not_give, pieces.give, fitting.WHEN, held_by),
    ),
    scene=scene,
    habit=HABIT,
    instinct=lambda t: 0.2 * len(puzzle(t).fitted),
    facts=lambda t: (puzzle(t).holder, puzzle(t).fitted),
    conserved=_out_of_the_deck,
)
