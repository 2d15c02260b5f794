"""One detective: whom to hire, which waiting card to connect, when to send and to dispatch."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.card_text import ACTION
from miskatonic.games.cultistorm.board.hand import cast_word
from miskatonic.games.cultistorm.board.items import item_room
from miskatonic.games.cultistorm.expansions.distant_help.cards import look_up
from miskatonic.games.cultistorm.expansions.distant_help.habit.alone import Plan, hold_back, idle_cards, plan
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.expansions.distant_help.words import CONNECT, DISPATCH, HIRE, LINES, SEND_FOR
from miskatonic.games.cultistorm.expansions.thoughts import CALM, elder_at_portal, wanted_symbols
from miskatonic.games.cultistorm.fighting.fight import spare_word
from miskatonic.games.cultistorm.fighting.matching import size
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.habit.aims import Aim
from miskatonic.games.cultistorm.habit.lore import lore
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.preparation import develop, go_sealing, search
from miskatonic.games.cultistorm.habit.support import block_worth, gain, room
from miskatonic.games.cultistorm.habit.targets import CROWDED, is_too_early, shortfall
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import COMMIT, DIE, DISCARD, GO, MARK, NO_ENEMY, PAY, SPOTS, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_PAIR: Final = 2
# A card that is worth less is sent away for another.
_WORTH_WAITING_FOR: Final = 0.9


def hire(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever has most cards that win fights."""
    decks = look_up(t).decks

    def value(word: Word) -> float:
        return sum(_printed_worth(t.rules, kind) for kind in decks[word - HIRE[0]])

    return max(asked.options_of(seat), key=value)


def _printed_worth(rules: Rules, kind: int) -> float:
    """What a special card is worth to somebody who fights alone."""
    grant, known = rules.grant[kind], lore(rules)
    price = 0.4 * (rules.hurts[kind] + rules.spawns[kind] + rules.dreads[kind] + (not rules.redraws[kind]))
    if grant is not None:
        supply = grant.supply or grant.against_elder
        symbols = 0.8 * size(supply[0]) if supply else 0.0
        more = 0.7 * grant.dice + 0.8 * grant.trophy + 1.5 * grant.twin + 0.4 * grant.no_die
        return symbols + more - price
    if kind in known.blocks_named or rules.delay[kind] == "hold-gates":
        return 2.0 - price
    if kind in known.heals:
        return 1.2 - price
    return (
        0.8 if kind in known.draws | known.gifts | known.drags or _exchanges(rules, kind) else 0.2
    ) - price


def _exchanges(rules: Rules, kind: int) -> bool:
    return any(power.verb == "exchange-trophy" for power in rules.powers[ACTION][kind])


def has_useless_trophy(t: Table, seat: Seat) -> bool:
    """Is there a trophy that seals nothing, while another symbol is lacking?"""
    lacking = wanted_symbols(t)
    useless = [symbol for symbol in range(5) if t.trophies[5 * seat + symbol] and not lacking.get(symbol)]
    return bool(useless) and any(lacking.values())


def before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Affairs first, then what makes hand and dice better, then the fights that can surely be won."""
    words = tuple(asked.options_of(seat))
    for step in (_dispatch, develop, search, _improve, go_sealing):
        word = step(t, seat, words)
        if word is not None and word in words:
            return word
    found = plan(t, seat)
    return None if found is None else _carry_out(t, seat, words, found)


def _carry_out(t: Table, seat: Seat, words: tuple[Word, ...], found: Plan) -> Word | None:
    """The next word of a plan: go, mark, take dice, connect."""
    if found.spot != t.place[seat]:
        return GO[t.spots[found.spot]]
    steps = [MARK[enemy] for enemy in found.enemies]
    steps += [DIE[face] for face in found.dice]
    steps += [CONNECT[line] for line in found.lines]
    return next((word for word in steps if word in words), None)


def _improve(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Cards that are no symbols in a fight, where there is use for them."""
    found = exchange(t)
    lines = [line for line in range(len(LINES)) if CONNECT[line] in words]
    if not lines:
        return None
    aim = own_aim(t, seat)
    values = {line: _worth(t, seat, found.waiting[line], aim) for line in lines}
    best = max(lines, key=lambda line: values[line])
    return CONNECT[best] if values[best] > 0 else None


def _worth(t: Table, seat: Seat, kind: int, aim: Aim | None) -> float:
    """What connecting this card is worth now; symbols are a matter of the plan."""
    rules, known = t.rules, lore(t.rules)
    if rules.spawns[kind] and (room(t) <= CALM or len(t.columns[t.marker]) >= CROWDED):
        return 0.0
    grant = rules.grant[kind]
    if grant is not None:
        sure = bool(t.marks[seat]) and not shortfall(t, seat, t.marks[seat][0])
        return 2.0 if sure and grant.trophy else 0.0
    if kind in known.heals:
        return 3.0 if t.normal[seat] >= CALM else 0.0
    if kind in known.blocks_named:
        return 2.0
    if kind in known.only_for_the_lost:
        return 1.5 if aim is None or aim.lacking > 1 else 0.0
    if kind in known.sets or kind in known.cultist_die:
        return 2.0 if aim is not None and gain(t, kind, seat, aim) else 0.0
    return _other_worth(t, seat, kind)


def _other_worth(t: Table, seat: Seat, kind: int) -> float:
    """Cards and dice, items, time; each where there is use for it."""
    known, rules = lore(t.rules), t.rules
    if kind in known.drags:
        return 3.0 if not t.is_away(seat) and len(t.columns[t.place[seat]]) >= CROWDED else 0.0
    if rules.delay[kind] == "hold-gates":
        return 6.0 if elder_at_portal(t) < SPOTS else 0.0
    if rules.delay[kind] is not None:
        return 2.0 if block_worth(t, t.place[seat]) > CALM else 0.0
    if rules.dreads[kind]:
        return 0.0
    if kind in known.draws:
        return 3.0
    if _exchanges(rules, kind):
        return 2.5 if has_useless_trophy(t, seat) else 0.0
    if kind not in known.gifts:
        return 0.0
    searches = any(power.verb == "search" for power in rules.powers[ACTION][kind])
    wants_items = len(t.items[seat]) < item_room(t, seat) and room(t) > 0
    return 2.5 if wants_items or not searches else 0.0


def after(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Hand cards that no fight asks for are sent for other cards: they would be new in the next Review."""
    words, found = asked.options_of(seat), exchange(t)
    lines = [
        line
        for line in range(len(LINES))
        if SEND_FOR[line] in words and _printed_worth(t.rules, found.waiting[line]) < _WORTH_WAITING_FOR
    ]
    return SEND_FOR[lines[0]] if lines and idle_cards(t, seat) else None


def discard(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """What no fight asks for."""
    idle = idle_cards(t, seat)
    return next(
        (word for word in asked.options_of(seat) if word in DISCARD and word - DISCARD[0] in idle), None
    )


def fight(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Hold back what the second fight will ask for."""
    words, turn = asked.options_of(seat), asked.frame.turn
    if COMMIT not in words:
        return None
    bout: Bout = asked.frame.bout()
    for enemy in t.marks[seat]:
        if enemy != bout.enemy and enemy not in turn.fought and not t.rules.is_elder[enemy]:
            ref = hold_back(t, bout, Bout(seat, enemy, t.where[enemy]))
            word = None if ref is None else spare_word(t, ref)
            if word is not None and word in words:
                return word
    return None


def review(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Keep what the first two enemies of the best column ask for; other cards may be better."""
    aim = own_aim(t, seat)
    words = asked.options_of(seat)
    if aim is None:
        return None
    left, spare = _wanted_next(t, seat, aim), []
    for kind in sorted(t.hand[seat], key=lambda kind: t.rules.symbol[kind] == WILD):
        symbol = t.rules.symbol[kind]
        if symbol == WILD:
            continue
        if left >> 4 * symbol & 15:
            left -= 1 << 4 * symbol
        else:
            spare.append(kind)
    if not spare:
        return None
    word = DISCARD[spare[0]] if DISCARD[spare[0]] in words else cast_word(t, seat, spare)
    return word if word in words else None


def _wanted_next(t: Table, seat: Seat, aim: Aim) -> int:
    """The symbols to keep cards for: those of a Great Old One near its portal before all others."""
    for spot, elder in enumerate(t.elders):
        if elder != NO_ENEMY and len(t.columns[spot]) < _PAIR and not is_too_early(t):
            return requirement(t, Bout(seat, elder, spot))
    enemies = [aim.enemy, *(enemy for enemy in t.columns[aim.spot] if enemy != aim.enemy)][:_PAIR]
    return sum(requirement(t, Bout(seat, enemy, aim.spot)) for enemy in enemies)


# Dispatches


def _wants_seals(t: Table) -> int:
    """Unsealed locations whose seal card is in the supply."""
    return sum(
        not t.is_sealed(spot) and t.seal_cards[t.symbol_at(spot)] == IN_SUPPLY for spot in range(SPOTS)
    )


def _spare_pairs(t: Table, seat: Seat) -> list[int]:
    """Symbols with a pair of trophies that no location needs; any, while no seal card is at hand."""
    spots = {t.symbol_at(spot): spot for spot in range(SPOTS) if not t.is_sealed(spot)}
    at_hand = any(t.seal_cards[symbol] == seat for symbol in spots)
    found = []
    for symbol in range(5):
        count = t.trophies[5 * seat + symbol]
        lacking = t.rules.to_seal - laid_at(t, spots[symbol]) if symbol in spots else 0
        if count >= _PAIR and (count - _PAIR >= lacking or not at_hand):
            found.append(symbol)
    return found


def _dispatch(t: Table, seat: Seat, words: Sequence[Word]) -> Word | None:
    """A seal card for a pair that is not needed, once the first level has brought one for less."""
    if not _wants_seals(t) or not t.level[seat] or not _spare_pairs(t, seat):
        return None
    return next((DISPATCH[line] for line in range(len(LINES)) if DISPATCH[line] in words), None)


def pair(t: Table, seat: Seat, asked: Decision) -> Word:
    spare = _spare_pairs(t, seat)
    words = asked.options_of(seat)
    return next((word for word in words if word - PAY[0] in spare), words[0])
