"""Who sits where: sitting down, names, bots, leaving, coming back."""

import pytest

from lynxdeck.table import agreeing, commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import DaysClock
from lynxdeck.table.table import Seat
from tests.table.conftest import Talks


def kinds(seats: list[Seat]) -> str:
    """Who holds the seats, a letter each: free, person, bot, script."""
    return "".join(seat.kind[0] for seat in seats)


def test_people_take_the_first_free_seat_or_the_one_they_name(talk: Talks) -> None:
    table = talk(seats=4)
    table.say(commands.sit, 2, "Ann")
    table.sit("Ben")
    table.say(commands.sit, 4, "Cleo")
    assert [seat.name for seat in table.table.seats] == ["Ben", "Ann", "", "Cleo"]
    assert kinds(table.table.seats) == "ppfp"
    taken = table.refused(commands.sit, 2, "Dan")
    assert (taken.code, taken.arguments) == ("seat-taken", {"seat": 2})
    for number in (0, 5, -1):
        assert table.refused(commands.sit, number, "Dan").code == "no-seat"
    table.sit("Dan")
    assert table.refused(commands.sit, None, "Eve").code == "full"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ann"),
        ("Ann", "ＡＮＮ"),
        ("Ann", " A n n "),
        ("Ann", "Ann!"),
        ("Ann", "A\u200bnn"),
        ("José", "Jose\u0301"),
        ("José", "jose"),
        ("Straße", "STRASSE"),
    ],
)
def test_no_two_names_are_alike(talk: Talks, one: str, other: str) -> None:
    table = talk(seats=3).sit(one)
    refusal = table.refused(commands.sit, None, other)
    assert refusal.code == "name-taken"
    assert refusal.arguments == {"name": table.table.seats[0].name}
    table.sit("Bo")
    assert table.refused(commands.rename, 2, other).code == "name-taken"
    table.say(commands.rename, 1, other)  # a player's old name is nobody else's


def test_a_freed_name_may_be_taken(talk: Talks) -> None:
    table = talk(seats=3).sit("Ann", "Ben")
    table.say(commands.leave, 1)
    table.say(commands.sit, 3, "ann")
    assert kinds(table.table.seats) == "fpp"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann\u202e  Lee\n", "Ann Lee"),
        ("a|b", "a¦b"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("\x00\x07Bo\ud800", "Bo"),
        ("👩\u200d🚀 7", "👩\u200d🚀 7"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_tidied(talk: Talks, given: str, kept: str) -> None:
    assert talk().sit(given).table.seats[0].name == kept


@pytest.mark.parametrize("name", ["", " ", "\u202e\u200b", "!?", "👩\u200d🚀", "x" * 25, "\ud800"])
def test_what_is_no_name(talk: Talks, name: str) -> None:
    assert talk().refused(commands.sit, None, name).code == "bad-name"


def test_bots_take_free_seats_change_their_level_and_go(talk: Talks) -> None:
    table = talk(seats=3).sit("Luna")
    table.say(commands.add_bot, 2, "easy")
    table.say(commands.add_bot, 3, "hard")
    names = [seat.name for seat in table.table.seats]
    assert len({name.casefold() for name in names}) == 3  # Luna is somebody else here
    table.say(commands.add_bot, 2, "expert")
    assert table.table.seats[1].name == names[1]
    assert table.table.seats[1].level == "expert"
    assert table.refused(commands.add_bot, 1, "easy").code == "seat-taken"
    assert table.refused(commands.rename, 2, "Otto").code == "no-person"
    table.say(commands.free, 2)
    assert kinds(table.table.seats) == "pfb"
    assert table.refused(commands.free, 2).code == "seat-free"
    assert table.refused(commands.add_bot, 9, "easy").code == "no-seat"


def test_once_the_game_has_begun_nobody_sits_down_or_is_sent_away(talk: Talks) -> None:
    table = talk(seats=2).begin("Ann", "Ben")
    for command in (
        (commands.sit, None, "Cleo"),
        (commands.add_bot, 1, "easy"),
        (commands.free, 1),
        (commands.start,),
    ):
        assert table.refused(*command).code == "started"
    table.say(commands.rename, 1, "Anna")
    assert table.table.games[0].names == ["Anna", "Ben"]


def test_leaving_frees_a_seat_before_the_start_and_gives_it_to_a_bot_after_it(
    talk: Talks,
) -> None:
    table = talk(seats=2).sit("Ann", "Ben")
    assert table.say(commands.leave, 1) == [ev.Freed(1)]
    assert table.refused(commands.leave, 1).code == "no-person"
    table.begin("Ann")
    assert table.say(commands.leave, 1) == [ev.StoodIn(1, "left")]
    assert table.say(commands.leave, 1) == []  # gone already
    assert kinds(table.table.seats) == "pp"
    assert table.say(commands.back, 1) == [ev.Back(1)]
    assert table.say(commands.back, 1) == []


@pytest.mark.parametrize("why", ["clock", "away"])
def test_a_bot_sits_in_until_the_owner_is_back(talk: Talks, why: ev.Absence) -> None:
    table = talk(seats=2, stand_in="hard", start=1)
    assert table.refused(commands.stand_in, 1, why).code == "not-started"
    table.begin("Ann", "Ben")
    assert table.say(commands.stand_in, 1, why) == [ev.StoodIn(1, why)]
    assert table.say(commands.stand_in, 1, why) == []
    ask = table.table.ask()
    assert ask is not None
    assert (ask.seat, ask.who, ask.level) == (1, "bot", "hard")
    token = table.table.watch.legal[0]
    assert table.refused(commands.decide, 1, token, 0).code == "stand-in"
    table.say(commands.decide, 1, token, 0, by="stand-in")
    table.say(commands.back, 1)
    assert table.table.seats[0].stand_in == ""


def test_a_bot_plays_for_who_is_not_here_but_for_nobody_else(talk: Talks) -> None:
    table = talk(seats=3, start=1)
    table.say(commands.add_bot, 3, "easy")
    assert table.refused(agreeing.go_on_without, 1, {2}).code == "not-started"
    table.begin("Ann", "Ben")
    refused = table.refused(agreeing.go_on_without, 1, {1, 2})
    assert (refused.code, refused.arguments) == ("not-away", {"name": "Ann"})
    assert table.refused(agreeing.go_on_without, 3, {2}).code == "no-person"
    assert table.say(agreeing.go_on_without, 1, {2}) == [ev.StoodIn(1, "away")]
    assert table.say(agreeing.go_on_without, 1, {2}) == []
    assert table.say(commands.back, 1) == [ev.Back(1)]


def test_nobody_is_away_where_a_move_may_take_days(talk: Talks) -> None:
    table = talk(seats=2, clock=DaysClock(days=2)).begin("Ann", "Ben")
    assert table.refused(agreeing.go_on_without, 1, ()).code == "off"


def test_a_stand_in_plays_on_in_the_next_game(talk: Talks) -> None:
    table = talk(seats=2, match=1, start=1).begin("Ann", "Ben")
    table.say(commands.leave, 2)
    table.play_out()
    assert table.table.status == "between"
    table.say(commands.start)
    ask = table.table.ask()
    assert ask is not None
    assert (ask.seat, ask.who) == (2, "bot")  # the second seat begins the second game


def test_a_bot_of_its_own_keeps_its_level(talk: Talks) -> None:
    table = talk(seats=2, start=2, stand_in="easy")
    table.say(commands.add_bot, 2, "expert")
    table.begin("Ann")
    ask = table.table.ask()
    assert ask is not None
    assert (ask.who, ask.level) == ("bot", "expert")
    assert table.refused(commands.stand_in, 2, "clock").code == "no-person"
    assert table.refused(commands.back, 2).code == "no-person"


def test_revoking_concerns_people_only(talk: Talks) -> None:
    table = talk(seats=2).sit("Ann")
    assert table.say(commands.revoke, 1) == [ev.Revoked(1)]
    assert table.refused(commands.revoke, 2).code == "no-person"


def test_a_closed_table_stays_closed(talk: Talks) -> None:
    table = talk(seats=2).begin("Ann", "Ben")
    table.say(commands.close, "that is all")
    assert (table.table.status, table.table.notice) == ("closed", "that is all")
    for command in (
        (commands.sit, None, "Cleo"),
        (commands.rename, 1, "Anna"),
        (commands.leave, 1),
        (commands.back, 1),
        (commands.chat, 1, "hello"),
        (commands.start,),
        (commands.rematch,),
        (commands.close,),
        (commands.decide, 1, "T", 0),
    ):
        assert table.refused(*command).code == "closed"
    assert table.table.ask() is None
    assert table.say(commands.revoke, 1) == [ev.Revoked(1)]  # what was said there has a key


# --- chat and what a player leaves behind -----------------------------------------------------


def test_chat_is_one_line_of_people_and_the_last_fifty_are_kept(talk: Talks) -> None:
    table = talk(seats=2).sit("Ann")
    table.say(commands.add_bot, 2, "easy")
    table.say(commands.chat, 1, "  hello\n\u202e  you ")
    (line,) = table.table.chat
    assert line == (table.table.n, table.at, 1, "Ann", "hello you")
    assert table.refused(commands.chat, 1, " \n").code == "empty"
    assert table.refused(commands.chat, 1, "x" * 301).code == "too-long"
    assert table.refused(commands.chat, 2, "beep").code == "no-person"
    for number in range(60):
        table.say(commands.chat, 1, f"line {number}")
    assert [text for *_, text in table.table.chat] == [f"line {n}" for n in range(10, 60)]


def test_a_table_may_have_no_chat(talk: Talks) -> None:
    assert talk(seats=2, chat=False).sit("Ann").refused(commands.chat, 1, "hello").code == "off"


def test_forgetting_wipes_name_and_chat_but_not_the_game(talk: Talks) -> None:
    table = talk(seats=2, start=1).begin("Ann", "Ben")
    table.say(commands.chat, 1, "my secret")
    table.say(commands.chat, 2, "hers")
    table.play_out()
    tokens = list(table.table.games[0].tokens)
    table.say(commands.forget, 1)
    assert "Ann" not in repr(table.table.seats) + repr(table.table.games) + repr(table.table.chat)
    assert [text for *_, text in table.table.chat] == ["hers"]
    assert table.table.games[0].tokens == tokens
    assert table.refused(commands.forget, 3).code == "no-seat"


def test_people_choose_whether_forced_decisions_are_made_for_them(talk: Talks) -> None:
    table = talk(seats=2).sit("Ann")
    assert table.say(commands.set_auto, 1, auto=True) == [ev.Auto(1, True)]
    assert table.say(commands.set_auto, 1, auto=True) == []
    assert table.say(commands.set_auto, 1, auto=False) == [ev.Auto(1, False)]
    assert table.refused(commands.set_auto, 2, auto=True).code == "no-person"
