"""`analyse`: win chances, luck and skill, turning points and mistakes of a saved game."""

import json
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.arena.workers import Job, play_locally
from miskatonic.cli.lookup import BadArgumentError, open_library
from miskatonic.cli.options import workers
from miskatonic.cli.output import INTERRUPTED, print_json, progress_bar
from miskatonic.cli.play.commands import AnalyseArguments
from miskatonic.content.texts import seat_names
from miskatonic.kernel.events import Event
from miskatonic.matches import Match, files
from miskatonic.matches.analysis import Analysis, Step, Weighed, decisions, from_dict, weigh
from miskatonic.terminal.board import board
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import make_console
from miskatonic.terminal.voice import Voice

FORMAT: Final = "miskatonic-analysis/1"
_BARS: Final = " ▁▂▃▄▅▆▇█"
_LESSONS: Final = 5


def show_analysis(arguments: AnalyseArguments) -> None:
    """Weigh the moves and print what they did."""
    if arguments.worlds < 2:  # noqa: PLR2004 - a spread needs two
        raise BadArgumentError(f"the number of worlds must be at least 2, not {arguments.worlds}")
    match = _load(arguments.file, arguments.content)
    seat = _seat(arguments, match)
    if not match.moves:
        raise BadArgumentError(f"{arguments.file} has no moves to analyse")
    done = _resumed(match, arguments)
    is_whole = _weigh_all(match, arguments, done)
    analysis = Analysis(match, list(done.values()))
    library = open_library(match.spec, arguments.content, arguments.language)
    names = [who.name for who in match.setup.seats]
    if not all(names):
        names = seat_names(library.texts, match.spec.scene(match.table, None))
    voice = Voice(library.texts, names)
    if arguments.json:
        print_json(_data(analysis))
    else:
        console = make_console()
        console.print(_page(analysis, voice, seat))
        if arguments.learn:
            _learn(analysis, voice, library, console, seat)
    if not is_whole:
        sys.stdout.flush()
        sys.stderr.write(
            f"miskatonic: interrupted; {len(done):,} of {len(decisions(match)):,} moves are weighed.\n"
        )
        raise typer.Exit(INTERRUPTED)


def _load(file: Path, folder: Path | None) -> Match:
    return files.load(file, lambda spec: None if folder is None else spec.load_content(folder))


def _seat(arguments: AnalyseArguments, match: Match) -> int:
    """The seat whose chances are told; without one the winner's."""
    count = len(match.setup.seats)
    if arguments.seat is None:
        winners = () if match.outcome is None else match.outcome.winners
        return 0 if match.is_shared or not winners else winners[0]
    if not 1 <= arguments.seat <= count:
        raise BadArgumentError(f"there is no seat {arguments.seat}; the match has seats 1 to {count}")
    return arguments.seat - 1


def _prepare(file: Path, folder: Path | None, todo: list[int], worlds: int) -> Job[Weighed]:
    match = _load(file, folder)
    return lambda index: weigh(match, todo[index], worlds)


def _weigh_all(match: Match, arguments: AnalyseArguments, done: dict[int, Weighed]) -> bool:
    """Weigh what is not weighed yet. Which process weighs a move makes no difference."""
    wanted = decisions(match)
    todo = [seq for seq in wanted if seq not in done]
    if not todo:
        return True
    jobs = min(workers(arguments.jobs), len(todo))
    prepare = partial(_prepare, arguments.file, arguments.content, todo, arguments.worlds)
    results = play_locally(prepare, range(len(todo)), jobs)
    try:
        with progress_bar(f"{match.spec.key}, {match.seq} moves", logs=True) as progress, closing(results):
            for chunk in results:
                done.update((weighed.seq, weighed) for _, weighed in chunk)
                _save(match, arguments, done)
                if progress is not None:
                    progress(len(done), len(wanted))
    except KeyboardInterrupt:
        if not done:
            raise
        return False
    return True


def _identity(match: Match, arguments: AnalyseArguments) -> dict[str, Any]:
    last = match.moves[-1].digest
    return {
        "format": FORMAT,
        "game": match.spec.key,
        "moves": match.seq,
        "last": last,
        "worlds": arguments.worlds,
    }


def _save(match: Match, arguments: AnalyseArguments, done: dict[int, Weighed]) -> None:
    if arguments.checkpoint is None:
        return
    data = {**_identity(match, arguments), "weighed": [done[seq].as_dict() for seq in sorted(done)]}
    try:
        files.write_atomically(arguments.checkpoint, json.dumps(data))
    except OSError as error:
        raise BadArgumentError(
            f"cannot write the checkpoint {arguments.checkpoint}: {error.strerror}"
        ) from error


def _resumed(match: Match, arguments: AnalyseArguments) -> dict[int, Weighed]:
    file = arguments.checkpoint
    if file is None or not file.exists():
        return {}
    try:
        data = json.loads(file.read_bytes())
        weighed = [from_dict(each) for each in data["weighed"]]
    except OSError as error:
        raise BadArgumentError(f"cannot read the checkpoint {file}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError):
        raise BadArgumentError(f"{file} is not a checkpoint of an analysis") from None
    if any(data.get(key) != value for key, value in _identity(match, arguments).items()):
        raise BadArgumentError(
            f"{file} belongs to another game or another number of worlds; name another file"
        )
    return {each.seq: each for each in weighed}


def _data(analysis: Analysis) -> dict[str, Any]:
    match = analysis.match
    return {
        "game": match.spec.key,
        "rules_version": match.spec.rules_version,
        "moves": match.seq,
        "whole": analysis.is_whole,
        "sides": [
            {
                "side": side,
                "shares": analysis.shares(side)._asdict(),
                "steps": [
                    {"seq": step.weighed.seq, "choice": round(step.choice, 4), "luck": round(step.luck, 4)}
                    for step in analysis.steps(side)
                ],
                "turning_points": [step.weighed.seq for step in analysis.turning_points(side)],
            }
            for side in analysis.sides
        ],
        "weighed": [each.as_dict() for each in analysis.moves],
        "mistakes": [each.seq for each in analysis.mistakes()],
    }


def _page(analysis: Analysis, voice: Voice, seat: int) -> RenderableType:
    match = analysis.match
    side = 0 if match.is_shared else seat
    who = "the table" if match.is_shared else voice.seat_names[seat]
    shares = analysis.shares(side)
    facts = Grid.grid(padding=(0, 2))
    facts.add_row("own choices" if not match.is_shared else "choices", _signed(shares.own))
    if not match.is_shared:
        facts.add_row("choices of the others", _signed(shares.others))
    facts.add_row("luck", _signed(shares.luck))
    points = analysis.turning_points(side)
    mistakes = analysis.mistakes(None if match.is_shared else seat)[:_LESSONS]
    return Group(
        Line(Text(f"{match.spec.key}, {match.seq} moves", "title"), align="left", style="quiet"),
        Text(f"The chance of {who} to win, from the first move to the last", "heading"),
        Text(_curve([each.before[side] for each in analysis.moves])),
        Text("\nWhat changed it, in wins out of 100 games", "heading"),
        facts,
        Text("\nTurning points", "heading"),
        *(Text(line) for line in _points(points, analysis, voice, side)),
        Text("\nMistakes", "heading"),
        *(Text(_mistake(each, voice)) for each in mistakes),
        *([] if mistakes else [Text("None that is certain.")]),
    )


def _curve(chances: list[float], width: int = 72) -> str:
    stride = max(1, -(-len(chances) // width))
    shown = chances[::stride]
    return "".join(_BARS[min(len(_BARS) - 1, round(chance * (len(_BARS) - 1)))] for chance in shown)


def _signed(change: float) -> str:
    return f"{100 * change:+.0f}"


def _points(points: list[Step], analysis: Analysis, voice: Voice, side: int) -> Iterator[str]:
    for step in points:
        each = step.weighed
        if abs(step.choice) >= abs(step.luck):
            changed = f"{_choice(each, voice)} changed the chance by {_signed(step.choice)}"
            yield f"{changed}.{_better(each, voice)}"
        else:
            told = _told(analysis.match, each, voice)
            yield (
                f"{_choice(each, voice)}: then luck changed the chance from {100 * each.after[side]:.0f} to"
                f" {100 * (each.after[side] + step.luck):.0f} in 100.{told}"
            )
    if not points:
        yield "None."


def _choice(each: Weighed, voice: Voice) -> str:
    return f"Move {each.seq + 1}, {voice.seat_names[each.seat]}, “{voice.word(each.word)}”"


def _told(match: Match, each: Weighed, voice: Voice) -> str:
    """What happened at that move, by the card or rule that caused most of it."""
    events = [event for event in match.position(each.seq + 1).events if event.is_for(None)]
    caused = [event for event in events if event.args.get("cause")]
    chosen: Event | None = next(iter(caused or events), None)
    return "" if chosen is None else f" {voice.event(chosen)}"


def _mistake(each: Weighed, voice: Voice) -> str:
    return f"{_choice(each, voice)} cost {100 * each.cost:.0f} in 100.{_better(each, voice)}"


def _better(each: Weighed, voice: Voice) -> str:
    best = each.best[0]
    if best.word == each.word:
        return ""
    gains = ", ".join(
        voice.texts.say(f"aspect-{key}", more=amount > 0, amount=abs(amount)) for key, amount in each.gains
    )
    cause = f" ({voice.name(each.cause)})" if each.cause is not None and gains else ""
    with_it = f": by the end of the round {gains}{cause}" if gains else ""
    return f" “{voice.word(best.word)}” was better{with_it}."


def _learn(analysis: Analysis, voice: Voice, library: Library, console: Console, seat: int) -> None:
    """Show the position before each large mistake, let the player try again, and give the answer."""
    match = analysis.match
    for each in analysis.mistakes(None if match.is_shared else seat)[:_LESSONS]:
        position = match.position(each.seq)
        asked = position.table.flow.decision
        assert asked is not None  # noqa: S101 - a word was said there
        words = [match.alphabet.text(word) for word in asked.options_of(each.seat)]
        console.print(board(match.scene_at(position, each.seat), voice, {}, console, library))
        console.print(Text(f"\nMove {each.seq + 1}: what would {voice.seat_names[each.seat]} do?", "heading"))
        for number, word in enumerate(words, 1):
            console.print(f"{number:>3}  {voice.word(word)}")
        answer = sys.stdin.readline()
        if not answer:
            return
        typed = answer.strip()
        chosen = words[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(words) else typed
        console.print(Text(_verdict(chosen, each, voice)))


def _verdict(chosen: str, each: Weighed, voice: Voice) -> str:
    best = each.best[0]
    if chosen == best.word:
        return f"Yes: that wins about {100 * best.chance:.0f} games in 100."
    known = next((one for one in each.best if one.word == chosen), None)
    if chosen == each.word:
        told = f"That was the move: it cost {100 * each.cost:.0f} in 100."
    elif known is not None:
        told = f"That wins about {100 * known.chance:.0f} games in 100."
    else:
        told = "That was not among the best."
    return f"{told}{_better(each, voice)}"
