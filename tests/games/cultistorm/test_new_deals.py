"""What is dealt anew before each word of a served match: face-down cards that nobody knows."""

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.circle import lay_terror
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.dice import Dice
from tests.games.cultistorm.tables import ONE, OpenStorm, Storm

HIDDEN = range(5)


def new_deals(game: Storm, times: int = 60) -> list[Table]:
    dice = Dice.seeded(1, "new deals")
    deals = []
    for _ in range(times):
        deals.append(game.t.clone())
        deals[-1].dice = dice.split()
        SPEC.redeal(deals[-1])
    return deals


def test_a_face_down_terror_card_is_any_card_of_its_number(storm: OpenStorm) -> None:
    game = storm()
    numbers = game.t.rules.numbers
    for slot in HIDDEN:
        number = numbers[game.t.terror[slot]]
        same = {card for card in range(len(numbers)) if numbers[card] == number}
        dealt = {deal.terror[slot] for deal in new_deals(game)}
        assert dealt <= same
        assert len(dealt) > 1 or len(same) == 1
    for deal in new_deals(game):
        assert SPEC.conserved(deal) == SPEC.conserved(game.t)


def test_a_terror_card_that_everybody_has_seen_stays(storm: OpenStorm) -> None:
    game = storm()
    card = game.t.terror[2]
    lay_terror(game.t, 2, card, known_by=1 << ONE)
    assert {deal.terror[2] for deal in new_deals(game)} == {card}


def test_a_card_that_went_unseen_to_the_bottom_may_be_any_card_again(storm: OpenStorm) -> None:
    game = storm()
    unseen, known = game.t.terror_deck.bag[:2]
    for card, known_by in ((unseen, 0), (known, 1 << ONE)):
        game.t.terror_deck.bag.remove(card)
        game.t.terror_deck.put_bottom(card, known_by)
    last = {tuple(deal.terror_deck.draw_bottom(deal.dice) for _ in range(2)) for deal in new_deals(game)}
    assert {bottom for bottom, _ in last} == {known}
    assert len({above for _, above in last}) > 1
