"""The parts of a node that send notices, connected."""

from miskatonic.server.metrics import Metrics
from miskatonic.server.notices.addresses import AddressRules
from miskatonic.server.notices.claims import TurnClaims
from miskatonic.server.notices.contacts import Contacts
from miskatonic.server.notices.courier import Courier
from miskatonic.server.notices.delivery_queue import DeliveryQueue
from miskatonic.server.notices.messages import Messages
from miskatonic.server.notices.notifier import Notifier
from miskatonic.server.notices.outbound import Outbound
from miskatonic.server.notices.vapid import Vapid
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.settings import Settings
from miskatonic.server.storage.database import Database


def make_notices(
    settings: Settings, database: Database, rooms: Rooms, metrics: Metrics
) -> tuple[Contacts, Notifier]:
    """Where players can be reached, and what reaches them."""
    ways, per_hour = settings.notice_ways, settings.notices_per_hour
    rules = AddressRules(settings.notice_hosts)
    vapid = Vapid(database, _contact(settings))
    queue = DeliveryQueue(database, Courier(Outbound(rules), vapid, Messages(settings.public_url)), metrics)
    claims = TurnClaims(ways, away_ms=int(settings.notice_seconds * 1000), per_hour=per_hour)
    notifier = Notifier(database, rooms, metrics, claims, queue)
    return Contacts(database, rules, vapid, ways, per_hour), notifier


def _contact(settings: Settings) -> str | None:
    """Push services accept a mail address or an https URL."""
    if settings.push_contact is not None:
        return settings.push_contact
    is_public = settings.public_url is not None and settings.public_url.startswith("https://")
    return settings.public_url if is_public else None
