"""What `lynxdeck doctor` finds, read."""

import json
from typing import Any

import pytest

from lynxdeck.cli import run


def wrong(found: Any) -> list[str]:
    return [one.sentence for one in found if one.level == "wrong"]


def levels(found: Any) -> set[str]:
    return {one.level for one in found}


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    """The exit status, and what was found."""
    capsys.readouterr()
    status = run(["doctor", "--json", *words])
    return status, json.loads(capsys.readouterr().out)


def told_of(told: Any, area: str) -> list[dict[str, str]]:
    return [one for one in told["findings"] if one["area"] == area]
