"""Clauses about who sees what: scenes, the question in them, and events."""

import json
from collections import Counter
from collections.abc import Sequence

from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Decision
from miskatonic.kernel.scene import Scene, plain
from miskatonic.kernel.table import Table
from miskatonic.testing.checkpoint import Checkpoint, require
from miskatonic.testing.errors import ViolationError


def scenes_are_well_formed(checkpoint: Checkpoint) -> None:
    """Scenes are plain data with unique ids and the waiting question; only those asked see options."""
    spec, table, dice = checkpoint.spec, checkpoint.table, checkpoint.dice
    asked = table.flow.decision
    json.dumps(plain(checkpoint.scene(dice.below(table.seats))))
    viewers = (*range(table.seats), None)
    together = {} if spec.scenes is None else spec.scenes(table, viewers)
    for seat in viewers:
        scene = checkpoint.scene(seat)
        require(
            together.get(seat, scene) == scene, f"drawn together with others, seat {seat} sees another scene"
        )
        require(scene.game == spec.key, f"the scene is of '{scene.game}'")
        require(scene.seat == seat, f"the scene of seat {seat} says seat {scene.seat}")
        _check_ids([zone.id for zone in scene.zones])
        _check_ids([piece.id for zone in scene.zones for piece in zone.pieces])
        if asked is None:
            require(scene.question is None, "a question after the end")
            require(scene.outcome is not None, "no outcome after the end")
        else:
            words = () if seat is None else asked.options_of(seat)
            _check_question(scene, asked, [table.rules.alphabet.text(word) for word in words])


def _check_ids(ids: list[str]) -> None:
    twice = [] if len(set(ids)) == len(ids) else [name for name, times in Counter(ids).items() if times > 1]
    require(not twice, f"these ids are not unique: {twice}")


def _check_question(scene: Scene, asked: Decision, options: list[str]) -> None:
    who, question = scene.seat, scene.question
    if question is None:
        raise ViolationError(f"seat {who} does not see that somebody is asked")
    require(question.seats == asked.seats, f"seat {who} sees {question.seats} asked, not {asked.seats}")
    require(question.prompt == asked.prompt, f"seat {who} sees the prompt '{question.prompt}'")
    require(list(question.options) == options, f"seat {who} sees {question.options}, not {options}")
    strange = [word for word in question.grave if word not in options]
    require(not strange, f"seat {who} is warned of {strange}, which are no options")
    for zone in scene.zones:
        for piece in zone.pieces:
            strange = [word for word in piece.words if word not in options]
            require(not strange, f"piece {piece.id} of seat {who} points at {strange}")


def events_go_to_seats(table: Table, events: Sequence[Event]) -> None:
    """Events are for existing seats, their arguments are plain data, and no secret is also told to all."""
    public = [event for event in events if event.to is None]
    for event in events:
        json.dumps(event.args)
        if event.to is not None:
            require(all(0 <= seat < table.seats for seat in event.to), f"{event} is for nobody at the table")
            told = [other for other in public if _repeats(other, event)]
            require(not told, f"{event} is told to some seats and to all")


def _repeats(public: Event, secret: Event) -> bool:
    return public.kind == secret.kind and all(
        public.args.get(key, ...) == value for key, value in secret.args.items()
    )
