"""Several processes, one service: any of them serves any table, and all tell the same."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from lynxdeck.server.store import StoreClosed
from tests.server.byhand import LeapingLoop
from tests.server.guest import play_on, whose
from tests.server.server_group import ServerGroup, a_while, at, spread

Play = Callable[..., None]


def test_a_game_is_played_across_processes(play_in_group: Play) -> None:
    """Two people on two processes and a bot; each hears every event once and in order."""

    async def scene(group: ServerGroup) -> None:
        place = await group.houses[0].make(seats=3, bots={"3": "easy"})
        guests = await spread(group, place)
        await play_on(guests, random.Random(1))
        (one, other) = guests.values()
        for guest in (one, other):
            await guest.until(lambda g: g.result)
            await guest.sees(max(one.n, other.n))
        assert one.n == other.n
        assert one.result == other.result
        ours = [room for room in group.copies(place) if room.driver.ours]
        assert len(ours) == 1

    play_in_group(scene)


def test_who_writes_here_and_reads_there_sees_it(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann"])
        elsewhere = at(there, place)
        await elsewhere.claim("Ben")
        assert [seat["name"] for seat in (await place.info())["seats"]] == ["Ann", "Ben"]
        await elsewhere.own(2, "rename", {"name": "Bea"})
        assert [seat["name"] for seat in (await place.info())["seats"]] == ["Ann", "Bea"]
        await place.start()
        assert (await elsewhere.view(2))["move"] == 0
        group.bus.cut = True
        await elsewhere.own(2, "rename", {"name": "Bo"})
        assert (await place.info())["seats"][1]["name"] == "Bo"

    play_in_group(scene)


def test_a_seat_is_one_persons_whichever_process_they_ask(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=2, persons=[])
        elsewhere = at(there, place)
        await elsewhere.info()
        ask = {"name": "Ann", "seat": 1}
        path = f"/invites/{place.invite}/claim"
        told = await asyncio.gather(
            *(
                house.ask("POST", path, ask | {"name": name})
                for house, name in [(here, "Ann"), (there, "Ben"), (here, "Cleo"), (there, "Dan")]
            )
        )
        assert sorted(answer.status for answer in told) == [201, 409, 409, 409]
        (won,) = [answer.body for answer in told if answer.status == 201]
        for house in group.houses:
            info = await at(house, place).info()
            assert info["seats"][0]["name"] == won["info"]["seats"][0]["name"]

    play_in_group(scene)


def test_a_one_time_link_is_good_once_whichever_process_is_asked(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann"])
        lent = await place.own(1, "handover")
        await at(there, place).info()
        path = f"{place.path}/handover/claim"
        told = await asyncio.gather(
            *(house.ask("POST", path, {"key": lent["key"]}) for house in group.houses * 2)
        )
        assert sorted(answer.status for answer in told) == [200, 403, 403, 403]

    play_in_group(scene)


def test_both_decide_at_once_and_one_is_first(play_in_group: Play) -> None:
    """The same seat on two processes: one decision counts, the other is told why not."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        one, other = await place.join(1), await at(there, place).join(1)
        ben = await place.join(2)
        await place.start()
        for _ in range(6):
            while await whose({1: one, 2: ben}) == 2:
                n = await ben.done(ben.view["legal"][0])
                await one.sees(n)
            await other.sees(one.n)
            move, legal = one.view["move"], one.view["legal"]
            told = await asyncio.gather(
                one.decide(legal[0], move=move), other.decide(legal[-1], move=move)
            )
            assert sorted(answer["type"] for answer in told) == ["done", "refused"], told
            (late,) = [answer for answer in told if answer["type"] == "refused"]
            assert late["code"] in ("stale", "not-your-decision")
            (done,) = [answer for answer in told if answer["type"] == "done"]
            for guest in (one, other, ben):
                await guest.sees(done["n"])
        told_one, told_other = (
            [(event["n"], event.get("token")) for event in guest.heard] for guest in (one, other)
        )
        assert told_one == told_other

    play_in_group(scene)


def test_without_a_bus_the_game_goes_on_only_slower(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        place = await group.houses[0].make()
        guests = await spread(group, place)
        group.bus.cut = True
        await play_on(guests, random.Random(2), most=3)
        group.bus.cut, group.bus.loses = False, 1.0  # nobody knows that nothing comes through
        await play_on(guests, random.Random(3), most=1)

    play_in_group(scene)


def test_presence_is_everybodys_whichever_process_they_are_at(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        ann = await place.join(1)
        ben = await at(there, place).join(2)
        watcher = await at(there, place).join(None)
        await ann.until(lambda g: g.presence and g.presence["here"] == [1, 2])
        await ann.until(lambda g: g.presence["watching"] == 1)
        await ben.until(lambda g: g.presence and g.presence["here"] == [1, 2])
        assert [seat["here"] for seat in (await place.info())["seats"]] == [True, True]
        await watcher.close()
        there.guests.remove(watcher)
        await ann.until(lambda g: g.presence["watching"] == 0)
        await group.kill(there)
        await group.passes(4)
        await ann.until(lambda g: g.presence["here"] == [1])

    play_in_group(scene)


def test_reactions_are_seen_everywhere_once(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        ann, ben = await place.join(1), await at(there, place).join(2)
        await group.passes(1)
        await ann.ask("react", what="wow")
        await group.passes(0.2)
        await ben.until(lambda g: g.reactions == [(1, "wow")])
        await ben.ask("react", what="ouch")
        await group.passes(0.2)
        await ann.until(lambda g: g.reactions == [(1, "wow"), (2, "ouch")])
        await group.passes(5)
        assert ben.reactions == [(1, "wow"), (2, "ouch")]

    play_in_group(scene)


def test_limits_of_a_seat_hold_whichever_server_its_devices_are_at(play_in_group: Play) -> None:
    """Reactions and lines of chat; ten seconds later there are some again."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        one, other = await place.join(1), await at(there, place).join(1)
        await group.passes(1)
        for kind, what in (("react", {"what": "wow"}), ("chat", {"text": "Hello"})):
            for device in (one, other, one):
                assert (await device.ask(kind, **what))["type"] == "done"
                await group.passes(0.2)
            for device in (one, other):
                assert (await device.ask(kind, **what))["code"] == "too-many"
        await group.passes(10)
        assert (await other.ask("react", what="wow"))["type"] == "done"

    play_in_group(scene, limits="on", chat_lines=3)


def test_the_host_is_seen_by_all(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        ben = await at(there, place).join(2)
        await group.passes(110)
        await place.host("invite")
        await group.passes(60)
        assert not (await at(there, place).info())["host_open"]
        await group.passes(80)
        assert (await at(there, place).info())["host_open"]
        assert (await place.info())["host_open"]
        await ben.until(lambda g: g.presence and g.presence["host_open"])

    play_in_group(scene)


def test_limits_of_a_table_count_all_processes(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann"])
        for _ in range(2):
            await place.join(None)
        await group.passes(0.2)
        elsewhere = at(there, place)
        await elsewhere.join(None)
        await group.passes(0.2)
        refused = await (await there.connect(place.name)).join(None)
        assert refused["code"] == "too-many"
        await (await place.join(1)).ping()

    play_in_group(scene, spectators_per_table=3)


def test_what_is_deleted_here_is_gone_there(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann"])
        ann = await at(there, place).join(1)
        await here.store.delete_table(place.name)
        await group.passes(3)
        assert (await ann.gone())["code"] == "gone"
        assert (await there.ask("GET", place.path)).status == 404

    play_in_group(scene)


def test_tables_that_wait_are_spared_where_somebody_is(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        left = await here.make(persons=["Ann"])
        kept = await here.make(persons=["Ben"])
        ben = await at(there, kept).join(1)
        await group.passes(0.2)
        here.clock.shift_ms = there.clock.shift_ms = 25 * 3_600_000
        gone = await here.tables.expiry.delete_old()
        assert gone == [left.name]
        await ben.ping()

    play_in_group(scene)


def test_clocks_are_the_same_everywhere(play_in_group: Play) -> None:
    """After both were down, one gives everybody some time again; the other shows the same."""

    async def scene(group: ServerGroup) -> None:
        here, _ = group.houses
        clock = {"kind": "live", "seconds": 30, "bank": 0}
        place = await here.make(clock=clock)
        guests = await spread(group, place)
        deadlines = {guest.clock["deadline"] for guest in guests.values()}
        assert len(deadlines) == 1
        for house in list(group.houses):
            await group.kill(house)
        cast(LeapingLoop, asyncio.get_running_loop()).leapt += 3600
        third, fourth = await group.build(), await group.build()
        ann = await at(third, place).join(1)
        ben = await at(fourth, place).join(2)
        await group.passes(0.3)
        await ann.ping()
        await ben.ping()
        assert ann.clock == ben.clock
        assert ann.clock["deadline"] >= third.now() + 15_000
        await group.passes(60)
        for guest in (ann, ben):
            await guest.until(lambda g: g.events("stand-in"))

    play_in_group(scene)


def test_wiped_words_are_told_again_nowhere(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        ben = await at(there, place).join(2)
        ann = await place.join(1)
        since = ben.n
        await ann.ask("chat", text="a secret")
        await ben.until(lambda g: g.chat)
        path = f"{place.path}/seats/1/data"
        answer = await here.ask("DELETE", path, keys=[place.keys[1]])
        assert answer.status == 200
        await group.settled(place)
        again = await at(there, place).join(2, since=since)
        assert "secret" not in "".join(again.frames)
        assert "Ann" not in "".join(again.frames)

    play_in_group(scene)


def test_a_store_that_fails_while_we_listen_sends_people_back(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        ann, ben = await place.join(1), await at(there, place).join(2)
        group.bus.loses = 1.0
        await ann.ask("chat", text="one")

        async def fail(_: Any) -> Any:
            raise StoreClosed("broken")

        with monkeypatch.context() as patch:
            patch.setattr(there.store, "news", fail)
            await ben.begin("chat", text="two")
            assert (await ben.gone())["code"] == "resync"
        group.bus.loses = 0
        ben = await at(there, place).join(2)
        assert (await ben.ask("chat", text="two"))["type"] == "done"
        await ann.until(lambda g: g.chat == ["one", "two"])
        await a_while()

    play_in_group(scene)


def test_the_lobby_shows_who_is_there_whichever_process_has_them(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann"], public=True)
        await place.join(1)
        await group.passes(0.2)
        (info,) = (await there.get("/tables"))["tables"]
        assert [seat["here"] for seat in info["seats"]] == [True, False]

    play_in_group(scene)


def test_what_others_decided_is_counted_once(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        place = await group.houses[0].make()
        guests = await spread(group, place)
        made = await play_on(guests, random.Random(11), most=6)
        counts = [house.tables.counts for house in group.houses]
        assert sum(one.decisions for one in counts) == len(made)
        assert sum(one.events for one in counts) <= len(group.shelf.log[place.name])

    play_in_group(scene)
