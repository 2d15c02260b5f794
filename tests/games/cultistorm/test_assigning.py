"""Who covers what: the matching that the fight shows (CUL-8.11, CUL-R18)."""

from miskatonic.games.cultistorm.fighting.matching import ONCE, UNIT, Source, any_of, assign, pack
from miskatonic.games.cultistorm.words import EYE, PLANET, SHIELD, STAR, WILD


def test_every_required_symbol_is_covered_by_the_cheapest_source() -> None:
    sources = [
        Source((1,), 6, ONCE[STAR]),
        Source((2,), 1, ONCE[STAR]),
        Source((3,), 2, ONCE[WILD]),
        Source((4,), 6, ONCE[EYE]),
    ]
    left, cost, covered = assign(pack([STAR, SHIELD]), sources)
    assert left == 0
    assert cost == 3
    assert covered == [0, UNIT[STAR], UNIT[SHIELD], 0]


def test_what_nothing_covers_is_left_and_the_rest_is_matched() -> None:
    left, _, covered = assign(pack([STAR, PLANET, PLANET]), [Source((1,), 6, ONCE[PLANET])])
    assert left == pack([STAR, PLANET])
    assert covered == [UNIT[PLANET]]


def test_one_source_may_cover_two_symbols() -> None:
    left, _, covered = assign(pack([STAR, EYE]), [Source((1,), 1, any_of(2))])
    assert left == 0
    assert covered == [pack([STAR, EYE])]
