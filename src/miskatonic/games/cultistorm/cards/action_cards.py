"""Action cards, worked out to what the engine looks up."""

from itertools import product

from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import ActionCard, Combat
from miskatonic.games.cultistorm.effects.book import condition_of
from miskatonic.games.cultistorm.effects.later import usable_in_combat, usable_next_turn
from miskatonic.games.cultistorm.fighting.matching import any_of, pack
from miskatonic.games.cultistorm.rules import Condition, Grant, Rules
from miskatonic.games.cultistorm.words import FACES, WILD


def read_actions(rules: Rules, content: Content) -> None:
    cards = content.actions
    rules.action_ids = tuple(card.id for card in cards)
    rules.action_causes = tuple(f"action/{card.id}" for card in cards)
    rules.special_causes = frozenset(f"action/{card.id}" for card in cards if card.role)
    rules.is_general = tuple(card.role is None for card in cards)
    rules.symbol = tuple(FACES.index(card.symbol) for card in cards)
    rules.hurts = tuple("insanity" in card.icons for card in cards)
    rules.clue = tuple("investigate" in card.icons for card in cards)
    rules.spawns = tuple("spawn" in card.icons for card in cards)
    rules.dreads = tuple("terror" in card.icons for card in cards)
    rules.redraws = tuple("no-redraw" not in card.icons for card in cards)
    rules.pain = tuple(
        int("insanity" in card.icons or (rules.help_costs_both and card.role is None)) for card in cards
    )
    rules.wants_consent = tuple(card.consent for card in cards)
    rules.delay = tuple(card.delayed for card in cards)
    rules.delayed_heal = tuple(card.heals for card in cards)
    rules.grant = tuple(grant_of(card.combat) for card in cards)
    rules.support_works = tuple(
        _support_works(card, grant, powers)
        for card, grant, powers in zip(cards, rules.grant, content.powers.actions, strict=True)
    )


def _support_works(card: ActionCard, grant: Grant | None, powers: tuple[Power, ...]) -> Condition:
    if grant is not None:
        return usable_in_combat(grant)
    return usable_next_turn(card.delayed) if card.delayed else condition_of(powers)


def grant_of(combat: Combat | None) -> Grant | None:
    if combat is None:
        return None
    choices = [[FACES.index(symbol) for symbol in unit] for unit in combat.gain]
    options = [range(5) if WILD in unit else unit for unit in choices]
    gained = tuple(dict.fromkeys(pack(sorted(symbols)) for symbols in product(*options))) if options else ()
    ignored, banished = any_of(combat.ignore), any_of(combat.banish + combat.gain_against_elder)
    return Grant(
        supply=gained or (ignored if combat.ignore else ()),
        against_elder=gained or (banished if banished != (0,) else ()),
        ignores=not gained and combat.ignore > 0,
        banishes=not gained and combat.banish > 0,
        names=combat.names,
        twin=combat.twin,
        carries=combat.carries,
        echo=combat.echo,
        again=combat.again,
        no_die=combat.no_die,
        reach=combat.reach,
        trophy=combat.trophy,
        spares_token=combat.spares_token,
        calm=combat.calm,
        free_rerolls=combat.free_rerolls,
        reroll_all=combat.reroll_all,
        dice=combat.dice,
    )
