"""What a seat can do in a running match. Everything here happens under the lock of the room."""

from sqlalchemy import Connection

from miskatonic.kernel.dice import Dice
from miskatonic.matches.errors import UndoError, UnknownWordError
from miskatonic.matches.resignation import RESIGN
from miskatonic.server.bot_seats import check_bot
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.house import House
from miskatonic.server.rooms.room import Also, Room, Take
from miskatonic.server.rooms.seating import own_seat, seat_at, seats_of, voters
from miskatonic.server.rooms.steps import going_back, handing_over, saying
from miskatonic.server.storage import seats, talk
from miskatonic.server.storage.rows import ConsentRow, PlayerRow, SeatRow
from miskatonic.server.wire.play import RefusalView


async def say(house: House, room: Room, player: PlayerRow, seat: int, word: str, seq: int) -> int:
    """Say a word; the number of the next line, when this one is on disk."""
    _speaker(room, seat, player)
    if word == RESIGN:
        return await resign(house, room, player, seat)
    return await _write(house, room, saying(seat, word), seq)


async def resign(house: House, room: Room, player: PlayerRow, seat: int) -> int:
    """Give up for good; a bot plays the seat on. It means the same whatever the others have just done."""
    _speaker(room, seat, player)

    def also(connection: Connection) -> None:
        seats.resign(connection, room.id, seat, house.settings.stand_in)

    return await _write(house, room, saying(seat, RESIGN), None, also)


async def undo(house: House, room: Room, player: PlayerRow, seat: int, seq: int, to: int | None) -> int:
    """Go back as far as one may alone; further, in a cooperative game, when everybody has asked for it."""
    _speaker(room, seat, player)
    live = room.live
    target = live.log.step - 1 if to is None else to
    if not 0 <= target < live.log.step:
        raise UndoError(f"there is no step {target} to go back to")
    own = seats_of(room.seats, player.id)
    resigned = {move.seat for move in live.match.moves[target:] if move.word == RESIGN}

    def also(connection: Connection) -> None:
        for number in sorted(resigned):
            seats.unresign(connection, room.id, number)

    if all(move.seat in own for move in live.match.moves[target:]):
        try:
            return await _write(house, room, going_back(seat, target, agreed=False), seq)
        except UndoError:
            if not live.match.spec.cooperative:
                raise
    elif not live.match.spec.cooperative:
        raise UndoError("what others have done cannot be taken back")
    if await _agreed(house, room, own, seq, target):
        back = going_back(seat, target, agreed=True)
        return await _write(house, room, back, seq, also if resigned else None)
    house.after(room)
    return room.seq


async def keep(house: House, room: Room, player: PlayerRow, seat: int) -> None:
    """Do not go back: what others have asked for is off the table."""
    _speaker(room, seat, player)
    room.live  # noqa: B018 - raises when there is nothing to go back in
    await house.database.write(lambda connection: talk.forget_consents(connection, room.id))
    await room.catch_up()
    house.after(room)


async def hand_over(house: House, room: Room, player: PlayerRow, seat: int, bot: str | None) -> int:
    """Let a bot speak for a seat: one's own or, as the host, somebody else's who is not there."""
    row = seat_at(room.seats, seat)
    if row.player is None:
        raise WrongMomentError(f"nobody owns seat {seat + 1}")
    if player.id not in (row.player, room.row.host):
        raise NotAllowedError(f"seat {seat + 1} is not yours")
    if row.player != player.id and seat in room.present:
        raise NotAllowedError(f"whoever sits at seat {seat + 1} is here")
    if row.bot is not None:
        raise WrongMomentError(f"a bot plays seat {seat + 1} already")
    name = check_bot(bot or house.settings.stand_in, house.settings.think_seconds)
    return await _hand(house, room, seat, name)


async def take_back(house: House, room: Room, player: PlayerRow, seat: int) -> int:
    """Play one's own seat again."""
    row = own_seat(room.seats, seat, player.id)
    if row.resigned:
        raise WrongMomentError(f"seat {seat + 1} has been given up")
    if row.bot is None:
        raise WrongMomentError(f"no bot plays seat {seat + 1}")
    return await _hand(house, room, seat, None)


def why_not(room: Room, player: PlayerRow, seat: int, word: str) -> RefusalView:
    """The rule that forbids a word now.

    It is asked of a table in which the seat could believe, so that no answer can give a secret away.
    """
    own_seat(room.seats, seat, player.id)
    match = room.live.match
    said = match.alphabet.find(word)
    if said is None:
        raise UnknownWordError(f"{match.spec.key} has no word '{word}'")
    believed = match.spec.imagine(match.table, seat, Dice.seeded(0, "why"))
    refusal = match.spec.why_not(believed, seat, said)
    return RefusalView(word, None, None) if refusal is None else RefusalView(word, *refusal)


def _speaker(room: Room, seat: int, player: PlayerRow) -> SeatRow:
    """The seat, if its owner is asking and plays it."""
    row = own_seat(room.seats, seat, player.id)
    if row.bot is not None:
        raise WrongMomentError(f"a bot plays seat {seat + 1}; take it back first")
    return row


async def _agreed(house: House, room: Room, own: list[int], seq: int, to: int) -> bool:
    """Note that this player's seats would go back; does everybody want it now?"""
    if seq != room.seq or room.live.match.over:
        raise WrongMomentError("the table has moved on")

    def job(connection: Connection) -> set[int]:
        for number in own:
            talk.consent(connection, ConsentRow(room.id, number, seq, to))
        return {row.seat for row in talk.consents(connection, room.id, seq) if row.to_step == to}

    agreed = await house.database.write(job)
    await room.catch_up()
    return agreed.issuperset(voters(room.seats))


async def _hand(house: House, room: Room, seat: int, bot: str | None) -> int:
    def also(connection: Connection) -> None:
        seats.set_bot(connection, room.id, seat, bot)

    return await _write(house, room, handing_over(seat, bot), None, also)


async def _write(house: House, room: Room, take: Take, seq: int | None, also: Also | None = None) -> int:
    with house.metrics.commit.time():
        line = await room.write(take, seq, also)
    house.metrics.lines.labels(line.act).inc()
    house.after(room)
    return line.seq + 1
