"""Verbs about Elder Signs and sealed Evocations."""

from typing import Literal

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import lift
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use
from miskatonic.games.wisdom_of_cthulhu.board.signs import blockable, lay
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import aim, deed, find
from miskatonic.games.wisdom_of_cthulhu.table import IN_LIMBO, IN_PLAY, Sign, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    BLOCK,
    FIRST_EVOCATION,
    FIRST_INVOCATION,
    FIRST_PLACE,
    NOTHING,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

On = Literal["anything", "dark-master", "ritual-object", "invocation", "place"]


@VERBS.verb("lay-sign")
def lay_sign(t: Table, use: Use, on: tuple[On, ...]) -> None:
    """The power counts as an Elder Sign (WOC-6.4)."""
    cause = t.rules.causes[use.source]
    things = [thing for target in on for thing in _signable(t, use.seat, target)]
    if things:
        t.flow.ask(
            use.seat, "block", [BLOCK[thing] for thing in things], LayingSignByPower(use).chosen, cause
        )
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


def _signable(t: Table, seat: Seat, on: On) -> list[int]:
    if on == "anything":
        return blockable(t, seat)
    if on == "place":
        things = [FIRST_PLACE + at for at in t.rules.places]
    elif on == "invocation":
        things = list(t.rules.invocations)
    elif on == "dark-master":
        things = find(t, seat, ("opponents",), ("dm",))
    else:
        things = [card for card in find(t, seat, ("opponents",)) if t.rules.ritual[card] is not None]
    allowed = blockable(t, seat)
    return [thing for thing in things if thing in allowed]


@frame("woc/laying-sign-by-power")
class LayingSignByPower:
    """A card whose power counts as an Elder Sign: an own Immediate card lies there itself."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        seat, source = self.use.seat, self.use.source
        own = source < FIRST_PLACE and t.zone[source] == IN_LIMBO and t.owner[source] == seat
        sign = Sign(word - BLOCK[0], seat, is_token=False, card=source if own else NOTHING)
        lay(t, sign, t.rules.causes[source])


@VERBS.verb("lift-sign")
def lift_sign(t: Table, use: Use, where: Literal["opponents", "places"]) -> None:
    """Remove an opponent's Sign, from anywhere or from a Place."""
    things = [sign.thing for sign in t.signs if sign.owner != use.seat]
    if where == "places":
        things = [thing for thing in things if FIRST_PLACE <= thing < FIRST_INVOCATION]
    aim(t, use, "lift-sign", things)


@deed("lift-sign")
def lift_one(t: Table, use: Use, thing: int) -> None:
    lift(t, thing, t.rules.causes[use.source], out=True)


@VERBS.verb("seal-evocation")
def seal_evocation(t: Table, use: Use) -> None:
    """An Evocation Power is blocked until the end of the turn."""
    elders = [FIRST_EVOCATION + elder for elder, status in enumerate(t.elders) if status == IN_PLAY]
    aim(
        t, use, "seal-evocation", [thing for thing in elders if not t.sealed >> (thing - FIRST_EVOCATION) & 1]
    )


@deed("seal-evocation")
def seal(t: Table, use: Use, thing: int) -> None:
    t.sealed |= 1 << (thing - FIRST_EVOCATION)
    t.tell("evocation-sealed", use.seat, thing=t.rules.names[thing], cause=t.rules.causes[use.source])
