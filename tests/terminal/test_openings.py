"""What is told at the start of a game even if much else has happened since."""

import pytest

from miskatonic.games.registry import find_game
from miskatonic.matches import Match
from miskatonic.terminal.voice import Voice
from tests.terminal.sessions import play, seated, texts_of

CULTISTORM = find_game("cultistorm")
PEOPLE = 3


def begun(variant: str) -> tuple[Match, str]:
    """A match, and all that is printed up to the first question, in one line."""
    match = seated(CULTISTORM, [None] * PEOPLE, 7, **CULTISTORM.variants[variant])
    printed, _ = play(match, ["quit"])
    return match, " ".join(printed.replace("│", " ").split())


@pytest.mark.parametrize(
    ("variant", "kind"),
    [("nightmare", "starts-insane"), ("nightmare", "cult-chosen"), ("narrative", "location-story")],
)
def test_what_the_set_up_decided_is_told_before_the_first_question(variant: str, kind: str) -> None:
    match, printed = begun(variant)
    voice = Voice(texts_of(CULTISTORM), [who.name for who in match.setup.seats])
    told = [event for event in match.events(0) if event.kind == kind]
    assert told
    for event in told:
        assert printed.count(" ".join(voice.event(event).split())) == 1


def test_what_the_board_shows_is_not_told_at_the_start() -> None:
    match, printed = begun("nightmare")
    voice = Voice(texts_of(CULTISTORM), [who.name for who in match.setup.seats])
    laid = next(event for event in match.events(0) if event.kind == "locations-laid")
    assert voice.event(laid) not in printed


def test_every_option_that_was_taken_for_somebody_is_told_at_the_start() -> None:
    for variant in CULTISTORM.variants:
        match, printed = begun(variant)
        forced = [event for event in match.events(None) if event.forced is not None]
        assert printed.count("there was no other choice") == len(forced)


def test_a_match_that_is_taken_up_again_does_not_tell_its_opening_again() -> None:
    match, _ = begun("narrative")
    asked = match.table.flow.decision
    assert asked is not None
    match.submit(asked.seat, match.alphabet.text(asked.options[0]))
    printed, _ = play(match, ["quit"])
    assert "What they tell of" not in printed
