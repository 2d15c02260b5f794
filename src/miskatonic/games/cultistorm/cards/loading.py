"""Loading the card files of Cultistorm, with the checks that need several files at once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.shape import (
    Actions,
    Content,
    Cultists,
    Detectives,
    Elders,
    Items,
    Locations,
    Monsters,
    Powers,
    Presets,
    Stories,
    Terrors,
)
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.words import (
    ABILITIES,
    ACTIONS,
    DETECTIVES,
    ELDERS,
    ENDGAMES,
    ENEMIES,
    GENERALS,
    GLASS,
    ITEM_CARDS,
    LOCATIONS,
    MONSTERS,
    ORDINARY,
    ROLES,
    SPECIALS_EACH,
    SYMBOLS,
    TERRORS,
)

Verbs = Sequence[dict[str, Any]]


def load_content(path: Path) -> Content:
    """Read and check a content folder; raises ContentError with every fault found."""
    folder = Folder(path)
    actions = folder.read("actions.toml", Actions)
    detectives = folder.read("detectives.toml", Detectives)
    cultists = folder.read("cultists.toml", Cultists)
    glass = folder.read("glass.toml", Cultists)
    monsters = folder.read("monsters.toml", Monsters)
    elders = folder.read("elders.toml", Elders)
    locations = folder.read("locations.toml", Locations)
    terrors = folder.read("terrors.toml", Terrors)
    items = folder.read("items.toml", Items)
    stories = folder.read("narrative.toml", Stories)
    presets = folder.read("presets.toml", Presets)
    if not (actions and detectives and cultists and glass and monsters and elders and locations):
        folder.close()
    if not (terrors and items and stories and presets):
        folder.close()
    assert actions and detectives and cultists and glass and monsters  # noqa: S101, PT018 - close() raised otherwise
    assert elders and locations and terrors and items and stories and presets  # noqa: S101, PT018 - as above
    people = detectives.detective
    for file, kind, cards, ids in (
        ("actions.toml", "action", actions.action, ACTIONS),
        ("detectives.toml", "detective", people, DETECTIVES),
        ("cultists.toml", "cultist", cultists.cultist, ORDINARY),
        ("glass.toml", "cultist", glass.cultist, GLASS),
        ("monsters.toml", "monster", monsters.monster, MONSTERS),
        ("elders.toml", "elder", elders.elder, ELDERS),
        ("locations.toml", "location", locations.location, LOCATIONS),
        ("terrors.toml", "terror", terrors.terror, TERRORS),
        ("terrors.toml", "endgame", terrors.endgame, ENDGAMES),
        ("items.toml", "item", items.item, ITEM_CARDS),
    ):
        _check_ids(folder, file, kind, tuple(card.id for card in cards), ids)
    abilities = [ability for card in people for ability in card.ability]
    _check_ids(folder, "detectives.toml", "ability", tuple(ability.id for ability in abilities), ABILITIES)
    _check_roles(folder, actions, detectives)
    _check_stories(folder, stories)

    def compiled(file: str, kind: str, verbs: dict[str, Verbs]) -> tuple[tuple[Power, ...], ...]:
        return tuple(
            VERBS.compile(entries, folder, (file, f"{kind}.[{name}]")) for name, entries in verbs.items()
        )

    tales = {card.id: card.power for card in stories.story}
    turns = {card.id: card.or_ for card in stories.story}
    powers = Powers(
        compiled("actions.toml", "action", {card.id: card.support for card in actions.action}),
        compiled("detectives.toml", "ability", {ability.id: ability.power for ability in abilities}),
        compiled("locations.toml", "location", {card.id: card.action for card in locations.location}),
        compiled("terrors.toml", "terror", {card.id: card.power for card in terrors.terror}),
        compiled("terrors.toml", "endgame", {card.id: card.power for card in terrors.endgame}),
        compiled("items.toml", "item", {card.id: card.power for card in items.item}),
        tuple(
            zip(
                compiled("narrative.toml", "story", dict(tales)),
                compiled("narrative.toml", "story", dict(turns)),
                strict=True,
            )
        ),
    )
    digest = folder.close()
    return Content(
        tuple(actions.action),
        tuple(people),
        (*cultists.cultist, *glass.cultist),
        tuple(monsters.monster),
        tuple(elders.elder),
        tuple(locations.location),
        tuple(terrors.terror),
        tuple(terrors.endgame),
        tuple(items.item),
        tuple(stories.story),
        presets,
        powers,
        digest,
    )


def _check_ids(folder: Folder, file: str, kind: str, found: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    """The words are made of these ids; the cards must be these, in this order."""
    for at, (is_, should) in enumerate(zip(found, wanted, strict=False)):
        if is_ != should:
            folder.fault(file, f"{kind}.[{is_}]", f"number {at + 1} of the file must be '{should}'")
            return
    if len(found) != len(wanted):
        folder.fault(file, kind, f"there must be {len(wanted)}, not {len(found)}")


def _check_roles(folder: Folder, actions: Actions, detectives: Detectives) -> None:
    for number, card in enumerate(actions.action):
        special = number - len(GENERALS)
        role = None if special < 0 else ROLES[min(special // SPECIALS_EACH, len(ROLES) - 1)]
        if card.role != role:
            folder.fault("actions.toml", f"action.[{card.id}].role", f"the role must be {role or 'left out'}")
    for role, person in zip(ROLES, detectives.detective, strict=False):
        if person.role != role:
            folder.fault("detectives.toml", f"detective.[{person.id}].role", f"the role must be '{role}'")


def _check_stories(folder: Folder, stories: Stories) -> None:
    """A story of its own belongs to a card; those of narrative cards have a symbol, one each."""
    owners = {*ENEMIES, *LOCATIONS, *TERRORS}
    seen: set[tuple[str, str | None]] = set()
    for card in stories.story:
        key = f"story.[{card.id}]"
        if card.symbol is None and card.of not in owners:
            folder.fault("narrative.toml", key, f"'{card.of}' is no card that has a story")
        if (card.of, card.symbol) in seen:
            folder.fault("narrative.toml", key, f"'{card.of}' has a story for this already")
        seen.add((card.of, card.symbol))
        if card.or_ and not card.power:
            folder.fault("narrative.toml", key, "'or' needs a power to be the other choice")
    drawn = {of for of, symbol in seen if symbol is not None}
    for of in sorted(drawn):
        for symbol in SYMBOLS:
            if (of, symbol) not in seen:
                folder.fault("narrative.toml", f"story of {of}", f"there is none for '{symbol}'")
