"""Pages of Preparation and Sealing: what the detectives find harder this turn."""

from miskatonic.games.cultistorm.board.dice import roll_die
from miskatonic.games.cultistorm.effects.terrors import EachDrops
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import begin_lasting
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import (
    Chosen,
    PageUse,
    Question,
    all_spots,
    at_spots,
    one_spot,
    page_effect,
    place_id,
    spot_of,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, FACES, OBJECT, PAY, SEATS, SPOTS, SYMBOLS

_TWO = 2


@page_effect("fog", one_spot(all_spots))
def fog(t: Table, use: PageUse, chosen: Chosen) -> None:
    spot = spot_of(t, chosen[0])
    begin_lasting(t, "fog", use.page, spot)
    t.tell("fog-rises", location=place_id(t, spot), cause=use.cause(t))


@page_effect("cut-wires")
def cut_wires(t: Table, use: PageUse, chosen: Chosen) -> None:
    begin_lasting(t, "cut-wires", use.page)
    t.tell("wires-cut", limit=t.detectives, cause=use.cause(t))


@page_effect("close-shops")
def close_shops(t: Table, use: PageUse, chosen: Chosen) -> None:
    begin_lasting(t, "close-shops", use.page)
    t.tell("shops-closed", cause=use.cause(t))


def _active(t: Table) -> list[int]:
    return [spot for spot in range(SPOTS) if t.altars >> spot & 1]


@page_effect("lock", one_spot(_active))
def lock(t: Table, use: PageUse, chosen: Chosen) -> None:
    """The altar stays where it is, and works again after cleanup (OVR-R4)."""
    spot = spot_of(t, chosen[0])
    t.altars &= ~(1 << spot)
    begin_lasting(t, "lock", use.page, spot)
    t.tell("door-locked", location=place_id(t, spot), cause=use.cause(t))


def _paranoia_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    if len(chosen) == _TWO:
        return None
    return "page-detective", [CHOOSE[seat] for seat in sorted(t.order()) if CHOOSE[seat] not in chosen]


@page_effect("paranoia", _paranoia_asks)
def paranoia(t: Table, use: PageUse, chosen: Chosen) -> None:
    one, other = (OBJECT[word] for word in chosen)
    begin_lasting(t, "paranoia", use.page, one, other)
    t.tell("paranoia", one, other=SEATS[other], cause=use.cause(t))


def _has_pool(t: Table, use: PageUse) -> bool:
    return bool(t.pool)


@page_effect("jinx", works=_has_pool)
def jinx(t: Table, use: PageUse, chosen: Chosen) -> None:
    t.pool = tuple(sorted(roll_die(t) for _ in t.pool))
    t.tell("pool-rerolled", dice=[FACES[face] for face in t.pool], cause=use.cause(t))


def _drop_item_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    seats = [seat for seat in sorted(t.order()) if len(t.items[seat]) >= use.amount(t)]
    return None if chosen else ("page-detective", [CHOOSE[seat] for seat in seats])


@page_effect("drop-item", _drop_item_asks)
def drop_item(t: Table, use: PageUse, chosen: Chosen) -> None:
    """Which item is up to the detective."""
    EachDrops((OBJECT[chosen[0]],), use.cause(t)).next(t)


def _unsealed(t: Table) -> list[int]:
    return [spot for spot in range(SPOTS) if not t.is_sealed(spot)]


@page_effect("dear-seal", one_spot(_unsealed))
def dear_seal(t: Table, use: PageUse, chosen: Chosen) -> None:
    spot = spot_of(t, chosen[0])
    begin_lasting(t, "dear-seal", use.page, spot)
    t.tell("seal-dearer", location=place_id(t, spot), cause=use.cause(t))


def _lying(t: Table, spot: int) -> list[int]:
    return [symbol for symbol in range(5) if t.laid_trophies[5 * spot + symbol]]


def _undertow_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    if not chosen:
        return "page-location", at_spots(t, [spot for spot in _unsealed(t) if _lying(t, spot)])
    if len(chosen) == _TWO:
        return None
    return "undo-trophy", [PAY[symbol] for symbol in _lying(t, spot_of(t, chosen[0]))]


@page_effect("undertow", _undertow_asks)
def undertow(t: Table, use: PageUse, chosen: Chosen) -> None:
    spot, symbol = spot_of(t, chosen[0]), OBJECT[chosen[1]]
    t.laid_trophies[5 * spot + symbol] -= 1
    t.supply[symbol] += 1
    t.tell("trophy-undone", location=place_id(t, spot), symbol=SYMBOLS[symbol], cause=use.cause(t))
