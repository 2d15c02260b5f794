"""The card file of Diseases from Other Worlds."""

from typing import Final, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.shape import Id
from miskatonic.games.cultistorm.expansions.diseases.ward import DiseaseRules, Symptom
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.words import SYMBOLS, Symbol

_FILE: Final = "diseases.toml"


class Treatment(Strict):
    """How many tokens a treatment removes; some roles remove more."""

    tokens: int = Field(1, ge=1)
    by_role: dict[str, int] = Field(default_factory=dict)


class DiseaseCard(Strict):
    """A disease."""

    id: Id
    cure: Symbol
    virulence: int = Field(ge=1, le=3)
    symptom: Symptom


class DiseaseCards(Strict):
    """diseases.toml."""

    treatment: Treatment
    disease: list[DiseaseCard]


class Own(NamedTuple):
    """The diseases, and how they are treated."""

    cards: tuple[DiseaseCard, ...]
    treatment: Treatment


def cause(name: str) -> str:
    return f"disease/{name}"


def load(folder: Folder) -> Cards:
    read = folder.read(_FILE, DiseaseCards) or DiseaseCards(treatment=Treatment(tokens=1), disease=[])
    ids = tuple(card.id for card in read.disease)
    return Cards(
        own=Own(tuple(read.disease), read.treatment),
        faces=tuple(
            CardFace(card.id, "disease", (("cure", card.cure), ("virulence", card.virulence)))
            for card in read.disease
        ),
        causes=frozenset(map(cause, ids)),
        owners=ids,
    )


def rules_of(own: Own, rules: Rules) -> DiseaseRules:
    ids = tuple(card.id for card in own.cards)
    treatment = own.treatment
    return DiseaseRules(
        ids=ids,
        causes=tuple(map(cause, ids)),
        cure=tuple(SYMBOLS.index(card.cure) for card in own.cards),
        virulence=tuple(card.virulence for card in own.cards),
        symptom=tuple(card.symptom for card in own.cards),
        removes=tuple(treatment.by_role.get(role, treatment.tokens) for role in rules.role_ids),
    )
