"""Views for the operator, and what everybody is told of maintenance."""

from msgspec import Struct

from miskatonic.server.lobby.maintenance import MaintenanceNotice


class BanView(Struct):
    """A player or a network that is kept out. Times are milliseconds since 1970; `until` null: for good."""

    id: str
    reason: str
    created: int
    until: int | None
    player: str | None
    name: str | None
    network: str | None


class VisitorView(Struct):
    """Somebody who sits, watches or talks at a table, and the addresses of the sockets of this node."""

    id: str
    name: str
    seats: list[int]
    addresses: list[str]


class MaintenanceView(Struct):
    """The notice of maintenance; null: there is none."""

    notice: MaintenanceNotice | None
