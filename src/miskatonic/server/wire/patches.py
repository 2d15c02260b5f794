"""What has changed in a scene since the last one that a socket was sent.

A patch names the zones, pieces and marks that are new, changed or gone. It is made of two scenes of the same
seat, so it cannot say more than they do. Whoever applies it to the earlier scene has exactly the later one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.server.wire.scenes import PieceView, QuestionView, ZoneView, question_view, zone_view


class PiecePatch(Struct, omit_defaults=True):
    """A piece that has changed: face, marks and words as far as they differ; `unset` marks are gone."""

    id: str
    face: str | UnsetType = UNSET
    marks: dict[str, Any] = {}
    unset: list[str] = []
    words: tuple[str, ...] | UnsetType = UNSET


class ZonePatch(Struct, omit_defaults=True):
    """A zone that has changed.

    First the pieces that are `gone` are removed and those in `pieces` changed. Then those in `put` are
    inserted, each at its place. If pieces that stayed have changed places, `order` has the ids of all pieces.
    """

    id: str
    marks: dict[str, Any] = {}
    unset: list[str] = []
    gone: list[str] = []
    pieces: list[PiecePatch] = []
    put: list[tuple[int, PieceView]] = []
    order: list[str] = []


class ScenePatch(Struct, omit_defaults=True):
    """A scene that has changed. `gone`, `zones` and `put` are applied in this order."""

    round: int | UnsetType = UNSET
    question: QuestionView | UnsetType | None = UNSET
    outcome: dict[str, Any] | UnsetType | None = UNSET
    gone: list[str] = []
    zones: list[ZonePatch] = []
    put: list[tuple[int, ZoneView]] = []


# Nothing has changed in a zone.
SAME: Final = ZonePatch("")


class _ZoneChanges(NamedTuple):
    gone: list[str]
    zones: list[ZonePatch]
    put: list[tuple[int, ZoneView]]


class _Known(NamedTuple):
    """A patch that has been made, and the scenes that it leads from and to."""

    old: Scene
    new: Scene
    patch: ScenePatch


class PatchMaker:
    """Compares scenes of all viewers of one position. What they see alike is compared once.

    Viewers whose scenes differ in the same way get the same patch, so that it is encoded once.
    """

    def __init__(self) -> None:
        # By the identities of zones and of their tuples, which live as long as the scenes.
        self._scenes: list[Scene] = []
        self._patches: dict[tuple[int, int], ZonePatch | None] = {}
        self._changes: dict[tuple[int, int], _ZoneChanges | None] = {}
        self._known: list[_Known] = []

    def patch(self, old: Scene, new: Scene) -> ScenePatch | None:
        """What has changed from one scene of a seat to another; None if only the whole scene can tell."""
        self._scenes += (old, new)
        key = (id(old.zones), id(new.zones))
        if key not in self._changes:
            self._changes[key] = self._zone_changes(old.zones, new.zones)
        changes = self._changes[key]
        if changes is None:
            return None
        for known in self._known:
            if known.patch.zones is changes.zones and _is_alike(known.old, old) and _is_alike(known.new, new):
                return known.patch
        patch = ScenePatch(
            UNSET if new.round == old.round else new.round,
            UNSET if new.question == old.question else question_view(new.question),
            UNSET if new.outcome == old.outcome else new.outcome,
            *changes,
        )
        self._known.append(_Known(old, new, patch))
        return patch

    def _zone_changes(self, old: tuple[Zone, ...], new: tuple[Zone, ...]) -> _ZoneChanges | None:
        if len(old) != len(new):
            return self._changes_among_others(old, new)
        changes = _ZoneChanges([], [], [])
        for place, (known, zone) in enumerate(zip(old, new, strict=True)):
            if known is zone:
                continue
            if known.id != zone.id:
                return self._changes_among_others(old, new)
            self._compare(changes, place, known, zone)
        return changes

    def _changes_among_others(self, old: tuple[Zone, ...], new: tuple[Zone, ...]) -> _ZoneChanges | None:
        """The same where zones have come or gone; None if zones that stayed have changed places."""
        before = {zone.id: zone for zone in old}
        after = {zone.id: zone for zone in new}
        if not _has_same_order(before, after):
            return None
        changes = _ZoneChanges([name for name in before if name not in after], [], [])
        for place, zone in enumerate(new):
            if zone.id in before:
                self._compare(changes, place, before[zone.id], zone)
            else:
                changes.put.append((place, zone_view(zone)))
        return changes

    def _compare(self, changes: _ZoneChanges, place: int, old: Zone, new: Zone) -> None:
        """Add what has changed in a zone."""
        patch = self._zone_patch(old, new)
        if patch is None:
            changes.gone.append(new.id)
            changes.put.append((place, zone_view(new)))
        elif patch is not SAME:
            changes.zones.append(patch)

    def _zone_patch(self, old: Zone, new: Zone) -> ZonePatch | None:
        key = (id(old), id(new))
        if key not in self._patches:
            self._patches[key] = SAME if old == new else _zone_patch(old, new)
        return self._patches[key]


def _is_alike(some: Scene, other: Scene) -> bool:
    """Do two scenes with the same zones show the same, but for the seat?"""
    return some.question == other.question and some.round == other.round and some.outcome == other.outcome


def _zone_patch(old: Zone, new: Zone) -> ZonePatch | None:
    """What has changed in a zone; None if the whole zone has to be sent."""
    if (old.kind, old.owner) != (new.kind, new.owner):
        return None
    if len(old.pieces) == len(new.pieces):
        # Mostly the same pieces lie there.
        pairs = [pair for pair in zip(old.pieces, new.pieces, strict=True) if pair[0] is not pair[1]]
        if all(known.id == piece.id for known, piece in pairs):
            return _patch_in_place(old, new, pairs)
    return _patch_of_others(old, new)


def _patch_in_place(old: Zone, new: Zone, pairs: Sequence[tuple[Piece, Piece]]) -> ZonePatch | None:
    """The same where all pieces have kept their places; only these `pairs` may differ."""
    changed = [_piece_patch(known, piece) for known, piece in pairs if known != piece]
    if changed and len({piece.id for piece in new.pieces}) < len(new.pieces):
        return None
    return ZonePatch(new.id, *_changes(old.marks, new.marks), pieces=changed)


def _patch_of_others(old: Zone, new: Zone) -> ZonePatch | None:
    """The same where pieces have come, gone or changed places; None if two of them have one id."""
    before = {piece.id: piece for piece in old.pieces}
    after = {piece.id: piece for piece in new.pieces}
    if len(before) < len(old.pieces) or len(after) < len(new.pieces):
        return None
    return ZonePatch(
        new.id,
        *_changes(old.marks, new.marks),
        [name for name in before if name not in after],
        [
            _piece_patch(before[piece.id], piece)
            for piece in new.pieces
            if piece.id in before and before[piece.id] != piece
        ],
        [(place, PieceView(*piece)) for place, piece in enumerate(new.pieces) if piece.id not in before],
        [] if _has_same_order(before, after) else list(after),
    )


def _piece_patch(old: Piece, new: Piece) -> PiecePatch:
    marks, unset = _changes(old.marks, new.marks)
    return PiecePatch(
        new.id,
        UNSET if new.face == old.face else new.face,
        marks,
        unset,
        UNSET if new.words == old.words else new.words,
    )


def _changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The marks that are new or different, and the names of those that are gone."""
    if old is new or old == new:
        return {}, []
    changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
    return changed, [key for key in old if key not in new]


def _has_same_order(some: Mapping[str, object], others: Mapping[str, object]) -> bool:
    """Have the names that are in both the same order? Mostly the names are the same."""
    return list(some) == list(others) or _common(some, others) == _common(others, some)


def _common(some: Mapping[str, object], others: Mapping[str, object]) -> Sequence[str]:
    return [name for name in some if name in others]
