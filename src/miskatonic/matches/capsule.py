"""A match as JSON that reproduces it anywhere. An imported match is verified word by word.

The format is stable and described in docs/capsule.md. Whoever changes it raises `SCHEMA`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from miskatonic.bots.requests import topics
from miskatonic.games.registry import UnknownGameError, find_game
from miskatonic.games.requests import Request
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import SECRET_DIGITS, Secret, Seed
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.matches.errors import BrokenReplayError, ForeignCapsuleError, NotACapsuleError
from miskatonic.matches.match import Match
from miskatonic.matches.promises import Promise
from miskatonic.matches.record import MatchSetup, Move, Occupant

FORMAT = "miskatonic-capsule"
# In schema 1 the seed was always a number. In schema 2 no word had a secret of its own. Local games still
# have numbers for seeds, and words without secrets. In schema 3 bots promised nothing.
SCHEMA = 4
READABLE = (1, 2, 3, 4)


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatPart(_Part):
    """Who sits at a seat; `bot` names the bot, null is a person."""

    name: str = Field(max_length=200)
    bot: str | None = Field(max_length=200)


class MovePart(_Part):
    """A word, who said it (a seat from 0 on; -1: another table), the digest after it, and its secret."""

    seat: int = Field(ge=OUTSIDE)
    word: str
    digest: str
    secret: Secret | None = Field(default=None, pattern=f"^{SECRET_DIGITS.pattern}$")


class PromisePart(_Part):
    """After `step` words the bot of a seat has promised `asker` something, until the end of a round."""

    step: int = Field(ge=0)
    seat: int = Field(ge=0)
    asker: int = Field(ge=0)
    kind: str = Field(max_length=80)
    subject: str = Field(max_length=80)
    until: int = Field(ge=0)


class Capsule(_Part):
    """The whole of a match."""

    format: Literal["miskatonic-capsule"]
    schema_: Literal[1, 2, 3, 4] = Field(alias="schema")
    game: str
    rules_version: str
    content: str
    seed: Seed
    options: dict[str, str]
    seats: list[SeatPart]
    opening: str
    promises: list[PromisePart] = Field(default_factory=list, max_length=10_000)
    moves: list[MovePart]

    @field_validator("seed", mode="before")
    @classmethod
    def is_a_seed(cls, seed: object) -> object:
        if type(seed) is int or (isinstance(seed, str) and SECRET_DIGITS.fullmatch(seed)):
            return seed
        raise ValueError("a seed is a number, or a secret of 32 to 64 hexadecimal digits")


def _printed(_spec: AnyGame) -> object:
    """The default content: the cards that come with the game."""
    return None


def to_json(match: Match) -> str:
    """The match as one JSON document, with a line for each word."""
    head = {
        "game": match.spec.key,
        "rules_version": match.spec.rules_version,
        "content": match.table.rules.digest,
        "seed": match.setup.seed,
        "options": match.setup.options,
        "seats": [seat._asdict() for seat in match.setup.seats],
        "opening": match.opening,
    }
    if match.promises:
        head["promises"] = [_promise_written(promise) for promise in match.promises]
    return record_to_json(head, match.moves)


def record_to_json(head: Mapping[str, object], moves: Sequence[Move]) -> str:
    """The same for a match that is not at hand; `head` has all fields but the moves."""
    head = {"format": FORMAT, "schema": SCHEMA, **head}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    said = [f"    {json.dumps(_written(move), ensure_ascii=False)}" for move in moves]
    body = "[\n" + ",\n".join(said) + "\n  ]" if said else "[]"
    return "\n".join(["{", *lines, f'  "moves": {body}', "}", ""])


def from_json(
    text: str | bytes,
    content_of: Callable[[AnyGame], object] = _printed,
    find: Callable[[str], AnyGame] = find_game,
) -> Match:
    """The match of a capsule, replayed and compared with every recorded digest.

    `content_of` loads the cards to play with; by default they are the game's own.
    """
    capsule = _parsed(text)
    spec = _game_of(capsule, find)
    match = _opened(capsule, spec, content_of(spec))
    promises = [_promised(each) for each in capsule.promises]
    for seq, move in enumerate(capsule.moves, 1):
        _check_promises(match, promises)
        where = f"step {seq} of the capsule, '{move.word}' by seat {move.seat + 1},"
        try:
            made = match.submit(move.seat, move.word, secret=move.secret)
        except MiskatonicError as error:
            raise BrokenReplayError(f"{where} cannot be played: {error}") from error
        if made.digest != move.digest:
            raise BrokenReplayError(f"{where} does not lead to the table that was recorded")
    _check_promises(match, promises)
    match.promises = [promise for promise in promises if promise.step <= match.seq]
    return match


def _written(move: Move) -> dict[str, object]:
    return {key: value for key, value in move._asdict().items() if value is not None}


def _promise_written(promise: Promise) -> dict[str, object]:
    step, seat, (kind, asker, subject), until = promise
    return {"step": step, "seat": seat, "asker": asker, "kind": kind, "subject": subject, "until": until}


def _promised(part: PromisePart) -> Promise:
    return Promise(part.step, part.seat, Request(part.kind, part.asker, part.subject), part.until)


def _check_promises(match: Match, promises: Sequence[Promise]) -> None:
    """Raise if nobody could have asked for what was promised at this step."""
    seats = range(len(match.setup.seats))
    for step, seat, request, _ in promises:
        if step != match.seq:
            continue
        are_seats = seat in seats and request.asker in seats
        known = topics(match.spec, match.table, request.asker, seat) if are_seats else {}
        if request.subject not in known.get(request.kind, ()):
            what = f"{request.kind} {request.subject}".strip()
            raise BrokenReplayError(f"nobody can have promised '{what}' after step {step} of the capsule")


def _parsed(text: str | bytes) -> Capsule:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotACapsuleError("this is not a capsule: it is not valid JSON") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotACapsuleError(f"this is not a capsule: its 'format' is not '{FORMAT}'")
    if data.get("schema") not in READABLE:
        known = f"{', '.join(map(str, READABLE[:-1]))} and {READABLE[-1]}"
        raise ForeignCapsuleError(
            f"this capsule has schema {data.get('schema')!r}, but this version of miskatonic reads {known}"
        )
    try:
        return Capsule.model_validate(data)
    except ValidationError as error:
        fault = error.errors()[0]
        where = ".".join(str(part) for part in fault["loc"])
        raise NotACapsuleError(f"the capsule is damaged at '{where}': {fault['msg'].lower()}") from error


def _game_of(capsule: Capsule, find: Callable[[str], AnyGame]) -> AnyGame:
    try:
        spec = find(capsule.game)
    except UnknownGameError as error:
        raise ForeignCapsuleError(f"the capsule holds a match of another game: {error}") from error
    if capsule.rules_version != spec.rules_version:
        raise ForeignCapsuleError(
            f"the match was played by rules version {capsule.rules_version} of {spec.key}; "
            f"these are the rules of version {spec.rules_version}"
        )
    return spec


def _opened(capsule: Capsule, spec: AnyGame, content: object) -> Match:
    seats = tuple(Occupant(seat.name, seat.bot) for seat in capsule.seats)
    match = Match(MatchSetup(spec, seats, capsule.seed, spec.settle(capsule.options), content))
    if match.table.rules.digest != capsule.content:
        raise ForeignCapsuleError(
            f"the match was played with other cards of {spec.key} (content {capsule.content}) "
            f"than these (content {match.table.rules.digest}); "
            "load it with a folder of those cards (--content), or begin a new game"
        )
    if match.opening != capsule.opening:
        raise BrokenReplayError("the opening of the capsule is not the table that its seed sets up")
    return match
