"""People ask the bots of their team for help (ADR 0145). A yes is written into the log of the match."""

import asyncio

from miskatonic.bots.requests import ask, topics
from miskatonic.games.requests import Request
from miskatonic.matches import Match
from miskatonic.server.errors import LimitExceededError, NotAllowedError, WrongMomentError
from miskatonic.server.http.rate_limits import TokenBuckets
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat, seat_at
from miskatonic.server.settings import Settings
from miskatonic.server.wire.play import ReplyView, TopicView


class Requests:
    """Answers requests, as often as a player may write lines of chat."""

    def __init__(self, settings: Settings) -> None:
        per_minute = settings.chat_per_minute
        self._people = TokenBuckets(per_minute / 60, max(1.0, per_minute / 2))

    def topics(self, room: Room, player: str, seat: int, asker: int) -> list[TopicView]:
        """What a seat of this player can ask of the bot of another seat now. Needs the lock."""
        match = _match(room, player, seat, asker)
        found = topics(match.spec, match.table, asker, seat)
        return [TopicView(kind, list(subjects)) for kind, subjects in found.items() if subjects]

    async def ask(self, room: Room, player: str, seat: int, request: Request) -> ReplyView:
        """What the bot of a seat answers. Needs the lock."""
        match = _match(room, player, seat, request.asker)
        if not self._people.of(player).take():
            raise LimitExceededError("you ask too fast; wait a little")
        answer = await asyncio.to_thread(ask, match.spec, match.table, seat, request)
        if answer.until is not None:
            await room.promise(seat, request, answer.until)
        return ReplyView(
            seat,
            request.asker,
            request.kind,
            request.subject,
            answer.key,
            dict(answer.args),
            answer.until is not None,
            answer.rule,
            room.seq,
        )


def _match(room: Room, player: str, seat: int, asker: int) -> Match:
    """The running match; raises if this player's seat can ask nothing of the other one."""
    own_seat(room.seats, asker, player)
    match = room.live.match
    if not match.is_shared:
        raise NotAllowedError("players compete at this table: nobody helps a rival")
    if seat_at(room.seats, seat).bot is None:
        raise WrongMomentError(f"no bot plays seat {seat + 1}: ask in the chat")
    if seat == asker:
        raise WrongMomentError("a seat cannot ask itself")
    if room.live.is_over:
        raise WrongMomentError("the match is over")
    return match
