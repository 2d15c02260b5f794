"""The words of a region: those of its detectives, and those that come from outside."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, ITEMS, SLOTS, SYMBOLS, expansion_words
from miskatonic.kernel.words import Word

KEY: Final = "region"
MOST_TABLES: Final = 6
TABLES: Final = tuple(f"table-{number}" for number in range(1, MOST_TABLES + 1))

WAVES: Final = ALPHABET.kind("wave", room=3)
RELIEFS: Final = ALPHABET.kind("relief", room=5)

# What detectives say.
DEPOSIT: Final = expansion_words("deposit", SYMBOLS)
WITNESS: Final = expansion_words("witness", TABLES)
STOP: Final = expansion_words("stop", WAVES)
CLOSE: Final = expansion_words("close-wound", SYMBOLS)
AID: Final = expansion_words("aid", RELIEFS)
AT_TABLE: Final = expansion_words("at-table", TABLES)
COURIER: Final = expansion_words("courier", TABLES)
SEND: Final = expansion_words("send-trophy", SYMBOLS)
SEND_ITEM: Final = expansion_words("send-item", ITEMS)

# What comes from outside: the answer to an announcement, and what a table is to do at the barrier.
GRANTED: Final = expansion_words("witness-granted")
TAKEN: Final = expansion_words("witness-taken")
CANCEL_NOW: Final = expansion_words("cancel-now")
HELP_NOW: Final = expansion_words("help-now")
NEXT_TURN: Final = expansion_words("next-turn")

# Numbers that tables tell of themselves: room below the cultist limit, and the most tokens of a detective.
MOST_TOLD: Final = 12
_NUMBERS: Final = tuple(f"count-{number}" for number in range(MOST_TOLD + 1))
_WAVE_NUMBERS: Final = tuple(f"wave-{number}" for number in range(1, WAVES.room + 1))
_RELIEF_NUMBERS: Final = tuple(f"relief-{number}" for number in range(1, RELIEFS.room + 1))


class News:
    """Words about a table and one thing of several: `heard-seal table-2+star`."""

    def __init__(self, verb: str, things: Sequence[str]) -> None:
        self.verb = verb
        self.count = len(things)
        self.words = expansion_words(verb, [f"{table}+{thing}" for table in TABLES for thing in things])

    def of(self, table: int, thing: int) -> Word:
        return self.words[table * self.count + thing]

    def about(self, number: int) -> tuple[int, int]:
        """The table and the thing of the word with this number."""
        return divmod(number, self.count)


# News of other tables. The table is the one that acted, but for `STOPPED`, `TROPHY` and `RELIEF`: there it is
# the one that is spared or helped.
SEALED: Final = News("heard-seal", SYMBOLS)
DEPOSITED: Final = News("heard-deposit", SYMBOLS)
RETURNED: Final = News("heard-return", SYMBOLS)
WAVE: Final = News("heard-wave", _WAVE_NUMBERS)
STOPPED: Final = News("heard-stop", _WAVE_NUMBERS)
CLOSED: Final = News("heard-closing", SYMBOLS)
TROPHY: Final = News("heard-trophy", SYMBOLS)
RELIEF: Final = News("heard-relief", _RELIEF_NUMBERS)
ROOM: Final = News("heard-room", _NUMBERS)
TOKENS: Final = News("heard-tokens", _NUMBERS)
TERROR: Final = News("heard-terror", SLOTS)
FALLEN: Final = expansion_words("heard-fall", TABLES)
# An item travels in two words: which, and to whom.
PARCEL: Final = expansion_words("heard-parcel", ITEMS)
ADDRESS: Final = expansion_words("heard-address", TABLES)

NEWS: Final = (*(SEALED, DEPOSITED, RETURNED, WAVE, STOPPED, CLOSED, TROPHY, RELIEF, ROOM, TOKENS, TERROR),)
OF_DETECTIVES: Final = (DEPOSIT, WITNESS, STOP, CLOSE, AID, AT_TABLE, COURIER, SEND, SEND_ITEM)
FROM_OUTSIDE: Final = (
    *(GRANTED, TAKEN, CANCEL_NOW, HELP_NOW, NEXT_TURN),
    *(news.words for news in NEWS),
    *(FALLEN, PARCEL, ADDRESS),
)
WORDS: Final = (*OF_DETECTIVES, *FROM_OUTSIDE)
