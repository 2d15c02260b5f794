"""Zones of a scene: their families, where they lie, and which of their pieces belong together."""

from collections.abc import Sequence

from miskatonic.kernel.scene import Piece, Zone


def family_of(zone: Zone) -> str:
    """The part of the id before the dot: `stock.docks` belongs to the family `stock`."""
    return zone.id.partition(".")[0]


def lies_at(zone: Zone, places: Sequence[Piece]) -> bool:
    """Does the zone lie at one of these places? `stock.docks` lies at `docks`."""
    _, _, place = zone.id.partition(".")
    return any(piece.face == place for piece in places)


def lying_zones(zones: Sequence[Zone]) -> list[Zone]:
    """The zones that lie at places of a ring; they are drawn there."""
    rings = [zone for zone in zones if zone.kind == "ring"]
    return [zone for zone in zones if any(lies_at(zone, ring.pieces) for ring in rings)]


def borne(piece: Piece) -> list[str]:
    """The marks that a piece bears: keys that are true, and values that are texts."""
    return [
        value if isinstance(value, str) else key
        for key, value in piece.marks.items()
        if value is True or isinstance(value, str)
    ]


def companies(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Pieces that share a line: all of them, or each leader with the pieces that belong to it (`of`)."""
    if not any("of" in piece.marks for piece in pieces):
        return [list(pieces)] if pieces else []
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(str(piece.marks.get("of", piece.id)), []).append(piece)
    return list(found.values())
