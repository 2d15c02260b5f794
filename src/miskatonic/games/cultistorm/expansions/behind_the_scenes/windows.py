"""Writing pages: windows, revealing, cancelling, pages that lie face down (OVR-5, OVR-6.1)."""

from miskatonic.games.cultistorm.board.card_text import SETTLE, tell_own_story
from miskatonic.games.cultistorm.expansions.behind_the_scenes.checks import enemies, may_not_write
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    desk,
    gain_ink,
    look_up,
    overlord,
    pay_ink,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import (
    Choosing,
    PageUse,
    effect_of,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import NO_PAGE, WRITE
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import MARK, NO, NO_ENEMY, OBJECT, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("cul/overlord/window")
class Window:
    """One page at most. He is asked whether or not he holds a fitting one (OVR-5.5)."""

    window: str

    def asks(self, t: Table) -> None:
        pages = [page for page in desk(t).hand if may_not_write(t, page, self.window) is None]
        words = [*(WRITE[page] for page in pages), *NO_PAGE]
        about = {"window": f"window-{self.window}"}
        t.flow.ask(overlord(t), "page-window", words, self.chosen, "rule/OVR-5.1", about)

    def chosen(self, t: Table, word: Word) -> None:
        if word in NO_PAGE:
            return
        at, page = desk(t), OBJECT[word]
        at.hand.remove(page)
        if self.window == "fight":
            at.committed = page
            # Which page it is stays hidden; what it costs does not.
            pay_ink(t, look_up(t).ink[page], "rule/OVR-5.4")
            Committing().asks(t)
        else:
            pay_ink(t, look_up(t).ink[page], look_up(t).causes[page])
            at.shown = page
            Revealed(PageUse(page)).begins(t)


@frame("cul/overlord/committing")
class Committing:
    """With which enemy does the page lie?"""

    def asks(self, t: Table) -> None:
        effect = effect_of(t, desk(t).committed)
        words = [MARK[enemy] for enemy in enemies(t) if effect.fits(t, enemy)]
        t.flow.ask_target(t, overlord(t), "commit-page", words, self.chosen, "rule/OVR-5.4")

    def chosen(self, t: Table, word: Word) -> None:
        desk(t).target = OBJECT[word]
        t.tell("page-committed", overlord(t), enemy=t.rules.enemy_ids[OBJECT[word]], cause="rule/OVR-5.4")


@frame("cul/overlord/revealed")
class Revealed:
    """A page that lies open: cancelled, or told and carried out; then it is discarded (OVR-5.2, OVR-6.1)."""

    use: PageUse

    def begins(self, t: Table) -> None:
        found, page = look_up(t), self.use.page
        t.tell("page-revealed", overlord(t), page=found.ids[page])
        if desk(t).insight >= found.ink[page]:
            about = {"page": found.ids[page], "cost": found.ink[page], "insight": desk(t).insight}
            t.flow.ask_team(t.team(), "cancel-page", (YES, NO), self.answered, found.causes[page], about)
        else:
            self.tells(t)

    def answered(self, t: Table, word: Word, seat: Seat) -> None:
        if word == NO:
            self.tells(t)
            return
        at, found, page = desk(t), look_up(t), self.use.page
        at.insight -= found.ink[page]
        t.tell("page-cancelled", page=found.ids[page], insight=at.insight, cause="rule/OVR-6.1")
        self.discards(t)

    def tells(self, t: Table) -> None:
        """Its story comes before its text."""
        t.flow.then(self.acts, SETTLE, self.discards)
        tell_own_story(t, look_up(t).ids[self.use.page])

    def acts(self, t: Table) -> None:
        Choosing(self.use).asks(t)

    def discards(self, t: Table) -> None:
        at = desk(t)
        at.shown = NOTHING
        at.discard.append(self.use.page)


def prep_start(t: Table) -> None:
    Window("preparation").asks(t)


def combat_start(t: Table) -> None:
    """Before combat, if anybody is there to lie in wait with (OVR-5.4)."""
    if enemies(t):
        Window("fight").asks(t)


def fight_start(t: Table, seat: Seat, enemy: int) -> None:
    """The first fight with that enemy reveals the page."""
    at = desk(t)
    if at.committed != NOTHING and at.target == enemy:
        at.shown, at.committed, at.target = at.committed, NOTHING, NO_ENEMY
        t.flow.then(Revealed(PageUse(at.shown, seat, enemy)).begins)


def combat_end(t: Table) -> None:
    """A page that was not revealed returns with its Ink; then he may write before sealing (OVR-5.4)."""
    at = desk(t)
    if at.committed != NOTHING:
        page, at.committed, at.target = at.committed, NOTHING, NO_ENEMY
        at.hand = sorted([*at.hand, page])
        t.tell("page-returned", overlord(t), cause="rule/OVR-5.4")
        gain_ink(t, look_up(t).ink[page], "rule/OVR-5.4")
    Window("sealing").asks(t)
