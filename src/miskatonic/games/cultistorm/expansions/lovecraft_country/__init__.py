"""Lovecraft Country (LCN): a region of several tables. See docs/rules/cultistorm-expansions.md."""

from pathlib import Path
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.expansion import TEAMS, Action, Expansion
from miskatonic.games.cultistorm.expansions.lovecraft_country import arriving, barrier, sealing, waves
from miskatonic.games.cultistorm.expansions.lovecraft_country.cards import load, rules
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import country, lay_out, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.habit import HABIT
from miskatonic.games.cultistorm.expansions.lovecraft_country.scene import scene
from miskatonic.games.cultistorm.expansions.lovecraft_country.tables import REGION
from miskatonic.games.cultistorm.expansions.lovecraft_country.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    DEPOSIT,
    FROM_OUTSIDE,
    KEY,
    MOST_TABLES,
    OF_DETECTIVES,
    WITNESS,
    WORDS,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SEAL, SYMBOLS, VERB
from miskatonic.games.spec import Option, Trace
from miskatonic.kernel.refusal import Refusal

_NUMBERS: Final = tuple(str(number) for number in range(1, MOST_TABLES + 1))


def _facts(t: Table) -> list[Any]:
    known = country(t)
    text = t.rules.alphabet.text
    return [
        *(known.sealed, known.bank, known.wounds, known.fallen, known.room, known.tokens, known.terror),
        [[wave.wave, wave.sender, wave.target] for wave in known.travelling],
        *(list(known.waves), list(known.aids), [text(word) for word in known.out], known.heard, known.stage),
        *([[one.table, one.symbol] for one in part] for part in (known.reserved, known.taken)),
        *(known.arrived, known.before_help, known.trophies_away, known.items_away, known.parcel),
    ]


def _conserved(t: Table) -> dict[str, int]:
    """Trophies in the bank are still this table's; what couriers carried away is somebody else's now."""
    known, me = country(t), look_up(t).me
    counts = {
        f"trophies {symbol}": known.deposits(me, symbol) + known.trophies_away[symbol]
        for symbol in range(len(SYMBOLS))
    }
    return {**counts, "items": known.items_away}


EXPANSION: Final = Expansion(
    key=KEY,
    # Waves come first of all in the Cultist phase (LCN-3.2).
    order=0,
    prefix="LCN",
    weight=1,
    kind="region",
    folder=Path(__file__).parent,
    options=(
        Option("region_tables", _NUMBERS[1:], "2", "LCN-1.1"),
        Option("region_table", _NUMBERS, "1", "LCN-1.1"),
        Option("region_clock", ("10", "5", "20", "60", "none"), "10", "LCN-1.4"),
    ),
    excludes=frozenset({"puzzle"}),
    teams=TEAMS,
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=lay_out,
    forbids=(SEAL,),
    heeds_targets=False,
    hooks={
        "cultist_start": waves.cultist_start,
        "terror_card": waves.terror_card,
        "prep_start": arriving.prep_start,
        "action_allowed": sealing.action_allowed,
        "seal_permit": sealing.seal_permit,
        "sealed": sealing.sealed,
        "victory_check": sealing.victory_check,
        "region": barrier.region,
    },
    actions=(
        Action(
            "sealing",
            DEPOSIT,
            sealing.may_not_deposit,
            sealing.deposit,
            Refusal("LCN-2.1", "only-in-sealing"),
        ),
    ),
    about_hands=("break-wave",),
    moments={
        **{VERB[words[0]]: Refusal("LCN-1.3", "only-at-barrier") for words in OF_DETECTIVES},
        VERB[WITNESS[0]]: Refusal("LCN-2.2", "only-to-seal"),
        **{VERB[words[0]]: Refusal("LCN-1.2", "from-outside") for words in FROM_OUTSIDE},
    },
    scene=scene,
    habit=HABIT,
    facts=_facts,
    conserved=_conserved,
    traces=(Trace("wave-comes", "wave", "came"), Trace("wave-broken", "wave", "broken")),
    region=REGION,
)
