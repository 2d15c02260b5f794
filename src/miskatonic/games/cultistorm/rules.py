"""What a table plays with: options and content, worked out once and shared by all its clones."""

from functools import cache
from itertools import product
from typing import Final, NamedTuple, get_args

from miskatonic.games.cultistorm.cards.shape import (
    Combat,
    Content,
    CultistAbility,
    DetectiveTrait,
    ElderAbility,
    MonsterAbility,
    PresetName,
    SeatCount,
)
from miskatonic.games.cultistorm.effects.book import condition_of
from miskatonic.games.cultistorm.expansions import Expansion, Hooks
from miskatonic.games.cultistorm.fighting.matching import Supply, any_of, pack
from miskatonic.games.cultistorm.words import (
    ABILITIES,
    ACTIONS,
    ALPHABET,
    DETECTIVES,
    ENDGAMES,
    ENEMIES,
    FACES,
    FIRST_ELDER,
    FIRST_GLASS,
    FIRST_MONSTER,
    FIRST_SPECIAL,
    ITEM_CARDS,
    LEVELS,
    LOCATIONS,
    MONSTERS,
    NO_SYMBOL,
    NOBODY,
    SEATS,
    SPECIALS_EACH,
    SYMBOLS,
    TERRORS,
    WILD,
)
from miskatonic.games.spec import BadOptionError, Option, settle, starting_seat
from miskatonic.kernel.storage import digest

# Abilities that are rules, a bit each: of detectives, of Great Old Ones, of cultists.
HEALS_MORE, ICON, THREE_ITEMS, ANY_POSITION, NO_DIE, WILD_AND_DRAW, HOLDS_ELDERS, UNBINDS, HAS_HOUSE_DIE = (
    1 << number for number in range(9)
)
NO_FREE_MOVES, ONE_MORE_STEP, NOTHING_HEALS, HELP_HURTS, NO_WILD_DICE, DEAR_REROLLS = (
    1 << number for number in range(6)
)
GLAZIER, SHARDS, TWIN, KEEPER, LAMP_EATER, NAMELESS, HOLLOW, HARBOUR, BELL = (
    1 << number for number in range(9)
)
_TRAITS: Final = {name: 1 << number for number, name in enumerate(get_args(DetectiveTrait))}
_ELDER: Final = {name: 1 << number for number, name in enumerate(get_args(ElderAbility))}
_CULTIST: Final = {
    name: 1 << number for number, name in enumerate((*get_args(CultistAbility), *get_args(MonsterAbility)))
}

SEAT_COUNTS: Final[dict[int, SeatCount]] = {2: "2", 3: "3", 4: "4", 5: "5"}
AS_PRESET: Final = "preset"

Chosen = tuple[tuple[str, str], ...]

OPTIONS: Final = (
    Option("difficulty", get_args(PresetName), "standard", "CUL-R52"),
    Option("detectives", ("random", *DETECTIVES), "random", "CUL-2.5", many=True),
    Option("start", ("random", *SEATS), "random", "CUL-2.15"),
    Option("floor", ("speaker", "open"), "speaker", "CUL-R35"),
    Option("narrative", ("off", "on"), "off", "CUL-15.1"),
    Option("special_cult", (AS_PRESET, "none", "glass-congregation"), AS_PRESET, "CUL-13.1"),
    Option("monsters", (AS_PRESET, "none", "random", *MONSTERS), AS_PRESET, "CUL-14.2", many=True),
    Option("seal_trophies", (AS_PRESET, "matching", "any"), AS_PRESET, "CUL-R12"),
    Option("portal_grace", (AS_PRESET, "summoned", "none", "any_late"), AS_PRESET, "CUL-R26"),
    Option("ranged_reach", ("own", "any"), "own", "CUL-R1"),
    Option("seal_transfer", ("never", "by_card"), "never", "CUL-R2"),
    Option("support_insanity", ("helper", "both"), "helper", "CUL-R4"),
    Option("review_draw", ("refill", "one"), "refill", "CUL-R5"),
    Option("empty_handed", ("exempt", "strict"), "exempt", "CUL-R22"),
    Option("open_hands", ("on", "off"), "on", "CUL-R44"),
)


class Grant(NamedTuple):
    """What a card gives in its user's combat turn; `supply` and `against_elder` are what it can be."""

    supply: Supply
    against_elder: Supply
    names: bool
    twin: bool
    carries: bool
    echo: bool
    again: bool
    no_die: bool
    reach: bool
    trophy: bool
    spares_token: bool
    calm: bool
    free_rerolls: int
    reroll_all: bool
    dice: int


class Reward(NamedTuple):
    """What a monster brings: trophies of these symbols, trophies of any, action cards."""

    trophies: tuple[int, ...]
    any_trophies: int
    cards: int


def _grant(combat: Combat | None) -> Grant | None:
    if combat is None:
        return None
    choices = [[FACES.index(symbol) for symbol in unit] for unit in combat.gain]
    options = [range(5) if WILD in unit else unit for unit in choices]
    gained = tuple(dict.fromkeys(pack(sorted(symbols)) for symbols in product(*options))) if options else ()
    ignored, banished = any_of(combat.ignore), any_of(combat.banish + combat.gain_against_elder)
    return Grant(
        gained or (ignored if combat.ignore else ()),
        gained or (banished if banished != (0,) else ()),
        combat.names,
        combat.twin,
        combat.carries,
        combat.echo,
        combat.again,
        combat.no_die,
        combat.reach,
        combat.trophy,
        combat.spares_token,
        combat.calm,
        combat.free_rerolls,
        combat.reroll_all,
        combat.dice,
    )


class Rules:
    """Immutable. Everything the engine looks up while a game runs, as ints and tuples."""

    def __init__(
        self, content: Content, options: dict[str, str], seats: int, expansions: tuple[Expansion, ...]
    ) -> None:
        self.content = content
        self.alphabet = ALPHABET
        self.options = options
        self.hooks = Hooks(expansions)
        self.hooked = bool(expansions)
        names = [expansion.key for expansion in expansions]
        self._read_numbers(content, seats)
        self._read_switches(seats)
        self.digest = digest([content.digest, seats, _chosen(options), names])
        self._read_actions(content)
        self._read_detectives(content)
        self._read_enemies(content, seats)
        self._read_places(content)
        self._read_items(content)
        self._read_stories(content)
        actions, abilities, locations, terrors, endgames, items, stories = content.powers
        ways = tuple(one for one, _ in stories), tuple(other for _, other in stories)
        # By where they stand (see `uses`) and the number of the card.
        self.powers = (actions, abilities, locations, terrors, endgames, items, *ways)

    def _read_numbers(self, content: Content, seats: int) -> None:
        common = content.presets.common
        preset = {str(name): value for name, value in content.presets.preset.items()}[
            self.options["difficulty"]
        ]
        self.preset = preset
        self.hand = common.hand
        team = SEAT_COUNTS[seats]
        self.each_trophy = common.trophies_of_each[team]
        self.dice = common.detective_dice
        self.most_tokens = common.most_tokens
        self.steps = seats + common.more_steps
        self.to_seal = seats + common.more_trophies
        self.limit = common.limit[team] + preset.more_limit[team]
        self.items_kept = preset.items_kept[team]
        self.start_tokens = preset.tokens[team]
        self.crystals = preset.crystals
        self.most_support = 2 * seats
        self.everybody = (1 << seats) - 1
        # By seat: all seats in seating order from this one on, and all but this one.
        self.seating = tuple((*range(seat, seats), *range(seat)) for seat in range(seats))
        self.colleagues = tuple((*range(seat), *range(seat + 1, seats)) for seat in range(seats))

    def _read_switches(self, seats: int) -> None:
        chosen = self.options
        preset = self.preset
        trophies, grace = chosen["seal_trophies"], chosen["portal_grace"]
        self.any_trophy_seals = (preset.seal_trophies if trophies == AS_PRESET else trophies) == "any"
        self.grace = preset.portal_grace if grace == AS_PRESET else grace
        self.special_cult = (
            preset.special_cult if chosen["special_cult"] == AS_PRESET else chosen["special_cult"] != "none"
        )
        self.monsters, self.random_monsters = self._choose_monsters()
        self.far_reach = chosen["ranged_reach"] == "any"
        self.seals_move = chosen["seal_transfer"] == "by_card"
        self.help_costs_both = chosen["support_insanity"] == "both"
        self.draw_one = chosen["review_draw"] == "one"
        self.strict_penalty = chosen["empty_handed"] == "strict"
        self.open_hands = chosen["open_hands"] == "on"
        self.narrative = chosen["narrative"] == "on"
        self.speaker = chosen["floor"] == "speaker"
        self.starting = starting_seat(chosen["start"], seats)
        named = chosen["detectives"].split(",")
        self.roles = tuple(NOBODY if name == "random" else DETECTIVES.index(name) for name in named)[:seats]

    def _choose_monsters(self) -> tuple[tuple[int, ...], int]:
        """The monsters that are named, and how many are drawn by lot."""
        chosen = self.options["monsters"].split(",")
        if len(chosen) > 1 and {AS_PRESET, "none", "random"} & {*chosen}:
            raise BadOptionError(f"option 'monsters' cannot be '{self.options['monsters']}'")
        if chosen == [AS_PRESET]:
            return (), self.preset.monsters
        if chosen == ["none"]:
            return (), 0
        if chosen == ["random"]:
            return (), 1
        return tuple(FIRST_MONSTER + MONSTERS.index(name) for name in chosen), 0

    def _read_actions(self, content: Content) -> None:
        cards = content.actions
        self.symbol = tuple(FACES.index(card.symbol) for card in cards)
        self.is_general = tuple(kind < FIRST_SPECIAL for kind in range(len(cards)))
        self.hurts = tuple("insanity" in card.icons for card in cards)
        self.clue = tuple("investigate" in card.icons for card in cards)
        self.spawns = tuple("spawn" in card.icons for card in cards)
        self.dreads = tuple("terror" in card.icons for card in cards)
        self.redraws = tuple("no-redraw" not in card.icons for card in cards)
        # Tokens for the helped, as long as no Great Old One makes help hurt (CUL-7.31, CUL-R4).
        self.pain = tuple(
            int(self.hurts[kind] or (self.help_costs_both and self.is_general[kind]))
            for kind in range(len(cards))
        )
        self.wants_consent = tuple(card.consent for card in cards)
        self.delay = tuple(card.delayed for card in cards)
        self.grant = tuple(_grant(card.combat) for card in cards)
        self.support_works = tuple(map(condition_of, content.powers.actions))
        self.action_causes = tuple(f"action/{name}" for name in ACTIONS)
        self.special_causes = frozenset(self.action_causes[FIRST_SPECIAL:])

    def _read_detectives(self, content: Content) -> None:
        cards = content.detectives
        self.is_ranged = tuple(card.reach == "ranged" for card in cards)
        self.reaches_far = tuple(self.far_reach and ranged for ranged in self.is_ranged)
        self.trait = tuple(
            _TRAITS[ability.trait] if ability.trait else 0 for card in cards for ability in card.ability
        )
        # By detective: the ability that has a trait.
        self.ability_with = tuple(
            {self.trait[at]: at for at in range(LEVELS * role, LEVELS * (role + 1)) if self.trait[at]}
            for role in range(len(cards))
        )
        self.ability_power = content.powers.abilities
        self.ability_works = tuple(map(condition_of, self.ability_power))
        self.ability_causes = tuple(f"ability/{name}" for name in ABILITIES)
        self.decks = tuple(
            (
                *range(FIRST_SPECIAL),
                *range(FIRST_SPECIAL + SPECIALS_EACH * role, FIRST_SPECIAL + SPECIALS_EACH * (role + 1)),
            )
            for role in range(len(cards))
        )

    def _read_enemies(self, content: Content, seats: int) -> None:
        symbols = [card.symbols for card in content.cultists]
        symbols += [card.symbols for card in content.monsters]
        symbols += [card.symbols for card in content.elders]
        self.printed = tuple(pack([SYMBOLS.index(symbol) for symbol in printed]) for printed in symbols)
        cults = [card.cult for card in content.cultists]
        cults += [card.cult for card in content.monsters]
        cults += [card.cult for card in content.elders]
        self.cult = tuple(SYMBOLS.index(cult) if cult else NO_SYMBOL for cult in cults)
        abilities = [_CULTIST[card.ability] if card.ability else 0 for card in content.cultists]
        self.ability = (*abilities, *(_CULTIST[card.ability] for card in content.monsters))
        powers = tuple(_ELDER[card.ability] if card.ability else 0 for card in content.elders)
        self.elder_power = (*(0 for _ in range(FIRST_ELDER)), *powers)
        self.ordinary = tuple(
            number for number, card in enumerate(content.cultists[:FIRST_GLASS]) if card.players <= seats
        )
        self.special = tuple(range(FIRST_GLASS, FIRST_MONSTER))
        waves: dict[str, list[int]] = {"first": [], "second": [], "special": []}
        for number, card in enumerate(content.elders):
            waves[card.wave].append(FIRST_ELDER + number)
        self.first_wave = tuple(waves["first"])
        self.second_wave = tuple(waves["second"])
        self.special_elders = tuple(waves["special"]) if self.special_cult else ()
        self.elder_of_cult = {self.cult[elder]: elder for elder in self.first_wave}
        self.monster_reward = tuple(
            Reward(tuple(SYMBOLS.index(symbol) for symbol in card.trophies), card.any_trophies, card.draw)
            for card in content.monsters
        )
        self.enemy_causes = tuple(
            f"elder/{name}" if number >= FIRST_ELDER else f"cultist/{name}"
            for number, name in enumerate(ENEMIES)
        )

    def _read_places(self, content: Content) -> None:
        cards = content.locations
        self.place_symbol = tuple(SYMBOLS.index(card.symbol) for card in cards)
        self.is_strange = tuple(card.strange for card in cards)
        self.once_each = tuple(card.once == "each" for card in cards)
        self.once_team = tuple(card.once == "team" for card in cards)
        self.place_token = tuple(card.token for card in cards)
        self.place_action = content.powers.locations
        self.action_works = tuple(map(condition_of, self.place_action))
        self.cheap_seals = tuple(card.trait == "cheap-seals" for card in cards)
        self.two_icons = tuple(card.trait == "two-icons" for card in cards)
        self.place_causes = tuple(f"location/{name}" for name in LOCATIONS)
        self.numbers = tuple(card.number for card in content.terrors)
        self.terror_causes = tuple(f"terror/{name}" for name in TERRORS)
        self.endgame_causes = tuple(f"endgame/{name}" for name in ENDGAMES)
        self.endgame_terror = tuple(card.more_terror for card in content.endgames)
        self.endgame_steps = tuple(card.more_steps for card in content.endgames)

    def _read_items(self, content: Content) -> None:
        cards = content.items
        self.item_deck = tuple(number for number, card in enumerate(cards) for _ in range(card.copies))
        self.unique = tuple(card.unique for card in cards)
        self.one_shot = tuple(card.one_shot for card in cards)
        self.item_once = tuple(card.once for card in cards)
        self.item_token = tuple(card.token for card in cards)
        self.in_sealing = tuple(card.sealing for card in cards)
        self.item_power = content.powers.items
        self.item_works = tuple(map(condition_of, self.item_power))
        self.item_grant = tuple(_grant(card.combat) for card in cards)
        self.item_causes = tuple(f"item/{name}" for name in ITEM_CARDS)
        self.item_trait = tuple(card.trait for card in cards)
        # The items with each trait.
        self.lantern = tuple(card.trait == "one-icon" for card in cards)
        self.watches = self._items_with("stops-the-clock")
        self.waistcoats = self._items_with("saves-a-life")
        self.cars = self._items_with("two-free-moves")
        self.worn_dice = self._items_with("free-reroll")
        self.stones = self._items_with("sealing-stone")

    def _items_with(self, trait: str) -> frozenset[int]:
        return frozenset(item for item, found in enumerate(self.item_trait) if found == trait)

    def _read_stories(self, content: Content) -> None:
        """By narrative card and symbol, and by the id of what has a story of its own."""
        self.story_ids = tuple(card.id for card in content.stories)
        self.story_causes = tuple(f"story/{name}" for name in self.story_ids)
        self.own_story: dict[str, int] = {}
        drawn: dict[tuple[str, int], int] = {}
        for number, card in enumerate(content.stories):
            if card.symbol is None:
                self.own_story[card.of] = number
            else:
                drawn[card.of, SYMBOLS.index(card.symbol)] = number
        deck = tuple(dict.fromkeys(name for name, _ in drawn))
        self.story_deck = tuple(range(len(deck)))
        self.drawn_story = {(deck.index(name), symbol): number for (name, symbol), number in drawn.items()}
        self.enemy_story = tuple(self.own_story.get(name, NOBODY) for name in ENEMIES)
        self.place_story = tuple(self.own_story.get(name, NOBODY) for name in LOCATIONS)
        self.terror_story = tuple(self.own_story.get(name, NOBODY) for name in TERRORS)


def _chosen(options: dict[str, str]) -> list[list[str]]:
    """The options that are not at their defaults: a new option does not make old matches others."""
    defaults = {option.key: option.default for option in OPTIONS}
    return [[key, value] for key, value in options.items() if value != defaults[key]]


_KNOWN: dict[tuple[str, Chosen, int], Rules] = {}


@cache
def _settled(options: Chosen) -> Chosen:
    """All options of a table; every new table asks."""
    return tuple(settle(OPTIONS, dict(options)).items())


def rules_for(content: Content, options: Chosen, seats: int, expansions: tuple[Expansion, ...] = ()) -> Rules:
    """Tables with the same content and options share one Rules; options not given have their defaults."""
    settled = _settled(options)
    if expansions:
        return Rules(content, dict(settled), seats, expansions)
    key = (content.digest, settled, seats)
    if key not in _KNOWN:
        _KNOWN[key] = Rules(content, dict(settled), seats, ())
    return _KNOWN[key]
