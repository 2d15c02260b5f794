"""`check-content`: whether edited card files can be played."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from miskatonic.cli.check.commands import CheckContentArguments
from miskatonic.cli.lookup import check_owner, named_game, owner_of
from miskatonic.cli.output import print_json
from miskatonic.content.catalogue import read_catalogue
from miskatonic.content.files import ContentError, Fault
from miskatonic.content.remarks import remarks_on
from miskatonic.content.text_check import check_texts
from miskatonic.games.spec import AnyGame
from miskatonic.terminal.look import make_console

BAD_INPUT = 2


def show_content_check(arguments: CheckContentArguments) -> int:
    """Check card files and texts, and print all faults. Returns the exit code: 2 when there are any."""
    folder = arguments.folder
    spec = named_game(arguments.game) if arguments.game is not None else owner_of(folder)
    check_owner(spec, folder)
    found = _check(spec, folder, arguments.language)
    if arguments.json:
        print_json(
            {
                "game": spec.key,
                "ok": not found.faults,
                "digest": found.digest,
                "saves": found.saves,
                "faults": [fault._asdict() for fault in found.faults],
                "remarks": [remark._asdict() for remark in found.remarks],
            }
        )
    elif not found.faults:
        console = make_console()
        console.print(
            f"{folder} is sound: {found.cards} cards of {spec.key}, digest {found.digest}.", markup=False
        )
        saves = ", ".join(f"{digest} ({seats} seats)" for seats, digest in found.saves.items())
        console.print(f"Saved games name it, with the default options: {saves}.", markup=False)
        for remark in found.remarks:
            console.print(f"Worth a look: {remark}", markup=False)
    if found.faults:
        for fault in found.faults:
            sys.stderr.write(f"{fault}\n")
        count = "one fault" if len(found.faults) == 1 else f"{len(found.faults)} faults"
        sys.stderr.write(f"miskatonic: {folder} cannot be played as {spec.key}, it has {count}.\n")
        return BAD_INPUT
    return 0


class _Checked(NamedTuple):
    """What was found in a folder. With faults it has neither digests nor remarks."""

    faults: list[Fault]
    remarks: Sequence[Fault] = ()
    cards: int = 0
    digest: str | None = None
    # The content digest in capsules of matches with the default options, by number of seats.
    saves: Mapping[int, str] = {}


def _check(spec: AnyGame, folder: Path, language: str) -> _Checked:
    texts = spec.texts
    try:
        content = spec.load_content(folder)
    except ContentError as error:
        return _Checked([*error.faults, *read_catalogue(texts, language, folder).faults])
    faults = check_texts(spec, texts, content, language, overlay=folder)
    if faults:
        return _Checked(faults)
    tables = {seats: spec.new(seats, spec.settle({}), 0, content=content) for seats in spec.seats_for({})}
    return _Checked(
        [],
        remarks_on(spec, folder, content, language),
        len(spec.cards(content)),
        getattr(content, "digest", None),
        {seats: table.rules.digest for seats, table in tables.items()},
    )
