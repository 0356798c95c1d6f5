"""The load bench works: a few seconds of every phase, without a fault. Its figures mean nothing."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]


@pytest.mark.long
def test_every_phase_runs(tmp_path: Path) -> None:
    for package in ("picows", "websockets"):
        pytest.importorskip(package, reason="the bench needs pip install 'lynxdeck[dev]'")
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "benchmarks.server", "--quick", "--json", str(file)]
    command += ["--data", str(tmp_path)]
    run = subprocess.run(
        command, cwd=HOUSE, capture_output=True, text=True, timeout=240, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    figures = json.loads(file.read_text())
    for one in figures["saturated"] + figures["open"]:
        assert one["ours"]["rate"] > 0
        assert one["programs"]["rate"] > 0
    for phase in ("saturated", "open", "bots"):
        assert figures[f"{phase}_faults"] == {}, run.stdout
    assert [storm["stuck"] for storm in figures["storms"]] == [0, 0]
    assert figures["bots"]["bot_decisions"] > 0
    assert figures["store"][0]["events"] > 0
    assert "limits are lifted" in run.stdout
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"figures.json"}
