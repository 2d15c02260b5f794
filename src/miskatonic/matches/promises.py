"""What bots have promised their team. A promise is part of the record of a match, as words are (ADR 0145)."""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.bots.requests import Owed
from miskatonic.games.requests import Request
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Alphabet
from miskatonic.matches.record import Move


class Promise(NamedTuple):
    """After `step` words the bot of a seat has said yes to a request. It holds to the end of a round."""

    step: int
    seat: Seat
    request: Request
    until: int

    @property
    def text(self) -> str:
        """Kind, subject and last round as a line of a log: `item dagger 4`."""
        return " ".join(filter(None, (self.request.kind, self.request.subject, str(self.until))))


def read_promise(step: int, seat: Seat, asker: Seat, text: str) -> Promise:
    """The inverse of `text`."""
    kind, *subject, until = text.split(" ")
    return Promise(step, seat, Request(kind, asker, "".join(subject)), int(until))


def with_promise(promises: Sequence[Promise], made: Promise) -> list[Promise]:
    """The promises and one more, which takes the place of an earlier one to do the same."""
    same = (made.seat, made.request)
    return [*(each for each in promises if (each.seat, each.request) != same), made]


def owed(
    promises: Sequence[Promise], moves: Sequence[Move], alphabet: Alphabet, seat: Seat, round_: int
) -> list[Owed]:
    """What a seat may still have to do, with what it has said since it was asked."""
    return [
        Owed(
            promise.request,
            tuple(
                word
                for move in moves[promise.step :]
                if move.seat == seat and (word := alphabet.find(move.word)) is not None
            ),
        )
        for promise in promises
        if promise.seat == seat and round_ <= promise.until
    ]
