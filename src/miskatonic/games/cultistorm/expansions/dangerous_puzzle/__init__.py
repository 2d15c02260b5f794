"""Dangerous Puzzle (PUZ): six pieces lie among the items, and all must be fitted together to win."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.dangerous_puzzle import cards, curses, fitting, pieces
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.habit import HABIT
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.scene import PieceMarks, PuzzleMarks, scene
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import KEY, puzzle
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.words import FIT, HAND_PIECE
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion
from miskatonic.games.cultistorm.table import SETUP, Table
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


def _out_of_the_deck(t: Table) -> dict[str, int]:
    """Cards that are not in the item deck: held, in the frame, or not shuffled in yet."""
    found = puzzle(t)
    held = sum(holder != NOBODY for holder in found.holder)
    waiting = cards.look_up(t).all_items if t.phase == SETUP else ()
    apart = sum(item not in t.item_deck for item in waiting)
    return {"items": apart or held + len(found.fitted)}


EXPANSION: Final = Expansion(
    key=KEY,
    order=10,
    prefix="PUZ",
    weight=2,
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
        Action("prepare", FIT, fitting.may_not_fit, fitting.fit, fitting.WHEN),
        Action("prepare", HAND_PIECE, pieces.may_not_give, pieces.give, fitting.WHEN),
    ),
    scene=scene,
    habit=HABIT,
    instinct=lambda t: 0.2 * len(puzzle(t).fitted),
    facts=lambda t: (puzzle(t).holder, puzzle(t).fitted),
    conserved=_out_of_the_deck,
)
