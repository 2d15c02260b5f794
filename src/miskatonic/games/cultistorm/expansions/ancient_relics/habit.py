"""What an experienced player does with relics."""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.expansions.ancient_relics.cards import Relic, lore
from miskatonic.games.cultistorm.expansions.ancient_relics.opening import may_not_open
from miskatonic.games.cultistorm.expansions.ancient_relics.state import is_used, relic_of, relics
from miskatonic.games.cultistorm.expansions.ancient_relics.using import aid, may_not_use
from miskatonic.games.cultistorm.expansions.ancient_relics.words import (
    BRANDISH,
    BREATHE,
    HAND,
    KEEP_RELIC,
    OPEN,
    RAISE,
    TURN,
    WIELD,
)
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.price import may_not_pay
from miskatonic.games.cultistorm.expansions.thoughts import (
    CALM,
    agree,
    avert,
    best_trophy,
    carry_where,
    carry_whom,
    elder_at_portal,
    fights,
    goal,
    idle_cards,
    marked_elder,
    refuse,
    sets_off,
    spare_cards,
    wanted_symbols,
)
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.habit.preparation import PATIENCE
from miskatonic.games.cultistorm.habit.support import block_worth
from miskatonic.games.cultistorm.habit.targets import is_too_early, shortfall
from miskatonic.games.cultistorm.phases.sealing import seal_cost
from miskatonic.games.cultistorm.table import COMBAT, NOTHING, Table
from miskatonic.games.cultistorm.words import (
    AT,
    BLANK,
    COMMIT,
    DONE,
    FIGHT,
    GO,
    NO,
    NO_ENEMY,
    NOBODY,
    SEAL,
    SECOND,
    SPOTS,
    TO,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# The deepest relic that is worth its risk, by the tokens that a detective has. A depth of two costs a quarter
# of a token on average, a depth of three nearly one; more than half of the openings for a depth of four fail.
_DEEPEST: Final = (3, 2, 2, 0, 0)
# What each symbol that a relic supplies adds to hope: as much as lacking one takes from it (see habit/plan).
_HOPE: Final = 0.4
_MANY_DICE: Final = 3
_LURE: Final = 0.4


def _dares(t: Table, seat: Seat, spot: int) -> bool:
    """Is the relic there worth groping for? A cultist more may come of it."""
    number = relics(t).lying[spot]
    if number == NOTHING or relics(t).held[seat] != NOTHING:
        return False
    crowded = len(t.columns[spot]) > CALM and not t.has_elder()
    return lore(t).relics[number].depth <= _DEEPEST[t.tokens(seat)] and not crowded


def _before_all(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Open a portal, and use what helps to aim."""
    words = asked.options_of(seat)
    if OPEN[0] in words and _dares(t, seat, t.place[seat]):
        return OPEN[0]
    number = relics(t).held[seat]
    if number == NOTHING or WIELD[number] not in words:
        return None
    return WIELD[number] if _is_wise(t, seat, number) else None


def _is_wise(t: Table, seat: Seat, number: int) -> bool:
    verbs = {power.verb for power in lore(t).powers[number]}
    if "heal-one" in verbs:
        return max(t.normal) >= CALM
    if "carry" in verbs:
        return goal(t, seat) is not None
    if "biting-die" in verbs:
        return t.tokens(seat) <= CALM
    if "win-trophy" in verbs:
        # A token and a step are worth the last trophy of a seal.
        return t.tokens(seat) < CALM and 1 in wanted_symbols(t).values()
    if "block-here" in verbs:
        return block_worth(t, t.place[seat]) > 1 and spare_cards(t, seat) > 0
    if "blank-dice" in verbs:
        shown = [spot for spot in range(SPOTS) if t.columns[spot] and t.cultist_dice[spot] != BLANK]
        return len(shown) >= _MANY_DICE and not any(t.marks)
    return "look-at-either" in verbs


def _at_last(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Hold a Great Old One that nobody can beat, lend the relic, or go for one if there is nothing to do."""
    words = asked.options_of(seat)
    number = relics(t).held[seat]
    # Where hands are closed, who needs it is a guess, and the relic would go to and fro.
    patient = t.acts[seat] < PATIENCE // 2
    if patient and number != NOTHING and HAND[number] in words and _wanted_by(t, seat) != NOBODY:
        return HAND[number]
    if number != NOTHING and WIELD[number] in words:
        verbs = {power.verb for power in lore(t).powers[number]}
        if "chain-elder" in verbs and elder_at_portal(t) < SPOTS and not marked_elder(t):
            return WIELD[number]
        # Hands are filled again in Review, so a card that nobody needs any more costs nothing.
        if "block-here" in verbs and block_worth(t, t.place[seat]) and spare_cards(t, seat) > 0:
            return WIELD[number]
    if t.marks[seat] or t.is_away(seat) or not move.is_free(t, seat) or relics(t).opened >> seat & 1:
        return None
    lures = [spot for spot in range(SPOTS) if spot != t.place[seat] and _dares(t, seat, spot)]
    lures = [spot for spot in lures if not t.is_sealed(spot) and t.elders[spot] == NO_ENEMY]
    return GO[t.spots[lures[0]]] if lures else None


def _wanted_by(t: Table, seat: Seat) -> Seat:
    """A colleague here who would win its fight with the relic, while its holder does without; or NOBODY."""
    number, relic = relics(t).held[seat], relic_of(t, seat)
    if relic is None or is_used(t, number) or any(shortfall(t, seat, enemy) for enemy in t.marks[seat][:1]):
        return NOBODY
    for other in t.company(seat):
        if other == seat or relics(t).held[other] != NOTHING or not t.marks[other]:
            continue
        enemy, price = t.marks[other][0], relic.price
        pays = may_not_pay(t, other, price) is None and t.tokens(other) + price.tokens <= CALM + 1
        used = max(0, price.cards - idle_cards(t, other, enemy))
        if pays and 0 < shortfall(t, other, enemy) <= aid(relic, is_elder=t.rules.is_elder[enemy]) - used:
            return other
    return NOBODY


def _relic_to(t: Table, seat: Seat, asked: Decision) -> Word:
    words, other = asked.options_of(seat), _wanted_by(t, seat)
    return TO[other] if other != NOBODY and TO[other] in words else words[0]


def _breathe(t: Table, seat: Seat, asked: Decision) -> Word:
    """Stop when one symbol came again and much is missing, or when the next could be the end."""
    about = asked.about or {}
    missing = about["most"] - about["depth"]
    tired = about["repeats"] > 0 and missing > 1
    return DONE if tired or t.tokens(seat) >= t.rules.most_tokens else BREATHE


def _value(relic: Relic) -> int:
    """How good a relic is to have: one for fights before all."""
    fights_on = relic.combat.wilds + relic.combat.ignore
    return 2 * fights_on + 3 * bool(relic.trait) + 2 * relic.has_power + relic.combat.banish


def _keep(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: _value(lore(t).relics[word - KEEP_RELIC[0]]))


def _accept(t: Table, seat: Seat, asked: Decision) -> Word:
    return YES if relics(t).held[seat] == NOTHING else NO


def potential(t: Table, seat: Seat, enemy: int) -> int:
    """How many symbols the detective's relic could add to a fight with this enemy."""
    relic = relic_of(t, seat)
    number = relics(t).held[seat]
    if relic is None or may_not_use(t, seat, number) is not None:
        return 0
    symbols = aid(relic, is_elder=t.rules.is_elder[enemy])
    return max(0, symbols - max(0, relic.price.cards - idle_cards(t, seat, enemy)))


def _worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """What a relic supplies is not lacking; and where a relic lies one may as well stand."""
    aided = (
        min(potential(t, seat, enemy), shortfall(t, seat, enemy)) if relics(t).held[seat] != NOTHING else 0
    )
    if aided:
        value *= _HOPE**-aided * 0.9
    return value + (_LURE if _dares(t, seat, spot) and not relics(t).opened >> seat & 1 else 0.0)


def _combat(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Begin what can be won with the relic; let cards count again where that wins another fight."""
    number = relics(t).held[seat]
    if number == NOTHING:
        return None
    spent = getattr(asked.frame, "spent", ())
    enemies = [enemy for enemy in fights(asked, seat) if not (t.rules.is_elder[enemy] and is_too_early(t))]
    if relics(t).again:
        won = [enemy for enemy in enemies if can_win(t, Bout(seat, enemy, t.where[enemy], (), spent))]
        return FIGHT[won[0]] if won else None
    if any(can_win(t, Bout(seat, enemy, t.where[enemy])) for enemy in enemies):
        return None
    if (
        TURN[number] in asked.options_of(seat)
        and t.tokens(seat) < CALM + 1
        and _wins_again(t, seat, enemies, spent)
    ):
        return TURN[number]
    for enemy in enemies:
        lacking = shortfall(t, seat, enemy)
        if 0 < lacking <= potential(t, seat, enemy):
            return FIGHT[enemy]
    return None


def _wins_again(t: Table, seat: Seat, enemies: list[int], spent: tuple[int, ...]) -> bool:
    twin = t.clone()
    relics(twin).again = True
    return any(can_win(twin, Bout(seat, enemy, t.where[enemy], (), spent)) for enemy in enemies)


def _fight(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Brandish the relic where it wins the fight."""
    words, number = asked.options_of(seat), relics(t).held[seat]
    if COMMIT in words or number == NOTHING or BRANDISH[number] not in words:
        return None
    enemy = asked.frame.enemy
    return BRANDISH[number] if shortfall(t, seat, enemy) <= potential(t, seat, enemy) else None


def _sealing(t: Table, seat: Seat, asked: Decision) -> Word | None:
    words, number = asked.options_of(seat), relics(t).held[seat]
    if number == NOTHING or RAISE[number] not in words or SEAL not in words:
        return None
    cost = seal_cost(t, seat)
    return RAISE[number] if cost > 1 or t.tokens(seat) + cost >= t.rules.most_tokens else None


def _stop_step(t: Table, seat: Seat, asked: Decision) -> Word:
    """Two cards are worth a step that sets off a card, or when nothing else needs them."""
    return YES if sets_off(t, 1) or t.phase > COMBAT or spare_cards(t, seat) > CALM else NO


def _chain(t: Table, seat: Seat, asked: Decision) -> Word | None:
    spot = elder_at_portal(t)
    return AT[t.spots[spot]] if spot < SPOTS else None


def _deck_first(t: Table, seat: Seat, asked: Decision) -> Word:
    """The order of the cultists is worth more than a terror card that nobody can change."""
    return SECOND if SECOND in asked.options_of(seat) else asked.options_of(seat)[0]


def instinct(t: Table) -> float:
    """A relic is worth about as much as two trophies."""
    found = relics(t)
    held = sum(0.2 + 0.05 * (not is_used(t, number)) for number in found.held if number != NOTHING)
    near = sum(may_not_open(t, seat) is None for seat in range(t.detectives))
    return held + 0.02 * near


def outlook(t: Table, seat: Seat) -> Hashable:
    """Relics that lie about, and whether the detective can use its own."""
    found = relics(t)
    own = found.held[seat]
    usable = own != NOTHING and may_not_use(t, seat, own) is None
    return tuple(found.lying), own, usable, found.opened >> seat & 1, t.tokens(seat)


HABIT: Final = Habit(
    answers={
        "breathe": _breathe,
        "keep-relic": _keep,
        "relic-to": _relic_to,
        "accept-relic": _accept,
        "accept-relic-swap": refuse,
        "look-at-either": _deck_first,
        "stop-step": _stop_step,
        "avert-token": avert,
        "be-carried": agree,
    },
    before={
        "prepare": _before_all,
        "combat": _combat,
        "fight": _fight,
        "sealing": _sealing,
        "gain-trophy": best_trophy,
        "carry-whom": carry_whom,
        "carry-where": carry_where,
        "chain-elder": _chain,
    },
    after={"prepare": _at_last},
    worth=_worth,
    outlook=outlook,
)
