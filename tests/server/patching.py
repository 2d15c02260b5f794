"""Applying patches to scenes, as a client does."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


def patched(scene: Json, patch: Json) -> Json:
    """The scene after a patch. The given one is left as it is."""
    kept = [zone for zone in scene["zones"] if zone["id"] not in patch.get("gone", ())]
    changes = {change["id"]: change for change in patch.get("zones", ())}
    zones = [_zone(zone, changes[zone["id"]]) if zone["id"] in changes else zone for zone in kept]
    for place, zone in patch.get("put", ()):
        zones.insert(place, zone)
    head: Json = {key: patch[key] for key in ("round", "question", "outcome") if key in patch}
    return {**scene, **head, "zones": zones}


def _zone(zone: Json, change: Json) -> Json:
    kept = [piece for piece in zone["pieces"] if piece["id"] not in change.get("gone", ())]
    changes = {piece["id"]: piece for piece in change.get("pieces", ())}
    pieces = [_piece(piece, changes[piece["id"]]) if piece["id"] in changes else piece for piece in kept]
    for place, piece in change.get("put", ()):
        pieces.insert(place, piece)
    if order := change.get("order"):
        pieces.sort(key=lambda piece: order.index(piece["id"]))
    return {**zone, "marks": _marks(zone["marks"], change), "pieces": pieces}


def _piece(piece: Json, change: Json) -> Json:
    head: Json = {key: change[key] for key in ("face", "words") if key in change}
    return {**piece, **head, "marks": _marks(piece["marks"], change)}


def _marks(marks: Json, change: Json) -> Json:
    unset: Sequence[str] = change.get("unset", ())
    return {**{key: value for key, value in marks.items() if key not in unset}, **change.get("marks", {})}
