"""What detectives hold: action cards, dice, items and trophies change hands here and nowhere else."""

from miskatonic.games.cultistorm.rules import HAS_HOUSE_DIE, THREE_ITEMS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import ACTIONS, FACES, FIRST_EVENT, ITEM_CARDS, SEATS, SYMBOLS
from miskatonic.kernel.flow import Seat

_SIDES = len(FACES)


# Action cards


def can_draw(t: Table, seat: Seat) -> bool:
    return bool(t.deck[seat] or t.discard[seat])


def draw_cards(t: Table, seat: Seat, count: int, cause: str) -> int:
    """Draw action cards; an empty deck is made anew from the discards (CUL-5.3). Says how many came."""
    deck, hand = t.deck[seat], t.hand[seat]
    drawn = []
    for _ in range(count):
        if not deck:
            if not t.discard[seat]:
                break
            deck.extend(t.discard[seat])
            t.discard[seat].clear()
        drawn.append(t.dice.draw(deck))
    if drawn:
        hand.extend(drawn)
        t.stir(seat)
        if t.chronicle is not None:
            names = [ACTIONS[kind] for kind in drawn]
            told = None if t.rules.open_hands else (seat,)
            t.tell("cards-drawn", seat, told, cards=names, cause=cause)
            if told is not None:
                t.tell("cards-drawn-unseen", seat, count=len(drawn), cause=cause)
    return len(drawn)


def discard_card(t: Table, seat: Seat, kind: int, cause: str) -> None:
    """A hand card goes to its owner's discard pile."""
    t.hand[seat].remove(kind)
    t.discard[seat].append(kind)
    t.tell("card-discarded", seat, card=ACTIONS[kind], cause=cause)
    t.stir(seat)


def take_back(t: Table, cause: str, helped: Seat) -> None:
    """A support card that somebody else's refusal leaves without effect returns (CUL-R62, CUL-R75)."""
    for helper, kind in t.on_table:
        if t.rules.action_causes[kind] == cause:
            t.on_table.remove((helper, kind))
            t.hand[helper].append(kind)
            t.supports[helper] -= 1
            t.declined = (*t.declined, (helper, kind, helped))
            t.stir(helper)
            return


# Dice


def roll_die(t: Table) -> int:
    return t.dice.below(_SIDES)


def add_to_pool(t: Table, count: int, cause: str) -> None:
    """Roll dice from the reserve into the common pool."""
    faces = [roll_die(t) for _ in range(count)]
    t.reserve -= count
    t.pool = tuple(sorted((*t.pool, *faces)))
    t.tell("pool-rolled", dice=[FACES[face] for face in faces], cause=cause)
    t.stir_all()


def give_die(t: Table, seat: Seat, face: int) -> None:
    t.held[seat] = tuple(sorted((*t.held[seat], face)))
    t.stir(seat)


def lose_die(t: Table, seat: Seat, face: int) -> None:
    held = list(t.held[seat])
    held.remove(face)
    t.held[seat] = tuple(held)
    t.stir(seat)


def extra_die(t: Table, seat: Seat, cause: str) -> int:
    """One die from the reserve, rolled as it enters, for a detective (CUL-7.6, CUL-8.14)."""
    t.reserve -= 1
    face = roll_die(t)
    give_die(t, seat, face)
    t.tell("die-gained", seat, die=FACES[face], cause=cause)
    t.stir_all()
    return face


def turn_die(t: Table, seat: Seat, old: int, new: int, cause: str) -> None:
    """A held die now shows something else."""
    lose_die(t, seat, old)
    give_die(t, seat, new)
    t.tell("die-turned", seat, die=FACES[old], face=FACES[new], cause=cause)


def turn_pool_die(t: Table, old: int, new: int, cause: str) -> None:
    pool = list(t.pool)
    pool.remove(old)
    t.pool = tuple(sorted((*pool, new)))
    t.tell("pool-die-turned", die=FACES[old], face=FACES[new], cause=cause)
    t.stir_all()


def join_house_die(t: Table, seat: Seat) -> None:
    """The permanent extra die joins the pool with its pick (D.2, CUL-R31): with all dice out, in Review."""
    if t.traits[seat] & HAS_HOUSE_DIE and not t.house_dice:
        t.house_dice = 1
        if t.reserve:
            t.picks += 1
            add_to_pool(t, 1, "ability/house-die")


# Items


def item_room(t: Table, seat: Seat) -> int:
    """How many items a detective may hold (CUL-7.22)."""
    return 3 if t.traits[seat] & THREE_ITEMS else 2


def may_own(t: Table, seat: Seat, item: int) -> bool:
    """No second copy of a unique item, and no event (CUL-7.23)."""
    return item < FIRST_EVENT and not (t.rules.unique[item] and item in t.items[seat])


def receive_item(t: Table, seat: Seat, item: int) -> None:
    t.items[seat] = tuple(sorted((*t.items[seat], item)))
    t.stir(seat)


def remove_item(t: Table, seat: Seat, item: int) -> None:
    held = list(t.items[seat])
    held.remove(item)
    t.items[seat] = tuple(held)
    t.stir(seat)


def discard_item(t: Table, seat: Seat, item: int, cause: str) -> None:
    remove_item(t, seat, item)
    t.item_discard.append(item)
    used_up = cause == t.rules.item_causes[item]
    t.tell("item-spent" if used_up else "item-discarded", seat, item=ITEM_CARDS[item], cause=cause)
    t.stir_all()


# Trophies


def trophies_of(t: Table, seat: Seat) -> list[int]:
    """The symbols of which a detective has a trophy."""
    at = 5 * seat
    return [symbol for symbol in range(5) if t.trophies[at + symbol]]


def count_trophies(t: Table, seat: Seat) -> int:
    return sum(t.trophies[5 * seat : 5 * seat + 5])


def win_trophy(t: Table, seat: Seat, symbol: int, cause: str) -> None:
    """From the supply, if it has one (CUL-1.11)."""
    if t.supply[symbol]:
        t.supply[symbol] -= 1
        t.trophies[5 * seat + symbol] += 1
        t.tell("trophy-won", seat, symbol=SYMBOLS[symbol], cause=cause)
        t.stir(seat)


def return_trophy(t: Table, seat: Seat, symbol: int, cause: str) -> None:
    """To the supply."""
    t.trophies[5 * seat + symbol] -= 1
    t.supply[symbol] += 1
    t.tell("trophy-returned", seat, symbol=SYMBOLS[symbol], cause=cause)
    t.stir(seat)


def hand_trophy(t: Table, giver: Seat, taker: Seat, symbol: int, cause: str) -> None:
    t.trophies[5 * giver + symbol] -= 1
    t.trophies[5 * taker + symbol] += 1
    t.tell("trophy-handed", giver, other=SEATS[taker], symbol=SYMBOLS[symbol], cause=cause)
    t.stir(giver)
    t.stir(taker)
