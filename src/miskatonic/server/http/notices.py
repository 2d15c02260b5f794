"""Turn notices: where a player, or a table, is told of turns."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from miskatonic.server.errors import BadTableError, NotAllowedError
from miskatonic.server.http.dependencies import (
    TABLE_PATH,
    TableId,
    WithAccess,
    WithContacts,
    WithPlayer,
    WithRooms,
)
from miskatonic.server.http.responses import ERRORS
from miskatonic.server.notices.contacts import Contacts
from miskatonic.server.notices.turns import is_by_correspondence, is_wanted
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.notices import (
    BrowserView,
    NewWebhookView,
    NoticesView,
    PushRequest,
    TableNoticesRequest,
    TableNoticesView,
    WebhookRequest,
    WebhookView,
    browser_view,
    webhook_view,
)

BROWSER_PATH = "/notices/browsers/{browser:str}"
TABLE_WEBHOOK = TABLE_PATH + "/notices/webhook"
BrowserId = FromPath[str]


@get("/notices", responses=ERRORS, summary="Where I am told of my turns")
async def show_notices(contacts: WithContacts, player: WithPlayer) -> NoticesView:
    return NoticesView(
        await contacts.push_key(),
        [browser_view(row) for row in await contacts.browsers(player.id)],
        contacts.has_webhooks,
        await _webhook(contacts, player.id),
    )


@post("/notices/browsers", responses=ERRORS, summary="Push notices to this browser")
async def subscribe(contacts: WithContacts, player: WithPlayer, data: JSONBody[PushRequest]) -> BrowserView:
    return browser_view(await contacts.subscribe(player.id, data.endpoint, data.p256dh, data.auth))


@delete(BROWSER_PATH, responses=ERRORS, summary="Push no more notices to this browser")
async def unsubscribe(contacts: WithContacts, player: WithPlayer, browser: BrowserId) -> None:
    await contacts.unsubscribe(player.id, browser)


@post(BROWSER_PATH + "/test", status_code=202, responses=ERRORS, summary="Send a test to this browser")
async def test_browser(contacts: WithContacts, player: WithPlayer, browser: BrowserId) -> None:
    await contacts.test_browser(player.id, browser)


@put("/notices/webhook", responses=ERRORS, summary="Send notices of my turns to a webhook")
async def set_webhook(
    contacts: WithContacts, player: WithPlayer, data: JSONBody[WebhookRequest]
) -> NewWebhookView:
    row = await contacts.set_webhook(player.id, data.url)
    return NewWebhookView(webhook_view(row), row.secret)


@delete("/notices/webhook", responses=ERRORS, summary="Remove my webhook")
async def remove_webhook(contacts: WithContacts, player: WithPlayer) -> None:
    await contacts.remove_webhook(player.id)


@post("/notices/webhook/test", status_code=202, responses=ERRORS, summary="Send a test to my webhook")
async def test_webhook(contacts: WithContacts, player: WithPlayer) -> None:
    await contacts.test_webhook(player.id)


@get(TABLE_PATH + "/notices", responses=ERRORS, summary="Whether I am told of my turns at a table")
async def show_table_notices(
    access: WithAccess, contacts: WithContacts, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> TableNoticesView:
    room = await rooms.open(table_id)
    await access.require_entry(room, player.id)
    return await _table_view(contacts, room, player)


@put(TABLE_PATH + "/notices", responses=ERRORS, summary="Choose whether I am told of my turns at a table")
async def choose_table_notices(
    contacts: WithContacts,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    data: JSONBody[TableNoticesRequest],
) -> TableNoticesView:
    async with rooms.locked(table_id) as room:
        await room.choose_notices(player.id, wanted=data.wanted)
        return await _table_view(contacts, room, player)


@put(TABLE_WEBHOOK, responses=ERRORS, summary="The host sends notices of all turns at a table to a webhook")
async def set_table_webhook(
    contacts: WithContacts,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    data: JSONBody[WebhookRequest],
) -> NewWebhookView:
    room = await _hosted(rooms, table_id, player)
    if not is_by_correspondence(room.row):
        raise BadTableError("only a table with a clock of a day or more has a webhook")
    row = await contacts.set_webhook(player.id, data.url, table_id)
    return NewWebhookView(webhook_view(row), row.secret)


@delete(TABLE_WEBHOOK, responses=ERRORS, summary="The host removes the webhook of a table")
async def remove_table_webhook(
    contacts: WithContacts, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> None:
    await _hosted(rooms, table_id, player)
    await contacts.remove_webhook(table_id)


@post(
    TABLE_WEBHOOK + "/test",
    status_code=202,
    responses=ERRORS,
    summary="Send a test to the webhook of a table",
)
async def test_table_webhook(
    contacts: WithContacts, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> None:
    await _hosted(rooms, table_id, player)
    await contacts.test_webhook(table_id)


async def _webhook(contacts: Contacts, webhook_id: str) -> WebhookView | None:
    row = await contacts.webhook(webhook_id)
    return None if row is None else webhook_view(row)


async def _table_view(contacts: Contacts, room: Room, player: PlayerRow) -> TableNoticesView:
    own = seats_of(room.seats, player.id)
    wanted = bool(own) and is_wanted(room.row, room.seats[own[0]])
    webhook = await _webhook(contacts, room.id) if room.row.host == player.id else None
    return TableNoticesView(wanted, webhook)


async def _hosted(rooms: Rooms, table_id: str, player: PlayerRow) -> Room:
    """The table; raises unless the player is its host."""
    room = await rooms.open(table_id)
    if room.row.host != player.id:
        raise NotAllowedError("only the host may do this")
    return room


HANDLERS = [
    show_notices,
    subscribe,
    unsubscribe,
    test_browser,
    set_webhook,
    remove_webhook,
    test_webhook,
    show_table_notices,
    choose_table_notices,
    set_table_webhook,
    remove_table_webhook,
    test_table_webhook,
]
