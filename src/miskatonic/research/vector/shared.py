"""What the main process and its workers share: one row for each table."""

import ctypes
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.context import BaseContext
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

_KINDS: Final = {np.float32: ctypes.c_float, np.int8: ctypes.c_int8, np.int32: ctypes.c_int32}


class Shape(NamedTuple):
    """How many tables there are, and how wide their rows are."""

    tables: int
    numbers: int
    actions: int


class Block(NamedTuple):
    """Raw memory that can be handed to a process, with the form of the array in it."""

    memory: Any
    kind: Any
    shape: tuple[int, ...]

    @staticmethod
    def of(context: BaseContext, kind: type[Any], *shape: int) -> "Block":
        return Block(context.RawArray(_KINDS[kind], int(np.prod(shape))), kind, shape)

    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.kind).reshape(self.shape)


class Blocks(NamedTuple):
    """The memory of all rows."""

    observations: Block
    masks: Block
    finals: Block
    actions: Block
    rewards: Block
    ended: Block
    seats: Block

    @staticmethod
    def of(context: BaseContext, shape: Shape) -> "Blocks":
        tables, numbers, actions = shape
        return Blocks(
            observations=Block.of(context, np.float32, tables, numbers),
            masks=Block.of(context, np.int8, tables, actions),
            finals=Block.of(context, np.float32, tables, numbers),
            actions=Block.of(context, np.int32, tables),
            rewards=Block.of(context, np.float32, tables),
            ended=Block.of(context, np.int8, tables),
            seats=Block.of(context, np.int32, tables),
        )

    def rows(self) -> "Rows":
        return Rows(*[block.array() for block in self])


class Rows(NamedTuple):
    """The arrays in that memory. Workers write their own rows, the main process writes actions."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    # The last observation of a game, since its row shows the next one already.
    finals: NDArray[np.float32]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    seats: NDArray[np.int32]


def share_out(tables: int, workers: int) -> Sequence[range]:
    """The rows of each worker, as even as possible."""
    bounds = [tables * number // workers for number in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(bounds)]
