"""The board as a seat sees it: terror circle, locations, columns, pool and piles."""

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.cultist_deck import deck_size
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.fighting.matching import unpack
from miskatonic.games.cultistorm.fighting.reach import is_in_reach
from miskatonic.games.cultistorm.phases.sealing import seal_cost
from miskatonic.games.cultistorm.scene.odds import lacks, needs
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import ON_LOCATION, SETUP, Table
from miskatonic.games.cultistorm.vocabulary.marks import (
    EnemyMarks,
    LocationMarks,
    OmenMarks,
    PileMarks,
    PoolMarks,
    SlotMarks,
    SupplyMarks,
)
from miskatonic.games.cultistorm.words import (
    CULTIST_FACES,
    ENDGAME_SLOT,
    FACES,
    NO_ENEMY,
    NO_SYMBOL,
    NOBODY,
    SEATS,
    SLOTS,
    SPOTS,
    SYMBOLS,
)
from miskatonic.kernel.piles import UNKNOWN
from miskatonic.kernel.scene import Piece, Zone

_ON_ENEMY = ("mark", "unmark", "fight", "top", "bottom")


_ON_PLACE = ("go", "at")


def board(view: View) -> tuple[Zone, ...]:
    t = view.t
    return (
        _circle(view) if t.rules.hooked else view.common(_circle),
        Zone("locations", "ring", tuple(_location(view, spot) for spot in range(SPOTS)), marks=_omens(t)),
        *(_column(view, spot) for spot in range(SPOTS)),
        view.common(_pool),
        view.common(_supply),
        *view.common(_piles),
    )


def _circle(view: View) -> Zone:
    t = view.t
    known = t.seen
    if t.rules.hooked:
        known = t.rules.hooks.filter("terror_known", t, t.seen, view.seat)
    pieces = []
    for slot, name in enumerate(SLOTS):
        number = t.rules.crystals if slot == ENDGAME_SLOT else t.rules.numbers[t.terror[slot]]
        marks = SlotMarks(
            symbol=name.removesuffix("-slot"),
            crystals=t.crystals[slot],
            number=number,
            marker=t.slot == slot,
        )
        if slot == ENDGAME_SLOT:
            face = t.rules.endgame_ids[t.endgame] if t.triggered or view.is_over else "face-down"
        else:
            face = t.rules.terror_ids[t.terror[slot]] if known >> slot & 1 or view.is_over else "face-down"
        pieces.append(Piece(name, face, marks, view.pointing(name, "look", "ease")))
    return Zone("circle", "ring", tuple(pieces))


def _omens(t: Table) -> OmenMarks:
    """What hangs over the whole board."""
    return {
        "cultists": sum(map(len, t.columns)),
        "limit": limit_of(t),
        "turn": t.round,
        "phase": t.phase,
        "lamps_out": 0 < t.round <= t.lamps_out_until,
        "feud": 0 < t.round <= t.feud_until,
        "more_steps": len(t.more_steps),
        "gates_held": bool(t.gates_held or t.gates_held_next),
        "sleepless": bool(t.sleepless),
    }


def _location(view: View, spot: int) -> Piece:
    t = view.t
    card = t.spots[spot]
    name = t.rules.place_ids[card]
    seal = t.seal_cards[t.rules.place_symbol[card]]
    marks: LocationMarks = {
        "number": spot + 1,
        "symbol": SYMBOLS[t.rules.place_symbol[card]],
        "die": CULTIST_FACES[t.cultist_dice[spot]],
        "altar": bool(t.altars >> spot & 1),
        "sealed": bool(t.sealed >> spot & 1),
        "sealed_by": ("card" if seal == ON_LOCATION else "marker") if t.sealed >> spot & 1 else None,
        "marker": t.marker == spot,
        "blocked": bool((t.blocked | t.blocked_next) >> spot & 1),
        "trophies": laid_at(t, spot),
        "laid": [SYMBOLS[symbol] for symbol in range(5) for _ in range(t.laid_trophies[5 * spot + symbol])],
        "needed": t.rules.to_seal,
        "seats": [SEATS[seat] for seat in t.here(spot)],
    }
    if t.rules.narrative and t.rules.place_story[card] != NOBODY:
        marks["story"] = t.rules.story_ids[t.rules.place_story[card]]
    words = view.pointing(name, *_ON_PLACE)
    if view.detective is not None and t.place[view.detective] == spot:
        words += view.bare("act", "seal")
        marks["seal_cost"] = seal_cost(t, view.detective)
    return Piece(name, name, marks, words)


def _enemy(view: View, enemy: int, position: int) -> Piece:
    t = view.t
    marks: EnemyMarks = {
        "position": position,
        "symbols": [SYMBOLS[symbol] for symbol in unpack(t.rules.printed[enemy])],
        "cult": None if t.rules.cult[enemy] == NO_SYMBOL else SYMBOLS[t.rules.cult[enemy]],
        "trophy": not t.rules.is_elder[enemy] and t.rules.cult[enemy] != NO_SYMBOL,
        "trophy_left": t.rules.cult[enemy] != NO_SYMBOL and t.supply[t.rules.cult[enemy]] > 0,
        "monster": t.rules.is_monster[enemy],
        "needs": [SYMBOLS[symbol] for symbol in unpack(needs(t, _onlooker(view, enemy), enemy))],
        "targets": [SEATS[seat] for seat in range(t.detectives) if enemy in t.marks[seat]],
        "able": bool(t.rules.ability_names[enemy]),
        "ability": t.rules.ability_names[enemy] or None,
    }
    words = view.pointing(t.rules.enemy_ids[enemy], *_ON_ENEMY)
    if view.detective is not None and (words or t.place[view.detective] == t.where[enemy]):
        open_symbols = unpack(lacks(t, view.detective, enemy))
        marks["lacks"] = [SYMBOLS[symbol] for symbol in open_symbols]
        marks["lacking"] = len(open_symbols)
        marks["in_reach"] = is_in_reach(t, view.detective, enemy)
    if t.rules.is_elder[enemy]:
        spot = t.where[enemy]
        marks["eaten"] = [t.rules.enemy_ids[card] for card in t.eaten[spot]]
        marks["at_portal"] = not t.columns[spot]
        marks["graced"] = bool(t.graced >> spot & 1)
    return Piece(t.rules.enemy_ids[enemy], t.rules.enemy_ids[enemy], marks, words)


def _onlooker(view: View, enemy: int) -> int:
    """For whom an enemy is reckoned: who looks; for a spectator, who is closest to a fight with it."""
    if view.detective is not None:
        return view.detective
    near = [seat for seat in range(view.t.detectives) if enemy in view.t.marks[seat]]
    return (near or view.t.here(view.t.where[enemy]) or [0])[0]


def _column(view: View, spot: int) -> Zone:
    t = view.t
    column = list(t.columns[spot])
    if t.elders[spot] != NO_ENEMY:
        column.append(t.elders[spot])
    pieces = tuple(_enemy(view, enemy, at + 1) for at, enemy in enumerate(column))
    return Zone(f"column.{t.rules.place_ids[t.spots[spot]]}", "stack", pieces)


def _pool(view: View) -> Zone:
    t = view.t
    pieces = tuple(
        Piece(f"pool.{number + 1}", FACES[face], {}, view.pointing(FACES[face], "die"))
        for number, face in enumerate(t.pool)
    )
    return Zone("pool", "row", pieces, marks=PoolMarks(reserve=t.reserve, picks=t.picks))


def _supply(view: View) -> Zone:
    """Trophies and seal cards that nobody has."""
    t = view.t
    pieces = tuple(
        Piece(
            f"supply.{SYMBOLS[symbol]}",
            SYMBOLS[symbol],
            _supply_marks(t, symbol),
            view.pointing(SYMBOLS[symbol], "claim", "gain"),
        )
        for symbol in range(5)
    )
    return Zone("supply", "row", pieces)


def _supply_marks(t: Table, symbol: int) -> SupplyMarks:
    """What is left of a symbol, and what its seal card is for."""
    spot = next(spot for spot in range(SPOTS) if t.symbol_at(spot) == symbol)
    return {
        "trophies": t.supply[symbol],
        "exhausted": not t.supply[symbol],
        "seal_card": t.seal_cards[symbol] < 0,
        "location": t.rules.place_ids[t.spots[spot]],
        "laid": laid_at(t, spot),
        "needed": t.rules.to_seal,
        "closed": bool(t.sealed >> spot & 1),
    }


def _open_pile(name: str, cards: list[str]) -> Piece:
    return Piece(name, "pile", PileMarks(count=len(cards), cards=cards))


def _piles(view: View) -> list[Zone]:
    """Decks with what is known of their order, discards, and cards that lie open for a moment."""
    t = view.t
    # What one detective has looked at all know (CUL-R56); so does whoever looks on.
    top, bottom = t.cultists.known(0)
    known: PileMarks = {
        "count": deck_size(t),
        "top": [t.rules.enemy_ids[card] if card != UNKNOWN else "unknown" for card in top],
        "bottom": [t.rules.enemy_ids[card] if card != UNKNOWN else "unknown" for card in bottom],
    }
    # Until all have chosen their first items, what they did not keep lies under the deck (CUL-2.9).
    under, discarded = (t.item_discard, []) if t.phase == SETUP else ([], t.item_discard)
    stacks = (
        Piece("cultist-deck", "face-down", known),
        Piece("cultist-discard", "pile", PileMarks(count=len(t.cultist_discard))),
        Piece("item-deck", "face-down", PileMarks(count=len(t.item_deck) + len(under))),
        _open_pile("item-discard", [t.rules.item_ids[item] for item in sorted(discarded)]),
        Piece("terror-deck", "face-down", PileMarks(count=len(t.terror_deck))),
        _open_pile("terror-discard", [t.rules.terror_ids[card] for card in t.terror_discard]),
        Piece(
            "first-wave",
            "pile",
            PileMarks(cards=[t.rules.enemy_ids[elder] for elder in sorted(t.first_wave)]),
        ),
        Piece(
            "second-wave",
            "pile",
            PileMarks(cards=[t.rules.enemy_ids[elder] for elder in sorted(t.second_wave)]),
        ),
    )
    zones = [Zone("piles", "row", stacks)]
    if t.peeked:
        cards = (
            Piece(
                t.rules.enemy_ids[card],
                t.rules.enemy_ids[card],
                {},
                view.pointing(t.rules.enemy_ids[card], "top", "bottom"),
            )
            for card in t.peeked
        )
        zones.append(Zone("peeked", "row", tuple(cards)))
    if t.found:
        items = (
            Piece(
                f"found.{at + 1}", t.rules.item_ids[item], {}, view.pointing(t.rules.item_ids[item], "keep")
            )
            for at, item in enumerate(t.found)
        )
        zones.append(Zone("found", "row", tuple(items)))
    return zones
