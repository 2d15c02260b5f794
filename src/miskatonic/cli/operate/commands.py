"""`operator`: bans, ending matches, maintenance, by requests to a running server."""

import time
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, group_of
from miskatonic.cli.operate.client import Client, OperatorError
from miskatonic.cli.output import print_json

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
MINUTE_MS: Final = 60_000


def _operator(
    context: typer.Context,
    url: Annotated[
        str,
        typer.Option("--url", metavar="URL", help="Where the server is.", envvar="MISKATONIC_OPERATOR_URL"),
    ] = "http://127.0.0.1:1926",
    token: Annotated[
        str | None,
        typer.Option(
            "--token",
            metavar="TEXT",
            help="The --admin-token of the server. In the environment it is seen by fewer.",
            envvar="MISKATONIC_ADMIN_TOKEN",
        ),
    ] = None,
) -> None:
    """Ban players and addresses, end matches, announce maintenance: for the operator of a running server.

    Answers are printed as JSON.
    """
    context.obj = (url, token)


def _client(context: typer.Context) -> Client:
    return Client(*context.obj)


def bans(context: typer.Context) -> None:
    """List who is kept out, and until when."""
    print_json(_client(context).ask("GET", "bans"))


def ban(
    context: typer.Context,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Is told to those concerned.")],
    player: Annotated[
        str | None, typer.Option("--player", metavar="ID", help="A player; `people` lists ids.")
    ] = None,
    address: Annotated[
        str | None,
        typer.Option("--address", metavar="ADDRESS", help="An address, or a network: 203.0.113.0/24."),
    ] = None,
    hours: Annotated[
        float | None, typer.Option("--hours", metavar="N", help="For how long.", show_default="for good")
    ] = None,
) -> None:
    """Keep a player, an address or a network out. Open sockets are closed."""
    if (player is None) == (address is None):
        raise OperatorError("name a player or an address, one of the two")
    whom = {"player_id": player} if address is None else {"address": address}
    print_json(_client(context).ask("POST", "bans", body={**whom, "reason": reason, "hours": hours}))


def lift(
    context: typer.Context, ban_id: Annotated[str, typer.Argument(metavar="BAN", help="The id of a ban.")]
) -> None:
    """Lift a ban."""
    _client(context).ask("DELETE", "bans", ban_id)


def people(context: typer.Context, table: TableArgument) -> None:
    """List who sits, watches or talks at a table, with the ids and addresses that a ban needs."""
    print_json(_client(context).ask("GET", "tables", table, "people"))


def end(context: typer.Context, table: TableArgument) -> None:
    """End a running match without a result. It can be exported for a while."""
    print_json(_client(context).ask("POST", "tables", table, "end"))


def announce(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What everybody is told.")],
    begins: Annotated[
        float, typer.Option("--in", metavar="MINUTES", help="When the maintenance begins.", min=0)
    ],
    lasts: Annotated[float, typer.Option("--for", metavar="MINUTES", help="How long it takes.", min=1)] = 60,
    closes: Annotated[
        float | None,
        typer.Option(
            "--closes-in",
            metavar="MINUTES",
            help="From then on there are no new tables.",
            show_default="when it begins",
            min=0,
        ),
    ] = None,
) -> None:
    """Tell everybody of maintenance, on every page and at every table."""
    at = time.time() * 1000

    def after(minutes: float) -> int:
        return int(at + minutes * MINUTE_MS)

    body = {"text": text, "begins": after(begins), "ends": after(begins + lasts)}
    if closes is not None:
        body["closes"] = after(closes)
    print_json(_client(context).ask("PUT", "maintenance", body=body))


def withdraw(context: typer.Context) -> None:
    """Take the notice of maintenance back."""
    _client(context).ask("DELETE", "maintenance")


COMMANDS: Final = (
    Command("bans", bans),
    Command("ban", ban),
    Command("lift", lift),
    Command("people", people),
    Command("end", end),
    Command("announce", announce),
    Command("withdraw", withdraw),
)
EXAMPLES: Final = (
    "miskatonic operator ban --address 203.0.113.7 --hours 24 --reason 'A flood of tables'",
    "miskatonic operator people 3kTq9... && miskatonic operator ban --player Xw8... --reason Insults",
    "miskatonic operator announce 'A new version' --in 30 --for 10 --closes-in 15",
)


def operator_group() -> typer.Typer:
    """The group of these commands."""
    return group_of(_operator, COMMANDS)
