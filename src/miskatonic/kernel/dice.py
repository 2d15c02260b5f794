"""All chance of a table: a stream of numbers that can be cloned, saved and compared.

There are two kinds with one interface. Simulations, bots and imagined tables use the quick one; whoever
sees enough of its numbers can compute the rest. A served match uses the keyed one: nobody can predict its
numbers without the secret, however much of the game is public. The seed decides which kind it is, so that
the two cannot be mixed up: a number gives quick dice, a secret text gives keyed dice.
"""

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import Final, NewType, TypeAlias, TypeVar

from miskatonic.kernel.storage import stored

T = TypeVar("T")

# 128 to 256 bits in hexadecimal digits.
Secret = NewType("Secret", str)
SECRET_DIGITS: Final = re.compile("[0-9a-f]{32,64}")

# A number for simulations, a secret for served matches.
Seed: TypeAlias = int | Secret

# Multiply-with-carry: the multiplier times 2^32, less one, is a safe prime, so that the period is about
# 2^62; and no product reaches 2^63, so that compiled code can use machine words.
_MULTIPLIER: Final = 1812432270
_LOW: Final = 0xFFFFFFFF
_STATES: Final = (_MULTIPLIER << 32) - 2


class Dice(ABC):
    """A stream of chance. `state` changes whenever chance is used."""

    __slots__ = ("state",)

    state: int

    @staticmethod
    def seeded(seed: Seed, stream: str) -> "Dice":
        """The named stream of a seed; different names give unrelated streams."""
        return QuickDice.seeded(seed, stream) if isinstance(seed, int) else KeyedDice(seed, stream)

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bound is at most 2^31."""

    @abstractmethod
    def clone(self) -> "Dice":
        """A twin that yields the same numbers from here on."""

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, which stay where they are."""
        return items[self.below(len(items))]

    def draw(self, bag: MutableSequence[T]) -> T:
        """Take one item out of a bag whose order has no meaning."""
        at = self.below(len(bag))
        item = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return item

    def split(self) -> "QuickDice":
        """A quick stream, unrelated to what this one yields from now on."""
        return QuickDice(1 + (self.below(1 << 31) << 31 | self.below(1 << 31)) % _STATES)


@stored("quick-dice")
class QuickDice(Dice):
    """For simulation. All arithmetic stays within 63 bits."""

    __slots__ = ()

    def __init__(self, state: int) -> None:
        self.state = state

    @staticmethod
    def seeded(seed: Seed, stream: str) -> "QuickDice":
        """The named quick stream of a seed."""
        text = f"{seed} {stream}".encode(errors="surrogatepass")
        return QuickDice(1 + int.from_bytes(hashlib.blake2b(text, digest_size=16).digest()) % _STATES)

    def below(self, bound: int) -> int:
        low = self.state & _LOW
        self.state = _MULTIPLIER * low + (self.state >> 32)
        return low * bound >> 32

    def clone(self) -> "QuickDice":
        return QuickDice(self.state)


@stored("keyed-dice")
class KeyedDice(Dice):
    """For served matches: BLAKE2b, keyed with the secret, over the name of the stream and a counter."""

    __slots__ = ("secret", "stream")

    def __init__(self, secret: Secret, stream: str, state: int = 0) -> None:
        if not SECRET_DIGITS.fullmatch(secret):
            raise ValueError("a secret seed has 32 to 64 hexadecimal digits")
        self.secret = secret
        self.stream = stream
        self.state = state

    def below(self, bound: int) -> int:
        text = f"{self.state} {self.stream}".encode(errors="surrogatepass")
        self.state += 1
        block = hashlib.blake2b(text, digest_size=16, key=self.secret.encode()).digest()
        return int.from_bytes(block) * bound >> 128

    def clone(self) -> "KeyedDice":
        return KeyedDice(self.secret, self.stream, self.state)
