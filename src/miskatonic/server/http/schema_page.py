"""The OpenAPI document as an HTML page that loads nothing from other sites."""

from functools import cache
from html import escape
from typing import Any, Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from msgspec.json import schema_components

from miskatonic.server.http.documents import COMPRESSED, Document, document_response, json_document
from miskatonic.server.http.responses import AnyRequest
from miskatonic.server.wire.socket import ToClient, ToServer

METHODS: Final = ("get", "post", "put", "patch", "delete")

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-weight: normal; }
h2 { border-bottom: 1px solid; font: bold 1rem/2 ui-monospace, monospace; margin-top: 2.5rem; }
h2 b { display: inline-block; min-width: 4.5rem; text-transform: uppercase; }
code { font: 0.9rem ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; }
td { border-bottom: 1px solid #8884; padding: 0.2rem 0.6rem 0.2rem 0; vertical-align: top; }
nav { columns: 18rem; font: 0.85rem ui-monospace, monospace; }
nav a { display: block; }
"""


class PlainPage(OpenAPIRenderPlugin):
    """Every request and every schema, on a page without scripts, made once for each application."""

    _made: tuple[dict[str, Any], bytes] | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None or self._made[0] is not openapi_schema:
            parts = openapi_schema.get("components", {}).get("schemas", {})
            self._made = openapi_schema, _page(openapi_schema, parts).encode()
        return self._made[1]


SCHEMA_PLUGINS: Final = [PlainPage(path="/"), JsonRenderPlugin()]


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def show_socket_schema(request: AnyRequest) -> Response[dict[str, Any]]:
    """The messages of the socket as JSON schemas, because OpenAPI cannot describe them."""
    return document_response(request, _socket_document())


@cache
def _socket_document() -> Document:
    (to_server, to_client), parts = schema_components([ToServer, ToClient], ref_template="#/$defs/{name}")
    return json_document({"$defs": parts, "toServer": to_server, "toClient": to_client})


@get("/schema/page.css", include_in_schema=False, sync_to_thread=False)
def show_stylesheet() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS)


def _page(document: dict[str, Any], parts: dict[str, Any]) -> str:
    title = escape(f"{document['info']['title']} {document['info']['version']}")
    requests = [
        (method, path, item[method])
        for path, item in document["paths"].items()
        for method in METHODS
        if method in item
    ]
    links = "".join(
        f'<a href="#{escape(request["operationId"])}">{method.upper()} {escape(path)}</a>'
        for method, path, request in requests
    )
    body = "".join(_request(method, path, request) for method, path, request in requests)
    shapes = "".join(_shape(name, shape) for name, shape in sorted(parts.items()))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/schema/page.css">'
        f"</head><body><h1>{title}</h1><p>{escape(document['info'].get('description', ''))} As JSON: "
        '<a href="/schema/openapi.json">openapi.json</a>; socket messages: '
        f'<a href="/schema/socket.json">socket.json</a>.</p><nav>{links}</nav>{body}{shapes}</body></html>'
    )


def _request(method: str, path: str, request: dict[str, Any]) -> str:
    rows = [
        (item["name"], item["in"], _name(item.get("schema", {})), item.get("description", ""))
        for item in request.get("parameters", [])
    ]
    content = request.get("requestBody", {}).get("content", {})
    rows += [("body", kind, _name(part.get("schema", {})), "") for kind, part in content.items()]
    for status, answer in request.get("responses", {}).items():
        kinds = [_name(part.get("schema", {})) for part in answer.get("content", {}).values()]
        rows.append((status, "answer", ", ".join(kinds), answer.get("description", "")))
    return (
        f'<h2 id="{escape(request["operationId"])}"><b>{method}</b> {escape(path)}</h2>'
        f"<p>{escape(request.get('summary', ''))}</p>{_rows(rows)}"
    )


def _shape(name: str, shape: dict[str, Any]) -> str:
    needed = shape.get("required", [])
    rows = [
        (key, "required" if key in needed else "", _name(part), part.get("description", ""))
        for key, part in shape.get("properties", {}).items()
    ]
    said = escape(shape.get("description", ""))
    return f'<h2 id="{escape(name)}">{escape(name)}</h2><p>{said}</p>{_rows(rows)}'


def _rows(rows: list[tuple[str, str, str, str]]) -> str:
    cells = ("".join(f"<td>{_cell(cell)}</td>" for cell in row) for row in rows)
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


def _cell(text: str) -> str:
    """Text, with a link to the schema that it names."""
    if "#/components/schemas/" not in text:
        return f"<code>{escape(text)}</code>" if text else ""
    before, _, rest = text.partition("#/components/schemas/")
    name = rest.partition(" ")[0].partition("]")[0]
    after = rest[len(name) :]
    return f'<code>{escape(before)}<a href="#{escape(name)}">{escape(name)}</a>{escape(after)}</code>'


def _name(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"])
    for many in ("oneOf", "anyOf"):
        if many in schema:
            return " or ".join(_name(part) for part in schema[many])
    if schema.get("type") == "array":
        return f"list[{_name(schema.get('items', {}))}]"
    if "enum" in schema:
        return " | ".join(str(value) for value in schema["enum"])
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
