"""The campaign file (CAM-2.1): JSON for people, an option for tables, a sentence for what is neither."""

import json
from typing import Any

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.storm_of_cultists.campaign_file import (
    CampaignFile,
    Dossier,
    from_json,
    from_option,
    to_json,
    to_option,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import KEY
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import file_of, lay, options_of

FULL = CampaignFile(
    2,
    4,
    ("map", "derailed"),
    (
        Dossier("miriam-hale", 3, ("head-start", "hardened"), ("limp",), ("silver-star",)),
        Dossier("elias-crane"),
        Dossier("jack-delacroix", 1, (), ("the-mark", "suspicion")),
    ),
    ("bruno-kessler",),
    3,
    replayed=False,
)


@pytest.mark.rule("CAM-2.1")
def test_the_file_survives_both_of_its_forms() -> None:
    assert from_option(to_option(FULL)) == FULL
    options = from_json(to_json(FULL, {"difficulty": "novice", "main": "x", "detectives": "y"}))
    assert options == {"difficulty": "novice", "main": KEY, "campaign": to_option(FULL)}
    assert SPEC.settle(options)["campaign"] == to_option(FULL)


@pytest.mark.rule("CAM-2.1")
def test_a_new_campaign_begins_with_nothing() -> None:
    assert from_option("new") == CampaignFile()
    t = SPEC.new(4, SPEC.settle({"main": KEY}), 1)
    zone = SPEC.scene(t, 0).zone("campaign")
    assert zone.marks["storm"] == 0
    assert zone.marks["mission"] == "the-map-makers-last-walk"
    assert zone.marks["flags"] == []


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(to_json(FULL, {})), **changes})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "the campaign file is broken: it is not JSON"),
        ("[]", "this is no campaign file"),
        (changed(format="save"), "this is no campaign file: its 'format' is not 'miskatonic-campaign'"),
        (changed(campaign="other"), "this is a file of another campaign: other of cultistorm"),
        (changed(game="witch-of-salem"), "this is a file of another campaign"),
        (changed(version=2), "the campaign file has version 2, and this program reads version 1"),
        (changed(storm="high"), "the campaign file is broken at 'storm'"),
        (changed(detectives=[]), "the campaign file is broken at 'detectives'"),
        (changed(weather="fine"), "the campaign file is broken at 'weather'"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadOptionError) as refused:
        from_json(text)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("CAM-1.2")
@pytest.mark.parametrize(
    ("option", "seats", "sentence"),
    [
        (to_option(FULL), 4, "this campaign is played by 3 detectives, not by 4"),
        ("mission-1,storm-0,nonsense", 3, "'nonsense' means nothing in it"),
        ("mission-1,1-is-miriam-hale,3-is-elias-crane", 3, "it does not name one detective for each seat"),
        ("storm-2,1-is-miriam-hale", 3, "it does not name its next mission"),
        ("mission-8,1-is-miriam-hale", 3, "this campaign has ended"),
        (to_option(file_of(1, 13)), 3, "the Storm of a campaign is at most 12, not 13"),
        (to_option(file_of(1, 0, "fog")), 3, "names the flag 'fog', which this game does not have"),
        (
            to_option(file_of(1, people={0: Dossier("miriam-hale", boons=("wings",))})),
            3,
            "names the boon 'wings', which this game does not have",
        ),
        (
            to_option(file_of(1, people={0: Dossier("elias-crane")})),
            3,
            "the campaign names the same detective twice",
        ),
    ],
)
def test_a_campaign_that_does_not_fit_the_table_is_refused(option: str, seats: int, sentence: str) -> None:
    with pytest.raises(BadOptionError, match=sentence):
        SPEC.new(seats, SPEC.settle({"main": KEY, "campaign": option}), 1)


@pytest.mark.rule("CAM-1.1")
def test_a_campaign_needs_its_expansion() -> None:
    with pytest.raises(BadOptionError, match="option 'campaign' needs main=campaign"):
        SPEC.new(3, SPEC.settle({"campaign": to_option(FULL)}), 1)


@pytest.mark.rule("CAM-2.10")
def test_nothing_is_replayed_that_cannot_be() -> None:
    options = options_of(file_of(2), campaign_again="yes")
    with pytest.raises(BadOptionError, match="no lost mission of this campaign can be replayed"):
        SPEC.new(3, SPEC.settle(options), 1)


@pytest.mark.rule("CAM-1.2")
def test_the_detectives_of_the_file_sit_at_their_seats() -> None:
    t = lay(FULL)
    assert [t.rules.detective_ids[role] for role in t.role] == [
        "miriam-hale",
        "elias-crane",
        "jack-delacroix",
    ]
