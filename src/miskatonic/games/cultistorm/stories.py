"""Narrative mode (CUL-15): which story is read, and what it does."""

from typing import NamedTuple

from miskatonic.games.cultistorm.asking import to_team
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.uses import STORY, STORY_OR, Effect, Use
from miskatonic.games.cultistorm.words import FIRST, NO_SYMBOL, NOBODY, SECOND
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word


def tell_story(
    t: Table, story: int, *, seat: Seat = NOBODY, spot: int = NOBODY, symbol: int = NO_SYMBOL
) -> None:
    """Read a slot and apply its effect; one that was read before shows its title only (CUL-15.7)."""
    again = bool(t.told >> story & 1)
    t.told |= 1 << story
    t.tale = story
    name, cause = t.rules.story_ids[story], t.rules.story_causes[story]
    if again:
        t.tell("story-again", None if seat == NOBODY else seat, story=name)
    else:
        t.tell("story", None if seat == NOBODY else seat, story=name)
    told = _Told(story, Use(cause, seat, NOBODY, spot, symbol))
    if not t.rules.powers[STORY_OR][story]:
        Effect(STORY, story, told.use).goes(t)
    elif seat == NOBODY:
        t.flow.ask_any(to_team(t, (FIRST, SECOND)), "story", told.team_chose, cause)
    else:
        t.flow.ask(seat, "story", (FIRST, SECOND), told.chosen, cause)


@stored
class _Told(NamedTuple):
    """A story with two ways out."""

    story: int
    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        part = STORY if word == FIRST else STORY_OR
        if t.chronicle is not None:
            seat = None if self.use.seat == NOBODY else self.use.seat
            t.tell("story-chosen", seat, effect=effects_of(t, part, self.story), cause=self.use.cause)
        Effect(part, self.story, self.use).goes(t)

    def team_chose(self, t: Table, word: Word, seat: Seat) -> None:
        self.chosen(t, word)


def effects_of(t: Table, part: int, story: int) -> list[str]:
    """What one way out of a story does, by the ids under which that has names."""
    return [verb.replace("tell-", "tale-") for verb, _, _ in t.rules.powers[part][story]]


def fight_story(t: Table, enemy: int) -> int:
    """The slot for a fight with this cultist: its own, or that of a narrative card (CUL-15.3, CUL-15.4)."""
    own, symbol = t.rules.enemy_story[enemy], t.rules.cult[enemy]
    if own != NOBODY or symbol == NO_SYMBOL:
        return own
    if not t.stories:
        t.stories, t.story_discard = t.story_discard, []
    if not t.stories:
        return NOBODY
    card = t.dice.draw(t.stories)
    t.story_discard.append(card)
    return t.rules.drawn_story.get((card, symbol), NOBODY)
