"""What a table plays with: options and content, worked out once and shared by all its clones."""

from typing import Any, Final, NamedTuple

from miskatonic.content.powers import Power
from miskatonic.games.spec import Option
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content, EntityCard, KnowledgeCard, MasterCard
from miskatonic.games.wisdom_of_cthulhu.moments import CALLED_ON
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATION,
    ALPHABET,
    BONDS,
    CONTINUOUS,
    DM,
    ELDERS,
    EN,
    FIRST_EVOCATION,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FULL_HAND,
    FW,
    GROUNDS,
    IMMEDIATE,
    NOTHING,
    SEATS,
    SEEDS,
    SHOWS,
    SLOTS,
    SLOTS_OF,
    THINGS,
    TYPES,
    WANTS,
)
from miskatonic.kernel.storage import digest

OPTIONS: Final = (
    Option("elders", ("random", *ELDERS), "random", "WOC-1.2", many=True),
    Option("start", ("random", *SEATS), "random", "WOC-2.8"),
)
NO_CALL, CALLS_TO_PLAY, CALLS_TO_USE = range(3)
# The seeds that each set of Research cards can buy, a bit each.
_CAN_BUY: Final = tuple(
    sum(
        1 << seed
        for seed in range(EN)
        if any(mask >> card & 1 and SHOWS[card] >> seed & 1 for card in range(6))
    )
    for mask in range(FULL_HAND + 1)
)


class Ritual(NamedTuple):
    """The ritual of a Ritual Object: counts by what is wanted, for Study, Transmutation, Sacrifice."""

    bond: int
    steps: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _counts(wanted: dict[Any, int]) -> tuple[int, ...]:
    return tuple(wanted.get(want, 0) for want in WANTS)


class Rules:
    """Immutable. Everything the engine looks up while a game runs, as ints and tuples by thing."""

    def __init__(self, content: Content, options: tuple[tuple[str, str], ...], seats: int) -> None:
        self.content = content
        self.alphabet = ALPHABET
        self.options = dict(options)
        self.digest = digest([content.digest, seats, [list(pair) for pair in options]])
        self.turns = content.setup.turns
        self.research_kp = content.setup.research_kp
        self.obsession_kp = content.setup.obsession_kp
        self.change_of_bond = content.setup.change_of_bond
        deal = {int(players): deal for players, deal in content.setup.deal.items()}[seats]
        self.deal = (deal.fw, deal.as_, deal.dm)
        self._lay_out_things()
        self._read_cards(content)
        self._read_places(content, seats)
        self._read_elders(content)

    def _lay_out_things(self) -> None:
        count = len(THINGS)
        self.names = list(THINGS)
        self.causes = [""] * count
        self.seed = [NOTHING] * count
        self.kinds = [0] * count
        self.type = [IMMEDIATE] * count
        self.bond = [NOTHING] * count
        # What the card pays when its power is used, and what it counts for others (WOC-R11, WOC-R15).
        self.pays = [0] * count
        self.worth = [0] * count
        self.power: list[tuple[Power, ...]] = [()] * count
        self.when: list[dict[int, tuple[Power, ...]]] = [{}] * count
        self.hears = [0] * count
        self.needs: list[tuple[int, ...]] = [()] * count
        self.is_open = [False] * count
        self.ritual: list[Ritual | None] = [None] * count
        self.lends = [NOTHING] * count
        self.offering = [NOTHING] * count
        self.calls = [NO_CALL] * count

    def _give_power(self, thing: int, kind: str, name: str, content: Content) -> None:
        spec = content.things[name]
        self.causes[thing] = f"{kind}/{name}"
        self.power[thing] = spec.power
        self.when[thing] = spec.when
        self.hears[thing] = sum(1 << moment for moment in (*spec.when, *spec.traits))

    def _read_cards(self, content: Content) -> None:
        self.deck: list[list[int]] = [[] for _ in SEEDS]
        for seed, card in content.cards:
            copies = card.copies if isinstance(card, EntityCard) else 1
            for slot in SLOTS_OF[card.id][:copies]:
                self.deck[seed].append(slot)
                self.names[slot] = card.id
                self._read_card(slot, seed, card, content)
        self.cards = tuple(slot for deck in self.deck for slot in deck)
        self.has_activation = tuple(
            self.type[slot] == ACTIVATION or (self.type[slot] == CONTINUOUS and bool(self.power[slot]))
            for slot in range(len(SLOTS))
        )
        self.takes_seeds = tuple(
            sum(1 << seed for seed, count in enumerate(needs[: EN + 1]) if count) for needs in self.needs
        )
        self.is_fed = tuple(bool(needs) and sum(needs[EN + 1 :]) > 0 for needs in self.needs)
        # Whether a card in a Learning Area can ever be fed, activated or played from there.
        self.acts = tuple(
            self.is_fed[slot] or self.has_activation[slot] or self.type[slot] == IMMEDIATE
            for slot in range(len(SLOTS))
        )
        self.seed_bit = tuple(1 << seed if seed != NOTHING else 0 for seed in self.seed)
        self.is_wise = tuple(self.seed[thing] == FW for thing in range(len(THINGS)))

    def _read_card(self, slot: int, seed: int, card: KnowledgeCard, content: Content) -> None:
        self._give_power(slot, SEEDS[seed], card.id, content)
        self.seed[slot] = seed
        self.kinds[slot] = 1 << seed | sum(1 << SEEDS.index(other) for other in card.counts_as)
        self.type[slot] = TYPES.index(card.type)
        printed = 0 if card.kp is None else card.kp
        self.pays[slot] = 0 if seed == DM else printed
        self.worth[slot] = 0 if seed == EN else content.setup.variable_kp if card.kp is None else card.kp
        if isinstance(card, MasterCard | EntityCard):
            self.bond[slot] = BONDS.index(card.bond)
        if card.components:
            self.needs[slot] = _counts(dict(card.components))[: WANTS.index("research") + 1]
        self.is_open[slot] = card.open
        if card.ritual is not None:
            ritual = card.ritual
            steps = (ritual.study, ritual.transmutation, ritual.sacrifice)
            first, second, third = (_counts(dict(step)) for step in steps)
            self.ritual[slot] = Ritual(BONDS.index(ritual.bond), (first, second, third))
        self.lends[slot] = NOTHING if card.lends is None else SEEDS.index(card.lends)
        self.calls[slot] = (
            NO_CALL if card.calls is None else CALLS_TO_PLAY if card.calls == "play" else CALLS_TO_USE
        )
        if card.calls is not None or card.lends is not None:
            self.hears[slot] |= 1 << CALLED_ON
        self.offering[slot] = NOTHING if card.offering is None else SEEDS.index(card.offering)

    def _read_places(self, content: Content, seats: int) -> None:
        self.places = tuple(at for at, tile in enumerate(content.places) if tile.players <= seats)
        self.all_places = sum(1 << at for at in self.places)
        self.ground = tuple(GROUNDS.index(tile.ground) for tile in content.places)
        self.place_bond = tuple(BONDS.index(tile.bond) for tile in content.places)
        self.place_cost = tuple(tile.cost for tile in content.places)
        self.free_places = sum(1 << at for at in self.places if not self.place_cost[at])
        self.sells = tuple(
            sum(1 << at for at in self.places if name in content.places[at].sells) for name in SEEDS
        )
        self.can_buy = _CAN_BUY
        # The seeds that each set of Places sells, worked out when first asked for.
        self._sold: dict[int, int] = {}
        for at, tile in enumerate(content.places):
            self._give_power(FIRST_PLACE + at, "place", tile.id, content)
            self.bond[FIRST_PLACE + at] = self.place_bond[at]

    def sold(self, places: int) -> int:
        """The seeds that a set of Places sells, a bit each."""
        sold = self._sold.get(places)
        if sold is None:
            sold = sum(1 << seed for seed, at in enumerate(self.sells) if at & places)
            self._sold[places] = sold
        return sold

    def _read_elders(self, content: Content) -> None:
        self.elder_bond = tuple(BONDS.index(elder.bond) for elder in content.elders)
        for thing in range(FIRST_INVOCATION, len(THINGS)):
            kind = "invocation" if thing < FIRST_EVOCATION else THINGS[thing].rpartition("-")[2]
            self._give_power(thing, kind, THINGS[thing], content)
            self.bond[thing] = self.elder_bond[elder_of(thing)]


def elder_of(thing: int) -> int:
    """The Great Old One whose power this is."""
    if thing < FIRST_EVOCATION:
        return (thing - FIRST_INVOCATION) // 2
    return (thing - FIRST_EVOCATION) % len(ELDERS)


_KNOWN: dict[tuple[str, tuple[tuple[str, str], ...], int], Rules] = {}


def rules_for(content: Content, options: tuple[tuple[str, str], ...], seats: int) -> Rules:
    """Tables with the same content and options share one Rules."""
    key = (content.digest, options, seats)
    if key not in _KNOWN:
        _KNOWN[key] = Rules(content, options, seats)
    return _KNOWN[key]
