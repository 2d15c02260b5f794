"""Loading the card files of Cultistorm."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.checks import (
    Deck,
    check_cults,
    check_enough,
    check_ids,
    check_roles,
    check_rooms,
    check_stories,
    remark_on_counts,
)
from miskatonic.games.cultistorm.cards.composing import load_more, spelled
from miskatonic.games.cultistorm.cards.content import Content, Powers
from miskatonic.games.cultistorm.cards.presets import Presets
from miskatonic.games.cultistorm.cards.shape import (
    Actions,
    Cultists,
    Detectives,
    Elders,
    Items,
    Locations,
    Monsters,
    SpecialCults,
    Stories,
    Terrors,
)
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.installed import installed
from miskatonic.games.cultistorm.words import ALPHABET

Verbs = Sequence[dict[str, Any]]
# What can have a story of its own, beside enemies.
_STORIED: Final = ("location", "terror", "endgame")


def load_content(path: Path, expansions: Sequence[Expansion] | None = None) -> Content:
    """Read and check a content folder; raises ContentError with every fault found.

    The cards of the expansions, of all that are installed unless others are named, are read with them.
    """
    there = installed() if expansions is None else tuple(expansions)
    more = {expansion.key: load_more(expansion) for expansion in there}
    folder = Folder(path)
    read = folder.read
    actions = (read("actions.toml", Actions) or Actions(action=[])).action
    detectives = (read("detectives.toml", Detectives) or Detectives(detective=[])).detective
    cultists = (read("cultists.toml", Cultists) or Cultists(cultist=[])).cultist
    cults = read("cults.toml", SpecialCults) or SpecialCults(cult=[], cultist=[])
    special = cults.cultist
    monsters = (read("monsters.toml", Monsters) or Monsters(monster=[])).monster
    elders = (read("elders.toml", Elders) or Elders(elder=[])).elder
    locations = (read("locations.toml", Locations) or Locations(location=[])).location
    terrors = read("terrors.toml", Terrors) or Terrors(terror=[], endgame=[])
    items = (read("items.toml", Items) or Items(item=[])).item
    stories = (read("narrative.toml", Stories) or Stories(story=[])).story
    presets = read("presets.toml", Presets)
    abilities = [ability for card in detectives for ability in card.ability]

    def deck(file: str, kind: str, cards: Sequence[Any]) -> Deck:
        return Deck(file, kind, tuple(card.id for card in cards))

    enemies = (
        deck("cultists.toml", "cultist", cultists),
        deck("cults.toml", "cultist", special),
        deck("monsters.toml", "monster", monsters),
        deck("elders.toml", "elder", elders),
    )
    decks = (
        deck("actions.toml", "action", actions),
        deck("detectives.toml", "detective", detectives),
        deck("detectives.toml", "ability", abilities),
        *enemies,
        deck("locations.toml", "location", locations),
        deck("terrors.toml", "terror", terrors.terror),
        deck("terrors.toml", "endgame", terrors.endgame),
        deck("items.toml", "item", items),
        deck("narrative.toml", "story", stories),
        deck("cults.toml", "cult", cults.cult),
    )
    check_ids(folder, decks)
    check_rooms(folder, decks)
    check_enough(
        folder, detectives, (cultists, special), locations, items, (len(terrors.terror), len(terrors.endgame))
    )
    owners = [enemy for one in enemies for enemy in one.ids]
    owners += [name for one in decks if one.kind in _STORIED for name in one.ids]
    check_roles(folder, actions, detectives)
    check_cults(folder, cults, elders, locations)
    check_stories(folder, stories, frozenset(owners))

    def compiled(file: str, kind: str, verbs: Mapping[str, Verbs]) -> tuple[tuple[Power, ...], ...]:
        return tuple(
            VERBS.compile(entries, folder, (file, f"{kind}.[{name}]")) for name, entries in verbs.items()
        )

    tales = compiled("narrative.toml", "story", {card.id: card.power for card in stories})
    turns = compiled("narrative.toml", "story", {card.id: card.or_ for card in stories})
    powers = Powers(
        actions=compiled("actions.toml", "action", {card.id: card.support for card in actions}),
        abilities=compiled("detectives.toml", "ability", {card.id: card.power for card in abilities}),
        locations=compiled("locations.toml", "location", {card.id: card.action for card in locations}),
        terrors=compiled("terrors.toml", "terror", {card.id: card.power for card in terrors.terror}),
        endgames=compiled("terrors.toml", "endgame", {card.id: card.power for card in terrors.endgame}),
        items=compiled("items.toml", "item", {card.id: card.power for card in items}),
        stories=tuple(zip(tales, turns, strict=True)),
    )
    digest = folder.close()
    assert presets is not None  # noqa: S101 - close() raised otherwise
    counted = {
        "detectives": ("detectives.toml", len(detectives)),
        "cultists": ("cultists.toml", len(cultists)),
        "special_cults": ("cults.toml", len(cults.cult)),
        "special_cultists": ("cults.toml", len(special)),
        "monsters": ("monsters.toml", len(monsters)),
        "locations": ("locations.toml", len(locations)),
        "terrors": ("terrors.toml", len(terrors.terror)),
        "endgames": ("terrors.toml", len(terrors.endgame)),
        "item_cards": ("items.toml", sum(card.copies for card in items)),
        "stories": ("narrative.toml", len(stories)),
    }
    remark_on_counts(folder, presets, actions, elders, counted)
    content = Content(
        actions=tuple(actions),
        detectives=tuple(detectives),
        cultists=tuple(cultists),
        special_cults=tuple(cults.cult),
        special_cultists=tuple(special),
        monsters=tuple(monsters),
        elders=tuple(elders),
        locations=tuple(locations),
        terrors=tuple(terrors.terror),
        endgames=tuple(terrors.endgame),
        items=tuple(items),
        stories=tuple(stories),
        presets=presets,
        more_abilities={},
        installed=there,
        more=more,
        powers=powers,
        alphabet=ALPHABET,
        remarks=tuple(folder.remarks),
        digest=digest,
    )
    return content._replace(alphabet=spelled(content))
