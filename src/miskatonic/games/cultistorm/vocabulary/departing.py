"""The ways in which a table can differ from the printed rule book."""

from typing import Final

from miskatonic.kernel.vocabulary import departs

DEPARTURES: Final = (
    departs("hand", number=int, book=int),
    departs("items", number=int, book=int),
    departs("tokens", number=int, book=int),
    departs("crystals", number=int, book=int),
    departs("trophies", number=int, book=int),
    departs("dice", number=int, book=int),
    departs("sanity", number=int, book=int),
    departs("limit-higher", number=int),
    departs("limit-lower", number=int),
    departs("steps", number=int),
    departs("to-seal", number=int),
    departs("seal-trophies-any"),
    departs("portal-grace-summoned"),
    departs("portal-grace-any-late"),
    departs("last-elder-seal-later"),
    departs("empty-handed-exempt"),
    departs("review-draw-one"),
)
