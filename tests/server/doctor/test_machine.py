"""`lynxdeck doctor`: settings, the clock and what the system gives."""

import resource
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.clock import Clock
from lynxdeck.server.ops import doctor
from lynxdeck.server.settings import Settings
from tests.server.doctor.asking import levels, wrong

MB = 1 << 20


@pytest.mark.parametrize(
    ("settings", "level"),
    [
        ({}, "fine"),
        ({"limits": "off"}, "mind"),
        ({"limits": "off", "host": "0.0.0.0"}, "wrong"),
        ({"trusted_proxies": "0.0.0.0/0", "public_url": "https://a.example"}, "wrong"),
        ({"public_url": "https://a.example"}, "wrong"),
        ({"trusted_proxies": "127.0.0.1"}, "wrong"),
        ({"trusted_proxies": "127.0.0.1", "public_url": "https://a.example"}, "fine"),
        ({"trusted_proxies": "127.0.0.1", "public_url": "http://a.example"}, "mind"),
        ({"message_burst": 5}, "mind"),
        ({"connections_per_address": 5}, "mind"),
        ({"retention_days": 0}, "mind"),
        ({"public_url": "http://a.example", "host_names": "b"}, "mind"),
    ],
)
def test_settings_that_are_unsafe_or_speak_against_each_other(
    settings: dict[str, Any], level: str
) -> None:
    found = [*doctor.check_settings(Settings(**settings))]
    assert levels(found) == {level}
    assert all(one.advice or one.level == "fine" for one in found)


class Hands(Clock):
    """A clock that is moved by hand."""

    def __init__(self, *walls: int) -> None:
        self.walls = list(walls)

    def monotonic(self) -> float:
        return 1.0

    def wall(self) -> int:
        return self.walls.pop(0)


DAY = 1_800_000_000_000


@pytest.mark.parametrize(
    ("walls", "told"),
    [
        ((DAY, DAY, DAY), None),
        ((1000, 1000, 1000), "cannot be right"),
        ((DAY, DAY, DAY + 60_000), "jumped by 60000 ms"),
        ((DAY, DAY, DAY - 60_000), "jumped by -60000 ms"),
    ],
)
def test_a_clock_that_is_wrong_or_jumps_is_told(
    tmp_path: Path, walls: tuple[int, ...], told: str | None
) -> None:
    found = [*doctor.check_clock(tmp_path / "lynxdeck.db", Hands(*walls))]
    assert told in " ".join(wrong(found)) if told else levels(found) == {"fine"}


def test_a_clock_that_is_behind_the_store_is_told(
    stopped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "FAR_BACK_MS", 60_000)
    path = stopped / "lynxdeck.db"
    past = doctor.newest(path) - 7_200_000
    (told,) = wrong(doctor.check_clock(path, Hands(past, past, past)))
    assert "7200 seconds ahead" in told


def test_what_the_system_does_not_give_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("file_limit", 256),
        ("free_memory", 100 * MB),
        ("file_size_limit", 10 * MB),
        ("cores", lambda: 2),
    ):
        monkeypatch.setattr(doctor, name, value if callable(value) else lambda value=value: value)
    found = [*doctor.check_limits(Settings(bot_workers=8))]
    assert [one.level for one in found] == ["wrong", "wrong", "wrong", "mind"]
    assert all(one.advice for one in found)


def test_the_system_is_asked_for_its_limits() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert doctor.file_limit() == (None if most == resource.RLIM_INFINITY else most)
    assert doctor.cores() >= 1
    memory = doctor.free_memory()
    assert memory is None or memory > 0
