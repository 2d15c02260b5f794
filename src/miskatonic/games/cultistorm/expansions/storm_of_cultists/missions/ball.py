"""CM4, The Masked Ball: face-down cultists, an Informer among them, and secret mandates (CAM-14)."""

from typing import Any, Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.cultist_deck import deck_size, draw_cultist, refill
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.outcome import check_victory, lose_game
from miskatonic.games.cultistorm.expansions.expansion import Action
from miskatonic.games.cultistorm.expansions.hooks import Passing
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions import mandates
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.masks import (
    is_masked,
    put_mask_on,
    turn_up,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import (
    IN_PREPARATION,
    NOT_THIS_MISSION,
    Mission,
    sealed_of,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign, number, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import UNMASK
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.habit.plan import Plan, team_plan
from miskatonic.games.cultistorm.habit.support import free_play, needed
from miskatonic.games.cultistorm.habit.targets import CROWDED, next_spots, portal
from miskatonic.games.cultistorm.table import IN_SUPPLY, NOTHING, Table
from miskatonic.games.cultistorm.words import DONE, FIGHT, GO, INVESTIGATE, NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_FOURTH: Final = 3
_NO_GUEST: Final = Refusal("CAM-14.4", "no-guest-there")
_ELSEWHERE: Final = Refusal("CAM-14.4", "guest-elsewhere")
_TOO_FEW_CARDS: Final = Refusal("CAM-14.4", "too-few-cards-to-unmask")
_BY_RULE: Final = "rule/CAM-14.3"
# What is left of the worth of an enemy whose symbols nobody knows, and what the Informer is worth more.
_UNKNOWN: Final = 0.1
_PRESSING: Final = 0.4
_FOR_A_SEAL: Final = 1.5
_INFORMER: Final = 4.0
# Cards that a detective keeps for its own fight.
_KEPT_CARDS: Final = 3


def setup_decks(t: Table) -> None:
    """The Informer waits in the lower half of the deck (CAM-14.1, CUL-14.2)."""
    mandates.deal(t)


def opener(t: Table, card: int, spot: int) -> int:
    return put_mask_on(t, card) if number(t, "openers_masked") else card


def setup_laid(t: Table) -> None:
    t.late = sorted([*t.late, campaign(t).informer])
    t.upper = t.upper or (len(t.cultists.bag) + 1) // 2
    t.tell("informer-hides", informer=t.rules.enemy_ids[campaign(t).informer], cause="rule/CAM-14.1")


def spawn_draw(t: Table, card: int, spot: int, passing: Passing) -> int:
    """A cultist comes masked, unless it would summon: then it is turned up before (CAM-14.2)."""
    if card == NOTHING:
        refill(t)
        if not deck_size(t):
            return NOTHING
        card = draw_cultist(t)
    summons = len(t.columns[spot]) >= _FOURTH and not t.is_sealed(spot)
    return card if summons else put_mask_on(t, card)


def fought(t: Table, enemy: int, seat: Seat) -> int:
    """A fight with it begins: the mask falls first (CAM-14.3)."""
    return turn_up(t, enemy, _BY_RULE)


def devours(t: Table, spot: int) -> None:
    """Whoever is eaten is turned up; if it was the Informer, the session is lost (CAM-14.8)."""
    if turn_up(t, t.columns[spot][-1], _BY_RULE) == campaign(t).informer:
        t.queue.append(Devoured().ends)


@frame("cul-cam/informer-devoured")
class Devoured:
    """The Informer will tell nobody anything."""

    def ends(self, t: Table) -> None:
        lose_game(t, "informer-devoured")


def masked_at(t: Table, spot: int) -> list[int]:
    """Masked cultists there, the closest first."""
    return [card for card in t.columns[spot] if is_masked(t, card)]


def investigated(t: Table, seat: Seat) -> None:
    there = [] if t.is_away(seat) else masked_at(t, t.place[seat])
    if there:
        turn_up(t, there[0], _BY_RULE)


def defeated(t: Table, seat: Seat, enemy: int, spot: int) -> None:
    if enemy == campaign(t).informer:
        session(t).informer_beaten = True
        t.tell("informer-beaten", seat, informer=t.rules.enemy_ids[enemy], cause="rule/CAM-14.7")
        check_victory(t)


def fight_end(t: Table, seat: Seat, enemy: int, outcome: str) -> None:
    """A Great Old One that is beaten seals, too (CAM-R7)."""
    if outcome == "won":
        mandates.fight_won(t, seat)
        if t.rules.is_elder[enemy]:
            mandates.location_sealed_by(t, seat)


def cleanup(t: Table) -> None:
    session(t).wins_now = [0] * t.detectives


def seal_try(t: Table, cost: int, seat: Seat, passing: Passing) -> int:
    """Whoever seals with its own card has sealed, if it lives to tell."""
    mandates.location_sealed_by(t, seat)
    return cost


# --- turning masks up for a card --------------------------------------------------------------------


def may_not_unmask(t: Table, seat: Seat, guest: int) -> Refusal | None:
    if not plays(t, "masks"):
        return NOT_THIS_MISSION
    spot = t.where[campaign(t).first_guest + guest]
    if session(t).faces[guest] == NOTHING:
        return _NO_GUEST
    if spot != t.place[seat]:
        return _ELSEWHERE
    return _TOO_FEW_CARDS if len(t.hand[seat]) < number(t, "price") else None


def unmask(t: Table, seat: Seat, guest: int) -> None:
    t.flow.then(Unmasking(campaign(t).first_guest + guest).falls)
    Discarding(seat, number(t, "price"), "rule/CAM-14.4").asks(t)


@frame("cul-cam/unmasking")
class Unmasking:
    """A mask that falls when its price is paid, and all others at its location with it (CAM-14.4)."""

    enemy: int

    def falls(self, t: Table) -> None:
        for card in masked_at(t, t.where[self.enemy]):
            turn_up(t, card, "rule/CAM-14.4")


def goal(t: Table) -> bool:
    return session(t).informer_beaten and sealed_of(t) >= number(t, "seals") and not t.has_elder()


# --- habit ------------------------------------------------------------------------------------------


def before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever knows no enemy that it can beat turns one up: by searching, which is free, or for a card."""
    if t.marks[seat] or t.is_away(seat):
        return None
    words = asked.options_of(seat)
    if masked_at(t, t.place[seat])[:1] == list(t.columns[t.place[seat]][:1]) and INVESTIGATE[0] in words:
        return INVESTIGATE[0]
    if portal(t) != NO_ENEMY:
        return None
    plan = team_plan(t)
    if free_play(t, seat, plan) is not None:
        return None
    pressing = [spot for spot in range(SPOTS) if _presses(t, spot)]
    lost = any(_is_lost(t, plan, other) for other in range(t.detectives))
    if not lost and t.place[seat] not in pressing:
        return None
    spare = len(t.hand[seat]) - len(needed(t, seat, plan.get(seat)))
    if _is_lost(t, plan, seat):
        spare = len(t.hand[seat]) - _KEPT_CARDS
    if spare < number(t, "price"):
        return None
    there = masked_at(t, t.place[seat])
    if not there and move.is_free(t, seat) and _is_lost(t, plan, seat):
        spot = max(range(SPOTS), key=lambda spot: (spot in pressing, len(masked_at(t, spot))))
        return GO[t.spots[spot]] if masked_at(t, spot) else None
    return next((UNMASK[card - campaign(t).first_guest] for card in there), None)


def _presses(t: Table, spot: int) -> bool:
    """Is somebody masked who would be eaten, or behind whom the next arrival calls a Great Old One?"""
    column = t.columns[spot]
    if not any(is_masked(t, card) for card in column):
        return False
    calls = len(column) >= CROWDED and not t.is_sealed(spot) and spot in next_spots(t)
    return t.elders[spot] != NO_ENEMY or (calls and is_masked(t, column[0]))


def _is_lost(t: Table, plan: Plan, seat: Seat) -> bool:
    """Has it nobody to fight whom it knows and could beat?"""
    if t.marks[seat] or t.ready >> seat & 1:
        return False
    aim = plan.get(seat)
    return aim is None or is_masked(t, aim.enemy) or aim.lacking > 0


def combat(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """A masked enemy may be anybody: it is only fought by whoever would be penalised anyway."""
    words = asked.options_of(seat)
    masked = [word for word in words if word in FIGHT and is_masked(t, word - FIGHT[0])]
    if not masked:
        return None
    known = [word for word in words if word in FIGHT and word not in masked]
    for word in sorted(known, reverse=True):
        enemy = word - FIGHT[0]
        if can_win(t, Bout(seat, enemy, t.where[enemy])):
            return word
    return DONE if asked.frame.wins else masked[0]


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    if is_masked(t, enemy):
        return value * (_PRESSING if _presses(t, spot) else _UNKNOWN)
    if enemy == campaign(t).informer:
        return value + _INFORMER
    focus = {t.symbol_at(spot) for spot in wanted_seals(t)}
    return value + _FOR_A_SEAL * (t.rules.cult[enemy] in focus)


def wanted_seals(t: Table) -> list[int]:
    """The locations that are nearest to their seals, as many as the mission still asks for."""
    count = number(t, "seals") - sealed_of(t)
    spots = [spot for spot in range(SPOTS) if not t.is_sealed(spot)]
    return sorted(spots, key=lambda spot: -_progress(t, spot))[: max(0, count)]


def _progress(t: Table, spot: int) -> int:
    symbol = t.symbol_at(spot)
    carried = sum(t.trophies[5 * seat + symbol] for seat in range(t.detectives))
    return 2 * laid_at(t, spot) + carried + (t.seal_cards[symbol] != IN_SUPPLY)


def _marks(t: Table) -> dict[str, Any]:
    return {"informer_beaten": session(t).informer_beaten, "seals_needed": number(t, "seals")}


BALL: Final = Mission(
    goal=goal,
    hooks={
        **mandates.HOOKS,
        "setup_decks": setup_decks,
        "opener": opener,
        "setup_laid": setup_laid,
        "spawn_draw": spawn_draw,
        "fought": fought,
        "devours": devours,
        "investigated": investigated,
        "defeated": defeated,
        "fight_end": fight_end,
        "cleanup": cleanup,
        "seal_try": seal_try,
    },
    actions=(Action("prepare", UNMASK, may_not_unmask, unmask, IN_PREPARATION),),
    marks=_marks,
    worth=worth,
    before=before,
    combat=combat,
    seals=wanted_seals,
)
