"""`miskatonic serve`: one process, or several that share a port."""

import sys

from miskatonic.server.app import create_app
from miskatonic.server.logs import configure_logging
from miskatonic.server.node_server import SWITCH_SECONDS, NodeServer, bind
from miskatonic.server.settings import Settings


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or Ctrl-C, then finish what is being written and stop.

    Raises a `MiskatonicError` if the server cannot start.
    """
    configure_logging(settings.log_level, settings.log_format)
    # The port is taken first: a second server started by mistake must not touch the database.
    listeners = bind(settings.host, settings.port)
    if settings.processes > 1:
        # It imports what only some systems have.
        from miskatonic.server.processes.supervisor import run_processes  # noqa: PLC0415

        run_processes(settings, listeners)
        return
    sys.setswitchinterval(SWITCH_SECONDS)
    NodeServer(create_app(settings), settings).run(listeners)
