"""The commands as they are started from a shell."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

SAMPLES = Path(__file__).parent / "samples"
LYNXDECK = [sys.executable, "-c", "from lynxdeck.cli import main; main()", "record"]


def start(*arguments: str, data: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([*LYNXDECK, *arguments], input=data, capture_output=True, check=False)


def test_good_records_say_nothing() -> None:
    result = start("check", str(SAMPLES / "linko.lynx"), str(SAMPLES / "push.lynx"))
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_standard_input_is_a_dash(push: str) -> None:
    result = start("check", "-", data=push.replace("!r", "!x").encode())
    assert result.returncode == 1
    assert result.stderr.startswith("-:11:4: unknown token “!x”".encode())


def test_lines_are_utf8_whatever_the_terminal_says(linko: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "20", "FORCE_COLOR": "1"}
    for arguments in (["check"], ["show", "--json"], ["format"]):
        result = subprocess.run(
            [*LYNXDECK, *arguments, "-"],
            input=f"{linko}\n{linko.replace('12x4', '12ë4')}".encode(),
            capture_output=True,
            env=environment,
            check=False,
        )
        assert result.returncode == 1
        assert result.stderr.decode().startswith("-:33:4: unknown token “12ë4”; legal: 12, 12x2")
        assert result.stderr.count(b"\n") == 1
        assert b"\x1b" not in result.stderr
        assert arguments == ["check"] or "Zoë" in result.stdout.decode()


def test_one_game_is_checked_at_once_and_without_numba() -> None:
    program = (
        "import sys\nfrom lynxdeck.cli import run\n"
        f"status = run(['record', 'check', {str(SAMPLES / 'linko.lynx')!r}])\n"
        "assert 'numba' not in sys.modules and 'rich' not in sys.modules\nsys.exit(status)"
    )
    begun = time.perf_counter()
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    assert time.perf_counter() - begun < 5  # a second and a half on a quiet machine


def test_the_commands_load_nothing_before_they_run() -> None:
    program = (
        "import sys\nimport lynxdeck.cli.record\n"
        "assert not {'numpy', 'numba', 'msgspec', 'rich'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_files_that_cannot_be_read(command: Any, tmp_path: Path, push: str) -> None:
    good, bad = tmp_path / "good.lynx", tmp_path / "bad.lynx"
    good.write_text(push, encoding="utf-8")
    bad.write_text(push.replace("!r", "!x"), encoding="utf-8")
    missing = str(tmp_path / "missing.lynx")
    status, out, err = command(["check", missing, str(bad), str(tmp_path), str(good)])
    lines = err.splitlines()
    assert (status, out, len(lines)) == (2, "", 3)
    assert lines[0] == f"{missing}: No such file or directory"
    assert lines[1].startswith(f"{bad}:11:4: unknown token")
    assert lines[2] == f"{tmp_path}: Is a directory"
    status, out, _ = command(["show", "--json", missing, str(good)])
    assert (status, out.count("\n")) == (2, 1)
    assert command(["format", missing, str(good)])[:2] == (2, push)


def test_names_of_files_are_repeated_as_given(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/./a\xff b:1.lynx"
    Path(os.fsdecode(name)).write_text("x", encoding="utf-8")
    result = start("check", os.fsdecode(name))
    assert result.stderr.startswith(name + b":1:1: ")


def test_bad_usage(command: Any) -> None:
    for arguments in (["check"], ["check", "--what", "-"], ["whatever"], ["show"], ["format"]):
        status, out, err = command(arguments)
        assert (status, out) == (2, "")
        assert err.startswith("lynxdeck: ")


def test_an_empty_file_is_fine(command: Any) -> None:
    assert command(["check", "-"]) == (0, "", "-: holds no game.\n")
    for name in ("show", "format"):
        assert command([name, "-"]) == (0, "", "")


def test_several_files_are_one_stream(command: Any, push: str) -> None:
    name = str(SAMPLES / "push.lynx")
    assert command(["format", name, "-", name], push) == (0, "\n".join([push] * 3), "")


def test_check_for_programs(command: Any, push: str) -> None:
    text = "\n".join([push, push.replace("!r", "!x"), push.replace('"1"', '"ä"')])
    status, out, err = command(["check", "--json", "-"], text)
    told = json.loads(out)
    assert (status, told["records"], told["good"], told["bad"]) == (1, 3, 1, 2)
    assert [
        f"{fault['file']}:{fault['line']}:{fault['column']}: {fault['message']}"
        for fault in told["faults"]
    ] == err.splitlines()


def test_whoever_reads_may_leave() -> None:
    with subprocess.Popen(
        [*LYNXDECK, "show", "--json", str(SAMPLES / "games.lynx"), str(SAMPLES / "games.lynx")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
