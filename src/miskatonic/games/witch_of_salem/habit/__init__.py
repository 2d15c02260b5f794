"""What an experienced scholar does without thinking long: one answer to every question.

Bots play whole games by it in their heads, so it must be quick; a seat's habit uses nothing that the
seat cannot know.
"""

from collections.abc import Callable
from typing import Final

from miskatonic.games.witch_of_salem.actions.ban import may_not_ban
from miskatonic.games.witch_of_salem.actions.encounter import RolledFace
from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.places import place_worths
from miskatonic.games.witch_of_salem.habit.plans import (
    Plan,
    ban_worth,
    best_take,
    best_use,
    gain_of,
    without,
)
from miskatonic.games.witch_of_salem.habit.trading import answer_ask, answer_give, answer_offer, answer_trade
from miskatonic.games.witch_of_salem.habit.worth import artifact_worth, pouches_of
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    DROP,
    GO,
    HEAL,
    NO,
    PASSAGE,
    PAY,
    PEEK,
    RLYEH,
    SACRIFICE,
    SKIP,
    SLIP,
    SURGE,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

Answerer = Callable[[Table, Outlook, Seat, Decision], Word]


def habit(t: Table, seat: Seat) -> Word:
    """The word that this seat would say; it is asked now."""
    asked = t.flow.decision
    if asked is None:
        raise ValueError("nobody is asked anything")
    return _ANSWERS[asked.prompt](t, Outlook(t, seat), seat, asked)


def _move(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    places = place_worths(t, view, seat)
    worths = {word: places[word - GO[0]] for word in asked.options if word != GO[PASSAGE]}
    if GO[PASSAGE] in asked.options:
        worths[GO[PASSAGE]] = _passage(t, view, seat).value
    return max(worths, key=worths.__getitem__)


def _slip(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    word = _passage(t, view, seat).word
    return word if word in asked.options else asked.options[0]


def _passage(t: Table, view: Outlook, seat: Seat) -> Plan:
    """The best destination of the Secret Passage and its worth, the sanity it costs included."""
    price = w.PASSAGE + (w.LOW_SANITY if t.sanity[seat] <= 2 else 0.0)  # noqa: PLR2004 - one more, and it is the last
    places, here = place_worths(t, view, seat), t.place[seat]
    worths = [(worth + price, SLIP[place]) for place, worth in enumerate(places) if place != here]
    best = Plan(*max(worths))
    return best if may_not_ban(t, seat) else max(best, Plan(ban_worth(t, view, seat), SLIP[RLYEH]))


def _defeat(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    word = asked.options[0]
    if word in SACRIFICE:
        worth = w.GIVE_UP_ARTIFACT - artifact_worth(t, view, seat, t.artifact[seat]) / 2
        return word if worth > 0 else SKIP
    return word


def _use(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    word = best_use(t, view, seat, t.place[seat]).word
    return word if word in asked.options else SKIP


def _take(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    word = best_take(t, view, seat, t.place[seat]).word
    return word if word in asked.options else SKIP


def _make_room(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    item = t.rules.item_numbers[(asked.about or {})["item"]]
    pouch, pouches = tuple(sorted((*t.minors[seat], item))), pouches_of(t, view, seat)
    return max(asked.options, key=lambda word: pouches[without(pouch, word - DROP[0])])


def _discard(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    minors, pouches = t.minors[seat], pouches_of(t, view, seat)
    return max(asked.options, key=lambda word: pouches[without(minors, word - DROP[0])])


def _keep(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    item = t.rules.item_numbers[(asked.about or {})["item"]]
    return YES if gain_of(t, view, seat, item) > 0 else NO


def _tribute(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """Who has more than the others gives first: everything that is not needed, but at least one of two."""
    return asked.options[-1] if len(t.minors[seat]) > 1 else asked.options[0]


def _who_peeks(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """Best one who holds the artifact for the tile."""
    wanted = t.rules.artifact_at[t.witch]
    return max(asked.options, key=lambda word: t.artifact[word - PEEK[0]] == wanted)


def _reroll(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """A face that costs nothing is kept."""
    rolled: RolledFace = asked.frame
    harmless = rolled.face >= 0 and rolled.face not in t.minors[seat]
    return SKIP if harmless else asked.options[0]


def _heal(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    return min(asked.options, key=lambda word: t.sanity[word - HEAL[0]])


def _yes(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    return YES


def _pay(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """What falls short is discarded for nothing: Necron surges all the same."""
    return PAY if (asked.about or {})["payable"] else SURGE


_ANSWERS: Final[dict[str, Answerer]] = {
    "move": _move,
    "passage": _slip,
    "trade": answer_trade,
    "trade-give": answer_give,
    "trade-ask": answer_ask,
    "trade-consent": answer_offer,
    "defeat": _defeat,
    "use": _use,
    "take": _take,
    "make-room": _make_room,
    "discard": _discard,
    "keep-item": _keep,
    "tribute": _tribute,
    "tribute-or-surge": _pay,
    "who-peeks": _who_peeks,
    "reroll": _reroll,
    "heal": _heal,
    "explore-consent": _yes,
}
