"""A notice of maintenance: when the server will be away, and from when on it takes no new tables."""

from msgspec import Struct

from miskatonic.server.errors import RequestError
from miskatonic.server.tokens import now


class MaintenanceError(RequestError):
    """No new tables before the maintenance."""

    status = 503
    code = "maintenance"


class BadMaintenanceError(RequestError):
    """Times that make no sense."""

    code = "bad-maintenance"


class MaintenanceNotice(Struct, frozen=True):
    """What the operator says about maintenance. All times are milliseconds since 1970."""

    text: str
    begins: int
    # When it is expected to be over. The notice is worth nothing from then on.
    ends: int
    # From then on there are no new tables.
    closes: int


class Maintenance:
    """The notice that this node knows of."""

    def __init__(self) -> None:
        self._notice: MaintenanceNotice | None = None

    @property
    def notice(self) -> MaintenanceNotice | None:
        """The notice, until the maintenance is over."""
        return self._notice if self._notice is not None and self._notice.ends > now() else None

    def learn(self, notice: MaintenanceNotice | None) -> None:
        self._notice = notice

    def check_new_table(self) -> None:
        """Raise if there may be no new tables now."""
        notice = self.notice
        if notice is not None and notice.closes <= now():
            raise MaintenanceError(f"no new tables before the maintenance: {notice.text}")


def check(notice: MaintenanceNotice) -> None:
    """Raise unless the times of a notice follow one another."""
    if not notice.begins < notice.ends:
        raise BadMaintenanceError("maintenance ends after it begins")
    if notice.ends <= now():
        raise BadMaintenanceError("this maintenance is over already")
    if notice.closes > notice.begins:
        raise BadMaintenanceError("new tables are refused before the maintenance begins, not later")
