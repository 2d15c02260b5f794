"""The card files say what the tables of the rulebook say: type, number, bond, list, ritual, copies."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content, EntityCard, KnowledgeCard, MasterCard
from miskatonic.games.wisdom_of_cthulhu.setup import FOLDER, house_content

_ROOT: Final = Path(__file__).parents[4]
_TYPES: Final = {"I": "immediate", "A": "activation", "C": "continuous"}
_WANTS: Final = {
    "FW-Imm": "fw-immediate",
    "Obs": "obsession",
    "Res": "research",
    "Place": "place",
    "ES": "sign",
}
_STEPS: Final = {"S": "study", "T": "transmutation", "X": "sacrifice"}


def _rows() -> Iterator[dict[str, str]]:
    """The rows of the card tables in the rulebook, by the heads of their columns."""
    heads: list[str] = []
    for line in (_ROOT / "docs/rules/wisdom-of-cthulhu.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = cells
        elif heads[0] == "card" and not cells[0].startswith("---"):
            yield dict(zip(heads, cells, strict=True))


def _counts(listed: str) -> dict[str, int]:
    """`2FW-Imm 1Place` as a card file has it."""
    return {
        _WANTS.get(want, want.lower()): int(count) for count, want in re.findall(r"(\d)([A-Z][\w-]*)", listed)
    }


def _ritual(cell: str) -> dict[str, Any] | None:
    if not cell:
        return None
    bond, _, steps = cell.partition(" ")
    wanted = {_STEPS[step.strip()[0]]: _counts(step.strip()[1:]) for step in steps.split(";")}
    return {"bond": bond.lower(), **wanted}


def _names() -> dict[str, str]:
    text = (FOLDER / "text/en/names.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^name-([\w-]+) = (.+)$", text, re.MULTILINE))


_CONTENT: Final[Content] = house_content()
_ROWS: Final = list(_rows())
_PAIRS: Final = list(zip(_ROWS, (printed.card for printed in _CONTENT.cards), strict=True))


@pytest.mark.parametrize(("row", "card"), _PAIRS, ids=[card.id for _, card in _PAIRS])
@pytest.mark.rule("WOC-4.1", "WOC-4.2", "WOC-4.3")
def test_a_card_is_as_the_rulebook_prints_it(row: dict[str, str], card: KnowledgeCard) -> None:
    assert _names()[card.id] == row["card"]
    assert card.type == _TYPES[row["type"]]
    if not isinstance(card, EntityCard):
        assert card.kp == (None if row["KP"] == "v" else int(row["KP"]))
    if isinstance(card, MasterCard | EntityCard):
        assert card.bond == row["bond"].lower()
    if "components" in row:
        assert dict(card.components) == _counts(row["components"])
    ritual = None if card.ritual is None else card.ritual.model_dump()
    assert ritual == _ritual(row.get("ritual", ""))


@pytest.mark.rule("WOC-R4")
def test_of_each_entity_there_are_as_many_as_printed() -> None:
    copies = [printed.card.copies for printed in _CONTENT.cards if isinstance(printed.card, EntityCard)]
    assert copies == [int(row["copies"]) for row in _ROWS if "copies" in row]


@pytest.mark.rule("WOC-1.6")
def test_the_files_hold_as_many_as_they_say() -> None:
    assert _CONTENT.remarks == ()
