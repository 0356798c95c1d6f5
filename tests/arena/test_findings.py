"""Findings: what a run tells is what was played, a stopped run goes on, and the page has it all."""

import csv
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lynxdeck.arena import findings
from lynxdeck.arena.runner import GameLoop
from lynxdeck.arena.workers import InProcess
from lynxdeck.cli import run
from lynxdeck.games.registry import game

WAY = ["findings", "--game", "push", "--bot", "search:1", "--games", "4", "--on", "process"]


def test_the_deal_explains_all_or_nothing() -> None:
    rng = np.random.default_rng(3)
    by_deal = np.repeat(rng.normal(size=(200, 2, 1)), 4, axis=2)
    noise = rng.normal(size=(200, 2, 4))
    assert findings._within(by_deal) == pytest.approx(1)
    assert findings._within(noise) == pytest.approx(0, abs=0.08)
    assert findings._within(by_deal + noise) == pytest.approx(0.5, abs=0.08)


def test_every_edition_and_seat_count_is_studied_and_every_printed_flag() -> None:
    linko = game("linko")
    plan = list(findings.studies([linko], bot="search:5", weaker="random", count=3, seed="s"))
    sorts = {(edition.text, seats) for edition in linko.editions for seats in edition.players}
    for question in (findings.EQUALS, findings.APART):
        asked = [study.settings for study in plan if study.question == question]
        assert {(one.editions[0], one.seats) for one in asked} == sorts
    flags = {study.question for study in plan if "=" in study.question}
    assert flags == {"optional_draw=yes", "ones_beat_top=yes", "tie=fewest_in_hand"}
    assert len({study.name for study in plan}) == len(plan)


def test_branching_is_that_of_the_game_played_again(tmp_path: Path) -> None:
    push = game("push")
    plan = findings.studies([push], bot="search:1", weaker="random", count=1, seed="s")
    study = next(iter(plan))
    outcome = findings.play(study, InProcess(), tmp_path, lambda _: None)
    rows = {row.measure: row for row in findings.rows(study, outcome.results)}
    meeting, result = study.settings.schedule.at(0), outcome.results[0]
    loop = GameLoop(push, push.editions[0], 2)
    counts = list(findings.branching(loop, study.settings, meeting, result))
    assert len(counts) == sum(result.decisions)
    assert int(loop.engine.count_of(loop.states, 0)) == 0
    assert rows["choices a decision"].value == pytest.approx(
        np.mean(
            counts
            + list(
                findings.branching(
                    loop, study.settings, study.settings.schedule.at(1), outcome.results[1]
                )
            )
        )
    )


def test_a_run_writes_page_data_and_pictures_and_goes_on(tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    page, kept = tmp_path / "told.md", tmp_path / "results"
    where = ["--page", str(page), "--resume", str(kept)]
    assert run([*WAY, *where]) == 0
    text = page.read_text(encoding="utf-8")
    for edition in game("push").editions:
        for seats in edition.players:
            assert f"| {edition.name} | {seats} |" in text
    assert "### Baselines" in text
    assert "`risk=yes`" in text
    with (tmp_path / "told" / "findings.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["question"] for row in rows} >= {"equals", "apart", "baselines", "risk=yes"}
    assert (tmp_path / "told" / "push-deal.svg").read_text(encoding="utf-8").startswith("<?xml")
    before = {path.name: path.read_bytes() for path in kept.iterdir()}
    torn = kept / "push-push-4-equals.jsonl"
    torn.write_bytes(torn.read_bytes()[:-20])
    assert run([*WAY, *where]) == 0
    assert page.read_text(encoding="utf-8") == text
    assert set(before) == {path.name for path in kept.iterdir()}
    capsys.readouterr()


def test_a_bot_without_a_budget_has_no_equal(tmp_path: Path, capsys: Any) -> None:
    """It plays each deal once, and what the deal explains is not told."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    page, way = tmp_path / "told.md", [*WAY[:3], "--bot", "odds", "--weaker", "random", *WAY[5:]]
    assert run([*way, "--page", str(page), "--resume", str(tmp_path / "results")]) == 0
    text = page.read_text(encoding="utf-8")
    assert "the deal, %" not in text
    assert "## Push in short" in text
    assert not (tmp_path / "told" / "push-deal.svg").exists()
    assert "| push | 4 |" in text
    capsys.readouterr()


def test_pictures_of_the_pages_hold_text_and_no_letters_of_a_font() -> None:
    pictures = sorted((Path(__file__).parents[2] / "docs").rglob("*.svg"))
    assert len(pictures) > 4
    for picture in pictures:
        text = picture.read_text(encoding="utf-8")
        assert "<text" in text, picture.name
        assert not re.search(r'<path id="\w+-[0-9a-f]+"', text), picture.name
