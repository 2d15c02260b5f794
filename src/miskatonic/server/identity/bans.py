"""Bans by the operator: who may not use this server, as a player or from an address.

Every node keeps the valid bans in memory, because every request asks for them.
"""

from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Final

from miskatonic.server.errors import RequestError
from miskatonic.server.http.addresses import IPV6_PREFIX, Networks, client_key
from miskatonic.server.storage.rows import BanRow
from miskatonic.server.tokens import now

# A ban of a larger network is likely a slip of the pen.
SHORTEST_PREFIX: Final = {4: 8, 6: 16}
SINGLE_IPV4: Final = 32


class BannedError(RequestError):
    """The operator keeps this player, or everybody at this address, out."""

    status = 403
    code = "banned"


class BadNetworkError(RequestError):
    """An address that cannot be banned."""

    code = "bad-address"


class Bans:
    """The bans that this node knows of."""

    def __init__(self) -> None:
        self._players: dict[str, BanRow] = {}
        # By what stands for a client in limits; and networks that hold several clients.
        self._clients: dict[str, BanRow] = {}
        self._networks: list[tuple[Networks, BanRow]] = []

    def learn(self, rows: list[BanRow]) -> None:
        """These bans hold from now on, and no others."""
        self._players = {row.player: row for row in rows if row.player is not None}
        networks = {row.network: row for row in rows if row.network is not None}
        self._clients = {_key(text): row for text, row in networks.items()}
        self._networks = [(Networks(text), row) for text, row in networks.items() if not _is_single(text)]

    def of_player(self, player: str) -> BanRow | None:
        return _valid(self._players.get(player))

    def of_address(self, address: str) -> BanRow | None:
        found = self._clients.get(client_key(address))
        if found is None and self._networks:
            found = next((row for network, row in self._networks if address in network), None)
        return _valid(found)


def sentence(row: BanRow) -> str:
    """What somebody who is banned is told."""
    if row.until is None:
        return f"you are banned from this server: {row.reason}"
    until = datetime.fromtimestamp(row.until / 1000, UTC)
    return f"you are banned from this server until {until:%Y-%m-%d %H:%M} UTC: {row.reason}"


def network_of(text: str) -> str:
    """The network that a ban of an address concerns; for IPv6, at least the network of one customer."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadNetworkError(f"'{text}' is no address and no network such as 203.0.113.0/24") from error
    if network.prefixlen < SHORTEST_PREFIX[network.version]:
        raise BadNetworkError(f"{network} is too large a network to ban")
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None:
        return str(ip_network(mapped))
    if network.version == 6 and network.prefixlen > IPV6_PREFIX:  # noqa: PLR2004 - the version of IP
        return client_key(str(network.network_address))
    return str(network)


def _key(network: str) -> str:
    """What stands for the clients of a network in limits, if it is the network of a single client."""
    return network.removesuffix(f"/{SINGLE_IPV4}")


def _is_single(network: str) -> bool:
    return network.endswith(f"/{IPV6_PREFIX}" if ":" in network else f"/{SINGLE_IPV4}")


def _valid(row: BanRow | None) -> BanRow | None:
    return None if row is None or (row.until is not None and row.until <= now()) else row
