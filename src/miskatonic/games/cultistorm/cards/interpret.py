"""Card files and options, worked out to what the engine looks up."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, get_args

from miskatonic.games.cultistorm.cards.action_cards import grant_of, read_actions
from miskatonic.games.cultistorm.cards.composing import composed
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.presets import Preset, SeatCount
from miskatonic.games.cultistorm.cards.shape import (
    CultistAbility,
    CultistCard,
    DetectiveTrait,
    ElderAbility,
    ElderCard,
    MonsterAbility,
    MonsterCard,
)
from miskatonic.games.cultistorm.effects.book import condition_of
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion, TeamNumbers
from miskatonic.games.cultistorm.expansions.hooks import Hooks
from miskatonic.games.cultistorm.expansions.installed import (
    active,
    check_team,
    count_named,
    more_seats,
    options_of,
)
from miskatonic.games.cultistorm.fighting.matching import UNIT, pack
from miskatonic.games.cultistorm.options import AS_PRESET, OPTIONS
from miskatonic.games.cultistorm.rules import Reward, Rules, SpecialCult
from miskatonic.games.cultistorm.words import LEVELS, NO_SYMBOL, NOBODY, SYMBOLS
from miskatonic.games.spec import BadOptionError, Option, settle, starting_seat
from miskatonic.kernel.storage import digest

# The bits of `rules`, in the order of the card files' words for them.
_TRAITS: Final = {name: 1 << number for number, name in enumerate(get_args(DetectiveTrait))}
_ELDER: Final = {name: 1 << number for number, name in enumerate(get_args(ElderAbility))}
_CULTIST: Final = {
    name: 1 << number for number, name in enumerate((*get_args(CultistAbility), *get_args(MonsterAbility)))
}
# A detective who is alone has the numbers of two, where an expansion gives no others.
TEAMS: Final[dict[int, SeatCount]] = {1: "2", 2: "2", 3: "3", 4: "4", 5: "5"}

# Abilities that are over when the cultist has come, and tell themselves.
_ON_ARRIVAL: Final = ("brings-another", "brings-terror", "takes-cards-here")

Chosen = tuple[tuple[str, str], ...]
_KNOWN: dict[tuple[str, tuple[Expansion, ...], Chosen, int], Rules] = {}


@cache
def all_options(expansions: tuple[Expansion, ...]) -> tuple[Option, ...]:
    """The options of the base game, with the values that these expansions add, and theirs."""
    return (*(_lengthened(option, expansions) for option in OPTIONS), *options_of(expansions))


def _lengthened(option: Option, expansions: tuple[Expansion, ...]) -> Option:
    """The option with the values of these expansions. Every card that a value names weighs as theirs do."""
    adding = [one for one in expansions if option.key in one.values]
    if not adding:
        return option
    values = (*option.values, *(value for one in adding for value in one.values[option.key]))
    named = (value for value in values if value not in (AS_PRESET, "none"))
    weights = {value: adding[0].weight * count_named(value) for value in named}
    return replace(option, values=values, weights=weights)


@cache
def _settled(options: Chosen, expansions: tuple[Expansion, ...]) -> Chosen:
    """All options of a table; every new table asks."""
    return tuple(settle(all_options(expansions), dict(options)).items())


def rules_for(content: Content, options: Chosen, seats: int) -> Rules:
    """Tables with the same content and options share one Rules; options not given have their defaults."""
    settled = _settled(options, content.installed)
    key = (content.digest, content.installed, settled, seats)
    if key not in _KNOWN:
        chosen = active(content.installed, dict(settled))
        check_team(chosen, seats)
        _KNOWN[key] = _work_out(content, dict(settled), seats, chosen)
    return _KNOWN[key]


def _work_out(
    content: Content, options: dict[str, str], seats: int, expansions: tuple[Expansion, ...]
) -> Rules:
    rules = Rules()
    rules.options = options
    # With the cards of each; the order in which an option names expansions makes no difference.
    used = [[expansion.key, content.more[expansion.key].digest] for expansion in expansions]
    rules.digest = digest([content.digest, seats, _chosen(options, content.installed), used])
    rules.expansions = expansions
    rules.hooks = Hooks(expansions)
    rules.hooked = bool(expansions)
    rules.heeds_targets = any(one.heeds_targets for one in expansions)
    rules.actions = _actions_of(expansions)
    rules.deeds = {
        word: action for actions in rules.actions.values() for action in actions for word in action.words
    }
    rules.helpers = next((one.helpers for one in expansions if one.helpers is not None), None)
    content = composed(content, tuple(expansion.key for expansion in expansions))
    rules.alphabet = content.alphabet
    seats -= more_seats(expansions)
    preset = {str(name): value for name, value in content.presets.preset.items()}[options["difficulty"]]
    _read_numbers(rules, content, preset, _team_numbers(content, expansions, seats))
    _read_switches(rules, preset, seats)
    read_actions(rules, content)
    _read_detectives(rules, content, seats)
    _read_enemies(rules, content, preset, seats)
    _read_places(rules, content)
    _read_terrors(rules, content)
    _read_items(rules, content)
    _read_stories(rules, content)
    rules.more = {}
    for expansion in expansions:
        if expansion.rules is not None:
            rules.more[expansion.key] = expansion.rules(content.more[expansion.key].own, rules)
    return rules


def _actions_of(expansions: tuple[Expansion, ...]) -> dict[str, tuple[Action, ...]]:
    found: dict[str, tuple[Action, ...]] = {}
    for expansion in expansions:
        for action in expansion.actions:
            found[action.at] = (*found.get(action.at, ()), action)
    return found


def _chosen(options: dict[str, str], expansions: tuple[Expansion, ...]) -> list[list[str]]:
    """The options that are not at their defaults: a new option does not make old matches others.

    Those that switch expansions on are left out: which these are is told apart.
    """
    defaults = {option.key: option.default for option in all_options(expansions)}
    switches = ("main", "modules", "region")
    return [[key, value] for key, value in options.items() if value != defaults[key] and key not in switches]


def _team_numbers(content: Content, expansions: tuple[Expansion, ...], seats: int) -> tuple[int, TeamNumbers]:
    """The size of the team, and its numbers, as far as an expansion gives them."""
    given = (one.numbers(content.more[one.key].own, seats) for one in expansions if one.numbers is not None)
    return seats, next(given, TeamNumbers())


def _read_numbers(rules: Rules, content: Content, preset: Preset, sized: tuple[int, TeamNumbers]) -> None:
    seats, given = sized
    common, team = content.presets.common, TEAMS[seats]
    rules.detectives = seats
    rules.hand = preset.hand if given.hand is None else given.hand
    rules.each_trophy = common.trophies_of_each[team]
    rules.dice = common.detective_dice
    rules.most_tokens = common.most_tokens
    rules.steps = seats + common.more_steps
    rules.to_seal = (seats if given.to_seal is None else given.to_seal) + preset.more_trophies[team]
    rules.limit = (common.limit[team] if given.limit is None else given.limit) + preset.more_limit[team]
    rules.items_kept = preset.items_kept[team]
    rules.start_tokens = preset.tokens[team]
    rules.crystals = preset.crystals
    rules.most_support = 2 * seats
    rules.pool = seats if given.pool is None else given.pool
    rules.more_picks = 0 if given.picks is None else given.picks - seats
    rules.failed_steps = seats if given.failed_steps is None else given.failed_steps
    rules.everybody = (1 << seats) - 1
    rules.seating = tuple((*range(seat, seats), *range(seat)) for seat in range(seats))
    rules.colleagues = tuple((*range(seat), *range(seat + 1, seats)) for seat in range(seats))


def _read_switches(rules: Rules, preset: Preset, seats: int) -> None:
    chosen = rules.options
    trophies, grace = chosen["seal_trophies"], chosen["portal_grace"]
    rules.any_trophy_seals = (preset.seal_trophies if trophies == AS_PRESET else trophies) == "any"
    rules.grace = preset.portal_grace if grace == AS_PRESET else grace
    last = chosen["last_elder"]
    rules.seal_first = (preset.last_elder if last == AS_PRESET else last) == "seal_first"
    rules.far_reach = chosen["ranged_reach"] == "any"
    rules.seals_move = chosen["seal_transfer"] == "by_card"
    rules.help_costs_both = chosen["support_insanity"] == "both"
    rules.draw_one = chosen["review_draw"] == "one"
    idle = chosen["empty_handed"]
    rules.strict_penalty = (preset.empty_handed if idle == AS_PRESET else idle) == "strict"
    rules.open_hands = chosen["open_hands"] == "on"
    rules.narrative = chosen["narrative"] == "on"
    rules.speaker = chosen["floor"] == "speaker"
    rules.starting = starting_seat(chosen["start"], seats)


def _number_of(option: str, name: str, ids: Sequence[str]) -> int:
    """The number of a card that an option names."""
    if name not in ids:
        raise BadOptionError(f"option '{option}' cannot be '{name}'; these cards have: {', '.join(ids)}")
    return ids.index(name)


def _read_detectives(rules: Rules, content: Content, seats: int) -> None:
    cards = content.detectives
    rules.detective_ids = tuple(card.id for card in cards)
    rules.role_ids = tuple(card.role for card in cards)
    named = rules.options["detectives"].split(",")
    rules.roles = tuple(
        NOBODY if name == "random" else _number_of("detectives", name, rules.detective_ids) for name in named
    )[:seats]
    rules.decks = tuple(
        tuple(kind for kind, action in enumerate(content.actions) if action.role in (None, card.role))
        for card in cards
    )
    rules.is_ranged = tuple(card.reach == "ranged" for card in cards)
    rules.reaches_far = tuple(rules.far_reach and ranged for ranged in rules.is_ranged)
    abilities = [ability for card in cards for ability in card.ability]
    rules.ability_ids = tuple(ability.id for ability in abilities)
    rules.ability_causes = tuple(f"ability/{ability.id}" for ability in abilities)
    rules.ability_power = content.powers.abilities
    rules.ability_works = tuple(map(condition_of, rules.ability_power))
    rules.trait = tuple(_TRAITS[ability.trait] if ability.trait else 0 for ability in abilities)
    rules.ability_with = tuple(
        {rules.trait[at]: at for at in range(LEVELS * role, LEVELS * (role + 1)) if rules.trait[at]}
        for role in range(len(cards))
    )


def _read_enemies(rules: Rules, content: Content, preset: Preset, seats: int) -> None:
    cultists, special, monsters, elders = (
        content.cultists,
        content.special_cultists,
        content.monsters,
        content.elders,
    )
    cards: list[CultistCard | MonsterCard | ElderCard] = [*cultists, *special, *monsters, *elders]
    first_special = len(cultists)
    first_monster = first_special + len(special)
    first_elder = first_monster + len(monsters)
    rules.enemy_ids = tuple(card.id for card in cards)
    rules.enemy_causes = tuple(
        f"elder/{card.id}" if number >= first_elder else f"cultist/{card.id}"
        for number, card in enumerate(cards)
    )
    rules.is_monster = tuple(first_monster <= number < first_elder for number in range(len(cards)))
    rules.is_elder = tuple(number >= first_elder for number in range(len(cards)))
    rules.printed = tuple(pack([SYMBOLS.index(symbol) for symbol in card.symbols]) for card in cards)
    rules.cult = tuple(SYMBOLS.index(card.cult) if card.cult else NO_SYMBOL for card in cards)
    abilities = [card.ability for card in (*cultists, *special)] + [card.ability for card in monsters]
    rules.ability = (*(_CULTIST[ability] if ability else 0 for ability in abilities), *(0 for _ in elders))
    powers = [_ELDER[card.ability] if card.ability else 0 for card in elders]
    rules.elder_power = (*(0 for _ in range(first_elder)), *powers)
    lasting = {card.id: card.ability for card in cards if card.ability and card.ability not in _ON_ARRIVAL}
    abilities_told = {**lasting, **content.more_abilities}
    rules.ability_names = tuple(
        f"ability-{abilities_told[card.id]}" if card.id in abilities_told else "" for card in cards
    )
    rules.reward = {
        first_monster + number: Reward(
            tuple(SYMBOLS.index(symbol) for symbol in card.trophies), card.any_trophies, card.draw
        )
        for number, card in enumerate(monsters)
    }
    team = int(TEAMS[seats])
    rules.ordinary = tuple(
        number for number, card in enumerate(cultists) if card.players <= team <= card.most_players
    )
    rules.all_monsters = tuple(range(first_monster, first_elder))
    monsters_named = [rules.enemy_ids[monster] for monster in rules.all_monsters]
    named, rules.random_monsters = _chosen_or_drawn(rules, "monsters", preset.monsters, monsters_named)
    rules.monsters = tuple(rules.all_monsters[number] for number in named)
    waves: dict[str, list[int]] = {"first": [], "second": [], "special": []}
    for number, elder in enumerate(elders, first_elder):
        waves[elder.wave].append(number)
    rules.first_wave = tuple(waves["first"])
    rules.second_wave = tuple(waves["second"])
    _read_special_cults(rules, content, preset)


def _read_special_cults(rules: Rules, content: Content, preset: Preset) -> None:
    ids = [cult.id for cult in content.special_cults]
    places = [card.id for card in content.locations]
    belongs = {card.id: ids.index(card.of) for card in content.special_cultists}
    rules.cult_ids = tuple(ids)
    rules.special_cult = tuple(belongs.get(name, NOBODY) for name in rules.enemy_ids)
    rules.all_cults = tuple(
        SpecialCult(
            tuple(card for card, of in enumerate(rules.special_cult) if of == number),
            rules.enemy_ids.index(cult.elder),
            places.index(cult.location),
        )
        for number, cult in enumerate(content.special_cults)
    )
    grows = {card.id: UNIT[SYMBOLS.index(card.grows)] for card in content.special_cultists if card.grows}
    rules.grows = tuple(grows.get(name, 0) for name in rules.enemy_ids)
    rules.special_cults, rules.random_cults = _chosen_or_drawn(
        rules, "special_cult", preset.special_cults, ids
    )


def _chosen_or_drawn(
    rules: Rules, option: str, by_preset: int, ids: Sequence[str]
) -> tuple[tuple[int, ...], int]:
    """The cards that an option names, by their numbers, or how many of them are drawn by lot."""
    chosen = rules.options[option].split(",")
    by_lot = {AS_PRESET: by_preset, "none": 0, "random": 1}
    by_lot |= {f"random-{number}": number for number in range(2, len(ids) + 1)}
    if len(chosen) > 1 and by_lot.keys() & {*chosen}:
        raise BadOptionError(f"option '{option}' cannot be '{rules.options[option]}'")
    if chosen[0] in by_lot:
        return (), min(by_lot[chosen[0]], len(ids))
    return tuple(_number_of(option, name, ids) for name in chosen), 0


def _read_places(rules: Rules, content: Content) -> None:
    cards = content.locations
    rules.place_ids = tuple(card.id for card in cards)
    rules.place_causes = tuple(f"location/{card.id}" for card in cards)
    rules.place_symbol = tuple(SYMBOLS.index(card.symbol) for card in cards)
    rules.is_strange = tuple(card.strange for card in cards)
    rules.once_each = tuple(card.once == "each" for card in cards)
    rules.once_team = tuple(card.once == "team" for card in cards)
    rules.place_token = tuple(card.token for card in cards)
    rules.place_action = content.powers.locations
    rules.action_works = tuple(map(condition_of, rules.place_action))
    rules.cheap_seals = tuple(card.trait == "cheap-seals" for card in cards)
    rules.two_icons = tuple(card.trait == "two-icons" for card in cards)


def _read_terrors(rules: Rules, content: Content) -> None:
    rules.terror_ids = tuple(card.id for card in content.terrors)
    rules.terror_causes = tuple(f"terror/{card.id}" for card in content.terrors)
    rules.numbers = tuple(card.number for card in content.terrors)
    rules.dreaded = frozenset(card.id for card in content.terrors if card.dreaded)
    rules.endgame_ids = tuple(card.id for card in content.endgames)
    rules.endgame_causes = tuple(f"endgame/{card.id}" for card in content.endgames)
    rules.endgame_terror = tuple(card.more_terror for card in content.endgames)
    rules.endgame_steps = tuple(card.more_steps for card in content.endgames)


def _read_items(rules: Rules, content: Content) -> None:
    cards = content.items

    def with_trait(trait: str) -> frozenset[int]:
        return frozenset(number for number, card in enumerate(cards) if card.trait == trait)

    rules.item_ids = tuple(card.id for card in cards)
    rules.item_causes = tuple(f"item/{card.id}" for card in cards)
    rules.item_deck = tuple(number for number, card in enumerate(cards) for _ in range(card.copies))
    rules.is_event = tuple(card.event for card in cards)
    rules.unique = tuple(card.unique for card in cards)
    rules.one_shot = tuple(card.one_shot for card in cards)
    rules.item_once = tuple(card.once for card in cards)
    rules.item_token = tuple(card.token for card in cards)
    rules.in_sealing = tuple(card.sealing for card in cards)
    rules.item_power = content.powers.items
    rules.item_works = tuple(map(condition_of, rules.item_power))
    rules.item_grant = tuple(grant_of(card.combat) for card in cards)
    rules.lantern = tuple(card.trait == "one-icon" for card in cards)
    rules.watches = with_trait("stops-the-clock")
    rules.waistcoats = with_trait("saves-a-life")
    rules.cars = with_trait("two-free-moves")
    rules.worn_dice = with_trait("free-reroll")
    rules.stones = with_trait("sealing-stone")


def _read_stories(rules: Rules, content: Content) -> None:
    rules.story_ids = tuple(card.id for card in content.stories)
    rules.story_causes = tuple(f"story/{card.id}" for card in content.stories)
    own: dict[str, int] = {}
    drawn: dict[tuple[str, int], int] = {}
    for number, card in enumerate(content.stories):
        if card.symbol is None:
            own[card.of] = number
        else:
            drawn[card.of, SYMBOLS.index(card.symbol)] = number
    deck = tuple(dict.fromkeys(name for name, _ in drawn))
    rules.story_deck = tuple(range(len(deck)))
    rules.drawn_story = {(deck.index(name), symbol): number for (name, symbol), number in drawn.items()}
    rules.own_story = own
    rules.enemy_story = tuple(own.get(name, NOBODY) for name in rules.enemy_ids)
    rules.place_story = tuple(own.get(name, NOBODY) for name in rules.place_ids)
    rules.terror_story = tuple(own.get(name, NOBODY) for name in rules.terror_ids)
    rules.endgame_story = tuple(own.get(name, NOBODY) for name in rules.endgame_ids)
    powers = content.powers
    ways = tuple(one for one, _ in powers.stories), tuple(other for _, other in powers.stories)
    cards = powers.actions, powers.abilities, powers.locations, powers.terrors, powers.endgames, powers.items
    rules.powers = (*cards, *ways)
