"""What bots think about next: in order, fair, bounded, and nothing lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.server import agenda as agendas
from lynxdeck.server.agenda import (
    GAME,
    HINT,
    KINDS,
    MOST,
    SHARE,
    UNWATCHED,
    Agenda,
    CrowdedError,
    Errand,
    Item,
)
from lynxdeck.server.thinkers import Thinkers, Ticket
from tests.server.slowly import SlowThinkers
from tests.server.test_thinkers import in_slow_time, position, thought

LEVELS = ("easy", "hard", "expert")


def put(agenda: Agenda, kind: str, payer: str = "", level: str = "hard") -> Item:
    """Something that waits."""
    item = Item(level, Errand(kind, (payer,)), agenda.moved)
    agenda.put(item)
    return item


def test_people_first_then_hints_then_games_that_nobody_looks_at() -> None:
    agenda = Agenda()
    unwatched, hint, game = (put(agenda, kind) for kind in reversed(KINDS))
    assert [agenda.take() for _ in range(4)] == [game, hint, unwatched, None]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tables", [2, 40])
def test_many_tables_of_one_address_are_no_more_than_one(
    kind: str, level: str, tables: int
) -> None:
    """Whoever comes late from elsewhere comes next."""
    agenda = Agenda()
    for _ in range(tables):
        put(agenda, kind, "greedy", level)
    agenda.take()
    late = put(agenda, kind, "sparing", level)
    assert agenda.take() is late


def test_a_table_counts_for_whoever_of_its_people_has_used_least() -> None:
    """Looking on at somebody's table makes its bots no slower."""
    agenda = Agenda()
    for _ in range(40):
        put(agenda, GAME, "greedy", "expert")
    agenda.take()
    shared = Item("expert", Errand(GAME, ("greedy", "sparing")), agenda.moved)
    agenda.put(shared)
    assert agenda.take() is shared


def test_what_yields_does_not_wait_for_ever() -> None:
    """While people's games never cease, the others get a small share of the time."""
    agenda = Agenda()
    spent = dict.fromkeys(KINDS, 0.0)
    for kind in KINDS:
        put(agenda, kind, kind, "expert")
    for _ in range(900):
        item = agenda.take()
        assert item is not None
        spent[item.errand.kind] += item.cost
        put(agenda, item.errand.kind, item.errand.kind, "expert")
    for kind in (HINT, UNWATCHED):
        assert spent[kind] / sum(spent.values()) == pytest.approx(1 / (SHARE + 2), abs=0.02)


@pytest.mark.parametrize("kind", KINDS)
def test_a_full_lane_takes_nothing_more_and_costs_others_nothing(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, kind, 3)
    agenda = Agenda()
    full = [put(agenda, kind) for _ in range(3)]
    with pytest.raises(CrowdedError):
        put(agenda, kind)
    for other in set(KINDS) - {kind}:
        put(agenda, other)
    agenda.drop(full[0])
    assert put(agenda, kind).waits


def test_what_comes_and_goes_leaves_nothing_behind() -> None:
    agenda = Agenda()
    stays = put(agenda, UNWATCHED)
    for number in range(5000):
        agenda.drop(put(agenda, HINT, str(number)))
        stays.move(Errand((GAME, UNWATCHED)[number % 2], (str(number),)))
    for lane in agenda._lanes.values():
        assert max(len(lane._short), len(lane._long), len(lane._done_at)) < 200
    assert agenda.take() is stays


Step = tuple[str, str, str, str, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["put", "drop", "move", "take", "short", "back"]),
        st.sampled_from(KINDS),
        st.sampled_from("abc"),
        st.sampled_from(LEVELS),
        st.integers(0, 9),
    ),
    max_size=60,
)


@given(STEPS)
def test_nothing_is_lost_or_comes_twice(steps: list[Step]) -> None:
    agenda = Agenda()
    waiting: list[Item] = []
    taken: list[Item] = []
    for what, kind, payer, level, number in steps:
        if what == "put":
            waiting.append(put(agenda, kind, payer, level))
        elif what == "move" and (waiting or taken):
            [*waiting, *taken][number % len(waiting + taken)].move(Errand(kind, (payer,)))
        elif what == "drop" and waiting:
            agenda.drop(waiting.pop(number % len(waiting)))
        elif what == "back" and taken:
            waiting.append(taken.pop())
            agenda.put_back(waiting[-1])
        elif what in ("take", "short"):
            item = agenda.take(short=what == "short")
            able = [one for one in waiting if what == "take" or not one.is_long]
            assert (item in able) if able else (item is None)
            if item:
                waiting.remove(item)
                taken.append(item)
        for each in KINDS:
            assert agenda.waiting(each) == sum(one.errand.kind == each for one in waiting)
    assert set(agenda.clear()) == set(waiting)


# --- and as processes go through it ----------------------------------------------------------


def ask(thinkers: Thinkers, level: str, kind: str = GAME, payer: str = "") -> Ticket:
    return thinkers.ask(thought(position("push", 2), level), Errand(kind, (payer,)))


@pytest.mark.promise("bots-fair")
@pytest.mark.parametrize(
    ("kind", "factor"), [(UNWATCHED, 1.1), (GAME, 2.1)], ids=["left", "looked at"]
)
def test_forty_tables_of_experts_hold_up_nobody_else(kind: str, factor: float) -> None:
    """Before, somebody else's expert waited for all forty."""

    async def scene(thinkers: SlowThinkers) -> None:
        crowd = [ask(thinkers, "expert", kind, "greedy") for _ in range(40)]
        await thinkers.passes(0.2)
        for _ in range(3):
            alone = agendas.SECONDS["expert"]
            assert await thinkers.until(ask(thinkers, "expert", GAME, "else")) < factor * alone
            assert await thinkers.until(ask(thinkers, "hard", GAME, "else")) < 0.1
        assert sum(ticket.answer.done() for ticket in crowd) <= 3
        for ticket in crowd:  # nobody is forgotten
            await thinkers.until(ticket)

    in_slow_time(scene)


def test_short_thoughts_are_slipped_in_beside_a_long_one() -> None:
    async def scene(thinkers: SlowThinkers) -> None:
        expert = ask(thinkers, "expert")
        for _ in range(5):
            assert await thinkers.until(ask(thinkers, "hard")) < 0.1
        assert not expert.answer.done()
        assert await thinkers.until(expert) < 1.6

    in_slow_time(scene)


def test_somebody_who_comes_to_a_table_is_waited_for_no_more() -> None:
    """A thought that yielded goes first as soon as somebody looks at its table."""

    async def scene(thinkers: SlowThinkers) -> None:
        crowd = [ask(thinkers, "expert", UNWATCHED, str(table)) for table in range(5)]
        crowd[4].move(Errand(GAME, ("somebody",)))
        assert await thinkers.until(crowd[4]) < 1.6
        assert not any(ticket.answer.done() for ticket in crowd[:4])
        crowd[3].move(Errand(GAME, ("somebody",)))
        crowd[3].move(Errand(UNWATCHED, ("somebody",)))
        for ticket in crowd:
            await thinkers.until(ticket)

    in_slow_time(scene)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("begun", [False, True])
def test_what_nobody_needs_is_not_thought_about(level: str, begun: bool) -> None:
    async def scene(thinkers: SlowThinkers) -> None:
        first = None if begun else ask(thinkers, level)
        unneeded = ask(thinkers, level)
        other = ask(thinkers, level, payer="else")
        unneeded.answer.cancel()
        taken = await thinkers.until(other)
        assert taken <= agendas.SECONDS[level] * (1 if begun else 2) + 0.021
        assert unneeded not in thinkers.busy_with
        assert first is None or first.answer.done()
        assert thinkers.waiting() == 0

    in_slow_time(scene)
