"""Forbidden Wisdom without a legal target: the printed KP are gained all the same (WOC-4.8)."""

import pytest

from tests.games.wisdom_of_cthulhu.cards.givens import is_used, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy

NO_RITUAL = [
    ("aklo", 1),
    ("hound-amulet", 1),
    ("mind-exchange", 2),
    ("bite-of-the-devils-fly", 1),
    ("petrifying-elixir", 3),
    ("spell-of-tyog", 2),
    ("regnum-congo", 1),
    ("bacchanalia-of-red-hook", 1),
    ("eltdown-shards", 2),
    ("chronicle-of-naths", 3),
    ("works-of-borellus", 2),
    ("great-sign-of-koth", 1),
    ("psalm-iii-in-the-liber-damnatus", 0),
]
RITUAL = [
    ("silver-key", 2),
    ("stele-of-dagon", 3),
    ("dreams-of-cthulhu", 0),
    ("dust-of-ibn-ghazi", 2),
    ("pnakotic-manuscripts", 2),
    ("the-black-stone", 2),
    ("third-aklo-ritual", 2),
]
# These only pay.
WITHOUT_AIM = ("stele-of-dagon", "dreams-of-cthulhu")


@pytest.mark.parametrize(("name", "kp"), NO_RITUAL)
@pytest.mark.rule("WOC-4.8", "WOC-4.3")
def test_an_immediate_card_resolves_as_far_as_it_can(study: OpenStudy, name: str, kp: int) -> None:
    s = study()
    s.elders()
    s.empty_deck("en")
    s.t.petrified = [True] * 3
    s.gets(ANNA, name)
    assert s.over
    assert s.kp(ANNA) == kp
    assert s.told("no-target") == [{"thing": name}]
    assert s.pile("fw") == [name]


@pytest.mark.parametrize(("name", "kp"), RITUAL)
@pytest.mark.rule("WOC-4.8", "WOC-4.7")
def test_an_immediate_ritual_object_too(study: OpenStudy, name: str, kp: int) -> None:
    s = study()
    s.gets(ANNA, name)
    s.expects("placing", "play now", "keep", seat=ANNA)
    s.says("play now")
    assert s.over
    assert s.kp(ANNA) == kp
    assert s.told("no-target") == ([] if name in WITHOUT_AIM else [{"thing": name}])
    assert s.pile("fw") == [name]


@pytest.mark.parametrize(("name", "kp"), RITUAL)
@pytest.mark.rule("WOC-4.7", "WOC-4.4")
def test_a_kept_ritual_object_is_used_later_without_cost(study: OpenStudy, name: str, kp: int) -> None:
    s = study()
    s.gets(ANNA, name, "keep")
    assert s.kp(ANNA) == 0
    s.acts(ANNA)
    assert not s.offers(f"play {name}")
    s.t.round += 1
    s.acts(ANNA, f"play {name}")
    assert s.over
    assert s.kp(ANNA) == kp
    assert s.pile("fw") == [name]
    assert s.t.obsessions(ANNA) == 3


@pytest.mark.parametrize(
    ("name", "kp"), [("essential-saltes", 2), ("yule-rite", 1), ("star-stones-of-mnar", 1)]
)
@pytest.mark.rule("WOC-4.8", "WOC-3.5")
def test_an_activation_card_too(study: OpenStudy, name: str, kp: int) -> None:
    s = study()
    # Under Cthulhu's Influence Places cannot be blocked; nothing else lies on the table.
    s.evoked("cthulhu", by=BRUNO)
    s.owns(ANNA, name)
    s.ritual(ANNA, 0)
    s.acts(ANNA, f"activate {name}")
    assert s.over
    assert s.kp(ANNA) == kp
    assert s.told("no-target") == [{"thing": name}]
    assert s.t.obsessions(ANNA) == 2


@pytest.mark.parametrize("how", ["used", "trapped", "down-to-end", "down-to-start"])
@pytest.mark.rule("WOC-R12", "WOC-3.5")
def test_an_activation_card_that_is_silent_cannot_be_activated(study: OpenStudy, how: str) -> None:
    s = study()
    s.owns(ANNA, "essential-saltes")
    silence(s, "essential-saltes", how)
    s.acts(ANNA)
    assert not s.offers("activate essential-saltes")
    assert s.play.why_not("activate essential-saltes") == ("WOC-3.5" if how == "used" else "WOC-R12")


@pytest.mark.rule("WOC-6.2", "WOC-3.5")
def test_an_activation_card_under_a_sign_cannot_be_activated_even_by_the_signs_owner(
    study: OpenStudy,
) -> None:
    s = study()
    s.owns(ANNA, "essential-saltes")
    s.blocks(CARLA, "essential-saltes")
    s.acts(ANNA)
    assert not s.offers("activate essential-saltes")
    s.acts(CARLA)
    assert not s.offers("activate essential-saltes")
    assert not is_used(s, "essential-saltes")
