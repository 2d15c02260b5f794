"""Playing support cards on a colleague (CUL-7.27 to CUL-7.38)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import ACTION, SETTLE, Effect, Use
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import draw_cards, pile_of
from miskatonic.games.cultistorm.board.locations import block_next, block_words, enemies_with
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.board.spawning import SpawnAtMarker
from miskatonic.games.cultistorm.rules import BARS_HELP, BARS_REDRAWS, HELP_HURTS
from miskatonic.games.cultistorm.table import NOTHING, SupportCard, Table
from miskatonic.games.cultistorm.words import (
    AT,
    NAME,
    NO,
    NO_SYMBOL,
    NOBODY,
    PLAY,
    SEATS,
    SYMBOLS,
    TO,
    UNDER,
    YES,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOT_IN_HAND: Final = Refusal("CUL-7.27", "card-not-in-hand")
_SELF: Final = Refusal("CUL-7.27", "no-support-for-oneself")
_NO_SEAT: Final = Refusal("CUL-7.27", "no-such-detective")
_TOO_MANY: Final = Refusal("CUL-7.28", "support-limit")
_FEUD: Final = Refusal("CUL-7.28", "support-feud")
_POINTLESS: Final = Refusal("CUL-7.29", "support-pointless")
_HELPER_FULL: Final = Refusal("CUL-1.9", "helper-too-insane")
_HELPED_FULL: Final = Refusal("CUL-1.9", "helped-too-insane")
_DECLINED: Final = Refusal("CUL-R68", "declined-already")
_GENERALS_BARRED: Final = Refusal("CUL-13.9", "general-support-barred")


def tokens_for_helped(t: Table, kind: int) -> int:
    """Tokens that the card gives to whom it helps (CUL-7.31, CUL-R4, D.6)."""
    pain = t.rules.pain[kind]
    return pain + 1 if t.powers & HELP_HURTS and t.rules.is_general[kind] else pain


def may_not_help(t: Table, helper: Seat, kind: int, helped: Seat) -> Refusal | None:
    """Why this card cannot be played on this detective."""
    if helped >= t.detectives:
        return _NO_SEAT
    return _SELF if helped == helper else _may_not_help_colleague(t, helper, kind, helped)


def _may_not_help_colleague(t: Table, helper: Seat, kind: int, helped: Seat) -> Refusal | None:
    """The same of a colleague: every menu asks it of every card."""
    if t.declined and (helper, kind, helped) in t.declined:
        return _DECLINED
    rules = t.rules
    general, tokens = rules.is_general[kind], rules.pain[kind]
    if general and t.powers & HELP_HURTS:
        tokens += 1
    if tokens and not may_suffer(t, helped, tokens):
        return _HELPED_FULL
    if general and t.special_cults and not t.is_away(helped) and enemies_with(t, t.place[helped], BARS_HELP):
        return _GENERALS_BARRED
    if t.gone >> helped & 1:
        return _NO_SEAT
    if rules.hooked and (refusal := rules.hooks.forbids_help(t, helper, kind, helped)):
        return refusal
    return None if rules.support_works[kind](t, helped, helper) else _POINTLESS


def may_not_play_any(t: Table, helper: Seat) -> Refusal | None:
    """Why no support card can be played any more (CUL-7.28)."""
    if t.round <= t.feud_until and t.supports[helper] >= t.detectives:
        return _FEUD
    most = t.rules.most_support
    if t.rules.hooked:
        most = t.rules.hooks.filter("support_limit", t, most, helper)
    return _TOO_MANY if t.supports[helper] >= most else None


def may_not_play(t: Table, helper: Seat, kind: int) -> Refusal | None:
    if kind not in t.hand[helper]:
        return _NOT_IN_HAND
    if refusal := may_not_play_any(t, helper):
        return refusal
    return _may_not_spend(t, helper, kind, full=not may_suffer(t, helper))


def _may_not_spend(t: Table, helper: Seat, kind: int, *, full: bool) -> Refusal | None:
    """Why a card of the hand helps nobody; `full` says that the helper can bear no more insanity."""
    if full and t.rules.is_general[kind]:
        return _HELPER_FULL
    first = None
    for helped in t.rules.colleagues[helper]:
        refusal = _may_not_help_colleague(t, helper, kind, helped)
        if refusal is None:
            return None
        first = first or refusal
    return first or _NO_SEAT


def options(t: Table, helper: Seat) -> list[Word]:
    """The cards that could help somebody."""
    if may_not_play_any(t, helper) is not None:
        return []
    full = not may_suffer(t, helper)
    # Mostly nothing but the effect itself can forbid a card: every menu asks this of every card.
    plain = not (full or t.declined or t.special_cults or t.powers & HELP_HURTS or t.rules.hooked)
    rules, colleagues = t.rules, t.rules.colleagues[helper]
    words = []
    for kind in t.hand[helper]:
        if plain and not rules.pain[kind]:
            works = rules.support_works[kind]
            for helped in colleagues:
                if works(t, helped, helper):
                    words.append(PLAY[kind])
                    break
        elif _may_not_spend(t, helper, kind, full=full) is None:
            words.append(PLAY[kind])
    return words


def whom(t: Table, helper: Seat, kind: int) -> list[Seat]:
    return [helped for helped in t.rules.colleagues[helper] if may_not_help(t, helper, kind, helped) is None]


def play(t: Table, helper: Seat, kind: int) -> None:
    """The card leaves the hand; then it is said for whom."""
    words = [TO[helped] for helped in whom(t, helper, kind)]
    t.hand[helper].remove(kind)
    t.on_table.append((helper, kind))
    about = {"card": t.rules.action_ids[kind]}
    t.flow.ask_target(
        t, helper, "help-whom", words, Played(helper, kind).addressed, t.rules.action_causes[kind], about
    )


@frame("cul/support")
class Played:
    """A support card on its way, part by part (CUL-7.32).

    Expansions may have helpers that are no detectives: these have higher numbers, and do not draw.
    """

    helper: Seat
    kind: int
    helped: Seat = NOTHING
    symbol: int = NO_SYMBOL
    beneath: int = NOTHING

    def addressed(self, t: Table, word: Word) -> None:
        """The helped must agree to insanity, to being moved, and to losing something (CUL-R28)."""
        helper, kind, helped = self.helper, self.kind, word - TO[0]
        played = Played(helper, kind, helped)
        if tokens_for_helped(t, kind) or t.rules.wants_consent[kind]:
            about = {"card": t.rules.action_ids[kind], "other": SEATS[helper]}
            t.flow.ask(helped, "consent", (YES, NO), played.consented, t.rules.action_causes[kind], about)
        else:
            played.consented(t, YES)

    def consented(self, t: Table, word: Word) -> None:
        helper, kind = self.helper, self.kind
        cause = t.rules.action_causes[kind]
        if word == NO:
            t.on_table.remove((helper, kind))
            t.hand[helper].append(kind)
            t.declined = (*t.declined, (helper, kind, self.helped))
            t.tell("help-refused", self.helped, card=t.rules.action_ids[kind], other=SEATS[helper])
            return
        t.supports[helper] += 1
        t.unready(self.helped, "was-helped")
        t.tell("help", helper, card=t.rules.action_ids[kind], other=SEATS[self.helped])
        if t.rules.is_general[kind]:
            suffer(t, helper, "rule/CUL-7.30")
        for _ in range(t.rules.pain[kind]):
            suffer(t, self.helped, cause)
        for _ in range(tokens_for_helped(t, kind) - t.rules.pain[kind]):
            suffer(t, self.helped, t.power_cause(HELP_HURTS))
        self.begins(t)

    def begins(self, t: Table) -> None:
        if t.rules.hooked:
            t.rules.hooks.notify("support_played", t, self.helper, self.helped, self.kind)
        t.flow.then(self.works, SETTLE, self.spawns)

    def works(self, t: Table) -> None:
        """At once, in the helped's combat turn, or in the next turn (CUL-7.34 to CUL-7.36)."""
        delay, grant = t.rules.delay[self.kind], t.rules.grant[self.kind]
        cause = t.rules.action_causes[self.kind]
        if grant is not None:
            if grant.names:
                t.flow.ask(self.helped, "name-symbol", NAME, self.named, cause)
            elif grant.carries and t.hand[self.helper]:
                self.asks(t)
            else:
                self.waits(t)
        elif delay is None:
            helper = self.helper if self.helper < t.detectives else NOBODY
            Effect(ACTION, self.kind, Use(cause, self.helped, helper)).goes(t)
        elif delay == "block-named":
            t.flow.ask_target(t, self.helped, "block", block_words(t), self.spot_named, cause)
        else:
            if delay == "block-here":
                block_next(t, t.place[self.helped], cause)
            elif delay == "hold-gates":
                t.gates_held_next = cause
                t.tell("gates-held", self.helped, cause=cause)
            self.waits(t)

    def asks(self, t: Table) -> None:
        """Which card goes beneath (Astral Link): the helper's choice."""
        words = [UNDER[kind] for kind in t.hand[self.helper]]
        t.flow.ask_target(t, self.helper, "card-beneath", words, self.laid, t.rules.action_causes[self.kind])

    def laid(self, t: Table, word: Word) -> None:
        kind = word - UNDER[0]
        t.hand[self.helper].remove(kind)
        cause = t.rules.action_causes[self.kind]
        t.tell(
            "card-beneath", self.helper, card=t.rules.action_ids[kind], other=SEATS[self.helped], cause=cause
        )
        replace(self, beneath=kind).waits(t)

    def named(self, t: Table, word: Word) -> None:
        symbol = word - NAME[0]
        t.tell("symbol-named", self.helped, symbol=SYMBOLS[symbol], cause=t.rules.action_causes[self.kind])
        replace(self, symbol=symbol).waits(t)

    def spot_named(self, t: Table, word: Word) -> None:
        block_next(t, t.spots.index(word - AT[0]), t.rules.action_causes[self.kind])
        self.waits(t)

    def waits(self, t: Table) -> None:
        """The card stays in front of the helped."""
        t.on_table.remove((self.helper, self.kind))
        card = SupportCard(self.helped, self.kind, self.helper, self.symbol, self.beneath)
        (t.front if t.rules.grant[self.kind] is not None else t.delayed).append(card)

    def spawns(self, t: Table) -> None:
        if t.rules.spawns[self.kind]:
            t.flow.then(SpawnAtMarker(t.rules.action_causes[self.kind]).begins, SETTLE, self.dreads)
        else:
            self.dreads(t)

    def dreads(self, t: Table) -> None:
        if t.rules.dreads[self.kind]:
            t.flow.then(TerrorStep(t.rules.action_causes[self.kind]).begins, SETTLE, self.draws)
        else:
            self.draws(t)

    def draws(self, t: Table) -> None:
        """An immediate card goes to its owner's discards, then the helper draws (CUL-7.32, CUL-R80)."""
        helper, kind = self.helper, self.kind
        if t.rules.hooked:
            t.rules.hooks.notify("support_done", t, helper, self.helped, kind)
        if (helper, kind) in t.on_table:
            t.on_table.remove((helper, kind))
            pile_of(t, helper).append(kind)
        elif t.rules.grant[kind] is None and t.rules.delay[kind] is None:
            # It was taken back (CUL-R75).
            return
        if not t.rules.redraws[kind] or helper >= t.detectives:
            return
        near = t.special_cults and not t.is_away(self.helped)
        hindered = enemies_with(t, t.place[self.helped], BARS_REDRAWS) if near else []
        if hindered:
            t.tell("redraw-barred", helper, cause=t.rules.enemy_causes[hindered[0]])
        else:
            draw_cards(t, helper, 1, "rule/CUL-7.32")
