"""Many games at once, for designers and researchers.

A `Run` says which games are played. `play` plays runs in worker processes and gives every finished game to
an observer. `simulate`, `compare`, `measure_balance` and `measure_team_balance` are views of what was played.
`tournament` lets bots compete, round after round.
"""

from miskatonic.arena.balance import Balance, measure_balance
from miskatonic.arena.comparison import Comparison, compare
from miskatonic.arena.observer import FinishedGame, Observer
from miskatonic.arena.run import BadRunError, Played, Run, play
from miskatonic.arena.summary import Summary, simulate
from miskatonic.arena.team_balance import TeamBalance, measure_team_balance

__all__ = [
    "BadRunError",
    "Balance",
    "Comparison",
    "FinishedGame",
    "Observer",
    "Played",
    "Run",
    "Summary",
    "TeamBalance",
    "compare",
    "measure_balance",
    "measure_team_balance",
    "play",
    "simulate",
]
