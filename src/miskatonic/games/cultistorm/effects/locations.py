"""Verbs about locations: cultist dice, columns, blocks, and what locations give."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.cultist_deck import discard_cultists
from miskatonic.games.cultistorm.board.elders import leave_play
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.locations import (
    block_next,
    block_words,
    fixers,
    is_blockable,
    move_detective,
    roll_cultist_die,
    turn_cultist_die,
)
from miskatonic.games.cultistorm.board.spawning import shift
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.rules import STANDS_FIRM
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, AWAY, BLANK, NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_FULL_COLUMN = 3


def _within(t: Table, seat: Seat, *, anywhere: bool) -> Sequence[int]:
    """The locations that an effect can be about: all, or the one where the detective stands."""
    if anywhere:
        return range(SPOTS)
    return () if t.is_away(seat) else (t.place[seat],)


def _blankable(t: Table, seat: Seat, *, anywhere: bool) -> list[int]:
    spots = _within(t, seat, anywhere=anywhere)
    return [spot for spot in spots if t.cultist_dice[spot] != BLANK and not fixers(t, spot)]


@VERBS.verb("blank-die")
def blank_die(t: Table, use: Use, anywhere: bool = False) -> None:
    """Turns the cultist die here, or anywhere, to blank."""
    words = [AT[t.spots[spot]] for spot in _blankable(t, use.seat, anywhere=anywhere)]
    t.flow.ask_target(t, use.seat, "blank-die", words, _AtSpot(use).blanks, use.cause)


@helps("blank-die")
def _can_blank(t: Table, seat: Seat, helper: Seat, *, anywhere: bool = False) -> bool:
    return bool(_blankable(t, seat, anywhere=anywhere))


def _rollable(t: Table, seat: Seat, *, anywhere: bool) -> list[int]:
    spots = _within(t, seat, anywhere=anywhere)
    return [spot for spot in spots if not fixers(t, spot)]


@VERBS.verb("reroll-cultist-die")
def reroll_cultist_die(t: Table, use: Use, anywhere: bool = False) -> None:
    """Re-rolls the cultist die here, or anywhere."""
    words = [AT[t.spots[spot]] for spot in _rollable(t, use.seat, anywhere=anywhere)]
    t.flow.ask_target(t, use.seat, "reroll-cultist-die", words, _AtSpot(use).rolls, use.cause)


@helps("reroll-cultist-die")
def _can_roll(t: Table, seat: Seat, helper: Seat, *, anywhere: bool = False) -> bool:
    return bool(_rollable(t, seat, anywhere=anywhere))


@frame("cul/at-location")
class _AtSpot:
    """Something happens at a chosen location."""

    use: Use

    def blanks(self, t: Table, word: Word) -> None:
        turn_cultist_die(t, t.spots.index(word - AT[0]), BLANK, self.use.cause)

    def rolls(self, t: Table, word: Word) -> None:
        roll_cultist_die(t, t.spots.index(word - AT[0]), self.use.cause)

    def blocks(self, t: Table, word: Word) -> None:
        block_next(t, t.spots.index(word - AT[0]), self.use.cause)

    def goes(self, t: Table, word: Word) -> None:
        move_detective(t, self.use.seat, t.spots.index(word - AT[0]), self.use.cause)

    def asks_where_to(self, t: Table) -> None:
        drag_away(t, self.use)

    def drags(self, t: Table, word: Word) -> None:
        drag(t, t.place[self.use.seat], t.spots.index(word - AT[0]), self.use.cause)


@VERBS.verb("block-here")
def block_here(t: Table, use: Use) -> None:
    """One's present location is blocked in the next Cultist phase."""
    block_next(t, t.place[use.seat], use.cause)


@helps("block-here")
def is_open_here(t: Table, seat: Seat, helper: Seat) -> bool:
    return not t.is_away(seat) and is_blockable(t, t.place[seat])


@VERBS.verb("block-named")
def block_named(t: Table, use: Use) -> None:
    """A location named now is blocked in the next Cultist phase."""
    t.flow.ask_target(t, use.seat, "block", block_words(t), _AtSpot(use).blocks, use.cause)


@helps("block-named")
def is_open_anywhere(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(block_words(t))


@VERBS.verb("escort")
def escort(t: Table, use: Use) -> None:
    """Moves to any location without making a move."""
    words = [AT[t.spots[spot]] for spot in destinations(t, use.seat)]
    t.flow.ask(use.seat, "escort", words, _AtSpot(use).goes, use.cause)


def destinations(t: Table, seat: Seat) -> list[int]:
    """Where a detective can be moved to."""
    spots = [spot for spot in range(SPOTS) if spot != t.place[seat]]
    return t.rules.hooks.filter("destinations", t, spots, seat) if t.rules.hooked else spots


@helps("escort")
def _can_be_moved(t: Table, seat: Seat, helper: Seat) -> bool:
    return not t.is_away(seat) and bool(destinations(t, seat))


def is_immovable(t: Table, card: int) -> bool:
    """Monsters, and cultists that stand firm, leave their place by a fight alone (CUL-14.6, D.12)."""
    return t.rules.is_monster[card] or t.rules.ability[card] == STANDS_FIRM


def drag_goals(t: Table, seat: Seat) -> list[int]:
    """Neighbouring columns that can take the top cultist of this one (D.4, DE4)."""
    here = t.place[seat]
    if (
        here == AWAY
        or not t.columns[here]
        or t.elders[here] != NO_ENEMY
        or is_immovable(t, t.columns[here][-1])
    ):
        return []
    beside = sorted(((here - 1) % SPOTS, (here + 1) % SPOTS))
    if t.rules.hooked:
        beside = t.rules.hooks.filter("neighbours", t, beside, here)
    return [spot for spot in beside if len(t.columns[spot]) < _FULL_COLUMN and t.elders[spot] == NO_ENEMY]


@VERBS.verb("drag-away")
def drag_away(t: Table, use: Use) -> None:
    """Moves the top cultist here to a neighbouring column with room."""
    words = [AT[t.spots[spot]] for spot in drag_goals(t, use.seat)]
    t.flow.ask_target(t, use.seat, "drag-away", words, _AtSpot(use).drags, use.cause)


@helps("drag-away")
def _can_drag(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(drag_goals(t, seat))


def drag(t: Table, spot: int, goal: int, cause: str) -> None:
    card = t.columns[spot][-1]
    shift(t, card, goal)
    t.tell(
        "cultist-dragged",
        cultist=t.rules.enemy_ids[card],
        location=t.rules.place_ids[t.spots[goal]],
        cause=cause,
    )


@VERBS.verb("discard-to-drag")
def discard_to_drag(t: Table, use: Use) -> None:
    """Discards a hand card and moves the top cultist here to a neighbouring column with room."""
    t.flow.then(_AtSpot(use).asks_where_to)
    Discarding(use.seat, 1, use.cause).asks(t)


@helps("discard-to-drag")
def _can_pay_to_drag(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.hand[seat]) and bool(drag_goals(t, seat))


@VERBS.verb("blow-up")
def blow_up(t: Table, use: Use) -> None:
    """Discards the closest cultist here without a trophy."""
    spot = t.place[use.seat]
    card, *rest = t.columns[spot]
    t.columns[spot] = tuple(rest)
    leave_play(t, card)
    discard_cultists(t, (card,))
    t.tell("cultist-blown-up", use.seat, cultist=t.rules.enemy_ids[card], cause=use.cause)


@helps("blow-up")
def _something_to_blow_up(t: Table, seat: Seat, helper: Seat) -> bool:
    column = () if t.is_away(seat) else t.columns[t.place[seat]]
    return bool(column) and not is_immovable(t, column[0])


@VERBS.verb("gain-wild")
def gain_wild(t: Table, use: Use) -> None:
    """One wild symbol in this turn's Combat phase."""
    t.wilds[use.seat] = (*t.wilds[use.seat], use.cause)
    t.tell("wild-gained", use.seat, cause=use.cause)


@VERBS.verb("ignore")
def ignore(t: Table, use: Use, symbols: int) -> None:
    """So many symbols can be ignored in one cultist fight of this turn."""
    t.ignored[use.seat] = (*t.ignored[use.seat], (use.cause, symbols))
    t.tell("symbols-ignored", use.seat, count=symbols, cause=use.cause)


@VERBS.verb("mirror-card")
def mirror_card(t: Table, use: Use) -> None:
    """One hand card gives its symbol twice in this turn's Combat phase."""
    t.mirror[use.seat] = use.cause
    t.tell("mirror-gained", use.seat, cause=use.cause)
