"""What a table plays with, as numbers: everything that the engine looks up while a game runs.

A Rules is made by cards/numbering.py, shared by all clones of a table, and never changed.
"""

from typing import Any, NamedTuple

from miskatonic.content.powers import Power
from miskatonic.games.wisdom_of_cthulhu.words import (
    ALL_THINGS,
    EN,
    FIRST_ELDER,
    FIRST_INVOCATION,
    FULL_HAND,
    IMMEDIATE,
    NOTHING,
    SEEDS,
    SHOWS,
)
from miskatonic.kernel.words import Alphabet

NO_CALL, CALLS_TO_PLAY, CALLS_TO_USE = range(3)


class Ritual(NamedTuple):
    """The ritual of a Ritual Object: counts by what is wanted, for Study, Transmutation, Sacrifice."""

    bond: int
    steps: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class Rules:
    """Lists are indexed by thing unless they say otherwise; what card files leave open has no power."""

    def __init__(self, digest: str, content: Any, alphabet: Alphabet) -> None:  # noqa: ANN401 - not looked into
        self.digest = digest
        self.content = content
        self.alphabet = alphabet
        self.turns = 0
        self.research_kp = 0
        self.obsession_kp = 0
        self.change_of_bond = 0
        # Options: each Invocation once a turn (WOC-7.13), a bond once for each Place and round (WOC-4.10).
        self.invokes_once = False
        self.bond_pays_once = False
        # How many Knowledge cards come on offer, by seed.
        self.deal: tuple[int, ...] = ()

        # The id of each thing, its name in words (`ghoul-2` for the second copy), and as the cause of events.
        self.names = [""] * ALL_THINGS
        self.labels = [""] * ALL_THINGS
        self.causes = [""] * ALL_THINGS
        self.seed = [NOTHING] * ALL_THINGS
        # The seeds that a card counts as, a bit each.
        self.kinds = [0] * ALL_THINGS
        self.type = [IMMEDIATE] * ALL_THINGS
        self.bond = [NOTHING] * ALL_THINGS
        # What the card pays when its power is used, and what it counts for others (WOC-R11, WOC-R15).
        self.pays = [0] * ALL_THINGS
        self.worth = [0] * ALL_THINGS
        # The line of the final score to which it pays.
        self.source = [0] * ALL_THINGS
        self.power: list[tuple[Power, ...]] = [()] * ALL_THINGS
        self.when: list[dict[int, tuple[Power, ...]]] = [{}] * ALL_THINGS
        self.hears = [0] * ALL_THINGS
        self.needs: list[tuple[int, ...]] = [()] * ALL_THINGS
        self.is_open = [False] * ALL_THINGS
        self.ritual: list[Ritual | None] = [None] * ALL_THINGS
        self.lends = [NOTHING] * ALL_THINGS
        self.offering = [NOTHING] * ALL_THINGS
        self.calls = [NO_CALL] * ALL_THINGS
        # Worked out from these: can be activated, takes such components, is fed, has such a seed.
        self.has_activation: tuple[bool, ...] = ()
        self.takes_seeds: tuple[int, ...] = ()
        self.is_fed: tuple[bool, ...] = ()
        self.seed_bit: tuple[int, ...] = ()

        # The cards, numbered from 0, and by seed.
        self.card_count = 0
        self.deck: tuple[tuple[int, ...], ...] = ()

        # By Place, whether or not it is in play at so many seats.
        self.place_names: tuple[str, ...] = ()
        self.ground: tuple[int, ...] = ()
        self.place_bond: tuple[int, ...] = ()
        self.place_cost: tuple[int, ...] = ()
        self.place_sells: tuple[tuple[str, ...], ...] = ()
        # Those in play: one by one, as a set, and those among them that cost nothing.
        self.places: tuple[int, ...] = ()
        self.all_places = 0
        self.free_places = 0
        # By seed: the Places in play that sell it, as a set.
        self.sells = (0,) * len(SEEDS)
        self._sold: dict[int, int] = {}
        # The Knowledge seeds that each set of Research cards can buy, a bit each.
        self.can_buy = tuple(
            sum(1 << seed for seed in range(EN) if _shows(hand, seed)) for hand in range(FULL_HAND + 1)
        )

        # By Great Old One.
        self.elder_names: tuple[str, ...] = ()
        self.elder_bond: tuple[int, ...] = ()

    @property
    def invocations(self) -> range:
        """The Invocation Powers that there are, as things."""
        return range(FIRST_INVOCATION, FIRST_INVOCATION + 2 * len(self.elder_names))

    def location(self, at: int) -> str:
        """The Place or the Great Old One at which a Seeker stands."""
        return self.place_names[at] if at < FIRST_ELDER else self.elder_names[at - FIRST_ELDER]

    def sold(self, places: int) -> int:
        """The seeds that a set of Places sells, a bit each; worked out when first asked for."""
        sold = self._sold.get(places)
        if sold is None:
            sold = sum(1 << seed for seed, at in enumerate(self.sells) if at & places)
            self._sold[places] = sold
        return sold


def _shows(hand: int, seed: int) -> bool:
    return any(hand >> card & 1 and shows >> seed & 1 for card, shows in enumerate(SHOWS))
