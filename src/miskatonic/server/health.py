"""Whether a node can serve: its database answers, and there is room to store moves."""

import asyncio
import shutil
from pathlib import Path
from typing import Final

from sqlalchemy import text

from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import DatabaseUnavailableError

# With less room than this on the disk of an SQLite file a node does not count as ready.
FREE_BYTES: Final = 32 << 20
# A database that takes longer to answer is down.
ANSWER_SECONDS: Final = 2.0


class Health:
    """Finds out what keeps a node from serving. Details are in the log: anybody may ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._file = Path(database.url.database or "") if database.is_sqlite else None

    async def problem(self) -> str | None:
        """A sentence; None if all is well."""
        outage = self._database.outages.outage
        if outage is not None and outage.is_full:
            return "the database is full"
        if outage is not None or not await self._answers():
            return "the database does not answer"
        if self._file is not None and shutil.disk_usage(self._file.parent).free < FREE_BYTES:
            return "the disk is nearly full"
        return None

    async def _answers(self) -> bool:
        asked = self._database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        try:
            await asyncio.wait_for(asked, ANSWER_SECONDS)
        except (DatabaseUnavailableError, TimeoutError):
            return False
        return True
