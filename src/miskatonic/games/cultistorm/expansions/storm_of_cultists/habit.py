"""What an experienced player thinks of the campaign: the goal of the mission before anything else."""

from collections.abc import Hashable, Sequence
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions import mission_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import BUY, ENDURE, FLIP, TEND
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CHOOSE, CLAIM, COMMIT, DISCARD, DONE, NO, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# What to buy first: what works in every session before what works once.
_BEST: Final = (
    "quiet-level",
    "one-more-item",
    "spares-a-token",
    "first-trophy",
    "heals",
    "free-help",
    "second-move-free",
    "third-starting-item",
    "free-reroll",
    "any-position",
    "larger-first-hand",
    "looks-at-terror",
)
_ILL: Final = 3
_RATHER_CARDS: Final = 1


def buy(t: Table, seat: Seat, asked: Decision) -> Word:
    effects, ids = campaign(t).boon_effect, campaign(t).boon_ids
    words = [word for word in asked.options_of(seat) if word != DONE]
    return min(words, key=lambda word: _BEST.index(effects[ids[word - BUY[0]]]), default=DONE)


def store(t: Table, seat: Seat, asked: Decision) -> Word:
    """The card files have the items in the order of their worth; one-shots are never kept over others."""
    words = [word for word in asked.options_of(seat) if word != NO]
    return min(words)


def lead_cold(t: Table, seat: Seat, asked: Decision) -> Word:
    """The lead whose place has the fewest cultists to beat for it: there it will be taken last."""
    return min(asked.options_of(seat), key=lambda word: len(t.columns[t.spots.index(word - AT[0])]))


def claim(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """The seal cards that the mission asks for come first."""
    wanted = [CLAIM[t.symbol_at(spot)] for spot in seals(t) or ()]
    return next((word for word in wanted if word in asked.options_of(seat)), None)


def library_seal(t: Table, seat: Seat, asked: Decision) -> Word:
    return claim(t, seat, asked) or asked.options_of(seat)[0]


def library_keeper(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever stands nearest to the Door."""
    return min(asked.options_of(seat), key=lambda word: abs(t.place[word - CHOOSE[0]] - 2))


def gale(t: Table, seat: Seat, asked: Decision) -> Word:
    """A card while one has none too many tokens to lose; the last card is worth a token."""
    words = asked.options_of(seat)
    cards = [word for word in words if word in DISCARD]
    if ENDURE[0] in words and len(cards) <= _RATHER_CARDS and t.tokens(seat) == 0:
        return ENDURE[0]
    symbols = [t.rules.symbol[kind] for kind in t.hand[seat]]
    return max(cards, key=lambda word: symbols.count(t.rules.symbol[word - DISCARD[0]]))


def prepare(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Heal whoever is ill, then what the mission asks for."""
    words = asked.options_of(seat)
    ill = [word for word in words if word in TEND and t.normal[word - TEND[0]] >= _ILL]
    if ill:
        return ill[0]
    before = mission_of(t).before
    return None if before is None else before(t, seat, asked)


def prepared(t: Table, seat: Seat, asked: Decision) -> Word | None:
    after = mission_of(t).after
    return None if after is None else after(t, seat, asked)


def combat(t: Table, seat: Seat, asked: Decision) -> Word | None:
    own = mission_of(t).combat
    return None if own is None else own(t, seat, asked)


def sealing(t: Table, seat: Seat, asked: Decision) -> Word | None:
    own = mission_of(t).sealing
    return None if own is None else own(t, seat, asked)


def fight(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """The coin turns a die that the fight does not ask for."""
    words = asked.options_of(seat)
    if COMMIT in words:
        return None
    enemy = asked.frame.enemy
    wanted = requirement(t, Bout(seat, enemy, t.where[enemy]))
    idle = [face for face in t.held[seat] if face != WILD and not wanted >> 4 * face & 15]
    return next((FLIP[face] for face in idle if FLIP[face] in words), None)


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    own = mission_of(t).worth
    return value if own is None else own(t, seat, enemy, spot, value)


def seals(t: Table) -> Sequence[int] | None:
    own = mission_of(t).seals
    return None if own is None else own(t)


def outlook(t: Table, seat: Seat) -> Hashable:
    """Scars that are still to be felt, and what the mission's enemies depend on."""
    return session(t).used[seat], mission_of(t).outlook(t, seat)


HABIT: Final = Habit(
    answers={
        "buy-boon": buy,
        "store-item": store,
        "lead-cold": lead_cold,
        "library-seal": library_seal,
        "library-keeper": library_keeper,
        "storm-gale": gale,
    },
    before={"prepare": prepare, "combat": combat, "sealing": sealing, "fight": fight, "claim-seal": claim},
    after={"prepare": prepared},
    worth=worth,
    seals=seals,
    outlook=outlook,
)
