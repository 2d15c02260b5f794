"""The table options of Cultistorm."""

import tomllib
from pathlib import Path
from typing import Final, get_args

from miskatonic.games.cultistorm.cards.presets import PresetName
from miskatonic.games.cultistorm.words import SEATS
from miskatonic.games.spec import Option

FOLDER: Final = Path(__file__).parent
AS_PRESET: Final = "preset"


def _ids(file: str, kind: str) -> tuple[str, ...]:
    """The ids of the game's own cards, which the option lists; those of other card files can be named too."""
    cards = tomllib.loads((FOLDER / "data" / file).read_text(encoding="utf-8"))
    return tuple(card["id"] for card in cards[kind])


DETECTIVES: Final = _ids("detectives.toml", "detective")
_CULTS: Final = (AS_PRESET, "none", "random", *_ids("cults.toml", "cult"))
_MONSTERS: Final = (AS_PRESET, "none", "random", *_ids("monsters.toml", "monster"))

# Those of the base game; expansions bring others (see `expansions/installed`).
OPTIONS: Final = (
    Option("difficulty", get_args(PresetName), "standard", "CUL-R52"),
    Option("detectives", ("random", *DETECTIVES), "random", "CUL-2.5", many=True, from_content=True),
    Option("start", ("random", *SEATS), "random", "CUL-2.15"),
    Option("floor", ("speaker", "open"), "speaker", "CUL-R35"),
    Option("narrative", ("off", "on"), "off", "CUL-15.1"),
    Option("special_cult", _CULTS, AS_PRESET, "CUL-13.1", many=True, from_content=True),
    Option("monsters", _MONSTERS, AS_PRESET, "CUL-14.2", many=True, from_content=True),
    Option("seal_trophies", (AS_PRESET, "matching", "any"), AS_PRESET, "CUL-R12"),
    Option("portal_grace", (AS_PRESET, "none", "summoned", "any_late"), AS_PRESET, "CUL-R26"),
    Option("last_elder", (AS_PRESET, "seal_first", "seal_later"), AS_PRESET, "CUL-12.7"),
    Option("ranged_reach", ("own", "any"), "own", "CUL-R1"),
    Option("seal_transfer", ("never", "by_card"), "never", "CUL-R2"),
    Option("support_insanity", ("helper", "both"), "helper", "CUL-R4"),
    Option("review_draw", ("refill", "one"), "refill", "CUL-R5"),
    Option("empty_handed", (AS_PRESET, "strict", "exempt"), AS_PRESET, "CUL-R22"),
    Option("open_hands", ("on", "off"), "on", "CUL-R44"),
)
