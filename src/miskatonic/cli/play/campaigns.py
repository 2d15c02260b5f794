"""`play --campaign`: a campaign that goes on from session to session in a file."""

import shlex
from collections.abc import Mapping
from pathlib import Path

from miskatonic.cli.lookup import BadArgumentError
from miskatonic.games.campaign import Campaign
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.matches import Match


def options_in(spec: AnyGame, file: Path) -> dict[str, str]:
    """The options of the session that follows in the file; of the first, if there is no file yet."""
    campaign = _campaign_of(spec)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return dict(campaign.begins)
    except (OSError, UnicodeDecodeError) as error:
        raise BadArgumentError(f"{file} cannot be read: {error}") from None
    try:
        return campaign.read(text)
    except BadOptionError as error:
        raise BadArgumentError(f"{file}: {error}") from None


def seats_of(spec: AnyGame, options: Mapping[str, str]) -> int | None:
    """How many seats a campaign with these options has, if that is decided."""
    return None if spec.campaign is None else spec.campaign.seats(options)


def written(match: Match, file: Path) -> str:
    """Write the file if the session is over. Says what was done."""
    campaign = _campaign_of(match.spec)
    text = campaign.write(match.table) if match.outcome is not None else None
    if text is None:
        return f"The session is not over, and {file} has not changed."
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise BadArgumentError(f"{file} cannot be written: {error}") from None
    if not campaign.sequels(match.table):
        return f"The campaign has ended; {file} tells how."
    again = f"miskatonic play {match.spec.key} --campaign {shlex.quote(str(file))}"
    return f"The campaign is kept in {file}. To play the next session: {again}"


def _campaign_of(spec: AnyGame) -> Campaign:
    if spec.campaign is None:
        raise BadArgumentError(f"{spec.key} has no campaign")
    return spec.campaign
