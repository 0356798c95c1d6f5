"""One sight: who may see and do what, walked through for every route and every socket message.

The walk is made from the route table and from the union of messages, and fails when one of them is
missing here. The cards are dealt so that each hand is known by its cards: seat 1 alone has sixes,
seat 2 alone has twelves.
"""

import asyncio
import json
import random
import re
import typing
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

import msgspec
import pytest

from lynxdeck.games.registry import game as find_game
from lynxdeck.server import protocol as wire
from lynxdeck.server.http import request
from lynxdeck.server.http.routes import ROUTES
from lynxdeck.server.keyring import Rights
from lynxdeck.server.play import access, conversation, messages, presence
from lynxdeck.table import commands
from lynxdeck.table import table as tables
from lynxdeck.table.table import Table
from tests.server.conftest import Play
from tests.server.fair_clients import deal_of
from tests.server.guest import Guest
from tests.server.house import Answer, House, Place
from tests.server.permissions import (
    AFTER,
    BEFORE,
    CALLERS,
    DURING,
    HOST,
    MESSAGES,
    OTHER,
    PHASES,
    REVOKED,
    SEAT,
    WALK,
    Case,
    Step,
)

SIXES, TWELVES = (re.compile(rf'"{value}(x\d+)?(\+J(x\d+)?)?"') for value in (6, 12))


@pytest.mark.promise("one-sight")
def test_every_route_and_every_message_is_walked_through() -> None:
    assert set(WALK) == {f"{route.method} {route.path}" for route in ROUTES}
    assert {*MESSAGES, wire.Join} == set(typing.get_args(wire.Incoming))


# --- the table ------------------------------------------------------------------------------------


def deck() -> list[int]:
    """Sixes and fives for seat 1, twelves and elevens for seat 2; no other has a 6 or a 12."""
    linko = find_game("linko")
    cards = sorted(linko.fresh_deck(linko.editions[0], 2))
    kinds = linko.notation.CARDS
    hands = [kinds["6"]] * 8 + [kinds["5"]] * 5 + [kinds["12"]] * 8 + [kinds["11"]] * 5
    for card in hands:
        cards.remove(card)
    random.Random(7).shuffle(cards)
    return hands + cards


@contextmanager
def dealt() -> Iterator[None]:
    """Whatever the seed says, these cards are dealt."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "from_key", lambda *_: (deck(), []))
        yield


@dataclass
class Scene:
    """A table at some time, and what its callers have."""

    place: Place
    keys: dict[str, list[str]]
    seed: str

    def filled(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of a request, with the commitment that is shown now."""
        shown = deal_of(self.place).commitment
        return {name: shown if value == "SHOWN" else value for name, value in fields.items()}

    def forbidden(self, case: Case) -> list[re.Pattern[str]]:
        """What this caller must not be told, whatever was asked."""
        secrets = [re.escape(key) for keys in self.keys.values() for key in keys]
        found = [re.compile(secret) for secret in {*secrets}]
        if case.phase != AFTER or not case.may_look:
            found.append(re.compile(self.seed))
            found += [] if case.caller == SEAT and case.phase != AFTER else [SIXES]
            found += [] if case.caller == OTHER and case.phase != AFTER else [TWELVES]
        return found

    def check(self, case: Case, told: str, what: str) -> None:
        """Nothing forbidden is in an answer."""
        for secret in self.forbidden(case):
            assert not secret.search(told), (case, what, secret.pattern, told)


async def set_up(house: House, phase: str, *, spectators: bool) -> Scene:
    """Ann and Ben at a table, one of Ann's keys taken back; two moves on, or at the end."""
    place = await house.make(
        "linko", edition="ravensburger-2014", seats=2, start=1, spectators=spectators, public=True
    )
    old = place.keys[1]
    place.keys[1] = (await place.own(1, "revoke"))["key"]
    keys = {SEAT: place.keys[1], OTHER: place.keys[2], HOST: place.host_key, REVOKED: old}
    shown = {caller: [keys[caller]] if caller in keys else [] for caller in CALLERS}
    if phase != BEFORE:
        await place.start()
        for seat, move, token in ((1, 0, "5"), (2, 1, "11x2")):
            await place.own(seat, "decide", {"id": f"m{move}", "move": move, "token": token})
    if phase == AFTER:
        await play_out(place)
    return Scene(place, shown, deal_of(place).seed.hex())


async def play_out(place: Place) -> None:
    """To the end, without a detour."""
    rng, table = random.Random(3), place.room.table
    while (asked := table.watch.asked) is not None:
        chosen = (asked, rng.choice(table.watch.legal), table.watch.move)
        await place.room.journal.act(partial(decide, chosen))


def decide(chosen: tuple[int, str, int], table: Table) -> commands.Events:
    """A decision of seat, token and move."""
    return commands.decide(table, *chosen)


# --- the walk over HTTP ---------------------------------------------------------------------------


async def ask(scene: Scene, key: str, case: Case, step: Step) -> Answer:
    """One request of the walk."""
    method, path = key.split(" ")
    place = scene.place
    path = path.format(table=place.name, seat=1, invite=place.invite, game="linko")
    if step.eyes:
        path += f"?{step.eyes}={case.eyes}"
    shown = scene.keys[case.caller]
    body = {"key": (shown or ["nothing"])[0]} if step.body == {"key": "KEY"} else step.body
    if isinstance(body, dict):
        body = scene.filled(body)
    return await place.house.ask(method, path, body, keys=shown)


def cases(step: Step, *, spectators: bool, phase: str) -> Iterator[Case]:
    """Everybody, through all eyes that can be asked for."""
    for caller in CALLERS:
        for eyes in ("none", "1", "2", "open") if step.eyes else ("",):
            yield Case(caller, spectators, phase, eyes)


def told_in(answer: Answer) -> str:
    """An answer as text, without the keys that it is there to give."""
    body = answer.body
    if isinstance(body, dict):
        hidden = {"key", "host_key", "host_link", "link", "invite", "invite_link"}
        body = {name: value for name, value in body.items() if name not in hidden}
    return body if isinstance(body, str) else json.dumps(body, separators=(",", ":"))


every_time = pytest.mark.parametrize("phase", PHASES)
on_and_off = pytest.mark.parametrize("spectators", [True, False], ids=["watched", "closed"])


@pytest.mark.promise("one-sight")
@on_and_off
@every_time
def test_who_may_do_and_see_what_over_http(play: Play, phase: str, spectators: bool) -> None:
    async def scene(house: House) -> None:
        at = await set_up(house, phase, spectators=spectators)
        for key, step in WALK.items():
            for case in cases(step, spectators=spectators, phase=phase):
                answer = await ask(at, key, case, step)
                allowed = step.allowed(case)
                assert (answer.status < 400) == allowed, (key, case, answer)
                at.check(case, told_in(answer), key)
                if allowed and not key.startswith("GET") and "{table}" in key:
                    at = await set_up(house, phase, spectators=spectators)

    with dealt():
        play(scene)


# --- the walk over sockets ------------------------------------------------------------------------


async def joined(scene: Scene, case: Case) -> AsyncIterator[tuple[Guest, str | None]]:
    """A socket for every seat that can be asked for, and whether it was let in."""
    for seat in (1, 2, None):
        guest = await scene.place.house.connect(scene.place.name)
        keys = scene.keys[case.caller]
        answer = await guest.join(seat, key=keys[0] if keys else None)
        yield guest, None if answer["type"] == "refused" else str(seat or "none")


@pytest.mark.promise("one-sight")
@on_and_off
@every_time
def test_who_may_do_and_see_what_over_a_socket(play: Play, phase: str, spectators: bool) -> None:
    async def scene(house: House) -> None:
        at = await set_up(house, phase, spectators=spectators)
        for caller in CALLERS:
            case = Case(caller, spectators, phase)
            let_in = [eyes async for _, eyes in joined(at, case)]
            own = {SEAT: ["1"], OTHER: ["2"]}.get(caller, [])
            looks = ["none"] if case.may_look else []
            assert [eyes for eyes in let_in if eyes] == own + looks, case
            for message, (allowed, fields) in MESSAGES.items():
                guest = await best_place(at, case)
                tag = message.__struct_config__.tag  # type: ignore[attr-defined]
                answer = await guest.ask(str(tag), **at.filled(fields))
                expected = allowed(case)
                assert (answer["type"] != "refused") == expected, (tag, case, answer)
                if expected and message is wire.GiveHost and not spectators:
                    assert (await guest.gone())["code"] == "revoked"  # nothing to look on by
                else:
                    await guest.ping()
                for frame in guest.frames:
                    at.check(case, frame, str(tag))
                await guest.close()
                changed = (wire.Decide, wire.Promise, wire.GiveHost)
                if expected and message in changed:
                    at = await set_up(house, phase, spectators=spectators)

    with dealt():
        play(scene)


async def best_place(scene: Scene, case: Case) -> Guest:
    """A socket that has joined as well as its caller may."""
    guest = await scene.place.house.connect(scene.place.name)
    seat = {SEAT: 1, OTHER: 2}.get(case.caller)
    keys = scene.keys[case.caller]
    await guest.join(seat, key=keys[0] if keys else None)
    return guest


# --- can it fail? ---------------------------------------------------------------------------------


@pytest.mark.parametrize("module", [request, conversation])
def test_a_wider_sight_is_noticed(
    play: Play, monkeypatch: pytest.MonkeyPatch, module: ModuleType
) -> None:
    """Somebody forgets to ask who it is."""
    monkeypatch.setattr(module, "look", lambda *asked: access.bring(asked[2]))
    walk = {
        request: test_who_may_do_and_see_what_over_http,
        conversation: test_who_may_do_and_see_what_over_a_socket,
    }
    with pytest.raises(AssertionError):
        walk[module](play, DURING, False)


def test_hidden_cards_in_an_answer_are_noticed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody who is told about the table is told what seat 2 holds."""
    honest = messages.info

    def info(table: Table, present: presence.Present) -> wire.TableInfo:
        told = honest(table, present)
        if table.games and table.position is not None:
            flags = {**told.setup.flags, **{str(card): "" for card in table.watch.hands()[1]}}
            told.setup = msgspec.structs.replace(told.setup, flags=flags)
        return told

    monkeypatch.setattr(messages, "info", info)
    with pytest.raises(AssertionError, match="12"):
        test_who_may_do_and_see_what_over_http(play, DURING, True)


# --- by construction ------------------------------------------------------------------------------


def test_nobody_makes_a_point_of_view_but_the_one_place(play: Play) -> None:
    with pytest.raises(TypeError):
        access.PointOfView(1, False, None, 0, access.AS_A_SPECTATOR, object())

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        table = place.room.table
        assert access.look(table, Rights(frozenset({1})), 1).seat == 1
        assert access.look(table, Rights(host=True), "none").eyes == "none"

    play(scene)


@pytest.mark.promise("cards-open-late")
def test_a_look_at_a_finished_game_shows_nothing_of_the_next(play: Play) -> None:
    """A rematch begins between the question and the answer."""

    async def scene(house: House) -> None:
        at = await set_up(house, AFTER, spectators=True)
        table = at.place.room.table
        point = access.look(table, Rights(), "open", table.game)
        await at.place.host("rematch")
        await at.place.start()
        with pytest.raises(Exception, match="Another game"):
            messages.view(table, point)
        answers = await asyncio.gather(
            *(house.ask("GET", f"{at.place.path}/view?seat={eyes}") for eyes in (1, 2, "open"))
        )
        assert {answer.status for answer in answers} == {403}

    with dealt():
        play(scene)
