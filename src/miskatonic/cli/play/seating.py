"""Who plays which seat, and under which name."""

from collections.abc import Sequence

from miskatonic.bots.roster import make_bot
from miskatonic.cli.lookup import BadArgumentError, split_list
from miskatonic.cli.play.commands import PlayArguments
from miskatonic.content.texts import Texts, seat_names
from miskatonic.matches import Match, Occupant


def seated(count: int, me: str, bots: str) -> list[Occupant]:
    """Who plays each seat, a person or a bot; seats have no names yet."""
    people = _people(me, count)
    names = split_list(bots)
    free = [seat for seat in range(count) if seat not in people]
    if len(names) not in (1, len(free)):
        raise BadArgumentError(
            f"name one bot, or one for each of the {len(free)} other seats, not {len(names)}"
        )
    for name in names:
        make_bot(name)
    of_seat = dict(zip(free, names * len(free) if len(names) == 1 else names, strict=False))
    return [Occupant("", of_seat.get(seat)) for seat in range(count)]


def alone(count: int, wanted: PlayArguments) -> list[Occupant]:
    """One person at all seats."""
    for flag, given in {"--bots": wanted.bots, "--me": wanted.me}.items():
        if given is not None:
            raise BadArgumentError(f"{flag} cannot be given: one person plays all seats of this table")
    return [Occupant("")] * count


def _people(me: str, count: int) -> set[int]:
    if me.strip() == "none":
        return set()
    people = set()
    for part in split_list(me):
        if not part.isdecimal() or not 1 <= int(part) <= count:
            raise BadArgumentError(f"there is no seat '{part}'; seats are numbered 1 to {count}: --me 1,3")
        people.add(int(part) - 1)
    return people


def named(match: Match, wanted: PlayArguments, texts: Texts) -> tuple[Occupant, ...]:
    """The occupants with the names that were typed, were saved, or that the game gives to its seats."""
    old = match.setup.seats
    if wanted.names is not None:
        names: Sequence[str] = split_list(wanted.names)
        if len(names) != len(old) or len(set(names)) < len(names) or "" in names:
            raise BadArgumentError(f"--names needs {len(old)} different names, separated by commas")
    else:
        names = seat_names(texts, match.spec.scene(match.table, None))
    return tuple(
        who._replace(name=name if wanted.names else who.name or name)
        for who, name in zip(old, names, strict=True)
    )
