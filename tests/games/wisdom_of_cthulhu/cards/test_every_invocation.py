"""What holds for every Invocation Power: bonds, Signs, and who may use it (WOC-7.10)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import USED
from tests.games.wisdom_of_cthulhu.cards.givens import OBJECTS
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, INVOCATIONS, OpenStudy, card

BOND = {
    "cthulhu": "madness",
    "yog-sothoth": "dimension",
    "nyarlathotep": "nightmare",
    "shub-niggurath": "horror",
}
MASTER = {
    "cthulhu": ("joseph-curwen", 4),
    "yog-sothoth": ("keziah-mason", 4),
    "nyarlathotep": ("alonzo-typer", 5),
    "shub-niggurath": ("george-rogers", 5),
}


class TestAll:
    @pytest.mark.parametrize("name", INVOCATIONS)
    @pytest.mark.rule("WOC-3.9", "WOC-7.10", "WOC-4.6", "WOC-4.8", "WOC-R41")
    def test_the_bond_pays_even_if_nothing_else_happens(self, study: OpenStudy, name: str) -> None:
        s = study(2)
        elder, _, number = name.rpartition("-")
        master, kp = MASTER[elder]
        s.owns(ANNA, master)
        s.turned(ANNA, int(number), OBJECTS[elder][0])
        # Face down since last turn it is no wisdom that Cthulhu could use.
        s.t.state[card(OBJECTS[elder][0])] |= USED
        s.empty_deck("en")
        s.acts(ANNA, f"use {name}")
        # Nyarlathotep's first power has paid the number of his master as well.
        assert s.kp(ANNA) == kp * (2 if name == "nyarlathotep-1" else 1)
        assert s.t.obsessions(ANNA) == 2
        assert s.where(ANNA) == "home"
        assert s.t.explored[ANNA] == 0

    @pytest.mark.parametrize("name", INVOCATIONS)
    @pytest.mark.rule("WOC-6.2", "WOC-7.10")
    def test_a_sign_bars_all_but_its_owner(self, study: OpenStudy, name: str) -> None:
        s = study()
        elder, _, number = name.rpartition("-")
        for seat in (ANNA, BRUNO):
            s.turned(seat, int(number), OBJECTS[elder][seat])
        s.blocks(BRUNO, name)
        s.acts(ANNA)
        assert s.play.why_not(f"use {name}") == "WOC-6.2"
        s.acts(BRUNO)
        assert s.offers(f"use {name}")

    @pytest.mark.parametrize("name", INVOCATIONS)
    @pytest.mark.rule("WOC-7.10")
    def test_the_token_must_be_far_enough_and_the_bond_turned(self, study: OpenStudy, name: str) -> None:
        s = study()
        elder, _, number = name.rpartition("-")
        s.ritual(ANNA, int(number) - 1, BOND[elder])
        s.acts(ANNA)
        assert s.play.why_not(f"use {name}") == "WOC-7.10"
        others = [bond for bond in BOND.values() if bond != BOND[elder]]
        s.ritual(BRUNO, 2, *others)
        s.acts(BRUNO)
        assert s.play.why_not(f"use {name}") == "WOC-7.10"
