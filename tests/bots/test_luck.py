from collections import Counter

from miskatonic.bots.luck import Luck, imagine_world
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from tests.bots.toys import CELLAR


def test_a_deck_is_dealt_in_the_same_order_whatever_is_drawn_elsewhere() -> None:
    luck = Luck(7)
    disturbed = luck.clone()
    deck, other = list(range(20)), list(range(20))
    dealt = [luck.draw(deck) for _ in range(20)]
    redealt = []
    for count in range(20):
        disturbed.below(100 if count % 2 else 40)
        redealt.append(disturbed.draw(other))
    assert sorted(dealt) == list(range(20))
    assert redealt == dealt


def test_every_number_is_as_likely_as_the_others() -> None:
    luck = Luck(3)
    counted = Counter(luck.below(6) for _ in range(6_000))
    assert sorted(counted) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1_100 for count in counted.values())


def test_one_after_the_other_is_as_likely_in_every_order() -> None:
    """Two draws from a deck of three, in many worlds: six orders."""
    dice = Dice.seeded(1, "worlds")
    orders: Counter[tuple[int, int]] = Counter()
    for _ in range(6_000):
        luck, deck = Luck(dice.split().state), [0, 1, 2]
        orders[luck.draw(deck), luck.draw(deck)] += 1
    assert len(orders) == 6
    assert all(870 < count < 1_130 for count in orders.values())


def test_clones_of_a_world_share_their_luck_and_worlds_do_not() -> None:
    vantage = Vantage(CELLAR, CELLAR.new(2, {}, 4), 0)
    dice = Dice.seeded(1, "worlds")
    worlds = [imagine_world(vantage, dice) for _ in range(40)]
    first = [world.clone().dice.below(1000) for world in worlds]
    assert first == [world.clone().dice.below(1000) for world in worlds]
    assert len(set(first)) > 30
