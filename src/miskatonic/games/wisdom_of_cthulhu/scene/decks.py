"""Decks and discard piles."""

from typing import Literal

from miskatonic.games.wisdom_of_cthulhu.scene.look import Look
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import DeckMarks, DiscardsMarks, KnownCardMarks
from miskatonic.games.wisdom_of_cthulhu.words import DECKS, SEEDS
from miskatonic.kernel.piles import UNKNOWN
from miskatonic.kernel.scene import Piece, Zone


def deck(look: Look, seed: int) -> Zone:
    """How many cards, and those that this seat has seen and knows the place of until the game is over."""
    t, name = look.t, DECKS[seed]
    pieces: list[Piece] = []
    if look.seat is not None and t.flow.outcome is None:
        top, bottom = t.decks[seed].known(look.seat)
        looking = _is_looking(look, seed)
        sides: tuple[tuple[Literal["top", "bottom"], list[int]], ...] = (("top", top), ("bottom", bottom))
        for side, cards in sides:
            for number, card in enumerate(cards, 1):
                if card != UNKNOWN:
                    words = look.pointing.get(str(number), ()) if looking and side == "top" else ()
                    seen: KnownCardMarks = {"side": side, "number": number}
                    pieces.append(Piece(f"{name}.{side}.{number}", t.rules.names[card], seen, words))
    marks: DeckMarks = {
        "seed": SEEDS[seed],
        "count": len(t.decks[seed]),
        "words": list(look.pointing.get(name, ())),
    }
    return Zone(name, "stack", tuple(pieces), marks=marks)


def _is_looking(look: Look, seed: int) -> bool:
    asked = look.t.flow.decision
    return (
        asked is not None
        and asked.prompt == "which-top"
        and bool(asked.about)
        and ((asked.about or {}).get("deck") == DECKS[seed])
    )


def discards(look: Look, seed: int) -> Zone:
    t = look.t
    pieces = tuple(look.card(card) for card in reversed(t.discards[seed]))
    marks: DiscardsMarks = {"seed": SEEDS[seed], "count": len(pieces)}
    return Zone(f"discards.{SEEDS[seed]}", "stack", pieces, marks=marks)
