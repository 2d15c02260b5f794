"""The sparring partners: scripts with one idea each, played by name as bots."""

import pytest

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import Dice
from tests.games.wisdom_of_cthulhu.tables import ANNA, OpenStudy, Study


def said(s: Study, script: str) -> str:
    """What the script would say for whoever is asked."""
    asked = s.t.flow.decision
    assert asked is not None
    return s.t.rules.alphabet.text(SPEC.scripts[script](s.t, asked.seat))


@pytest.mark.parametrize("script", SPEC.scripts)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_every_script_has_a_legal_answer_to_every_question(script: str, seats: int) -> None:
    t: Table = SPEC.new(seats, {}, 3)
    dice = Dice.seeded(3, "players")
    while (asked := t.flow.decision) is not None:
        word = dice.pick(list(asked.options)) if asked.seat else SPEC.scripts[script](t, 0)
        assert word in asked.options
        t.flow.submit(t, word)


@pytest.mark.parametrize(
    ("script", "word"),
    [
        ("one-ply", "flip fw-fw+fw-as+fw-dm+as-as+as-dm"),
        ("madman", "flip fw-fw+fw-as+fw-dm+as-as+as-dm+dm-dm"),
        ("tourist", "flip fw-fw+fw-as+fw-dm+as-as+as-dm+dm-dm"),
    ],
)
def test_scripts_differ_in_what_they_keep(script: str, word: str) -> None:
    t: Table = SPEC.new(2, {}, 1)
    asked = t.flow.decision
    assert asked is not None
    assert t.rules.alphabet.text(SPEC.scripts[script](t, asked.seat)) == word


def test_a_master_buyer_wants_masters_of_one_bond(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "alonzo-typer")
    s.on_offer("george-rogers", "crawford-tillinghast", "stele-of-dagon")
    s.acts(ANNA)
    assert said(s, "master-buyer") == "buy crawford-tillinghast"
    assert said(s, "tourist").startswith("use ")


def test_the_engine_uses_the_first_invocation_of_yog_sothoth(study: OpenStudy) -> None:
    s = study(2)
    s.has(ANNA, [], ["fw-fw", "fw-as"])
    s.turned(ANNA, 1, "kitab-al-azif")
    s.owns(ANNA, "mines-of-the-mi-go", "wax-sculptures", "cool-air", "telepathic-transmitter")
    s.acts(ANNA)
    assert said(s, "yog-engine") == "use yog-sothoth-1"
