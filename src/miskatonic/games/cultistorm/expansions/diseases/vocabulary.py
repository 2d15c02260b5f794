"""What Diseases from Other Worlds say and show."""

from typing import Final, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class DiseaseMarks(TypedDict, total=False):
    """An active disease: what cures it, where it lies with how many tokens, and who carries it."""

    cure: str
    virulence: int
    locations: list[str]
    tokens: list[int]
    carriers: list[str]
    treatable: bool


class WardMarks(TypedDict):
    """How many locations are infected, all of which lose the game, and what is still to come or gone."""

    infected: int
    deck: int
    eradicated: list[str]


VOCABULARY: Final = Vocabulary(
    events=(
        event("outbreak", by="nobody", disease=str, location=str, cause=str),
        event("infection", by="nobody", disease=str, location=str, tokens=int, cause=str),
        event("disease-caught", disease=str, cause=str),
        event("location-treated", location=str, tokens=int, cause=str),
        event("carrier-recovers", cause=str),
        event("healed-less", tokens=int, cause=str),
        event("disease-eradicated", disease=str, cause=str),
        event("epidemic", by="nobody", cause=str),
    ),
    prompts=(
        prompt("outbreak-where", "SIK-1.3", disease=str),
        prompt("heal-less", "SIK-3.4", disease=str),
    ),
    refusals=(
        "location-healthy",
        "no-cure-in-hand",
        "no-carrier",
        "location-infected",
        "too-few-cards-to-recover",
        "sees-the-dice",
        "symptom-one-target",
        "symptom-blind-pick",
        "symptom-no-rerolls",
        "symptom-no-special-help",
        "symptom-no-combat-help",
        "symptom-no-trade",
    ),
    endings=("epidemic",),
    marks={"diseases": Marks(zone=WardMarks, piece=DiseaseMarks)},
    causes=("SIK-1.1", "SIK-1.3", "SIK-2.1", "SIK-2.2", "SIK-2.3", "SIK-3.3", "SIK-3.4", "SIK-4.1"),
)
