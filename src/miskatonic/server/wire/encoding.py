"""JSON that is harmless wherever it ends up: no angle bracket or ampersand survives unescaped.

In JSON these signs occur inside strings only, where the escape means the same.
"""

from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()


def encode(value: Any) -> bytes:  # noqa: ANN401 - whatever msgspec can encode
    return (
        _ENCODER.encode(value).replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    )
