"""What a table plays with: options and content, worked out once and shared by all its clones."""

from typing import Final, get_args

from miskatonic.games.spec import BadOptionError, Option, settle, starting_seat
from miskatonic.games.witch_of_salem.cards.recipes import all_pouches, holders, missing, uses_in
from miskatonic.games.witch_of_salem.cards.shape import (
    Ability,
    Content,
    Copied,
    Preset,
    PresetName,
    SeatCount,
    Talent,
    Use,
)
from miskatonic.games.witch_of_salem.words import FIRST_ARTIFACT, NO_ITEM, PASSAGE, RLYEH, SEATS
from miskatonic.kernel.storage import digest

SCHOLARS: Final = ("baxter", "furlong", "sterns", "foster")

# Abilities of the Great Old Ones, a bit each.
TWO_ROLLS, THIN_STOCK, NO_WITCH, DOUBLE_LOSSES, CREEPING, NO_GOOD_OMENS = (1 << n for n in range(6))
_ABILITIES: Final[dict[Ability, int]] = {
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
# Faces of the loss die that are no items.
OTHER_FACES: Final = {"sanity": SANITY_FACE, "necron": NECRON_FACE}


def _switch(key: str, rule: str, default: str = "off") -> Option:
    return Option(key, ("off", "on"), default, rule)


OPTIONS: Final = (
    Option("preset", get_args(PresetName), "scholar", "WOS-21.3"),
    _switch("openGlasses", "WOS-18.5"),
    _switch("talents", "WOS-21.1"),
    _switch("exploration", "WOS-21.2"),
    _switch("solo", "WOS-18.6"),
    Option("scholars", SCHOLARS, ",".join(SCHOLARS), "WOS-21.3", many=True, from_content=True),
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
        self.alphabet = content.alphabet
        self.options = options
        self._read_switches()
        self._seat_people(content, seats)
        self.digest = self._fingerprint(content, seats)
        self._read_numbers(content, seats)
        self._read_ring(content)
        self._read_items(content)
        self._read_creatures(content)
        self._read_events(content)
        self._read_elders(content)
        self._read_die(content)

    def _fingerprint(self, content: Content, seats: int) -> str:
        """Options at their defaults are left out, so that a new option leaves old matches alone."""
        defaults = {option.key: option.default for option in OPTIONS}
        chosen = [[key, value] for key, value in self.options.items() if value != defaults[key]]
        return digest([content.digest, seats, chosen])

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
        self.about_passage = {"ban_discards": self.ban_discards}

    def _seat_people(self, content: Content, seats: int) -> None:
        """Which scholar sits where, with which talent, and who starts (None: drawn by lot)."""
        talent_of = {card.id: card.talent for card in content.scholars}
        chosen = self.options["scholars"].split(",")
        # The default names the scholars of the game; a designer's folder may have others in their place.
        names = list(talent_of) if chosen == [*SCHOLARS] else chosen
        if strangers := [name for name in names if name not in talent_of]:
            raise BadOptionError(f"there is no scholar '{strangers[0]}'; there are: {', '.join(talent_of)}")
        if len(names) < seats:
            raise BadOptionError(f"option 'scholars' names {len(names)} scholars for {seats} seats")
        self.options["scholars"] = ",".join(names[:seats])
        self.scholars = tuple(names[:seats])
        self.talent: tuple[Talent | None, ...] = tuple(
            talent_of[name] if self.talents else None for name in self.scholars
        )
        self.talent_causes = tuple(f"talent/{name}" for name in self.scholars)
        spaces = content.presets.common.minor_spaces
        self.spaces = tuple(spaces + (talent == "space") for talent in self.talent)
        self.starting = starting_seat(self.options["start"], seats)

    def _read_numbers(self, content: Content, seats: int) -> None:
        common = content.presets.common
        preset = self._preset(content)
        count: SeatCount = SEAT_COUNTS[seats]
        self.rift = preset.track[count]
        self.demon = preset.demon[count]
        self.portraits = tuple(range(preset.portraits_every, self.rift, preset.portraits_every))
        self.start_sanity = preset.sanity
        self.start_items = preset.items
        self.max_sanity = common.max_sanity
        self.rates = {int(key): tuple(rate) for key, rate in common.creature_rate.items()}
        self.rate = self.rates[seats]
        self.portals = common.portals
        self.walls = common.walls

    def _preset(self, content: Content) -> Preset:
        presets = content.presets.preset
        return next(preset for name, preset in presets.items() if name == self.options["preset"])

    def _read_ring(self, content: Content) -> None:
        """Locations by number: the University, then the outer ones clockwise."""
        self.locations = tuple(card.id for card in content.locations)
        ring = len(self.locations)
        self.outer = range(1, ring)
        self.place_names = {**dict(enumerate(self.locations)), RLYEH: "rlyeh"}
        self.card_names = {**dict(enumerate(self.locations)), PASSAGE: "secret-passage"}
        self.full_hand = sum(1 << card for card in self.card_names)
        self.costs = tuple(tuple(card.slots) for card in content.locations)
        # Where the first creature-free location is looked for, by the place of the Witch (WOS-R4).
        first = 0 if self.place_own_first else 1
        self.placing = tuple(
            tuple(place for step in range(ring) if (place := (witch + first + step) % ring))
            for witch in range(ring)
        )

    def _read_items(self, content: Content) -> None:
        minor, artifacts = content.minor_items, content.artifacts
        self.minor_items = range(len(minor))
        numbered: list[tuple[int, Copied]] = [*enumerate(minor), *enumerate(artifacts, FIRST_ARTIFACT)]
        self.item_names = {number: card.id for number, card in numbered}
        self.item_numbers = {card.id: number for number, card in numbered}
        self.item_causes = {number: f"item/{card.id}" for number, card in numbered}
        self.items = tuple(number for number, card in numbered for _ in range(card.copies))
        self.uses: tuple[Use, ...] = tuple(card.use for card in minor)
        self.artifact_at = tuple(
            self.item_numbers[card.artifact] if card.artifact else NO_ITEM for card in content.locations
        )
        # Where an artifact can seal the tile.
        self.seals_at = {
            artifact: tuple(place for place in self.outer if self.artifact_at[place] == artifact)
            for artifact, _ in enumerate(artifacts, FIRST_ARTIFACT)
        }
        # A scholar with a talent has one space more, and a hoped-for item may be one more than that.
        self.pouches = all_pouches(len(minor), content.presets.common.minor_spaces + 2)
        self.held_uses = {pouch: uses_in(self.uses, pouch) for pouch in self.pouches}

    def _read_creatures(self, content: Content) -> None:
        """Creatures by number, and behind them the cards of the deck that are none."""
        creatures, specials = content.creatures, content.specials
        deck: tuple[Copied, ...] = (*creatures, *specials)
        self.creatures = tuple(card.id for card in deck)
        self.creature_causes = tuple(f"creature/{name}" for name in self.creatures)
        self.creature_deck = tuple(number for number, card in enumerate(deck) for _ in range(card.copies))
        numbered = list(enumerate(specials, len(creatures)))
        self.necron_cards = frozenset(card for card, face in numbered if face.does == "strengthen-necron")
        self.calling_cards = frozenset(card for card, face in numbered if face.does == "call-home")
        self.creature_powers = content.creature_powers
        self.creature_holders = tuple(
            holders(card.recipe, self.item_numbers, self.pouches) for card in creatures
        )
        self.recipes_met = {
            pouch: tuple(card for card, held in enumerate(self.creature_holders) if pouch in held)
            for pouch in self.pouches
        }
        self.creature_recipes = tuple(card.recipe for card in creatures)
        self.wants_artifact = tuple(card.recipe.artifact for card in creatures)

    def _read_events(self, content: Content) -> None:
        self.events = tuple(card.id for card in content.events)
        self.event_causes = tuple(f"event/{name}" for name in self.events)
        self.event_cards = content.events
        self.event_powers = content.event_powers
        self.event_deck = min(content.presets.common.event_deck, len(self.events))

    def _read_elders(self, content: Content) -> None:
        elders, numbers = content.elders, self.item_numbers
        self.elders = tuple(card.id for card in elders)
        self.elder_causes = tuple(f"elder/{name}" for name in self.elders)
        self.elders_laid = min(content.presets.common.elders, len(elders))
        self.elder_holders = tuple(holders(card.recipe, numbers, self.pouches) for card in elders)
        self.elder_missing = tuple(
            {pouch: missing(card.recipe, numbers, pouch) for pouch in self.pouches} for card in elders
        )
        self.elder_recipes = tuple(card.recipe for card in elders)
        self.abilities = tuple(_ABILITIES[card.ability] for card in elders)

    def _read_die(self, content: Content) -> None:
        faces = {**self.item_numbers, **OTHER_FACES}
        self.die = tuple(faces[name] for name in self._preset(content).die)
        self.face_names = {number: name for name, number in faces.items()}


_KNOWN: dict[tuple[str, tuple[tuple[str, str], ...], int], Rules] = {}


def rules_for(content: Content, options: tuple[tuple[str, str], ...], seats: int) -> Rules:
    """Tables with the same content and options share one Rules; options not given have their defaults."""
    key = (content.digest, options, seats)
    if key not in _KNOWN:
        _KNOWN[key] = Rules(content, settle(OPTIONS, dict(options)), seats)
    return _KNOWN[key]
