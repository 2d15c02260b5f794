"""What pages change while they last, and what both sides gain on the way (OVR-2, OVR-5.3, OVR-6.2)."""

from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    cause_of,
    desk,
    end_lasting,
    gain_ink,
    gain_insight,
    lasting,
    look_up,
    lose_ink,
)
from miskatonic.games.cultistorm.fighting.matching import UNIT, Source
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import FRONT, ITEM, UNBOUND
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import VERB
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_REROLLS_STOPPED: Final = Refusal("OVR-5.6", "rerolls-stopped")
_PARANOID: Final = Refusal("OVR-5.6", "paranoid")
_OF_ONE_FIGHT: Final = ("no-rerolls", "no-ignoring")
_REROLLING: Final = ("reroll", "spend")


def combat_turn_end(t: Table, seat: Seat, penalised: bool) -> None:  # noqa: FBT001 - as the hook has it
    """A penalty is Ink for him (OVR-2.2)."""
    end_lasting(t, *_OF_ONE_FIGHT)
    if penalised:
        gain_ink(t, 1, "rule/OVR-2.2")


def terror_card(t: Table, card: int) -> None:
    gain_ink(t, 1, "rule/OVR-2.3")


def sealed(t: Table, spot: int) -> None:
    lose_ink(t, look_up(t).numbers.sealing_costs, "rule/OVR-2.4")
    gain_insight(t, "rule/OVR-6.2")


def elder_leaves(t: Table, elder: int, spot: int) -> None:
    gain_insight(t, "rule/OVR-6.2")


def fight_end(t: Table, seat: Seat, enemy: int, how: str) -> None:
    end_lasting(t, *_OF_ONE_FIGHT)
    _forget_what_is_gone(t, seat)


def defeated(t: Table, seat: Seat, enemy: int, spot: int) -> None:
    """A martyr is paid for in Ink."""
    for page in lasting(t, "martyr"):
        if page.about[0] == enemy:
            gain_ink(t, look_up(t).amount[page.page], cause_of(t, page.page))


def support_played(t: Table, helper: Seat, helped: Seat, kind: int) -> None:
    _forget_what_is_gone(t, helper)


def _forget_what_is_gone(t: Table, seat: Seat) -> None:
    """A card that has left a hand he has read may come back unseen."""
    read = desk(t).read
    if read[seat]:
        read[seat] = tuple(kind for kind in read[seat] if kind in t.hand[seat])


def cleanup(t: Table) -> None:
    """What was for this turn is over; a locked location is active again."""
    for page in lasting(t, "lock"):
        t.altars |= 1 << page.about[0]
        t.tell("door-open", location=t.rules.place_ids[t.spots[page.about[0]]], cause=cause_of(t, page.page))
    at = desk(t)
    at.lasting = ()
    at.read = [()] * t.detectives


def altar_spots(t: Table, spots: list[int]) -> list[int]:
    """The altar of a locked location is still there (OVR-R4)."""
    locked = {page.about[0] for page in lasting(t, "lock")}
    return [spot for spot in spots if spot not in locked]


def move_cost(t: Table, causes: tuple[str, ...], seat: Seat, spot: int) -> tuple[str, ...]:
    more = [cause_of(t, page.page) for page in lasting(t, "fog") if page.about[0] == spot]
    return (*causes, *more)


def support_limit(t: Table, limit: int, seat: Seat) -> int:
    return min(limit, t.detectives) if lasting(t, "cut-wires") else limit


def icons(t: Table, count: int, seat: Seat) -> int:
    return count - len(lasting(t, "close-shops"))


def seal_cost(t: Table, cost: int, seat: Seat) -> int:
    """The token of a page is never the fifth (OVR-5.3)."""
    for page in lasting(t, "dear-seal"):
        if page.about[0] == t.place[seat] and t.tokens(seat) + cost < t.rules.most_tokens:
            cost += 1
    return cost


def token(t: Table, count: int, seat: Seat, cause: str) -> int:
    """A page never gives a detective its fifth token (OVR-5.3)."""
    return 0 if t.tokens(seat) >= t.rules.most_tokens and cause in look_up(t).causes else count


def requirement(t: Table, wanted: int, bout: Bout) -> int:
    for page in lasting(t, "strengthen"):
        if page.about[0] == bout.enemy:
            wanted += UNIT[t.rules.cult[bout.enemy]]
    return wanted


def sources(t: Table, found: list[Source], bout: Bout) -> list[Source]:
    """Nothing is ignored in this fight: sources that stand for ignoring are gone."""
    if any(page.about[0] == bout.enemy for page in lasting(t, "no-ignoring")):
        return [source for source in found if not _ignores(t, source.refs[0])]
    return found


def _ignores(t: Table, ref: int) -> bool:
    if ref == UNBOUND:
        return True
    if ITEM <= ref < FRONT:
        grant = t.rules.item_grant[ref - ITEM]
    elif FRONT <= ref < FRONT + len(t.front):
        grant = t.rules.grant[t.front[ref - FRONT].kind]
    else:
        return False
    return grant is not None and (grant.ignores or grant.banishes)


def action_allowed(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """No die may be re-rolled in this fight."""
    return _REROLLS_STOPPED if VERB[word] in _REROLLING and lasting(t, "no-rerolls") else None


def help_allowed(t: Table, helper: Seat, kind: int, helped: Seat) -> Refusal | None:
    """Two detectives that do not trust each other."""
    pairs = [{*page.about} for page in lasting(t, "paranoia")]
    return _PARANOID if {helper, helped} in pairs else None


def starting_items(t: Table, kept: int, seat: Seat) -> int:
    """Both items are kept (OVR-1.2)."""
    return max(kept, 2)
