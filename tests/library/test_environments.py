"""With and without extras: what a page shows runs, and what a command cannot do it says first.

An environment is a folder of links to the packages that its extras bring, and to nothing else.
"""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from shutil import which
from typing import NamedTuple

import pytest
import typer
from packaging.requirements import Requirement

from lynxdeck.cli import app

ROOT = Path(__file__).parents[2]
EVERYTHING = ("arena", "fast", "postgres", "push", "redis", "research", "server", "terminal")
EXTRAS = {
    "base": (),
    "make play": ("server", "terminal"),
    "arena": ("arena",),
    "everything": EVERYTHING,
}
PAGES = [
    path
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if ">>>" in path.read_text(encoding="utf-8")
]
PAGE_NEEDS = {"environments.md": "research"}
"""Pages that begin with the extra that they are about."""

EXAMPLES: dict[str, list[str]] = {
    "play": ["play", "--plain", "--seed", "tea"],
    "serve": ["serve", "--port", "0"],
    "site": ["site", "site"],
    "config": ["config"],
    "doctor": ["doctor"],
    "backup": ["backup", "tables.db"],
    "restore": ["restore", "tables.db"],
    "tables": ["tables"],
    "export": ["export", "NONE"],
    "delete": ["delete", "NONE"],
    "arena": ["arena", "greedy", "random", "--games", "2", "--seats", "2"],
    "lab": ["lab", "--set", "tie=shared", "--edition", "amigo-2022-basic", "--games", "1"],
    "judge": ["judge", "game.lynx", "--redeals", "2"],
    "train": ["train", "push", "--minutes", "0"],
    "bots": ["bots"],
    "editions": ["editions"],
    "deal": ["deal", "--seed", "tea", "--record"],
    "perft": ["perft", "--depth", "1"],
    "bench": ["bench", "--gpu"],
    "findings": [
        "findings",
        "--game",
        "push",
        "--games",
        "1",
        "--bot",
        "search:2",
        "--on",
        "process",
    ],
    "envs layout": ["envs", "layout", "push"],
    "envs bench": ["envs", "bench", "push", "--games", "8", "--runs", "1"],
    "version": ["version"],
    "record check": ["record", "check", "game.lynx"],
    "record show": ["record", "show", "game.lynx"],
    "record format": ["record", "format", "game.lynx"],
    "record match": ["record", "match", "game.lynx"],
    "store copy": ["store", "copy", "here", "postgresql://127.0.0.1:1/nowhere"],
}
NEEDS = {
    "server": {"serve", "config", "doctor", "backup", "restore", "tables", "export", "delete"}
    | {"store copy"},
    "fast": {"perft", "bench", "envs bench"},
    "arena": {"findings"},
    "terminal": {"judge"},
    "train": {"train"},
}
"""What says, without the extra, the line that brings it; everything else runs."""
MAY_FAIL = {"doctor", "backup", "restore", "tables", "export", "delete", "store copy", "bench"}
"""What has nothing to work on here, and says that."""

RUN = """
import contextlib, io, json, sys, traceback
from lynxdeck.cli import run
told = {}
for name, arguments in json.loads(sys.argv[1]).items():
    out, status = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True), None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            status = run(arguments)
        except BaseException:
            traceback.print_exc(file=out)
    told[name] = [status, out.buffer.getvalue().decode()]
print(json.dumps(told))
"""

DOCTEST = """
import doctest, sys
flags = doctest.ELLIPSIS
failed = [doctest.testfile(path, False, optionflags=flags)[0] for path in sys.argv[1:]]
sys.exit(any(failed))
"""


def found(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def brought(name: str, extras: Sequence[str], seen: set[tuple[str, str]]) -> Iterator[Distribution]:
    """A package and all that it asks for, with these extras."""
    package = found(name)
    fresh = [extra for extra in ("", *extras) if (name, extra) not in seen]
    if package is None or not fresh:
        return
    yield package
    seen.update((name, extra) for extra in fresh)
    for line in package.requires or ():
        need = Requirement(line)
        if any(need.marker is None or need.marker.evaluate({"extra": one}) for one in fresh):
            yield from brought(need.name, sorted(need.extras), seen)


class Environment:
    def __init__(self, folder: Path, extras: Sequence[str]) -> None:
        self.extras = extras
        self.site, self.here = folder / "site", folder / "here"
        self.site.mkdir()
        self.here.mkdir()
        for package in {one.name: one for one in brought("lynxdeck", extras, set())}.values():
            for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                if not top.endswith(".pth") and not (self.site / top).exists():
                    (self.site / top).symlink_to(Path(str(package.locate_file(top))))
        self.variables = {
            **{name: value for name, value in os.environ.items() if "LYNXDECK" not in name},
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{self.site}",
            "XDG_DATA_HOME": str(folder / "data"),
            "LYNXDECK_DATA": str(folder / "data"),
        }

    def python(
        self, code: str, *arguments: str, **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run a program here, with no packages but ours."""
        return subprocess.run(
            [sys.executable, "-S", "-c", code, *arguments],
            check=False,
            cwd=self.here,
            env=self.variables | variables,
            input="",
            capture_output=True,
            text=True,
        )

    def served(
        self,
        words: Sequence[str],
        variables: dict[str, str],
        stop: signal.Signals = signal.SIGINT,
    ) -> tuple[int, str]:
        """Start a server, stop it and all its processes once it is there, as Ctrl-C does; its
        status and all it said."""
        command = [sys.executable, "-S", "-c", "from lynxdeck.cli import main; main()", *words]
        with subprocess.Popen(
            [*command, "--port", "0", "--host", "127.0.0.1"],
            cwd=self.here,
            env=self.variables | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as server:
            assert server.stdout is not None
            said = ""
            for line in server.stdout:
                said += line
                if "server.started" in line:
                    os.killpg(server.pid, stop)
        return server.returncode, said

    def has(self, extra: str) -> bool:
        brings = {"fast": {"arena", "research"}, "terminal": {"server", "arena"}}
        return extra in self.extras or bool(brings.get(extra, set()) & set(self.extras))


@pytest.fixture(scope="module", params=EXTRAS)
def environment(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    return Environment(tmp_path_factory.mktemp("place"), EXTRAS[request.param])


def sampled(*daily: str) -> pytest.MarkDecorator:
    """In these environments every day, in the others in the long run."""
    places = [
        pytest.param(name, marks=[] if name in daily else pytest.mark.long) for name in EXTRAS
    ]
    return pytest.mark.parametrize("environment", places, indirect=True, scope="module")


def commands() -> list[str]:
    """All there are, groups by their members."""
    names = []
    whole = typer.main.get_group(app)
    for name, command in whole.commands.items():
        members = getattr(command, "commands", None)
        names += [f"{name} {member}" for member in members] if members else [name]
    return names


def test_every_command_has_an_example() -> None:
    assert set(commands()) == set(EXAMPLES)


def test_an_environment_has_its_packages_only(environment: Environment) -> None:
    code = "import importlib.util as i; print(*map(bool, map(i.find_spec, {})))"
    names = ["numba", "loky", "aiohttp", "textual", "wasmtime", "pytest"]
    fast, server = environment.has("fast"), environment.has("server")
    expected = [fast, fast, server, server, server, False]
    assert environment.python(code.format(names)).stdout.split() == list(map(str, expected))


class Line(NamedTuple):
    """A command line of ours in a block of a page, and the variables that are set for it."""

    words: list[str]
    variables: dict[str, str]


SET = re.compile(r"(?:export )?((?:LYNXDECK_\w+=(?:\"[^\"]*\"|\S+) ?)+)")
SMALLER = {"search:2000": "search:4", "expert": "search:4", "--lan": "--host=127.0.0.1"}


def lines(page: Path) -> Iterator[Line]:
    """The command lines of ours, less patient: a game is as good as four hundred."""
    for block in re.findall(r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
        exported: dict[str, str] = {}
        for row in block.splitlines():
            told = re.split(r"\s{2,}|\s#", row)[0].rstrip(" &")
            given = SET.match(told)
            variables = dict(one.split("=", 1) for one in shlex.split(given[1])) if given else {}
            if told.startswith("export "):
                exported |= variables
            rest = told[given.end() :] if given else told
            if rest.startswith("lynxdeck "):
                words = [SMALLER.get(word, word) for word in shlex.split(rest)[1:]]
                if words[0] in ("arena", "lab"):
                    words += ["--games", "1"]
                yield Line(words, exported | variables)


LINES = {
    page.name: [*lines(page)]
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
}


def lacking(line: Line, environment: Environment) -> str | None:
    """The first extra that a command line needs and does not find."""
    words = " ".join([*line.words, *line.variables.values()])
    named = {line.words[0], " ".join(line.words[:2])}
    needs = ["arena"] if "--plot" in words else []  # what is to be written is looked at first
    needs += [extra for extra, names in NEEDS.items() if named & names]
    needs += [
        extra
        for extra, sign in (
            ("terminal", "search:"),
            ("ray", "--on ray"),
            ("postgres", "postgresql://"),
            ("push", "--push-contact"),
        )
        if sign in words
    ]
    return next((extra for extra in needs if not environment.has(extra)), None)


def test_the_lines_are_found() -> None:
    assert sum(map(len, LINES.values())) > 30
    assert {line.words[0] for page in LINES.values() for line in page} >= {"arena", "play", "serve"}


@pytest.mark.parametrize("page", [name for name, found in LINES.items() if found])
@sampled("base", "make play")
def test_every_line_of_a_page_runs_or_says_what_it_needs(
    environment: Environment, page: str
) -> None:
    record = environment.python("import lynxdeck; print(lynxdeck.new('push', seed=1).record())")
    for name in ("game.lynx", "archive.lynx"):
        (environment.here / name).write_text(record.stdout, encoding="utf-8")
    simple = (ROOT / "examples/bots/simple.py").read_text(encoding="utf-8")
    for name in ("bot.py", "my_bot.py", "duel"):
        (environment.here / name).write_text(f"#!/usr/bin/env python3\n{simple}", encoding="utf-8")
    (environment.here / "duel").chmod(0o755)
    if not (environment.here / "examples").exists():
        (environment.here / "examples").symlink_to(ROOT / "examples")
    runs = [line for line in LINES[page] if "cmd:node" not in str(line.words) or which("node")]
    for line, status, said in answers(environment, runs):
        assert "Traceback" not in said, said
        assert "[error" not in said, said
        last = said.strip().splitlines()[-1]
        missing = lacking(line, environment)
        if missing:
            assert (status, f"pip install -e '.[{missing}]'" in last) == (2, True), (line, said)
        elif status:
            elsewhere = "example" in str(line) or line.words[0] in MAY_FAIL
            assert (elsewhere, last.startswith("lynxdeck: ")) == (True, True), (line, said)


@pytest.mark.parametrize("environment", ["make play"], indirect=True, scope="module")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_of_all_its_processes_is_a_normal_one(
    environment: Environment, stop: signal.Signals
) -> None:
    """As a terminal does it, and systemd: the bots' processes hear it too."""
    status, said = environment.served(["serve"], {}, stop)
    assert (status, "[error" in said, "Traceback" in said) == (0, False, False), said
    assert "server.stopped" in said


def answers(environment: Environment, runs: Sequence[Line]) -> Iterator[tuple[Line, int, str]]:
    """What each line ends with and says; what ends by itself runs in one process, in order."""
    together: dict[str, Line] = {}
    for line in runs:
        if line.words[0] == "serve" and not lacking(line, environment):
            yield line, *environment.served(line.words, line.variables)
        else:
            together[str(len(together))] = line
    for variables in {str(line.variables): line.variables for line in together.values()}.values():
        asked = {n: line for n, line in together.items() if line.variables == variables}
        words = json.dumps({n: line.words for n, line in asked.items()})
        done = environment.python(RUN, words, **variables)
        assert done.returncode == 0, done.stderr
        for n, (status, said) in json.loads(done.stdout).items():
            yield asked[n], status, said


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in PAGE_NEEDS], ids=lambda page: str(page.name)
)
@sampled("base")
def test_what_a_page_shows_runs(environment: Environment, page: Path) -> None:
    shows(environment, page)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name in PAGE_NEEDS], ids=lambda page: str(page.name)
)
@sampled("everything")
def test_what_a_page_about_an_extra_shows_runs(environment: Environment, page: Path) -> None:
    if not environment.has(PAGE_NEEDS[page.name]):
        pytest.skip(f"{page.name} is about the extra {PAGE_NEEDS[page.name]}")
    shows(environment, page)


def shows(environment: Environment, page: Path) -> None:
    done = environment.python(DOCTEST, str(page))
    assert done.returncode == 0, done.stdout + done.stderr
    hints = [line for line in done.stderr.splitlines() if "With Numba" in line]
    played = "lynxdeck.play(" in page.read_text(encoding="utf-8") or page.name == "arena.md"
    assert len(hints) == (played and not environment.has("fast")), done.stderr
    if hints:
        assert re.search(r"\d+ times as quick or more: pip install -e '\.\[fast\]'", hints[0])


@sampled("base", "everything")
def test_every_command_helps(environment: Environment) -> None:
    asked = {name: [*name.split(), "--help"] for name in EXAMPLES}
    done = environment.python(RUN, json.dumps(asked))
    assert done.returncode == 0, done.stderr
    for name, (status, said) in json.loads(done.stdout).items():
        assert (status, "Usage: lynxdeck" in said) == (0, True), (name, said)


@sampled("base", "everything")
def test_every_example_runs_or_says_what_it_needs(environment: Environment) -> None:
    record = environment.python("import lynxdeck; print(lynxdeck.new('push', seed=1).record())")
    for name in ("game.lynx", "archive.lynx"):
        (environment.here / name).write_text(record.stdout, encoding="utf-8")
    asked = {name: example for name, example in EXAMPLES.items() if name != "serve"}
    if not environment.has("server"):
        asked["serve"] = EXAMPLES["serve"]
    done = environment.python(RUN, json.dumps(asked))
    assert done.returncode == 0, done.stderr
    for name, (status, said) in json.loads(done.stdout).items():
        assert "Traceback" not in said, said
        lacking = [extra for extra, names in NEEDS.items() if name in names]
        lacking = [extra for extra in lacking if not environment.has(extra)]
        if lacking:
            line = said.strip().splitlines()[-1]
            assert (status, f"pip install -e '.[{lacking[0]}]'" in line) == (2, True), (name, said)
        elif name not in MAY_FAIL:
            assert status == 0, (name, said)


def switched() -> Iterator[tuple[str, list[str]]]:
    """Every example with each switch of its command."""
    for name, command in typer.main.get_group(app).commands.items():
        for member, one in (getattr(command, "commands", None) or {"": command}).items():
            whole = f"{name} {member}".strip()
            for parameter in one.params:
                if getattr(parameter, "is_flag", False):
                    switch = max(parameter.opts, key=len)
                    yield f"{whole} {switch}", [*EXAMPLES[whole], switch]


@sampled("base", "everything")
def test_every_switch_does_or_says_what_it_needs(environment: Environment) -> None:
    asked = {name: words for name, words in switched() if words[0] != "serve"}
    assert {"envs bench --gpu", "deal --fair", "arena --mirror"} <= asked.keys()
    done = environment.python(RUN, json.dumps(asked))
    assert done.returncode == 0, done.stderr
    for name, (status, said) in json.loads(done.stdout).items():
        assert "Traceback" not in said, (name, said)
        if status == 2 and not name.startswith("record"):
            assert said.strip().splitlines()[-1].startswith("lynxdeck: "), (name, said)


@pytest.mark.parametrize("module", ["lynxdeck.bots.warm", "lynxdeck.bots.wasm"])
@pytest.mark.parametrize("environment", ["base", "make play"], indirect=True, scope="module")
def test_a_module_that_compiles_says_what_it_needs(environment: Environment, module: str) -> None:
    done = environment.python(f"import runpy; runpy.run_module({module!r}, run_name='__main__')")
    assert done.returncode not in (0, None)
    assert re.fullmatch(r"(lynxdeck: )?.+: pip install -e '.+' brings it\.\n", done.stderr)
