"""Verbs that pay Knowledge Points."""

from typing import Literal

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_this_turn
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, entity_used, gain, lose
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Bond, Seed, Type
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import NO_LIMIT, counted
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import EVERY_TYPE, aim_at_seat, deed
from miskatonic.games.wisdom_of_cthulhu.table import IN_DECK, Table
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, FW, SEEDS, TYPES


@VERBS.verb("gain")
def gain_points(t: Table, use: Use, kp: int, fades: int = 0) -> None:
    """The user gains so many points; so many fewer each time it is used again in the same turn."""
    gain(t, use.seat, kp - fades * times_this_turn(t, use.seat, use.source) if fades else kp, use.source)


@VERBS.verb("gain-per")
def gain_per(
    t: Table,
    use: Use,
    seeds: tuple[Seed, ...],
    kp: int = 1,
    zone: Literal["area", "owned"] = "area",
    least: int = 0,
    most: int = NO_LIMIT,
) -> None:
    """So much for each card of these seeds in the Learning Area, or under combinations too."""
    gain(t, use.seat, counted(t, use.seat, seeds, kp, zone, least, most), use.source)


@VERBS.verb("gain-per-combination")
def gain_per_combination(t: Table, use: Use, kp: int = 1, most: int = NO_LIMIT) -> None:
    """So much for each combination owned, complete or not."""
    count = sum(bool(t.rules.needs[card]) for card in t.areas[use.seat])
    gain(t, use.seat, min(kp * count, most), use.source)


@VERBS.verb("gain-per-offer")
def gain_per_offer(t: Table, use: Use, seed: Seed, kp: int = 1) -> None:
    """So much for each card of a seed in the Research Area."""
    wanted = SEEDS.index(seed)
    gain(t, use.seat, kp * sum(t.rules.seed[card] == wanted for card in t.offer), use.source)


@VERBS.verb("gain-for")
def gain_for(
    t: Table, use: Use, kp: int, seeds: tuple[Seed, ...], types: tuple[Type, ...] = EVERY_TYPE
) -> None:
    """So much if the card that the moment is about is of these seeds and types."""
    card = use.subject
    fits = SEEDS[t.rules.seed[card]] in seeds and TYPES[t.rules.type[card]] in types
    gain(t, use.seat, kp * fits, use.source)


@VERBS.verb("gain-by-bond")
def gain_by_bond(t: Table, use: Use, bond: Bond, bonded: int, other: int = 0) -> None:
    """So much if what the moment is about has this bond, and so much if it has another."""
    has_bond = t.rules.bond[use.subject] == BONDS.index(bond)
    gain(t, use.seat, bonded if has_bond else other, use.source)


@VERBS.verb("gain-as-much")
def gain_as_much(t: Table, use: Use) -> None:
    """What the moment is about pays this seat the same."""
    if use.points:
        gain(t, use.seat, use.points, use.source)
        entity_used(t, use.seat, use.source)


@VERBS.verb("humble")
def humble(t: Table, use: Use, kp: int) -> None:
    """Opponents whose Ritual token is further on lose points."""
    for other in t.opponents(use.seat):
        if t.token[other] > t.token[use.seat]:
            lose(t, other, kp, t.rules.causes[use.source])


@VERBS.verb("take-points")
def take_points(t: Table, use: Use, kp: int) -> None:
    """From the opponent who has most; of equals the user chooses."""
    opponents = t.opponents(use.seat)
    most = max(t.kp[other] for other in opponents)
    rich = [other for other in opponents if t.kp[other] == most and most > 0]
    if len(rich) == 1:
        take_points_from(t, use, rich[0], kp=kp)
    else:
        aim_at_seat(t, use, "take-points", rich, kp=kp)


@deed("take-points")
def take_points_from(t: Table, use: Use, other: int, *, kp: int) -> None:
    gain(t, use.seat, lose(t, other, kp, t.rules.causes[use.source]), use.source)


@VERBS.verb("echo-top-discard")
def echo_top_discard(t: Table, use: Use) -> None:
    """The number of the top Forbidden Wisdom discard is paid too; that card goes under the deck."""
    pile = t.discards[FW]
    if not pile:
        return
    card = pile.pop()
    t.zone[card] = IN_DECK
    t.decks[FW].put_bottom(card, (1 << t.seats) - 1)
    t.tell("went-under-deck", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])
    gain(t, use.seat, t.rules.worth[card], use.source)
