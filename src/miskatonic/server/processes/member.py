"""One process of a server that has several: a node that also takes connections from its siblings."""

import asyncio
import os
import socket
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.app import create_app
from miskatonic.server.logs import configure_logging
from miskatonic.server.node_server import SWITCH_SECONDS, NodeServer
from miskatonic.server.processes.siblings import Inbox, Siblings
from miskatonic.server.processes.turnstile import Turnstile
from miskatonic.server.settings import Settings

# The exit code of a process that could not start, and of one whose parent is gone.
FAILED: Final = 2
ORPHANED: Final = 3


class Membership(NamedTuple):
    """What a process is given when it is started."""

    settings: Settings
    number: int
    listeners: Sequence[socket.socket]
    inboxes: Sequence[Inbox]
    folder: Path
    # It is started before all others, and replaces none.
    is_first: bool
    # Tells the parent once that the process is ready (None), or why it is not. It breaks when either dies.
    line: Connection


class MemberServer(NodeServer):
    """A node that shares its port with others."""

    def __init__(self, membership: Membership) -> None:
        self._line = membership.line
        turnstile = Turnstile(membership.folder / "turnstile")
        self._siblings = Siblings(
            membership.number, membership.inboxes, turnstile, is_first=membership.is_first
        )
        # Connections that are being adopted.
        self._adopting: set[asyncio.Task[object]] = set()
        settings = membership.settings
        super().__init__(create_app(settings, self._siblings), settings, self._siblings)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # The others must not be left alone with a process that nobody can stop.
        asyncio.get_running_loop().add_reader(self._line.fileno(), os._exit, ORPHANED)
        await super().startup(sockets)
        self._siblings.open_inbox(self._adopt)
        self._line.send(None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._siblings.close_inbox()
        await super().shutdown(sockets)

    def _adopt(self, connection: socket.socket, received: bytes) -> None:
        """Go on with a connection whose first bytes a sibling has received."""
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
                _loop=loop,
                received=received,
            )
            return made

        connection.settimeout(0)
        task = loop.create_task(loop.connect_accepted_socket(protocol, connection))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)


def run_member(membership: Membership) -> None:
    """Serve until the parent says that it is enough. This is the first function of the process."""
    settings = membership.settings
    configure_logging(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        MemberServer(membership).run(list(membership.listeners))
    except MiskatonicError as error:
        membership.line.send(str(error))
        sys.exit(FAILED)
    except KeyboardInterrupt:
        # Ctrl-C is for the parent, too. By now everything is finished.
        return
