"""What a table plays with: options and content, worked out once and shared by all its clones."""

from collections.abc import Callable
from typing import Any, NamedTuple

from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion, Helpers
from miskatonic.games.cultistorm.expansions.hooks import Hooks
from miskatonic.kernel.words import Alphabet

# Abilities that are rules, a bit each: of detectives, of Great Old Ones, of cultists.
HEALS_MORE, ICON, THREE_ITEMS, ANY_POSITION, NO_DIE, WILD_AND_DRAW, HOLDS_ELDERS, UNBINDS, HAS_HOUSE_DIE = (
    1 << number for number in range(9)
)
NO_FREE_MOVES, ONE_MORE_STEP, NOTHING_HEALS, HELP_HURTS, NO_WILD_DICE, DEAR_REROLLS, SMALLER_HANDS = (
    1 << number for number in range(7)
)
(
    FIXES_DIE,
    COSTS_A_CARD,
    BRINGS_ANOTHER,
    BARS_REROLLS,
    BRINGS_TERROR,
    DOUBLES_DIE,
    BARS_HELP,
    TAKES_CARDS_HERE,
    HOLDS_PEOPLE,
    REROLLS_A_DIE,
    BARS_REDRAWS,
    GROWS,
    STANDS_FIRM,
    STRIKES,
    RINGS,
) = (1 << number for number in range(15))

# Would an effect change anything, for this seat and the one that helps it?
Condition = Callable[[Any, int, int], bool]


class Grant(NamedTuple):
    """What a card gives in its user's combat turn; `supply` and `against_elder` are what it can be."""

    supply: tuple[int, ...]
    against_elder: tuple[int, ...]
    # Against a cultist it supplies nothing, but symbols are ignored.
    ignores: bool
    # The same against a Great Old One.
    banishes: bool
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


class SpecialCult(NamedTuple):
    """What a special cult brings: its cultists, its Great Old One and its strange location."""

    cultists: tuple[int, ...]
    elder: int
    place: int


class Rules:
    """Immutable. Everything the engine looks up while a game runs, by the numbers of cards and seats."""

    options: dict[str, str]
    digest: str
    alphabet: Alphabet
    # The expansions of the table, what each looks up while the game runs, and where they act. Their actions
    # by the question at which they are offered, and by word.
    expansions: tuple[Expansion, ...]
    more: dict[str, Any]
    hooks: Hooks
    hooked: bool
    # Can a target of somebody, or who is ready, change what expansions let others do?
    heeds_targets: bool
    actions: dict[str, tuple[Action, ...]]
    deeds: dict[int, Action]
    # Helpers that are no detectives, if an expansion has some.
    helpers: Helpers | None

    # Numbers of the game, some by the size of the team. Seats after those of the detectives are an
    # expansion's.
    detectives: int
    hand: int
    each_trophy: int
    dice: int
    most_tokens: int
    steps: int
    to_seal: int
    limit: int
    items_kept: int
    start_tokens: int
    crystals: int
    most_support: int
    # Dice of the pool, picks beyond one for each detective, terror steps of a failed summons.
    pool: int
    more_picks: int
    failed_steps: int
    everybody: int
    # By detective: all in seating order from this one on, and all but this one.
    seating: tuple[tuple[int, ...], ...]
    colleagues: tuple[tuple[int, ...], ...]

    # Options.
    any_trophy_seals: bool
    grace: str
    # After the Endgame everything must be sealed when the last Great Old One is beaten (CUL-12.7).
    seal_first: bool
    far_reach: bool
    seals_move: bool
    help_costs_both: bool
    draw_one: bool
    strict_penalty: bool
    open_hands: bool
    narrative: bool
    speaker: bool
    starting: int | None
    roles: tuple[int, ...]

    # Action cards. Tokens for the helped hold as long as no Great Old One makes help hurt (CUL-7.31, CUL-R4).
    action_ids: tuple[str, ...]
    action_causes: tuple[str, ...]
    special_causes: frozenset[str]
    is_general: tuple[bool, ...]
    symbol: tuple[int, ...]
    hurts: tuple[bool, ...]
    clue: tuple[bool, ...]
    spawns: tuple[bool, ...]
    dreads: tuple[bool, ...]
    redraws: tuple[bool, ...]
    pain: tuple[int, ...]
    wants_consent: tuple[bool, ...]
    delay: tuple[str | None, ...]
    delayed_heal: tuple[int, ...]
    grant: tuple[Grant | None, ...]
    support_works: tuple[Condition, ...]

    # Detectives and their abilities, three each.
    detective_ids: tuple[str, ...]
    role_ids: tuple[str, ...]
    decks: tuple[tuple[int, ...], ...]
    is_ranged: tuple[bool, ...]
    reaches_far: tuple[bool, ...]
    ability_ids: tuple[str, ...]
    ability_causes: tuple[str, ...]
    ability_power: tuple[tuple[Power, ...], ...]
    ability_works: tuple[Condition, ...]
    trait: tuple[int, ...]
    # By detective: the ability that has a trait.
    ability_with: tuple[dict[int, int], ...]

    # Enemies: cultists, special cultists, monsters, Great Old Ones.
    enemy_ids: tuple[str, ...]
    enemy_causes: tuple[str, ...]
    is_monster: tuple[bool, ...]
    is_elder: tuple[bool, ...]
    printed: tuple[int, ...]
    cult: tuple[int, ...]
    ability: tuple[int, ...]
    elder_power: tuple[int, ...]
    # What is said of an ability: a name, or nothing.
    ability_names: tuple[str, ...]
    reward: dict[int, Reward]
    ordinary: tuple[int, ...]
    all_monsters: tuple[int, ...]
    # Monsters that are named, and how many are drawn by lot.
    monsters: tuple[int, ...]
    random_monsters: int
    first_wave: tuple[int, ...]
    second_wave: tuple[int, ...]
    # Special cults: those that are named, how many are drawn by lot, and what each brings. By enemy: its cult
    # or NOBODY, and what it adds while another of its cult is in play.
    special_cults: tuple[int, ...]
    random_cults: int
    cult_ids: tuple[str, ...]
    all_cults: tuple[SpecialCult, ...]
    special_cult: tuple[int, ...]
    grows: tuple[int, ...]

    # Locations, and terror and Endgame cards.
    place_ids: tuple[str, ...]
    place_causes: tuple[str, ...]
    place_symbol: tuple[int, ...]
    is_strange: tuple[bool, ...]
    once_each: tuple[bool, ...]
    once_team: tuple[bool, ...]
    place_token: tuple[bool, ...]
    place_action: tuple[tuple[Power, ...], ...]
    action_works: tuple[Condition, ...]
    cheap_seals: tuple[bool, ...]
    two_icons: tuple[bool, ...]
    terror_ids: tuple[str, ...]
    terror_causes: tuple[str, ...]
    numbers: tuple[int, ...]
    dreaded: frozenset[str]
    endgame_ids: tuple[str, ...]
    endgame_causes: tuple[str, ...]
    endgame_terror: tuple[int, ...]
    endgame_steps: tuple[int, ...]

    # Items, and the items with each trait.
    item_ids: tuple[str, ...]
    item_causes: tuple[str, ...]
    item_deck: tuple[int, ...]
    is_event: tuple[bool, ...]
    unique: tuple[bool, ...]
    one_shot: tuple[bool, ...]
    item_once: tuple[bool, ...]
    item_token: tuple[bool, ...]
    in_sealing: tuple[bool, ...]
    item_power: tuple[tuple[Power, ...], ...]
    item_works: tuple[Condition, ...]
    item_grant: tuple[Grant | None, ...]
    lantern: tuple[bool, ...]
    watches: frozenset[int]
    waistcoats: frozenset[int]
    cars: frozenset[int]
    worn_dice: frozenset[int]
    stones: frozenset[int]

    # Stories: by narrative card and symbol, and by the number of what has a story of its own.
    story_ids: tuple[str, ...]
    story_causes: tuple[str, ...]
    story_deck: tuple[int, ...]
    drawn_story: dict[tuple[int, int], int]
    # By the id of a card of an expansion.
    own_story: dict[str, int]
    enemy_story: tuple[int, ...]
    place_story: tuple[int, ...]
    terror_story: tuple[int, ...]
    endgame_story: tuple[int, ...]

    # By where they stand (see board/card_text) and the number of the card.
    powers: tuple[tuple[tuple[Power, ...], ...], ...]
