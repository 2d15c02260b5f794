"""What a region says and shows, declared."""

from typing import Final, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class RegionMarks(TypedDict):
    """The region: which table this is, open wounds, and how many falls lose it."""

    table: str
    tables: int
    wounds: list[str]
    falls: int


class TableMarks(TypedDict, total=False):
    """A table of the region, or a wave; `part` says which.

    Of a table: `state` (plays, rests or fallen), what it has `sealed` and in the `bank`, the `room` that is
    left below its cultist limit, the most `tokens` of a detective, and the slot of its `terror` marker. Of a
    wave: `target`, the table that it rolls to.
    """

    part: str
    state: str
    sealed: list[str]
    bank: list[str]
    room: int
    tokens: int
    terror: str
    target: str


VOCABULARY: Final = Vocabulary(
    events=(
        event("at-barrier", by="nobody", heading=True, cause=str),
        event("region-seal", by="nobody", table=str, symbol=str, cause=str),
        event("region-deposit", by="nobody", table=str, symbol=str, cause=str),
        event("trophy-deposited", symbol=str, cause=str),
        event("deposit-returns", by="nobody", table=str, symbol=str, cause=str),
        event("region-fall", by="nobody", table=str, wounds=list[str], cause=str),
        event("wave-sent", by="nobody", table=str, wave=str, cause=str),
        event("wave-stopped", by="nobody", table=str, wave=str, cause=str),
        event("wave-arrives", by="nobody", wave=str, cause=str),
        event("wave-comes", by="nobody", wave=str, cause=str),
        event("wave-broken", by="nobody", wave=str, cause=str),
        event("wave-harmless", by="nobody", cause=str),
        event("wound-closed", by="nobody", table=str, symbol=str, cause=str),
        event("witness-found", table=str, symbol=str, cause=str),
        event("witness-taken", table=str, symbol=str, cause=str),
        event("trophy-sent", symbol=str, table=str, cause=str),
        event("item-sent", item=str, table=str, cause=str),
        event("trophy-comes", symbol=str, cause=str),
        event("parcel-useless", by="nobody", item=str, cause=str),
        event("testimony", by="nobody", symbol=str, cause=str),
        event("region-relief", by="nobody", table=str, relief=str, cause=str),
        event("relief-comes", by="nobody", relief=str, cause=str),
        event("table-done", by="nobody", cause=str),
        event("table-rests", by="nobody", heading=True, cause=str),
        event("region-wins", by="nobody", cause=str),
        event("region-loses", by="nobody", cause=str),
    ),
    prompts=(
        prompt("barrier", "LCN-1.2"),
        prompt("witness", "LCN-2.3", table=str, symbol=str),
        prompt("which-witness", "LCN-2.2"),
        prompt("break-wave", "LCN-3.3", wave=str, left=int),
        prompt("stop-wave", "LCN-3.4"),
        prompt("stop-where", "LCN-3.4", wave=str),
        prompt("stop-price", "LCN-3.4"),
        prompt("help-region", "LCN-1.3", menu=True),
        prompt("send-what", "LCN-2.5", table=str),
        prompt("trophy-for", "LCN-2.5", symbol=str),
        prompt("parcel-for", "LCN-2.5", item=str),
        prompt("aid-where", "LCN-4.1", relief=str),
        prompt("testify", "LCN-4.1"),
        prompt("cordon-where", "LCN-4.1"),
        prompt("who-is-treated", "LCN-4.1"),
        prompt("who-is-supplied", "LCN-4.1"),
    ),
    refusals=("no-trophy-to-deposit", "no-witness", "only-at-barrier", "from-outside", "only-to-seal"),
    endings=("region-won", "region-lost"),
    marks={"region": Marks(zone=RegionMarks, piece=TableMarks)},
    causes=(
        *("LCN-1.2", "LCN-1.3", "LCN-2.1", "LCN-2.2", "LCN-2.3", "LCN-2.5", "LCN-3.1", "LCN-3.2", "LCN-3.3"),
        *("LCN-3.4", "LCN-4.1", "LCN-4.2", "LCN-4.4", "LCN-4.5", "LCN-4.6"),
    ),
)
