"""Where notices may be sent: to public addresses by https, and to hosts that the operator allows.

Players choose these URLs, and the server must not become their way into the network that it stands in.
"""

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

from httpx import URL, InvalidURL

from miskatonic.server.errors import RequestError

HTTPS_PORT: Final = 443
# Below are the ports of other services, none of which speaks https.
FIRST_FREE_PORT: Final = 1024
LAST_PORT: Final = 65_535
# All public addresses of IPv6 are in here. IPv4 addresses written as IPv6 are not.
_GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
# What is sent to these is passed on to an IPv4 address, which nobody checks.
_RELAYS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"), IPv4Network("192.88.99.0/24"))


class BadAddressError(RequestError):
    """A URL to which this server sends nothing."""

    code = "bad-address"


@dataclass(frozen=True)
class Target:
    """The parts of a URL. The address of a `trusted` host may be private."""

    scheme: str
    host: str
    port: int
    path: bytes
    trusted: bool

    @property
    def authority(self) -> str:
        """Host and port as in a Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        is_usual = self.port == (HTTPS_PORT if self.scheme == "https" else 80)
        return host if is_usual else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"


class AddressRules:
    """Checks URLs. `trusted` lists hosts, with or without a port, which may be private and use http."""

    def __init__(self, trusted: str | None) -> None:
        self._trusted = frozenset(host.strip().lower() for host in (trusted or "").split(",") if host.strip())

    def target(self, url: str) -> Target:
        """The parts of a URL; raises if nothing is sent there. What its host resolves to is not known."""
        try:
            parsed = URL(url)
            port = parsed.port or (80 if parsed.scheme == "http" else HTTPS_PORT)
        except (InvalidURL, ValueError) as error:
            raise BadAddressError("this is not the address of a web page") from error
        host = parsed.raw_host.decode("ascii").lower().rstrip(".")
        trusted = host in self._trusted or f"{host}:{port}" in self._trusted
        if parsed.scheme != "https" and not (trusted and parsed.scheme == "http"):
            raise BadAddressError("the address has to begin with https://")
        if not host or parsed.userinfo:
            raise BadAddressError("the address has to have a host, and no name or password before it")
        if not (trusted or port == HTTPS_PORT or FIRST_FREE_PORT <= port <= LAST_PORT):
            raise BadAddressError(f"the port has to be {HTTPS_PORT}, or {FIRST_FREE_PORT} to {LAST_PORT}")
        if not trusted and _is_literal(host) and not is_public(host):
            raise BadAddressError("the address has to be a public one")
        return Target(parsed.scheme, host, port, parsed.raw_path, trusted)


def is_public(address: str) -> bool:
    """Is this an address on the open internet?"""
    parsed = ip_address(address)
    if isinstance(parsed, IPv6Address) and parsed not in _GLOBAL_UNICAST:
        return False
    if any(parsed.version == relay.version and parsed in relay for relay in _RELAYS):
        return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def _is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
