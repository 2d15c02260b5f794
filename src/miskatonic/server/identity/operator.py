"""The operator of the server, known by a token."""

import hmac

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.identity.sessions import AnyConnection


class Operator:
    """Checks the operator's token."""

    def __init__(self, token: str | None) -> None:
        self._token = token

    @property
    def has_token(self) -> bool:
        return self._token is not None

    def require(self, connection: AnyConnection) -> None:
        """Raise unless the request carries the operator's token."""
        scheme, _, shown = connection.headers.get("authorization", "").partition(" ")
        if self._token is None or scheme.lower() != "bearer" or not _is_same(shown, self._token):
            raise NotAllowedError("only the operator may do this")


def _is_same(shown: str, token: str) -> bool:
    return hmac.compare_digest(shown.encode("utf-8", "replace"), token.encode())
