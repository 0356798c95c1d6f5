"""The server's limits as they are in force, for security.md."""

from lynxdeck.server import limits, protocol
from lynxdeck.server.http import app
from lynxdeck.server.http.routes import general
from lynxdeck.server.play import journal
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket import connection, listener

KIB = 1024


def table() -> str:
    """Each limit, its usual value, and what happens beyond it."""
    usual = Settings()
    flood = "`bye` `flood`, closed with 1008"
    retry = "429 with `Retry-After`"
    burst = f"{limits.BURST_S} seconds' worth at once"
    rows = (
        ("a message on a socket", f"{protocol.FRAME // KIB} KiB", "closed with 1009"),
        (
            "messages on a socket",
            f"{usual.messages_per_second} a second, {usual.message_burst} at once",
            f"{flood}; one in several frames counts as several",
        ),
        (
            "work for one address",
            f"{usual.work_per_second} ms a second, {burst}",
            f"{flood}, or {retry}",
        ),
        (
            "work for one socket",
            f"{usual.work_per_second // limits.SOCKET} ms a second, {burst}",
            flood,
        ),
        (
            "work for one address in one go",
            f"{limits.AT_ONCE_S * 1000:.0f} ms, then half of the time",
            "the rest waits",
        ),
        ("chat lines of a seat, and reactions", f"{usual.chat_lines} in ten seconds", "refused"),
        (
            "unread output of a socket",
            f"{usual.outbox_bytes // KIB} KiB",
            "dropped, with the reason last",
        ),
        ("a socket that sends nothing at first", f"{connection.JOIN_S} s", "`bye` `idle`"),
        ("sockets of one address", f"{usual.sockets_per_address}", "429"),
        ("HTTP connections of one address", f"{usual.connections_per_address}", "429, closed"),
        (
            "connections in all",
            f"file descriptors less {listener.RESERVE}; over HTTP each counts twice",
            "503, closed",
        ),
        (
            "a request up to its last header",
            f"{listener.HEAD_S:.0f} s, {listener.HEAD_BYTES // KIB} KiB",
            "408 or 431, closed",
        ),
        ("a body", f"{app.BODY // KIB} KiB, {app.BODY_S} s", "413, 408"),
        ("an answer to be read", f"{listener.ANSWER_S:.0f} s", "cut off"),
        ("a connection after an answer", f"{listener.KEEP_S:.0f} s; a proxy's is kept", "closed"),
        ("spectators of one table", f"{usual.spectators_per_table}", "refused"),
        ("requests of one address", f"{usual.requests_per_minute} a minute", retry),
        ("tables made by one address", f"{usual.tables_per_hour} an hour", retry),
        ("a QR code", f"{general.QR_BYTES} bytes", "refused"),
        ("commands waiting at one table", f"{journal.MOST_WAITING}", "refused"),
        ("tables in memory", f"{usual.open_tables:,}", "429 when none can be unloaded"),
        ("lobby tables of one address", f"{usual.lobby_per_address}", "older ones are not shown"),
        ("a table with nobody but its host", f"{usual.waiting_hours} hours", "deleted"),
    )
    head = ["| what | limit | beyond it |", "| --- | --- | --- |"]
    return "\n".join(head + [f"| {' | '.join(row)} |" for row in rows])
