"""Web Push by the book: the example of RFC 8291, and what a browser or a push service would check."""

import asyncio
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from miskatonic.server.notices import vapid, web_push
from miskatonic.server.notices.vapid import Vapid, from_text, to_text
from miskatonic.server.notices.web_push import BadSubscriptionError, check_keys, encrypt
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.migrate import migrate
from miskatonic.server.tokens import now
from tests.server.notices.receivers import Browser, Received, check_vapid

# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text)), ec.SECP256R1())


def test_the_example_of_the_standard_is_encrypted_as_the_standard_says() -> None:
    assert to_text(encrypt(PLAIN, P256DH, AUTH, key=private(OURS), salt=from_text(SALT))) == BODY


def test_the_browser_of_these_tests_reads_the_example_of_the_standard() -> None:
    browser = Browser("", private(THEIRS), from_text(AUTH))
    assert browser.subscription == {"endpoint": "", "p256dh": P256DH, "auth": AUTH}
    assert browser.read(from_text(BODY)) == PLAIN


def test_no_two_messages_look_alike() -> None:
    browser = Browser("")
    keys = browser.subscription
    bodies = [encrypt(PLAIN, keys["p256dh"], keys["auth"]) for _ in range(2)]
    assert bodies[0] != bodies[1]
    assert [browser.read(body) for body in bodies] == [PLAIN, PLAIN]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (P256DH[:-4], AUTH),
        (P256DH, AUTH[:-4]),
        ("!" * 87, AUTH),
        (P256DH, "é" * 22),
        (to_text(bytes(65)), AUTH),
    ],
)
def test_keys_with_which_nothing_can_be_encrypted_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscriptionError):
        check_keys(p256dh, auth)


def test_the_key_of_the_server_is_made_once_and_signs_for_one_push_service(tmp_path: Path) -> None:
    database = Database(parse_url(f"sqlite:///{tmp_path / 'house.db'}"))
    migrate(database.engine)

    async def ask(contact: str | None) -> tuple[str, str]:
        node = Vapid(database, contact)
        return await node.public_key(), await node.authorization("https://push.example.org")

    key, authorization = asyncio.run(ask("mailto:ada@example.org"))
    claims = check_vapid(Received("", {"authorization": authorization}, b""), key, "https://push.example.org")
    assert claims["sub"] == "mailto:ada@example.org"
    assert 0 < claims["exp"] - now() / 1000 <= vapid.VALID_SECONDS
    other_key, other = asyncio.run(ask(None))
    assert other_key == key
    assert "sub" not in check_vapid(
        Received("", {"authorization": other}, b""), key, "https://push.example.org"
    )
    database.close()


def test_a_message_says_how_long_it_is_kept_and_what_it_replaces() -> None:
    assert web_push.headers("vapid x", "table-1") == {
        "authorization": "vapid x",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": "86400",
        "urgency": "normal",
        "topic": "table-1",
    }
