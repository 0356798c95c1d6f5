"""Several clients at one table, doing anything in any order over real sockets.

The model is the list of decisions that were acknowledged: they are in the log, in their places,
whatever is cut, repeated, late, nonsense, or restarted. All eyes come to see the same table.
"""

import asyncio
import contextlib
import json
import os
import random
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from lynxdeck.server.settings import Settings
from lynxdeck.table import events as ev
from tests.server.byhand import CountedIds, LeapingLoop, QuickBots
from tests.server.conftest import LifeLine, no_errors
from tests.server.guest import Guest
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore

T = TypeVar("T")
SEATS = st.sampled_from([1, 2, 3, None])
GARBAGE = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["[]", "{}", '{"type":"join"}', '{"type":"decide"}', "null", '{"type":7}']),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=8,
    ).map(json.dumps),
)


class Acknowledged(NamedTuple):
    """A decision that the server has said is done."""

    n: int
    seat: int
    token: str
    move: int
    id: str


class WireMachine(RuleBasedStateMachine):
    """A server, a table of two people and a bot, and any number of clients."""

    @initialize(game=st.sampled_from(["linko", "push"]), seed=st.integers(0, 10**6))
    def open(self, game: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.runner = asyncio.Runner(loop_factory=LeapingLoop)
        self.stack = contextlib.ExitStack()
        self.house = self.runner.run(self._house())
        self.stack.enter_context(no_errors(self.house))
        self.place: Place = self.do(self._table(game))
        self.clients = [self.do(self.place.join(seat)) for seat in (1, 2, None)]
        self.acknowledged: list[Acknowledged] = []
        self.chats: list[str] = []
        self.asked = 0

    async def _house(self) -> House:
        bot_pool = QuickBots()
        house = House(MemoryStore(), Settings(limits="off"), bot_pool, CountedIds())
        await house.open()
        return house

    async def _table(self, game: str) -> Place:
        place = await self.house.make(game, seats=3, bots={"3": "easy"})
        await place.start()
        return place

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen in the server's loop."""

        async def guarded() -> T:
            async with LifeLine():
                return await work

        return self.runner.run(guarded())

    def teardown(self) -> None:
        if not hasattr(self, "stack"):
            return
        try:
            self.converge()
            self.do(self.play_to_the_end())
            self.check_log()
        finally:
            self.runner.run(self.house.end())
            self.stack.close()
            self.runner.close()

    def next_id(self) -> str:
        self.asked += 1
        return f"request {self.asked}"

    # --- coming and going -------------------------------------------------------------------------

    @precondition(lambda self: len(self.clients) < 6)
    @rule(seat=SEATS)
    def connect(self, seat: int | None) -> None:
        if seat == 3:
            self.refused_join(3)
            return
        self.clients.append(self.do(self.place.join(seat)))

    def refused_join(self, seat: int) -> None:
        """Nobody has a key for the bot's seat, whatever key is shown."""

        async def work() -> None:
            guest = await self.house.connect(self.place.name)
            key = self.chance.choice([self.place.keys[1], "wrong", self.place.host_key])
            assert (await guest.join(seat, key=key))["code"] == "no-key"
            await guest.close()

        self.do(work())

    @precondition(lambda self: self.clients)
    @rule(roughly=st.booleans())
    def disconnect(self, roughly: bool) -> None:
        guest = self.clients.pop(self.chance.randrange(len(self.clients)))
        self.do(guest.cut() if roughly else guest.close())

    @precondition(lambda self: self.clients)
    @rule(missed=st.integers(0, 4), away=st.booleans())
    def resume(self, missed: int, away: bool) -> None:
        """Lose the connection, miss something, and come back with the last number."""
        old = self.clients.pop(self.chance.randrange(len(self.clients)))
        self.do(old.cut())
        for _ in range(missed):
            self.somebody_decides()
        if away:
            self.do(self.house.passes(8))
        self.clients.append(self.do(self._resumed(old)))

    async def _resumed(self, old: Guest) -> Guest:
        guest = await self.house.connect(self.place.name)
        guest.view, guest.info, guest.chat = old.view, old.info, old.chat
        answer = await guest.join(old.seat, key=self.key(old.seat), since=old.n)
        assert answer["type"] in ("resumed", "state")
        await guest.sees(answer["n"])
        guest.seat = old.seat
        return guest

    def key(self, seat: int | None) -> str | None:
        return self.place.keys.get(seat or 0)

    @precondition(lambda self: self.clients)
    @rule(seat=st.sampled_from([1, 2, None]), since=st.none() | st.integers(0, 300))
    def change_eyes(self, seat: int | None, since: int | None) -> None:
        self.do(self._change_eyes(self.chance.choice(self.clients), seat, since))

    async def _change_eyes(self, guest: Guest, seat: int | None, since: int | None) -> None:
        await self.settled()
        await guest.ping()
        if since is not None and seat == guest.seat:
            since = guest.n  # else events would come twice, as asked for
        answer = await guest.join(seat, key=self.key(seat), since=since)
        assert answer["type"] in ("state", "resumed")
        guest.seat = seat

    @rule()
    def restart(self) -> None:
        self.do(self.house.restart())
        seats = [guest.seat for guest in self.clients]
        self.clients = [self.do(self.place.join(seat)) for seat in seats]

    # --- deciding ---------------------------------------------------------------------------------

    @rule(decisions=st.integers(1, 6))
    def some_decide(self, decisions: int) -> None:
        for _ in range(decisions):
            self.somebody_decides()

    def somebody_decides(self) -> None:
        """The seat that is asked, from any of their clients, or over HTTP if they have none."""
        self.do(self._decide())

    async def _decide(self) -> None:
        seat = (await self.settled())["to_move"]
        own = await self.place.view(seat) if seat else {"legal": []}
        if not own["legal"]:  # over, or a bot has just sat in
            return
        mine = [guest for guest in self.clients if guest.seat == seat]
        token, identity = self.chance.choice(own["legal"]), self.next_id()
        wish = {"id": identity, "move": own["move"], "token": token}
        if mine:
            answer = await self.chance.choice(mine).ask("decide", **wish)
        else:
            path, keys = f"{self.place.path}/seats/{seat}/decide", [self.place.keys[seat]]
            answer = (await self.house.ask("POST", path, wish, keys=keys)).body
        if "n" in answer:
            made = Acknowledged(answer["n"], seat, token, own["move"], identity)
            self.acknowledged.append(made)
        else:
            assert answer["code"] in ("stand-in", "stale", "not-your-decision"), answer

    async def settled(self) -> Any:
        """The spectator's view once no bot is thinking."""
        for _ in range(500):
            view = await self.place.view(None)
            ask = self.place.room.table.ask()
            asked = None if ask is None else ask.seat
            if asked == view["to_move"] and (ask is None or ask.who == "person"):
                return view
            await asyncio.sleep(0.002)
        raise AssertionError("the table is stuck")

    @rule(over_http=st.booleans())
    def say_it_again(self, over_http: bool) -> None:
        """The same request as before gets the same answer, as long as it is remembered."""
        if not self.acknowledged:
            return
        last = [made for made in self.acknowledged if made.seat == self.acknowledged[-1].seat]
        made = self.chance.choice(last[-4:])
        wish = {"id": made.id, "move": made.move, "token": made.token}
        mine = [guest for guest in self.clients if guest.seat == made.seat]
        if over_http or not mine:
            answer = self.do(self.place.own(made.seat, "decide", wish))
        else:
            answer = self.do(self.chance.choice(mine).ask("decide", **wish))
        assert (answer["id"], answer["n"]) == (made.id, made.n)

    @precondition(lambda self: any(guest.seat for guest in self.clients))
    @rule(slip=st.sampled_from([-1, 1, 50]), token=st.sampled_from(["T", "+", "1", "=a", "?"]))
    def decide_wrongly(self, slip: int, token: str) -> None:
        guest = self.chance.choice([guest for guest in self.clients if guest.seat])
        self.do(self._decide_wrongly(guest, slip, token))

    async def _decide_wrongly(self, guest: Guest, slip: int, token: str) -> None:
        made = (await self.settled())["move"]
        move = made + slip if made + slip >= 0 else 50
        answer = await guest.ask("decide", move=move, token=token, id=self.next_id())
        assert answer["type"] == "refused"
        assert answer["code"] in ("stale", "not-your-decision", "over", "stand-in")

    @precondition(lambda self: self.clients)
    @rule(frames=st.lists(GARBAGE, min_size=1, max_size=5))
    def garbage(self, frames: list[str]) -> None:
        guest = self.chance.choice(self.clients)
        sent = [frame.encode(errors="replace").decode() for frame in frames]
        sent = [frame for frame in sent if '"type": "join"' not in frame]

        async def work() -> None:
            before = len(guest.refusals)
            for frame in sent:
                await guest.say(frame)
            await guest.ping()
            assert len(guest.refusals) - before == len(sent)
            assert {r["code"] for r in guest.refusals[before:]} <= {"bad-request"}

        self.do(work())

    @precondition(lambda self: any(guest.seat for guest in self.clients))
    @rule()
    def chat(self) -> None:
        guest = self.chance.choice([guest for guest in self.clients if guest.seat])
        text = f"line {len(self.chats)}"
        assert self.do(guest.ask("chat", text=text))["type"] == "done"
        self.chats.append(text)

    @rule(decisions=st.integers(1, 3))
    def leave_for_a_while(self, decisions: int) -> None:
        """A bot sits in while the other one plays on; never for both, or the game were over."""
        seat = self.chance.choice([1, 2])
        self.do(self.place.own(seat, "leave"))
        for _ in range(decisions):
            self.somebody_decides()
        self.do(self.place.own(seat, "back"))

    # --- what always holds ------------------------------------------------------------------------

    @invariant()
    def nothing_was_closed_by_a_fault(self) -> None:
        for guest in self.house.guests:
            assert guest.socket.close_code != 1011
            assert {bye["code"] for bye in guest.byes} <= {"restart"}

    @rule()
    def converge(self) -> None:
        """Everybody has heard the same, and sees the same table."""

        async def work() -> None:
            await self.settled()
            state = await self.house.get(f"{self.place.path}/view")
            for guest in self.clients:
                await guest.sees(state["n"])
                await guest.ping()
                shown = dict(guest.view)
                assert shown == await self.place.view(guest.seat)
                for own in ("seat", "hand", "legal"):
                    shown.pop(own, None)
                assert shown == {name: state["view"][name] for name in shown}
                assert guest.chat[-50:] == self.chats[-50:]
                guest.check()

        self.do(work())

    def check_log(self) -> None:
        """No acknowledged decision is forgotten, moved or made twice."""
        rows = self.do(self.house.store.read(self.place.name))
        log = {row.n: ev.decode(row.payload) for row in rows}
        assert sorted(log) == list(range(1, len(rows) + 1))
        for made in self.acknowledged:
            event = log[made.n]
            assert isinstance(event, ev.Moved)
            assert (event.seat, event.token, event.id) == (made.seat, made.token, made.id)
        ids = [event.id for event in log.values() if isinstance(event, ev.Moved) and event.id]
        assert ids == [made.id for made in self.acknowledged]

    async def play_to_the_end(self) -> None:
        """Whatever happened, the game can be finished."""
        for seat in (1, 2):
            await self.place.own(seat, "leave")
        watcher = await self.place.join(None)
        if watcher.info["status"] == "playing":
            await watcher.until(lambda guest: guest.result is not None)
        assert await self.house.get(f"{self.place.path}/record")


CALM = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


def test_anything_in_any_order() -> None:
    run_state_machine_as_test(
        WireMachine, settings=settings(CALM, max_examples=12, stateful_step_count=25)
    )


@pytest.mark.long
def test_anything_in_any_order_for_long() -> None:
    examples = int(os.environ.get("MACHINE_EXAMPLES", "400"))
    run_state_machine_as_test(
        WireMachine, settings=settings(CALM, max_examples=examples, stateful_step_count=60)
    )
