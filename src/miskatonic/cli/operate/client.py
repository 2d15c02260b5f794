"""Requests of the operator to a running server."""

import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from miskatonic.kernel.errors import MiskatonicError

SECONDS = 30


class OperatorError(MiskatonicError):
    """The server refuses a request of the operator, or does not answer."""


class Client:
    """Asks a server with the token of its operator."""

    def __init__(self, url: str, token: str | None) -> None:
        if not url.startswith(("http://", "https://")):
            raise OperatorError(f"'{url}' is no URL of a server; it begins with http:// or https://")
        if token is None:
            raise OperatorError("the token of the operator is missing: --token or MISKATONIC_ADMIN_TOKEN")
        self._url = url.rstrip("/")
        self._token = token

    def ask(self, method: str, *path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 - JSON
        """The answer to a request below /api/admin; None if it is empty."""
        where = "/".join(quote(part, safe="") for part in path)
        headers = {"authorization": f"Bearer {self._token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        # The scheme was checked above.
        request = Request(f"{self._url}/api/admin/{where}", data, headers, method=method)  # noqa: S310
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                text = answer.read()
        except HTTPError as error:
            with error:
                raise OperatorError(_sentence(error)) from error
        except (URLError, OSError) as error:
            raise OperatorError(f"{self._url} does not answer: {getattr(error, 'reason', error)}") from error
        return json.loads(text) if text else None


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers with {error.code}"
