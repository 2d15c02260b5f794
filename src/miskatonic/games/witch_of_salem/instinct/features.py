"""What the value of a table is made of, for the team.

Bots work it out on tables that a seat imagines: tiles that nobody has seen are undecided there, and tiles
that only others have seen are guessed.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.games.witch_of_salem.rules import (
    CREEPING,
    DOUBLE_LOSSES,
    NO_GOOD_OMENS,
    NO_WITCH,
    SANITY_FACE,
    THIN_STOCK,
    TWO_ROLLS,
)
from miskatonic.games.witch_of_salem.table import (
    NO_CREATURE,
    NO_ELDER,
    NO_SEAT,
    PORTAL,
    PRISONER,
    UNDECIDED,
    Table,
)
from miskatonic.games.witch_of_salem.words import FIRST_ARTIFACT, NO_ITEM, PASSAGE, RLYEH, UNIVERSITY
from miskatonic.kernel.flow import Seat

_ABILITIES: Final = {
    "two rolls": TWO_ROLLS,
    "thin stock": THIN_STOCK,
    "no witch": NO_WITCH,
    "double losses": DOUBLE_LOSSES,
    "creeping": CREEPING,
    "no good omens": NO_GOOD_OMENS,
}
# Bits in the order of the abilities.
_BITS: Final = tuple(_ABILITIES.values())
_RECIPE: Final = 3
# How near an end can come, in spaces of the track: the inverse of what is left is a feature.
_RIFT_NEAREST: Final = 4
_DEMON_NEAREST: Final = 2
# Further away the Rift and the demon make no difference. Spaces are counted in tens, cards in eights.
_RIFT_FAR: Final = 24
_DEMON_FAR: Final = 16
_SPACES: Final = 10
_CARDS: Final = 8
_LOW, _LOWER, _LOWEST = 3, 2, 1
# About how many turns it takes to unmask one, to look and seal, and how much a held item saves.
_UNMASKING: Final = 1.5
_SEALING: Final = 2
_HELD: Final = 0.6


class _Danger(NamedTuple):
    """How near Necron is, and what drives him on."""

    to_rift: float
    rift_near: float
    rift_far: float
    to_demon: float
    demon_near: float
    creatures: float
    activations: float
    necron_card: float
    shadow: float
    turns_left: float
    sanity_faces: float


class _People(NamedTuple):
    """The scholars outside R'lyeh."""

    lost: float
    sanity: float
    weakest: float
    next_weakest: float
    low: float
    lower: float
    lowest: float
    cards: float
    items: float
    books: float
    glasses: float
    elixirs: float
    daggers: float
    beatable: float


class _Tiles(NamedTuple):
    """Portals and Walls, and the artifacts for them."""

    sealed: float
    unseen: float
    open: float
    hidden: float
    # Of the open ones: somebody who has seen it holds its artifact; somebody else does; it lies in Arkham.
    ready: float
    held: float
    lying: float
    known: float
    in_reach: float
    unseen_held: float
    artifacts: float
    artifacts_lying: float


class _Ban(NamedTuple):
    """What there is to do about the Great Old Ones."""

    masked: float
    books_for_masked: float
    books_lying: float
    glasses_for_unseen: float
    glasses_lying: float
    unmasked: float
    lacking: float
    recipe: float
    banner_sanity: float
    banning: float
    staying: float
    closer: float
    near_closer: float
    last_act: float
    near_last_act: float


_SHARED: Final = ("three seats", "four seats", "peeks are shared", "talents", "exploration")
_HASTENED: Final = (
    "work",
    "masked, near the rift",
    "portals, near the rift",
    "lacking, near the rift",
    "masked, near the demon",
)
NAMES: Final = (
    *_Danger._fields,
    *_ABILITIES,
    *_People._fields,
    *_Tiles._fields,
    *_Ban._fields,
    *_HASTENED,
    *_SHARED,
)


def rows(t: Table) -> list[Sequence[float]]:
    """One row for the team."""
    outside = [seat for seat in range(t.seats) if 0 <= t.place[seat] < RLYEH]
    lying = [item for stock in t.stock for item in stock]
    danger = _danger(t)
    people = _people(t, outside)
    tiles = _tiles(t, outside, lying)
    ban = _ban(t, outside, lying, people, tiles)
    portals = tiles.open + tiles.hidden
    tasks = (
        _UNMASKING * ban.masked
        + _SEALING * (tiles.open + tiles.unseen * (tiles.hidden > 0))
        - tiles.ready
        + ban.lacking
    )
    tasks -= _HELD * (ban.books_for_masked + ban.glasses_for_unseen)
    near = danger.rift_near
    powers = t.powers
    return [
        (
            *danger,
            *[float(bool(powers & bit)) for bit in _BITS],
            *people,
            *tiles,
            *ban,
            tasks * near,
            ban.masked * near,
            portals * near,
            ban.lacking * near,
            ban.masked * danger.demon_near,
            float(t.seats == 3),  # noqa: PLR2004 - named so
            float(t.seats == 4),  # noqa: PLR2004 - named so
            float(t.rules.peeks_are_shared),
            float(t.rules.talents),
            float(t.rules.exploration),
        )
    ]


def _danger(t: Table) -> _Danger:
    rules, deck = t.rules, t.creature_deck
    to_rift, to_demon = rules.rift - t.necron, rules.demon - t.necron
    awake = [creature for creature in t.creatures if creature != NO_CREATURE]
    masked = not t.is_unmasked()
    cards = len(deck) or 1
    acted = 0 if t.active == NO_SEAT else (t.active - t.starting) % t.seats
    return _Danger(
        to_rift=to_rift / _SPACES,
        rift_near=_RIFT_NEAREST / (_RIFT_NEAREST + to_rift),
        rift_far=min(to_rift, _RIFT_FAR) / _SPACES,
        to_demon=(min(to_demon, _DEMON_FAR) if masked else _DEMON_FAR) / _SPACES,
        demon_near=_DEMON_NEAREST / (_DEMON_NEAREST + max(0, to_demon)) if masked else 0.0,
        creatures=float(len(awake)),
        activations=sum(map(deck.count, awake)) / cards,
        necron_card=sum(map(deck.count, rules.necron_cards))
        * (len(awake) + 2 * (t.shadow != NO_ELDER))
        / cards,
        shadow=float(t.shadow != NO_ELDER),
        turns_left=1 - acted / t.seats,
        sanity_faces=float(rules.die.count(SANITY_FACE)),
    )


def _people(t: Table, outside: list[Seat]) -> _People:
    sanity = sorted([t.sanity[seat] for seat in outside])
    pouches = [t.minors[seat] for seat in outside]
    held = [t.rules.held_uses[pouch] for pouch in pouches]
    holders = t.rules.creature_holders
    return _People(
        lost=float(t.seats - t.living),
        sanity=float(sum(sanity)),
        weakest=float(sanity[0]) if sanity else 0.0,
        next_weakest=float(sanity[1]) if len(sanity) > 1 else 0.0,
        low=float(sanity.count(_LOW)),
        lower=float(sanity.count(_LOWER)),
        lowest=float(sanity.count(_LOWEST)),
        cards=sum(t.hand[seat].bit_count() for seat in outside) / _CARDS,
        items=float(sum(map(len, pouches))),
        books=float(sum(uses.unmask for uses in held)),
        glasses=float(sum(uses.look for uses in held)),
        elixirs=float(sum(uses.heal for uses in held)),
        daggers=float(sum(uses.defeat for uses in held)),
        beatable=float(
            sum(
                any(pouch in holders[creature] for pouch in pouches)
                for creature in t.creatures
                if creature != NO_CREATURE
            )
        ),
    )


def _tiles(t: Table, outside: list[Seat], lying: list[int]) -> _Tiles:
    sealed = unseen = opened = ready = held = near = known = in_reach = unseen_held = 0
    artifact_at, artifact = t.rules.artifact_at, t.artifact
    held_artifacts = [artifact[seat] for seat in outside if artifact[seat] != NO_ITEM]
    for location in t.rules.outer:
        if t.sealed[location] != NO_ITEM:
            sealed += 1
            continue
        tile, wanted = t.tiles[location], artifact_at[location]
        if tile == UNDECIDED:
            unseen += 1
            unseen_held += wanted in held_artifacts
        elif tile == PORTAL:
            opened += 1
            seen = t.seen[location]
            known += seen.bit_count()
            knowing = [seat for seat in outside if artifact[seat] == wanted and seen >> seat & 1]
            if knowing:
                ready += 1
                in_reach += any(_can_go(t, seat, location) for seat in knowing)
            elif wanted in held_artifacts:
                held += 1
            elif wanted in lying:
                near += 1
    left = len(t.tile_bag)
    if sealed + opened >= t.rules.portals or not left:
        hidden = 0.0
    else:
        hidden = unseen * t.tile_bag.count(PORTAL) / left
    return _Tiles(
        sealed=float(sealed),
        unseen=float(unseen),
        open=float(opened),
        hidden=hidden,
        ready=float(ready),
        held=float(held),
        lying=float(near),
        known=known / t.seats,
        in_reach=float(in_reach),
        unseen_held=float(unseen_held) if hidden else 0.0,
        artifacts=float(len(held_artifacts)),
        artifacts_lying=float(sum(item >= FIRST_ARTIFACT for item in lying)),
    )


def _ban(t: Table, outside: list[Seat], lying: list[int], people: _People, tiles: _Tiles) -> _Ban:
    rules, masked = t.rules, t.masked()
    banning = t.banner != NO_SEAT
    unmasked = t.is_unmasked()
    lacking, sanity = (0, 0) if banning else (_RECIPE + 1, 0)
    if unmasked and not banning:
        missing = rules.elder_missing[t.elders[PRISONER]]
        for seat in outside:
            lacks = missing[t.minors[seat]]
            if lacks < lacking or (lacks == lacking and t.sanity[seat] > sanity):
                lacking, sanity = lacks, t.sanity[seat]
    elif banning:
        sanity = t.sanity[t.banner]
    uses = [rules.uses[item] for item in lying if 0 <= item < FIRST_ARTIFACT]
    closers = [seat for seat in outside if t.artifact[seat] != NO_ITEM]
    near = any(_can_go(t, seat, UNIVERSITY) for seat in closers)
    finished = banning and not tiles.open and not tiles.hidden
    return _Ban(
        masked=float(masked),
        books_for_masked=min(people.books, masked),
        books_lying=float(uses.count("unmask")) if masked else 0.0,
        glasses_for_unseen=min(people.glasses, tiles.unseen) if tiles.hidden else 0.0,
        glasses_lying=float(uses.count("look")) if tiles.hidden else 0.0,
        unmasked=float(unmasked),
        lacking=float(lacking),
        recipe=float(not lacking and not banning),
        banner_sanity=float(sanity),
        banning=float(banning),
        staying=float(sanity) if banning else 0.0,
        closer=float(bool(closers)),
        near_closer=float(near),
        last_act=float(finished and bool(closers)),
        near_last_act=float(finished and near),
    )


def _can_go(t: Table, seat: Seat, place: int) -> bool:
    """Has this seat a card by which it can go there next?"""
    hand = t.hand[seat]
    return bool(hand >> place & 1) or (bool(hand >> PASSAGE & 1) and t.sanity[seat] > 1)
