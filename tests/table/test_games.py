"""Games at a table: beginning, deciding, ending; matches, rematches, lessons, fair deals."""

import pytest
from msgspec import UNSET

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game
from lynxdeck.server.play import messages
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import Script
from tests.table.conftest import Talk, Talks, deck

# --- beginning --------------------------------------------------------------------------------


def test_a_game_begins_when_every_seat_is_filled(talk: Talks) -> None:
    table = talk(seats=3).sit("Ann")
    free = table.refused(commands.start)
    assert (free.code, free.arguments) == ("seats-free", {"seat": 2})
    table.sit("Ben")
    table.say(commands.add_bot, 3, "easy")
    assert table.table.ask() is None
    table.say(commands.start)
    assert table.table.status == "playing"
    assert table.refused(commands.start).code == "started"
    assert table.refused(commands.rematch).code == "not-over"


def test_nothing_is_decided_before_or_after_a_game(talk: Talks) -> None:
    table = talk(seats=2).sit("Ann", "Ben")
    assert table.refused(commands.decide, 1, "T", 0).code == "not-started"
    assert table.refused(commands.why, "T").code == "not-started"
    table.say(commands.start)
    table.play_out()
    assert table.refused(commands.decide, 1, "T", table.move).code == "over"
    assert table.refused(commands.start).code == "over"


@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_seat_agreed_upon_begins(talk: Talks, start: int) -> None:
    table = talk(seats=3, start=start).begin("Ann", "Ben", "Cleo")
    assert table.table.game.start == start
    assert table.table.watch.asked == start


# --- deciding ---------------------------------------------------------------------------------


def lesson_of_two(lesson: Talks) -> Talk:
    """Ann, whose turn it is, has three 9s, a joker and low cards; Ben has 2s."""
    table = lesson("9 9 9 J 1 1 3 3 4 5 6 7 8", "2 2 2 2", display="13 12 11 10 1 1")
    return table.begin("Ann", "Ben")


def test_a_decision_is_for_the_one_who_is_asked_and_for_that_move(lesson: Talks) -> None:
    table = lesson_of_two(lesson)
    other = table.refused(commands.decide, 2, "2", 0)
    assert (other.code, other.arguments) == ("not-your-decision", {"seat": 1})
    for move in (1, 7):
        assert table.refused(commands.decide, 1, "9", move).code == "stale"
    assert table.decide("9", request="a") == [ev.Moved(1, "9", "person", "a")]
    assert table.refused(commands.decide, 1, "9", 0).code == "not-your-decision"
    assert table.refused(commands.decide, 2, "2", 0).code == "stale"
    table.decide("2")
    assert table.table.game.tokens == ["9", "2"]
    assert table.table.game.seats == [1, 2]


@pytest.mark.parametrize(
    ("token", "code", "rule", "arguments"),
    [
        ("9x4", "linko-why-few-numbers", "L5", {"card": "9", "held": 3, "wanted": 4}),
        ("12", "linko-why-few-numbers", "L5", {"card": "12", "held": 0, "wanted": 1}),
        ("9+Jx2", "linko-why-few-jokers", "L6", {"card": "J", "held": 1, "wanted": 2}),
        ("T", "linko-why-not-asked", "LR7", {"phase": "play"}),
        ("^*", "linko-why-not-asked", "LR7", {"phase": "play"}),
    ],
)
def test_an_illegal_decision_is_refused_with_reason_and_rule(
    lesson: Talks, token: str, code: str, rule: str, arguments: dict[str, int | str]
) -> None:
    table = lesson_of_two(lesson)
    refusal = table.refused(commands.decide, 1, token, 0)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert {**refusal.arguments, **arguments} == refusal.arguments
    assert refusal.arguments["token"] == token
    why = commands.why(table.table, token)
    assert (why.code, str(why), why.rule) == (code, str(refusal), rule)


@pytest.mark.parametrize("token", ["", "x", "9x1", "９", "9 ", "^14", "=a", "9x" + "9" * 60])
def test_what_is_no_token_is_refused_as_such(lesson: Talks, token: str) -> None:
    table = lesson_of_two(lesson)
    assert table.refused(commands.decide, 1, token, 0).code == "unknown-token"


def test_why_says_of_a_legal_token_that_it_is_allowed(lesson: Talks) -> None:
    assert commands.why(lesson_of_two(lesson).table, "9x3+J").code == "allowed"


def test_the_last_request_ids_are_remembered_with_their_events(talk: Talks) -> None:
    table = talk("push", seats=2).begin("Ann", "Ben")
    given: dict[int, dict[str, int]] = {1: {}, 2: {}}
    for number in range(40):
        asked = table.table.watch.asked
        assert asked is not None
        table.decide(table.table.watch.legal[0], request=f"r{number}")
        given[asked][f"r{number}"] = table.table.n
    for number, seat in enumerate(table.table.seats, start=1):
        assert list(seat.answered.items()) == list(given[number].items())[-4:]
    assert [seat.answered for seat in table.again().seats] == [
        seat.answered for seat in table.table.seats
    ]


def test_forced_decisions_are_made_for_those_who_want_it(talk: Talks) -> None:
    """Ann has nothing to protect yet, so she must push; then she has a choice of columns."""
    table = talk("push", seats=2, start=1).begin("Ann", "Ben")
    ask = table.table.ask()
    assert ask is not None
    assert ask.who == "person"
    table.say(commands.set_auto, 1, auto=True)
    ask = table.table.ask()
    assert ask is not None
    assert (ask.seat, ask.who, ask.token) == (1, "auto", "+")
    table.decide("+", by="auto")
    while table.table.watch.legal == ["a"]:
        table.decide("a", by="auto")
    ask = table.table.ask()
    assert ask is not None
    assert (ask.who, len(table.table.watch.legal) > 1) == ("person", True)


# --- the end, matches, rematches --------------------------------------------------------------


def test_the_last_decision_and_the_end_are_one_step(talk: Talks) -> None:
    table = talk(seats=2).begin("Ann", "Ben")
    while not table.table.games[0].scores:
        told = table.decide(table.table.watch.legal[-1])
    assert [type(event) for event in told] == [ev.Moved, ev.Ended]
    game_ = table.table.games[0]
    position = table.table.position
    assert position is not None
    assert (game_.scores, game_.winners, game_.end) == (
        position.scores,
        position.winners,
        position.end,
    )
    assert table.table.status == "over"


@pytest.mark.parametrize("cycles", [1, 2])
def test_L20_a_match_lets_every_seat_begin_and_keeps_the_sheet(talk: Talks, cycles: int) -> None:
    table = talk("push", seats=3, match=cycles, start=2).begin("Ann", "Ben", "Cleo")
    rounds = 3 * cycles
    for number in range(1, rounds + 1):
        assert (table.table.round, table.table.rounds) == (number, rounds)
        table.play_out()
        assert len(table.table.sheet) == number
        if number < rounds:
            assert table.table.status == "between"
            table.say(commands.start)
    assert table.table.status == "over"
    assert [game_.start for game_ in table.table.games] == [2, 3, 1] * cycles
    match = table.table.match()
    assert match is not None
    totals = [sum(column) for column in zip(*table.table.sheet, strict=True)]
    assert list(match.totals(table.table.sheet)) == totals
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert list(match.winners(table.table.sheet)) == best


def test_every_round_has_a_seed_and_a_commitment_of_its_own(talk: Talks) -> None:
    table = talk("push", seats=2, match=1).sit("Ann", "Ben")
    shown = []
    for _ in range(2):
        assert table.table.deal is not None
        shown.append(table.table.deal.commitment)
        table.say(commands.start)
        table.play_out()
    seeds = [game_.seed for game_ in table.table.games]
    assert [seed.commitment() for seed in seeds if seed] == shown
    assert len({seed.seed for seed in seeds if seed}) == 2
    table.say(commands.rematch)
    assert table.table.deal is not None
    assert table.table.deal.commitment not in shown


def test_a_rematch_has_the_same_people_and_a_fresh_sheet(talk: Talks) -> None:
    table = talk("push", seats=2, match=1, start=1).begin("Ann", "Ben")
    table.play_out()
    table.say(commands.start)
    table.play_out()
    table.say(commands.rematch)
    assert (table.table.status, table.table.round, table.table.sheet) == ("waiting", 1, [])
    assert [seat.name for seat in table.table.seats] == ["Ann", "Ben"]
    assert table.refused(commands.sit, None, "Cleo").code == "started"
    assert table.refused(commands.free, 1).code == "started"
    assert table.say(commands.leave, 1) == [ev.StoodIn(1, "left")]
    table.say(commands.back, 1)
    table.say(commands.start)
    assert table.table.game.start == 1
    table.play_out()
    assert (table.table.status, len(table.table.sheet)) == ("between", 1)
    assert len(table.table.games) == 3


# --- lessons ----------------------------------------------------------------------------------


def test_a_lesson_deals_what_it_says_and_its_seats_play_what_is_written(lesson: Talks) -> None:
    cards = "9 9 9 J 1 1 3 3 4 5 6 7 8"
    table = lesson(cards, "2 2 2 2", "12 12", moves={2: ["2x3", "2"], 3: ["11x9", "12x2"]})
    assert [seat.kind for seat in table.table.seats] == ["free", "script", "script"]
    assert table.refused(commands.add_bot, 2, "easy").code == "seat-taken"
    assert table.refused(commands.sit, 3, "Ben").code == "seat-taken"
    table.begin("Ann")
    assert table.table.deal is None
    assert table.table.game.seed is None
    hand = table.table.watch.view(1).hand
    assert hand == {"1": 2, "3": 2, "4": 1, "5": 1, "6": 1, "7": 1, "8": 1, "9": 3, "J": 1}
    table.decide("J")
    ask = table.table.ask()
    assert ask is not None
    assert (ask.seat, ask.who, ask.token) == (2, "script", "2x3")
    table.decide("2x3", by="script")
    ask = table.table.ask()  # eleven 11s are not to be had: the first legal token instead
    assert ask is not None
    assert (ask.seat, ask.token) == (3, table.table.watch.legal[0])


def test_a_lesson_begins_at_seat_one_unless_it_says(talk: Talks) -> None:
    """No chance is drawn for it: there is no seed to draw it from."""
    for start, first in ((None, 1), (2, 2)):
        table = talk(seats=2, start=start, script=Script(deck("9", "2")))
        table.begin("Ann", "Ben")
        assert table.table.game.start == first


def test_people_may_sit_at_every_seat_of_a_laid_out_deck_and_play_again(lesson: Talks) -> None:
    table = lesson("9 9", "2 2").begin("Ann", "Ben")
    table.play_out()
    assert table.table.status == "over"
    table.say(commands.rematch)
    table.say(commands.start)
    assert table.table.watch.view(1).hand["9"] >= 2


@pytest.mark.parametrize(
    ("script", "code"),
    [
        (Script(["17"]), "deck"),
        (Script(["1", "2"]), "deck"),
        (Script(deck("9", "2")[:-1]), "deck"),
        (Script(deck("9", "2")[:-1] + ["J"]), "deck"),
        (Script(deck("9", "2"), dice=["r"]), "dice"),
        (Script(deck("9", "2"), moves={3: []}), "no-seat"),
        (Script(deck("9", "2"), moves={0: []}), "no-seat"),
        (Script(deck("9", "2"), moves={-1: []}), "no-seat"),
        (Script(deck("9", "2"), moves={1: [], 2: []}), "seats-free"),
    ],
)
def test_a_lesson_that_cannot_be_dealt_is_refused(talk: Talks, script: Script, code: str) -> None:
    setup = talk(seats=2).table.setup
    with pytest.raises(Refusal) as refusal:
        commands.check_script(setup, script)
    assert refusal.value.code == code


def test_P18_the_rolls_of_a_lesson_come_round_again(talk: Talks) -> None:
    """So that there are always enough, however long it is played on."""
    cards = deck("", "", game="push", edition="push")
    for dice, first in ((["r", "*"], "r * r * r"), ([], "r b g y p")):
        table = talk("push", seats=2, script=Script(cards, dice=dice)).begin("Ann", "Ben")
        position = table.table.position
        assert position is not None
        faces = {face: name for name, face in game("push").notation.DICE.items()}
        rolls = [faces[face] for face in position.state.dice.tolist()]
        assert len(rolls) == 45
        assert " ".join(rolls[:5]) == first


def test_games_without_a_long_pause_are_one_evening(talk: Talks) -> None:
    table = talk("push", seats=2, start=1).begin("Ann", "Ben")
    told = []
    for pause in (0, 600, messages.PAUSE_MS / 1000 + 1, 600):
        if pause:
            table.passes(pause)
            table.say(commands.rematch)
            table.say(commands.start)
        table.play_out()
        told.append(messages.evening(table.table))
    all_winners = [game_.winners for game_ in table.table.games]
    assert [told[0], told[2]] == [UNSET, UNSET]
    for evening, pair in ((told[1], all_winners[:2]), (told[3], all_winners[2:])):
        assert evening is not UNSET
        won = [sum(seat in winners for winners in pair) for seat in (1, 2)]
        assert (evening.games, evening.won) == (2, won)
        same = pair[0] == pair[1]
        assert evening.run == (0 if len(pair[1]) > 1 else 1 + same)


def test_one_person_and_bots_have_no_evening(talk: Talks) -> None:
    table = talk("push", seats=2, start=1).sit("Ann")
    table.say(commands.add_bot, 2, "easy")
    for again in (False, True):
        if again:
            table.say(commands.rematch)
        table.say(commands.start)
        table.play_out()
        assert messages.evening(table.table) is UNSET
