"""Pages of the Cultist phase: the marker, the cast, columns and Great Old Ones."""

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.cultist_deck import draw_cultist
from miskatonic.games.cultistorm.board.elders import devour, is_held
from miskatonic.games.cultistorm.board.locations import fixers, turn_cultist_die
from miskatonic.games.cultistorm.board.spawning import SpawnAt, free_spot
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    begin_lasting,
    cause_of,
    desk,
    overlord,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import (
    Chosen,
    PageUse,
    Question,
    at_spots,
    one_spot,
    page_effect,
    place_id,
    spot_of,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import DISMISS, REVIVE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DONE, MARK, NO_ENEMY, NO_SYMBOL, OBJECT, SPOTS
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_FULL_COLUMN = 3
_TWO = 2


def _without_elder(t: Table) -> list[int]:
    return [spot for spot in range(SPOTS) if t.elders[spot] == NO_ENEMY]


def _is_open(t: Table, use: PageUse) -> bool:
    """A block for this phase stops this spawn, too, though it has not taken hold yet (OVR-R2)."""
    return not t.blocked_next >> free_spot(t, t.marker) & 1


@page_effect("spawn-at-marker", works=_is_open)
def spawn_at_marker(t: Table, use: PageUse, chosen: Chosen) -> None:
    t.flow.then(SpawnAt(t.marker, use.cause(t)).begins, SETTLE)


def _elsewhere(t: Table) -> list[int]:
    return [spot for spot in _without_elder(t) if spot != t.marker]


@page_effect("move-marker", one_spot(_elsewhere))
def move_marker(t: Table, use: PageUse, chosen: Chosen) -> None:
    t.marker = spot_of(t, chosen[0])
    t.tell("marker-moved", location=place_id(t, t.marker), cause=use.cause(t))


def _has_cast(t: Table, use: PageUse) -> bool:
    return bool(desk(t).cast and len(t.cultists))


@page_effect("recast", works=_has_cast)
def recast(t: Table, use: PageUse, chosen: Chosen) -> None:
    _Recasting(use).asks(t)


@frame("cul/overlord/recasting")
class _Recasting:
    """One card after another goes under the deck; then as many are drawn. The team knows none of them."""

    use: PageUse
    gone: int = 0

    def asks(self, t: Table) -> None:
        words = [DISMISS[card] for card in desk(t).cast]
        if not words:
            self._draws(t)
            return
        if self.gone:
            words.append(DONE)
        t.flow.ask(overlord(t), "recast", words, self.chosen, self.use.cause(t))

    def chosen(self, t: Table, word: Word) -> None:
        if word == DONE:
            self._draws(t)
            return
        card = OBJECT[word]
        desk(t).cast.remove(card)
        t.cultists.put_bottom(card, 1 << overlord(t))
        _Recasting(self.use, self.gone + 1).asks(t)

    def _draws(self, t: Table) -> None:
        at = desk(t)
        at.cast = sorted([*at.cast, *(draw_cultist(t) for _ in range(self.gone))])
        at.known_cast = []
        t.tell("recast", overlord(t), count=self.gone, cause=self.use.cause(t))


def _neighbours(t: Table, spot: int) -> list[int]:
    """Columns beside this one that can take its top cultist."""
    beside = sorted({(spot - 1) % SPOTS, (spot + 1) % SPOTS})
    return [at for at in beside if t.elders[at] == NO_ENEMY and len(t.columns[at]) < _FULL_COLUMN]


def _conscript_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    if not chosen:
        spots = [spot for spot in _without_elder(t) if t.columns[spot] and _neighbours(t, spot)]
        return "page-from", at_spots(t, spots)
    return None if len(chosen) > 1 else ("page-to", at_spots(t, _neighbours(t, spot_of(t, chosen[0]))))


@page_effect("conscript", _conscript_asks)
def conscript(t: Table, use: PageUse, chosen: Chosen) -> None:
    here, there = (spot_of(t, word) for word in chosen)
    *others, card = t.columns[here]
    t.columns[here] = tuple(others)
    t.columns[there] = (*t.columns[there], card)
    t.where[card] = there
    t.tell(
        "cultist-dragged",
        cultist=t.rules.enemy_ids[card],
        location=place_id(t, there),
        cause=use.cause(t),
    )


def _blocked(t: Table) -> list[int]:
    return [spot for spot in range(SPOTS) if t.blocked_next >> spot & 1]


@page_effect("void-block", one_spot(_blocked))
def void_block(t: Table, use: PageUse, chosen: Chosen) -> None:
    spot = spot_of(t, chosen[0])
    t.blocked_next &= ~(1 << spot)
    t.tell("block-void", location=place_id(t, spot), cause=use.cause(t))


def _strengthen_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    if chosen:
        return None
    cards = [card for column in t.columns for card in column if t.rules.cult[card] != NO_SYMBOL]
    return "page-enemy", [MARK[card] for card in cards]


@page_effect("strengthen", _strengthen_asks)
def strengthen(t: Table, use: PageUse, chosen: Chosen) -> None:
    enemy = OBJECT[chosen[0]]
    begin_lasting(t, "strengthen", use.page, enemy)
    t.tell("cultist-strengthened", cultist=t.rules.enemy_ids[enemy], cause=use.cause(t))


def _understudy_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    if not chosen:
        words = [REVIVE[card] for card in sorted(t.cultist_discard)] if desk(t).cast else []
        return "revive", words
    return None if len(chosen) > 1 else ("dismiss", [DISMISS[card] for card in desk(t).cast])


@page_effect("understudy", _understudy_asks)
def understudy(t: Table, use: PageUse, chosen: Chosen) -> None:
    """Both piles of faces are seen by all: the team knows the new one."""
    at = desk(t)
    comes, goes = OBJECT[chosen[0]], OBJECT[chosen[1]]
    t.cultist_discard.remove(comes)
    at.cast.remove(goes)
    at.cast = sorted([*at.cast, comes])
    t.cultist_discard.append(goes)
    at.known_cast = sorted([*(card for card in at.known_cast if card != goes), comes])
    names = t.rules.enemy_ids
    t.tell("understudy", overlord(t), cultist=names[comes], other=names[goes], cause=use.cause(t))


def _stages(t: Table) -> list[int]:
    return [spot for spot in _without_elder(t) if not t.blocked_next >> spot & 1]


@page_effect("stage", one_spot(_stages))
def stage(t: Table, use: PageUse, chosen: Chosen) -> None:
    spot = spot_of(t, chosen[0])
    begin_lasting(t, "stage", use.page, spot)
    t.tell("stage-set", location=place_id(t, spot), cause=use.cause(t))


@page_effect("load-omen")
def load_omen(t: Table, use: PageUse, chosen: Chosen) -> None:
    """It waits for the dice (OVR-5.6)."""
    begin_lasting(t, "load-omen", use.page)


@frame("cul/overlord/omen")
class LoadedOmen:
    """After the roll: one die is turned to the symbol of its location."""

    page: int

    def asks(self, t: Table) -> None:
        spots = [
            spot for spot in range(SPOTS) if t.cultist_dice[spot] != t.symbol_at(spot) and not fixers(t, spot)
        ]
        if spots:
            cause = cause_of(t, self.page)
            t.flow.ask(overlord(t), "page-location", at_spots(t, spots), self.chosen, cause)

    def chosen(self, t: Table, word: Word) -> None:
        spot = spot_of(t, word)
        turn_cultist_die(t, spot, t.symbol_at(spot), cause_of(t, self.page))


def _hungry(t: Table) -> list[int]:
    """Great Old Ones that will move in this phase and find two cultists below them."""
    return [
        spot
        for spot in range(SPOTS)
        if t.elders[spot] != NO_ENEMY
        and len(t.columns[spot]) >= _TWO
        and not (t.gates_held_next or t.graced >> spot & 1 or is_held(t, spot))
    ]


@page_effect("feed", one_spot(_hungry))
def feed(t: Table, use: PageUse, chosen: Chosen) -> None:
    """One now; the other when it moves (CUL-9.11)."""
    devour(t, spot_of(t, chosen[0]), use.cause(t))
