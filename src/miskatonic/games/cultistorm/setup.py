"""Setting up a game (CUL-2)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from miskatonic.games.cultistorm.board.card_text import STORY
from miskatonic.games.cultistorm.board.items import may_own, receive_item
from miskatonic.games.cultistorm.board.spawning import put_on_top, tell_ability
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.interpret import rules_for
from miskatonic.games.cultistorm.cards.loading import load_content
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.options import FOLDER
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.turn import Turn
from miskatonic.games.cultistorm.words import KEEP, NOBODY, SLOTS, SPOTS
from miskatonic.kernel.dice import Dice, Seed
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

# Two seats are a game of two detectives (CUL-R9, CUL-R55).
SEAT_COUNTS: Final = range(2, 6)

_DEALT_ITEMS: Final = 2


@cache
def house_content(expansions: tuple[Expansion, ...] | None = None) -> Content:
    """The game's own card files, and those of its expansions."""
    return load_content(FOLDER / "data", expansions)


def new_table(
    seats: int,
    options: Mapping[str, str],
    seed: Seed,
    content: Content | None = None,
    *,
    chronicle: bool = False,
) -> Table:
    """A table at its first decision; options that are not given have their defaults."""
    rules = rules_for(content or house_content(), tuple(options.items()), seats)
    t = Table(rules, seats, Dice.seeded(seed, "game"))
    if chronicle:
        t.chronicle = Chronicle()
    t.flow.start(t, Setup().lays_out)
    return t


@frame("cul/setup")
class Setup:
    """The steps before the first turn; `dealt` detectives have got their items."""

    dealt: int = 0

    def lays_out(self, t: Table) -> None:
        t.first = t.dice.below(t.detectives) if t.rules.starting is None else t.rules.starting
        t.speaker = t.first
        for expansion in t.rules.expansions:
            if expansion.state is not None:
                t.annex[expansion.key] = expansion.state(t)
        _choose_cults(t)
        _lay_locations(t)
        if t.rules.hooked:
            t.rules.hooks.notify("setup_decks", t)
        _lay_cultists(t)
        _choose_detectives(t)
        _lay_terror(t)
        for number, seat in enumerate(t.order()):
            t.place[seat] = number
        t.flow.then(self.deals)
        if t.rules.hooked:
            t.rules.hooks.moment("setup_laid", t)

    def deals(self, t: Table) -> None:
        """Two item cards for each detective; what it does not keep is shuffled back (CUL-2.7 to CUL-2.9)."""
        if self.dealt == t.detectives:
            t.flow.then(Turn().begins)
            t.item_deck += t.item_discard
            t.item_discard = []
            if t.rules.hooked:
                t.rules.hooks.moment("setup_end", t)
            return
        for _ in range(self._dealt_items(t)):
            item = t.dice.draw(t.item_deck)
            t.found.append(item)
            if t.rules.is_event[item]:
                t.tell(
                    "event-dealt", t.order()[self.dealt], item=t.rules.item_ids[item], cause="rule/CUL-2.8"
                )
        self.asks(t)

    def _dealt_items(self, t: Table) -> int:
        if t.rules.hooked:
            count: int = t.rules.hooks.filter("dealt_items", t, _DEALT_ITEMS, t.order()[self.dealt])
            return count
        return _DEALT_ITEMS

    def asks(self, t: Table) -> None:
        seat = t.order()[self.dealt]
        words = [KEEP[item] for item in dict.fromkeys(t.found) if may_own(t, seat, item)]
        room = _items_kept(t, seat) - len(t.items[seat])
        if words and len(words) <= room:
            self.kept(t, words[0])
        elif words and room:
            t.flow.ask(seat, "starting-item", words, self.kept, "rule/CUL-2.7")
        else:
            t.item_discard += t.found
            t.found = []
            Setup(self.dealt + 1).deals(t)

    def kept(self, t: Table, word: Word) -> None:
        seat, item = t.order()[self.dealt], word - KEEP[0]
        t.found.remove(item)
        receive_item(t, seat, item)
        t.tell("item-kept", seat, item=t.rules.item_ids[item], cause="rule/CUL-2.7")
        self.asks(t)


def _items_kept(t: Table, seat: Seat) -> int:
    if t.rules.hooked:
        kept: int = t.rules.hooks.filter("starting_items", t, t.rules.items_kept, seat)
        return kept
    return t.rules.items_kept


def _choose_cults(t: Table) -> None:
    """Those that were named, or some by lot; their Great Old Ones are kept apart (CUL-13.1, CUL-13.2)."""
    left = list(range(len(t.rules.all_cults)))
    by_lot = tuple(t.dice.draw(left) for _ in range(t.rules.random_cults))
    t.special_cults = t.rules.special_cults or by_lot
    t.special_elders = [t.rules.all_cults[cult].elder for cult in t.special_cults]
    for cult in t.special_cults:
        t.tell(
            "cult-chosen",
            cult=t.rules.cult_ids[cult],
            elder=t.rules.enemy_ids[t.rules.all_cults[cult].elder],
        )


def _lay_locations(t: Table) -> None:
    """One location of each symbol, in random order; a strange one takes its place (CUL-2.1, CUL-13.8)."""
    rules = t.rules
    places = [rules.all_cults[cult].place for cult in reversed(t.special_cults)]
    strange = {rules.place_symbol[place]: place for place in places}
    chosen = []
    for symbol in range(5):
        usual = [
            card
            for card, mark in enumerate(rules.place_symbol)
            if mark == symbol and not rules.is_strange[card]
        ]
        chosen.append(strange[symbol] if symbol in strange else t.dice.pick(usual))
    t.spots = tuple(t.dice.draw(chosen) for _ in range(SPOTS))
    t.tell("locations-laid", locations=[t.rules.place_ids[card] for card in t.spots])
    if rules.narrative:
        _read_locations(t)


def _read_locations(t: Table) -> None:
    """Their stories are read at the start; what comes of them waits for the altar (CUL-15.6)."""
    for card in t.spots:
        story = t.rules.place_story[card]
        if story != NOBODY:
            t.told |= 1 << story
            t.tell(
                "location-story",
                location=t.rules.place_ids[card],
                story=t.rules.story_ids[story],
                has_effect=bool(t.rules.powers[STORY][story]),
            )


def _lay_cultists(t: Table) -> None:
    """Deck, special cults, the first five, monsters (CUL-2.2, CUL-2.3, CUL-13.1, CUL-14.2)."""
    bag = t.cultists.bag
    special = [card for cult in t.special_cults for card in t.rules.all_cults[cult].cultists]
    t.aside = [t.dice.draw(bag) for _ in special]
    bag.extend(special)
    for spot in range(SPOTS):
        card = t.cultists.draw(t.dice)
        if t.rules.hooked:
            card = t.rules.hooks.interrupt("opener", t, card, spot)
        put_on_top(t, card, spot)
        t.tell("cultist-waits", cultist=t.rules.enemy_ids[card], location=t.rules.place_ids[t.spots[spot]])
        if t.rules.ability_names[card]:
            tell_ability(t, card)
    monsters = list(t.rules.monsters)
    left = list(t.rules.all_monsters)
    monsters += [t.dice.draw(left) for _ in range(t.rules.random_monsters)]
    t.late = sorted(monsters)
    t.upper = (len(bag) + 1) // 2 if monsters else 0


def _choose_detectives(t: Table) -> None:
    """Those that were named, each at its seat, and others by lot (CUL-2.5)."""
    named = [*t.rules.roles, *[NOBODY] * (t.detectives - len(t.rules.roles))]
    left = [role for role in range(len(t.rules.detective_ids)) if role not in named]
    chosen = [t.dice.draw(left) if role == NOBODY else role for role in named]
    t.role = tuple(chosen)
    for seat, role in enumerate(chosen):
        t.deck[seat] = list(t.rules.decks[role])
        t.tell("detective-chosen", seat, detective=t.rules.detective_ids[role])
        if t.rules.start_tokens:
            t.tell("starts-insane", seat, tokens=t.rules.start_tokens, cause="rule/CUL-R52")


def _lay_terror(t: Table) -> None:
    """Five face-down cards, one crystal and the marker on the first (CUL-2.12, CUL-2.14)."""
    for slot in range(5):
        t.terror[slot] = t.terror_deck.draw(t.dice)
        t.tell(
            "terror-replaced", slot=SLOTS[slot], number=t.rules.numbers[t.terror[slot]], cause="rule/CUL-2.12"
        )
    t.crystals[0] = 1
