"""The numbers that a search can be tuned by; `python -m bench.knobs GAME` compares settings of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Knobs:
    """How a search weighs what it has seen."""

    # An option drops out when it is worse than the best one by so many standard errors.
    clearly: float = 3.0
    # The habit's word is replaced by one that is better by more than so many standard errors.
    convinced: float = 1.0
    # The exploration constant of PUCT. Most words change the chance to win by a few hundredths.
    exploration: float = 0.6
    # How many rounds are played by habit before a table is evaluated; None: as many as the game says.
    rounds_ahead: int | None = None


USUAL = Knobs()
