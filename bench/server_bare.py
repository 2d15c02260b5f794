"""A server that does nothing but pass messages on: what a move costs at least, with the same uvicorn.

`python -m bench.server_bare PORT`. All sockets of one path get every message that one of them sends, as a
message of SIZE bytes. Nothing is checked, played, encoded or stored.
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any, cast

import uvicorn

# What the median patch of a move weighs (ADR 0027).
SIZE = 900

_rooms: dict[str, set[Any]] = defaultdict(set)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
    if scope["type"] != "websocket":
        return
    room = _rooms[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.add(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"].ljust(SIZE)
            await asyncio.gather(*(other({"type": "websocket.send", "text": text}) for other in room))
    finally:
        room.discard(send)


def main() -> None:
    config = uvicorn.Config(
        cast("Any", app),
        port=int(sys.argv[1]),
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
