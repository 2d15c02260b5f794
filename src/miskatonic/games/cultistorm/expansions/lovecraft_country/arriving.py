"""What couriers and relief bring to this table (LCN-2.5, LCN-4.1). The team chooses who gets it (LCN-R3)."""

from miskatonic.games.cultistorm.board.findings import Findings, Receiving
from miskatonic.games.cultistorm.board.items import may_own
from miskatonic.games.cultistorm.board.locations import block_next, block_words
from miskatonic.games.cultistorm.board.madness import can_heal, heal
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import country, look_up
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CHOOSE, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_COURIER = "rule/LCN-2.5"


def trophy_arrives(t: Table, symbol: int) -> None:
    words = [CHOOSE[seat] for seat in t.team()]
    about = {"symbol": SYMBOLS[symbol]}
    t.flow.ask_team(t.team(), "trophy-for", words, _Trophy(symbol).taken, _COURIER, about)


@frame("cul-lcn/trophy-comes")
class _Trophy:
    """A trophy from another table."""

    symbol: int

    def taken(self, t: Table, word: Word, _seat: Seat) -> None:
        seat = word - CHOOSE[0]
        t.trophies[5 * seat + self.symbol] += 1
        country(t).trophies_away[self.symbol] -= 1
        t.tell("trophy-comes", seat, symbol=SYMBOLS[self.symbol], cause=_COURIER)


def item_arrives(t: Table, item: int) -> None:
    """Whoever may own it can get it; if nobody may, it is lost."""
    words = [CHOOSE[seat] for seat in t.team() if may_own(t, seat, item)]
    about = {"item": t.rules.item_ids[item]}
    if words:
        t.flow.ask_team(t.team(), "parcel-for", words, _Parcel(item).taken, _COURIER, about)
    else:
        country(t).items_away -= 1
        t.item_discard.append(item)
        t.tell("parcel-useless", item=t.rules.item_ids[item], cause=_COURIER)


@frame("cul-lcn/parcel-comes")
class _Parcel:
    """An item from another table."""

    item: int

    def taken(self, t: Table, word: Word, _seat: Seat) -> None:
        country(t).items_away -= 1
        Receiving(word - CHOOSE[0], self.item, _COURIER).begins(t)


def relief_arrives(t: Table, relief: int) -> None:
    rules = look_up(t)
    card, cause = rules.reliefs[relief], rules.relief_causes[relief]
    t.tell("relief-comes", relief=card.id, cause=cause)
    if card.gives == "die":
        t.bonus_dice += card.amount
    elif card.gives == "block":
        words = block_words(t)
        if words:
            t.flow.ask_team(t.team(), "cordon-where", words, _Aid(relief).blocks, cause)
    elif card.gives in ("healing", "items"):
        country(t).aids += (relief,)


def prep_start(t: Table) -> None:
    """Relief that waited for the Preparation phase."""
    known = country(t)
    waiting, known.aids = known.aids, ()
    for relief in waiting:
        t.queue.append(_Aid(relief).comes)


@frame("cul-lcn/aid")
class _Aid:
    """Relief from a table that rests."""

    relief: int

    def comes(self, t: Table) -> None:
        cause = look_up(t).relief_causes[self.relief]
        if look_up(t).reliefs[self.relief].gives == "healing":
            words = [CHOOSE[seat] for seat in t.team() if can_heal(t, seat)]
            if words:
                t.flow.ask_team(t.team(), "who-is-treated", words, self.heals, cause)
        else:
            words = [CHOOSE[seat] for seat in t.team()]
            t.flow.ask_team(t.team(), "who-is-supplied", words, self.supplies, cause)

    def heals(self, t: Table, word: Word, _seat: Seat) -> None:
        rules = look_up(t)
        heal(t, word - CHOOSE[0], rules.reliefs[self.relief].amount, rules.relief_causes[self.relief])

    def supplies(self, t: Table, word: Word, _seat: Seat) -> None:
        rules = look_up(t)
        cards, cause = rules.reliefs[self.relief].amount, rules.relief_causes[self.relief]
        Findings(word - CHOOSE[0], cards, 1, cause).draws(t)

    def blocks(self, t: Table, word: Word, _seat: Seat) -> None:
        block_next(t, t.spots.index(word - AT[0]), look_up(t).relief_causes[self.relief])
