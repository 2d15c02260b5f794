"""The ways in which a table can differ from the printed rule book."""

from typing import Final

from miskatonic.kernel.vocabulary import departs

DEPARTURES: Final = (
    departs("two-seats"),
    departs("expansion", expansion=str),
    departs("hand", number=int, book=int),
    departs("items", number=int, book=int, reach=str),
    departs("tokens", number=int, book=int, reach=str),
    departs("crystals", number=int, book=int),
    departs("trophies", number=int, book=int, reach=str),
    departs("dice", number=int, book=int),
    departs("sanity", number=int, book=int),
    departs("limit-higher", number=int, reach=str),
    departs("limit-lower", number=int, reach=str),
    departs("steps", number=int),
    departs("seal-dearer", number=int, reach=str),
    departs("seal-cheaper", number=int, reach=str),
    departs("seal-trophies-any"),
    departs("portal-grace-summoned"),
    departs("portal-grace-any-late"),
    departs("last-elder-seal-later"),
    departs("empty-handed-exempt"),
    departs("review-draw-one"),
)
