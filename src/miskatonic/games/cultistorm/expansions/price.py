"""What the use of an expansion's card costs: hand cards, tokens, terror steps. It is paid first."""

from typing import Final

from pydantic import Field

from miskatonic.content.files import Strict
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.madness import may_suffer, may_take_one, suffer
from miskatonic.games.cultistorm.table import COMBAT, Table
from miskatonic.kernel.flow import Seat, Step
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal

TOO_INSANE: Final = Refusal("EXP-1.6", "too-insane")
TOO_FEW_CARDS: Final = Refusal("EXP-1.6", "too-few-cards")


class PriceLine(Strict):
    """A price in a card file."""

    cards: int = Field(0, ge=0, le=4)
    tokens: int = Field(0, ge=0, le=1)
    steps: int = Field(0, ge=0, le=3)


@frame("cul/price")
class Price:
    """Hand cards to discard, tokens to receive and terror steps to make, in this order."""

    cards: int = 0
    tokens: int = 0
    steps: int = 0


def price_of(line: PriceLine) -> Price:
    return Price(line.cards, line.tokens, line.steps)


def may_not_pay(t: Table, seat: Seat, price: Price) -> Refusal | None:
    """A cost that a seat chooses may not be its fifth token (EXP-1.6, CUL-1.9)."""
    if price.tokens:
        # In combat Shield-Bearer may spare the token (CUL-R64).
        bears = may_take_one(t, seat) if t.phase == COMBAT else may_suffer(t, seat, price.tokens)
        if not bears:
            return TOO_INSANE
    return TOO_FEW_CARDS if len(t.hand[seat]) < price.cards else None


def pay(t: Table, seat: Seat, price: Price, cause: str, then: Step) -> None:
    """The price, with everything that it sets off, and after it this step."""
    paying = _Paying(seat, price, cause)
    t.flow.then(paying.suffers, then)
    Discarding(seat, price.cards, cause).asks(t)


@frame("cul/paying")
class _Paying:
    """The hand cards are discarded; what else is to be paid?"""

    seat: Seat
    price: Price
    cause: str

    def suffers(self, t: Table) -> None:
        for _ in range(self.price.steps):
            t.flow.then(TerrorStep(self.cause).begins, SETTLE)
        for _ in range(self.price.tokens):
            suffer(t, self.seat, self.cause)
