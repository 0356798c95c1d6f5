"""Lynxdeck as people get it: built once, installed into an environment with nothing else in it."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]


class Built(NamedTuple):
    """What a release consists of."""

    wheel: Path
    sdist: Path


def build(root: Path, into: Path, *kinds: str) -> None:
    """Build with the tools of this environment: nothing is fetched."""
    asked = [word for kind in kinds for word in ("--target", kind)]
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(into), *asked]
    subprocess.run(command, cwd=root, check=True, capture_output=True)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The wheel and the source package of this tree."""
    folder = tmp_path_factory.mktemp("dist")
    build(ROOT, folder, "wheel", "sdist")
    return Built(next(folder.glob("*.whl")), next(folder.glob("*.tar.gz")))


@pytest.fixture(scope="session")
def unpacked(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package on a machine that knows nothing of git."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(built.sdist) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


class Installed:
    """An environment with Lynxdeck and what it asks for, and a home of its own."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "venv" / "bin"
        self.home = folder / "home"
        self.home.mkdir()
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        self.environment = {**kept, "HOME": str(self.home), "LC_ALL": "C.UTF-8"}

    def start(self, *command: str, **ends: int) -> "subprocess.Popen[bytes]":
        """Start a command of the environment, far from the sources."""
        program = str(self.bin / command[0])
        return subprocess.Popen(
            [program, *command[1:]],
            cwd=self.home,
            env=self.environment,
            stdin=ends.get("stdin"),
            stdout=ends.get("stdout"),
            stderr=ends.get("stderr"),
        )

    def run(self, *command: str) -> str:
        """What a command prints."""
        program = str(self.bin / command[0])
        return subprocess.run(
            [program, *command[1:]],
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout


@pytest.fixture(scope="session")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(built, tmp_path_factory.mktemp("installed"), sys.executable)


def install(built: Built, folder: Path, python: str) -> Installed:
    """The wheel with the extras `server` and `terminal`, in an empty environment."""
    # Without a pip, which would take seconds: ours installs.
    subprocess.run([python, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "venv" / "bin" / "python")]
    flags = ["--quiet", "--no-compile", "--no-input", "--disable-pip-version-check"]
    asked = f"{built.wheel}[server,terminal]"
    subprocess.run([*pip, "install", *flags, asked], check=True, capture_output=True)
    return Installed(folder)
