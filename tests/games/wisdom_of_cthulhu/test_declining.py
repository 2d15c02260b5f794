"""What can be declined: whatever takes something from its own user, and all that Places do (WOC-R80)."""

import pytest

from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, Study

pytestmark = pytest.mark.rule("WOC-R80")


@pytest.fixture
def s(study: OpenStudy) -> Study:
    """A table of four at which every Place and every card finds something."""
    s = study(4)
    s.owns(ANNA, "great-library-of-pnakotus", "wax-sculptures", "ghoul", "silver-key")
    s.owns(BRUNO, "mr-noyes")
    s.on_offer("shantak", "dhole", "seven-cryptical-books-of-hsan")
    s.discarded("aklo")
    s.t.spent[ANNA] = 1 << 1
    s.t.hand[ANNA] &= ~(1 << 1)
    return s


PLACES = (
    ("arkham", ["skip"]),
    ("nameless-city", ["skip"]),
    ("yha-nthlei", ["skip"]),
    ("plateau-of-leng", ["skip"]),
    ("kadath", ["skip"]),
    ("kingsport", ["skip"]),
    ("carcosa", ["skip"]),
    ("dunwich", ["skip", "skip"]),
)


@pytest.mark.parametrize(("place", "words"), PLACES)
def test_a_place_pays_and_does_nothing_more_to_who_declines(s: Study, place: str, words: list[str]) -> None:
    area, order, hand = s.area(ANNA), s.t.order[:], s.t.hand[ANNA]
    s.uses(ANNA, place, *words)
    assert s.over
    assert (s.area(ANNA), s.t.order, s.t.hand[ANNA]) == (area, order, hand)
    assert s.entities() == ["shantak", "dhole"]
    assert s.pile("fw") == ["aklo"]


def test_the_elder_city_leaves_a_used_card_to_who_declines(study: OpenStudy) -> None:
    s = study(4)
    s.owns(ANNA, "star-stones-of-mnar")
    s.activates(ANNA, "star-stones-of-mnar", "block arkham")
    s.uses(ANNA, "elder-city", "skip")
    s.acts(ANNA)
    assert s.play.why_not("activate star-stones-of-mnar") == "WOC-3.5"


@pytest.mark.parametrize("name", ["third-aklo-ritual", "works-of-borellus"])
def test_a_swap_that_is_declined_pays_all_the_same(s: Study, name: str) -> None:
    area = s.area(ANNA)
    s.gets(ANNA, name, "play now", "skip")
    assert s.over
    assert s.area(ANNA) == area
    assert s.kp(ANNA) == 2


def test_a_swap_can_be_declined_when_it_is_seen_what_would_come(s: Study) -> None:
    area = s.area(ANNA)
    s.gets(ANNA, "third-aklo-ritual", "play now", "choose great-library-of-pnakotus", "skip")
    assert s.over
    assert s.area(ANNA) == area
    assert s.area(BRUNO) == ["mr-noyes"]


@pytest.mark.parametrize(("name", "kp"), [("mind-exchange", 2), ("leng-spider", 0)])
def test_a_seeker_stays_where_it_is(s: Study, name: str, kp: int) -> None:
    s.stands(ANNA, "arkham")
    s.stands(BRUNO, "yuggoth")
    s.gets(ANNA, name, *(["play now"] if kp else []), "skip")
    assert (s.where(ANNA), s.where(BRUNO)) == ("arkham", "yuggoth")
    assert s.kp(ANNA) == kp


@pytest.mark.parametrize("name", ["bacchanalia-of-red-hook", "psalm-iii-in-the-liber-damnatus"])
def test_an_invocation_that_comes_with_another_power_need_not_be_used(s: Study, name: str) -> None:
    s.turned(ANNA, 1, "third-aklo-ritual")
    s.under("wax-sculptures", "regnum-congo")
    s.gets(ANNA, name, "skip")
    assert s.components("wax-sculptures") == ["regnum-congo"], "Yog-Sothoth has not emptied it"


def test_a_mi_go_stays_in_play(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "mi-go", "mi-go-brain-case")
    s.activates(ANNA, "mi-go", "skip")
    assert s.area(ANNA) == ["mi-go", "mi-go-brain-case"]
