"""What a lobby shows of a table, and which events change it."""

import random

import msgspec

from lynxdeck.server import protocol as wire
from lynxdeck.server.play.listing import QUIET, listing
from lynxdeck.table import agreeing, commands
from lynxdeck.table import events as ev
from lynxdeck.table.table import Table
from tests.table.conftest import Talk, Talks, snapshot


def eventful(talk: Talks) -> Talk:
    """A table at which about everything happens that can."""
    choose = random.Random(5).choice
    table = talk("push", seats=3, match=1, public=True, title="Friday")
    table.say(commands.sit, 1, "Ann")
    table.say(commands.sit, 2, "Ben")
    table.say(commands.add_bot, 3, "easy")
    table.say(commands.chat, 1, "hello")
    table.say(commands.rename, 2, "Benno")
    table.say(commands.set_auto, 1, auto=True)
    table.say(commands.set_face, 2, 7)
    table.say(agreeing.change, msgspec.structs.replace(table.table.setup, odds=False))
    table.say(agreeing.set_ready, 2, ready=True)
    table.say(commands.start)
    table.say(commands.leave, 2)
    table.say(commands.back, 2)
    table.say(commands.revoke, 1)
    for _ in range(3):
        table.play_out(choose)
        if table.table.status == "between":
            table.say(commands.start)
    table.say(commands.rematch)
    table.say(commands.forget, 2)
    table.say(commands.close)
    return table


def test_quiet_events_change_nothing_of_a_listing(talk: Talks) -> None:
    log = eventful(talk).log
    table, before = Table("table"), None
    kinds: set[type[ev.Event]] = set()
    for payload, at in log:
        event = ev.decode(payload)
        table.apply(event, at)
        after = listing(table)
        assert after == before or not isinstance(event, QUIET), event
        kinds.add(type(event))
        before = after
    assert kinds >= {*QUIET, ev.Seated, ev.Botted, ev.Renamed, ev.Started, ev.Ended, ev.Rematch}
    assert kinds >= {ev.Faced, ev.Ready, ev.Changed}


def test_what_is_tried_on_a_copy_leaves_the_table_alone(talk: Talks) -> None:
    log = eventful(talk).log
    table = Table("table")
    for payload, at in log:
        before = snapshot(table) if table.n else None
        tried = table.copy()
        tried.apply(ev.decode(payload), at)
        assert before == (snapshot(table) if table.n else None)
        table.apply(ev.decode(payload), at)
        assert snapshot(tried) == snapshot(table)


def test_a_listing_is_read_back_and_tells_no_secret(talk: Talks) -> None:
    told = eventful(talk)
    table = Table("table")
    for payload, at in told.log:
        table.apply(ev.decode(payload), at)
        text = listing(table).summary
        assert msgspec.json.encode(msgspec.json.decode(text, type=wire.TableInfo)) == text
        assert table.deal is not None
        assert table.deal.seed.hex().encode() not in text
    assert b'"Seat 2"' in text
    assert b"Ben" not in text
