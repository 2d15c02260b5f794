"""What cultist events do when they are drawn. Choices without an owner are the team's (EXP-1.10)."""

from typing import Final

from miskatonic.content.powers import VerbBook
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.cultist_deck import discard_cultists
from miskatonic.games.cultistorm.board.elders import leave_play
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.board.spawning import WALK, SpawnAt, free_spot, next_spot
from miskatonic.games.cultistorm.board.trophies import count_trophies, return_trophy, trophies_of
from miskatonic.games.cultistorm.effects.locations import is_immovable
from miskatonic.games.cultistorm.expansions.cultist_events.calendar import calendar_of
from miskatonic.games.cultistorm.expansions.cultist_events.words import ENDURE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CHOOSE, NO_ENEMY, OBJECT, PAY, SPOTS, SYMBOLS
from miskatonic.kernel.flow import Answer, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

EVENT_VERBS: Final = VerbBook()


def tell_idle(t: Table, cause: str) -> None:
    """What cannot be carried out does nothing, and is not replaced (EVT-1.4)."""
    t.tell("event-idle", cause=cause)


@EVENT_VERBS.verb("shift-marker")
def shift_marker(t: Table, use: Use) -> None:
    """The cultist marker moves one location clockwise, and nobody spawns."""
    t.marker = free_spot(t, next_spot(t, t.marker, WALK), WALK)
    t.tell("marker-shifted", location=t.rules.place_ids[t.spots[t.marker]], cause=use.cause)


@EVENT_VERBS.verb("spawn-at-place")
def spawn_at_place(t: Table, use: Use, place: int) -> None:
    """A cultist spawns at the location with this number."""
    t.queue.append(SpawnAt(place - 1, use.cause).begins)


@EVENT_VERBS.verb("exchange-closest")
def exchange_closest(t: Table, use: Use) -> None:
    """The closest cultists at the marker and at the next location change places."""
    here, there = t.marker, (t.marker + 1) % SPOTS
    if not all(_can_be_taken(t, spot) for spot in (here, there)):
        tell_idle(t, use.cause)
        return
    one, other = t.columns[here][0], t.columns[there][0]
    t.columns[here] = (other, *t.columns[here][1:])
    t.columns[there] = (one, *t.columns[there][1:])
    t.where[one], t.where[other] = there, here
    names = t.rules.enemy_ids
    t.tell("cultists-exchanged", cultist=names[one], other=names[other], cause=use.cause)


def _can_be_taken(t: Table, spot: int) -> bool:
    """Is there a closest cultist that anything but a fight can move, and no Great Old One?"""
    column = t.columns[spot]
    return bool(column) and t.elders[spot] == NO_ENEMY and not is_immovable(t, column[0])


def _most_crowded(t: Table) -> list[int]:
    """The locations with most cultists; none while there is no cultist."""
    most = max(map(len, t.columns))
    return [spot for spot in range(SPOTS) if most and len(t.columns[spot]) == most]


@EVENT_VERBS.verb("swear-oath")
def swear_oath(t: Table, use: Use) -> None:
    """This turn's oath is sworn at the location with most cultists."""
    _ask_where(t, "oath-where", _most_crowded(t), _At(use.cause).sworn, use)


@EVENT_VERBS.verb("steal-keys")
def steal_keys(t: Table, use: Use) -> None:
    """One active location is inactive until cleanup."""
    active = [spot for spot in range(SPOTS) if t.altars >> spot & 1]
    _ask_where(t, "keys-where", active, _At(use.cause).locked, use)


@EVENT_VERBS.verb("desert")
def desert(t: Table, use: Use) -> None:
    """The closest cultist at the location with most cultists is discarded."""
    spots = [spot for spot in _most_crowded(t) if _can_be_taken(t, spot)]
    _ask_where(t, "desert-where", spots, _At(use.cause).deserted, use)


@EVENT_VERBS.verb("rob-graves")
def rob_graves(t: Table, use: Use) -> None:
    """A trophy returns from the unsealed location where most lie."""
    laid = [sum(t.laid_trophies[5 * spot : 5 * spot + 5]) for spot in range(SPOTS)]
    spots = [spot for spot in range(SPOTS) if max(laid) and laid[spot] == max(laid)]
    _ask_where(t, "graves-where", spots, _At(use.cause).robbed, use)


def _ask_where(t: Table, prompt: str, spots: list[int], then: Answer, use: Use) -> None:
    if spots:
        t.flow.ask_team(t.team(), prompt, [AT[t.spots[spot]] for spot in spots], then, use.cause)
    else:
        tell_idle(t, use.cause)


@frame("cul-evt/at")
class _At:
    """What happens at the location that the event is about."""

    cause: str

    def sworn(self, t: Table, word: Word, seat: Seat) -> None:
        calendar_of(t).spot = spot = _spot(t, word)
        t.tell("oath-sworn", location=t.rules.place_ids[t.spots[spot]], cause=self.cause)

    def locked(self, t: Table, word: Word, seat: Seat) -> None:
        calendar_of(t).spot = spot = _spot(t, word)
        t.altars &= ~(1 << spot)
        t.tell("keys-stolen", location=t.rules.place_ids[t.spots[spot]], cause=self.cause)

    def deserted(self, t: Table, word: Word, seat: Seat) -> None:
        spot = _spot(t, word)
        card, *rest = t.columns[spot]
        t.columns[spot] = tuple(rest)
        leave_play(t, card)
        discard_cultists(t, (card,))
        location = t.rules.place_ids[t.spots[spot]]
        t.tell("cultist-deserts", cultist=t.rules.enemy_ids[card], location=location, cause=self.cause)

    def robbed(self, t: Table, word: Word, seat: Seat) -> None:
        spot = _spot(t, word)
        words = [PAY[symbol] for symbol in range(5) if t.laid_trophies[5 * spot + symbol]]
        then = _Grave(spot, self.cause).opened
        t.flow.ask_team(t.team(), "undo-trophy", words, then, self.cause)


def _spot(t: Table, word: Word) -> int:
    return t.spots.index(OBJECT[word])


@frame("cul-evt/grave")
class _Grave:
    """Which trophy is taken from a location; they differ where any trophy seals."""

    spot: int
    cause: str

    def opened(self, t: Table, word: Word, seat: Seat) -> None:
        symbol = OBJECT[word]
        t.laid_trophies[5 * self.spot + symbol] -= 1
        t.supply[symbol] += 1
        location = t.rules.place_ids[t.spots[self.spot]]
        t.tell("trophy-undone", location=location, symbol=SYMBOLS[symbol], cause=self.cause)


@EVENT_VERBS.verb("ambush")
def ambush(t: Table, use: Use, most: int) -> None:
    """Each detective alone at its location with at most so many tokens receives one."""
    lonely = [seat for seat in t.order() if not t.is_away(seat) and t.company(seat) == [seat]]
    victims = [seat for seat in lonely if t.tokens(seat) <= most]
    for seat in victims:
        suffer(t, seat, use.cause)
    if not victims:
        tell_idle(t, use.cause)


@EVENT_VERBS.verb("bring-offering")
def bring_offering(t: Table, use: Use) -> None:
    """Each Great Old One in play needs one more symbol of its location; with none, one terror step."""
    elders = tuple(elder for elder in t.elders if elder != NO_ENEMY)
    if not elders:
        t.queue.append(TerrorStep(use.cause).begins)
    calendar_of(t).offered += elders
    for elder in elders:
        t.tell("offering-brought", elder=t.rules.enemy_ids[elder], cause=use.cause)


@EVENT_VERBS.verb("inform-on")
def inform_on(t: Table, use: Use) -> None:
    """Whoever holds most cards now draws one card fewer in this turn's Review."""
    most = max(len(t.hand[seat]) for seat in t.order())
    words = [CHOOSE[seat] for seat in sorted(t.order()) if len(t.hand[seat]) == most]
    t.flow.ask_team(t.team(), "informed-on", words, _On(use.cause).watched, use.cause)


@EVENT_VERBS.verb("set-bounty")
def set_bounty(t: Table, use: Use) -> None:
    """Whoever has most trophies returns one or receives a token."""
    most = max(count_trophies(t, seat) for seat in t.order())
    if not most:
        tell_idle(t, use.cause)
        return
    words = [CHOOSE[seat] for seat in sorted(t.order()) if count_trophies(t, seat) == most]
    t.flow.ask_team(t.team(), "bounty-on", words, _On(use.cause).hunted, use.cause)


@frame("cul-evt/on")
class _On:
    """What happens to the detective that the event is about."""

    cause: str

    def watched(self, t: Table, word: Word, seat: Seat) -> None:
        calendar_of(t).seat = watched = OBJECT[word]
        t.tell("informed-on", watched, cause=self.cause)

    def hunted(self, t: Table, word: Word, seat: Seat) -> None:
        """Nobody chooses a certain fifth token (EXP-1.6)."""
        hunted = OBJECT[word]
        words = [PAY[symbol] for symbol in trophies_of(t, hunted)]
        words += ENDURE if may_suffer(t, hunted) else ()
        t.flow.ask(hunted, "bounty", words, _Bounty(hunted, self.cause).answered, self.cause)


@frame("cul-evt/bounty")
class _Bounty:
    """A trophy or a token."""

    seat: Seat
    cause: str

    def answered(self, t: Table, word: Word) -> None:
        if word in ENDURE:
            suffer(t, self.seat, self.cause)
        else:
            return_trophy(t, self.seat, OBJECT[word], self.cause)
