"""What handlers are given: this house, whoever asks, and the parts of the path."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from miskatonic.server.house import House
from miskatonic.server.storage.rows import PlayerRow

ThisHouse = NamedDependency[House]
Asker = NamedDependency[PlayerRow]
TableId = FromPath[str]
SeatNumber = FromPath[int]

SeatQuery = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=15, description="by default a spectator's view")
]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="what came after this number")]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="at most so many")]
Before = Annotated[
    int | None, QueryParameter(ge=0, le=2**53, description="only those last changed before this time")
]

AT = "/tables/{table_id:str}"
SEAT = AT + "/seats/{number:int}"
