"""Everything that can happen, with its arguments. A cause is a card, a talent or a rule."""

from typing import Final

from miskatonic.kernel.vocabulary import event

ROUNDS: Final = (
    event("round-begins", by="nobody", heading=True, round=int),
    event("turn-begins", heading=True),
    event("event-phase-begins", by="nobody", heading=True, round=int),
    event("creature-placed", by="nobody", creature=str, location=str),
    event("creature-activated", by="nobody", creature=str),
    event("creature-turned-away", by="nobody", creature=str),
    event("creature-banished", by="nobody", creature=str, location=str, cause=str),
    event("creature-defeated", creature=str, location=str),
    event("reveals-creature", by="nobody", cause=str),
    event("necron-drawn", by="nobody", creatures=int, shadow=int, strength=int),
    event("craven-calls", by="nobody", cause=str),
    event("event-revealed", by="nobody", event=str, location=str, steps=int),
    event("events-reshuffled", by="nobody"),
    event("reveals-event", by="nobody", cause=str),
    event("omen-smothered", by="nobody", event=str, cause=str),
    event("nothing-happens", by="nobody", cause=str),
)

NECRON: Final = (
    event("necron-advanced", by="nobody", spaces=int, space=int, cause=str),
    event("necron-retreated", by="nobody", spaces=int, space=int, cause=str),
    event("necron-surges", by="nobody", cause=str),
    event("tribute-due", by="nobody", item=str, count=int, held=int, cause=str),
    event("tribute-compelled", by="nobody", item=str, count=int, cause=str),
    event("tribute-short", by="nobody", cause=str),
    # The seat is the one that decided for the team.
    event("tribute-accepted", cause=str),
    event("tribute-refused", cause=str),
)

ELDERS: Final = (
    event("elder-unmasked", by="nobody", elder=str, edge=int),
    event("prisoner-unmasked", by="nobody", elder=str, edge=int),
    event("elder-was", by="nobody", elder=str, edge=int),
    event("prisoner-was", by="nobody", elder=str),
    event("shadow-placed", by="nobody", elder=str, cause=str),
    event("shadow-stays", by="nobody", elder=str, cause=str),
    event("shadow-missing", by="nobody", cause=str),
    event("shadow-defeated", elder=str),
    event("banning-begins", elder=str),
)

TURNS: Final = (
    event("moved", location=str),
    event("traded", partner=str, given=str, received=str),
    event("trade-declined", partner=str, given=str, received=str),
    event("witch-protects"),
    event("witch-powerless", cause=str),
    event("rolls-twice", cause=str),
    event("loss-rolled", face=str),
    event("counts-double", cause=str),
    event("nothing-lost", item=str),
    event("rerolled", cause=str),
    event("exploration-declined", partner=str),
)

SANITY: Final = (
    event("sanity-lost", amount=int, left=int, cause=str),
    event("sanity-regained", amount=int, left=int, cause=str),
    event("sanity-full", cause=str),
    event("eliminated"),
)

ITEMS: Final = (
    event("bag-refilled", by="nobody"),
    event("item-dealt", item=str),
    event("stock-filled", by="nobody", location=str, items=list[str]),
    event("stock-thinned", by="nobody", location=str, cause=str),
    event("stock-stripped", by="nobody", location=str, item=str, cause=str),
    event("price-paid", item=str, price=list[str]),
    event("item-taken", item=str, slot=str),
    event("item-discarded", item=str, cause=str),
    event("item-used", item=str),
    event("item-drawn", item=str, cause=str),
    event("item-kept", item=str, cause=str),
    event("cards-retrieved", cause=str),
)

TILES: Final = (
    # The seat is the one that decided for the team.
    event("dreamer-chosen", dreamer=str, cause=str),
    event("peeked", location=str, cause=str),
    event("peek-result", by="nobody", secret=True, location=str, tile=str, cause=str),
    event("sealed", location=str, item=str),
    event("tile-turned", by="nobody", location=str, tile=str),
    event("tiles-redistributed", by="nobody", cause=str),
    event("university-closed", item=str),
)

EVENTS: Final = (*ROUNDS, *NECRON, *ELDERS, *TURNS, *SANITY, *ITEMS, *TILES)
