"""Great Old Ones: summoned, moving, eating, defeated (CUL-9)."""

from miskatonic.games.cultistorm.board.card_text import tell_story
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.cultist_deck import discard_cultists
from miskatonic.games.cultistorm.board.madness import each_suffers
from miskatonic.games.cultistorm.board.outcome import check_last_elder, check_victory, lose_game
from miskatonic.games.cultistorm.expansions.hooks import has_choice
from miskatonic.games.cultistorm.rules import HOLDS_ELDERS
from miskatonic.games.cultistorm.table import COMBAT, NOWHERE, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, NOBODY, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame


def summon_first(t: Table, cause: str) -> None:
    """A summons of any other cause than a fourth cultist: at the marker (CUL-9.3, CUL-13.4)."""
    bag = t.special_elders if t.special_cults else t.first_wave
    summon(t, t.dice.pick(bag) if bag else NO_ENEMY, t.marker, cause, lot=tuple(bag))


def summon_second(t: Table, cause: str, *, always: bool = False) -> None:
    """A random Great Old One of the second wave at the marker (CUL-9.5, CUL-11.3, CUL-13.5)."""
    bag = t.second_wave
    summon(t, t.dice.pick(bag) if bag else NO_ENEMY, t.marker, cause, always=always, lot=tuple(bag))


def summon(
    t: Table, elder: int, spot: int, cause: str, *, always: bool = False, lot: tuple[int, ...] = ()
) -> None:
    """It enters, unless one is in play (CUL-9.7) or no location can receive it (CUL-R47).

    `lot` are all that could have come, if it was drawn by lot (CUL-9.3).
    """
    if elder != NO_ENEMY and has_choice(t, "summon"):
        # Where a summons fails anyway, it makes no difference who would have come.
        lot = () if t.has_elder() and not always else lot
        t.rules.hooks.choose("summon", t, (elder, spot), (cause, lot), _Summons(cause, always).chosen)
    else:
        _call(t, elder, spot, cause, always=always)


@frame("cul/summons")
class _Summons:
    """A summons in which an expansion has a say."""

    cause: str
    always: bool

    def chosen(self, t: Table, called: tuple[int, int]) -> None:
        """Who comes, and where; NO_ENEMY: the summons is cancelled."""
        elder, spot = called
        if elder != NO_ENEMY:
            _call(t, elder, spot, self.cause, always=self.always)


def _call(t: Table, elder: int, spot: int, cause: str, *, always: bool) -> None:
    spot = _open_spot(t, spot)
    if elder == NO_ENEMY or spot == NOWHERE or (t.has_elder() and not always):
        t.tell("summons-failed", cause=cause)
        each_suffers(t, "rule/CUL-9.7")
        for _ in range(t.rules.failed_steps):
            t.queue.append(TerrorStep("rule/CUL-9.7").begins)
    else:
        _enter(t, elder, spot, cause)


def can_enter(t: Table) -> bool:
    """Is there a location at which a Great Old One could enter (CUL-9.4)?"""
    return _open_spot(t, 0) != NOWHERE


def _open_spot(t: Table, spot: int) -> int:
    """The first location clockwise that is neither sealed nor held by another (CUL-9.4)."""
    for step in range(SPOTS):
        at = (spot + step) % SPOTS
        if not t.sealed >> at & 1 and t.elders[at] == NO_ENEMY:
            return at
    return NOWHERE


def _wave(t: Table, elder: int) -> list[int]:
    """Where it is when it is not in play."""
    if elder in t.rules.first_wave:
        return t.first_wave
    return t.second_wave if elder in t.rules.second_wave else t.special_elders


def _enter(t: Table, elder: int, spot: int, cause: str) -> None:
    _wave(t, elder).remove(elder)
    t.elders[spot] = elder
    t.where[elder] = spot
    t.powers |= t.rules.elder_power[elder]
    if t.phase >= COMBAT and not t.columns[spot] and t.rules.grace != "none":
        t.graced |= 1 << spot
    t.tell(
        "elder-enters", elder=t.rules.enemy_ids[elder], location=t.rules.place_ids[t.spots[spot]], cause=cause
    )
    if t.rules.elder_power[elder]:
        t.tell("elder-power", elder=t.rules.enemy_ids[elder], cause=t.rules.enemy_causes[elder])
    each_suffers(t, "rule/CUL-9.6")
    t.unready_at(spot)
    if t.rules.hooked:
        t.rules.hooks.notify("elder_enters", t, elder, spot)
    story = t.rules.enemy_story[elder]
    if t.rules.narrative and story != NOBODY:
        tell_story(t, story, spot=spot)


def move_elder(t: Table, spot: int) -> None:
    """It moves one position and devours what is below it, or crosses the portal (CUL-9.11, CUL-9.13)."""
    elder = t.elders[spot]
    held = is_held(t, spot)
    late = t.graced >> spot & 1
    t.graced &= ~(1 << spot)
    if held or late:
        _stay(t, spot, "rule/CUL-R26" if late else _hold(t, spot))
    elif t.columns[spot]:
        devour(t, spot, "rule/CUL-9.11")
    else:
        t.tell(
            "elder-crosses",
            elder=t.rules.enemy_ids[elder],
            location=t.rules.place_ids[t.spots[spot]],
            cause="rule/CUL-9.13",
        )
        lose_game(t, "crossing")


def lure_elder(t: Table, spot: int, cause: str) -> None:
    """An effect moves it towards its prey; what holds it in the Cultist phase holds it here, too."""
    if is_held(t, spot):
        _stay(t, spot, _hold(t, spot))
    else:
        devour(t, spot, cause)


def is_held(t: Table, spot: int) -> bool:
    """Does Lock the Gate or the Defender's Last Line keep it from moving (D.2, D.4)?"""
    held = bool(t.gates_held or guards(t, spot))
    if t.rules.hooked:
        held = t.rules.hooks.filter("elder_moves", t, held, t.elders[spot], spot)
    return held


def guards(t: Table, spot: int) -> list[Seat]:
    """Detectives there that hold Great Old Ones and calm penalties (D.2)."""
    return [seat for seat in range(t.detectives) if t.traits[seat] & HOLDS_ELDERS and t.place[seat] == spot]


def _hold(t: Table, spot: int) -> str:
    """What holds it; an expansion that does so tells of it itself."""
    if t.gates_held:
        return t.gates_held
    there = guards(t, spot)
    return t.trait_cause(there[0], HOLDS_ELDERS) if there else "rule/CUL-9.11"


def _stay(t: Table, spot: int, cause: str) -> None:
    t.tell(
        "elder-stays",
        elder=t.rules.enemy_ids[t.elders[spot]],
        location=t.rules.place_ids[t.spots[spot]],
        cause=cause,
    )


def devour(t: Table, spot: int, cause: str) -> None:
    """The cultist directly below is tucked under it (CUL-9.12)."""
    if t.rules.hooked:
        t.rules.hooks.notify("devours", t, spot)
    prey = t.columns[spot][-1]
    t.columns[spot] = t.columns[spot][:-1]
    t.eaten[spot] = (*t.eaten[spot], prey)
    elder = t.elders[spot]
    leave_play(t, prey)
    t.tell("elder-devours", elder=t.rules.enemy_ids[elder], cultist=t.rules.enemy_ids[prey], cause=cause)


def leave_play(t: Table, enemy: int) -> None:
    """An enemy leaves the board; markers on it return (CUL-7.47)."""
    spot = t.where[enemy]
    t.where[enemy] = NOWHERE
    for seat in range(t.detectives):
        if enemy in t.marks[seat]:
            t.marks[seat] = tuple(mark for mark in t.marks[seat] if mark != enemy)
    t.unready_at(spot)
    if (
        t.phase >= COMBAT
        and t.rules.grace == "any_late"
        and t.elders[spot] != NO_ENEMY
        and not t.columns[spot]
    ):
        t.graced |= 1 << spot


def banish_elder(t: Table, seat: Seat, spot: int) -> None:
    """A defeated Great Old One leaves, and its location is sealed for good (CUL-9.18)."""
    elder = t.elders[spot]
    t.elders[spot] = NO_ENEMY
    leave_play(t, elder)
    _wave(t, elder).append(elder)
    t.graced &= ~(1 << spot)
    t.powers = 0
    for other in t.elders:
        if other != NO_ENEMY:
            t.powers |= t.rules.elder_power[other]
    eaten, t.eaten[spot] = t.eaten[spot], ()
    discard_cultists(t, eaten)
    t.tell(
        "elder-defeated",
        seat,
        elder=t.rules.enemy_ids[elder],
        location=t.rules.place_ids[t.spots[spot]],
        cause="rule/CUL-9.18",
    )
    if t.rules.hooked:
        t.rules.hooks.notify("elder_leaves", t, elder, spot)
    close_location(t, seat, spot, "rule/CUL-9.18")
    check_last_elder(t)


def close_location(t: Table, seat: Seat, spot: int, cause: str) -> None:
    """The location is sealed; trophies lying there return to the supply (CUL-9.18, CUL-10.8)."""
    t.sealed |= 1 << spot
    for symbol in range(5):
        t.supply[symbol] += t.laid_trophies[5 * spot + symbol]
        t.laid_trophies[5 * spot + symbol] = 0
    t.tell("location-sealed", seat, location=t.rules.place_ids[t.spots[spot]], cause=cause)
    if t.rules.hooked:
        t.rules.hooks.notify("sealed", t, spot)
    check_victory(t)
