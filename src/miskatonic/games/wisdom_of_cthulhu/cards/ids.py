"""The ids of a content folder: each names one thing, and there are words for so many."""

import re
from typing import Final

from miskatonic.content.files import Folder
from miskatonic.games.wisdom_of_cthulhu.words import (
    ALPHABET,
    CARDS,
    DECKS,
    ELDERS,
    PLACES,
    RESEARCH_CARDS,
    SEATS,
)
from miskatonic.kernel.words import Alphabet

# What words are made of beside ids: `choose seat-1`, `buy fw-deck`, `play now`.
_RESERVED: Final = frozenset({*SEATS, *DECKS, *RESEARCH_CARDS, "now"})
# What has a name and no words: nobody chooses an Influence.
_UNSPOKEN: Final = frozenset({"influence"})
_SHAPE: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ROOMS: Final = {"card": CARDS.room, "place": PLACES.room, "elder": ELDERS.room}
_PLURALS: Final = {"card": "cards, copies included", "place": "Places", "elder": "Great Old Ones"}


class Ids:
    """Those claimed so far, by kind and in order; what is wrong with them goes to the folder's faults."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._names: dict[str, list[str]] = {}
        self._owners: dict[str, str] = {}

    def claim(self, at: tuple[str, str], kind: str, *names: str) -> None:
        """A record needs these names: of its copies, or of its powers."""
        given = self._names.setdefault(kind, [])
        room = _ROOMS.get(kind)
        if room is not None and len(given) <= room < len(given) + len(names):
            self._folder.fault(*at, f"there is room for {room} {_PLURALS[kind]}")
        for name in names:
            self._claim(at, name)
            given.append(name)

    def _claim(self, at: tuple[str, str], name: str) -> None:
        owner = self._owners.setdefault(name, at[1])
        if not _SHAPE.fullmatch(name):
            self._folder.fault(*at, "an id is made of small letters, digits and dashes: 'deep-one'")
        elif name in _RESERVED:
            self._folder.fault(*at, f"'{name}' has a meaning in the game; choose another id")
        elif owner != at[1]:
            self._folder.fault(*at, f"'{name}' is a name of {owner}, too")
        elif any(name in names for names in self._names.values()):
            self._folder.fault(*at, "two cards have this id")

    def alphabet(self) -> Alphabet:
        """The words of the game, with these names."""
        return ALPHABET.spelled({kind: names for kind, names in self._names.items() if kind not in _UNSPOKEN})
