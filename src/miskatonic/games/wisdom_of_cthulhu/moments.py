"""The moments that cards listen to: the only way in which a card changes what other rules do.

A *notice* comes after the fact, and the verbs of every listener follow it as steps of their own. A
*query* is put before the fact, and the verbs of every listener add to what was found. A *trait* has no
verbs: that somebody has it is all a rule asks. Who listens: the cards in the Learning Area of the seat
concerned that have their power (WOC-R12, WOC-4.4), the powers it has borrowed (WOC-R24), and the
influence of an evoked Great Old One.
"""

from typing import Final, Literal, get_args

Moment = Literal[
    # Notices.
    "turn-starts",
    "round-starts",
    "turn-ends",
    "played",
    "knowledge-bought",
    "entity-bought",
    "bond-paid",
    "wisdom-paid",
    "place-used",
    "entity-used",
    "invoked",
    "seeker-placed",
    "component-added",
    "rival-completes",
    # Queries.
    "immediate-used",
    "sources",
    "stand-ins",
    "guarded",
    "torn-away",
]
Trait = Literal["sells-entities", "walks-anywhere", "wisdom-stays-up", "places-are-open"]

MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
TRAITS: Final[tuple[Trait, ...]] = get_args(Trait)

(
    TURN_STARTS,
    ROUND_STARTS,
    TURN_ENDS,
    PLAYED,
    KNOWLEDGE_BOUGHT,
    ENTITY_BOUGHT,
    BOND_PAID,
    WISDOM_PAID,
    PLACE_USED,
    ENTITY_USED,
    INVOKED,
    SEEKER_PLACED,
    COMPONENT_ADDED,
    RIVAL_COMPLETES,
    IMMEDIATE_USED,
    SOURCES,
    STAND_INS,
    GUARDED,
    TORN_AWAY,
) = range(len(MOMENTS))
SELLS_ENTITIES, WALKS_ANYWHERE, WISDOM_STAYS_UP, PLACES_ARE_OPEN = range(
    len(MOMENTS), len(MOMENTS) + len(TRAITS)
)
QUERIES: Final = MOMENTS[IMMEDIATE_USED:]
# No moment: marks cards that can be called on, so that a seat without any need not be asked.
CALLED_ON: Final = len(MOMENTS) + len(TRAITS)
