"""Writes the sessions that the browser's tests repeat: `python -m tests.local.sessions`."""

import json
from pathlib import Path

from tests.local.recorder import Scene, record
from tests.local.scenes import SHORT

PATH = Path(__file__).parents[2] / "web" / "src" / "local" / "fixtures" / "sessions.json"


def recorded(scenes: dict[str, Scene]) -> str:
    """All of them, a line each."""
    rows = [
        json.dumps(record(*scene), ensure_ascii=False, separators=(",", ":"))
        for scene in scenes.items()
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(recorded(SHORT), encoding="utf-8")
