"""Two detectives: which card of the wire is worth a call, and when."""

from typing import Final

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.items import item_room
from miskatonic.games.cultistorm.expansions.distant_help.calling import may_not_dial
from miskatonic.games.cultistorm.expansions.distant_help.cards import Distant, look_up, other_of
from miskatonic.games.cultistorm.expansions.distant_help.habit.lines import has_useless_trophy
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.expansions.distant_help.words import DIAL
from miskatonic.games.cultistorm.expansions.thoughts import (
    CALM,
    best_trophy,
    goal,
    room,
    spare_cards,
    unwanted_trophy,
    wanted_symbols,
)
from miskatonic.games.cultistorm.fighting.matching import SHIFTS
from miskatonic.games.cultistorm.habit.plan import own_aim, team_plan
from miskatonic.games.cultistorm.habit.preparation import nasty_die
from miskatonic.games.cultistorm.habit.support import block_worth, needed
from miskatonic.games.cultistorm.habit.targets import missing, shortfall
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import (
    AT,
    CHOOSE,
    DISCARD,
    DONE,
    GET,
    GIVE,
    NO,
    PAY,
    SPOTS,
    SYMBOLS,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# A call is made at once if it is worth this; otherwise at the end, if it is worth anything.
_AT_ONCE: Final = 3.0
_RIPE: Final = 1
# Distant cards, and the cards of correspondents.
_BY_WIRE: Final = ("distant/", "action/")


def before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """What makes hands better first; what decides a fight as soon as it does."""
    return _best(t, seat, asked, _AT_ONCE)


def after(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever is done makes the call that it has left, if that is good for anything."""
    return _best(t, seat, asked, 0.5)


def _best(t: Table, seat: Seat, asked: Decision, least: float) -> Word | None:
    words = asked.options_of(seat)
    values = {DIAL[number]: value(t, seat, number) for number in exchange(t).wire if DIAL[number] in words}
    best = max(values, key=lambda word: values[word], default=None)
    return best if best is not None and values[best] >= least else None


def value(t: Table, seat: Seat, number: int) -> float:
    """What a call is worth to this detective now, its price included."""
    card = look_up(t).cards[number]
    spare = spare_cards(t, seat)
    if card.price.cards > spare:
        return 0.0
    if card.combat:
        return _in_combat(t, seat, card)
    verb = look_up(t).powers[number][0].verb
    worth = _WORTH.get(verb)
    return 0.0 if worth is None else worth(t, seat) - 0.5 * card.price.cards - 1.5 * card.price.steps


def promised(t: Table, seat: Seat, enemy: int) -> int:
    """How many symbols a call could surely add to a fight with this enemy."""
    found = exchange(t)
    if not found.calls[seat]:
        return 0
    known = look_up(t).cards
    gains = [
        _gain(t, seat, known[number], enemy)
        for number in found.wire
        if known[number].combat not in ("", "partner") and may_not_dial(t, seat, number) is None
    ]
    return max(gains, default=0)


def _gain(t: Table, seat: Seat, card: Distant, enemy: int) -> int:
    """How many lacking symbols a card for combat would bring."""
    if card.price.tokens and t.tokens(seat) >= CALM:
        return 0
    if card.combat == "wild":
        return 1
    if card.combat == "ignore":
        return 0 if t.rules.is_elder[enemy] else CALM
    left, _ = missing(t, seat, enemy)
    if card.combat == "twin":
        return min(CALM, max(left >> shift & 15 for shift in SHIFTS))
    return max((_twice(left, t.rules.symbol[kind]) for kind in _spared(t, other_of(seat))), default=0)


def _twice(left: int, symbol: int) -> int:
    """What two of a symbol cover of what is left."""
    if symbol >= len(SYMBOLS):
        return min(CALM, max(left >> shift & 15 for shift in SHIFTS))
    return min(CALM, left >> 4 * symbol & 15)


def _spared(t: Table, seat: Seat) -> list[int]:
    """Hand cards that a detective does not need itself."""
    kept = needed(t, seat, own_aim(t, seat))
    return [kind for kind in t.hand[seat] if kind not in kept]


def _in_combat(t: Table, seat: Seat, card: Distant) -> float:
    """Only where it turns a lost fight; a free one at last, since it may spare a hand card."""
    if not t.marks[seat]:
        return 0.0
    lacking = shortfall(t, seat, t.marks[seat][0])
    if lacking and _gain(t, seat, card, t.marks[seat][0]) >= lacking:
        return 8.0
    price = card.price
    free = not (price.tokens or price.steps or card.consent)
    return 1.0 if free and not lacking else 0.0


def _draws(t: Table, seat: Seat) -> float:
    return 4.0


def _each_draws(t: Table, seat: Seat) -> float:
    return 5.0


def _die(t: Table, seat: Seat) -> float:
    return 4.5


def _heals(t: Table, seat: Seat) -> float:
    return float(t.normal[seat]) + 1.0 if t.normal[seat] >= CALM else 0.0


def _each_heals(t: Table, seat: Seat) -> float:
    most = max(t.normal)
    return 1.0 + most + sum(map(bool, t.normal)) if most >= CALM else 0.0


def _heals_dearly(t: Table, seat: Seat) -> float:
    other = other_of(seat)
    return 4.0 if t.normal[seat] > CALM and t.tokens(other) < CALM else 0.0


def _looks(t: Table, seat: Seat) -> float:
    return 1.0


def _searches(t: Table, seat: Seat) -> float:
    return 3.0 if len(t.items[seat]) < item_room(t, seat) and room(t) > CALM else 0.0


def _tip(t: Table, seat: Seat) -> float:
    return 3.0 if len(t.items[seat]) < item_room(t, seat) and room(t) > CALM and not t.searched[seat] else 0.0


def _blocks(t: Table, seat: Seat) -> float:
    best = max(block_worth(t, spot) for spot in range(SPOTS))
    return 5.0 if best > SPOTS else float(best) if room(t) <= CALM + 1 else best - 0.5


def _eases(t: Table, seat: Seat) -> float:
    """Most where one crystal more sets off a card."""
    ripe = [
        t.rules.numbers[t.terror[slot]] - t.crystals[slot] <= _RIPE for slot in range(5) if t.crystals[slot]
    ]
    return 2.5 if any(ripe) else 1.0


def _item_back(t: Table, seat: Seat) -> float:
    return 2.5 if len(t.items[seat]) < item_room(t, seat) else 0.0


def _exchanges(t: Table, seat: Seat) -> float:
    """An unwanted trophy for one that is lacking."""
    return 3.0 if has_useless_trophy(t, seat) else 0.0


def _mails(t: Table, seat: Seat) -> float:
    return 3.5 if _mail(t, seat) is not None else 0.0


def _mail(t: Table, seat: Seat) -> Word | None:
    """A trophy that one of the two can lay where it stands, and the other has."""
    other = other_of(seat)
    for taker, giver, words in ((seat, other, GET), (other, seat, GIVE)):
        if t.is_away(taker) or t.place[taker] == t.place[giver] or t.is_sealed(t.place[taker]):
            continue
        symbol = t.symbol_at(t.place[taker])
        lacks = laid_at(t, t.place[taker]) + t.trophies[5 * taker + symbol] < t.rules.to_seal
        if lacks and t.trophies[5 * giver + symbol]:
            return words[symbol]
    return None


def _flies(t: Table, seat: Seat) -> float:
    return 3.0 if goal(t, seat) is not None else 0.0


def _seal(t: Table, seat: Seat) -> float:
    """While seal cards are short, and the first level has brought its own."""
    short = sum(
        not t.is_sealed(spot) and t.seal_cards[t.symbol_at(spot)] == IN_SUPPLY for spot in range(SPOTS)
    )
    lacking = wanted_symbols(t)
    useless = sum(t.trophies[5 * seat + symbol] for symbol in range(5) if not lacking.get(symbol))
    held = sum(t.seal_cards[symbol] == seat for symbol in range(5))
    return 4.0 if short and t.level[seat] and (useless >= CALM or not held) else 0.0


def _weather(t: Table, seat: Seat) -> float:
    return 4.0 if any(t.marks) and nasty_die(t, team_plan(t)) is not None else 0.0


def _new_wire(t: Table, seat: Seat) -> float:
    """Where nothing else on the wire is worth a call."""
    known, found = look_up(t), exchange(t)
    others = [
        value(t, seat, number)
        for number in found.wire
        if not known.powers[number] or known.powers[number][0].verb != "new-wire"
    ]
    return 3.0 if max(others, default=0.0) < CALM else 0.0


_WORTH: Final = {
    "draw": _draws,
    "each-draws": _each_draws,
    "extra-die": _die,
    "heal": _heals,
    "each-heals": _each_heals,
    "heal-at-a-price": _heals_dearly,
    "look-ahead": _looks,
    "search": _searches,
    "count-icons": _tip,
    "block-named": _blocks,
    "remove-crystal": _eases,
    "recover-item": _item_back,
    "exchange-trophy": _exchanges,
    "move-trophy": _mails,
    "each-travels": _flies,
    "free-second-moves": _flies,
    "take-seal": _seal,
    "reroll-cultist-die": _weather,
    "new-wire": _new_wire,
}


# Answers


def first_seal(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever stands at its location, or is the first."""
    about = asked.about or {}
    symbol = SYMBOLS.index(about["symbol"])
    there = [other for other in t.order() if not t.is_away(other) and t.symbol_at(t.place[other]) == symbol]
    return CHOOSE[there[0]] if there else asked.options_of(seat)[0]


def consent(t: Table, seat: Seat, asked: Decision) -> Word:
    """A card that one does not need, or a token while one has few (CUL-R28)."""
    card = asked.frame.card(t)
    if card.combat:
        return YES if _spared(t, seat) else NO
    return YES if t.tokens(seat) < CALM else NO


def partner_card(t: Table, seat: Seat, asked: Decision) -> Word:
    """Of the cards that one does not need, the one that covers most for the caller."""
    caller = asked.frame.seat
    left = missing(t, caller, t.marks[caller][0])[0] if t.marks[caller] else 0
    kept = needed(t, seat, own_aim(t, seat))

    def worth(word: Word) -> tuple[int, bool]:
        kind = word - DISCARD[0]
        return _twice(left, t.rules.symbol[kind]), kind not in kept

    return max(asked.options_of(seat), key=worth)


def ticket(t: Table, seat: Seat, asked: Decision) -> Word:
    spot = goal(t, seat)
    return DONE if spot is None else AT[t.spots[spot]]


def letter(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return _mail(t, seat) if asked.source.startswith("distant/") else None


def wanted(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return best_trophy(t, seat, asked) if asked.source.startswith(_BY_WIRE) else None


def pay(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """A trophy that seals nothing any more."""
    if not asked.source.startswith(_BY_WIRE):
        return None
    return unwanted_trophy(t, seat, asked.options_of(seat), PAY[0])
