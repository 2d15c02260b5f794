"""Counts that no rule may change, and the powers that cards have."""

from collections.abc import Mapping
from typing import Any

from miskatonic.games.cultistorm.board.cultist_deck import deck_size
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.table import NOTHING, UNDECIDED, Table
from miskatonic.games.cultistorm.words import NO_ENEMY


def facts(t: Table) -> list[Any]:
    """What a stored match is checked by: the state of play, whatever the code that plays it looks like."""
    actions, enemies, items = t.rules.action_causes, t.rules.enemy_causes, t.rules.item_causes
    return [
        *(t.phase, t.first, t.speaker, [*t.role], t.place, t.normal, t.growing, t.level),
        [[actions[card] for card in cards] for cards in (*t.hand, *t.discard)],
        [[actions[card] for card in sorted(cards)] for cards in t.deck],
        [[items[item] for item in held] for held in t.items],
        *(t.held, t.trophies, t.pool, t.reserve, t.spent, t.supply, t.paid, t.seal_cards, t.laid_trophies),
        [[enemies[card] for card in column] for column in (*t.columns, *t.eaten)],
        [None if elder == NO_ENEMY else enemies[elder] for elder in t.elders],
        *(t.altars, t.sealed, t.marker, t.slot, t.crystals, t.endgame, t.triggered, len(t.cultists)),
        *([one.key, *one.facts(t)] for one in t.rules.expansions if one.facts is not None),
    ]


def conserved(t: Table) -> dict[str, int]:
    """Every card, die and token is in exactly one place."""
    waiting = [*t.front, *t.delayed]
    beneath = sum(card.beneath != NOTHING for card in waiting)
    actions = sum(map(len, t.deck)) + sum(map(len, t.hand)) + sum(map(len, t.discard))
    cultists = deck_size(t) + len(t.cultist_discard) + len(t.aside) + len(t.boxed) + len(t.peeked)
    cultists += sum(map(len, t.columns)) + sum(map(len, t.eaten))
    elders = len(t.first_wave) + len(t.second_wave) + len(t.special_elders)
    terror = [card for card in t.terror if card != UNDECIDED]
    counts = {
        "action cards": actions + len(waiting) + beneath + len(t.on_table),
        "cultists": cultists,
        "great old ones": elders + sum(elder != NO_ENEMY for elder in t.elders),
        "items": len(t.item_deck) + len(t.item_discard) + len(t.found) + sum(map(len, t.items)),
        "terror cards": len(t.terror_deck) + len(t.terror_discard) + len(terror),
        "dice": t.reserve + len(t.pool) + t.spent + sum(map(len, t.held)),
        "narrative cards": len(t.stories) + len(t.story_discard),
        "enemies out of place": _misplaced(t),
    }
    trophies = [t.supply[symbol] + t.paid[symbol] for symbol in range(5)]
    for at, count in enumerate([*t.trophies, *t.laid_trophies]):
        trophies[at % 5] += count
    counts |= {f"trophies {symbol}": count for symbol, count in enumerate(trophies)}
    for expansion in t.rules.expansions:
        if expansion.conserved is not None:
            for name, count in expansion.conserved(t).items():
                counts[name] = counts.get(name, 0) + count
    return counts


def _misplaced(t: Table) -> int:
    """Enemies whose spot is another than that of their column."""
    standing = {card: spot for spot, column in enumerate(t.columns) for card in column}
    standing |= {elder: spot for spot, elder in enumerate(t.elders) if elder != NO_ENEMY}
    return sum(standing.get(enemy, NOTHING) != spot for enemy, spot in enumerate(t.where))


# Abilities and items that are rules and say so only through what they make possible.
_SILENT = frozenset({"any-position", "three-items"})


# What shows only when a game has gone on for very long is proven by tests of its own, a test for each card.
_LAST_LEVEL = 3
_HIGH_NUMBER = 5


def causes(content: Content) -> frozenset[str]:
    """Everything that can be the cause of an event, and must have been one in some game."""
    late = {card.id for card in content.terrors if card.number >= _HIGH_NUMBER}
    found = [f"action/{card.id}" for card in content.actions]
    found += [
        f"ability/{ability.id}"
        for card in content.detectives
        for level, ability in enumerate(card.ability, 1)
        if ability.trait not in _SILENT and level < _LAST_LEVEL
    ]
    found += [f"location/{card.id}" for card in content.locations]
    found += [f"terror/{card.id}" for card in content.terrors if card.id not in late]
    found += [f"endgame/{card.id}" for card in content.endgames]
    found += [f"item/{card.id}" for card in content.items]
    found += [f"elder/{card.id}" for card in content.elders if card.ability]
    found += [f"cultist/{card.id}" for card in (*content.cultists, *content.special_cultists) if card.ability]
    found += [
        f"cultist/{card.id}"
        for card in content.monsters
        if card.ability or card.draw or card.trophies or card.any_trophies
    ]
    found += [f"story/{card.id}" for card in content.stories if card.power and card.of not in late]
    return frozenset(found)


def causes_of_expansions(content: Content) -> Mapping[str, frozenset[str]]:
    """By expansion: what must have been the cause of an event in some game with it."""
    return {
        key: cards.causes | {f"story/{story.id}" for story in cards.stories if story.power}
        for key, cards in content.more.items()
    }
