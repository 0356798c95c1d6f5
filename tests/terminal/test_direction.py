"""Names that run from right to left turn nothing next to them, and every column stays straight."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from rich.cells import cell_len

from lynxdeck.cli import run
from lynxdeck.cli.record import summary
from lynxdeck.games.registry import game
from lynxdeck.locale.text import FIRST_STRONG, POP, STEERING, ended, isolated, width
from lynxdeck.records import Fault, begin_from_seed, write
from lynxdeck.records.fault import quoted
from lynxdeck.server.ops import logs
from lynxdeck.server.settings import Settings
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.speech import retold

RIGHT = ["דוד המלך", "محمد ١٢", "נועה-Noa"]
ISOLATED = re.compile(f"{FIRST_STRONG}[^{FIRST_STRONG}{POP}]*{POP}")
FROM_RIGHT = re.compile("[\u0590-\u08ff]")

promise = pytest.mark.promise("names-direction")


def bare(text: str) -> list[str]:
    """Signs from right to left that turn what stands next to them, and signs that only steer."""
    outside = ISOLATED.sub("", text)
    return [sign for sign in outside if FROM_RIGHT.match(sign) or sign in STEERING]


@promise
@pytest.mark.parametrize("name", RIGHT)
def test_only_what_needs_it_is_isolated(name: str) -> None:
    assert bare(name)
    assert not bare(isolated(name))
    assert isolated(isolated(name)) == isolated(name)
    assert (width(isolated(name)), cell_len(isolated(name))) == (len(name), cell_len(name))
    for plain in ("Ann", "Анна", "安娜", "José 7"):
        assert isolated(plain) == plain


@promise
def test_signs_that_steer_are_gone() -> None:
    for sign in STEERING:
        assert isolated(f"An{sign}n") == "Ann"
        assert Phrases("en", [f"An{sign}n"], 2).names == ["Ann"]
    assert ended(isolated("דוד")[:2]) == FIRST_STRONG + "ד" + POP


@promise
def test_the_canvas_keeps_them_together_and_its_columns_straight() -> None:
    canvas = Canvas(12, 3)
    canvas.put(0, 0, isolated("דוד") + " 7")
    canvas.fit(0, 1, isolated("דודדודדודדוד"), 8)
    canvas.put(0, 2, "e\u0301.")
    rows = canvas.content().plain.split("\n")
    assert rows[0] == FIRST_STRONG + "דוד" + POP + " 7       "
    assert rows[1] == FIRST_STRONG + "דודדודד" + POP + "…    "
    assert rows[2] == "e\u0301." + " " * 10
    assert [cell_len(row) for row in rows] == [12] * 3


@promise
@pytest.mark.parametrize("name", ["linko", "push"])
def test_a_drawn_table_stays_straight(seated: Any, visit: Any, name: str) -> None:
    app = seated(name, seats=3)
    app.phrases = Phrases("en", ["You", *RIGHT[:2]], 1)

    async def script(guest: Any) -> None:
        assert "דוד" in guest.text
        assert not bare(guest.text)
        assert [cell_len(row) for row in guest.text.split("\n")] == [80] * 24

    visit(app, script)


@promise
@pytest.mark.parametrize("name", ["linko", "push"])
def test_a_record_is_shown_straight(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = game(name)
    record = begin_from_seed(played, played.editions[0], RIGHT, seed="tea")
    assert not bare(summary(record))
    assert not bare("\n".join(retold(record, "en")))
    path = tmp_path / "game.lynx"
    path.write_text(write(record), encoding="utf-8")
    for command in (["show"], ["show", "--words", "--lang", "fr"]):
        assert run(["record", *command, str(path)]) == 0
        told = capsys.readouterr().out
        assert "דוד" in told
        assert not bare(told)
    assert run(["record", "show", "--json", str(path)]) == 0
    assert FIRST_STRONG not in capsys.readouterr().out, "programs get names as they are"
    assert run(["record", "format", str(path)]) == 0
    assert FIRST_STRONG not in capsys.readouterr().out


@promise
def test_first_words_of_a_drawing_stand_in_one_column() -> None:
    played = game("push")
    record = begin_from_seed(played, played.editions[0], ["Ann", "דוד המלך"], seed="tea")
    ann, david = (line for line in summary(record).splitlines() if " | " in line)
    assert width(ann.partition("-")[0]) == width(david.partition("-")[0])


@promise
def test_a_match_is_summed_up_straight(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = game("push")
    record = begin_from_seed(played, played.editions[0], RIGHT[:2], seed="tea")
    while not record.position.over:
        record.play(record.position.legal()[-1])
    tags, _, moves = write(record).partition("\n\n")
    path = tmp_path / "match.lynx"
    path.write_text(f'{tags}\n[Match "מועדון"]\n[Round "1/2"]\n\n{moves}', encoding="utf-8")
    run(["record", "match", str(path)])
    told = capsys.readouterr()
    assert "מועדון" in told.out, told.err
    assert "דוד" in told.out
    assert not bare(told.out)


@promise
def test_faults_quote_it_isolated() -> None:
    assert quoted("דוד") == f"“{FIRST_STRONG}דוד{POP}”"
    fault = Fault(1, 1, f"wrong seats {quoted(RIGHT[0])}; expected others")
    assert not bare(str(fault))


@promise
def test_logs_are_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    monkeypatch.setattr("sys.stderr", out)
    try:
        logs.set_up(Settings())
        structlog.get_logger().warning("sweep.failed", fault="דוד\u202e\x1b[2J\nserver.stopped")
    finally:
        structlog.reset_defaults()
    assert out.getvalue().count("\n") == 1
    assert "\x1b[2J" not in out.getvalue()
    assert not bare(out.getvalue())
