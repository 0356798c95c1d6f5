"""`lynxdeck arena` and `lynxdeck lab` as people and scripts meet them."""

import contextlib
import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run

Capture = pytest.CaptureFixture[str]

SMALL = ["--on", "process", "--seed", "tea", "--games", "8"]

REFUSED = [
    (["arena", "greedy"], "An arena needs two bots or more; the same one may come twice."),
    (["arena", "greedy", "deepblue"], "“deepblue” is no bot for linko; there are random,"),
    (["arena", "greedy", "odds"], "“odds” is no bot for linko"),
    (["arena", "greedy", "cmd:/no/such/program"], "“/no/such/program” cannot be started"),
    (["arena", "greedy", "random", "--seats", "9"], "amigo-2022-basic is for 3–5 players, not 9."),
    (["arena", "greedy", "random", "--game", "chess"], "“chess” is no game here"),
    (["arena", "greedy", "random", "--on", "moon"], "--on is process, cores or ray, not “moon”."),
    (["arena", "greedy", "random", "--address", "x:1"], "Only a Ray cluster has an --address"),
    (["arena", "greedy", "random", "--mirror", "--seats", "2"], "Only two bots at more than two"),
    (["arena", *["random"] * 12, "--games", "10"], "12 bots at 4 seats meet in 1,980 games a deal"),
    (["arena", "greedy", "random", "--plot", "x.gif"], "A plot is a file like .png, .svg, .pdf"),
    (["arena", "greedy", "random", "--csv", "/no/such/folder/x"], "cannot be written."),
    (["arena", "greedy", "random", "--records", "/"], "/ cannot be written."),
    (["arena", "greedy", "random", "--games", "0"], "--games"),
    (["arena", "greedy", "random", "--seed", "a\nb"], "seed"),
    (["lab"], "Set a flag of amigo-2022-basic otherwise, with --set: optional_draw=no|yes,"),
    (["lab", "--set", "ghost=yes", "--seats", "4"], "custom is for 2 players, not 4."),
    (["lab", "--set", "luck=yes"], "“luck=yes” sets no flag of this game"),
    (["lab", "easy", "easy", "easy", "--set", "ghost=yes"], "3 bots cannot sit on 2 seats."),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=[" ".join(r[0]) for r in REFUSED])
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str, capsys: Capture) -> None:
    assert run([*arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("lynxdeck: ")
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_the_table_tells_everything(capsys: Capture) -> None:
    assert run(["arena", "greedy", "random", *SMALL]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    for word in ("greedy", "random", "rating", "wins", "score", "a decision", "faults", "“tea”"):
        assert word in told.out
    assert "8 games: 2 deals, each in 4 seatings." in told.out
    assert "an even share is 25.0%" in told.out


def test_rounding_up_is_told(capsys: Capture) -> None:
    assert run(["arena", "greedy", "random", "easy", "medium", *SMALL, "--games", "5"]) == 0
    assert "8 games: 2 deals" in capsys.readouterr().out


def test_json_is_the_whole_report(capsys: Capture) -> None:
    assert run(["arena", "greedy", "random", *SMALL, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == told["planned"] == 8
    assert told["deals"] == 2
    assert told["settings"]["bots"] == ["greedy", "random"]
    assert told["settings"]["seed"] == "tea"
    assert [row["bot"] for row in told["bots"]] == ["greedy", "random"]
    assert [row["seats"] for row in told["bots"]] == [8, 24]
    for row in told["bots"]:
        for figure in ("rating", "win_share", "score"):
            assert row[figure]["low"] <= row[figure]["value"] <= row[figure]["high"]
        assert row["faults"] == 0
        assert row["seconds"] > 0


@pytest.mark.parametrize("command", ["arena", "lab"])
def test_files_are_written(command: str, tmp_path: Path, capsys: Capture) -> None:
    table, games = tmp_path / "t.csv", tmp_path / "g.lynx"
    words = {
        "arena": ["arena", "greedy", "random"],
        "lab": ["lab", "greedy", "--set", "optional_draw=no"],
    }[command]
    for suffix, start in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
        plot = tmp_path / f"p.{suffix}"
        files = ["--csv", str(table), "--records", str(games), "--plot", str(plot)]
        assert run([*words, *SMALL, *files]) == 0
        assert plot.read_bytes().startswith(start)
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    if command == "arena":
        assert [row["bot"] for row in rows] == ["greedy", "random"]
        low, high = float(rows[0]["win_share_low"]), float(rows[0]["win_share_high"])
        assert low <= float(rows[0]["win_share"]) <= high
    else:
        assert rows[0]["measure"] == "decisions"
        gap = float(rows[0]["changed"]) - float(rows[0]["unchanged"])
        assert float(rows[0]["difference"]) == pytest.approx(gap)
    capsys.readouterr()
    assert run(["record", "check", str(games)]) == 0
    assert games.read_text(encoding="utf-8").count("[Game ") == {"arena": 8, "lab": 16}[command]


def test_a_run_goes_on_with_the_seed_it_began_with(tmp_path: Path, capsys: Capture) -> None:
    words = ["arena", "greedy", "random", "--on", "process", "--json"]
    words += ["--resume", str(tmp_path / "r")]
    assert run([*words, "--games", "4"]) == 0
    seed = json.loads(capsys.readouterr().out)["settings"]["seed"]
    assert run([*words, "--games", "8"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["settings"]["seed"] == seed
    assert told["games"] == 8
    assert run([*words, "--seed", f"not {seed}"]) == 2
    assert f"was begun with seed {seed}, not not {seed}." in capsys.readouterr().err


def test_the_lab_tells_what_a_rule_does(capsys: Capture) -> None:
    assert run(["lab", "--set", "ones_beat_top=yes", *SMALL]) == 0
    told = capsys.readouterr().out
    assert "amigo-2022-basic, changed to ones_beat_top=yes" in told
    for word in ("decisions", "turns", "shared wins", "won by the first to move", "ends with out"):
        assert word in told
    assert run(["lab", "--set", "risk=yes", "--game", "push", *SMALL, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 8
    assert "ends with stock" not in [row["measure"] for row in found["measures"]]  # always


BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "bad"}', flush=True)
    elif message["type"] == "decide":
        ANSWER
"""


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("print('junk', flush=True)", "it did not answer in JSON"),
        ("sys.exit(3)", "it has gone"),
        ('print(\'{"type": "move", "move": "14x9"}\', flush=True)', "an illegal move"),
    ],
)
def test_a_bad_program_is_told_about(
    answer: str, complaint: str, tmp_path: Path, capsys: Capture
) -> None:
    program = tmp_path / "bot.py"
    program.write_text(BOT.replace("ANSWER", answer))
    bot = f"cmd:{sys.executable} {program}"
    assert run(["arena", bot, "greedy", *SMALL, "--games", "4", "--seats", "2"]) == 0
    told = capsys.readouterr().out
    assert f"{bot}: 4 faults; the first in game 1: " in told
    assert complaint in told


@contextlib.contextmanager
def begun(folder: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """An arena in a process of its own, with more games than anybody waits for.

    It hears Ctrl-C even where the tests themselves were started not to.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        arena = subprocess.Popen(
            [sys.executable, "-m", "lynxdeck", *words, "--games", "1000000"],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            start_new_session=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield arena
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)
        arena.wait()


def wait_for(condition: Callable[[], Any], seconds: float = 120) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("on", ["process", "cores"])
def test_ctrl_c_keeps_and_reports_what_was_played(on: str, tmp_path: Path) -> None:
    kept, games = tmp_path / "r.jsonl", tmp_path / "g.lynx"
    files = ["--resume", str(kept), "--records", str(games)]
    with begun(tmp_path, "arena", "greedy", "random", "--on", on, "--json", *files) as arena:
        wait_for(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 20)
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: the workers hear it too
        out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130
    told = json.loads(out)
    assert told["games"] == len(kept.read_bytes().splitlines()) - 1 >= 20
    assert told["stopped"] == "interrupted"
    count = f"{told['games']:,} of 1,000,000 games"
    assert err == f"lynxdeck: Stopped after {count}; go on with --resume {kept}.\n"
    saved = [int(n) for n in re.findall(r'\[Arena "\w+ (\d+)"', games.read_text(encoding="utf-8"))]
    assert saved == list(range(1, len(saved) + 1))
    assert len(saved) <= told["games"]  # what came before its turn is kept until the run goes on
    assert run(["record", "check", str(games)]) == 0


def test_ctrl_c_keeps_what_nobody_asked_to_keep(tmp_path: Path, capsys: Capture) -> None:
    games = tmp_path / "g.lynx"
    rule = ["--set", "tie=shared"]
    with begun(tmp_path, "lab", *rule, "--on", "process", "--records", str(games)) as arena:
        wait_for(lambda: games.exists() and games.read_bytes().count(b"[Game ") > 20)
        arena.send_signal(signal.SIGINT)
        _, err = arena.communicate(timeout=60)
    [kept] = tmp_path.glob("arena-*.jsonl")
    assert f"go on with --resume {kept.name}." in err
    words = ["lab", *rule, "--on", "process", "--json"]
    assert run([*words, "--resume", str(kept), "--games", "10"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 10
