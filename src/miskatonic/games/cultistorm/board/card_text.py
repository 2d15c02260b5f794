"""Carrying out what cards say: verbs one after another, stories, and units that wait their turn."""

from typing import Final

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AWAY, FIRST, NO_SYMBOL, NOBODY, SECOND
from miskatonic.kernel.flow import Seat, Step
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

# Where verbs stand: a number for each part of `Rules.powers`.
ACTION, ABILITY, LOCATION, TERROR_CARD, ENDGAME_CARD, ITEM, STORY, STORY_OR = range(8)


@frame("cul/use")
class Use:
    """Whose effect it is (`cause`), who carries it out (nobody: the team), who helped, and where it is.

    In a fight's story `symbol` is that of the cult.
    """

    cause: str
    seat: Seat = NOBODY
    helper: Seat = NOBODY
    spot: int = NOBODY
    symbol: int = NO_SYMBOL


@frame("cul/effect")
class Effect:
    """The verbs of a card from number `at` on."""

    source: int
    card: int
    use: Use
    at: int = 0

    def goes(self, t: Table) -> None:
        source, card, use, at = self.source, self.card, self.use, self.at
        powers = t.rules.powers[source][card]
        if at >= len(powers):
            return
        if at + 1 < len(powers):
            t.flow.then(Effect(source, card, use, at + 1).goes)
        _, apply, args = powers[at]
        apply(t, use, **args)


@frame("cul/card-effect")
class CardEffect:
    """The verbs of a card of an expansion, from number `at` on: `rules.more[key].powers[part][card]`."""

    key: str
    part: str
    card: int
    use: Use
    at: int = 0

    def goes(self, t: Table) -> None:
        powers = t.rules.more[self.key].powers[self.part][self.card]
        if self.at >= len(powers):
            return
        if self.at + 1 < len(powers):
            t.flow.then(replace(self, at=self.at + 1).goes)
        _, apply, args = powers[self.at]
        apply(t, self.use, **args)


def tell_own_story(t: Table, card: str, *, seat: Seat = NOBODY, spot: int = NOBODY) -> None:
    """Read the story of a card of an expansion, if it has one and the table plays with stories (EXP-1.11).

    Whoever is away stands at no location.
    """
    if t.rules.narrative and card in t.rules.own_story:
        tell_story(t, t.rules.own_story[card], seat=seat, spot=NOBODY if spot == AWAY else spot)


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
        t.flow.ask_team(t.team(), "story", (FIRST, SECOND), told.team_chose, cause)
    else:
        t.flow.ask(seat, "story", (FIRST, SECOND), told.chosen, cause)


@frame("cul/story")
class _Told:
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
    return [f"tale-{verb.removeprefix('tell-')}" for verb, _, _ in t.rules.powers[part][story]]


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


@frame("cul/waiting-units")
class Settling:
    """Carries out queued units, first come first served, until none is left."""

    def settles(self, t: Table) -> None:
        if t.queue:
            t.flow.then(self.settles)
            t.queue.pop(0)(t)


SETTLE: Final[Step] = Settling().settles
