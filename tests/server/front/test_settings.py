"""Settings: what is in force, and one clear sentence for what is wrong with them."""

import json
import re
from pathlib import Path

import pytest

from lynxdeck.cli import run
from lynxdeck.server.http.openapi import sentences
from lynxdeck.server.settings import OTHERS, Settings, from_environment, variable


def test_flags_go_before_variables_and_those_before_what_is_usual() -> None:
    found = from_environment({"LYNXDECK_PORT": "9000", "LYNXDECK_HOST": "::1"}, port=9001)
    assert (found.host, found.port, found.log_level) == ("::1", 9001, "info")
    assert from_environment({"LYNXDECK_DATA": "/tmp/x"}).data == Path("/tmp/x")
    assert from_environment({"PATH": "/bin", "LYNXDECK_CACHE_DIR": "/x"}) == Settings()


def test_every_setting_has_a_variable_and_a_sentence() -> None:
    usual, said = Settings(data=Path("/tmp")), sentences(Settings)
    for name in Settings.__struct_fields__:
        value = getattr(usual, name)
        assert getattr(from_environment({variable(name): str(value)}), name) == value
        assert said[name].endswith(".")


WRONG = [
    ({"LYNXDECK_PROT": "1"}, "LYNXDECK_PROT is no setting; did you mean LYNXDECK_PORT?"),
    ({"LYNXDECK_ZZZZ": "1"}, "LYNXDECK_ZZZZ is no setting; there are LYNXDECK_HOST, LYNXDECK_PORT"),
    ({"LYNXDECK_PORT": "many"}, "LYNXDECK_PORT is a number from 0 to 65535, not “many”."),
    ({"LYNXDECK_PORT": "65536"}, "LYNXDECK_PORT is a number from 0 to 65535, not “65536”."),
    ({"LYNXDECK_PORT": ""}, "LYNXDECK_PORT is a number from 0 to 65535, not “”."),
    ({"LYNXDECK_LIMITS": "no"}, "LYNXDECK_LIMITS is one of on, off, not “no”."),
    ({"LYNXDECK_LOG_LEVEL": "loud"}, "LYNXDECK_LOG_LEVEL is one of debug, info, warning, error,"),
    ({"LYNXDECK_LOG_FORMAT": "xml"}, "LYNXDECK_LOG_FORMAT is one of console, json, not “xml”."),
    *(
        ({"LYNXDECK_PUBLIC_URL": wrong}, "PUBLIC_URL is an address as https://cards.example")
        for wrong in (
            *(
                "cards.example",
                "https://x:99999",
                "https://x/a b",
                "https://x/../a",
                "https://x//a",
            ),
            *("https://x/cards?a", "https://x/cards#a", "https://me@x/cards", "https://x/%2e%2e"),
        )
    ),
    ({"LYNXDECK_PUBLIC_URL": "https://x/api/"}, "PUBLIC_URL cannot have the path /api: the table"),
    ({"LYNXDECK_TRUSTED_PROXIES": "10.0.0.1,proxy"}, "“proxy”, which is no address"),
    ({"LYNXDECK_TABLES_PER_HOUR": "0"}, "LYNXDECK_TABLES_PER_HOUR is a number from 1 to"),
    ({"LYNXDECK_RETENTION_DAYS": "-1"}, "LYNXDECK_RETENTION_DAYS is a number from 0 to"),
]


@pytest.mark.parametrize(("given", "sentence"), WRONG, ids=[str(row[0]) for row in WRONG])
@pytest.mark.parametrize("command", ["serve", "config", "tables"])
def test_what_is_wrong_is_one_sentence(
    given: dict[str, str],
    sentence: str,
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert run([command]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("lynxdeck: ")
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_a_variable_that_a_page_names_stops_no_server() -> None:
    """Another one is refused, lest a typing error pass for a setting."""
    root = Path(__file__).parents[3]
    files = [root / "README.md", *root.glob("docs/*.md"), *root.glob("src/lynxdeck/**/*.py")]
    named = {
        name
        for file in files
        for name in re.findall(r"\bLYNXDECK_[A-Z]+(?:_[A-Z]+)*\b", file.read_text("utf-8"))
    }
    assert {"LYNXDECK_PORT", "LYNXDECK_INTERPRETED"} <= named
    assert named <= {variable(field) for field in Settings.__struct_fields__} | OTHERS


def test_a_wrong_flag_is_called_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "70000"]) == 2
    assert "--port is a number from 0 to 65535, not “70000”." in capsys.readouterr().err


def test_config_prints_what_is_in_force(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LYNXDECK_PORT", "9000")
    monkeypatch.setenv("LYNXDECK_DATA", str(tmp_path))
    assert run(["config", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["port"], told["host"], told["data"]) == (9000, "127.0.0.1", str(tmp_path))
    assert set(told) == set(Settings.__struct_fields__)
    assert run(["config"]) == 0
    lines = capsys.readouterr().out.splitlines()
    port = next(line for line in lines if "LYNXDECK_PORT" in line)
    assert port.split() == ["LYNXDECK_PORT", "9000", "set"]
    assert next(line for line in lines if "LYNXDECK_HOST" in line).split()[1:] == [
        "127.0.0.1",
        "default",
    ]


def test_config_prints_no_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LYNXDECK_STORE", "postgresql://ann:hidden@db.example/cards")
    monkeypatch.setenv("LYNXDECK_BUS", "redis://:hidden@cache.example")
    for words in (["config"], ["config", "--json"]):
        assert run(words) == 0
        told = capsys.readouterr().out
        assert "redis://cache.example" in told
        assert "hidden" not in told
