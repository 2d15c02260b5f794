"""Detectives as a seat sees them: board, hand, dice, items, trophies, support cards."""

from miskatonic.games.cultistorm.actions.investigate import count_icons, most_kept
from miskatonic.games.cultistorm.actions.move import is_free
from miskatonic.games.cultistorm.actions.support import tokens_for_helped, whom
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING
from miskatonic.games.cultistorm.vocabulary.marks import (
    CardMarks,
    DetectiveMarks,
    HandMarks,
    HelpMarks,
    PartMarks,
    PersonMarks,
)
from miskatonic.games.cultistorm.words import FACES, LEVELS, NO_SYMBOL, SEATS, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone

_ON_CARD = ("play", "discard", "under", "spare", "recover")


_ON_HELP = ("spend", "spare-help")


_ON_DIE = ("pick", "reroll", "spare-die")


_ON_ITEM = ("use", "offer", "swap", "drop", "take", "spare-item")


_ON_TROPHY = ("level", "lay", "pay", "give", "get")


_ON_SEAT = ("to", "call", "choose")

# Words of Preparation that prepare nothing.
_NO_PREPARATION = ("ready", "call", "unmark")


def people(view: View) -> list[Zone]:
    """Who looks matters only where hands are closed."""
    seats = range(view.t.detectives)
    if view.t.rules.open_hands and view.t.detectives == view.t.seats:
        return [zone for seat in seats for zone in view.common(_detective, seat)]
    return [zone for seat in seats for zone in _detective(view, seat)]


def _detective(view: View, seat: Seat) -> tuple[Zone, ...]:
    t, name = view.t, SEATS[seat]
    mine = view.seat == seat
    role = t.role[seat]
    marks: PersonMarks = {
        "role": t.rules.role_ids[role],
        "reach": "ranged" if t.rules.is_ranged[role] else "melee",
        "location": "away" if t.is_away(seat) else t.rules.place_ids[t.spots[t.place[seat]]],
        "normal": t.normal[seat],
        "growing": t.growing[seat],
        "tokens": t.tokens(seat),
        "most": t.rules.most_tokens,
        "level": t.level[seat],
        "next_level": t.level[seat] + 1,
        "next_ability": _next_ability(view, seat),
        "ready": bool(t.ready >> seat & 1),
        "asked_again": bool(t.recalled[seat]),
        "recalled": t.recalled[seat] or None,
        "can_prepare": mine and any(word.partition(" ")[0] not in _NO_PREPARATION for word in view.words),
        "speaker": t.speaker == seat,
        "moves": t.moves[seat],
        "move_cost": 0 if is_free(t, seat) else 1,
        "investigated": t.searched[seat],
        "supports": t.supports[seat],
        "picked": t.picked[seat],
        "targets": [t.rules.enemy_ids[enemy] for enemy in t.marks[seat]],
        "aims": len(t.marks[seat]),
        "wilds": len(t.wilds[seat]),
        "mirror": bool(t.mirror[seat]),
        "deck": len(t.deck[seat]),
        "discards": [t.rules.action_ids[kind] for kind in sorted(t.discard[seat])],
    }
    if view.sees_hand(seat):
        marks["icons"] = count_icons(t, seat)
    more = (verb for expansion in t.rules.expansions for verb in expansion.seat_verbs)
    words = view.pointing(name, *_ON_SEAT, *more) + (view.bare("ready") if mine else ())
    person = Piece(name, t.rules.detective_ids[role], {"part": "person", **marks}, words)
    about: DetectiveMarks = {
        **marks,
        "detective": t.rules.detective_ids[role],
        "keeps": most_kept(t, seat),
        "enemies": t.enemies_in_play(),
        "trophies": [SYMBOLS[symbol] for symbol in range(5) for _ in range(t.trophies[5 * seat + symbol])],
        "seals": [SYMBOLS[symbol] for symbol in range(5) if t.seal_cards[symbol] == seat],
    }
    return (
        Zone(f"detective.{name}", "tableau", (person, *_board(view, seat)), seat, about),
        _hand(view, seat),
        Zone(f"help.{name}", "row", tuple(_front(view, seat)), seat),
    )


def _next_ability(view: View, seat: Seat) -> str | None:
    """What the next level would bring (CUL-7.39)."""
    level = view.t.level[seat]
    return view.t.rules.ability_ids[LEVELS * view.t.role[seat] + level] if level < LEVELS else None


def _board(view: View, seat: Seat) -> list[Piece]:
    """Abilities, dice, items, trophies and seal cards; `part` says which of these a piece is."""
    t, name = view.t, SEATS[seat]
    mine = view.seat == seat
    first = LEVELS * t.role[seat]
    pieces = [
        Piece(
            f"{name}.ability.{level + 1}",
            t.rules.ability_ids[first + level],
            PartMarks(
                part="ability" if level < t.level[seat] else "later",
                active=level < t.level[seat],
                used=bool(t.invoked[seat] >> (first + level) & 1),
            ),
            view.pointing(t.rules.ability_ids[first + level], "invoke") if mine else (),
        )
        for level in range(LEVELS)
    ]
    pieces += [
        Piece(
            f"{name}.die.{at + 1}",
            FACES[face],
            PartMarks(part="die"),
            view.pointing(FACES[face], *_ON_DIE) if mine else (),
        )
        for at, face in enumerate(t.held[seat])
    ]
    pieces += [
        Piece(
            f"{name}.item.{at + 1}",
            t.rules.item_ids[item],
            PartMarks(part="item", used=bool(t.item_used[seat] >> item & 1)),
            view.pointing(t.rules.item_ids[item], *_ON_ITEM) if mine else (),
        )
        for at, item in enumerate(t.items[seat])
    ]
    for symbol in range(5):
        count = t.trophies[5 * seat + symbol]
        if count:
            words = view.pointing(SYMBOLS[symbol], *_ON_TROPHY) if mine else ()
            marks = PartMarks(part="trophy", count=count)
            pieces.append(Piece(f"{name}.trophy.{SYMBOLS[symbol]}", SYMBOLS[symbol], marks, words))
        if t.seal_cards[symbol] == seat:
            marks = PartMarks(part="seal", seal_card=True)
            pieces.append(Piece(f"{name}.seal.{SYMBOLS[symbol]}", SYMBOLS[symbol], marks))
    return pieces


def _hand(view: View, seat: Seat) -> Zone:
    """Open to all, unless the table plays with closed hands: then a number for the others."""
    t, name = view.t, SEATS[seat]
    if not view.sees_hand(seat):
        hidden = len(t.hand[seat])
        return Zone(f"hand.{name}", "row", (), seat, HandMarks(count=hidden, hidden=hidden))
    mine = view.seat == seat
    pieces = tuple(
        Piece(
            f"{name}.card.{t.rules.action_ids[kind]}",
            t.rules.action_ids[kind],
            _printed(view, seat, kind),
            view.pointing(t.rules.action_ids[kind], *_ON_CARD) + view.casting(place) if mine else (),
        )
        for place, kind in enumerate(t.hand[seat])
    )
    return Zone(f"hand.{name}", "row", pieces, seat, HandMarks(count=len(pieces)))


def _printed(view: View, seat: Seat, kind: int) -> CardMarks:
    """What an action card is and what playing it for a colleague costs (CUL-7.30 to CUL-7.33)."""
    rules = view.t.rules
    can_play = view.seat == seat and view.pointing(rules.action_ids[kind], "play")
    helped = whom(view.t, seat, kind) if can_play else []
    return {
        "play_for": SEATS[helped[0]] if len(helped) == 1 else "some-colleague",
        "symbol": FACES[rules.symbol[kind]],
        "investigate": rules.clue[kind],
        "insanity": int(rules.is_general[kind]),
        "insanity_helped": tokens_for_helped(view.t, kind),
        "spawns": bool(rules.spawns[kind]),
        "dreads": bool(rules.dreads[kind]),
        "redraws": bool(rules.redraws[kind]),
    }


def _helper(view: View, number: int) -> str:
    """Whose support card it is; an expansion may have helpers that are no detectives."""
    t = view.t
    if number < t.detectives:
        return SEATS[number]
    assert t.rules.helpers is not None  # noqa: S101 - it has lent the card
    return t.rules.helpers.name(t, number - t.detectives)


def _front(view: View, seat: Seat) -> list[Piece]:
    """Support cards before this detective, for its combat turn or for the next turn."""
    t, name = view.t, SEATS[seat]
    pieces = []
    for at, card in enumerate([*t.front, *t.delayed]):
        if card.helped != seat:
            continue
        face = t.rules.action_ids[card.kind]
        marks: HelpMarks = {
            "owner": _helper(view, card.owner),
            "used": card.used,
            "delayed": at >= len(t.front),
        }
        if card.symbol != NO_SYMBOL:
            marks["symbol"] = SYMBOLS[card.symbol]
        if card.beneath != NOTHING:
            marks["beneath"] = t.rules.action_ids[card.beneath]
        words = view.pointing(face, *_ON_HELP) if view.seat == seat else ()
        pieces.append(Piece(f"{name}.help.{at + 1}", face, marks, words))
    return pieces
