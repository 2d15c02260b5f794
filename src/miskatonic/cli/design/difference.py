"""`diff`: what differs between two folders of cards, in words."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.cli.design.commands import DiffArguments
from miskatonic.cli.design.sides import folder_of, game_of
from miskatonic.cli.lookup import read_texts
from miskatonic.cli.output import print_json
from miskatonic.content.differences import Change, differences
from miskatonic.content.remarks import forgotten_texts
from miskatonic.content.texts import Texts
from miskatonic.games.spec import AnyGame
from miskatonic.terminal.look import make_console


def show_difference(arguments: DiffArguments) -> None:
    """Compare and print. Nothing is played."""
    spec = game_of(arguments.game, arguments.a, arguments.b)
    a, b = (folder_of(spec, side) for side in (arguments.a, arguments.b))
    texts_a, texts_b = (read_texts(spec, arguments.language, side) for side in (a, b))
    found = differences(_cards(spec, a), _cards(spec, b), texts_a, texts_b)
    forgotten = [] if b is None else forgotten_texts(spec, b, arguments.language)
    if arguments.json:
        print_json(
            {
                "game": spec.key,
                "changes": [change._asdict() for change in found],
                "remarks": [remark._asdict() for remark in forgotten],
            }
        )
        return
    console = make_console()
    console.print(
        _page(found, texts_a, texts_b) if found else Text("The cards and their texts are the same.")
    )
    for remark in forgotten:
        console.print(f"Worth a look: {remark}", markup=False)


def _cards(spec: AnyGame, folder: Path | None) -> Path:
    return folder or spec.folder / "data"


def _page(found: list[Change], a: Texts, b: Texts) -> RenderableType:
    by_card: dict[str, list[Change]] = {}
    for change in found:
        by_card.setdefault(change.card or change.file, []).append(change)
    lines: list[RenderableType] = []
    for about, changes in by_card.items():
        name = (b if b.has(f"name-{about}") else a).name(about) if changes[0].card else about
        lines.append(Text(about if name == about else f"{name} ({about})", "heading"))
        lines += [Text(f"  {_told(change)}") for change in changes]
    return Group(*lines)


def _told(change: Change) -> str:
    if not change.key:
        return f"is new: {change.after}" if change.before is None else f"is gone; it was {change.before}"
    if change.before is None:
        return f"{change.key} is new: {change.after}"
    if change.after is None:
        return f"{change.key} is gone; it was {change.before}"
    return f"{change.key} was {change.before}, is now {change.after}"
