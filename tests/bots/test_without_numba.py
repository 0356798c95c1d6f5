"""A plain install has no compiler: everything that a table needs works without it."""

import subprocess
import sys
from pathlib import Path

BLOCKED = "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None\n"


def said(code: str) -> str:
    """What a program says in a house without Numba."""
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED + code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_positions_and_bots() -> None:
    code = (
        "import lynxdeck\n"
        "for game in ('linko', 'push'):\n"
        "    position = lynxdeck.new(game, seats=3, seed=1)\n"
        "    for level in ('easy', 'medium', 'hard'):\n"
        "        position.play(lynxdeck.bot(level).choose(position))\n"
        "    for _ in range(80):\n"
        "        position.copy().play(position.legal()[0])\n"
        "    print(len(position.decisions), position.view(1).seat)\n"
    )
    assert said(code) == "3 1\n3 1"


def test_tables() -> None:
    code = (
        "import asyncio\n"
        "from lynxdeck.games.registry import game\n"
        "from lynxdeck.server import compiling\n"
        "from lynxdeck.table.table import Table\n"
        "from lynxdeck.table import events as ev\n"
        "from lynxdeck.table.setup import agreement\n"
        "asyncio.run(compiling.prepare())\n"
        "asyncio.run(compiling.compile_beside())\n"
        "linko = game('linko')\n"
        "table = Table('t')\n"
        "table.apply(ev.Created(agreement(linko, linko.editions[0], seats=3), '00' * 32), 1)\n"
        "print(table.sight.compiled)\n"
    )
    assert said(code).splitlines()[-1] == "False"


def test_many_records(tmp_path: Path) -> None:
    code = (
        "import lynxdeck\n"
        f"path = {str(tmp_path / 'games.lynx')!r}\n"
        "game = lynxdeck.new('push', seats=2, seed=1).record()\n"
        "lynxdeck.write(path, [game] * 300)\n"
        "print(len(list(lynxdeck.read(path))))\n"
    )
    assert said(code) == "300"


def test_what_needs_it_says_so() -> None:
    code = (
        "from lynxdeck import cli\n"
        "sys.argv = ['lynxdeck', 'perft', '--depth', '2']\n"
        "try:\n    cli.main()\nexcept SystemExit as end:\n    print(end.code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED + code], capture_output=True, text=True, check=False
    )
    assert "lynxdeck[fast]" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
