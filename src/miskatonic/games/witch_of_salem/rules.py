"""What a table plays with: options and content, worked out once and shared by all its clones."""

from itertools import combinations_with_replacement
from typing import Any, Final, get_args

from miskatonic.games.spec import BadOptionError, Option, settle, starting_seat
from miskatonic.games.witch_of_salem.cards.shape import Content, PresetName, Recipe, SeatCount
from miskatonic.games.witch_of_salem.words import ALPHABET, FIRST_ARTIFACT, ITEMS, MINOR, SEATS
from miskatonic.kernel.storage import digest

SCHOLARS: Final = ("baxter", "furlong", "sterns", "foster")
BAXTER, FURLONG, STERNS, FOSTER = range(4)

# Abilities of the Great Old Ones, a bit each.
TWO_ROLLS, THIN_STOCK, NO_WITCH, DOUBLE_LOSSES, CREEPING, NO_GOOD_OMENS = (1 << n for n in range(6))
_ABILITIES: Final = {
    "two-rolls": TWO_ROLLS,
    "thin-stock": THIN_STOCK,
    "no-witch": NO_WITCH,
    "double-losses": DOUBLE_LOSSES,
    "creeping": CREEPING,
    "no-good-omens": NO_GOOD_OMENS,
}

SEAT_COUNTS: Final[dict[int, SeatCount]] = {2: "2", 3: "3", 4: "4"}

SANITY_FACE: Final = -1
NECRON_FACE: Final = -2


def _switch(key: str, rule: str, default: str = "off") -> Option:
    return Option(key, ("off", "on"), default, rule)


OPTIONS: Final = (
    Option("preset", get_args(PresetName), "scholar", "WOS-21.3"),
    _switch("openGlasses", "WOS-18.5"),
    _switch("talents", "WOS-21.1"),
    _switch("exploration", "WOS-21.2"),
    _switch("solo", "WOS-18.6"),
    Option("scholars", SCHOLARS, ",".join(SCHOLARS), "WOS-21.3", many=True),
    Option("start", ("random", *SEATS), "random", "WOS-2.2"),
    Option("placeFrom", ("next", "own"), "next", "WOS-R4"),
    _switch("rateByLiving", "WOS-R5"),
    _switch("refuseTribute", "WOS-R7"),
    _switch("mayStay", "WOS-R14", "on"),
    _switch("fatalPayments", "WOS-R15"),
    Option("rollFirst", ("shadow", "always", "never"), "shadow", "WOS-R16"),
    _switch("shadowAbility", "WOS-R26", "on"),
    _switch("banDiscards", "WOS-R29"),
    Option("wallCheck", ("now", "end"), "now", "WOS-R32"),
)


class Rules:
    """Immutable. Everything the engine looks up while a game runs, as ints and tuples."""

    def __init__(self, content: Content, options: dict[str, str], seats: int) -> None:
        self.content = content
        self.alphabet = ALPHABET
        self.options = options
        self._seat_people(seats)
        self.digest = digest([content.digest, seats, [list(pair) for pair in self.options.items()]])
        self._read_switches()
        self._read_numbers(content, seats)
        self._read_cards(content)
        spaces = content.presets.common.minor_spaces
        self.spaces = tuple(spaces + (self.talents and scholar == BAXTER) for scholar in self.scholars)

    def _seat_people(self, seats: int) -> None:
        """Which scholar sits where, and who starts (None: drawn by lot)."""
        names = self.options["scholars"].split(",")
        if len(names) < seats:
            raise BadOptionError(f"option 'scholars' names {len(names)} scholars for {seats} seats")
        self.options["scholars"] = ",".join(names[:seats])
        self.scholars = tuple(SCHOLARS.index(name) for name in names[:seats])
        self.starting = starting_seat(self.options["start"], seats)

    def _read_switches(self) -> None:
        on = {key: value == "on" for key, value in self.options.items()}
        self.talents = on["talents"]
        self.exploration = on["exploration"]
        self.solo = on["solo"]
        self.peeks_are_shared = on["openGlasses"] or on["solo"]
        self.rate_by_living = on["rateByLiving"]
        self.refuse_tribute = on["refuseTribute"]
        self.may_stay = on["mayStay"]
        self.fatal_payments = on["fatalPayments"]
        self.shadow_keeps_ability = on["shadowAbility"]
        self.ban_discards = on["banDiscards"]
        self.place_own_first = self.options["placeFrom"] == "own"
        self.roll_always_first = self.options["rollFirst"] == "always"
        self.roll_shadow_first = self.options["rollFirst"] != "never"
        self.walls_show_at_once = self.options["wallCheck"] == "now"

    def _read_numbers(self, content: Content, seats: int) -> None:
        common = content.presets.common
        preset = next(
            value for name, value in content.presets.preset.items() if name == self.options["preset"]
        )
        count: SeatCount = SEAT_COUNTS[seats]
        self.rift = preset.track[count]
        self.demon = preset.demon[count]
        self.portraits = tuple(range(preset.portraits_every, self.rift, preset.portraits_every))
        self.start_sanity = preset.sanity
        self.start_items = preset.items
        self.max_sanity = common.max_sanity
        self.event_deck = common.event_deck
        self.rates = {int(key): tuple(rate) for key, rate in common.creature_rate.items()}
        self.rate = self.rates[seats]
        self.tiles = (common.portals, common.walls)
        faces = {"sanity": SANITY_FACE, "necron": NECRON_FACE}
        self.die = tuple(faces[face] if face in faces else MINOR.index(face) for face in preset.die)

    def _read_cards(self, content: Content) -> None:
        counts: dict[Any, int] = {**content.items.minor, **content.items.artifact}
        self.items = tuple(number for number, name in enumerate(ITEMS) for _ in range(counts[name]))
        self.artifact_at = tuple(
            ITEMS.index(card.artifact) if card.artifact else -1 for card in content.locations
        )
        self.costs = tuple(tuple(card.slots) for card in content.locations)
        self.creatures = tuple(card.id for card in content.creatures)
        self.creature_causes = tuple(f"creature/{name}" for name in self.creatures)
        self.necron_card = len(self.creatures)
        self.craven_card = len(self.creatures) + 1
        self.creature_deck = (
            *(number for number, card in enumerate(content.creatures) for _ in range(card.copies)),
            self.necron_card,
            self.craven_card,
        )
        self.creature_powers = content.creature_powers
        self.creature_holders = tuple(holders(card.recipe) for card in content.creatures)
        self.wants_artifact = tuple(card.recipe.artifact for card in content.creatures)
        self.events = tuple(card.id for card in content.events)
        self.event_causes = tuple(f"event/{name}" for name in self.events)
        self.event_cards = content.events
        self.event_powers = content.event_powers
        self.elders = tuple(card.id for card in content.elders)
        self.elder_holders = tuple(holders(card.recipe) for card in content.elders)
        self.elder_missing = tuple(
            {pouch: missing(card.recipe, pouch) for pouch in _POUCHES} for card in content.elders
        )
        self.elder_recipes = tuple(card.recipe for card in content.elders)
        self.abilities = tuple(_ABILITIES[card.ability] for card in content.elders)
        self.ability_causes = {_ABILITIES[card.ability]: f"elder/{card.id}" for card in content.elders}


_KNOWN: dict[tuple[str, tuple[tuple[str, str], ...], int], Rules] = {}


def rules_for(content: Content, options: tuple[tuple[str, str], ...], seats: int) -> Rules:
    """Tables with the same content and options share one Rules; options not given have their defaults."""
    key = (content.digest, options, seats)
    if key not in _KNOWN:
        _KNOWN[key] = Rules(content, settle(OPTIONS, dict(options)), seats)
    return _KNOWN[key]


_POUCHES: Final = tuple(
    pouch for size in range(6) for pouch in combinations_with_replacement(range(FIRST_ARTIFACT), size)
)


def holders(recipe: Recipe) -> frozenset[tuple[int, ...]]:
    """Every set of minor items, sorted, that meets a recipe (none for one that wants an artifact)."""
    return frozenset(pouch for pouch in _POUCHES if paying(recipe, pouch) is not None)


def paying(recipe: Recipe, pouch: tuple[int, ...]) -> tuple[int, ...] | None:
    """The items of a pouch that meet a recipe, or None."""
    if recipe.items:
        wanted = tuple(MINOR.index(name) for name in recipe.items)
        return wanted if all(pouch.count(item) >= wanted.count(item) for item in wanted) else None
    if recipe.same:
        same = next((item for item in pouch if pouch.count(item) >= recipe.same), None)
        return None if same is None else (same,) * recipe.same
    distinct = tuple(dict.fromkeys(pouch))
    if recipe.different and len(distinct) >= recipe.different:
        return distinct[: recipe.different]
    return None


def missing(recipe: Recipe, pouch: tuple[int, ...]) -> int:
    """How many items a pouch lacks for a recipe of minor items."""
    if recipe.items:
        wanted = [MINOR.index(name) for name in recipe.items]
        return sum(max(0, wanted.count(item) - pouch.count(item)) for item in dict.fromkeys(wanted))
    if recipe.same:
        return recipe.same - min(recipe.same, max((pouch.count(item) for item in pouch), default=0))
    return max(0, recipe.different - len(set(pouch)))
