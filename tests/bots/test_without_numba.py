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
        "from lynxdeck.server.ops import compiling\n"
        "from lynxdeck.table.table import Table\n"
        "from lynxdeck.table import events as ev\n"
        "from lynxdeck.table.setup import Setup, settled\n"
        "asyncio.run(compiling.prepare())\n"
        "asyncio.run(compiling.compile_missing())\n"
        "linko = game('linko')\n"
        "table = Table('t')\n"
        "table.apply(ev.Created(settled(Setup(game='linko', seats=3))), 1)\n"
        "print(table.observer.compiled)\n"
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
    assert "pip install -e '.[fast]'" in done.stderr
    assert "Traceback" not in done.stderr


PLAYED = (
    "from lynxdeck.arena.run import run\n"
    "from lynxdeck.arena.settings import checked\n"
    "from lynxdeck.arena.workers import InProcess\n"
    "from lynxdeck.games.registry import game\n"
    "for name in ('linko', 'push'):\n"
    "    found = game(name)\n"
    "    bots = ['greedy', 'random', 'rose']\n"
    "    asked = checked(found, [found.editions[0]], seats=3, bots=bots, seed='tea')\n"
    "    outcome = run(asked, InProcess(), games=3)\n"
    "    print([(r.scores, r.moves.hex(), r.faults) for r in outcome.results])\n"
)


def test_the_same_games_are_played_on_every_target() -> None:
    module, plain = said(PLAYED), said("sys.modules['wasmtime'] = None\n" + PLAYED)
    compiled = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True
    )
    assert module == plain == compiled.stdout.strip()
    assert "With Numba" not in compiled.stderr


def test_a_level_hears_the_network_by_the_module_as_by_numba() -> None:
    played = PLAYED.replace("'rose'", "'easy'")
    compiled = subprocess.run(
        [sys.executable, "-c", played], capture_output=True, text=True, check=True
    )
    assert said(played) == compiled.stdout.strip()


def test_a_bot_that_thinks_ahead_says_what_it_needs_before_anything_is_played() -> None:
    code = (
        "import lynxdeck\n"
        "sys.modules['wasmtime'] = None\n"
        "for ask in (\n"
        "    lambda: lynxdeck.play('linko', ['search:10', 'greedy'], games=400_000),\n"
        "    lambda: lynxdeck.bot('expert').choose(lynxdeck.new('linko', seed=1)),\n"
        "    lynxdeck.compile_now,\n"
        "):\n"
        "    try:\n        ask()\n"
        "    except lynxdeck.Refusal as refusal:\n        print(refusal)\n"
    )
    search, expert, compiler = said(code).splitlines()
    assert search == (
        "“search:10” thinks ahead, and needs wasmtime or Numba:"
        " pip install -e '.[terminal]' brings it."
    )
    assert expert.startswith("“expert” thinks ahead")
    assert compiler.endswith("pip install -e '.[fast]' brings it.")


def test_a_first_run_says_that_it_compiles(tmp_path: Path) -> None:
    """Once, on standard error; what was compiled before is loaded without a word."""
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from lynxdeck.games import ready\n"
        f"folder = Path({str(tmp_path)!r})\n"
        "for _ in range(3):\n    ready.compiling(folder, 'the rules of Push')\n"
        "(folder / 'rules.nbi').touch()\n"
        "ready.compiling(folder, 'the rules of Linko')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == (
        "lynxdeck: Compiling the rules of Push, once on this machine: about half a minute.\n"
    )
    assert done.stdout == ""
