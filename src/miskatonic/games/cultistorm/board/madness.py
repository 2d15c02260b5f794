"""Insanity tokens: received one by one, healed, and too many (CUL-1)."""

from miskatonic.games.cultistorm.board.items import held_of, remove_item
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.rules import HEALS_MORE, NOTHING_HEALS
from miskatonic.games.cultistorm.table import COMBAT, NOTHING, Table
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.kernel.flow import Seat


def suffer(t: Table, seat: Seat, cause: str, *, growing: bool = False, reroll: bool = False) -> None:
    """A detective receives one token; the fifth is death (CUL-1.6, CUL-R36)."""
    if t.shield == seat and not reroll:
        t.shield = NOTHING
        t.tell("token-spared", seat, cause=_spared_by(t, seat))
        return
    if t.rules.hooked and not t.rules.hooks.interrupt("token", t, 1, seat, cause):
        return
    if t.tokens(seat) >= t.rules.most_tokens:
        waistcoat = held_of(t, seat, t.rules.waistcoats)
        if waistcoat != NOBODY:
            _wear_waistcoat(t, seat, waistcoat)
            return
        t.tell("detective-dies", seat, cause=cause)
        lose_game(t, "madness")
    if growing:
        t.growing[seat] += 1
        t.tell("growing-token", seat, tokens=t.tokens(seat), cause=cause)
    else:
        t.normal[seat] += 1
        t.tell("token", seat, tokens=t.tokens(seat), cause=cause)
    t.unready(seat, "changed-tokens")
    if t.rules.hooked:
        t.rules.hooks.notify("token_taken", t, seat, cause)


def _spared_by(t: Table, seat: Seat) -> str:
    """The support card that spares this detective a token, as a cause."""
    helping = (card.kind for card in t.front if card.helped == seat)
    return next(
        t.rules.action_causes[kind]
        for kind in helping
        if (grant := t.rules.grant[kind]) is not None and grant.spares_token
    )


def _wear_waistcoat(t: Table, seat: Seat, item: int) -> None:
    """It is used by itself: to decline it would be to lose the game (CUL-R57)."""
    remove_item(t, seat, item)
    t.item_discard.append(item)
    t.tell("waistcoat-worn", seat, item=t.rules.item_ids[item], cause=t.rules.item_causes[item])


def each_suffers(t: Table, cause: str) -> None:
    """Each detective receives one, in seating order (CUL-12.2)."""
    for seat in t.order():
        suffer(t, seat, cause)


def may_suffer(t: Table, seat: Seat, tokens: int = 1) -> bool:
    """May this detective choose what certainly costs it so many tokens (CUL-1.9, CUL-R27)?"""
    return t.normal[seat] + t.growing[seat] + tokens <= t.rules.most_tokens


def may_take_one(t: Table, seat: Seat) -> bool:
    """In combat, re-rolls excepted, Shield-Bearer spares the first token: the cost is then none (CUL-R64)."""
    return t.shield == seat or may_suffer(t, seat)


def can_heal(t: Table, seat: Seat) -> bool:
    """Is there a normal token to heal, and does anything heal now (CUL-1.7, CUL-1.8, D.6)?"""
    if t.normal[seat] <= 0 or t.phase == COMBAT or t.powers & NOTHING_HEALS:
        return False
    return not t.rules.hooked or t.rules.hooks.filter("healed", t, 1, seat, "") > 0


def heal(t: Table, seat: Seat, amount: int, cause: str) -> None:
    """Remove up to so many normal tokens."""
    if t.rules.hooked:
        amount = t.rules.hooks.filter("healed", t, amount, seat, cause)
    amount = min(amount, t.normal[seat])
    if amount > 0 and can_heal(t, seat):
        t.normal[seat] -= amount
        t.tell("healed", seat, amount=amount, tokens=t.tokens(seat), cause=cause)
        t.unready(seat, "changed-tokens")
        if t.rules.hooked:
            t.rules.hooks.notify("tokens_healed", t, seat, amount, cause)


def ease_growing(t: Table, seat: Seat, cause: str, *, into_normal: bool) -> None:
    """Text that names growing tokens removes one, or turns it into a normal one (CUL-1.7)."""
    t.growing[seat] -= 1
    if into_normal:
        t.normal[seat] += 1
        t.tell("growing-eased", seat, tokens=t.tokens(seat), cause=cause)
    else:
        t.tell("growing-removed", seat, tokens=t.tokens(seat), cause=cause)
    t.unready(seat, "changed-tokens")


def treat(t: Table, seat: Seat, amount: int, cause: str, healer: Seat = NOBODY) -> None:
    """Heal; a healer whose treatment is worth more heals one more token by that ability (D.2)."""
    before = t.normal[seat]
    heal(t, seat, amount, cause)
    if healer != NOBODY and t.traits[healer] & HEALS_MORE and before > amount:
        heal(t, seat, 1, t.trait_cause(healer, HEALS_MORE))
