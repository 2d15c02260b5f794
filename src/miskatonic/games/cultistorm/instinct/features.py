"""What the value of a table is made of, for the team. All of it lies open on the table."""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.cultist_deck import deck_size
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.habit.targets import CROWDED, next_spots, shortfall
from miskatonic.games.cultistorm.table import COMBAT, IN_SUPPLY, PREPARATION, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS

_ENDGAME: Final = 5


class Features(NamedTuple):
    """Numbers of cards and tokens; those of whole decks are counted in tens."""

    # Locations, and what is lacking to seal the others: trophies at the location, trophies that nobody has.
    sealed: float
    to_lay: float
    to_win: float
    nothing_to_win: float
    complete: float
    ready_to_seal: float
    seal_cards: float
    # Detectives.
    levels: float
    no_level: float
    trophies: float
    tokens: float
    growing: float
    most_tokens: float
    at_the_edge: float
    near_the_edge: float
    hands: float
    items: float
    item_owners: float
    # Cultists.
    cultists: float
    pressure: float
    overrun_next: float
    crowded: float
    summoning: float
    long_columns: float
    # Great Old Ones, by how many cultists are still before them.
    elders: float
    at_the_portal: float
    next_at_the_portal: float
    eaten: float
    held: float
    # Clocks.
    endgame: float
    triggered: float
    crystals: float
    terror_near: float
    deck: float
    rounds: float
    altars: float
    # The round.
    before_preparation: float
    marked: float
    surely_won: float
    is_ready: float
    dice: float
    # The table.
    three_seats: float
    four_seats: float
    five_seats: float
    any_trophy: float
    trophies_to_seal: float
    limit: float
    grace: float
    strict_penalty: float
    start_tokens: float
    special: float
    narrative: float
    closed_hands: float
    # The nearer the end, the more these weigh.
    last_seals: float
    last_to_win: float
    late_tokens: float
    late_cultists: float


NAMES: Final = tuple(name.replace("_", " ") for name in Features._fields)


def rows(t: Table) -> tuple[Features]:
    """The one row of the team."""
    rules, team = t.rules, range(t.detectives)
    tokens = [t.tokens(seat) for seat in team]
    most = rules.most_tokens
    lengths = [len(column) for column in t.columns]
    limit = limit_of(t)
    room = limit - sum(lengths)
    comes = next_spots(t)
    waiting = [lengths[spot] for spot in range(SPOTS) if t.elders[spot] != NO_ENEMY]
    free = [spot for spot in range(SPOTS) if not t.sealed >> spot & 1]
    full = [spot for spot in free if lengths[spot] >= CROWDED and t.elders[spot] == NO_ENEMY]
    to_lay = [rules.to_seal - laid_at(t, spot) for spot in free]
    to_win = _to_win(t, free, to_lay)
    holders = [t.seal_cards[t.symbol_at(spot)] for spot in free]
    sealed = SPOTS - len(free)
    late = sealed / SPOTS
    marks = [marks[0] for marks in t.marks if marks]
    in_round = t.phase in (PREPARATION, COMBAT)
    held = bool(t.gates_held_next)
    return (
        Features(
            sealed=sealed,
            to_lay=sum(to_lay),
            to_win=to_win,
            nothing_to_win=float(to_win == 0),
            complete=sum(wanted <= 0 for wanted in to_lay),
            ready_to_seal=sum(
                wanted <= 0 <= holder < t.detectives for wanted, holder in zip(to_lay, holders, strict=True)
            ),
            seal_cards=sum(holder != IN_SUPPLY for holder in holders),
            levels=sum(t.level),
            no_level=t.level.count(0),
            trophies=sum(t.trophies),
            tokens=sum(tokens),
            growing=sum(t.growing),
            most_tokens=max(tokens),
            at_the_edge=sum(count >= most for count in tokens),
            near_the_edge=sum(count == most - 1 for count in tokens),
            hands=sum(map(len, t.hand)),
            items=sum(map(len, t.items)),
            item_owners=sum(map(bool, t.items)),
            cultists=sum(lengths),
            pressure=1 / (1 + max(0, room)),
            overrun_next=max(0, rules.steps - room),
            crowded=len(full),
            summoning=sum(spot in comes for spot in full),
            long_columns=sum(max(0, length - 2) for length in lengths),
            elders=len(waiting),
            at_the_portal=waiting.count(0),
            next_at_the_portal=waiting.count(1),
            eaten=sum(map(len, t.eaten)),
            held=held,
            endgame=t.crystals[_ENDGAME] / rules.crystals,
            triggered=t.triggered,
            crystals=sum(t.crystals[:_ENDGAME]),
            terror_near=sum(
                t.crystals[slot] + 1 >= rules.numbers[card] for slot, card in enumerate(t.terror) if card >= 0
            ),
            deck=deck_size(t) / 10,
            rounds=t.round / 10,
            altars=t.altars.bit_count(),
            before_preparation=t.phase < PREPARATION,
            marked=len(marks),
            surely_won=sum(
                not shortfall(t, seat, t.marks[seat][0]) for seat in team if in_round and t.marks[seat]
            ),
            is_ready=t.ready.bit_count() if t.phase == PREPARATION else 0,
            dice=len(t.pool) + sum(map(len, t.held)) if in_round else 0,
            three_seats=t.detectives == 3,  # noqa: PLR2004 - named so
            four_seats=t.detectives == 4,  # noqa: PLR2004 - named so
            five_seats=t.detectives == 5,  # noqa: PLR2004 - named so
            any_trophy=rules.any_trophy_seals,
            trophies_to_seal=rules.to_seal,
            limit=limit / 10,
            grace=rules.grace != "none",
            strict_penalty=rules.strict_penalty,
            start_tokens=rules.start_tokens,
            special=len(t.special_cults),
            narrative=rules.narrative,
            closed_hands=not rules.open_hands,
            last_seals=late * late,
            last_to_win=to_win * late,
            late_tokens=sum(tokens) * late,
            late_cultists=sum(lengths) * late,
        ),
    )


def _to_win(t: Table, free: list[int], to_lay: list[int]) -> int:
    """How many trophies the team lacks, beside those that it carries."""
    if t.rules.any_trophy_seals:
        return max(0, sum(to_lay) - sum(t.trophies))
    return sum(
        max(0, wanted - sum(t.trophies[t.symbol_at(spot) :: 5]))
        for spot, wanted in zip(free, to_lay, strict=True)
    )
