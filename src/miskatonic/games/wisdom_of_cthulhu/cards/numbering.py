"""From card files to numbers: the Rules of a table for so many seats, with its options."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.games.wisdom_of_cthulhu.cards.shape import (
    Content,
    Elder,
    EntityCard,
    KnowledgeCard,
    MasterCard,
)
from miskatonic.games.wisdom_of_cthulhu.moments import CALLED_ON
from miskatonic.games.wisdom_of_cthulhu.rules import CALLS_TO_PLAY, CALLS_TO_USE, NO_CALL, Ritual, Rules
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATION,
    BONDS,
    CONTINUOUS,
    DM,
    EN,
    FIRST_EVOCATION,
    FIRST_INFLUENCE,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FROM_EVOCATION,
    FROM_INFLUENCE,
    FROM_INVOCATIONS,
    FROM_PLACES,
    GROUNDS,
    NOTHING,
    OF_SEED,
    SEEDS,
    TYPES,
    WANTS,
)
from miskatonic.kernel.storage import digest

# Values of the options that temper the game.
ONCE_A_TURN: Final = "once-a-turn"
ONCE_A_ROUND: Final = "once-a-round"

Chosen = tuple[tuple[str, str], ...]
_KNOWN: dict[tuple[str, Chosen, int], Rules] = {}


def rules_for(content: Content, chosen: Chosen, seats: int) -> Rules:
    """Tables with the same content and options share one Rules; `chosen` leaves out the defaults."""
    key = (content.digest, chosen, seats)
    if key not in _KNOWN:
        _KNOWN[key] = _numbered(content, chosen, seats)
    return _KNOWN[key]


def _numbered(content: Content, chosen: Chosen, seats: int) -> Rules:
    rules = Rules(digest([content.digest, seats, [list(pair) for pair in chosen]]), content, content.alphabet)
    setup = content.setup
    rules.turns = setup.turns
    rules.research_kp = setup.research_kp
    rules.obsession_kp = setup.obsession_kp
    rules.change_of_bond = setup.change_of_bond
    deal = {int(players): deal for players, deal in setup.deal.items()}[seats]
    rules.deal = (deal.fw, deal.as_, deal.dm)
    options = dict(chosen)
    rules.invokes_once = options.get("invocations") == ONCE_A_TURN
    rules.bond_pays_once = options.get("bonds") == ONCE_A_ROUND
    _number_cards(rules, content)
    _number_places(rules, content, seats)
    _number_elders(rules, content.elders)
    return rules


def _name(rules: Rules, thing: int, kind: str, name: str, label: str) -> None:
    """Give a thing its names, and the power that the file gives to what has this name."""
    spec = rules.content.things[name]
    rules.names[thing] = name
    rules.labels[thing] = label
    rules.causes[thing] = f"{kind}/{name}"
    rules.power[thing] = spec.power
    rules.when[thing] = spec.when
    rules.hears[thing] = sum(1 << moment for moment in (*spec.when, *spec.traits))


def _number_cards(rules: Rules, content: Content) -> None:
    decks: list[list[int]] = [[] for _ in SEEDS]
    for printed in content.cards:
        for label in printed.card.labels:
            card = rules.card_count
            rules.card_count += 1
            decks[printed.seed].append(card)
            _name(rules, card, SEEDS[printed.seed], printed.card.id, label)
            _number_card(rules, card, printed.seed, printed.card)
            _number_ritual(rules, card, printed.card)
    rules.deck = tuple(tuple(deck) for deck in decks)
    rules.has_activation = tuple(
        rules.type[card] == ACTIVATION or (rules.type[card] == CONTINUOUS and bool(rules.power[card]))
        for card in range(rules.card_count)
    )
    rules.takes_seeds = tuple(
        sum(1 << seed for seed, count in enumerate(needs[: EN + 1]) if count) for needs in rules.needs
    )
    rules.is_fed = tuple(bool(needs) and sum(needs[EN + 1 :]) > 0 for needs in rules.needs)
    rules.seed_bit = tuple(1 << seed if seed != NOTHING else 0 for seed in rules.seed)


def _number_card(rules: Rules, slot: int, seed: int, card: KnowledgeCard) -> None:
    rules.seed[slot] = seed
    rules.source[slot] = OF_SEED[seed]
    rules.kinds[slot] = 1 << seed | sum(1 << SEEDS.index(other) for other in card.counts_as)
    rules.type[slot] = TYPES.index(card.type)
    printed = 0 if card.kp is None else card.kp
    variable = rules.content.setup.variable_kp
    rules.pays[slot] = 0 if seed == DM else printed
    rules.worth[slot] = 0 if seed == EN else variable if card.kp is None else card.kp
    if isinstance(card, MasterCard | EntityCard):
        rules.bond[slot] = BONDS.index(card.bond)
    rules.offering[slot] = NOTHING if card.offering is None else SEEDS.index(card.offering)


def _number_ritual(rules: Rules, slot: int, card: KnowledgeCard) -> None:
    """What concerns combinations and rituals."""
    if card.components:
        rules.needs[slot] = _counts(dict(card.components))[: WANTS.index("research") + 1]
    rules.is_open[slot] = card.open
    if card.ritual is not None:
        ritual = card.ritual
        steps = (ritual.study, ritual.transmutation, ritual.sacrifice)
        first, second, third = (_counts(dict(step)) for step in steps)
        rules.ritual[slot] = Ritual(BONDS.index(ritual.bond), (first, second, third))
    rules.lends[slot] = NOTHING if card.lends is None else SEEDS.index(card.lends)
    rules.calls[slot] = (
        NO_CALL if card.calls is None else CALLS_TO_PLAY if card.calls == "play" else CALLS_TO_USE
    )
    if card.calls is not None or card.lends is not None:
        rules.hears[slot] |= 1 << CALLED_ON


def _counts(wanted: Mapping[Any, int]) -> tuple[int, ...]:
    return tuple(wanted.get(want, 0) for want in WANTS)


def _number_places(rules: Rules, content: Content, seats: int) -> None:
    tiles = content.places
    rules.place_names = tuple(tile.id for tile in tiles)
    rules.ground = tuple(GROUNDS.index(tile.ground) for tile in tiles)
    rules.place_bond = tuple(BONDS.index(tile.bond) for tile in tiles)
    rules.place_cost = tuple(tile.cost for tile in tiles)
    rules.place_sells = tuple(tuple(tile.sells) for tile in tiles)
    rules.places = tuple(at for at, tile in enumerate(tiles) if tile.players <= seats)
    rules.all_places = sum(1 << at for at in rules.places)
    rules.free_places = sum(1 << at for at in rules.places if not rules.place_cost[at])
    rules.sells = tuple(sum(1 << at for at in rules.places if name in tiles[at].sells) for name in SEEDS)
    for at, tile in enumerate(tiles):
        _name(rules, FIRST_PLACE + at, "place", tile.id, tile.id)
        rules.bond[FIRST_PLACE + at] = rules.place_bond[at]
        rules.source[FIRST_PLACE + at] = FROM_PLACES


def _number_elders(rules: Rules, elders: tuple[Elder, ...]) -> None:
    rules.elder_names = tuple(elder.id for elder in elders)
    rules.elder_bond = tuple(BONDS.index(elder.bond) for elder in elders)
    for number, elder in enumerate(elders):
        first, second = elder.invocations
        powers = (
            ("invocation", first, FIRST_INVOCATION + 2 * number, FROM_INVOCATIONS),
            ("invocation", second, FIRST_INVOCATION + 2 * number + 1, FROM_INVOCATIONS),
            ("evocation", elder.evocation_id, FIRST_EVOCATION + number, FROM_EVOCATION),
            ("influence", elder.influence_id, FIRST_INFLUENCE + number, FROM_INFLUENCE),
        )
        for kind, name, thing, source in powers:
            rules.source[thing] = source
            _name(rules, thing, kind, name, name)
            rules.bond[thing] = rules.elder_bond[number]
