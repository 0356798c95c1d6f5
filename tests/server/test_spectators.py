"""Who looks on: joining, resuming, presence, and the end of the line."""

import ast
import json
import random
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from lynxdeck.games.observer import Changes
from lynxdeck.server.play import audience
from lynxdeck.server.play.messages import OTHERS
from lynxdeck.server.play.room import Room
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from tests.server.conftest import Play
from tests.server.guest import GoneError, Guest, play_on, whose
from tests.server.house import House, Place
from tests.server.samples import sample


def public(view: Any) -> Any:
    """What everybody sees of a view."""
    return {name: value for name, value in view.items() if name not in ("seat", "hand", "legal")}


# --- joining and resuming ------------------------------------------------------------------------


def test_everybody_sees_the_same_table_through_their_own_eyes(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3)
        guests = await place.begun()
        watcher = await place.join(None)
        await play_on(guests, random.Random(1), most=40)
        for seat, guest in guests.items():
            assert guest.view == await place.view(seat)
            assert sum(guest.view["hand"].values()) == guest.view["players"][seat - 1]["hand_size"]
            await watcher.sees(guest.n)
            assert public(guest.view) == public(watcher.view)
        assert (watcher.view["hand"], watcher.view["legal"], watcher.seat) == (None, [], None)
        assert watcher.view == await place.view(None)

    play(scene)


def test_resuming_tells_what_was_missed_and_nothing_twice(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        await play_on(guests, random.Random(2), most=6)
        left, view = guests[1].n, json.loads(json.dumps(guests[1].view))
        await guests[1].cut()
        asked = await house.get(f"{place.path}/view?seat=2", place.keys[2])
        if asked["view"]["legal"]:
            await guests[2].done(asked["view"]["legal"][0])
        await guests[2].ask("chat", text="are you there?")
        back = await house.connect(place.name)
        back.view = view
        answer = await back.join(1, key=place.keys[1], since=left)
        assert answer["type"] == "resumed"
        await back.sees(answer["n"])
        await back.ping()
        assert [event["n"] for event in back.heard] == list(range(left + 1, answer["n"] + 1))
        assert back.view == await place.view(1)
        assert back.chat == ["are you there?"]

    play(scene)


def test_a_resume_is_the_same_bytes_as_what_the_others_heard_live(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        away = guests[1].n
        tokens = await play_on(guests, random.Random(3), most=20)
        assert len(tokens) == 20
        live = guests[1].frames
        again = await house.connect(place.name)
        again.view = {"players": [{}, {}], "display": [[]] * 6}
        again._happen = lambda event: setattr(again, "n", event["n"])  # type: ignore[method-assign]
        await again.join(1, key=place.keys[1], since=away)
        await again.sees(guests[1].n)
        told = [frame for frame in again.frames if '"type":"move"' in frame]
        assert told == [frame for frame in live if '"type":"move"' in frame][-20:]

    play(scene)


def test_a_resume_from_too_long_ago_or_from_the_future_gives_a_fresh_state(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await place.begun()
        guest = await place.join(1)
        early = guest.n
        for number in range(OTHERS + 1):
            await guest.ask("chat", text=f"line {number}")
        for since, kind in (
            (early, "state"),
            (early + 1, "resumed"),
            (guest.n, "resumed"),
            (guest.n + 1, "state"),
            (10**5, "state"),
            (0, "state"),
        ):
            other = await house.connect(place.name)
            answer = await other.join(1, key=place.keys[1], since=since)
            assert answer["type"] == kind, since
            assert answer["n"] == guest.n
            await other.sees(guest.n)
            await other.ping()

    play(scene)


def test_the_state_has_the_last_fifty_lines_of_chat(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guest = await place.join(1)
        for number in range(55):
            await guest.ask("chat", text=f"line {number}")
        later = await place.join(2)
        assert later.chat == [f"line {number}" for number in range(5, 55)]

    play(scene)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "join", "protocol": 2}, "protocol"),
        ({"type": "join", "protocol": 10**200}, "bad-request"),
        ({"type": "join", "protocol": 1, "seat": 1}, "no-key"),
        ({"type": "join", "protocol": 1, "seat": 1, "key": "wrong"}, "no-key"),
        ({"type": "join", "protocol": 1, "seat": 6}, "no-key"),
        ({"type": "join", "protocol": 1, "seat": 7}, "bad-request"),
        ({"type": "join", "protocol": 1, "since": -1}, "bad-request"),
        ({"type": "join", "protocol": 1, "more": 1}, "bad-request"),
        ({"type": "join"}, "bad-request"),
        ({"type": "decide", "id": "a", "move": 0, "token": "T"}, "not-joined"),
        ({"type": "chat", "id": "a", "text": "hello"}, "not-joined"),
        ({"type": "preview", "id": "a", "token": "T"}, "not-joined"),
        ({"type": "why", "id": "a", "token": "T"}, "not-joined"),
    ],
)
def test_what_is_not_possible_before_joining(play: Play, message: Any, code: str) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guest = await house.connect(place.name)
        await guest.say(message)
        await guest.until(lambda g: g.refusals)
        refusal = guest.refusals[0]
        assert refusal["code"] == code
        assert refusal["id"] == message.get("id")
        assert refusal["sentence"].endswith(".")
        await guest.join(None)  # and all is well

    play(scene)


def test_spectators_take_no_part(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await place.start()
        watcher = await place.join(None)
        for kind, fields in (
            ("decide", {"move": 0, "token": "1"}),
            ("chat", {"text": "hello"}),
            ("why", {"token": "1"}),
            ("preview", {"token": "1"}),
            ("hint", {}),
            ("odds", {}),
            ("tips", {}),
        ):
            assert (await watcher.ask(kind, **fields))["code"] in ("no-seat", "off"), kind

    play(scene)


def test_a_table_may_have_no_spectators(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, spectators=False)
        stranger = await house.connect(place.name)
        assert (await stranger.join(None))["code"] == "off"
        owner = await house.connect(place.name)
        assert (await owner.join(None, key=place.keys[1]))["type"] == "state"
        host = await house.connect(place.name)
        assert (await host.join(None, key=place.host_key))["host"] is True
        assert (await house.ask("GET", f"{place.path}/view")).code == "off"

    play(scene)


def test_too_many_spectators_are_too_many(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        for _ in range(3):
            await place.join(None)
        late = await house.connect(place.name)
        assert (await late.join(None))["code"] == "too-many"
        assert (await late.join(1, key=place.keys[1]))["type"] == "state"

    play(scene, spectators_per_table=3)


# --- presence ------------------------------------------------------------------------------------


def test_everybody_hears_who_is_here(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3)
        ann = await place.join(1)
        ben = await place.join(2)
        await ann.until(lambda g: g.presence and g.presence["here"] == [1, 2])
        watcher = await place.join(None)
        await ann.until(lambda g: g.presence and g.presence["watching"] == 1)
        host = await house.connect(place.name)
        await host.join(None, key=place.host_key)
        await ann.until(lambda g: g.presence and g.presence["host_here"])
        assert [seat["here"] for seat in (await place.info())["seats"]] == [True, True, False]
        await ben.cut()
        await ann.until(lambda g: g.presence and g.presence["here"] == [1])
        await watcher.close()
        await host.close()
        await ann.until(lambda g: g.presence and g.presence["watching"] == 0)
        assert ann.presence["host_here"] is False
        assert ann.n == (await house.get(f"{place.path}/view"))["n"]  # presence has no number

    play(scene)


# --- the end of the line -------------------------------------------------------------------------


def test_when_the_server_goes_everybody_is_told_to_come_back(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        rng = random.Random(11)
        await play_on(guests, rng, most=5)
        seen = {seat: (guest.n, guest.view) for seat, guest in guests.items()}
        await house.runner.cleanup()
        for guest in guests.values():
            bye = await guest.gone()
            assert (bye["code"], bye["retry_ms"]) == ("restart", 500)
            assert guest.socket.close_code == 1012
        await house.restart()
        back = {}
        for seat, (n, view) in seen.items():
            back[seat] = await house.connect(place.name)
            answer = await back[seat].join(seat, key=place.keys[seat], since=n)
            assert answer["type"] in ("resumed", "state")
            assert answer["n"] == n
            back[seat].view = back[seat].view or view
            assert back[seat].view == view
        await play_on(back, rng)
        assert back[1].result is not None

    play_stored(scene)


def test_whoever_says_nothing_is_asked_to_go(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        silent = await house.connect(place.name)
        await house.passes(11)
        assert (await silent.gone())["code"] == "idle"

    play(scene)


def test_a_table_that_is_not_there(play: Play) -> None:
    async def scene(house: House) -> None:
        answer = await house.ask("GET", "/tables/nowhere-----/socket")
        assert answer.status == 404 or answer.code == "no-socket"
        assert (await house.ask("GET", "/tables/nowhere-----")).status == 404

    play(scene)


def test_closed_sockets_raise_here_so_that_scenes_notice(play: Play) -> None:
    """The client of these tests says so when an answer can no longer come."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guest: Guest = await place.join(1)
        await guest.cut()
        with pytest.raises((GoneError, ConnectionError)):
            await guest.ask("ping")

    play(scene)


def test_people_and_bots_in_turn(play: Play) -> None:
    """The helper that waits for the seat that is asked knows bots from people."""

    async def scene(house: House) -> None:
        place: Place = await house.make(seats=3, bots={"2": "easy"}, start=2)
        guests = await place.begun()
        assert await whose(guests) in (1, 3)

    play(scene)


# --- no spectators -------------------------------------------------------------------------------


async def switched_off(place: Place) -> None:
    await place.host("setup", {"spectators": False})


async def sent_away(place: Place) -> None:
    await place.host("seats/2/kick")


async def left(place: Place) -> None:
    await place.house.post(f"{place.path}/seats/2/leave", None, place.keys[2])


async def taken_back(place: Place) -> None:
    await place.host("seats/2/revoke")


async def handed_on(place: Place) -> None:
    await place.host("seats/1/host")


WAYS = {"switched off": "", "sent away": 2, "left": 2, "taken back": 2, "handed on": 0}
DOES = dict(zip(WAYS, (switched_off, sent_away, left, taken_back, handed_on), strict=True))


@pytest.mark.promise("no-spectators", "keys-taken-back")
@pytest.mark.parametrize("way", WAYS)
def test_no_spectators_means_none_for_lines_that_are_open(play: Play, way: str) -> None:
    """Who looks on without a seat is asked again by what right, whatever happens."""

    async def scene(house: House) -> None:
        by = WAYS[way]
        place = await house.make("push", seats=2, start=1, spectators=by == "", public=True)
        key = {"": "", 2: place.keys[2], 0: place.host_key}[by]
        watcher = await house.connect(place.name)
        assert (await watcher.join(None, key=key or None))["type"] == "state"
        await DOES[way](place)
        await watcher.gone()
        heard = len(watcher.frames)
        late = await house.connect(place.name)
        assert (await late.join(None, key=key or None))["type"] == "refused"
        await house.ask("POST", f"{place.path}/start", None, keys=[place.host_key, place.keys[1]])
        assert len(watcher.frames) == heard
        assert watcher.byes[-1]["code"] == "revoked"

    play(scene)


# --- former listeners ----------------------------------------------------------------------------

WRITERS = {"audience.py": "who looks on", "conversation.py": "who asks"}


@pytest.mark.promise("one-sight")
def test_who_hears_is_decided_in_one_place() -> None:
    """Nothing else in a room writes to a viewer, so what is tried below is all there is."""
    rooms = Path(audience.__file__).parent
    found = {
        file.name
        for file in rooms.glob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Attribute) and call.attr == "write"
    }
    assert found == WRITERS.keys()


EVENTS: dict[str, type[ev.Event] | None] = {kind.__name__: kind for kind in get_args(ev.Stored)}
SAID = "what is no event"


async def happen(room: Room, kind: type[ev.Event] | None) -> None:
    """Let any event of this type be told; a decision is made, the others need not be possible."""
    if kind is None:
        room.reactions.show(1, "laugh")
        room.audience._tell_presence()
        return
    changes: Changes | None = None
    if kind is ev.Moved:
        watch = room.table.watch
        (event, *_) = commands.decide(room.table, watch.asked or 0, watch.legal[0], watch.move)
        changes = room.table.apply(event, 0)
    else:
        event = msgspec.convert(sample(msgspec.inspect.type_info(kind)), kind)
        room.table.n += 1
    room.happened(event, 0, changes)
    room.tell()


@pytest.mark.promise("no-spectators", "keys-taken-back", "keys-former-holder", "one-sight")
@pytest.mark.parametrize("kind", [*EVENTS, SAID])
def test_nothing_that_happens_reaches_former_listeners(play: Play, kind: str) -> None:
    """Each type of event, once its listeners have lost their right, in whatever way that came."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        if kind == ev.Ended.__name__:
            await play_on(guests, random.Random(1))
        ways = ((2, place.keys[2]), (None, place.keys[2]), (None, place.host_key), (None, None))
        former = []
        for seat, key in ways:
            former.append(await house.connect(place.name))
            assert (await former[-1].join(seat, key=key))["type"] == "state"
        table = place.room.table
        table.seats[1].sitting = table.hosting = 10**6
        table.setup = replace(table.setup, spectators=False)
        heard = [len(one.frames) for one in former]
        own = len(guests[1].frames)
        await happen(place.room, EVENTS.get(kind))
        await guests[1].until(lambda guest: len(guest.frames) > own)
        for one, before in zip(former, heard, strict=True):
            await one.ping() if kind in (ev.Moved.__name__, SAID) else await one.gone()
            told = {json.loads(frame)["type"] for frame in one.frames[before:]}
            assert told <= {"bye", "pong"}

    play(scene)
