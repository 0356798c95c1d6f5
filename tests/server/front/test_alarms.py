"""The alarms and the board in deploy/: they ask for figures there are, and say what to do."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from docs import alerts

ROOT = Path(__file__).parents[3]
BOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
PANELS = [panel for panel in BOARD["panels"] if panel["type"] != "row"]
RULES = alerts.load()
GIVEN = {"job", "instance"}
"""Labels that Prometheus adds to every figure."""


class Figure(NamedTuple):
    """One that a server tells."""

    labels: set[str]
    value: float


Figures = dict[str, Figure]


@pytest.fixture
def figures(house: Callable[..., Any]) -> Figures:
    """Every figure of a server that has just begun; and the one that Prometheus adds."""
    found: Figures = {"up": Figure(GIVEN, 1)}

    async def scene(world: Any) -> None:
        told = await world.ask("GET", "/metrics")
        for family in text_string_to_metric_families(told.text):
            for sample in family.samples:
                found[sample.name] = Figure(set(sample.labels) | GIVEN, sample.value)

    house(scene)
    return found


def asked(expression: str) -> Iterator[tuple[str, set[str]]]:
    """The figures of an expression, each with the labels it is chosen by.

    >>> list(asked('sum(rate(b_total{job="a", at=~"$b"}[5m])) > 1e9 * up')) == [
    ...     ("b_total", {"job", "at"}), ("up", set())]
    True
    """
    bare = re.sub(r"\[\w+\]|\b[0-9][0-9.e]*\b", "", re.sub(r'"[^"]*"', "", expression))
    for name, chosen in re.findall(r"\b([a-z_]+)(?:\{([^}]*)\}|\b)(?!\s*\()", bare):
        yield name, set(re.findall(r"(\w+)\s*[=!]", chosen))


def expressions() -> Iterator[tuple[str, str]]:
    """Where one stands, and what it says."""
    for rule in RULES:
        yield rule["alert"], rule["expr"]
    for panel in PANELS:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def test_every_figure_that_is_asked_for_is_told(figures: Figures) -> None:
    for where, expression in expressions():
        found = dict(asked(expression))
        assert found, where
        for name, labels in found.items():
            assert name in figures, f"{where} asks for {name}"
            assert labels <= figures[name].labels, f"{where} asks for {labels} of {name}"
    for variable in BOARD["templating"]["list"]:
        for name, label in re.findall(r"label_values\((\w+), (\w+)\)", variable["query"]):
            assert label in figures[name].labels


def test_a_server_that_has_just_begun_alarms_nobody(figures: Figures) -> None:
    plain = [re.fullmatch(r"(\w+)(?:\{.*\})? (==|>) ([0-9.e]+)", rule["expr"]) for rule in RULES]
    tried = [found.groups() for found in plain if found]
    assert len(tried) > 4
    for name, sign, bound in tried:
        value = figures[name].value
        assert not (value == float(bound) if sign == "==" else value > float(bound)), name


@pytest.mark.parametrize("rule", RULES, ids=[rule["alert"] for rule in RULES])
def test_an_alarm_says_what_to_do(rule: alerts.Rule) -> None:
    assert rule["labels"]["urgency"] in alerts.URGENCIES
    assert set(rule["annotations"]) == {"summary", "action"}
    for sentence in rule["annotations"].values():
        assert re.fullmatch(r"[A-Z`].{10,}\.", sentence), sentence
        assert "|" not in sentence


def test_the_board_is_whole() -> None:
    """No panel lies upon another or is without a question, and each asks the chosen Prometheus."""
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        field = {(x, y) for x in range(at["x"], at["x"] + at["w"])
                 for y in range(at["y"], at["y"] + at["h"])}  # fmt: skip
        assert not field & taken, panel["title"]
        taken |= field
    assert {x for x, _ in taken} == set(range(24))
    for panel in PANELS:
        assert panel["targets"]
        assert panel["datasource"]["uid"] == "${source}"


FIRES = {
    "LynxdeckDown": {"up": "0x20"},
    "LynxdeckCannotStore": {"lynxdeck_store_healthy": "0x20"},
    "LynxdeckDamaged": {"lynxdeck_store_damaged": "1x20"},
    "LynxdeckTaskFails": {"lynxdeck_tasks_failed_total": "0+1x20"},
    "LynxdeckBusLost": {"lynxdeck_bus_healthy": "0x20"},
    "LynxdeckStoreFails": {"lynxdeck_store_failures_total": "0+1x20"},
    "LynxdeckTableUnplayable": {"lynxdeck_tables_unplayable_total": "0+1x20"},
    "LynxdeckBotsFail": {"lynxdeck_bot_faults_total": "0+1x20"},
    "LynxdeckPeopleWait": {"lynxdeck_games_waiting": "6x20"},
    "LynxdeckLimitsReached": {"lynxdeck_limits_reached_total": "0+1x20"},
    "LynxdeckConnectionsRefused": {"lynxdeck_connections_refused_total": "0+1x20"},
    "LynxdeckSlowLines": {"lynxdeck_slow_sockets_dropped_total": "0+9x20"},
    "LynxdeckFewDescriptors": {"process_open_fds": "900x20", "process_max_fds": "1000x20"},
    "LynxdeckMemory": {"process_resident_memory_bytes": "2e9x20"},
}
"""For each alarm, what the figures are when it must be heard, once a minute for twenty minutes."""
WELL = {
    "up": "1x20", "lynxdeck_bus_healthy": "1x20", "lynxdeck_store_healthy": "1x20",
    "lynxdeck_store_damaged": "0x20",
    "lynxdeck_games_waiting": "5x20", "process_open_fds": "700x20", "process_max_fds": "1000x20",
    "process_resident_memory_bytes": "3e8x20", "lynxdeck_slow_sockets_dropped_total": "0+1x20",
}  # fmt: skip
"""What they are when all is well; counters that are not named stand still."""


def test_every_alarm_is_tried() -> None:
    assert set(FIRES) == {rule["alert"] for rule in RULES}


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus' promtool is not here")
def test_prometheus_reads_the_rules_and_they_fire(tmp_path: Path) -> None:
    """Each alarm on its own bad figures, and none of them when all is well."""
    counters = {name: "3x20" for bad in FIRES.values() for name in bad if name.endswith("_total")}
    trials = [_trial(counters | WELL, heard=None)]
    trials += [_trial(bad, heard=alert) for alert, bad in FIRES.items()]
    file = tmp_path / "trial.yaml"
    file.write_text(yaml.safe_dump({"rule_files": [str(alerts.FILE)], "tests": trials}))
    for words in (["check", "rules", str(alerts.FILE)], ["test", "rules", str(file)]):
        done = subprocess.run(["promtool", *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def _trial(series: dict[str, str], heard: str | None) -> dict[str, Any]:
    """One of promtool's tests: after a quarter of an hour this alarm is heard, or none at all."""
    at = 'job="lynxdeck", instance="one"'
    rules = [rule for rule in RULES if heard in (None, rule["alert"])]
    expected = [
        {
            "alertname": rule["alert"], "eval_time": "15m",
            "exp_alerts": [] if heard is None else [
                {"exp_labels": {"job": "lynxdeck", "instance": "one", **rule["labels"]},
                 "exp_annotations": rule["annotations"]}
            ],
        }
        for rule in rules
    ]  # fmt: skip
    given = [{"series": f"{name}{{{at}}}", "values": values} for name, values in series.items()]
    return {"interval": "1m", "input_series": given, "alert_rule_test": expected}
