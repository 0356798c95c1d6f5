"""Afterwards: replays through anybody's eyes, records, and whether the deal was fair."""

import hashlib
import hmac
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.games import deal as dealing
from lynxdeck.games.fair import parse_seed
from lynxdeck.games.position import from_key
from lynxdeck.games.registry import games
from lynxdeck.records import Record, read_text
from tests.patches import apply_patch, named
from tests.server.conftest import Play
from tests.server.guest import Guest, play_on
from tests.server.house import House, Place

EDITIONS = [
    (game.name, edition.name, edition.players[0]) for game in games() for edition in game.editions
]
SAMPLE = ("ravensburger-2014", "amigo-2022-duel", "playte-ghost", "push-risk")
"""One of each kind; the others are for the long run."""
every_edition = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [one if one[1] in SAMPLE else pytest.param(*one, marks=pytest.mark.long) for one in EDITIONS],
)
SHARE = "0123456789abcdef" * 4


def seen_live(guest: Guest) -> list[tuple[str, str]]:
    """The deal and every decision as a client saw them: token and the view after it."""
    views: list[tuple[str, str]] = []
    view: Any = None
    form: Any = None
    for frame in guest.frames:
        message = json.loads(frame)
        if message.get("what") == "started":
            view, form, views = message["view"], message["form"], []
            views.append(("", json.dumps(view)))
        elif message["type"] == "move":
            apply_patch(view, named(message, form, None)["patch"])
            views.append((message["token"], json.dumps(view)))
    return views


def seen_again(replay: Any) -> list[tuple[str, str]]:
    """The same of a replay."""
    view = replay["view"]
    views = [("", json.dumps(view))]
    for event in replay["events"]:
        apply_patch(view, event["patch"])
        views.append((event["token"], json.dumps(view)))
    return views


@every_edition
def test_a_replay_shows_each_pair_of_eyes_what_it_saw_live(
    play: Play, game: str, edition: str, seats: int
) -> None:
    async def scene(house: House) -> None:
        place = await house.make(game, seats=seats, edition=edition)
        watcher = await place.join(None)
        guests = await place.begun()
        rng = random.Random(edition)
        await play_on(guests, rng, most=12)
        for seat, guest in guests.items():
            replay = await house.get(f"{place.path}/replay?eyes={seat}", place.keys[seat])
            assert seen_again(replay) == seen_live(guest)
            assert (replay["over"], replay["scores"], replay["tags"]) == (False, None, {})
        await play_on(guests, rng)
        await watcher.until(lambda g: g.result is not None)
        for eyes, guest in [*guests.items(), ("none", watcher)]:
            replay = await house.get(f"{place.path}/replay?eyes={eyes}")
            assert replay["eyes"] == eyes
            assert seen_again(replay) == seen_live(guest)
            assert (replay["over"], replay["end"]) == (True, watcher.result["end"])
            assert (replay["scores"], replay["winners"]) == (
                watcher.result["scores"],
                watcher.result["winners"],
            )
        await check_open_eyes(house, place, watcher)

    play(scene)


async def check_open_eyes(house: House, place: Place, watcher: Guest) -> None:
    """All hands, at every move; a record brought along shows the same."""
    replay = await house.get(f"{place.path}/replay?eyes=open")
    brought = await bring(house, await house.get(f"{place.path}/record"), "open")
    assert [event["token"] for event in brought["events"]] == [
        event["token"] for event in replay["events"]
    ]
    views = seen_again(replay)
    assert seen_again(brought) == views
    last = json.loads(views[-1][1])
    assert last.pop("hands") == watcher.result["hands"]
    assert last == watcher.view


async def bring(house: House, record: str, eyes: str) -> Any:
    """A replay of a record that somebody brings."""
    url = f"{house.base}/api/v1/replay?eyes={eyes}"
    async with house.session.post(url, data=record, headers={"Content-Type": "text/plain"}) as got:
        return await got.json()


@pytest.mark.promise("cards-open-late")
def test_while_a_game_runs_everybody_sees_through_their_own_eyes_only(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        answer = await house.ask("GET", f"{place.path}/replay")
        assert answer.code == "not-found"
        await place.start()

        async def code(what: str, *keys: str) -> str:
            return (await house.ask("GET", f"{place.path}/{what}", keys=keys)).code

        ann, ben = place.keys[1], place.keys[2]
        assert await code("replay?eyes=1") == "no-key"
        assert await code("replay?eyes=1", ben) == "no-key"
        assert await code("replay?eyes=1", place.host_key) == "no-key"
        assert await code("replay?eyes=open", ann) == "off"
        assert await code("record", ann) == "off"
        assert await code("record?game=1", place.host_key) == "off"
        assert await code("record?game=2", ann) == "not-found"
        assert await code("replay?eyes=7", ann) == "bad-request"
        assert await code("replay?eyes=x", ann) == "bad-request"
        assert await code("view?seat=1", ben) == "no-key"
        spectator = await house.get(f"{place.path}/replay?eyes=none")
        assert spectator["view"]["hand"] is None
        assert "hands" not in spectator["view"]
        fairness = await house.get(f"{place.path}/fairness")
        assert (fairness["seed"], fairness["verified"], fairness["over"]) == (None, None, False)

    play(scene)


@pytest.mark.promise("no-spectators")
def test_where_there_are_no_spectators_strangers_see_nothing_afterwards(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, spectators=False)
        guests = await place.begun()
        await play_on(guests, random.Random(1), most=3)
        for what in ("replay", "replay?eyes=open", "record", "view", "fairness"):
            assert (await house.ask("GET", f"{place.path}/{what}")).status == 403, what
        await play_on(guests, random.Random(1))
        for what in ("replay", "replay?eyes=1", "replay?eyes=open", "record", "view"):
            assert (await house.ask("GET", f"{place.path}/{what}")).status == 403, what
        assert (await house.get(f"{place.path}/replay?eyes=open", place.keys[1]))["over"]

    play(scene)


# --- records ----------------------------------------------------------------------------------


def checked(text: str, folder: Path) -> None:
    """What the command says of a record."""
    file = folder / "game.lynx"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "lynxdeck", "record", "check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_records_of_a_match_and_of_every_game_pass_the_check(play: Play, tmp_path: Path) -> None:
    texts: list[str] = []

    async def scene(house: House) -> None:
        for game, edition, seats in EDITIONS:
            place = await house.make(game, seats=seats, edition=edition, bots={"2": "easy"})
            guests = await place.begun()
            await place.own(1, "rename", {"name": 'An "n" | \\ 7'})
            await play_on(guests, random.Random(edition))
            answer = await house.ask("GET", f"{place.path}/record")
            assert f'filename="{game}-{place.name}-1.lynx"' in answer.headers["Content-Disposition"]
            texts.append(answer.body)
        place = await house.make("push", seats=2, match=1)
        guests = await place.begun()
        await play_on(guests, random.Random(1))
        await place.start()
        for guest in guests.values():
            await guest.until(lambda g: g.info["status"] == "playing")
        await play_on(guests, random.Random(2))
        texts.extend([await house.get(f"{place.path}/record?game={n}") for n in (1, 2)])
        assert [read(text).tags["Round"] for text in texts[-2:]] == ["1/2", "2/2"]
        assert {read(text).tags["Match"] for text in texts[-2:]} == {f"{place.name}-1"}

    play(scene)
    checked("\n".join(texts), tmp_path)
    assert read(texts[0]).names[0] == 'An "n" ¦ \\ 7'
    assert all("Result" in read(text).tags for text in texts)


def read(text: str) -> Record:
    """The one record in a text."""
    (record,) = read_text(text)
    assert isinstance(record, Record), record
    return record


@pytest.mark.parametrize(
    ("text", "place", "about"),
    [
        ("", (1, 1), ("none", "")),
        ("hello", (1, 1), ("line", "hello")),
        ('[Game "linko"]\n', (1, 1), ("missing", "Edition")),
        (
            '[Game "chess"]\n[Edition "x"]\n[Seats "a | b"]\n[Start "1"]\n[Deck "1"]\n',
            (1, 8),
            ("game", "chess"),
        ),
    ],
)
def test_a_bad_record_is_refused_with_its_place_and_what_it_is_about(
    play: Play, text: str, place: tuple[int, int], about: tuple[str, str]
) -> None:
    async def scene(house: House) -> None:
        problem = await bring(house, text, "open")
        assert problem["code"] == "bad-record"
        args = problem["args"]
        assert (args["line"], args["column"]) == place
        assert (args["kind"], args["token"]) == about

    play(scene)


def test_a_record_brought_along_may_be_unfinished_and_seen_by_one_seat(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guests = await place.begun()
        await play_on(guests, random.Random(3))
        record = await house.get(f"{place.path}/record")
        head, _, moves = record.partition("\n\n")
        tags = "\n".join(
            tag for tag in head.splitlines() if not tag.startswith(("[Result", "[End"))
        )
        half = " ".join(moves.split()[:20])
        replay = await bring(house, f"{tags}\n\n{half}\n", "2")
        assert (replay["over"], replay["scores"], replay["eyes"]) == (False, None, 2)
        assert replay["tags"]["Start"] in ("1", "2")
        assert "Deck" not in replay["tags"]
        assert (await bring(house, record, "3"))["code"] == "bad-request"

    play(scene)


# --- fair deals ---------------------------------------------------------------------------------


def field(value: bytes) -> bytes:
    """Bytes with their length before them, as `docs/fairness.md` writes them."""
    return len(value).to_bytes(4, "big") + value


@pytest.mark.promise("deal-committed")
@every_edition
def test_the_deal_is_the_one_that_was_committed_to(
    play: Play, game: str, edition: str, seats: int
) -> None:
    """Reckoned by hand from what is shown before and told after, and by the house's functions."""

    async def scene(house: House) -> None:
        place = await house.make(game, seats=seats, edition=edition, persons=[], spectators=True)
        shown = (await place.info())["deal"]["commitment"]
        assert len(shown) == 64
        await place.claim("Ann", share=SHARE)
        for name in ("Ben", "Cleo", "Dan")[: seats - 1]:
            await place.claim(name)
        guests = await place.begun()
        assert (await place.info())["deal"]["commitment"] == shown
        await play_on(guests, random.Random(edition))
        told = await house.get(f"{place.path}/fairness")
        assert (told["commitment"], told["over"]) == (shown, True)
        result = guests[1].result
        assert (result["seed"], result["commitment"]) == (told["seed"], shown)
        check_seed(told["seed"], shown, place.name, seats)
        record = read(await house.get(f"{place.path}/record"))
        seed = parse_seed(told["seed"])
        assert record.tags["Seed"] == str(seed) == told["seed"]
        position = record.position
        deck, dice = from_key(position.game, position.edition, seats, seed.key())
        names = position.game.notation.CARD_NAMES
        assert record.tags["Deck"] == " ".join(names[card] for card in deck)
        if game == "push":
            faces = {face: name for name, face in position.game.notation.DICE.items()}
            assert record.tags["Dice"] == " ".join(faces[face] for face in dice)
        start = dealing.Stream(seed.key(), "start").below(seats) + 1
        assert record.tags["Start"] == str(start)

    play(scene)


def check_seed(text: str, shown: str, table: str, seats: int) -> None:
    """A seed keeps the promises and holds Ann's share in her place."""
    scheme, seed, shares, *words = text.split()
    assert (scheme, words[:3]) == ("lynx2-fair", [f"table={table}", "game=1", "round=1/1"])
    server = bytes.fromhex(seed.removeprefix("seed="))
    frame, terms = " ".join(words[:-2]).encode(), " ".join(words).encode()
    committed = hashed(b"lynx2-fair server", frame, server)
    assert (committed.hex(), f"commitment={shown}") == (shown, words[-2])
    given, ann, one = shares.removeprefix("shares=").split(","), bytes.fromhex(SHARE), number(1)
    assert given == [SHARE] + ["-"] * (seats - 1)
    promise = hashed(b"lynx2-fair share", table.encode(), one, one, committed, ann)
    assert words[-1] == f"parts=share:{promise.hex()}" + ",silent" * (seats - 1)
    terms = hashed(b"lynx2-fair terms", terms)
    every = [
        keyed(server, b"lynx2-fair silent", terms, number(seat)) for seat in range(2, seats + 1)
    ]
    key = keyed(server, b"lynx2-fair key", terms, ann, *every)
    assert key == parse_seed(text).key()


def number(value: int) -> bytes:
    return value.to_bytes(4, "big")


def hashed(*values: bytes) -> bytes:
    return hashlib.sha256(b"".join(map(field, values))).digest()


def keyed(key: bytes, *values: bytes) -> bytes:
    return hmac.new(key, b"".join(map(field, values)), "sha256").digest()


def test_another_share_deals_other_cards(play: Play) -> None:
    """The server's seed is the same in both; Ann's share decides too."""
    decks = []

    def deal_with(share: str) -> None:
        async def scene(house: House) -> None:
            place = await house.make("push", seats=2, persons=[])
            await place.claim("Ann", share=share)
            await place.claim("Ben", share=SHARE)
            guests = await place.begun()
            await play_on(guests, random.Random(1))
            decks.append(read(await house.get(f"{place.path}/record")).tags["Deck"])

        play(scene)

    for share in (SHARE, SHARE[::-1], SHARE):
        deal_with(share)
    assert decks[0] == decks[2] != decks[1]
