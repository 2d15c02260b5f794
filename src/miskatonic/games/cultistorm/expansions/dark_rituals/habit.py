"""What an experienced player does with tomes and rituals."""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.learning import MOST, in_the_tome, may_not_learn
from miskatonic.games.cultistorm.expansions.dark_rituals.state import known_by, rituals
from miskatonic.games.cultistorm.expansions.dark_rituals.using import lendable, may_not_use
from miskatonic.games.cultistorm.expansions.dark_rituals.words import CHANT, INTONE, LEARN
from miskatonic.games.cultistorm.expansions.expansion import Habit
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
    room,
    sets_off,
    spare_cards,
    unwanted_trophy,
)
from miskatonic.games.cultistorm.fighting.matching import size
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.habit.plan import team_plan
from miskatonic.games.cultistorm.habit.preparation import nasty_die, search
from miskatonic.games.cultistorm.habit.support import block_worth
from miskatonic.games.cultistorm.habit.targets import CROWDED, is_too_early, missing
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import (
    COMMIT,
    DONE,
    FIGHT,
    GO,
    INVESTIGATE,
    NAME,
    NO,
    NO_ENEMY,
    PAY,
    SPOTS,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_HOPE: Final = 0.4
# What a fight is worth more where a ritual can be learnt beside it.
_NEW_RITUAL: Final = 0.2
# What rituals are worth, by what they do in Preparation: best is what turns cards that are left into help.
_WORTH_OF: Final = {
    "heal-one": 5,
    "heal": 5,
    "block-named": 5,
    "reroll-cultist-die": 3,
    "carry": 2,
    "bar-gates": 2,
    "send-away": 2,
    "remove-crystal": 1,
    "exchange-trophy": 1,
}
_IN_FIGHTS: Final = 4
_AT_A_TOKEN: Final = 2
# Less than this is not worth its experience, and less than that not the growing token of a third ritual.
_WORTH_LEARNING: Final = 2
_WORTH_A_TOKEN: Final = 4
# A block that is worth so much is not left to the end of Preparation, when others may have used the cards.
_WARDS_OFF_A_SUMMONS: Final = 9


def _prepare(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Open a closed tome while that is safe, learn what is cheap, and chant what helps."""
    words, found = asked.options_of(seat), rituals(t)
    closed = not t.is_away(seat) and found.tomes[t.place[seat]] == NOTHING
    if closed and INVESTIGATE[0] in words and room(t) > CALM and len(t.columns[t.marker]) < CROWDED:
        return search(t, seat, tuple(words)) or INVESTIGATE[0]
    learnable = [one for one in in_the_tome(t, seat) if may_not_learn(t, seat, one) is None]
    wanted = [one for one in learnable if _is_wanted(t, seat, one)]
    if wanted:
        return LEARN[max(wanted, key=lambda one: (_rank(t, one), -lore(t).rituals[one].xp))]
    return next(
        (CHANT[one] for one in known_by(t, seat) if CHANT[one] in words and _is_wise(t, seat, one)), None
    )


def _rank(t: Table, number: int) -> int:
    """What it is worth to know a ritual."""
    ritual = lore(t).rituals[number]
    if ritual.combat is not None:
        return _AT_A_TOKEN if ritual.price.tokens else _IN_FIGHTS
    if not ritual.has_power:
        return _AT_A_TOKEN
    return max(_WORTH_OF.get(power.verb, 0) for power in lore(t).powers[number])


def _is_wanted(t: Table, seat: Seat, number: int) -> bool:
    """Is it worth its points, and as a third ritual a token that stays?"""
    if len(known_by(t, seat)) < MOST - 1:
        return _rank(t, number) >= _WORTH_LEARNING
    return t.tokens(seat) <= 1 and _rank(t, number) >= _WORTH_A_TOKEN


def _is_wise(t: Table, seat: Seat, number: int) -> bool:
    verbs = {power.verb for power in lore(t).powers[number]}
    spot = t.place[seat]
    if lore(t).rituals[number].price.steps and sets_off(t, 1):
        return False
    if "send-away" in verbs:
        return len(t.columns[spot]) >= CROWDED and t.tokens(seat) < CALM + 1
    if "reroll-cultist-die" in verbs:
        return nasty_die(t, team_plan(t)) is not None
    if "exchange-trophy" in verbs:
        words = [PAY[symbol] for symbol in range(5) if t.trophies[5 * seat + symbol]]
        return unwanted_trophy(t, seat, words, PAY[0]) is not None
    if "remove-crystal" in verbs:
        return t.tokens(seat) < 1
    if "carry" in verbs:
        return goal(t, seat) is not None
    if "block-named" in verbs:
        return spare_cards(t, seat) > 0 and _best_block(t) >= _WARDS_OFF_A_SUMMONS
    return _heals_wisely(t, seat, verbs)


def _heals_wisely(t: Table, seat: Seat, verbs: set[str]) -> bool:
    if "heal-one" in verbs:
        return (
            spare_cards(t, seat) > 0 and max(t.normal[other] for other in t.order() if other != seat) > CALM
        )
    return "heal" in verbs and spare_cards(t, seat) > 0 and t.normal[seat] > CALM


def _best_block(t: Table) -> int:
    return max(block_worth(t, spot) for spot in range(SPOTS))


def _at_last(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Use what was held back and cards that are left; who has nothing to fight goes to learn."""
    words = asked.options_of(seat)
    for one in known_by(t, seat):
        if CHANT[one] in words and _is_wise_at_last(t, seat, one):
            return CHANT[one]
    if t.marks[seat] or t.is_away(seat) or not move.is_free(t, seat):
        return None
    others = (spot for spot in range(SPOTS) if spot != t.place[seat] and t.elders[spot] == NO_ENEMY)
    return next((GO[t.spots[spot]] for spot in others if _could_learn(t, seat, spot)), None)


def _is_wise_at_last(t: Table, seat: Seat, number: int) -> bool:
    """Hands are filled again in Review, so cards that nobody needs any more cost nothing."""
    verbs = {power.verb for power in lore(t).powers[number]}
    if "bar-gates" in verbs:
        return elder_at_portal(t) < SPOTS and not marked_elder(t)
    if spare_cards(t, seat) < lore(t).rituals[number].price.cards:
        return False
    if "block-named" in verbs:
        return _best_block(t) > 0
    if "heal" in verbs:
        return t.normal[seat] > 0
    return "heal-one" in verbs and any(t.normal[other] for other in t.order() if other != seat)


def helping(t: Table, seat: Seat) -> list[int]:
    """The rituals of a detective that it could use in a fight now."""
    known = lore(t).rituals
    return [
        one
        for one in known_by(t, seat)
        if known[one].combat is not None and may_not_use(t, seat, one) is None
    ]


def aid(t: Table, seat: Seat, enemy: int, left: int, number: int) -> int:
    """How many of the symbols that are left open a ritual would bring in a fight with this enemy."""
    ritual = lore(t).rituals[number]
    combat = ritual.combat
    assert combat is not None  # noqa: S101 - see `helping`
    is_elder = t.rules.is_elder[enemy]
    symbols = combat.wilds + (combat.banish if is_elder else 0)
    if combat.here:
        symbols += min(combat.here, left >> 4 * t.symbol_at(t.where[enemy]) & 15)
    if combat.unnames and not is_elder and t.rules.cult[enemy] >= 0:
        symbols += left >> 4 * t.rules.cult[enemy] & 15
    if combat.borrows and any(left >> 4 * symbol & 15 for symbol in lendable(t, seat)):
        symbols += 1
    if combat.again and rituals(t).spent:
        symbols += 1
    return max(0, symbols - max(0, ritual.price.cards - idle_cards(t, seat, enemy)))


def lacking_and_aids(t: Table, seat: Seat, enemy: int) -> tuple[int, dict[int, int]]:
    """How many symbols are lacking in a fight with this enemy, and how many each ritual would bring."""
    left, wild = missing(t, seat, enemy)
    aids = {one: aid(t, seat, enemy, left, one) for one in helping(t, seat)}
    return max(0, size(left) - wild), aids


def _worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """What a ritual supplies is not lacking; and where a tome is closed one may as well stand."""
    aided = 0
    if known_by(t, seat):
        lacking, aids = lacking_and_aids(t, seat, enemy)
        aided = min(lacking, sum(aids.values()))
    lure = 0.2 if rituals(t).tomes[spot] == NOTHING and not t.searched[seat] else 0.0
    if _could_learn(t, seat, spot):
        lure += _NEW_RITUAL
    return value * _HOPE**-aided * (0.9 if aided else 1.0) + lure


def _could_learn(t: Table, seat: Seat, spot: int) -> bool:
    """Is there a ritual in the tome of this location for which the detective has the points?"""
    found, known = rituals(t), lore(t)
    tome, owner, points = found.tomes[spot], found.owner, found.experience[seat]
    if points < known.cheapest or tome == NOTHING or owner.count(seat) >= MOST:
        return False
    for one in known.in_tome[tome]:
        if owner[one] == NOTHING and known.rituals[one].xp <= points and _is_wanted(t, seat, one):
            return True
    return False


def _combat(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Begin what can be won with rituals."""
    if not known_by(t, seat):
        return None
    enemies = [enemy for enemy in fights(asked, seat) if not (t.rules.is_elder[enemy] and is_too_early(t))]
    if any(can_win(t, Bout(seat, enemy, t.where[enemy])) for enemy in enemies):
        return None
    for enemy in enemies:
        lacking, aids = lacking_and_aids(t, seat, enemy)
        if 0 < lacking <= sum(aids.values()):
            return FIGHT[enemy]
    return None


def _fight(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """The ritual that brings most, where all of them together win the fight."""
    words, enemy = asked.options_of(seat), asked.frame.enemy
    if COMMIT in words:
        return None
    lacking, aids = lacking_and_aids(t, seat, enemy)
    if lacking > sum(aids.values()):
        return None
    useful = [one for one, symbols in aids.items() if symbols and INTONE[one] in words]
    return INTONE[max(useful, key=aids.__getitem__)] if useful else None


def _borrow(t: Table, seat: Seat, asked: Decision) -> Word:
    left, _ = missing(t, seat, rituals(t).enemy)
    words = asked.options_of(seat)
    return next((word for word in words if left >> 4 * (word - NAME[0]) & 15), words[0])


def _exchange(t: Table, seat: Seat, asked: Decision) -> Word:
    words = [word for word in asked.options_of(seat) if word != DONE]
    return unwanted_trophy(t, seat, words, PAY[0]) or DONE


def _first_exchange(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return unwanted_trophy(t, seat, asked.options_of(seat), PAY[0])


def _hush(t: Table, seat: Seat, asked: Decision) -> Word:
    return YES if t.tokens(seat) <= CALM else NO


def instinct(t: Table) -> float:
    """A ritual is worth about a trophy, a point of experience a third of a card."""
    found = rituals(t)
    known = sum(owner != NOTHING for owner in found.owner)
    return 0.12 * known + 0.01 * min(sum(found.experience), 20)


def outlook(t: Table, seat: Seat) -> Hashable:
    """Tomes and what they teach, the rituals that can be used, and what they do in the present fight."""
    found, known = rituals(t), known_by(t, seat)
    learns = tuple([spot for spot in range(SPOTS) if _could_learn(t, seat, spot)])
    usable = tuple(one for one in known if may_not_use(t, seat, one) is None)
    lent = tuple(lendable(t, seat)) if usable else ()
    closed = () if t.searched[seat] else tuple(tome == NOTHING for tome in found.tomes)
    return (
        closed,
        learns,
        tuple(known),
        usable,
        lent,
        found.enemy,
        found.supplies,
        found.unnamed,
        bool(found.spent),
    )


HABIT: Final = Habit(
    answers={"exchange-another": _exchange, "borrow-symbol": _borrow, "hush-summons": _hush},
    before={
        "prepare": _prepare,
        "combat": _combat,
        "fight": _fight,
        "gain-trophy": best_trophy,
        "return-trophy": _first_exchange,
        "carry-whom": carry_whom,
        "carry-where": carry_where,
        "be-carried": agree,
        "avert-token": avert,
    },
    after={"prepare": _at_last},
    worth=_worth,
    outlook=outlook,
)
