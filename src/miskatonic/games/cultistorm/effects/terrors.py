"""Verbs of terror cards, Endgame cards and event items."""

from typing import Literal

from miskatonic.games.cultistorm.board import elders
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import EachDiscards, discard_card
from miskatonic.games.cultistorm.board.items import discard_item
from miskatonic.games.cultistorm.board.locations import roll_cultist_die, turn_cultist_die
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.board.spawning import SpawnAt, SpawnAtMarker, spawn
from miskatonic.games.cultistorm.board.trophies import count_trophies, return_trophy, trophies_of
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CHOOSE, DROP, NO_ENEMY, PAY, SPOTS, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_FULL_COLUMN = 3


@VERBS.verb("spawn")
def spawn_cultists(t: Table, use: Use, times: int = 1) -> None:
    """Cultists spawn at the marker."""
    for _ in range(times):
        t.queue.append(SpawnAtMarker(use.cause).begins)


@VERBS.verb("spawn-here")
def spawn_here(t: Table, use: Use) -> None:
    """A cultist spawns at the detective's location."""
    if not t.is_away(use.seat):
        t.queue.append(SpawnAt(t.place[use.seat], use.cause).begins)


@VERBS.verb("terror-step")
def terror_step(t: Table, use: Use) -> None:
    """One terror step."""
    t.queue.append(TerrorStep(use.cause).begins)


@helps("terror-step")
def _is_a_price(t: Table, seat: Seat, helper: Seat) -> bool:
    return False


@VERBS.verb("summon")
def summon(t: Table, use: Use, wave: Literal["first", "second"] = "first") -> None:
    """A Great Old One is summoned at the marker."""
    if wave == "first":
        elders.summon_first(t, use.cause)
    else:
        elders.summon_second(t, use.cause)


@VERBS.verb("summon-endgame")
def summon_endgame(t: Table, use: Use) -> None:
    """One of the second wave enters even if another is in play."""
    elders.summon_second(t, use.cause, always=True)


@VERBS.verb("feast")
def feast(t: Table, use: Use) -> None:
    """Each Great Old One devours what is below it; without any, two cultists spawn."""
    if not t.has_elder():
        spawn_cultists(t, use, 2)
        return
    for spot in range(SPOTS):
        if t.elders[spot] != NO_ENEMY and t.columns[spot]:
            elders.lure_elder(t, spot, use.cause)


@VERBS.verb("spawn-at-fewest")
def spawn_at_fewest(t: Table, use: Use) -> None:
    """A cultist spawns at the location with the fewest and no Great Old One."""
    free = [spot for spot in range(SPOTS) if t.elders[spot] == NO_ENEMY]
    least = min(len(t.columns[spot]) for spot in free)
    words = [AT[t.spots[spot]] for spot in free if len(t.columns[spot]) == least]
    t.flow.ask_team(deciders(t, use.cause), "spawn-where", words, _TeamPick(use.cause).spawn_spot, use.cause)


@VERBS.verb("spawn-everywhere")
def spawn_everywhere(t: Table, use: Use) -> None:
    """Clockwise from the marker, a cultist spawns at each location with room and no Great Old One."""
    for step in range(SPOTS):
        t.queue.append(_SpawnIfRoom((t.marker + step) % SPOTS, use.cause).begins)


@frame("cul/spawn-if-room")
class _SpawnIfRoom:
    """A spawn whose conditions are checked when its turn comes (CUL-3.5)."""

    spot: int
    cause: str

    def begins(self, t: Table) -> None:
        if len(t.columns[self.spot]) < _FULL_COLUMN and t.elders[self.spot] == NO_ENEMY:
            spawn(t, self.spot, self.cause)


def deciders(t: Table, cause: str) -> tuple[Seat, ...]:
    """Who settles ties and makes the choices of the team that a card leaves open (CUL-R48)."""
    if t.rules.hooked:
        seats: tuple[Seat, ...] = t.rules.hooks.filter("deciders", t, t.team(), cause)
        return seats
    return t.team()


@frame("cul/team-choice")
class _TeamPick:
    """What the team picks where a card leaves several (CUL-R48)."""

    cause: str

    def spawn_spot(self, t: Table, word: Word, seat: Seat) -> None:
        t.queue.append(SpawnAt(t.spots.index(word - AT[0]), self.cause).begins)

    def altar_lost(self, t: Table, word: Word, seat: Seat) -> None:
        spot = t.spots.index(word - AT[0])
        t.altars &= ~(1 << spot)
        t.tell("altar-removed", location=t.rules.place_ids[t.spots[spot]], cause=self.cause)

    def victim(self, t: Table, word: Word, seat: Seat) -> None:
        suffer(t, word - CHOOSE[0], self.cause)

    def growing_victim(self, t: Table, word: Word, seat: Seat) -> None:
        suffer(t, word - CHOOSE[0], self.cause, growing=True)

    def robbed(self, t: Table, word: Word, seat: Seat) -> None:
        victim = word - CHOOSE[0]
        words = [PAY[symbol] for symbol in trophies_of(t, victim)]
        t.flow.ask(victim, "return-trophy", words, _Robbed(victim, self.cause).paid, self.cause)

    def stripped(self, t: Table, word: Word, seat: Seat) -> None:
        victim = word - CHOOSE[0]
        for kind in t.hand[victim][:]:
            discard_card(t, victim, kind, self.cause)


@frame("cul/return-trophy")
class _Robbed:
    """A trophy is lost."""

    seat: Seat
    cause: str

    def paid(self, t: Table, word: Word) -> None:
        return_trophy(t, self.seat, word - PAY[0], self.cause)


@VERBS.verb("suffer")
def suffer_one(t: Table, use: Use) -> None:
    """The detective receives a token."""
    suffer(t, use.seat, use.cause)


@VERBS.verb("each-suffers")
def each_suffers(t: Table, use: Use, most: int = 99) -> None:
    """Each detective with at most so many tokens receives one; who it is is settled before."""
    for seat in [seat for seat in t.order() if t.tokens(seat) <= most]:
        suffer(t, seat, use.cause)


@VERBS.verb("fewest-tokens-suffer")
def fewest_tokens_suffer(t: Table, use: Use, growing: bool = False) -> None:
    """The detective with the fewest tokens receives one."""
    least = min(t.tokens(seat) for seat in t.order())
    words = [CHOOSE[seat] for seat in sorted(t.order()) if t.tokens(seat) == least]
    pick = _TeamPick(use.cause)
    then = pick.growing_victim if growing else pick.victim
    t.flow.ask_team(deciders(t, use.cause), "who-suffers", words, then, use.cause)


@VERBS.verb("most-trophies-lose")
def most_trophies_lose(t: Table, use: Use, what: Literal["trophy", "hand"]) -> None:
    """The detective with the most trophies loses one, or its hand; nobody while none has any (CUL-R77)."""
    most = max(count_trophies(t, seat) for seat in range(t.detectives))
    if most == 0:
        return
    words = [CHOOSE[seat] for seat in range(t.detectives) if count_trophies(t, seat) == most]
    pick = _TeamPick(use.cause)
    then = pick.robbed if what == "trophy" else pick.stripped
    t.flow.ask_team(deciders(t, use.cause), "who-loses", words, then, use.cause)


@VERBS.verb("each-discards")
def each_discards(t: Table, use: Use, cards: int = 1) -> None:
    """Each detective discards hand cards of its choice."""
    EachDiscards(t.order(), cards, use.cause).next(t)


@VERBS.verb("each-drops-item")
def each_drops_item(t: Table, use: Use, holding: int) -> None:
    """Each detective with so many items discards one."""
    EachDrops(tuple(seat for seat in t.order() if len(t.items[seat]) >= holding), use.cause).next(t)


@frame("cul/each-drops-item")
class EachDrops:
    """These detectives, one after another, discard an item."""

    seats: tuple[Seat, ...]
    cause: str

    def next(self, t: Table) -> None:
        if self.seats:
            words = [DROP[item] for item in dict.fromkeys(t.items[self.seats[0]])]
            t.flow.ask(self.seats[0], "drop-item", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word) -> None:
        discard_item(t, self.seats[0], word - DROP[0], self.cause)
        EachDrops(self.seats[1:], self.cause).next(t)


@VERBS.verb("reroll-all-cultist-dice")
def reroll_all_cultist_dice(t: Table, use: Use) -> None:
    """All cultist dice are re-rolled."""
    for spot in range(SPOTS):
        roll_cultist_die(t, spot, use.cause)


@VERBS.verb("dice-show-locations")
def dice_show_locations(t: Table, use: Use) -> None:
    """Each cultist die is turned to its location's symbol."""
    for spot in range(SPOTS):
        turn_cultist_die(t, spot, t.symbol_at(spot), use.cause)


@VERBS.verb("remove-altar")
def remove_altar(t: Table, use: Use) -> None:
    """The team removes one altar."""
    words = [AT[t.spots[spot]] for spot in range(SPOTS) if t.altars >> spot & 1]
    if words:
        t.flow.ask_team(t.team(), "remove-altar", words, _TeamPick(use.cause).altar_lost, use.cause)


@VERBS.verb("return-laid-trophies")
def return_laid_trophies(t: Table, use: Use) -> None:
    """One trophy from each unsealed location returns to the supply."""
    _Undoing(0, use.cause).next(t)


@frame("cul/return-laid-trophies")
class _Undoing:
    """Location by location; where different trophies lie the team picks one (CUL-R48)."""

    spot: int
    cause: str

    def next(self, t: Table) -> None:
        for spot in range(self.spot, SPOTS):
            words = [PAY[symbol] for symbol in range(5) if t.laid_trophies[5 * spot + symbol]]
            if words:
                then = _Undoing(spot, self.cause).chosen
                t.flow.ask_team(deciders(t, self.cause), "undo-trophy", words, then, self.cause)
                return

    def chosen(self, t: Table, word: Word, seat: Seat) -> None:
        symbol = word - PAY[0]
        t.laid_trophies[5 * self.spot + symbol] -= 1
        t.supply[symbol] += 1
        t.tell(
            "trophy-undone",
            location=t.rules.place_ids[t.spots[self.spot]],
            symbol=SYMBOLS[symbol],
            cause=self.cause,
        )
        _Undoing(self.spot + 1, self.cause).next(t)


@VERBS.verb("no-investigations")
def no_investigations(t: Table, use: Use) -> None:
    """No investigations until the end of the next turn."""
    t.lamps_out_until = t.round + 1
    t.tell("lamps-out", cause=use.cause)


@VERBS.verb("less-support")
def less_support(t: Table, use: Use) -> None:
    """Until the end of the next turn the support limit is halved."""
    t.feud_until = t.round + 1
    t.tell("feud", cause=use.cause)


@VERBS.verb("smaller-hands")
def smaller_hands(t: Table, use: Use) -> None:
    """In the next Review hands are refilled to one less."""
    t.sleepless = use.cause
    t.tell("sleepless", cause=use.cause)


@VERBS.verb("more-steps")
def more_steps(t: Table, use: Use) -> None:
    """In the next Cultist phase the marker makes one more step."""
    t.more_steps = (*t.more_steps, use.cause)
    t.tell("more-steps", cause=use.cause)
