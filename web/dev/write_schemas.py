"""Write the schemas of the server's requests and socket messages, for the browser's types.

    python web/dev/write_schemas.py            writes web/schema.json
    python web/dev/write_schemas.py --check    fails when it would change
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from miskatonic.games.registry import all_games
from miskatonic.kernel.vocabulary import Vocabulary
from miskatonic.server.app import create_app
from miskatonic.server.settings import Settings
from miskatonic.server.wire.socket import ToClient, ToServer
from msgspec.json import schema_components

TARGET = Path(__file__).parents[1] / "schema.json"
PLACE = "#/components/schemas/{name}"


def vocabularies() -> dict[str, Any]:
    """Marks and events of every game.

    Such as `CultistormHandZone`, `CultistormHandPiece` and `CultistormCardsDrawnEvent`. `CultistormZones` has all
    marks of a game, by family of zone.
    """
    return {
        name: part
        for key, spec in all_games().items()
        if spec.vocabulary is not None
        for name, part in _spoken(_camel(key), spec.vocabulary).items()
    }


def _spoken(game: str, vocabulary: Vocabulary) -> dict[str, Any]:
    declared = {f"{game}{_camel(kind.name)}Event": kind.arguments for kind in vocabulary.events}
    for family, marks in vocabulary.marks.items():
        kinds = zip(_names(game, family).values(), (marks.zone, marks.piece), strict=True)
        declared |= {name: kind for name, kind in kinds if kind is not None}
    shapes, parts = schema_components(list(declared.values()), ref_template=PLACE)
    # What several zones share is a part with a name of its own, which the game goes before.
    text = json.dumps([dict(zip(declared, shapes, strict=True)), parts])
    for part in parts:
        text = text.replace(f'"{PLACE.format(name=part)}"', f'"{PLACE.format(name=game + part)}"')
    shown, shared = json.loads(text)
    families = {
        family: _object(
            {
                part: {"$ref": PLACE.format(name=name)} if name in shown else _object({})
                for part, name in _names(game, family).items()
            }
        )
        for family in vocabulary.marks
    }
    named = {game + part: shape for part, shape in shared.items()}
    return {**shown, **named, f"{game}Zones": _object(families)}


def _names(game: str, family: str) -> dict[str, str]:
    """The names under which the marks of a zone and of its pieces stand."""
    return {"zone": f"{game}{_camel(family)}Zone", "piece": f"{game}{_camel(family)}Piece"}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def document() -> dict[str, Any]:
    """Every shape of the OpenAPI document and of the socket's messages, by its name."""
    file = f"sqlite:///{tempfile.mkdtemp()}/house.db"
    app = create_app(Settings(database=file)).app
    shapes: dict[str, Any] = app.openapi_schema.to_schema()["components"]["schemas"]
    (to_server, to_client), parts = schema_components([ToServer, ToClient], ref_template=PLACE)
    # Views are in both; the OpenAPI document has described them already.
    for name, part in {"ToServer": to_server, "ToClient": to_client, **parts}.items():
        shapes.setdefault(name, part)
    shapes |= vocabularies()
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
