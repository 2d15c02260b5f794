"""Tables and campaign files that nobody can play, each with the sentence that everybody is told."""

import json
from typing import Any, Final

# Options, seats, and a part of the sentence.
BAD_TABLES: Final[tuple[tuple[dict[str, str], int, str], ...]] = (
    ({"main": "campaign", "modules": "puzzle"}, 3, "campaign and puzzle cannot be used together"),
    ({"main": "overlord,campaign"}, 4, "option 'main' cannot be 'overlord,campaign'"),
    ({"main": "overlord", "campaign": "mission-2,storm-0,1-is-miriam-hale"}, 4, "needs main=campaign"),
    ({"modules": "none,puzzle"}, 3, "'none' stands alone"),
    ({"modules": "puzzles"}, 3, "option 'modules' cannot be 'puzzles'"),
    ({"main": "overlord"}, 3, "this game is for 4 to 6 seats, not 3"),
    ({"main": "campaign"}, 2, "this game is for 3 to 5 seats, not 2"),
    ({"main": "distant"}, 3, "this game is for 1 to 2 seats, not 3"),
    ({"main": "distant", "modules": "otherworlds"}, 1, "this game is for 2 seats, not 1"),
    ({"main": "distant", "monsters": "random-2"}, 2, "1 at most can be used"),
    ({"campaign": "mission-2,storm-0"}, 3, "option 'campaign' needs main=campaign"),
    ({"main": "campaign", "campaign": "mission-9"}, 3, "there is no mission left to play"),
    ({"main": "campaign", "campaign": "rubbish"}, 3, "'rubbish' means nothing in it"),
)


def campaign_file(**changes: Any) -> str:
    """A campaign file after its first session, with these changes; None leaves an entry out."""
    people = ("miriam-hale", "elias-crane", "bruno-kessler")
    data = {
        "format": "miskatonic-campaign",
        "version": 1,
        "game": "cultistorm",
        "campaign": "storm-of-cultists",
        "mission": 2,
        "storm": 2,
        "flags": ["map"],
        "detectives": [{"detective": name} for name in people],
        **changes,
    }
    return json.dumps({key: value for key, value in data.items() if value is not None})


# The text of a file, and a part of the sentence.
BAD_FILES: Final = (
    ("", "the campaign file is broken: it is not JSON"),
    (campaign_file()[:-20], "the campaign file is broken: it is not JSON"),
    ("[]", "this is no campaign file"),
    ("[" * 5_000, "the campaign file is broken"),
    (campaign_file(format="something"), "this is no campaign file"),
    (
        campaign_file(campaign="tomb-raiders"),
        "this is a file of another campaign: tomb-raiders of cultistorm",
    ),
    (campaign_file(game="chess"), "this is a file of another campaign: storm-of-cultists of chess"),
    (campaign_file(version=2), "the campaign file has version 2, and this program reads version 1"),
    (campaign_file(mission=None), "the campaign file is broken at 'mission'"),
    (campaign_file(storm="high"), "the campaign file is broken at 'storm'"),
    (campaign_file(detectives=[]), "the campaign file is broken at 'detectives'"),
    (campaign_file(mission=8), "this campaign has ended: there is no mission left to play"),
    (campaign_file(flags=["halo"]), "the campaign names the flag 'halo', which this game does not have"),
    (campaign_file(detectives=[{"detective": "holmes"}] * 3), "detective"),
    (campaign_file(options={"modules": "puzzle"}), "campaign and puzzle cannot be used together"),
    (campaign_file(options={"tea": "green"}), "there is no option 'tea'"),
)
