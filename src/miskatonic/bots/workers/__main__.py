"""A worker process of a search: reads lessons and tasks from standard input and answers each of them.

It ends when its input does, so it does not outlive the process that started it by more than one task.
"""

import pickle
import sys
import traceback
from typing import TypeAlias

from miskatonic.bots.race import Race, Tried
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.workers.task import Lesson, Task
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.storage import Shared, thaw

# Games and rules by the number of the lesson.
Known: TypeAlias = dict[int, tuple[AnyGame, Shared]]


def run(task: Task, known: Known) -> list[Tried]:
    """Run the race. Time counts from the first line, if it has not begun yet."""
    spending = task.budget.spend(task.began)
    spec, rules = known[task.lesson]
    vantage = Vantage(spec, thaw(task.belief, rules), task.seat)
    return Race(vantage, task.words, task.knobs).run(spending, task.dice)


def answer(request: Lesson | Task, known: Known) -> list[Tried] | int | str:
    """What was found; the number of a lesson; or the traceback of a failure."""
    try:
        if isinstance(request, Task):
            return run(request, known)
        known[request.number] = pickle.loads(request.told)  # noqa: S301 - written by the same program
    except Exception:  # noqa: BLE001 - the process that asks must learn of any failure
        return traceback.format_exc()
    return request.number


def main() -> None:
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # What a game prints must not be taken for an answer.
    sys.stdout = sys.stderr
    known: Known = {}
    try:
        while True:
            pickle.dump(answer(pickle.load(requests), known), answers)  # noqa: S301 - as above
            answers.flush()
    except (EOFError, pickle.UnpicklingError, BrokenPipeError):
        # Whoever asked has ended, perhaps in the middle of a request.
        sys.exit()


if __name__ == "__main__":
    main()
