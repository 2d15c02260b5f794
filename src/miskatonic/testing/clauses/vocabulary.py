"""Clauses about what a game says and shows: its vocabulary declares all of it."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, Strict, ValidationError, create_model

from miskatonic.kernel.events import Event
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.vocabulary import Vocabulary
from miskatonic.testing.checkpoint import Checkpoint, require

_STRICT: Final = ConfigDict(strict=True, extra="forbid")


def events_are_declared(checkpoint: Checkpoint, events: Sequence[Event]) -> None:
    """Each event has a declared kind, and its arguments have the declared names and types."""
    vocabulary = checkpoint.spec.vocabulary
    if vocabulary is None:
        return
    for told in events:
        faults = vocabulary.faults_of_event(told) or _wrong_types(vocabulary, told)
        require(not faults, "; ".join(faults))


def questions_are_declared(checkpoint: Checkpoint) -> None:
    """The waiting question has a declared name and declared arguments; its late answer can be said."""
    vocabulary, asked = checkpoint.spec.vocabulary, checkpoint.asked
    if vocabulary is None:
        return
    faults = vocabulary.faults_of_prompt(asked.prompt, asked.about)
    require(not faults, "; ".join(faults))
    declared = vocabulary.prompt(asked.prompt)
    if declared is not None and declared.late is not None:
        offered = [checkpoint.table.rules.alphabet.text(word) for word in asked.options]
        require(declared.late.word in offered, f"'{declared.late.word}' is no answer to '{asked.prompt}'")


def marks_are_declared(checkpoint: Checkpoint) -> None:
    """Zones and pieces have the marks declared for their family, with the declared types."""
    vocabulary = checkpoint.spec.vocabulary
    if vocabulary is None:
        return
    for seat in (*range(checkpoint.table.seats), None):
        faults = _faults_of_scene(vocabulary, checkpoint.scene(seat))
        require(not faults, "; ".join(faults[:3]))


def endings_are_declared(checkpoint: Checkpoint) -> None:
    """The game ends in a declared way."""
    vocabulary, outcome = checkpoint.spec.vocabulary, checkpoint.table.flow.outcome
    if vocabulary is not None and outcome is not None:
        require(outcome.ending in vocabulary.endings, f"the ending '{outcome.ending}' is not declared")


def _faults_of_scene(vocabulary: Vocabulary, scene: Scene) -> list[str]:
    faults: list[str] = []
    for zone in scene.zones:
        family = zone.id.partition(".")[0]
        declared = vocabulary.marks.get(family)
        if declared is None:
            faults.append(f"the zones '{family}' are not declared")
            continue
        faults += _wrong_marks(f"zone '{zone.id}'", zone.marks, declared.zone)
        for piece in zone.pieces:
            faults += _wrong_marks(f"piece '{piece.id}' in '{zone.id}'", piece.marks, declared.piece)
    return faults


def _wrong_marks(where: str, marks: Mapping[str, object], declared: type | None) -> list[str]:
    if declared is None:
        return [f"{where} has marks although none are declared: {', '.join(marks)}"] if marks else []
    return _complaints(where, _model(declared), marks)


def _wrong_types(vocabulary: Vocabulary, told: Event) -> list[str]:
    kind = vocabulary.event(told.kind)
    return [] if kind is None else _complaints(f"the event '{told.kind}'", _model(kind.arguments), told.args)


def _complaints(where: str, model: type[BaseModel], data: Mapping[str, object]) -> list[str]:
    try:
        model.model_validate(dict(data))
    except ValidationError as error:
        return [
            f"{where}: {'.'.join(map(str, fault['loc']))}: {fault['msg'].lower()}" for fault in error.errors()
        ]
    return []


@cache
def _model(declared: type) -> type[BaseModel]:
    """A TypedDict as a model that checks data without converting it."""
    required: frozenset[str] = getattr(declared, "__required_keys__", frozenset())
    fields: dict[str, Any] = {
        name: (_checked(hint), ... if name in required else None)
        for name, hint in get_type_hints(declared).items()
    }
    return create_model(declared.__name__, __config__=_STRICT, **fields)


def _checked(hint: Any) -> Any:  # noqa: ANN401 - any annotation
    """The same annotation with models in place of TypedDicts."""
    if is_typeddict(hint):
        # A strict model inside another would accept only instances.
        return Annotated[_model(hint), Strict(strict=False)]
    if get_origin(hint) in (list, tuple, dict):
        return get_origin(hint)[tuple(_checked(part) for part in get_args(hint))]
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(_checked(part) for part in get_args(hint))]  # noqa: UP007 - made at run time
    return hint
