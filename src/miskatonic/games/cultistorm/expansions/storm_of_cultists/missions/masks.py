"""Cultists behind masks (CAM-14.2 to CAM-14.4): laid face down, and turned up.

A masked cultist stands in its column as one of sixteen guests, who are enemies without symbols. Which cultist
it is was drawn when it came. Nobody knows it until the mask falls, and the cultist takes the guest's place.
"""

from miskatonic.games.cultistorm.board.spawning import tell_ability
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import place_name
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import GUESTS
from miskatonic.games.cultistorm.imagine import forget_cultists
from miskatonic.games.cultistorm.table import NOTHING, NOWHERE, Table
from miskatonic.kernel.flow import Seat


def is_masked(t: Table, enemy: int) -> bool:
    return 0 <= enemy - campaign(t).first_guest < len(GUESTS)


def put_mask_on(t: Table, card: int) -> int:
    """The guest as whom this cultist comes; the cultist itself if no mask is left."""
    faces = session(t).faces
    if NOTHING not in faces:
        return card
    guest = faces.index(NOTHING)
    faces[guest] = card
    return campaign(t).first_guest + guest


def turn_up(t: Table, enemy: int, cause: str) -> int:
    """The mask falls. Says which cultist it was; markers on the guest are on the cultist now."""
    if not is_masked(t, enemy):
        return enemy
    guest = enemy - campaign(t).first_guest
    card, spot = session(t).faces[guest], t.where[enemy]
    session(t).faces[guest] = NOTHING
    t.columns[spot] = tuple(card if other == enemy else other for other in t.columns[spot])
    t.where[enemy], t.where[card] = NOWHERE, spot
    for seat in range(t.detectives):
        t.marks[seat] = tuple(card if other == enemy else other for other in t.marks[seat])
    t.tell(
        "unmasked",
        guest=GUESTS[guest],
        cultist=t.rules.enemy_ids[card],
        location=place_name(t, spot),
        cause=cause,
    )
    if t.rules.ability_names[card]:
        tell_ability(t, card)
    t.unready_at(spot)
    return card


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """Nobody knows a face: those behind masks and those in the deck are dealt anew."""
    faces = session(t).faces
    masked = [guest for guest, card in enumerate(faces) if card != NOTHING]
    if not masked:
        return
    t.cultists.bag.extend(faces[guest] for guest in masked)
    # Cards that were set aside unseen may be among them, too.
    forget_cultists(t, seats)
    bag = t.cultists.bag
    bag.sort()
    for guest in masked:
        faces[guest] = t.dice.draw(bag)
