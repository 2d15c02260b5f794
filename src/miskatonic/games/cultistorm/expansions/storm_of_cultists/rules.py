"""What a session looks up while it runs: the campaign file that it begins with, and the cards, by number."""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import (
    OPTION,
    CampaignFile,
    Dossier,
    from_option,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.cards import (
    Boon,
    CampaignCards,
    Deed,
    Frame,
    Mechanic,
    MissionCard,
    Scar,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import GUESTS, KEY
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import WILD
from miskatonic.games.spec import BadOptionError

AGAIN: Final = "campaign_again"
RETRY: Final = "campaign_retry"
# Quiet turns with which a mission begins, and cards beyond the usual hand; most have none (CAM-1.5, CAM-1.6).
QUIET: Final = "quiet"
LARGER_HAND: Final = "larger_hand"


class CampaignRules(NamedTuple):
    """The session's mission with its numbers, the file, and the cards of the campaign."""

    file: CampaignFile
    mission: MissionCard
    numbers: dict[str, int]
    missions: tuple[MissionCard, ...]
    may_replay: bool
    frame: Frame
    boon_ids: tuple[str, ...]
    boon_cost: dict[str, int]
    boon_effect: dict[str, Boon]
    scar_ids: tuple[str, ...]
    scar_effect: dict[str, Scar]
    mandate_ids: tuple[str, ...]
    mandate_deed: tuple[Deed, ...]
    # By detective.
    signature: tuple[int, ...]
    informer: int
    walking_storm: int
    # The first of the enemies behind masks.
    first_guest: int

    def boon_with(self, effect: Boon) -> str:
        """The boon that has this effect."""
        return next(name for name, one in self.boon_effect.items() if one == effect)

    def scar_with(self, effect: Scar) -> str:
        return next(name for name, one in self.scar_effect.items() if one == effect)


def rules(own: CampaignCards, base: Rules) -> CampaignRules:
    """Checks the file against the cards; a file that does not fit is refused in one sentence (CAM-1.2)."""
    file = _checked(own, base, from_option(base.options[OPTION]))
    mission = own.missions[file.mission]
    numbers = {QUIET: 0, LARGER_HAND: 0, **mission.numbers, **mission.team_numbers(base.detectives)}
    for flag, changed in mission.with_.items():
        if flag in file.flags:
            numbers |= changed
    informer = base.enemy_ids.index(own.enemies.informer.id)
    # Only the mission brings its own enemies into play; 12.7 is none of the defeats of a session (CAM-1.4).
    base.all_monsters = tuple(card for card in base.all_monsters if card < informer)
    base.seal_first = False
    if file.detectives:
        base.roles = tuple(base.detective_ids.index(one.detective) for one in file.detectives)
    return CampaignRules(
        file=file,
        mission=mission,
        numbers=numbers,
        missions=own.missions,
        may_replay=base.options[RETRY] == "on",
        frame=own.frame,
        boon_ids=tuple(card.id for card in own.boons),
        boon_cost={card.id: card.merits for card in own.boons},
        boon_effect={card.id: card.effect for card in own.boons},
        scar_ids=tuple(card.id for card in own.scars),
        scar_effect={card.id: card.effect for card in own.scars},
        mandate_ids=tuple(card.id for card in own.mandates),
        mandate_deed=tuple(card.deed for card in own.mandates),
        signature=tuple(_signature(base, deck) for deck in base.decks),
        informer=informer,
        walking_storm=base.enemy_ids.index(own.enemies.walking_storm.id),
        first_guest=base.enemy_ids.index(GUESTS[0]),
    )


def _checked(own: CampaignCards, base: Rules, file: CampaignFile) -> CampaignFile:
    """The file of this session; raises BadOptionError where it does not fit the cards or the table."""
    if base.options[AGAIN] == "yes":
        file = _again(own, file)
    if file.mission >= len(own.missions):
        raise BadOptionError("this campaign has ended: there is no mission left to play")
    barred = {*own.missions[file.mission].without} & {*base.options["modules"].split(",")}
    if barred:
        raise BadOptionError(f"this mission of the campaign is played without {', '.join(sorted(barred))}")
    if not file.detectives:
        return file
    if len(file.detectives) != base.detectives:
        raise BadOptionError(
            f"this campaign is played by {len(file.detectives)} detectives, not by {base.detectives}"
        )
    if file.storm > own.frame.storm.most:
        raise BadOptionError(f"the Storm of a campaign is at most {own.frame.storm.most}, not {file.storm}")
    names = [one.detective for one in file.detectives]
    if len({*names}) < len(names):
        raise BadOptionError("the campaign names the same detective twice")
    known = {
        "flag": {flag for card in own.missions for flag in (card.won, card.lost)},
        "detective": {*base.detective_ids},
        "boon": {card.id for card in own.boons},
        "scar": {card.id for card in own.scars},
        "item": {*base.item_ids},
    }
    found = [("flag", flag) for flag in file.flags] + [("detective", name) for name in file.retired]
    found += [pair for one in file.detectives for pair in _named(one)]
    for kind, name in found:
        if name not in known[kind]:
            raise BadOptionError(f"the campaign names the {kind} '{name}', which this game does not have")
    return file


def _named(one: Dossier) -> list[tuple[str, str]]:
    parts = (("boon", one.boons), ("scar", one.scars), ("item", one.items))
    return [("detective", one.detective), *((kind, name) for kind, names in parts for name in names)]


def _again(own: CampaignCards, file: CampaignFile) -> CampaignFile:
    """The campaign with its last mission still to be played, for the second time (CAM-2.10)."""
    if file.replay < 0:
        raise BadOptionError("no lost mission of this campaign can be replayed")
    lost = own.missions[file.mission - 1]
    return CampaignFile(
        mission=file.mission - 1,
        storm=file.replay,
        flags=tuple(flag for flag in file.flags if flag != lost.lost),
        detectives=file.detectives,
        retired=file.retired,
        replayed=True,
    )


def _signature(base: Rules, deck: tuple[int, ...]) -> int:
    """The symbol that a detective's own cards show most often (D.4); wild if there is such a card."""
    shown = [base.symbol[kind] for kind in deck]
    return WILD if WILD in shown else max(range(5), key=shown.count)


def campaign(t: Table) -> CampaignRules:
    found: CampaignRules = t.rules.more[KEY]
    return found


def plays(t: Table, mechanic: Mechanic) -> bool:
    """Is this session's mission the one with this mechanic?"""
    return campaign(t).mission.mechanic == mechanic


def number(t: Table, key: str) -> int:
    """A number of the mission, as the flags have left it."""
    return campaign(t).numbers[key]
