"""Write the schemas of the server's requests and socket messages, for the browser's types.

    python web/dev/write_schemas.py            writes web/schema.json
    python web/dev/write_schemas.py --check    fails when it would change
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from miskatonic.server.app import create_app
from miskatonic.server.settings import Settings
from miskatonic.server.wire.socket import ToClient, ToServer
from msgspec.json import schema_components

TARGET = Path(__file__).parents[1] / "schema.json"
PLACE = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """Every shape of the OpenAPI document and of the socket's messages, by its name."""
    file = f"sqlite:///{tempfile.mkdtemp()}/house.db"
    doorman: Any = create_app(Settings(database=file))
    shapes: dict[str, Any] = doorman._app.openapi_schema.to_schema()["components"]["schemas"]  # noqa: SLF001
    (to_server, to_client), parts = schema_components([ToServer, ToClient], ref_template=PLACE)
    told = {"ToServer": to_server, "ToClient": to_client, **parts}
    # A message may have the name of a request; what both share is one class and described already.
    taken = [name for name, part in parts.items() if name in shapes and "type" in part["properties"]]
    text = json.dumps({f"{name}Message" if name in taken else name: part for name, part in told.items()})
    for name in taken:
        text = text.replace(f'"{PLACE.format(name=name)}"', f'"{PLACE.format(name=name)}Message"')
    for name, part in json.loads(text).items():
        shapes.setdefault(name, part)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Miskatonic", "version": "1"},
        "paths": {},
        "components": {"schemas": shapes},
    }


def main() -> None:
    text = json.dumps(document(), indent=1, sort_keys=True) + "\n"
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit("web/schema.json is not what the server speaks: run `make web-types`")


if __name__ == "__main__":
    main()
