"""Addresses of clients: whom they stand for, and which of them are private."""

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address

# A provider gives each customer at least so many bits of an IPv6 address: the rest are the customer's choice.
IPV6_PREFIX: Final = 64
LONGEST: Final = 64


@lru_cache(maxsize=4096)
def client_key(text: str) -> str:
    """What stands for a client in limits: an IPv4 address, or the network of an IPv6 address."""
    address = parse(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_PREFIX), strict=False))
    return text[:LONGEST] if address is None else str(address)


def parse(text: str) -> Address | None:
    """The address; None if this is none. An IPv4 address may be written as an IPv6 one."""
    try:
        address = ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Networks:
    """Networks and single addresses, written with commas between them; `*` is every address."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        self.is_everything = "*" in parts
        self._networks = [ip_network(part, strict=False) for part in parts if part != "*"]

    def __contains__(self, text: str) -> bool:
        address = parse(text)
        return self.is_everything or (
            address is not None and any(address in network for network in self._networks)
        )


PRIVATE: Final = Networks(
    "127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, ::1, fc00::/7, fe80::/10"
)
_FORWARDED_FOR: Final = re.compile(r"for=\"?\[?([^\];,\"\s]+)", re.IGNORECASE)


def all_private(client: str, headers: Mapping[str, str]) -> bool:
    """Do the client, and everybody on whose behalf it says that it asks, have private addresses?

    A proxy that is not known as one has a private address itself, and names the client in a header.
    """
    listed = f"{headers.get('x-forwarded-for', '')},{headers.get('x-real-ip', '')}".split(",")
    named = [part.strip() for part in listed if part.strip()]
    named += _FORWARDED_FOR.findall(headers.get("forwarded", ""))
    return all(address in PRIVATE for address in (client, *named))
