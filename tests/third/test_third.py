"""A third game, in a folder of its own, goes through the whole house: nothing else is touched."""

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.third.environment import ROOT, environment

if TYPE_CHECKING:  # mypy holds its modules against the shape too
    from lynxdeck.games import shape
    from tests.third.topper import (
        drawing,
        editions,
        notation,
        policy,
        rules,
        story,
        view,
    )

    RULES: shape.Rules = rules
    EDITIONS: shape.Editions = editions
    NOTATION: shape.Notation = notation
    VIEW: shape.View = view
    STORY: shape.Story = story
    DRAWING: shape.Drawing = drawing
    POLICY: shape.Policy = policy

SUITES = ("tests/games/conformance", "tests/bots/conformance", "tests/games/test_differential.py")
"""What every game of the registry is held to; of these, what speaks of the third game."""


def suite(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Tests in a process where the third game is registered."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )


def test_it_goes_through_the_suites_of_every_game_and_every_room() -> None:
    """In one process: it is compiled once."""
    done = suite(*SUITES, "tests/third/inside", "-k", "topper or inside", "-m", "not long")
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.long
def test_the_long_ones_of_every_game_run_on_it() -> None:
    done = suite(*SUITES, "-k", "topper", "-m", "long")
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.long
def test_it_is_built_as_a_module() -> None:
    done = suite("tests/third/apart")
    assert done.returncode == 0, done.stdout[-4000:]
