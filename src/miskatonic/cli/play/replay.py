"""`replay`: a saved game, step by step."""

import sys
from typing import Any

from miskatonic.cli.lookup import BadArgumentError, open_library
from miskatonic.cli.output import print_json
from miskatonic.cli.play.commands import ReplayArguments
from miskatonic.cli.play.keyboard import reader
from miskatonic.kernel.events import Event
from miskatonic.kernel.scene import plain
from miskatonic.matches import Match, Position, files
from miskatonic.terminal import sentences
from miskatonic.terminal.board import board
from miskatonic.terminal.look import glyphs, make_console
from miskatonic.terminal.voice import Voice
from miskatonic.terminal.walk import Walk, step_lines


def show_replay(arguments: ReplayArguments) -> None:
    """A walk through a match in a terminal; else its end, one step of it, or all of it."""
    all_steps = arguments.all_steps
    if all_steps and arguments.step is not None:
        raise BadArgumentError("--step and --all cannot be given together")
    match = _load(arguments)
    viewer = _viewer(arguments, match)
    wanted = match.seq if arguments.step is None else arguments.step
    if not 0 <= wanted <= match.seq:
        raise BadArgumentError(f"there is no step {wanted}; {arguments.file} has steps 0 to {match.seq}")
    if arguments.json:
        steps = [
            _step_data(step, viewer, match, scene=not all_steps)
            for step in match.replay()
            if all_steps or step.seq == wanted
        ]
        print_json(_match_data(match) | {"viewer": viewer, "shown": steps})
        return
    library = open_library(match.spec, arguments.content, arguments.language)
    voice = Voice(library.texts, [who.name for who in match.setup.seats])
    console = make_console()
    if console.is_terminal and sys.stdin.isatty() and not all_steps:
        Walk(match, viewer, voice, library, console, reader(console)).run(arguments.step or 0)
        return
    for step in match.replay():
        if all_steps or step.seq == wanted:
            console.print(step_lines(step, viewer, match, voice, glyphs(console)))
        if step.seq == wanted and not all_steps:
            console.print(board(match.scene_at(step, viewer), voice, {}, console, library))
    outcome = match.outcome
    if outcome is not None and (all_steps or wanted == match.seq):
        console.print(sentences.ending(match, outcome, voice, console))


def _load(arguments: ReplayArguments) -> Match:
    folder = arguments.content
    return files.load(arguments.file, lambda spec: None if folder is None else spec.load_content(folder))


def _viewer(arguments: ReplayArguments, match: Match) -> int | None:
    if arguments.seat is None:
        return None
    count = len(match.setup.seats)
    if not 1 <= arguments.seat <= count:
        raise BadArgumentError(f"there is no seat {arguments.seat}; the match has seats 1 to {count}")
    return arguments.seat - 1


def _match_data(match: Match) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": match.spec.key,
        "rules_version": match.spec.rules_version,
        "seed": match.setup.seed,
        "options": match.setup.options,
        "seats": [who._asdict() for who in match.setup.seats],
        "steps": match.seq,
        "outcome": None if outcome is None else plain(outcome),
        "tally": [line._asdict() for line in match.tally()],
    }


def _step_data(step: Position, viewer: int | None, match: Match, *, scene: bool) -> dict[str, Any]:
    told: dict[str, Any] = {
        "seq": step.seq,
        "seat": None if step.move is None else step.move.seat,
        "word": None if step.move is None else step.move.word,
        "digest": match.opening if step.move is None else step.move.digest,
        "round": step.table.round,
        "events": [_event_data(event, match) for event in step.events if event.is_for(viewer)],
    }
    return told | {"scene": plain(match.scene_at(step, viewer))} if scene else told


def _event_data(event: Event, match: Match) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "args": plain(event.args),
        "forced": event.forced,
        "heading": match.spec.is_heading(event.kind),
    }
