"""The container file, read as the tools read it: they are not at hand everywhere."""

import json
import re
import tomllib

import pytest

from lynxdeck.server.settings import Settings, variable
from tests.package.conftest import ROOT

KNOWN = {
    *("ARG", "FROM", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE"),
    *("HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT"),
}
TEXT = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def steps() -> list[tuple[str, str]]:
    """Instructions and what they say, continued lines joined."""
    lines = [line for line in TEXT.splitlines() if line.strip() and not line.startswith("#")]
    whole = re.sub(r"\\\n", "", "\n".join(lines))
    return [
        (word, rest.strip())
        for word, _, rest in (line.partition(" ") for line in whole.split("\n"))
    ]


def said(word: str) -> list[str]:
    """All that instructions of a kind say."""
    return [rest for name, rest in steps() if name == word]


def test_it_is_built_in_two_stages_from_the_wheel() -> None:
    assert {word for word, _ in steps()} <= KNOWN
    assert said("FROM") == ["${PYTHON} AS wheel", "${PYTHON}"]
    assert said("COPY")[0].startswith("dist/lynxdeck-*.whl ")
    assert said("COPY")[1] == "--from=wheel /opt/lynxdeck /opt/lynxdeck"


def test_its_python_is_one_that_lynxdeck_runs_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = re.search(r":(3\.\d+)-slim", said("ARG")[0])
    assert version
    assert f"Programming Language :: Python :: {version[1]}" in project["classifiers"]


def test_it_runs_as_nobody_in_particular_and_looks_after_itself() -> None:
    order = [word for word, _ in steps()]
    assert said("USER") == ["10001"]
    assert order.index("USER") > max(i for i, word in enumerate(order) if word == "RUN")
    assert "/readyz" in said("HEALTHCHECK")[0]
    check = json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])
    compile(check[2], "check", "exec")
    assert json.loads(said("ENTRYPOINT")[0]) == ["lynxdeck", "serve"]


@pytest.mark.parametrize("name", re.findall(r"LYNXDECK_[A-Z_]+", " ".join(said("ENV"))))
def test_it_sets_what_there_is_to_set(name: str) -> None:
    assert name in {variable(field) for field in Settings.__struct_fields__}
    assert str(Settings().port) in said("EXPOSE")
