"""Many games at once: the simulator that designers and researchers ask."""

from miskatonic.arena.report import Report
from miskatonic.arena.simulate import BadSimulationError, Simulation, simulate

__all__ = ["BadSimulationError", "Report", "Simulation", "simulate"]
