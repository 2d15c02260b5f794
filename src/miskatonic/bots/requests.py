"""Bots of a team are asked for help: what they answer, and how they keep their promises (ADR 0145)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from miskatonic.bots.bot import Bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.requests import Answer, Request
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

_WORLD: Final = "vantage"


class UnknownRequestError(MiskatonicError):
    """A request that the game does not have, or a subject that the request cannot have now."""


class Owed(NamedTuple):
    """What a seat has said yes to, and what it has said since then."""

    request: Request
    said: tuple[Word, ...]


def topics(spec: AnyGame, table: Table, asker: Seat, seat: Seat) -> Mapping[str, Sequence[str]]:
    """What one seat can ask of another now: the subjects of each kind of request; '' is no subject."""
    known = _believed(spec, table, asker)
    return {kind: favour.subjects(known, asker, seat) for kind, favour in spec.favours.items()}


def ask(spec: AnyGame, table: Table, seat: Seat, request: Request) -> Answer:
    """What a seat answers. It uses nothing that the seat cannot know."""
    subjects = topics(spec, table, request.asker, seat).get(request.kind)
    if subjects is None:
        known = ", ".join(spec.favours)
        raise UnknownRequestError(f"nobody can ask for '{request.kind}' in this game, but for: {known}")
    if request.subject not in subjects:
        known = ", ".join(subjects) or "nothing now"
        raise UnknownRequestError(f"'{request.kind}' cannot be about '{request.subject}', but about: {known}")
    answer: Answer = spec.favours[request.kind].answer(_believed(spec, table, seat), seat, request)
    return answer


def choose(bot: Bot, vantage: Vantage, dice: Dice, owed: Sequence[Owed]) -> Word:
    """The word of a bot that keeps its promises where that is still sensible; the latest counts first."""
    for promise in reversed(owed):
        favour = vantage.spec.favours.get(promise.request.kind)
        if favour is not None:
            word = favour.keep(vantage.belief, vantage.seat, promise.request, promise.said)
            if word in vantage.options:
                return word
    return bot.choose(vantage, dice)


def _believed(spec: AnyGame, table: Table, seat: Seat) -> Table:
    """The same table for all truths that the seat cannot tell apart."""
    belief: Table = spec.imagine(table, seat, Dice.seeded(0, _WORLD))
    return belief
