"""Everything that is asked besides the action: each option by what it brings."""

from collections.abc import Callable, Sequence
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.combinations.components import seed_for
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import added
from miskatonic.games.wisdom_of_cthulhu.habit.flips import weigh_flips
from miskatonic.games.wisdom_of_cthulhu.habit.offering import weigh_decks, weigh_tops
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import bond_when_bought, gained, kept, played, used
from miskatonic.games.wisdom_of_cthulhu.habit.rituals import evocation_worth
from miskatonic.games.wisdom_of_cthulhu.habit.signs import block_worth, lift_worth
from miskatonic.games.wisdom_of_cthulhu.table import NOBODY
from miskatonic.games.wisdom_of_cthulhu.words import (
    ADVANCE,
    AT,
    BLOCK,
    CHOOSE,
    DM,
    EN,
    FIRST_EVOCATION,
    FIRST_PLACE,
    KEEP,
    NO,
    OBSESS,
    PAY,
    PLAY_NOW,
    RANK,
    RECOVER,
    SEAT,
    SHOWS,
    SKIP,
    STOP,
    UNDER,
    YES,
)
from miskatonic.kernel.flow import Decision

Weigher = Callable[[Outlook, Decision], list[float]]


def _cards(worth: Callable[[Outlook, int], float], idle: float = 0.0) -> Weigher:
    """Weigh chosen things one by one; declining is worth so much."""

    def weigh(view: Outlook, asked: Decision) -> list[float]:
        return [idle if word in (SKIP, STOP, NO) else worth(view, word - CHOOSE[0]) for word in asked.options]

    return weigh


def _harm(view: Outlook, card: int) -> float:
    """A card that is lost to whoever has it, or to whoever would buy it."""
    owner = view.t.owner[card]
    if owner == view.seat:
        return -view.mine(card)
    if owner == NOBODY:
        return 0.3 * view.own.book.quick[card] * view.deny
    return view.victims.get(card, 0.0) * view.deny


def _robbed(view: Outlook, card: int) -> float:
    """A card that is taken, from whoever has it."""
    return gained(view, card) + view.victims.get(card, 0.0) * view.deny


def _spared(view: Outlook, card: int) -> float:
    """An own card that is given away."""
    return -view.mine(card)


def _place(view: Outlook, thing: int) -> float:
    return view.own.rates_now.get(thing - FIRST_PLACE, 0.0)


def _component(view: Outlook, card: int) -> float:
    return added(view.own, card)


def _any(view: Outlook, card: int) -> float:
    return 1.0


def _evoked(view: Outlook, thing: int) -> float:
    return evocation_worth(view.t, view.seat, thing - FIRST_EVOCATION)


def _obsess(view: Outlook, asked: Decision) -> list[float]:
    return [-w.USEFULNESS[word - OBSESS[0]] for word in asked.options]


def _pay(view: Outlook, asked: Decision) -> list[float]:
    """What else could be bought with the card counts, too."""
    t = view.t
    paid_for = (asked.about or {}).get("card")
    wanted = [0.0] * (EN + 1)
    for card in t.offer:
        if t.rules.names[card] != paid_for:
            seed = t.rules.seed[card]
            wanted[seed] = max(wanted[seed], gained(view, card))
    return [
        -sum(wanted[seed] for seed in range(EN) if SHOWS[word - PAY[0]] >> seed & 1)
        - 0.1 * w.USEFULNESS[word - PAY[0]]
        for word in asked.options
    ]


def _recover(view: Outlook, asked: Decision) -> list[float]:
    return [0.0 if word == SKIP else w.USEFULNESS[word - RECOVER[0]] for word in asked.options]


def _where(view: Outlook, asked: Decision) -> list[float]:
    """All Places serve alike; the own ones come in handy later."""
    return [-0.01 * view.own.rates_now.get(word - AT[0], 0.0) for word in asked.options]


def _placing(view: Outlook, asked: Decision) -> list[float]:
    card = asked.frame.card
    found = []
    for word in asked.options:
        if word == PLAY_NOW:
            found.append(played(view, card))
        elif word == KEEP:
            found.append(kept(view, card))
        else:
            found.append(added(view.own, word - UNDER[0]))
    return found


def _use_or_keep(view: Outlook, asked: Decision) -> list[float]:
    card = asked.frame.card
    keep = (view.rituals.potential if card == view.rituals.object else 0.0) + view.serves(card)
    return [used(view, card) if word == PLAY_NOW else keep for word in asked.options]


def _advance(view: Outlook, asked: Decision) -> list[float]:
    frame = asked.frame
    found = []
    for word in asked.options:
        if word == SKIP:
            found.append(0.0)
            continue
        card = word - ADVANCE[0]
        value = view.rituals.advance(card)
        rite = view.t.rules.ritual[card]
        if frame.step == 2 and not frame.free and rite is not None:  # noqa: PLR2004 - the Sacrifice
            value -= _sacrifice(view, card, rite.steps[2])
        found.append(value)
    return found


def _sacrifice(view: Outlook, ritual: int, wanted: Sequence[int]) -> float:
    """What the cheapest fitting cards are worth."""
    rules, loss = view.t.rules, 0.0
    for seed in range(EN + 1):
        if wanted[seed]:
            cards = [
                card for card in view.t.areas[view.seat] if card != ritual and rules.kinds[card] >> seed & 1
            ]
            loss += sum(sorted(view.mine(card) for card in cards)[: wanted[seed]])
    return loss


def _block(view: Outlook, asked: Decision) -> list[float]:
    return [block_worth(view, word - BLOCK[0]) for word in asked.options]


def _stand_in(view: Outlook, asked: Decision) -> list[float]:
    """Whom to discard: the card that is meant, or another."""
    meant = asked.frame.card
    return [-view.mine(meant if word == NO else word - CHOOSE[0]) for word in asked.options]


def _exchanged(view: Outlook, card: int) -> float:
    """An own card that is swapped with the best of its seed that an opponent has."""
    seed = view.t.rules.seed[card]
    best = max(
        (_robbed(view, other) for other in view.victims if view.t.rules.seed[other] == seed), default=0.0
    )
    return best - view.mine(card) - w.SWAP


def _swapped(worth: Callable[[Outlook, int], float]) -> Weigher:
    """What comes for an own card that has been chosen; declining keeps that."""

    def weigh(view: Outlook, asked: Decision) -> list[float]:
        given = view.mine(dict(asked.frame.given)["mine"])
        return [0.0 if word == SKIP else worth(view, word - CHOOSE[0]) - given for word in asked.options]

    return weigh


def _for_points(view: Outlook, asked: Decision) -> list[float]:
    """An own card for points: only if it is worth less."""
    pays = float(dict(asked.frame.given)["kp"])
    return [0.0 if word == SKIP else pays - view.mine(word - CHOOSE[0]) for word in asked.options]


def _swap_entity(view: Outlook, card: int) -> float:
    return w.UNSEEN_ENTITY - gained(view, card)


def _entity(view: Outlook, card: int) -> float:
    return gained(view, card) + bond_when_bought(view, card)


def _sealed(view: Outlook, thing: int) -> float:
    """What the Evocation would bring the opponent who is nearest to it."""
    t, elder = view.t, thing - FIRST_EVOCATION
    bond = t.rules.elder_bond[elder]
    near = [
        evocation_worth(t, other, elder) * w.CHANCE[min(t.token[other], 2)]
        for other in range(t.seats)
        if other != view.seat and t.last_bond[other] == bond
    ]
    return max(near, default=0.0)


def _swap_away(view: Outlook, asked: Decision) -> list[float]:
    """Worth it if the best on offer of the same seed is better by more than a hair."""
    t = view.t
    best = [0.0] * (EN + 1)
    for card in t.offer:
        best[t.rules.seed[card]] = max(best[t.rules.seed[card]], gained(view, card))
    return [
        0.0 if word == SKIP else best[t.rules.seed[word - CHOOSE[0]]] - view.mine(word - CHOOSE[0]) - 0.5
        for word in asked.options
    ]


def _burn(view: Outlook, asked: Decision) -> list[float]:
    pays = dict(asked.frame.given)
    seeds = view.t.rules.seed
    return [
        0.5 if word == SKIP else float(pays["master" if seeds[word - CHOOSE[0]] == DM else "entity"])
        for word in asked.options
    ]


def _rearranged(view: Outlook, card: int) -> float:
    hosts = [host for host in view.own.combinations if seed_for(view.t, host, card) >= 0 and host != card]
    gain = max((added(view.own, host) for host in hosts), default=0.0)
    return gain - (view.mine(card) if card in view.t.areas[view.seat] else 0.5)


def _seat(view: Outlook, asked: Decision) -> list[float]:
    """Whoever leads is the one to be hindered."""
    return [-1.0 if word == SKIP else float(view.t.kp[word - SEAT[0]]) for word in asked.options]


def _order_first(view: Outlook, asked: Decision) -> list[float]:
    return [float(word == SEAT[view.seat]) for word in asked.options]


def _exchange_first(view: Outlook, asked: Decision) -> list[float]:
    """The own marker, unless it is the first already."""
    wanted = SKIP if view.t.order[0] == view.seat else SEAT[view.seat]
    return [float(word == wanted) for word in asked.options]


def _exchange_second(view: Outlook, asked: Decision) -> list[float]:
    return [float(word == SEAT[view.t.order[0]]) for word in asked.options]


def _rank(view: Outlook, asked: Decision) -> list[float]:
    """The points come with any place, so take the first."""
    return [0.0 if word == SKIP else 1.0 - 0.1 * (word - RANK[0]) for word in asked.options]


def _yes(view: Outlook, asked: Decision) -> list[float]:
    return [float(word == YES) for word in asked.options]


def _no(view: Outlook, asked: Decision) -> list[float]:
    return [float(word == NO) for word in asked.options]


def _home(view: Outlook, asked: Decision) -> list[float]:
    """Seekers are sent home, the last word."""
    return [float(at == len(asked.options) - 1) for at in range(len(asked.options))]


WEIGHERS: Final[dict[str, Weigher]] = {
    "flip": weigh_flips,
    "obsess": _obsess,
    "pay": _pay,
    "feed": _pay,
    "recover": _recover,
    "buy-where": _where,
    "placing": _placing,
    "use-or-keep": _use_or_keep,
    "advance": _advance,
    "free-advance": _advance,
    "sacrifice": _cards(_spared),
    "offering": _cards(_spared),
    "discard-for-points": _for_points,
    "block": _block,
    "lift-sign": _cards(lift_worth),
    "lend": _cards(_component),
    "stand-for-component": _cards(_component),
    "rearrange-to": _cards(_component),
    "rearrange": _cards(_rearranged),
    "stand-in": _stand_in,
    "evoke": _cards(_evoked),
    "discard": _cards(_harm),
    "trap": _cards(_harm),
    "turn-down": _cards(_harm),
    "return-to-deck": _cards(_harm),
    "take": _cards(_robbed),
    "harvest": _cards(gained),
    "buy-entity": _cards(_entity),
    "swap-mine": _cards(_exchanged),
    "swap-theirs": _swapped(_robbed),
    "swap-away": _swap_away,
    "swap-for": _swapped(gained),
    "swap-entity": _cards(_swap_entity),
    "keep-component": _cards(played),
    "burn-component": _burn,
    "shield": _cards(lambda view, card: view.mine(card)),
    "refresh": _cards(used),
    "ease-ritual": _cards(lambda view, card: view.rituals.promise(card, 0)),
    "copy": _cards(used),
    "copy-and-discard": _cards(used),
    "use-place": _cards(_place),
    "use-invocation": _cards(used),
    "use-wisdom": _cards(used, idle=0.1),
    "stand-in-places": _cards(_any),
    "replace": _no,
    "use-drawn": _yes,
    "bottom-to-top": _no,
    "choose-rank": _rank,
    "take-points": _seat,
    "swap-seekers": _seat,
    "oust-seeker": _seat,
    "petrify": _seat,
    "exchange-minds": _seat,
    "exchange-first": _exchange_first,
    "exchange-second": _exchange_second,
    "set-order": _order_first,
    "place-seeker": _home,
    "seal-evocation": _cards(_sealed),
    "which-deck": weigh_decks,
    "which-top": weigh_tops,
}
