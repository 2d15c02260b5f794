"""Around one keyboard: secrets are told behind a curtain, and nothing else is."""

from tests.matches.lantern import SPEC as LANTERN
from tests.terminal.sessions import WITCH, play, seated

CURTAIN = "Pass the keyboard and press Enter "


def test_one_person_needs_no_curtain_and_hears_the_secret_at_once() -> None:
    printed, asked = play(seated(LANTERN, [None, "random"]), ["look attic", "quit"])
    assert CURTAIN not in asked
    assert "in the Attic.  (only you know)" in printed


def test_people_without_secrets_need_no_curtain() -> None:
    _, asked = play(seated(LANTERN, [None, None]), ["roll", "pass", "roll", "pass", "quit"])
    assert CURTAIN not in asked


def test_a_secret_is_told_to_its_seat_alone_behind_a_curtain() -> None:
    match = seated(LANTERN, [None, None])
    printed, asked = play(match, ["look attic", "", "pass", "quit"])
    assert asked.count(CURTAIN) == 1
    curtain, secret = printed.index("Only Ada may look now."), printed.index("in the Attic.  (only you know)")
    assert curtain < secret
    after_pass = printed[printed.index("• Ada passes the lantern on.") :]
    assert "It is" not in after_pass


def test_what_was_wiped_away_is_told_again_to_the_next_but_for_the_secret() -> None:
    printed, _ = play(seated(LANTERN, [None, None]), ["look attic", "", "pass", "quit"])
    told = printed[printed.index("(only you know)") :]
    assert "• Ada looks into the Attic.\n• Ada passes the lantern on.\n" in told


def test_the_one_who_knows_sits_down_again_behind_the_curtain() -> None:
    _, asked = play(seated(LANTERN, [None, None]), ["look attic", "", "pass", "pass", "", "quit"])
    assert asked.count(CURTAIN) == 2


def test_the_log_of_a_seat_does_not_tell_what_another_saw() -> None:
    printed, _ = play(seated(LANTERN, [None, None]), ["look attic", "", "pass", "log all", "quit"])
    told = printed[printed.index("• Ada passes the lantern on.") :]
    assert "• Ada looks into the Attic." in told
    assert "It is" not in told


def test_nobody_at_the_curtain_ends_the_evening() -> None:
    match = seated(LANTERN, [None, None])
    play(match, ["look attic"])
    assert match.seq == 1


def test_a_player_who_controls_all_scholars_is_never_sent_away() -> None:
    match = seated(WITCH, [None, None], solo="on", seed=4)
    printed, asked = play(match, ["auto"] * 80)
    assert "looks at the tile" in printed
    assert CURTAIN not in asked
