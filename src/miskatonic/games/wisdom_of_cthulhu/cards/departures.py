"""How a table departs from the printed game, by its numbers and by its options."""

from collections.abc import Iterator, Mapping

from miskatonic.games.departures import Departure
from miskatonic.games.wisdom_of_cthulhu.cards.numbering import ONCE_A_ROUND, ONCE_A_TURN
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Book, Content
from miskatonic.games.wisdom_of_cthulhu.words import SEEDS


def departures(content: Content, options: Mapping[str, str], seats: int | None) -> list[Departure]:
    """Those of the card files, and those of the options, all of them settled."""
    book = content.setup.book
    found = (
        []
        if book is None
        else [*_numbers(content, book), *_deals(content, book, seats), *_components(content, book)]
    )
    if options["start"] != "random":
        found.append(Departure("start", {"starter": options["start"]}))
    if options["invocations"] == ONCE_A_TURN:
        found.append(Departure("invocations"))
    if options["bonds"] == ONCE_A_ROUND:
        found.append(Departure("bonds"))
    return found


def _numbers(content: Content, book: Book) -> Iterator[Departure]:
    setup = content.setup
    numbers = (
        ("turns", setup.turns, book.turns),
        ("research", setup.research_kp, book.research_kp),
        ("obsessions", setup.obsession_kp, book.obsession_kp),
        ("change-of-bond", setup.change_of_bond, book.change_of_bond),
    )
    for key, number, printed in numbers:
        if number != printed:
            yield Departure(key, {"number": number, "book": printed})


def _deals(content: Content, book: Book, seats: int | None) -> Iterator[Departure]:
    for players, deal in book.deal.items():
        if seats not in (None, int(players)):
            continue
        ours = content.setup.deal[players]
        for seed, number, printed in (
            ("fw", ours.fw, deal.fw),
            ("as", ours.as_, deal.as_),
            ("dm", ours.dm, deal.dm),
        ):
            if number != printed:
                yield Departure(
                    "deal", {"players": int(players), "seed": seed, "number": number, "book": printed}
                )


def _components(content: Content, book: Book) -> Iterator[Departure]:
    printed = (book.cards.fw, book.cards.as_, book.cards.dm, book.cards.en)
    for seed, expected in enumerate(printed):
        number = sum(len(each.card.labels) for each in content.cards if each.seed == seed)
        if number != expected:
            yield Departure("cards", {"seed": SEEDS[seed], "number": number, "book": expected})
    for key, number, expected in (
        ("places", len(content.places), book.places),
        ("elders", len(content.elders), book.elders),
    ):
        if number != expected:
            yield Departure(key, {"number": number, "book": expected})
