"""The operator of the server, known by a token."""

import hmac

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.http.addresses import all_private
from miskatonic.server.identity.sessions import AnyConnection
from miskatonic.server.settings import Settings


class Operator:
    """Checks the operator's token."""

    def __init__(self, settings: Settings) -> None:
        self._token = settings.admin_token
        # Behind a proxy that is not listed, everybody seems to have the proxy's own address.
        self._knows_addresses = settings.public_url is None or settings.proxies is not None

    def require(self, connection: AnyConnection) -> None:
        """Raise unless the request carries the operator's token."""
        scheme, _, shown = connection.headers.get("authorization", "").partition(" ")
        if self._token is None or scheme.lower() != "bearer" or not _is_same(shown, self._token):
            raise NotAllowedError("only the operator may do this")

    def require_near(self, connection: AnyConnection) -> None:
        """Raise unless the request has the token or, if there is none, comes from a private network."""
        client = connection.client.host if connection.client else ""
        is_near = self._knows_addresses and all_private(client, connection.headers)
        if self._token is not None or not is_near:
            self.require(connection)


def _is_same(shown: str, token: str) -> bool:
    return hmac.compare_digest(shown.encode("utf-8", "replace"), token.encode())
