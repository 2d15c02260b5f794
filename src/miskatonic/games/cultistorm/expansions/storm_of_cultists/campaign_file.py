"""The campaign file (CAM-2.1): what one session leaves to the next.

It is JSON for people and for the terminal, and one option for a table: a match is replayed from its seed, its
options and its words, so everything that a session begins with is among its options. Both forms are described
in docs/rules/cultistorm-expansions.md.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pydantic import Field, ValidationError

from miskatonic.content.files import Strict
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import KEY
from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.frames import frame

FORMAT: Final = "miskatonic-campaign"
VERSION: Final = 1
GAME: Final = "cultistorm"
CAMPAIGN: Final = "storm-of-cultists"
OPTION: Final = "campaign"
# The value of the option with which a campaign begins.
NEW: Final = "new"
# Options that the file itself stands for.
_OF_THE_FILE: Final = frozenset({OPTION, "main", "detectives", "campaign_again"})


@frame("cul-cam/dossier")
class Dossier:
    """One detective between two sessions; of the items that it held it may store one (CAM-2.5)."""

    detective: str
    merits: int = 0
    boons: tuple[str, ...] = ()
    scars: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


@frame("cul-cam/file")
class CampaignFile:
    """The next mission, counted from 0, the Storm, flags, and a dossier for each seat.

    `replay` is the Storm with which the mission that was lost last can be replayed, or -1 (CAM-2.10).
    """

    mission: int = 0
    storm: int = 0
    flags: tuple[str, ...] = ()
    detectives: tuple[Dossier, ...] = ()
    retired: tuple[str, ...] = ()
    replay: int = -1
    replayed: bool = False


# --- as an option -----------------------------------------------------------------------------------

_TOKEN: Final = re.compile(
    r"(?P<key>mission|storm|replay)-(?P<number>\d{1,2})|(?P<again>replayed)|(?P<what>flag|retired)-(?P<name>.+)"
    r"|(?P<seat>[1-5])-(?P<of>is|boon|scar|item)-(?P<card>.+)|(?P<who>[1-5])-merits-(?P<merits>\d{1,3})"
)


def to_option(file: CampaignFile) -> str:
    """The file as the value of the option: names, separated by commas."""
    return ",".join(_tokens(file))


def _tokens(file: CampaignFile) -> Iterator[str]:
    yield f"mission-{file.mission + 1}"
    yield f"storm-{file.storm}"
    yield from (f"flag-{flag}" for flag in file.flags)
    yield from (f"retired-{name}" for name in file.retired)
    if file.replay >= 0:
        yield f"replay-{file.replay}"
    if file.replayed:
        yield "replayed"
    for seat, one in enumerate(file.detectives, 1):
        yield f"{seat}-is-{one.detective}"
        if one.merits:
            yield f"{seat}-merits-{one.merits}"
        yield from (f"{seat}-boon-{name}" for name in one.boons)
        yield from (f"{seat}-scar-{name}" for name in one.scars)
        yield from (f"{seat}-item-{name}" for name in one.items)


def from_option(value: str) -> CampaignFile:
    """The file that an option holds; raises BadOptionError if it holds none."""
    if value == NEW:
        return CampaignFile()
    numbers: dict[str, int] = {}
    names: dict[str, list[str]] = {"flag": [], "retired": []}
    people: dict[int, dict[str, Any]] = {}
    for token in value.split(","):
        found = _TOKEN.fullmatch(token)
        if found is None:
            raise BadOptionError(f"option '{OPTION}' is no campaign: '{token}' means nothing in it")
        if found["key"]:
            numbers[found["key"]] = int(found["number"])
        elif found["what"]:
            names[found["what"]].append(found["name"])
        elif found["seat"]:
            person = people.setdefault(int(found["seat"]), {})
            person.setdefault(found["of"], []).append(found["card"])
        elif found["who"]:
            people.setdefault(int(found["who"]), {})["merits"] = int(found["merits"])
    seats = range(1, len(people) + 1)
    if sorted(people) != [*seats] or not all(len(one.get("is", ())) == 1 for one in people.values()):
        raise BadOptionError(
            f"option '{OPTION}' is no campaign: it does not name one detective for each seat"
        )
    if numbers.get("mission", 0) < 1:
        raise BadOptionError(f"option '{OPTION}' is no campaign: it does not name its next mission")
    return CampaignFile(
        mission=numbers["mission"] - 1,
        storm=numbers.get("storm", 0),
        flags=tuple(names["flag"]),
        detectives=tuple(_dossier(people[seat]) for seat in seats),
        retired=tuple(names["retired"]),
        replay=numbers.get("replay", -1),
        replayed="replayed" in value.split(","),
    )


def _dossier(one: Mapping[str, Any]) -> Dossier:
    boons, scars, items = (tuple(one.get(key, ())) for key in ("boon", "scar", "item"))
    return Dossier(one["is"][0], one.get("merits", 0), boons, scars, items)


# --- as JSON ----------------------------------------------------------------------------------------


class _Person(Strict):
    """A detective in the file."""

    detective: str
    merits: int = Field(0, ge=0, le=999)
    boons: list[str] = Field(default_factory=list)
    scars: list[str] = Field(default_factory=list)
    items: list[str] = Field(default_factory=list)


class _Json(Strict):
    """The file."""

    format: str
    version: int
    game: str
    campaign: str
    options: dict[str, str] = Field(default_factory=dict)
    mission: int = Field(ge=1, le=99)
    storm: int = Field(ge=0, le=99)
    flags: list[str] = Field(default_factory=list)
    detectives: list[_Person] = Field(min_length=1, max_length=5)
    retired: list[str] = Field(default_factory=list)
    replay: int | None = Field(None, ge=0, le=99)
    replayed: bool = False


def to_json(file: CampaignFile, options: Mapping[str, str]) -> str:
    """The file as people keep it, with the options that the table was played with."""
    kept = {key: value for key, value in options.items() if key not in _OF_THE_FILE}
    people = [
        {
            "detective": one.detective,
            "merits": one.merits,
            "boons": [*one.boons],
            "scars": [*one.scars],
            "items": [*one.items],
        }
        for one in file.detectives
    ]
    data = {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "campaign": CAMPAIGN,
        "options": kept,
        "mission": file.mission + 1,
        "storm": file.storm,
        "flags": [*file.flags],
        "detectives": people,
        "retired": [*file.retired],
        "replay": file.replay if file.replay >= 0 else None,
        "replayed": file.replayed,
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def from_json(text: str) -> dict[str, str]:
    """The options of the session that follows in a campaign file; one clear sentence if it is none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOptionError(f"the campaign file is broken: it is not JSON ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadOptionError(f"this is no campaign file: its 'format' is not '{FORMAT}'")
    named = data.get("game"), data.get("campaign")
    if named != (GAME, CAMPAIGN):
        raise BadOptionError(
            f"this is a file of another campaign: {named[1]} of {named[0]}, not {CAMPAIGN} of {GAME}"
        )
    if data.get("version") != VERSION:
        raise BadOptionError(
            f"the campaign file has version {data.get('version')}, and this program reads version {VERSION}"
        )
    try:
        read = _Json.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise BadOptionError(f"the campaign file is broken at '{where}': {first['msg']}") from None
    people = (
        Dossier(one.detective, one.merits, tuple(one.boons), tuple(one.scars), tuple(one.items))
        for one in read.detectives
    )
    file = CampaignFile(
        mission=read.mission - 1,
        storm=read.storm,
        flags=tuple(read.flags),
        detectives=tuple(people),
        retired=tuple(read.retired),
        replay=-1 if read.replay is None else read.replay,
        replayed=read.replayed,
    )
    return {**read.options, "main": KEY, OPTION: to_option(file)}
