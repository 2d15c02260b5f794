"""What request handlers declare: parts of the node, the player, and parameters of the path and the query."""

from typing import Annotated, Any

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from miskatonic.server.administration import Administration
from miskatonic.server.bots.adviser import Adviser
from miskatonic.server.bots.analyst import Analyst
from miskatonic.server.bots.requests import Requests
from miskatonic.server.http.responses import AnyRequest
from miskatonic.server.identity.device_codes import DeviceCodes
from miskatonic.server.identity.operator import Operator
from miskatonic.server.identity.sessions import Sessions
from miskatonic.server.lobby.access import Access
from miskatonic.server.lobby.lobby import Lobby
from miskatonic.server.lobby.moderation import Moderation
from miskatonic.server.lobby.successors import Successors
from miskatonic.server.node import Node
from miskatonic.server.notices.contacts import Contacts
from miskatonic.server.regions.regions import Regions
from miskatonic.server.rooms.chat import Chat
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import PlayerRow

WithAccess = NamedDependency[Access]
WithAdministration = NamedDependency[Administration]
WithAdviser = NamedDependency[Adviser]
WithAnalyst = NamedDependency[Analyst]
WithChat = NamedDependency[Chat]
WithContacts = NamedDependency[Contacts]
WithDatabase = NamedDependency[Database]
WithDeviceCodes = NamedDependency[DeviceCodes]
WithModeration = NamedDependency[Moderation]
WithLobby = NamedDependency[Lobby]
WithNode = NamedDependency[Node]
WithOperator = NamedDependency[Operator]
WithPlayer = NamedDependency[PlayerRow]
WithRegions = NamedDependency[Regions]
WithRequests = NamedDependency[Requests]
WithRooms = NamedDependency[Rooms]
WithSessions = NamedDependency[Sessions]
WithSuccessors = NamedDependency[Successors]

TableId = FromPath[str]
SeatNumber = FromPath[int]

SeatQuery = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=15, description="by default a spectator's view")
]
AskerQuery = Annotated[
    int, QueryParameter(name="seat", ge=0, le=15, description="your seat, which wants to ask")
]
SequelQuery = Annotated[
    str | None,
    QueryParameter(
        name="sequel", max_length=40, description="a session of a campaign, of those that can follow"
    ),
]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="only what comes after this number")]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="at most so many")]
Before = Annotated[
    int | None, QueryParameter(ge=0, le=2**53, description="only tables last changed before this time")
]

TABLE_PATH = "/tables/{table_id:str}"
SEAT_PATH = TABLE_PATH + "/seats/{number:int}"


async def _player(request: AnyRequest, sessions: WithSessions) -> PlayerRow:
    return await sessions.require_player(request)


def dependencies_of(node: Node) -> dict[str, Provide]:
    """The dependencies that handlers of this node can declare, by name."""
    parts = {
        "access": node.access,
        "administration": node.administration,
        "adviser": node.adviser,
        "analyst": node.analyst,
        "chat": node.chat,
        "contacts": node.contacts,
        "database": node.database,
        "device_codes": node.device_codes,
        "lobby": node.lobby,
        "moderation": node.moderation,
        "node": node,
        "operator": node.operator,
        "regions": node.regions,
        "requests": node.requests,
        "rooms": node.rooms,
        "sessions": node.sessions,
        "successors": node.successors,
    }
    return {"player": Provide(_player), **{name: _provided(part) for name, part in parts.items()}}


def _provided(part: object) -> Provide:
    def provide() -> Any:  # noqa: ANN401 - each part has a type of its own
        return part

    return Provide(provide, sync_to_thread=False)
