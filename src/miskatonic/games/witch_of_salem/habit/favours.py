"""What a scholar answers to its team, and how it keeps its word.

An answer is said aloud, so it never uses what only this scholar has seen under a tile (WOS-18.4). Whether a
promise is still sensible when the scholar acts is decided with all that it knows.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from miskatonic.games.requests import (
    Answer,
    Favour,
    Request,
    Said,
    forbidden,
    nothing_to_keep,
    nothing_to_name,
)
from miskatonic.games.witch_of_salem.actions.move import may_not_play, options
from miskatonic.games.witch_of_salem.cards.recipes import lacking
from miskatonic.games.witch_of_salem.habit.handing_over import ITEM
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.places import place_worths
from miskatonic.games.witch_of_salem.habit.plans import best_take, best_use
from miskatonic.games.witch_of_salem.habit.talking import (
    COST_OF_A_WORD,
    NOT_IN_ARKHAM,
    is_out,
    location_named,
    named,
    openly,
    too_much,
)
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import (
    GO,
    NO_ITEM,
    PASSAGE,
    RLYEH,
    SEATS,
    TAKE,
    UNIVERSITY,
    USE,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


def _go(t: Table, seat: Seat, place: int, yes: Answer) -> Answer:
    """Yes, if the card for the place is at hand and no other place is worth far more."""
    refusal = may_not_play(t, seat, place)
    if refusal is not None:
        return forbidden(refusal)
    better = too_much(t, seat, place)
    if better is not None:
        return Answer("first", {"location": t.rules.locations[better]})
    return yes._replace(until=t.round + 1)


def _goes(t: Table, seat: Seat, place: int, said: Said) -> Word | None:
    """Promised for the next turn: the location card, unless it would cost too much by now."""
    asked = t.flow.decision
    is_due = asked is not None and asked.prompt == "move" and not any(word in GO for word in said)
    return GO[place] if is_due and too_much(t, seat, place, COST_OF_A_WORD) is None else None


def _come(t: Table, seat: Seat, request: Request) -> Answer:
    if is_out(t, seat) or is_out(t, request.asker):
        return NOT_IN_ARKHAM
    place = t.place[request.asker]
    return _go(openly(t, seat), seat, place, Answer("come-yes", {"location": t.rules.locations[place]}))


def _comes(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    place = t.place[request.asker]
    return None if is_out(t, request.asker) else _goes(t, seat, place, said)


def _creatures(t: Table, _asker: Seat, _seat: Seat) -> Sequence[str]:
    return [t.rules.creatures[creature] for creature in t.creatures if creature != NO_CREATURE]


def _can_defeat(t: Table, seat: Seat, creature: int) -> bool:
    if t.rules.wants_artifact[creature]:
        return t.artifact[seat] != NO_ITEM
    return t.minors[seat] in t.rules.creature_holders[creature]


def _who_defeats(t: Table, seat: Seat, request: Request) -> Answer:
    if is_out(t, seat):
        return NOT_IN_ARKHAM
    creature = t.rules.creatures.index(request.subject)
    if creature not in t.creatures:
        return Answer("creature-gone")
    able = [other for other in t.exposed() if _can_defeat(t, other, creature)]
    about = {"creature": request.subject}
    place = t.creatures.index(creature)
    if seat in able:
        yes = Answer("creature-yes", {**about, "location": t.rules.locations[place]})
        answer = _go(openly(t, seat), seat, place, yes)
        others = [other for other in able if other != seat]
        return answer if answer.until is not None or not others else _better(others, request, about)
    if able:
        return _better(able, request, about)
    recipe = t.rules.creature_recipes[creature]
    lacks = ("artifact",) if recipe.artifact else lacking(recipe, t.rules.item_numbers, t.minors[seat])
    return Answer("creature-nobody", {**about, "items": list(lacks)})


def _better(able: Sequence[Seat], request: Request, about: Mapping[str, str]) -> Answer:
    if request.asker in able:
        return Answer("creature-you", about)
    return Answer("creature-other", {**about, "other": SEATS[able[0]]})


def _defeats(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    creature = t.rules.creatures.index(request.subject)
    if creature not in t.creatures or not _can_defeat(t, seat, creature):
        return None
    return _goes(t, seat, t.creatures.index(creature), said)


def _open_tiles(t: Table, _asker: Seat, _seat: Seat) -> Sequence[str]:
    return [t.rules.locations[place] for place in t.rules.outer if t.sealed[place] == NO_ITEM]


def _who_seals(t: Table, seat: Seat, request: Request) -> Answer:
    """Whoever holds the artifact goes, looks, and seals what it is sure of."""
    if is_out(t, seat):
        return NOT_IN_ARKHAM
    place = location_named(t, request.subject)
    artifact = t.rules.artifact_at[place]
    about = {"location": request.subject, "item": t.rules.item_names[artifact]}
    if t.sealed[place] != NO_ITEM:
        return Answer("seal-done", {"location": request.subject})
    holders = [other for other in t.exposed() if t.artifact[other] == artifact]
    if seat in holders:
        answer = _go(openly(t, seat), seat, place, Answer("seal-yes", about))
        if answer.until is not None or len(holders) == 1:
            return answer
        holders.remove(seat)
    if request.asker in holders:
        return Answer("seal-you", about)
    if holders:
        return Answer("seal-other", {**about, "other": SEATS[holders[0]]})
    lies = next((at for at in t.rules.outer if artifact in t.stock[at]), None)
    return named("seal-lies", "seal-nobody", about, t, lies)


def _seals(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    place = location_named(t, request.subject)
    is_open = t.sealed[place] == NO_ITEM and t.artifact[seat] == t.rules.artifact_at[place]
    return _goes(t, seat, place, said) if is_open else None


def _plan(t: Table, seat: Seat, request: Request) -> Answer:
    """Where it would go, and what for, as far as that can be told."""
    if t.place[seat] == RLYEH:
        return Answer("plan-banning")
    if is_out(t, seat):
        return NOT_IN_ARKHAM
    t = openly(t, seat)
    view = Outlook(t, seat)
    cards = [word - GO[0] for word in options(t, seat) if word != GO[PASSAGE]]
    if not cards:
        return Answer("plan-passage")
    place = max(cards, key=place_worths(t, view, seat).__getitem__)
    about = {"location": t.rules.locations[place]}
    creature = t.creatures[place]
    use, take = best_use(t, view, seat, place), best_take(t, view, seat, place)
    if creature != NO_CREATURE and _can_defeat(t, seat, creature):
        return Answer("plan-defeat", {**about, "creature": t.rules.creatures[creature]})
    if use.word in USE and use.value >= take.value:
        return Answer("plan-use", {**about, "item": t.rules.item_names[use.word - USE[0]]})
    if take.word in TAKE:
        item = t.stock[place][take.word - TAKE[0]]
        return Answer("plan-take", {**about, "item": t.rules.item_names[item]})
    is_home = place == UNIVERSITY and t.shadow == NO_ELDER
    return Answer("plan-cards" if is_home else "plan-go", about)


FAVOURS: Final[dict[str, Favour[Table]]] = {
    "plan": Favour(nothing_to_name, _plan, nothing_to_keep),
    "item": ITEM,
    "come": Favour(nothing_to_name, _come, _comes),
    "creature": Favour(_creatures, _who_defeats, _defeats),
    "seal": Favour(_open_tiles, _who_seals, _seals),
}
