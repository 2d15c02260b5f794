"""Games that begin in the thick of it: most cards in play, anywhere, with components, bonds and Influences.

Random games from the start seldom come to where many powers meet. These begin there, play on at random, and
whatever happens, nothing may be lost, doubled or left hanging.
"""

from collections.abc import Sequence
from typing import Final

import pytest

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import detach
from miskatonic.games.wisdom_of_cthulhu.census import conserved
from miskatonic.games.wisdom_of_cthulhu.combinations.components import seed_for
from miskatonic.games.wisdom_of_cthulhu.rules import CALLS_TO_PLAY
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, UNDER, Component, Table, listened_to
from miskatonic.games.wisdom_of_cthulhu.turn import Turn
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, NOTHING, RESEARCH_CARDS, SEEDS
from miskatonic.kernel.dice import Dice
from miskatonic.testing.scenario import Scenario
from tests.games.wisdom_of_cthulhu.tables import COPIES, ELDERS, SLOTS, Study

CARDS: Final = {f"{seed} cards": count for seed, count in zip(SEEDS, COPIES, strict=True)}
MOST_OF_THE_UNIVERSITY: Final = 9
STEPS: Final = 250


def _shuffled(dice: Dice, things: Sequence[str]) -> list[str]:
    rest = list(things)
    return [dice.draw(rest) for _ in things]


def _arrange(s: Study, dice: Dice) -> None:
    """Somewhere in the middle of a game."""
    t = s.t
    for name in _shuffled(dice, SLOTS)[: 25 + dice.below(50)]:
        where = dice.below(10)
        if where < 6:
            s.owns(dice.below(t.seats), name)
        elif where < 8:
            s.on_offer(name)
        else:
            s.discarded(name)
    _give_components(t, dice)
    for seat in range(t.seats):
        cards = _shuffled(dice, RESEARCH_CARDS)
        one, two = sorted((dice.below(7), dice.below(7)))
        s.has(seat, cards[:one], cards[one:two], cards[two:], kp=dice.below(30))
        s.ritual(seat, dice.below(4), *_shuffled(dice, BONDS)[: 1 + dice.below(4)])
    if dice.below(2):
        s.evoked(dice.pick(ELDERS), by=dice.below(t.seats))
    t.turn, t.round = 2 + dice.below(4), 20


def _give_components(t: Table, dice: Dice) -> None:
    """Some cards lie under combinations of their owner, each of which still lacks one."""
    for host in list(t.components):
        for card in t.areas[t.owner[host]][:]:
            if card == host or card in t.components or dice.below(4):
                continue
            seed = seed_for(t, host, card)
            if seed != NOTHING and sum(t.rules.needs[host]) - len(t.components[host]) > 1:
                detach(t, card)
                t.zone[card], t.owner[card] = UNDER, t.owner[host]
                t.components[host] += (Component(seed, card),)


def _faults(t: Table) -> list[str]:
    """What is wrong with a table; nothing, if the rules are kept."""
    counts = conserved(t)
    found = [f"{name}: {count}" for name, count in counts.items() if count != CARDS.get(name, 0)]
    for host, parts in t.components.items():
        if t.zone[host] != IN_AREA:
            found.append(f"{SLOTS[host]} is not in play and has components")
        found += [
            f"{SLOTS[card]} lies under a combination of another"
            for card in t.cards_under(host)
            if t.owner[card] != t.owner[host]
        ]
        wanted = list(t.rules.needs[host])
        for part in parts:
            wanted[part.fills] -= 1
        if min(wanted) < 0:
            found.append(f"{SLOTS[host]} has more than it needs")
        if t.rules.calls[host] == CALLS_TO_PLAY and t.paid.get(host) and not parts:
            found.append(f"{SLOTS[host]} stands empty")
    if len(t.blocked_by) != len(t.signs):
        found.append("something is blocked without a Sign")
    if t.hears != [listened_to(t, seat) for seat in range(t.seats)]:
        found.append("a seat listens to other moments than its cards do")
    if min(t.kp) < 0 or max(t.paid.values(), default=0) > MOST_OF_THE_UNIVERSITY:
        found.append("too few or too many points")
    asked = t.flow.decision
    if asked is not None and asked.prompt == "action" and (t.in_use or t.limbo):
        found.append("a power or a card of the last action hangs")
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_lost_doubled_or_left_hanging(seats: int, seed: int) -> None:
    s = Study(Scenario, seats, {})
    dice = Dice.seeded(seed, f"arranged for {seats}")
    _arrange(s, dice)
    assert not _faults(s.t)
    s.goes_on(Turn().researches)
    said = []
    for _ in range(STEPS):
        t = s.t
        asked = t.flow.decision
        if asked is None:
            break
        word = dice.pick(asked.options)
        said.append(f"{asked.seat}: {asked.prompt}, {t.rules.alphabet.text(word)}")
        t.flow.submit(t, word)
        assert not _faults(t), said[-10:]
    assert said
