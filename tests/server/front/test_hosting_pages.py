"""What the pages for hosts say is so."""

import re
from pathlib import Path

import pytest

from lynxdeck.cli import app
from lynxdeck.server import door, guard, journal, logs, protocol, sockets, visitors, web
from lynxdeck.server.metrics import full_names
from lynxdeck.server.routes import house as rooms
from lynxdeck.server.settings import Settings, variable

ROOT = Path(__file__).parents[3]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
WATCHING = (ROOT / "docs" / "watching.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_the_page_names_every_setting_figure_and_command() -> None:
    for name in Settings.__struct_fields__:
        assert f"`{variable(name)}`" in HOSTING
    for name in full_names():
        assert f"`{name}`" in HOSTING
    known = {command.name for command in app.registered_commands}
    known |= {group.name for group in app.registered_groups}
    for command in re.findall(r"^lynxdeck (\w+)", HOSTING, re.MULTILINE):
        assert command in known
    for path in web.HOUSE:
        assert f"`{path}`" in HOSTING


def test_the_page_about_watching_names_only_what_there_is() -> None:
    settings = {variable(name) for name in Settings.__struct_fields__}
    assert set(re.findall(r"LYNXDECK_\w+", WATCHING)) < settings
    figures = set(re.findall(r"lynxdeck_\w+", WATCHING))
    assert figures < set(full_names())
    assert {"lynxdeck_store_healthy", "lynxdeck_store_damaged"} < figures


def test_the_page_names_every_event_of_the_log() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(logs.__file__).parent.glob("*.py")
    )
    events = set(
        re.findall(r"log\.(?:debug|info|warning|error|exception)\(\s*\"([\w.]+)\"", source)
    )
    assert "server.started" in events
    for event in events:
        assert f"`{event}`" in HOSTING, event


@pytest.mark.promise("limits-in-force")
def test_the_limits_that_are_promised_are_those_in_force() -> None:
    usual = Settings()
    kib = 1024
    for row in (
        f"| a message on a socket | {protocol.FRAME // kib} KiB |",
        f"| messages on a socket | {usual.messages_per_second} a second,"
        f" {usual.message_burst} at once |",
        f"| work for one address | {usual.work_per_second} ms in a second,"
        f" {visitors.BURST_S} seconds' worth at once |",
        f"| work for one socket | {usual.work_per_second // visitors.SOCKET} ms in a second,",
        f"| work for one address at one go | {visitors.AT_ONCE_S * 1000:.0f} ms, then half",
        f"| connections over HTTP of one address | {usual.connections_per_address} |",
        f"file descriptors, less {door.RESERVE}; over HTTP",
        f"| a request up to its last header | {door.HEAD_S:.0f} s, {door.HEAD_BYTES // kib} KiB |",
        f"| a body over HTTP to come | {web.BODY_S} s |",
        f"| an answer to be read | {door.ANSWER_S:.0f} s |",
        f"| a connection after an answer | {door.KEEP_S:.0f} s;",
        f"| a QR code | {rooms.QR_BYTES} bytes; the last {rooms.CODES} are kept |",
        f"| commands waiting at one table | {journal.MOST_WAITING} |",
        f"A read costs {visitors.READ_S * 1e6:.0f} µs, a frame {visitors.FRAME_S * 1e6:.0f} µs",
        f"| lines of chat by one seat, and reactions | {usual.chat_lines} in ten seconds each |",
        f"| what a socket has not read | {usual.outbox_bytes // kib} KiB |",
        f"| a socket that says nothing | {sockets.JOIN_S} s |",
        f"| sockets of one address | {usual.sockets_per_address} |",
        f"| spectators of one table | {usual.spectators_per_table} |",
        f"| a body over HTTP | {web.BODY // kib} KiB |",
        f"| requests of one address | {usual.requests_per_minute} a minute |",
        f"| tables made by one address | {usual.tables_per_hour} an hour |",
        f"| tables in memory | {usual.open_tables:,} |",
        f"| tables of one address in the lobby | {usual.lobby_per_address},",
        f"| a table where nobody but its maker waits | {usual.waiting_hours} hours |",
    ):
        assert row in SECURITY, row
    for header in guard.HEADERS:
        assert f"`{header}" in SECURITY or header == "Server", header
