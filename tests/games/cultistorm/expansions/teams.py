"""Experienced teams that play with a module."""

from collections import Counter

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.habit import habit
from miskatonic.kernel.dice import Dice


def played(module: str, games: int, **options: str) -> Counter[str]:
    """How often each kind of event, and each cause, was told in so many games of four."""
    told: Counter[str] = Counter()
    for seed in range(games):
        chosen = SPEC.settle({"modules": module, "difficulty": "novice", **options})
        table = SPEC.new(4, chosen, seed, chronicle=True)
        dice = Dice.seeded(seed, "team")
        while table.flow.decision is not None:
            seat = dice.pick(table.flow.decision.seats)
            table.flow.submit(table, habit(table, seat), seat)
        for event in table.chronicle.events if table.chronicle else ():
            told[event.kind] += 1
            told[event.args.get("cause", "")] += 1
    return told
