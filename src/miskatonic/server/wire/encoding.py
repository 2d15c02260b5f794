"""JSON without angle brackets and ampersands, so that it is harmless even inside HTML.

In JSON these characters occur only inside strings, where their escapes mean the same.
"""

from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()


def encode(value: Any) -> bytes:  # noqa: ANN401 - whatever msgspec can encode
    return (
        _ENCODER.encode(value).replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    )
