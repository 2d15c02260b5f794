"""`content`: a copy of the card files of a game."""

from miskatonic.cli.design.commands import ContentArguments
from miskatonic.cli.lookup import named_game, read_content
from miskatonic.content.copying import copy_content
from miskatonic.terminal.look import make_console


def write_card_files(arguments: ContentArguments) -> None:
    """Copy the card files with their texts, and list what was written."""
    spec, target = named_game(arguments.game), arguments.folder
    written = copy_content(spec.folder, spec.cards(read_content(spec, None)), target, as_csv=arguments.csv)
    names = ", ".join(path.relative_to(target).as_posix() for path in written)
    make_console().print(f"The cards of {spec.key} and their texts are in {target}:\n{names}", markup=False)
