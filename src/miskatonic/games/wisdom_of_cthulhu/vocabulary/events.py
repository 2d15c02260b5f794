"""Everything that can happen, with its arguments. A cause is a card, a Place, a power or a rule."""

from typing import Final

from miskatonic.kernel.vocabulary import event

COURSE: Final = (
    event("turn-begins", by="nobody", heading=True, turn=int),
    event("round-begins", by="nobody", heading=True, round=int),
    event("elders-in-play", by="nobody", elders=list[str]),
    event("offer-dealt", by="nobody", cards=list[str]),
    event("entity-dealt", by="nobody", card=str),
    event("order-settled", by="nobody", order=list[str]),
    event("order-set", order=list[str], cause=str),
    event("markers-exchanged", other=str, cause=str),
    event("rank-chosen", rank=int, cause=str),
)

POINTS: Final = (
    event("gained", amount=int, total=int, cause=str),
    event("lost", amount=int, total=int, cause=str),
    event("bond-paid", amount=int, bond=str, total=int, cause=str, woken_by=str),
)

ACTIONS: Final = (
    event("flipped", cards=list[str]),
    event("research-spent", card=str, on=str),
    event("obsession-spent", on=str, left=int),
    event("research-given-up", card=str),
    event("obsession-given-up"),
    event("obsessed", card=str),
    event("recovered", card=str, cause=str),
    event("minds-exchanged", card=str, other=str, cause=str),
    event("went", place=str),
    event("walked-in", place=str, cause=str),
    event("bought", card=str, place=str),
    event("mad-purchase"),
    event("sourced", cause=str),
    event("sourced-from", other=str, cause=str),
    event("acquired", card=str),
    event("used", thing=str),
    event("freed", card=str),
    event("called", card=str, cause=str),
    event("lent", card=str, cause=str),
    event("no-target", thing=str),
)

CARDS: Final = (
    event("taken", card=str, cause=str),
    event("dealt", by="either", card=str, cause=str),
    event("drew", card=str, cause=str),
    event("spawned", card=str, cause=str),
    event("entity-swapped", card=str, other=str, cause=str),
    event("entities-barred", cause=str),
    event("discarded", by="either", card=str, cause=str),
    event("guarded", by="either", card=str, cause=str),
    event("stood-in", card=str, other=str, cause=str),
    event("returned", card=str, cause=str),
    event("swapped", card=str, other=str, cause=str),
    event("kept", card=str, optional={"cause": str}),
    event("keeps-wisdom", card=str, cause=str),
    event("went-under-deck", card=str, cause=str),
    event("copied", card=str, cause=str),
    event("borrowed", thing=str),
    event("trapped", card=str, cause=str),
    event("turned-down", card=str, cause=str),
    event("turned-up", card=str, has_ritual=bool, cause=str),
    event("stays-up", card=str, cause=str),
    event("shielded", card=str, cause=str),
    event("looked", cause=str),
    event("saw", secret=True, card=str | list[str]),
    event("put-on-top", cause=str),
)

COMBINATIONS: Final = (
    event("component-added", card=str, component=str),
    event("components-discarded", card=str, components=list[str], cause=str),
    event("moved-component", card=str, cause=str),
    event("completed", card=str, optional={"cause": str}),
)

RITUALS: Final = (
    event("advanced", box=int, card=str),
    event("drifted", box=int),
    event("cast-back", cause=str),
    event("eased", card=str, cause=str),
    event("sacrificed", card=str, cause=str),
    event("evoked", elder=str),
    event("evocation-waits", elder=str),
    event("evocation-sealed", thing=str, cause=str),
    event("influence-begins", by="nobody", elder=str),
)

PLACES: Final = (
    event("sign-laid", thing=str, cause=str),
    event("sign-lifted", thing=str, cause=str),
    event("seeker-sent-home", cause=str),
    event("seeker-put", place=str, cause=str),
    event("seekers-went-home", by="nobody", cause=str),
    event("seekers-swapped", other=str, cause=str),
    event("petrified", cause=str),
)

EVENTS: Final = (*COURSE, *POINTS, *ACTIONS, *CARDS, *COMBINATIONS, *RITUALS, *PLACES)
