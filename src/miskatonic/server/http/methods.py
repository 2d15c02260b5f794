"""HEAD and OPTIONS for every address.

The framework answers HEAD only where a handler declares it, and its own answer to OPTIONS names only some of
the methods. It knows all methods of an address when it refuses one, so that is what OPTIONS asks for.
"""

from typing import Any, Final

from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Send

# A method that nothing answers.
_REFUSED: Final = "TRACE"
NO_CONTENT: Final = 204
METHOD_NOT_ALLOWED: Final = 405


async def answer(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """Let the application answer, whatever the method is."""
    is_options = scope["method"] == "OPTIONS"
    instead = {"HEAD": "GET", "OPTIONS": _REFUSED}.get(scope["method"])
    # The server leaves out the body of an answer to HEAD, so it has to see the method that was sent.
    passed_on: Any = scope if instead is None else {**scope, "method": instead}
    has_body = True

    async def send_completed(message: Message) -> None:
        nonlocal has_body
        if message["type"] == "http.response.start" and message["status"] == METHOD_NOT_ALLOWED:
            message["headers"] = [_with_head(name, value) for name, value in message["headers"]]
            if is_options:
                has_body = False
                _turn_into_no_content(message)
        elif message["type"] == "http.response.body" and not has_body:
            message["body"] = b""
        await send(message)

    await app(passed_on, receive, send_completed)


def _turn_into_no_content(message: HTTPResponseStartEvent) -> None:
    message["status"] = NO_CONTENT
    of_body = (b"content-type", b"content-length")
    message["headers"] = [(name, value) for name, value in message["headers"] if name.lower() not in of_body]


def _with_head(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Whatever can be read with GET can be asked for with HEAD."""
    if name.lower() != b"allow":
        return name, value
    methods = {part.strip() for part in value.split(b",")}
    return name, b", ".join(sorted(methods | ({b"HEAD"} if b"GET" in methods else set())))
