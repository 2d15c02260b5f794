"""Many games at once: the simulator that designers and researchers ask."""

from miskatonic.arena.compare import compare
from miskatonic.arena.comparison import Comparison
from miskatonic.arena.report import Report
from miskatonic.arena.series import BadSimulationError
from miskatonic.arena.simulate import Simulation, simulate

__all__ = ["BadSimulationError", "Comparison", "Report", "Simulation", "compare", "simulate"]
