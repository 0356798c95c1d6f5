"""Whatever an outside program does wrong costs it the rest of that game, and nothing else."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.bots import outside
from lynxdeck.bots.engine import compiled
from lynxdeck.bots.outside import Outside
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game

Seat = Callable[..., Outside]
Heard = Callable[[], list[dict[str, Any]]]
Gone = Callable[[int], bool]
Against = Callable[..., None]


def pid_of(bot: Outside) -> int:
    assert bot.program is not None
    return bot.program.process.pid


WRONG = {
    "no token": ('print(\'{"type": "move", "move": "checkmate"}\', flush=True)', "illegal"),
    "not legal here": ('print(\'{"type": "move", "move": "=c"}\', flush=True)', "illegal"),
    "empty token": ('print(\'{"type": "move", "move": ""}\', flush=True)', "illegal"),
    "no text": ('print(\'{"type": "move", "move": 7}\', flush=True)', "illegal"),
    "no move": ('print(\'{"type": "move"}\', flush=True)', "illegal"),
    "bad JSON": ("print('}{', flush=True)", "JSON"),
    "no object": ("print('[1, 2]', flush=True)", "object"),
    "empty line": ("print(flush=True)", "JSON"),
    "bad UTF-8": (
        'sys.stdout.buffer.write(b\'{"move": "\\xff"}\\n\'); sys.stdout.flush()',
        "JSON",
    ),
    "bottomless JSON": ("print('[' * 60_000, flush=True)", "JSON"),
    "giant number": ("print('{\"move\": ' + '9' * 60_000 + '}', flush=True)", "JSON"),
    "giant line": ("print('x' * 10_000_000, flush=True)", "JSON"),
    "endless line": ("while True: print('x' * 10_000, end='', flush=True)", "JSON"),
    "exit": ("sys.exit()", "gone"),
    "crash": ("os.kill(os.getpid(), signal.SIGKILL)", "gone"),
    "closed output": ("os.close(1); time.sleep(60)", "gone"),
}


@pytest.mark.parametrize(("third", "complaint"), WRONG.values(), ids=WRONG.keys())
def test_a_fault_costs_the_rest_of_the_game(
    third: str, complaint: str, seat: Seat, against_chance: Against, heard: Heard, gone: Gone
) -> None:
    """It is counted once, the program has ended, and the next game begins with a new one."""
    bot = seat(third=third)
    first = pid_of(bot)
    against_chance(bot)
    assert (bot.faults, bot.program, gone(first)) == (1, None, True)
    assert complaint in bot.last_fault
    assert [m["type"] for m in heard()].count("decide") == 3
    against_chance(bot, number=2)
    assert (bot.faults, bot.program) == (2, None)
    assert [m["type"] for m in heard()].count("decide") == 6
    assert [m["type"] for m in heard()].count("hello") == 2


def test_silence_past_the_time_is_a_fault(seat: Seat, against_chance: Against, gone: Gone) -> None:
    bot = seat(third="time.sleep(60)", seconds=0.5)
    pid, begun = pid_of(bot), time.monotonic()
    against_chance(bot)
    assert time.monotonic() - begun < 20
    assert (bot.faults, bot.last_fault) == (1, "it said nothing in time")
    assert gone(pid)


def test_half_a_line_is_silence(seat: Seat, against_chance: Against) -> None:
    bot = seat(third="print('{', end='', flush=True); time.sleep(60)", seconds=0.5)
    against_chance(bot)
    assert (bot.faults, bot.last_fault) == (1, "it said nothing in time")


def test_the_rest_of_the_game_is_played_at_random(
    seat: Seat, deal: Callable[..., Position], mask: Callable[[Position], Any]
) -> None:
    """From the seat's own stream, any legal action."""
    bot, table, engine = seat(third="sys.exit()"), deal("push", seats=2), compiled(game("push"))
    bot.begin(table.edition, seats=2, seat=1)
    for number in range(30):
        masked, rng, same = mask(table), generator(number), generator(number)
        action = bot.choose(masked, rng)
        if number >= 2:
            assert action == engine.random_at(masked, 0, same)
        table.engine.apply_at(table.states, 0, action)
    assert bot.faults == 1


HELLO = {
    "says something else": ('print(\'{"type": "hi"}\', flush=True)', "it did not say ready"),
    "says junk": ("print('hello', flush=True)", "it did not answer in JSON"),
    "exits": ("sys.exit()", "it has gone"),
    "crashes": ("1 / 0", "it has gone: ZeroDivisionError: division by zero"),
    "exits with a word": ("sys.exit('no licence')", "it has gone: no licence"),
    "talks and is silent": (
        "print('wait\\x1b[2J', file=sys.stderr, flush=True); time.sleep(60)",
        "it said nothing in time: wait [2J",
    ),
    "chatters": (
        "sys.stderr.write('x' * 1_000_000 + '\\n'); sys.exit('done')",
        "it has gone: done",
    ),
    "is silent": ("time.sleep(60)", "it said nothing in time"),
}


@pytest.mark.parametrize(("hello", "complaint"), HELLO.values(), ids=HELLO.keys())
def test_who_never_says_ready_plays_at_random(
    hello: str,
    complaint: str,
    seat: Seat,
    against_chance: Against,
    heard: Heard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if complaint.startswith("it said nothing in time"):
        monkeypatch.setattr(outside, "START_SECONDS", 0.5)
    bot = seat(hello=hello)
    assert (bot.faults, bot.last_fault, bot.program) == (1, complaint, None)
    against_chance(bot)
    assert (bot.faults, bot.last_fault, bot.program) == (2, complaint, None)
    assert "decide" not in [m["type"] for m in heard()]


CRASH = "sys.stderr.write('x' * 1_000_000 + '\\n'); 1 / 0"
"""More than a pipe holds: nobody waits for it to be read."""


@pytest.mark.parametrize("gap", ["hello", "third"])
def test_the_author_of_a_program_hears_its_last_words(
    seat: Seat, against_chance: Against, gap: str
) -> None:
    bot = seat(**{gap: CRASH})
    if gap == "third":
        against_chance(bot)
    assert bot.last_fault == "it has gone: ZeroDivisionError: division by zero"


def test_a_program_that_ends_at_once_may_say_why(seat: Seat) -> None:
    assert seat(text="raise SystemExit('no such deck')").last_fault == "it has gone: no such deck"
