"""What acquiring a card brings: played, kept as a Ritual Object, or put under a combination."""

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import used
from miskatonic.games.wisdom_of_cthulhu.habit.worth import combination, lasting, master
from miskatonic.games.wisdom_of_cthulhu.slots import DM, FW, FW_IMMEDIATE, IMMEDIATE


def gained(view: Outlook, card: int) -> float:
    """The best that can be done with a card when it comes."""
    value = view.gained.get(card)
    if value is None:
        value = max(played(view, card), kept(view, card), under(view, card)) + for_rite(view, card)
        view.gained[card] = value
    return value


def for_rite(view: Outlook, card: int) -> float:
    """What the mere acquiring does for a Transmutation."""
    rules, acquired = view.t.rules, view.rites.acquired
    value = acquired[rules.seed[card]]
    if rules.seed[card] == FW and rules.type[card] == IMMEDIATE:
        value += acquired[FW_IMMEDIATE]
    return value


def under(view: Outlook, card: int) -> float:
    """As a component of the combination that gains most."""
    return view.hosting[view.t.rules.seed[card]]


def kept(view: Outlook, card: int) -> float:
    """As a Ritual Object that is not used yet; it can be used later, for nothing."""
    rules = view.t.rules
    if rules.rite[card] is None or rules.type[card] != IMMEDIATE or rules.needs[card]:
        return 0.0
    value = view.rites.new_object(card) + view.rites.kept[FW]
    return value + w.USE_LATER * used(view, card)


def played(view: Outlook, card: int) -> float:
    """By its type."""
    rules, own = view.t.rules, view.own
    seed = rules.seed[card]
    if seed == DM:
        value = master(own, card, rules.worth[card])
    elif rules.needs[card]:
        value = combination(own, card)
    elif rules.type[card] == IMMEDIATE:
        return used(view, card)
    else:
        value = lasting(own, card)
    if rules.rite[card] is not None:
        value += view.rites.new_object(card)
    return value + view.rites.kept[seed]
