"""The cards of expansions: read beside those of the base game, and joined with them at a table."""

from functools import cache

from miskatonic.content.files import Folder
from miskatonic.games.cultistorm.cards.checks import check_stories
from miskatonic.games.cultistorm.cards.content import Content, MoreCards
from miskatonic.games.cultistorm.cards.shape import CultistCard, ElderCard, MonsterCard, Stories
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.expansion import Cards, Expansion
from miskatonic.games.cultistorm.words import ALPHABET, BASE_WORDS
from miskatonic.kernel.words import Alphabet, Word

_STORIES = "narrative.toml"
_NO_CARDS = MoreCards("", None, {}, (), frozenset(), (), ())


@cache
def load_more(expansion: Expansion) -> MoreCards:
    """Read and check the card files of an expansion; raises ContentError with every fault found."""
    path = None if expansion.folder is None else expansion.folder / "data"
    if path is None or not path.is_dir():
        return _NO_CARDS
    folder = Folder(path)
    cards: Cards = expansion.load(folder)
    stories = (folder.read(_STORIES, Stories) if (path / _STORIES).is_file() else None) or Stories(story=[])
    check_stories(folder, stories.story, frozenset(cards.owners))
    powers = tuple(
        (
            VERBS.compile(card.power, folder, (_STORIES, f"story.[{card.id}]")),
            VERBS.compile(card.or_, folder, (_STORIES, f"story.[{card.id}]")),
        )
        for card in stories.story
    )
    digest = folder.close()
    return MoreCards(digest, cards.own, cards.names, cards.faces, cards.causes, tuple(stories.story), powers)


def composed(content: Content, keys: tuple[str, ...]) -> Content:
    """The content of a table that uses these expansions."""
    more = [content.more[key] for key in keys]
    powers = content.powers._replace(
        stories=(*content.powers.stories, *(power for one in more for power in one.story_powers))
    )
    made = content._replace(
        stories=(*content.stories, *(story for one in more for story in one.stories)), powers=powers
    )
    extending = [one for one in content.installed if one.key in keys and one.extend is not None]
    for expansion in extending:
        assert expansion.extend is not None  # noqa: S101 - it is one of those that extend
        made = expansion.extend(made, content.more[expansion.key].own)
    return made._replace(alphabet=spelled(made)) if extending else made


def spelled(content: Content) -> Alphabet:
    """The words, with the names of these cards."""
    enemies: list[CultistCard | MonsterCard | ElderCard] = [*content.cultists, *content.special_cultists]
    enemies += [*content.monsters, *content.elders]
    return ALPHABET.spelled(
        {
            "action": [card.id for card in content.actions],
            "ability": [ability.id for card in content.detectives for ability in card.ability],
            "enemy": [card.id for card in enemies],
            "location": [card.id for card in content.locations],
            "item": [card.id for card in content.items],
            "detective": [card.id for card in content.detectives],
            **{kind: names for one in content.more.values() for kind, names in one.names.items()},
        },
        mute=_without_expansion(content),
    )


def _without_expansion(content: Content) -> frozenset[Word]:
    """Words of expansions that this game does not have."""
    known = {word for one in content.installed for words in one.words for word in words}
    return frozenset(range(BASE_WORDS, len(ALPHABET))) - known
