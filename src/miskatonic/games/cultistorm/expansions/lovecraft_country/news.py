"""News: what a table does is told to the others at the barrier, and means the same to all (LCN-1.3)."""

from collections.abc import Callable, Mapping
from typing import Final

from miskatonic.games.cultistorm.expansions.lovecraft_country.arriving import (
    item_arrives,
    relief_arrives,
    trophy_arrives,
)
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import (
    NO_ITEM,
    Country,
    Wave,
    country,
    look_up,
)
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    ADDRESS,
    CLOSED,
    DEPOSITED,
    FALLEN,
    PARCEL,
    RELIEF,
    RETURNED,
    ROOM,
    SEALED,
    STOPPED,
    TABLES,
    TERROR,
    TOKENS,
    TROPHY,
    WAVE,
    News,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import OBJECT, SYMBOLS, VERB
from miskatonic.kernel.words import Word

_LAST_WAVE: Final = -1


def announce(t: Table, word: Word) -> None:
    """This table has done something that the others will hear of at the barrier."""
    country(t).out.append(word)
    hear(t, word)


def hear(t: Table, word: Word) -> None:
    """What the word says is so from now on."""
    verb, number = VERB[word], OBJECT[word]
    if verb in _ABOUT:
        news, happens = _ABOUT[verb]
        happens(t, *news.about(number))
    else:
        _ELSE[verb](t, number)


def _sealed(t: Table, table: int, symbol: int) -> None:
    country(t).sealed[table] |= 1 << symbol
    if table != look_up(t).me:
        t.tell("region-seal", table=TABLES[table], symbol=SYMBOLS[symbol], cause="rule/LCN-1.2")


def _deposited(t: Table, table: int, symbol: int) -> None:
    country(t).bank[5 * table + symbol] += 1
    if table != look_up(t).me:
        t.tell("region-deposit", table=TABLES[table], symbol=SYMBOLS[symbol], cause="rule/LCN-2.1")


def give_back(t: Table, table: int, symbol: int, cause: str, count: int = 1) -> None:
    """Deposits leave the bank for the supply of the table that made them."""
    country(t).bank[5 * table + symbol] -= count
    if table == look_up(t).me:
        t.supply[symbol] += count
    for _ in range(count):
        t.tell("deposit-returns", table=TABLES[table], symbol=SYMBOLS[symbol], cause=cause)


def _returned(t: Table, table: int, symbol: int) -> None:
    give_back(t, table, symbol, "rule/LCN-2.2")


def _fallen(t: Table, table: int) -> None:
    """Its unsealed locations are wounds (LCN-4.2), and a wave rolls to every other table (LCN-4.3)."""
    known = country(t)
    known.fallen |= 1 << table
    wounds = [symbol for symbol in range(5) if not known.sealed[table] >> symbol & 1]
    for symbol in wounds:
        known.wounds[symbol] += 1
    last = len(look_up(t).waves) + _LAST_WAVE
    known.travelling += tuple(Wave(last, table, other) for other in known.standing())
    names = [SYMBOLS[symbol] for symbol in wounds]
    t.tell("region-fall", table=TABLES[table], wounds=names, cause="rule/LCN-4.2")


def _wave(t: Table, table: int, wave: int) -> None:
    country(t).travelling += (Wave(wave, table),)
    t.tell("wave-sent", table=TABLES[table], wave=look_up(t).waves[wave].id, cause="rule/LCN-3.1")


def _stopped(t: Table, table: int, wave: int) -> None:
    """One such wave to that table is gone (LCN-3.4)."""
    known = country(t)
    gone = next(one for one, target in known.heading() if (one.wave, target) == (wave, table))
    kept = list(known.travelling)
    kept.remove(gone)
    known.travelling = tuple(kept)
    t.tell("wave-stopped", table=TABLES[table], wave=look_up(t).waves[wave].id, cause="rule/LCN-3.4")


def payers(known: Country, table: int, symbol: int, price: int) -> list[tuple[int, int]]:
    """Whose deposits close a wound: one's own first, then those of the others around the ring (LCN-R4)."""
    shares = []
    for step in range(known.tables):
        other = (table + step) % known.tables
        share = min(price, known.deposits(other, symbol))
        if share:
            shares.append((other, share))
            price -= share
    return shares


def _closed(t: Table, table: int, symbol: int) -> None:
    known = country(t)
    known.wounds[symbol] -= 1
    t.tell("wound-closed", table=TABLES[table], symbol=SYMBOLS[symbol], cause="rule/LCN-4.4")
    for other, share in payers(known, table, symbol, look_up(t).numbers.wound_price):
        give_back(t, other, symbol, "rule/LCN-4.4", share)


def _trophy(t: Table, table: int, symbol: int) -> None:
    if table == look_up(t).me:
        trophy_arrives(t, symbol)


def _relief(t: Table, table: int, relief: int) -> None:
    if table == look_up(t).me:
        relief_arrives(t, relief)
    else:
        t.tell(
            "region-relief",
            table=TABLES[table],
            relief=look_up(t).reliefs[relief].id,
            cause=look_up(t).relief_causes[relief],
        )


def _room(t: Table, table: int, count: int) -> None:
    country(t).room[table] = count


def _tokens(t: Table, table: int, count: int) -> None:
    country(t).tokens[table] = count


def _terror(t: Table, table: int, slot: int) -> None:
    country(t).terror[table] = slot


def _parcel(t: Table, item: int) -> None:
    country(t).parcel = item


def _address(t: Table, table: int) -> None:
    known = country(t)
    item, known.parcel = known.parcel, NO_ITEM
    if table == look_up(t).me:
        item_arrives(t, item)


_ABOUT: Final[Mapping[str, tuple[News, Callable[[Table, int, int], None]]]] = {
    news.verb: (news, happens)
    for news, happens in (
        (SEALED, _sealed),
        (DEPOSITED, _deposited),
        (RETURNED, _returned),
        (WAVE, _wave),
        (STOPPED, _stopped),
        (CLOSED, _closed),
        (TROPHY, _trophy),
        (RELIEF, _relief),
        (ROOM, _room),
        (TOKENS, _tokens),
        (TERROR, _terror),
    )
}
_ELSE: Final[Mapping[str, Callable[[Table, int], None]]] = {
    VERB[FALLEN[0]]: _fallen,
    VERB[PARCEL[0]]: _parcel,
    VERB[ADDRESS[0]]: _address,
}


def sayable(t: Table) -> dict[str, list[Word]]:
    """The news that can be true as far as this table knows, by verb."""
    known, rules, me = country(t), look_up(t), look_up(t).me
    if known.parcel != NO_ITEM:
        return {"address": [ADDRESS[table] for table in known.standing()]}
    others = [table for table in known.standing() if table != me]
    return {
        "seal": [
            SEALED.of(table, symbol)
            for table in others
            for symbol in range(5)
            if not known.sealed[table] >> symbol & 1
        ],
        "deposit": [DEPOSITED.of(table, symbol) for table in others for symbol in range(5)],
        "return": [
            RETURNED.of(table, symbol)
            for table in range(known.tables)
            for symbol in range(5)
            if known.deposits(table, symbol)
        ],
        "wave": [WAVE.of(table, wave) for table in others for wave in range(len(rules.waves))],
        "stop": list(dict.fromkeys(STOPPED.of(target, wave.wave) for wave, target in known.heading())),
        "close": [
            CLOSED.of(table, symbol)
            for table in others
            for symbol in range(5)
            if known.wounds[symbol] and known.deposited(symbol) >= rules.numbers.wound_price
        ],
        "trophy": [TROPHY.of(table, symbol) for table in known.standing() for symbol in range(5)],
        "relief": [
            RELIEF.of(table, relief) for table in known.standing() for relief in range(len(rules.reliefs))
        ],
        "room": [ROOM.of(table, count) for table in others for count in range(ROOM.count)],
        "tokens": [TOKENS.of(table, count) for table in others for count in range(TOKENS.count)],
        "terror": [TERROR.of(table, slot) for table in others for slot in range(TERROR.count)],
        "parcel": [PARCEL[item] for item in dict.fromkeys(t.rules.item_deck) if not t.rules.is_event[item]],
        "fall": [FALLEN[table] for table in others],
    }
