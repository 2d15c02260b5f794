"""The region as a seat sees it: its tables and the waves on their way, but never hands of other tables."""

from miskatonic.games.cultistorm.expansions.lovecraft_country.country import UNKNOWN, country, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.vocabulary import RegionMarks, TableMarks
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import TABLES
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.words import SLOTS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone

_POINTING = ("witness", "at-table", "courier")


def scene(view: View) -> tuple[Zone, ...]:
    t = view.t
    known, rules = country(t), look_up(t)
    pieces = [_table(view, number) for number in range(known.tables)]
    coming = [(wave.wave, TABLES[target]) for wave, target in known.heading()]
    coming += [(wave, TABLES[rules.me]) for wave in known.waves]
    pieces += [
        Piece(
            f"region.wave.{at}",
            rules.waves[wave].id,
            TableMarks(part="wave", target=target),
            view.pointing(rules.waves[wave].id, "stop"),
        )
        for at, (wave, target) in enumerate(coming)
    ]
    pieces += [
        Piece(f"region.relief.{card.id}", card.id, TableMarks(part="relief"), words)
        for card in rules.reliefs
        if (words := view.pointing(card.id, "aid"))
    ]
    marks = RegionMarks(
        table=TABLES[rules.me],
        tables=known.tables,
        wounds=[SYMBOLS[symbol] for symbol in range(5) for _ in range(known.wounds[symbol])],
        falls=rules.falls,
    )
    return (Zone("region", "ring", tuple(pieces), marks=marks),)


def _table(view: View, number: int) -> Piece:
    known = country(view.t)
    marks = TableMarks(
        part="table",
        state="fallen" if known.fallen >> number & 1 else "plays" if known.plays(number) else "rests",
        sealed=[SYMBOLS[symbol] for symbol in range(5) if known.sealed[number] >> symbol & 1],
        bank=[SYMBOLS[symbol] for symbol in range(5) for _ in range(known.deposits(number, symbol))],
        terror=SLOTS[known.terror[number]],
    )
    if known.room[number] != UNKNOWN:
        marks["room"] = known.room[number]
        marks["tokens"] = known.tokens[number]
    name = TABLES[number]
    return Piece(f"region.{name}", name, marks, view.pointing(name, *_POINTING))
