"""Verbs of combinations and their components."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import (
    detach,
    discard,
    discard_served,
    host_of,
    to_area,
)
from miskatonic.games.wisdom_of_cthulhu.board.powers import Query, Use, gain, is_guarded
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Seed
from miskatonic.games.wisdom_of_cthulhu.combinations.completion import add, put_under
from miskatonic.games.wisdom_of_cthulhu.combinations.components import hosts, takes
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import aim, deed
from miskatonic.games.wisdom_of_cthulhu.rules import CALLS_TO_PLAY
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, IN_AREA, UNDER, Component, Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, DM, FIRST_PLACE, FW, NOTHING, SEEDS
from miskatonic.kernel.frames import frame


@VERBS.verb("pay-per-component")
def pay_per_component(t: Table, use: Use, kp: int, most: int) -> None:
    """Each component added pays, up to so much in all."""
    paid = t.paid.get(use.source, 0)
    amount = min(kp, most - paid)
    t.paid[use.source] = paid + amount
    gain(t, use.seat, amount, use.source)


@VERBS.verb("pay-rising")
def pay_rising(t: Table, use: Use, first: int, further: int, most: int) -> None:
    """The first pair of FW and AS pays, each further one pays more; at the most, it has served."""
    seeds = [part.fills for part in t.components[use.source]]
    if FW not in seeds or AS not in seeds:
        return
    paid = t.paid.get(use.source, 0)
    # Components can leave again; what they have paid is not paid twice.
    due = max(paid, min(most, first + further * (len(seeds) - 2)))
    t.paid[use.source] = due
    if due == most or len(seeds) == sum(t.rules.needs[use.source]):
        t.flow.then(CombinationServed(use).leaves)
    gain(t, use.seat, due - paid, use.source)


@frame("woc/combination-served")
class CombinationServed:
    """A combination that has paid all it can, and leaves one component in play."""

    use: Use

    def leaves(self, t: Table) -> None:
        use, kinds = self.use, t.rules.kinds
        real = [
            part.card
            for part in t.components[use.source]
            if part.card >= 0 and not part.is_lent and kinds[part.card] >> part.fills & 1
        ]
        aim(t, use, "keep-component", real)
        if t.flow.decision is None:
            discard_served(t, use.source)


@deed("keep-component")
def keep_component(t: Table, use: Use, card: int) -> None:
    """One component comes into play, the rest goes with the combination."""
    to_area(t, use.seat, card)
    t.tell("kept", use.seat, card=t.rules.names[card])
    discard_served(t, use.source)


@VERBS.verb("burn-component")
def burn_component(t: Table, use: Use, entity: int, master: int) -> None:
    """The owner may discard a component for points; empty, the combination goes too."""
    if t.state[use.source] & COMPLETE:
        cards = [card for card in t.cards_under(use.source) if not is_guarded(t, use.seat, card)]
        aim(t, use, "burn-component", cards, may=True, entity=entity, master=master)


@deed("burn-component")
def burn(t: Table, use: Use, card: int, *, entity: int, master: int) -> None:
    """It pays so much as an Entity and so much as a Dark Master."""
    seed = next(part.fills for part in t.components[use.source] if part.card == card)
    t.tell("discarded", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])
    discard(t, card)
    gain(t, use.seat, master if seed == DM else entity, use.source)
    if not t.components[use.source]:
        discard_served(t, use.source)


@VERBS.verb("stand-for-component")
def stand_for_component(t: Table, use: Use, seed: Seed) -> None:
    """The card may count as a component of one combination of the user."""
    fills = SEEDS.index(seed)
    combinations = [
        card
        for card in t.areas[use.seat]
        if card in t.components and card not in t.in_use and takes(t, card, fills)
    ]
    aim(t, use, "stand-for-component", combinations, may=True, fills=fills)


@deed("stand-for-component")
def stand_for(t: Table, use: Use, combination: int, *, fills: int) -> None:
    card = use.source
    lying = NOTHING
    if card < FIRST_PLACE and t.zone[card] == IN_AREA and t.owner[card] == use.seat:
        detach(t, card)
        t.zone[card] = UNDER
        lying = card
    t.tell("lent", use.seat, card=t.rules.names[combination], cause=t.rules.causes[card])
    add(t, use.seat, combination, Component(fills, lying))


@VERBS.verb("components-stay-in-play")
def components_stay_in_play(t: Table, query: Query) -> None:
    """When an opponent takes the combination away, its components come into play."""
    for card in t.cards_under(query.source):
        to_area(t, query.seat, card)
        t.tell("kept", query.seat, card=t.rules.names[card], cause=t.rules.causes[query.source])


@VERBS.verb("rearrange-components")
def rearrange_components(t: Table, use: Use) -> None:
    """The user may move a component, or put a card in play under a combination that needs it."""
    area = t.areas[use.seat]
    # The components of a complete combination are locked (WOC-4.5).
    loose = [
        host
        for host in area
        if host in t.components and not t.state[host] & COMPLETE and host not in t.in_use
    ]
    inside = [card for host in loose for card in t.cards_under(host)]
    movable = [card for card in inside if any(host != host_of(t, card) for host in hosts(t, use.seat, card))]
    movable += [card for card in area if hosts(t, use.seat, card)]
    aim(t, use, "rearrange", movable, may=True)


@deed("rearrange")
def rearrange(t: Table, use: Use, card: int) -> None:
    here = host_of(t, card) if t.zone[card] == UNDER else card
    goals = [host for host in hosts(t, use.seat, card) if host != here]
    if len(goals) == 1:
        rearrange_to(t, use, goals[0], card=card)
    else:
        aim(t, use, "rearrange-to", goals, card=card)


@deed("rearrange-to")
def rearrange_to(t: Table, use: Use, combination: int, *, card: int) -> None:
    t.tell("moved-component", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])
    host = host_of(t, card) if t.zone[card] == UNDER else NOTHING
    put_under(t, use.seat, combination, card)
    if host != NOTHING and t.rules.calls[host] == CALLS_TO_PLAY and not t.components[host]:
        discard_served(t, host)
