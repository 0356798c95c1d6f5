"""The alerts in deploy/, as tables of a page."""

from pathlib import Path
from typing import Any

import yaml

FILE = Path(__file__).parent.parent / "deploy" / "alerts.yaml"
URGENCIES = ("wake", "look")

Rule = dict[str, Any]


def load() -> list[Rule]:
    """All rules of the file."""
    groups = yaml.safe_load(FILE.read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def table(rules: list[Rule], urgency: str) -> str:
    """Those of one urgency: when, what it means, what to do."""
    rows = ["| alert | when | what it means, what to do |", "| --- | --- | --- |"]
    for rule in rules:
        if rule["labels"]["urgency"] == urgency:
            lasting = f" for {rule['for']}" if "for" in rule else ""
            told = f"{rule['annotations']['summary']} {rule['annotations']['action']}"
            rows.append(f"| {rule['alert']} | `{rule['expr']}`{lasting} | {told} |")
    return "\n".join(rows)
