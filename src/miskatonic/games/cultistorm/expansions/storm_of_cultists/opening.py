"""Between two sessions, and set-up: boons are bought, items stored, the Storm is felt (CAM-2.5 to CAM-2.8).

What is decided between two sessions is asked when the table of the next one is laid, before items are dealt.
So it is part of that match, wherever it is played.
"""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import tell_story
from miskatonic.games.cultistorm.board.items import receive_item
from miskatonic.games.cultistorm.board.madness import each_suffers
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.expansions.expansion import Listener
from miskatonic.games.cultistorm.expansions.storm_of_cultists import boons, scars
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import (
    has_boon,
    has_scar,
    session,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import BUY
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DONE, KEEP, NO, NOBODY, SEATS, SLOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

STORM_CAUSE = "rule/CAM-2.8"
_THIRD_SPOT = 2
_EYE_SLOT = 3


def setup_laid(t: Table) -> None:
    """The table is laid, and no item has been dealt."""
    rules = campaign(t)
    t.tell(
        "session-begins",
        mission=rules.mission.id,
        number=rules.file.mission + 1,
        storm=rules.file.storm,
        flags=[f"flag-{flag}" for flag in rules.file.flags],
    )
    for seat in range(t.detectives):
        one = session(t).dossiers[seat]
        session(t).dossiers[seat] = replace(one, detective=t.rules.detective_ids[t.role[seat]])
    for seat in t.order():
        t.queue.append(Buying(seat).asks)
    for seat in t.order():
        t.queue.append(Storing(seat).asks)


@frame("cul-cam/buying")
class Buying:
    """The team buys boons for a detective (CAM-2.6)."""

    seat: Seat

    def asks(self, t: Table) -> None:
        rules, one = campaign(t), session(t).dossiers[self.seat]
        if len(one.boons) >= rules.frame.merits.most_boons:
            return
        words = [
            BUY[number]
            for number, name in enumerate(rules.boon_ids)
            if name not in one.boons and rules.boon_cost[name] <= one.merits
        ]
        if words:
            about = {"other": SEATS[self.seat], "merits": one.merits}
            t.flow.ask_team(t.team(), "buy-boon", (*words, DONE), self.bought, "rule/CAM-2.6", about)

    def bought(self, t: Table, word: Word, _: Seat) -> None:
        if word == DONE:
            return
        name = campaign(t).boon_ids[word - BUY[0]]
        one = session(t).dossiers[self.seat]
        left = one.merits - campaign(t).boon_cost[name]
        session(t).dossiers[self.seat] = replace(one, merits=left, boons=(*one.boons, name))
        t.tell("boon-bought", self.seat, boon=name, merits=left, cause="rule/CAM-2.6")
        self.asks(t)


@frame("cul-cam/storing")
class Storing:
    """A detective begins with an item that it held at the end of the last session (CAM-2.5)."""

    seat: Seat

    def asks(self, t: Table) -> None:
        names = session(t).dossiers[self.seat].items
        held = [t.rules.item_ids.index(name) for name in names]
        words = [KEEP[item] for item in held if item in t.item_deck]
        if words:
            t.flow.ask(self.seat, "store-item", (*words, NO), self.chosen, "rule/CAM-2.5")

    def chosen(self, t: Table, word: Word) -> None:
        if word == NO:
            return
        item = word - KEEP[0]
        t.item_deck.remove(item)
        receive_item(t, self.seat, item)
        t.tell("item-stored", self.seat, item=t.rules.item_ids[item], cause="rule/CAM-2.5")


def dealt_items(t: Table, count: int, seat: Seat) -> int:
    """Whoever has stored an item is dealt none."""
    return 0 if t.items[seat] else count


# --- after set-up -----------------------------------------------------------------------------------


def setup_end(t: Table) -> None:
    """The Storm, then boons and scars, then the mission's story (CAM-2.8, CAM-2.11)."""
    rules = campaign(t)
    storm, limits = rules.file.storm, rules.frame.storm
    if storm >= limits.spawn:
        t.queue.append(SpawnAt(_THIRD_SPOT, STORM_CAUSE).begins)
    t.queue.append(SetUp().storms)
    t.queue.append(SetUp().begins)
    story = t.rules.own_story.get(rules.mission.id, NOBODY)
    if t.rules.narrative and story != NOBODY:
        t.queue.append(Story(story).told)


@frame("cul-cam/set-up")
class SetUp:
    """What the Storm, boons and scars change before the first turn."""

    def storms(self, t: Table) -> None:
        rules = campaign(t)
        storm, limits = rules.file.storm, rules.frame.storm
        if storm >= limits.crystal and t.crystals[_EYE_SLOT] + 1 < t.rules.numbers[t.terror[_EYE_SLOT]]:
            t.crystals[_EYE_SLOT] += 1
            t.tell("storm-crystal", slot=SLOTS[_EYE_SLOT], crystals=t.crystals[_EYE_SLOT], cause=STORM_CAUSE)
        if storm >= limits.limit:
            t.tell("storm-limit", count=_less(t), cause=STORM_CAUSE)
        if storm >= limits.token:
            each_suffers(t, STORM_CAUSE)

    def begins(self, t: Table) -> None:
        for seat in t.order():
            boons.at_the_start(t, seat)
            if has_boon(t, seat, "first-trophy"):
                boons.first_trophy(t, seat)
            if has_scar(t, seat, "first-token"):
                scars.night_terrors(t, seat)


@frame("cul-cam/story")
class Story:
    """The story of the mission."""

    story: int

    def told(self, t: Table) -> None:
        tell_story(t, self.story)


def _less(t: Table) -> int:
    """How many cultists fewer the Storm allows (CAM-2.8)."""
    storm, limits = campaign(t).file.storm, campaign(t).frame.storm
    return (storm >= limits.limit) + (storm >= limits.limit_again)


def limit(t: Table, count: int) -> int:
    return count - _less(t)


HOOKS: Final[dict[str, Listener]] = {
    "setup_laid": setup_laid,
    "dealt_items": dealt_items,
    "setup_end": setup_end,
    "limit": limit,
}
