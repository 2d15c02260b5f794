"""`print`: a deck to print and play."""

import sys
from pathlib import Path

from miskatonic.cli.design.commands import PrintArguments
from miskatonic.cli.lookup import named_game, read_content, read_texts, split_list
from miskatonic.cli.output import progress_bar
from miskatonic.printing.assets import have_assets
from miskatonic.printing.deck import make_deck
from miskatonic.printing.paper import check_paper
from miskatonic.printing.sheets import write_pdf, write_pictures
from miskatonic.terminal.look import make_console


def write_deck(arguments: PrintArguments) -> None:
    """Write the PDF, or the pictures if they are asked for, or both."""
    bleed = check_paper(arguments.paper, arguments.bleed)
    spec = named_game(arguments.game)
    content = read_content(spec, arguments.content)
    # Refuses a language that the game does not have.
    read_texts(spec, arguments.language, arguments.content)
    kinds = () if arguments.kinds is None else split_list(arguments.kinds)
    deck = make_deck(
        spec, content, arguments.content, arguments.language, kinds=kinds, everything=arguments.everything
    )
    if not have_assets():
        sys.stderr.write("miskatonic: the page is not built (make web), so there are no icons.\n")
    console = make_console()
    if arguments.png is not None:
        with progress_bar(f"{spec.key}, pictures") as progress:
            count = write_pictures(deck, arguments.png, bleed, progress)
        console.print(f"{count} cards are in {arguments.png}.", markup=False)
    if arguments.png is None or arguments.out is not None:
        path = arguments.out or Path("deck.pdf")
        sheets = write_pdf(deck, path, arguments.paper, bleed, backs=arguments.backs)
        cards = sum(piece.copies for piece in deck.pieces)
        console.print(f"{cards} cards on {sheets} sheets are in {path}.", markup=False)
