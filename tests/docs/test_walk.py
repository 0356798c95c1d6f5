"""A decision's way through the server grows no longer than docs/walk.md says."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTED = re.compile(r"(\d+) files and \d+ calls.*\n(\d+) types", re.MULTILINE)


def test_a_decision_calls_no_more_files_than_the_page_says() -> None:
    command = [sys.executable, str(ROOT / "tools" / "walk.py")]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, timeout=300)
    found = LISTED.search(run.stdout)
    assert found, run.stdout
    page = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
    files, types = (int(n) for n in re.findall(r"\*\*(\d+) (?:files|types)\*\*", page))
    assert int(found[1]) <= files, f"{run.stdout}\nIf that must be, run `make walk`."
    assert int(found[2]) <= types, f"{run.stdout}\nIf that must be, run `make walk`."
