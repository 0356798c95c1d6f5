"""Faces, other options before the deal, ready marks, and rematches that everybody wants."""

import pytest

from lynxdeck.games.refusal import Refusal
from lynxdeck.table import agreeing, commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import SetupChange, changed
from tests.table.conftest import Talk, Talks


def kinds(events: list[ev.Event]) -> list[str]:
    return [str(type(event).__struct_config__.tag) for event in events]


def agreed(talk: Talk, **other: object) -> list[ev.Event]:
    """The host changes something."""
    return talk.say(agreeing.change, changed(talk.table.setup, SetupChange(**other)), talk.draw)


def ready(talk: Talk, seat: int, *, on: bool = True) -> list[str]:
    return kinds(talk.say(agreeing.set_ready, seat, ready=on, draw=talk.draw))


def test_a_face_is_one_persons_at_a_table(talk: Talks) -> None:
    table = talk("push", seats=3)
    table.say(commands.sit, 1, "Ann", face=3)
    table.say(commands.sit, 2, "Ben", face=3)
    assert [seat.face for seat in table.table.seats] == [3, None, None]
    assert table.refused(commands.set_face, 2, 3).arguments == {"name": "Ann"}
    table.say(commands.set_face, 2, 4)
    table.say(commands.set_face, 1, None)
    table.say(commands.set_face, 2, 3)
    assert table.say(commands.set_face, 2, 3) == []
    table.say(commands.free, 2)
    assert [seat.face for seat in table.table.seats] == [None, None, None]
    assert table.refused(commands.set_face, 3, 1).code == "no-person"


def test_options_change_until_the_first_deal(talk: Talks) -> None:
    table = talk("push", seats=2).sit("Ann", "Ben")
    ready(table, 2)
    assert agreed(table, match=1, public=True)
    assert table.table.rounds == 2
    assert not table.table.seats[1].ready
    assert agreed(table, match=1) == []
    agreed(table, seats=3)
    assert [seat.kind for seat in table.table.seats] == ["person", "person", "free"]
    table.say(commands.add_bot, 3, "easy")
    agreed(table, seats=2)
    with pytest.raises(Refusal) as refusal:
        agreed(table, start=3)
    assert refusal.value.code == "no-seat"
    agreed(table, seats=3)
    table.sit("Cleo")
    fewer = changed(table.table.setup, SetupChange(seats=2))
    assert table.refused(agreeing.change, fewer).code == "seat-taken"
    table.say(commands.start)
    other = changed(table.table.setup, SetupChange(match=0))
    assert table.refused(agreeing.change, other).code == "started"


def test_another_edition_brings_its_flags_and_a_flag_makes_it_the_households(talk: Talks) -> None:
    usual = talk("linko", "playte").table.setup
    own = changed(usual, SetupChange(flags={"tie": "fewest_in_hand"}))
    assert (own.edition, own.flags) == ("custom", {**usual.flags, "tie": "fewest_in_hand"})
    assert changed(own, SetupChange(chat=False)).flags == own.flags
    assert changed(own, SetupChange(edition="playte")) == usual
    push = changed(own, SetupChange(game="push"))
    assert (push.edition, push.flags) == ("push", {"follow_up": "free", "risk": "no"})


@pytest.mark.parametrize("match", [0, 1])
def test_all_who_play_want_to_go_on(talk: Talks, match: int) -> None:
    table = talk("push", seats=3, match=match).sit("Ann", "Ben")
    table.say(commands.add_bot, 3, "easy")
    assert ready(table, 1) == ["ready"]
    assert ready(table, 2) == ["ready"], "the host deals"
    table.say(commands.start)
    assert not any(seat.ready for seat in table.table.seats)
    assert table.refused(agreeing.set_ready, 1, ready=True).code == "started"
    table.play_out()
    assert ready(table, 1) == ["ready"]
    assert ready(table, 1) == []
    assert ready(table, 1, on=False) == ["ready"]
    assert ready(table, 1) == ["ready"]
    assert ready(table, 2) == ["ready", *([] if match else ["rematch"]), "sealed", "started"]
    assert table.table.status == "playing"
    assert table.refused(agreeing.set_ready, 3, ready=True).code == "started"


def test_who_left_is_not_waited_for_and_may_come_back(talk: Talks) -> None:
    table = talk("push", seats=2).begin("Ann", "Ben")
    table.say(commands.leave, 2)
    table.play_out()
    assert table.table.status == "over"
    assert ready(table, 2) == ["back", "ready"]
    table.say(commands.leave, 2)
    assert ready(table, 1) == ["ready", "rematch", "sealed", "started"]
