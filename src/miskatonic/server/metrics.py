"""Metrics of a node for Prometheus. The processes of one server add theirs up."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

# The environment variable by which the library learns where several processes share their metrics.
SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
# How gauges of several processes become one.
_SUM_OF_THE_LIVING: Final = "livesum"

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SLOW = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The metrics of one node. Each has a registry of its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.lines = Counter(
            "miskatonic_lines", "Lines written to the logs of matches", ["act"], registry=registry
        )
        self.refused = Counter(
            "miskatonic_refused", "Requests and messages refused", ["reason"], registry=registry
        )
        self.commit = Histogram(
            "miskatonic_commit_seconds",
            "Time to commit a line to the database",
            buckets=_QUICK,
            registry=registry,
        )
        self.thinking = Histogram(
            "miskatonic_thinking_seconds",
            "Time in which a bot computes",
            ["kind"],
            buckets=_SLOW,
            registry=registry,
        )
        self.queue = Gauge(
            "miskatonic_bot_queue",
            "Jobs of bots that wait for a worker",
            ["attention"],
            registry=registry,
            multiprocess_mode=_SUM_OF_THE_LIVING,
        )
        self.waiting = Histogram(
            "miskatonic_bot_wait_seconds",
            "Time for which a job of a bot waits for a worker",
            ["attention"],
            buckets=_SLOW,
            registry=registry,
        )
        self.charged = Counter(
            "miskatonic_bot_charged_seconds",
            "Time of workers that was charged to guests and tables",
            ["attention"],
            registry=registry,
        )
        self.notices = Counter(
            "miskatonic_notices", "Tries to tell players of their turns", ["way", "result"], registry=registry
        )
        self.restarts = Gauge(
            "miskatonic_worker_restarts",
            "Workers replaced so far",
            registry=registry,
            multiprocess_mode=_SUM_OF_THE_LIVING,
        )
        self.rooms = Gauge(
            "miskatonic_rooms", "Matches in memory", registry=registry, multiprocess_mode=_SUM_OF_THE_LIVING
        )
        self.sockets = Gauge(
            "miskatonic_sockets", "Open sockets", registry=registry, multiprocess_mode=_SUM_OF_THE_LIVING
        )
        self.requests = Counter(
            "miskatonic_requests", "Requests answered", ["method", "status"], registry=registry
        )

    def text(self) -> bytes:
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self.registry)
        of_all = CollectorRegistry()
        MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
        return generate_latest(of_all)
