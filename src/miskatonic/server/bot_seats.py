"""Bots at the tables of this node: when only bots are asked, one of them thinks and speaks."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

import structlog

from miskatonic.bots.roster import make_bot
from miskatonic.bots.search import SearchBot
from miskatonic.kernel.dice import QuickDice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.storage import freeze
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.errors import HouseError
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import bots_only
from miskatonic.server.rooms.steps import saying
from miskatonic.server.workers.crew import NoThoughtError
from miskatonic.server.workers.errand import Errand, Thought

if TYPE_CHECKING:
    from miskatonic.server.house import House

LOG: Final = structlog.get_logger("miskatonic.bots")
MOST_THOUGHTS: Final = 5_000


class TooThoughtfulError(HouseError):
    """A bot that would think for longer than this house allows."""


class BotSeats:
    """At most one thought at a time for each match."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def consider(self, room: Room) -> None:
        """Begin to think if a bot must speak; stop thinking about what is past."""
        seq, task = self._thinking.get(room.id, (-1, None))
        wanted = self._is_wanted(room)
        if task is not None and (not wanted or seq != room.seq) and task is not asyncio.current_task():
            task.cancel()
        if wanted and (seq != room.seq or task is None or task.done()):
            speaking = asyncio.create_task(self._speak(room, room.seq), name=f"bot {room.id}")
            self._thinking[room.id] = (room.seq, speaking)
            speaking.add_done_callback(lambda done: self._forget(room.id, done))

    async def stop(self) -> None:
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def advice_errand(self, live: LiveMatch, seat: int) -> Errand:
        """What the adviser of the house is asked. Under the lock."""
        return errand_for(live, seat, self._house.settings.adviser, "explain")

    async def advise(self, errand: Errand) -> list[Thought]:
        """What the adviser thinks of the options, the best one first."""
        with self._house.metrics.thinking.labels("advise").time():
            return (await self._house.crew.think(errand)).thoughts

    def _is_wanted(self, room: Room) -> bool:
        return room.is_open and room.is_running and bots_only(room.live.asked(), room.seats)

    def _forget(self, match_id: str, done: asyncio.Task[None]) -> None:
        if self._thinking.get(match_id, (0, None))[1] is done:
            del self._thinking[match_id]

    async def _speak(self, room: Room, seq: int) -> None:
        begun = monotonic()
        try:
            async with room.lock:
                if not self._is_wanted(room) or room.seq != seq:
                    return
                live = room.live
                seat = live.asked()[0]
                errand = errand_for(live, seat, room.seats[seat].bot or "", "choose")
            with self._house.metrics.thinking.labels("choose").time():
                word = await self._word(errand)
            if room.onlookers:
                await asyncio.sleep(self._house.settings.bot_pause - (monotonic() - begun))
            async with room.lock:
                line = await room.write(saying(seat, word), seq)
            self._house.metrics.lines.labels(line.act).inc()
            self._house.after(room)
        except StaleMoveError:
            LOG.debug("the table moved on meanwhile", match=room.id)
        except MiskatonicError as error:
            LOG.warning("bot cannot speak", match=room.id, reason=str(error))
        except Exception:
            LOG.exception("bot failed", match=room.id)

    async def _word(self, errand: Errand) -> str:
        try:
            return (await self._house.crew.think(errand)).thoughts[0].word
        except NoThoughtError:
            # Better any legal word than a table that stands still for ever.
            errand.bot = "random"
            return (await self._house.crew.think(errand)).thoughts[0].word


def errand_for(live: LiveMatch, seat: int, bot: str, kind: Literal["choose", "explain"]) -> Errand:
    """The errand, with one belief of the seat in place of the truth."""
    match = live.match
    setting = match.setting
    luck = QuickDice.seeded(setting.seed, f"{kind} {seat} {live.log.seq}")
    belief = match.spec.imagine(match.table, seat, QuickDice.seeded(0, "vantage"))
    return Errand(
        kind=kind,
        game=match.spec.key,
        options=setting.options,
        seats=len(setting.seats),
        seat=seat,
        bot=bot,
        luck=luck.state,
        belief=freeze(belief),
    )


def check_bot(name: str, seconds: float) -> str:
    """The name of a bot that may sit at a table here."""
    bot = make_bot(name)
    if isinstance(bot, SearchBot):
        milliseconds, thoughts = bot.budget.milliseconds or 0, bot.budget.iterations or 0
        # Half of the limit is left for starting a worker on a busy machine.
        if milliseconds > seconds * 500 or thoughts > MOST_THOUGHTS:
            raise TooThoughtfulError(
                f"'{name}' would think for too long: "
                f"here a bot has {seconds / 2:g} seconds or {MOST_THOUGHTS} thoughts"
            )
    return bot.name
