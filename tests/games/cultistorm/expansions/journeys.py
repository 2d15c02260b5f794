"""Tables with an expansion on which an explorer soon meets the cards that it has not seen.

A card whose power or story is still missing lies on top of its deck; the others are in the discard pile. In
some modules detectives begin with what a whole game would rarely give them.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.elders import summon
from miskatonic.games.cultistorm.expansions.ancient_relics.opening import Opening
from miskatonic.games.cultistorm.expansions.dark_rituals.learning import learn
from miskatonic.games.cultistorm.expansions.innocent_victims.fearing import bring_victim
from miskatonic.games.cultistorm.expansions.lovecraft_country.arriving import relief_arrives
from miskatonic.games.cultistorm.expansions.other_worlds.worlds import draw_in
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import CampaignFile, Dossier
from miskatonic.games.cultistorm.table import NOTHING
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.frames import frame
from miskatonic.kernel.piles import Pile
from miskatonic.testing.cases import Case
from miskatonic.testing.explorer import Arrange
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import options_of
from tests.games.cultistorm.tables import TEAM

CONTENT: Final = SPEC.load_content(SPEC.folder / "data")
POWERS: Final = SPEC.more_powers(CONTENT)
_OWNERS: Final = {story.id: story.of for more in CONTENT.more.values() for story in more.stories}
_EXPERIENCE: Final = 16
_HAND: Final = 3
_INK: Final = 8


class Journey(NamedTuple):
    """The tables of an expansion, and how they are arranged."""

    cases: Sequence[Case]
    arrange: Arrange
    games: int = 100


def _cards(missing: Collection[str]) -> set[str]:
    """The cards that are to come: those whose power is missing, and those whose story is."""
    names = {power.rpartition("/")[2] for power in missing}
    return {_OWNERS.get(name, name) for name in names}


def _numbers(ids: Sequence[str], missing: Collection[str]) -> list[int]:
    cards = _cards(missing)
    return [number for number, name in enumerate(ids) if name in cards]


def _stack(pile: Pile, numbers: Collection[int]) -> None:
    for number in numbers:
        if number in pile.bag:
            pile.bag.remove(number)
            pile.put_top(number, 0)


def _sort_out(deck: list[int], discard: list[int], numbers: Collection[int]) -> None:
    """A deck without an order keeps these cards only, if it has some of them."""
    if any(card in numbers for card in deck):
        discard += [card for card in deck if card not in numbers]
        deck[:] = [card for card in deck if card in numbers]


def _deck(key: str) -> Arrange:
    """The deck of the module, which its state calls `deck`."""

    def arrange(t: Any, missing: Collection[str]) -> None:
        state, known = t.annex[key], t.rules.more[key]
        ids = known.ids if hasattr(known, "ids") else [card.id for card in known.cards]
        numbers = _numbers(ids, missing)
        if isinstance(state.deck, Pile):
            _stack(state.deck, numbers)
        else:
            _sort_out(state.deck, state.discard, numbers)

    return arrange


def _pages(t: Any, missing: Collection[str]) -> None:
    _deck("overlord")(t, missing)
    t.annex["overlord"].ink = _INK


@frame("test-journey/relic")
class _Relic:
    """A detective reaches a relic (REL-2.5)."""

    seat: int
    relic: int

    def begins(self, t: Any) -> None:
        found = t.annex["relics"]
        found.deck.remove(self.relic)
        found.lying[self.seat] = self.relic
        t.place[self.seat] = self.seat
        Opening(self.seat, self.seat).reaches(t)


def _relics(t: Any, missing: Collection[str]) -> None:
    """Everybody has a relic, and a Great Old One is there."""
    numbers = _numbers([relic.id for relic in t.rules.more["relics"].relics], missing)
    t.queue.append(_Entry(t.first_wave[0], SPOTS - 1, ()).begins)
    t.queue += [_Relic(seat, relic).begins for seat, relic in enumerate(numbers[: t.detectives])]


@frame("test-journey/ritual")
class _Ritual:
    """A detective learns a ritual."""

    seat: int
    ritual: int

    def begins(self, t: Any) -> None:
        learn(t, self.seat, self.ritual)


def _rituals(t: Any, missing: Collection[str]) -> None:
    """Everybody knows two rituals, and in every other game a Great Old One is there."""
    t.annex["rituals"].experience = [_EXPERIENCE] * t.detectives
    numbers = _numbers([ritual.id for ritual in t.rules.more["rituals"].rituals], missing)
    if t.dice.below(2):
        t.queue.append(_Entry(t.first_wave[0], SPOTS - 1, ()).begins)
    t.queue += [
        _Ritual(at % t.detectives, ritual).begins for at, ritual in enumerate(numbers[: 2 * t.detectives])
    ]


@frame("test-journey/victims")
class _Victims:
    """A victim comes to each location."""

    def begins(self, t: Any) -> None:
        for spot in range(SPOTS):
            t.annex["victims"].came = False
            bring_victim(t, t.rules.cult.index(t.symbol_at(spot)), spot)


def _victims(t: Any, missing: Collection[str]) -> None:
    _deck("victims")(t, missing)
    t.queue.append(_Victims().begins)


def _items(t: Any, missing: Collection[str]) -> None:
    _sort_out(t.item_deck, t.item_discard, _numbers(t.rules.item_ids, missing))


@frame("test-journey/entry")
class _Entry:
    """A Great Old One enters, and some detectives are drawn into its world, if it has one."""

    elder: int
    spot: int
    seats: tuple[int, ...]

    def begins(self, t: Any) -> None:
        summon(t, self.elder, self.spot, "rule/CUL-4.11", always=True)
        if "otherworlds" in t.annex and t.annex["otherworlds"].worlds[self.spot] != NOTHING:
            for seat in self.seats:
                t.place[seat] = self.spot
                draw_in(t, seat)


def _enemies(t: Any, missing: Collection[str]) -> None:
    """Cultists and monsters that are missing come first, and two Great Old Ones in the first turn."""
    wanted = _numbers(t.rules.enemy_ids, missing)
    if (worlds := t.rules.more.get("otherworlds")) is not None:
        numbers = _numbers(worlds.ids, missing)
        wanted += [elder for elder, world in worlds.of.items() if world in numbers]
    t.cultists.bag += [card for card in t.late if card in wanted]
    t.late = [card for card in t.late if card not in wanted]
    _stack(t.cultists, wanted)
    # All locations are active.
    t.altars = (1 << SPOTS) - 1
    elders = [elder for elder in (*t.first_wave, *t.second_wave, *t.special_elders) if elder in wanted]
    entries = zip(elders[:2], (0, 2), ((0,), (1,)), strict=False)
    t.queue += [_Entry(elder, spot, seats).begins for elder, spot, seats in entries]


@frame("test-journey/relief")
class _Relief:
    """A table that rests has sent relief."""

    relief: int

    def begins(self, t: Any) -> None:
        relief_arrives(t, self.relief)


def _country(t: Any, missing: Collection[str]) -> None:
    """Waves and relief are on their way."""
    known = t.rules.more["region"]
    t.annex["region"].waves = tuple(_numbers([wave.id for wave in known.waves], missing)[:2])
    numbers = _numbers([relief.id for relief in known.reliefs], missing)
    t.queue += [_Relief(relief).begins for relief in numbers]


@frame("test-journey/deeds")
class _Deeds:
    """At the Ball everybody has a mandate that is missing, has done its deed, and keeps its composure."""

    mandates: tuple[int, ...]

    def begins(self, t: Any) -> None:
        found, all_seats = t.annex["campaign"], (1 << t.detectives) - 1
        if found.mandates[0] != NOTHING:
            found.mandates = (list(self.mandates) * t.detectives)[: t.detectives] or found.mandates
            found.struck_twice = found.have_sealed = found.lifelines = all_seats
            t.normal = [0] * t.detectives


def _campaign(t: Any, missing: Collection[str]) -> None:
    t.queue.append(_Deeds(tuple(_numbers(t.rules.more["campaign"].mandate_ids, missing))).begins)


def worn(arrange: Arrange) -> Arrange:
    """Everybody has cards to lose, a token to heal and two trophies to return."""

    def arranged(t: Any, missing: Collection[str]) -> None:
        for seat in range(t.detectives):
            t.normal[seat] += 1
            t.supply[seat] -= 2
            t.trophies[5 * seat + seat] += 2
            while len(t.hand[seat]) < _HAND:
                t.hand[seat].append(t.dice.draw(t.deck[seat]))
        arrange(t, missing)

    return arranged


def _cases(*seats: int, **options: str) -> list[Case]:
    usual = {"difficulty": "novice", "narrative": "on", "floor": "open"}
    return [Case(SPEC, number, "journey", {**usual, **options}, 0) for number in seats]


def _missions() -> list[Case]:
    """Every mission, by detectives with three boons and two scars each."""
    boons = [boon.id for boon in CONTENT.more["campaign"].own.boons]
    scars = [scar.id for scar in CONTENT.more["campaign"].own.scars]
    people = tuple(
        Dossier(name, 0, tuple(boons[3 * at : 3 * at + 3]), tuple(scars[2 * at : 2 * at + 2]))
        for at, name in enumerate(TEAM[:4])
    )
    return [
        Case(SPEC, 4, "journey", options_of(CampaignFile(mission, 0, (), people), narrative="on"), 0)
        for mission in (3, 0, 1, 3, 2, 4, 3, 5, 6, 3)
    ]


JOURNEYS: Final = {
    "region": Journey(_cases(3, 4, region="on", region_tables="3"), _country),
    "overlord": Journey(_cases(4, 5, main="overlord", overlord_ink="3"), _pages),
    "campaign": Journey(_missions(), _campaign),
    "distant": Journey(_cases(2, main="distant"), _deck("distant")),
    "otherworlds": Journey(
        [
            *_cases(4, modules="otherworlds"),
            *_cases(4, modules="otherworlds", special_cult="glass-congregation,drowned-parish"),
            *_cases(4, modules="otherworlds"),
            *_cases(4, modules="otherworlds", special_cult="ashen-choir,quarry-kin,sleepers-under-orbit"),
        ],
        _enemies,
    ),
    "relics": Journey(_cases(4, modules="relics"), _relics),
    "rituals": Journey(_cases(4, modules="rituals"), _rituals),
    "cultist_events": Journey(_cases(4, modules="cultist_events"), _deck("cultist_events")),
    "victims": Journey(_cases(4, modules="victims"), _victims),
    "diseases": Journey(_cases(4, modules="diseases"), _deck("diseases")),
    "puzzle": Journey(_cases(4, modules="puzzle"), _items),
    "investigation_events": Journey(_cases(4, modules="investigation_events"), _deck("investigation_events")),
    "rorschach": Journey(_cases(4, modules="rorschach"), _deck("rorschach")),
    "more_special_cults": Journey(
        [
            *_cases(4, special_cult="ashen-choir"),
            *_cases(4, special_cult="quarry-kin"),
            *_cases(4, special_cult="sleepers-under-orbit"),
        ],
        _enemies,
    ),
    "more_monsters": Journey(
        _cases(4, monsters="the-lamplit-hound,the-orrery-wasp,the-stone-midwife"), _enemies
    ),
}
