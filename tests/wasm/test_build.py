"""The committed modules: fresh, lean, alone, and made again byte by byte."""

import gzip
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from lynxdeck.bots import wasm
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from lynxdeck.games.wasm import binary, build, exports

ROOT = Path(__file__).parents[2]
SIZE = 22_000
"""Bytes, gzipped."""

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_game
def test_it_is_made_from_these_sources(game: Game) -> None:
    note = build.made_from(wasm.path(game).read_bytes())
    assert note["sources"] == build.source_hash(wasm.parts(game)), "stale: run `make wasm`"


@every_game
def test_its_data_say_what_the_game_says(game: Game) -> None:
    assert wasm.path(game, ".json").read_text("utf-8") == wasm.document(game)


@every_game
def test_it_is_made_with_the_versions_that_are_pinned(game: Game) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = dict(one.split("==") for one in project["optional-dependencies"]["wasm"])
    note = build.made_from(wasm.path(game).read_bytes())
    assert {name: note[name] for name in pinned} == pinned
    assert pinned.keys() == note.keys() - {"sources", "python"}


@every_game
def test_it_needs_nothing_from_outside_and_offers_what_the_table_says(game: Game) -> None:
    module = wasm.path(game).read_bytes()
    names = list(exports.names(game.manifest.bots))
    assert binary.imports(module) == []
    assert binary.exports(module) == ["memory", "free", *names]
    assert list(json.loads(wasm.path(game, ".json").read_text("utf-8"))["exports"]) == names


@every_game
def test_it_is_small(game: Game) -> None:
    assert len(gzip.compress(wasm.path(game).read_bytes(), 9)) <= SIZE


def same_versions(game: Game) -> bool:
    """Whether this machine has what made the committed module."""
    made = build.made_from(wasm.path(game).read_bytes())
    here = build.origin(wasm.parts(game))
    return all(made[name] == here[name] for name in made.keys() - {"sources"})


@pytest.mark.long
@every_game
def test_the_same_sources_and_versions_make_the_same_bytes(game: Game, tmp_path: Path) -> None:
    if not same_versions(game):
        made = build.made_from(wasm.path(game).read_bytes())
        pytest.skip(f"made with {made}; install the extra `wasm` with that Python to compare")
    again = tmp_path / "again.wasm"
    assert wasm.start(game.name, again).wait() == 0
    assert again.read_bytes() == wasm.path(game).read_bytes()


# --- what is refused --------------------------------------------------------------------------


def an_object(*names: str) -> bytes:
    """An object file that imports functions of these names."""
    entries = [binary.text("env") + binary.text(name) + b"\0\0" for name in names]
    content = binary.vector(entries)
    return binary.MAGIC + bytes([binary.IMPORT]) + binary.leb(len(content)) + content


def test_a_call_of_the_c_library_fails_the_build() -> None:
    with pytest.raises(Refusal, match="would need exp, strlen from outside"):
        binary.check_imports(an_object("strlen", "__linear_memory", "exp"))


def test_numbers_that_nobody_explained_fail_the_build() -> None:
    def odd(wanted: "list[int]") -> int:
        return wanted[0]

    with pytest.raises(Refusal, match="The annotation of wanted in odd says no kind"):
        exports.signature("odd", odd)


def test_a_module_is_not_built_among_other_code() -> None:
    with pytest.raises(Refusal, match="A module is built in a process with NUMBA_OPT"):
        build.build(wasm.parts(games()[0]))


def test_pages_and_wheels_need_no_compiler_for_them() -> None:
    """Data, paths and notes are read without Numba."""
    code = (
        "import sys; from lynxdeck.bots import wasm; from lynxdeck.games.registry import games;"
        "from lynxdeck.games.wasm import build;"
        "[build.made_from(wasm.path(g).read_bytes()) for g in games()];"
        "[wasm.document(g) for g in games()];"
        "sys.exit(any(name in sys.modules for name in ('numba', 'llvmlite')))"
    )
    assert subprocess.run([sys.executable, "-c", code], env=os.environ, check=False).returncode == 0
