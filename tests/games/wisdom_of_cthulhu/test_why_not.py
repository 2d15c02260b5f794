"""Refusals say what the options say, at every action of random games."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.why_not import CHECKS
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.refusal import Refusal
from tests.games.wisdom_of_cthulhu.tables import ALPHABET, ANNA, BRUNO, OpenStudy, Study

WORDS = {
    word: text.partition(" ")[0]
    for word, text in enumerate(ALPHABET.texts)
    if text in ALPHABET.sayable and text.partition(" ")[0] in CHECKS
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [11, 12])
def test_the_checks_allow_exactly_what_is_offered(seats: int, seed: int) -> None:
    t = SPEC.new(seats, {}, seed)
    dice = Dice.seeded(seed, "test")
    number = 0
    while (asked := t.flow.decision) is not None:
        number += 1
        if asked.prompt == "action" and number % 3 == 0:
            allowed = {word for word, verb in WORDS.items() if CHECKS[verb](t, asked.seat, word) is None}
            offered = set(asked.options)
            texts = [ALPHABET.text(word) for word in allowed ^ offered]
            assert not texts, f"turn {t.turn}, decision {number}: {texts}"
        t.flow.submit(t, dice.pick(asked.options))


def refused(s: Study, word: str) -> Refusal | None:
    found = ALPHABET.find(word)
    assert found is not None
    return SPEC.why_not(s.t, ANNA, found)


@pytest.mark.rule("WOC-7.6")
def test_a_free_advance_is_refused_by_the_bond_that_cannot_be_paid(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "yule-rite", "necronomicon")
    s.ritual(ANNA, 1, "horror")
    s.gets(ANNA, "aklo")
    s.expects("free-advance", "advance yule-rite", "skip")
    assert refused(s, "advance necronomicon") == Refusal("WOC-7.6", "change-of-bond")


@pytest.mark.rule("WOC-6.4")
def test_a_sign_by_a_power_goes_where_the_power_says(study: OpenStudy) -> None:
    s = study(2)
    s.owns(BRUNO, "joseph-curwen", "asenath-waite")
    s.gets(ANNA, "hound-amulet")
    s.expects("block", "block joseph-curwen", "block asenath-waite")
    assert refused(s, "block arkham") == Refusal("WOC-6.4", "not-by-this-power")


@pytest.mark.rule("WOC-2.11")
def test_a_kept_card_is_used_as_an_action_and_at_no_other_time(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "silver-key")
    s.on_offer("shantak")
    s.evoked("cthulhu")
    s.acts(ANNA, "buy shantak")
    s.expects("buy-where")
    assert refused(s, "play silver-key") == Refusal("WOC-2.11", "only-as-action")


def test_the_game_refuses_others_and_says_when_it_is_over(study: OpenStudy) -> None:
    s = study(2)
    s.acts(ANNA)
    assert s.play.why_not("forsake obsession", seat=BRUNO) == "WOC-2.11"
    s.says("forsake obsession")
    refusal = SPEC.why_not(s.t, ANNA, 0)
    assert refusal is not None
    assert refusal.rule == "WOC-2.18"


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("flip fw-fw", "WOC-2.8"),
        ("obsess fw-fw", "WOC-2.17"),
        ("pay fw-fw", "WOC-3.2"),
        ("at arkham", "WOC-3.2"),
        ("play now", "WOC-4.7"),
        ("under wax-sculptures", "WOC-4.5"),
        ("advance silver-key", "WOC-7.5"),
        ("block arkham", "WOC-6.1"),
        ("choose arkham", "WOC-4.8"),
        ("choose seat-2", "WOC-4.8"),
        ("top 1", "WOC-5.1"),
        ("rank 1", "WOC-2.10"),
        ("home", "WOC-7.11"),
        ("visit carcosa", "WOC-1.4"),
        ("use carcosa", "WOC-1.4"),
        ("use cthulhu-1", "WOC-7.10"),
        ("forsake fw-as", "WOC-3.10"),
        ("feed beaming-gun", "WOC-R10"),
        ("call ghoul", "WOC-R30"),
        ("play silver-key", "WOC-4.7"),
    ],
)
def test_what_is_not_an_action_now(study: OpenStudy, word: str, rule: str) -> None:
    s = study()
    s.acts(ANNA)
    assert s.play.why_not(word) == rule


@pytest.mark.rule("WOC-3.4")
def test_after_madness_no_source_sells(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "keziah-mason")
    s.owns(BRUNO, "mr-noyes", "brown-jenkins")
    s.has(ANNA, ())
    s.acts(ANNA, "buy mr-noyes")
    s.acts(ANNA)
    assert s.play.why_not("buy brown-jenkins") == "WOC-3.4"
    assert s.play.why_not("buy fw-deck") == "WOC-3.4"


@pytest.mark.rule("WOC-3.9", "WOC-R85")
def test_an_invocation_wants_an_obsession(study: OpenStudy) -> None:
    s = study()
    s.turned(ANNA, 1, "stele-of-dagon")
    s.has(ANNA, obsessions=())
    s.acts(ANNA)
    assert s.play.why_not("use cthulhu-1") == "WOC-3.9"


@pytest.mark.rule("WOC-4.7", "WOC-R12", "WOC-4.4")
def test_a_kept_card_says_why_it_is_not_used(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key")
    s.blocks(BRUNO, "silver-key")
    s.owns(ANNA, "stele-of-dagon", new=True)
    s.owns(ANNA, "great-gem-of-nath", "star-stones-of-mnar")
    s.acts(ANNA)
    assert s.play.why_not("play silver-key") == "WOC-R12"
    assert s.play.why_not("play stele-of-dagon") == "WOC-4.4"
    assert s.play.why_not("play great-gem-of-nath") == "WOC-4.7"
    assert s.play.why_not("play star-stones-of-mnar") == "WOC-4.7"


@pytest.mark.rule("WOC-R10", "WOC-R12")
def test_a_blocked_gun_is_not_fed(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "beaming-gun")
    s.under("beaming-gun", "ghoul")
    s.blocks(BRUNO, "beaming-gun")
    s.acts(ANNA)
    assert s.play.why_not("feed beaming-gun") == "WOC-R12"


@pytest.mark.rule("WOC-7.11")
def test_what_is_evoked_is_not_blocked(study: OpenStudy) -> None:
    s = study()
    s.evoked("nyarlathotep")
    s.acts(ANNA, "sign")
    assert s.play.why_not("block nyarlathotep-1") == "WOC-7.11"
    assert s.play.why_not("block cthulhu-1") == "WOC-6.1"


@pytest.mark.rule("WOC-3.2", "WOC-4.5", "WOC-4.7")
def test_each_step_of_a_purchase_says_what_is_wrong_with_it(study: OpenStudy) -> None:
    s = study()
    s.has(ANNA, ["fw-fw", "fw-as", "as-as"])
    s.owns(ANNA, "wax-sculptures", "mi-go-brain-case")
    s.on_offer("mr-noyes")
    s.evoked("cthulhu")
    s.acts(ANNA, "buy mr-noyes")
    assert _key(s, "at dunwich") == "does-not-sell-there"
    s.says("at arkham")
    assert _key(s, "pay as-as") == "does-not-pay-for-it"
    s.says("pay fw-fw")
    assert _key(s, "under mi-go-brain-case") == "not-under-that"
    assert _key(s, "keep") == "not-to-be-kept"


@pytest.mark.rule("WOC-R69")
def test_kingsport_says_which_card_does_not_come_back(study: OpenStudy) -> None:
    s = study(4)
    s.acts(ANNA, "forsake as-as")
    s.acts(ANNA, "forsake dm-dm")
    s.acts(ANNA, "use kingsport")
    assert _key(s, "recover fw-fw") == "not-to-be-recovered"


@pytest.mark.rule("WOC-2.1", "WOC-2.8")
def test_before_the_order_is_settled_nobody_acts() -> None:
    t = SPEC.new(2, {"start": "seat-1"}, 1)
    for text, key in (("forsake fw-fw", "order-first"), ("obsess fw-fw", "only-at-end")):
        refusal = SPEC.why_not(t, ANNA, _word(text))
        assert refusal is not None
        assert refusal.key == key


def _word(text: str) -> int:
    word = ALPHABET.find(text)
    assert word is not None
    return word


def _key(s: Study, text: str) -> str:
    refusal = SPEC.why_not(s.t, ANNA, _word(text))
    assert refusal is not None
    return refusal.key
