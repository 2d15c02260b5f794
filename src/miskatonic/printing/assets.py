"""Icons and fonts, which the build takes from the packages that the page uses."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

ASSETS: Final = Path(__file__).with_name("assets")


def have_assets() -> bool:
    """A checkout without the built page has none: then cards have no pictures, and the fonts are Typst's."""
    return (ASSETS / "icons.json").is_file()


def icon_of(game: str, card: str, colour: str) -> str:
    """The picture of a card as SVG; empty if there is none."""
    found = _icons()
    cards: dict[str, int] = found["games"].get(game, {})
    at = cards.get(card, cards.get(""))
    if at is None:
        return ""
    path = found["paths"][at]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<path fill="{colour}" d="{path}"/></svg>'
    )


@cache
def _icons() -> dict[str, Any]:
    if not have_assets():
        return {"paths": [], "games": {}}
    found: dict[str, Any] = json.loads((ASSETS / "icons.json").read_text(encoding="utf-8"))
    return found
