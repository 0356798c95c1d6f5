"""The attacks work: a second of some by default, all of them with figures where it is long."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]


def attacked(tmp_path: Path, *asked: str, within_s: float) -> tuple[int, Any, str]:
    """Run it; its exit status, its figures and what it said."""
    for package in ("picows", "websockets"):
        pytest.importorskip(package, reason="the bench needs pip install 'lynxdeck[dev]'")
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "benchmarks.attacks", "--json", str(file), *asked]
    run = subprocess.run(
        command, cwd=HOUSE, capture_output=True, text=True, timeout=within_s, check=False
    )
    assert file.exists(), run.stdout + run.stderr
    return run.returncode, json.loads(file.read_text()), run.stdout + run.stderr


def test_others_play_on_while_somebody_attacks(tmp_path: Path) -> None:
    """The figures of a second mean nothing; that nobody else was refused or cut off does."""
    names = ("fragments", "qr")
    asked = [word for name in names for word in ("--only", name)]
    status, figures, said = attacked(tmp_path, "--quick", *asked, within_s=120)
    assert status == 0, said
    assert figures["faults"] == {}, said
    assert set(figures["attacks"]) == set(names)
    for found in figures["attacks"].values():
        (only,) = found["rounds"]
        assert only["did"]["connections"] > 0
        assert only["attacked"]["rate"] > 0, said


@pytest.mark.long
@pytest.mark.promise("attacks-harmless")
def test_nobody_waits_longer_than_50_ms(tmp_path: Path) -> None:
    status, figures, said = attacked(tmp_path, within_s=1800)
    slow = {name: one["p99_ms"] for name, one in figures["attacks"].items() if one["p99_ms"] > 50}
    assert not slow, said
    assert status == 0, said
