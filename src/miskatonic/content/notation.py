"""Values as card files write them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any


def in_toml(value: Any) -> str:
    """A value on one line of a card file."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {in_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(in_toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
