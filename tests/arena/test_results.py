"""The file of results: there and back, torn by a crash, begun by other settings."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lynxdeck.arena.results import Kept, seed_of
from lynxdeck.arena.run import INTERRUPTED, keep_after_all, run
from lynxdeck.arena.runner import GameRunner
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import InProcess
from lynxdeck.games.refusal import Refusal

MakeSettings = Callable[..., RunSettings]


def test_results_come_back_as_they_were_kept(settings: MakeSettings, tmp_path: Path) -> None:
    asked = settings("greedy", "random", time=0.5, mirror=True)
    crew = GameRunner(asked)
    results = [crew.play(number) for number in range(4)]
    kept = Kept(tmp_path / "r", asked)
    kept.add(results)
    kept.close()
    again = Kept(tmp_path / "r", asked)
    again.close()
    assert again.done == {result.game: result for result in results}
    assert seed_of(tmp_path / "r") == "tea"


def test_a_run_goes_on_where_it_stopped(settings: MakeSettings, tmp_path: Path) -> None:
    asked, file = settings("greedy", "random"), tmp_path / "r"

    def stop(done: int, count: list[int] = [0]) -> None:  # noqa: B006 - a counter
        count[0] += done
        if count[0] == 6:
            raise KeyboardInterrupt

    first = run(asked, InProcess(), games=12, keep=file, watch=stop)
    assert first.stopped == INTERRUPTED
    assert len(first.results) == 6
    heard: list[int] = []
    second = run(asked, InProcess(), games=12, keep=file, watch=heard.append)
    assert heard == [1] * 12
    whole = run(asked, InProcess(), games=12)
    assert len(second.results) == 12
    assert second.results[:6] == first.results  # kept, not played again
    assert all(a.played_alike(b) for a, b in zip(second.results, whole.results, strict=True))


def test_more_games_may_be_asked_for_later(settings: MakeSettings, tmp_path: Path) -> None:
    asked, file = settings("greedy", "random"), tmp_path / "r"
    run(asked, InProcess(), games=4, keep=file)
    assert len(run(asked, InProcess(), games=8, keep=file).results) == 8
    assert len(run(asked, InProcess(), games=4, keep=file).results) == 4
    assert len(file.read_bytes().splitlines()) == 9


def test_a_line_cut_short_is_played_again(settings: MakeSettings, tmp_path: Path) -> None:
    asked, file = settings("greedy", "random"), tmp_path / "r"
    whole = run(asked, InProcess(), games=4, keep=file)
    file.write_bytes(file.read_bytes()[:-20])
    assert set(Kept(file, asked).done) == {0, 1, 2}
    again = run(asked, InProcess(), games=4, keep=file)
    assert all(a.played_alike(b) for a, b in zip(again.results, whole.results, strict=True))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "mate"}, "was begun with seed tea, not mate."),
        ({"seats": 3}, "was begun with seats 4, not 3."),
        ({"time": 1.0}, "was begun with time None, not 1.0."),
        ({"editions": ("playte",)}, "was begun with editions ravensburger-2014, not playte."),
    ],
)
def test_other_settings_are_refused(
    settings: MakeSettings, tmp_path: Path, change: dict[str, object], sentence: str
) -> None:
    run(settings("greedy", "random"), InProcess(), games=4, keep=tmp_path / "r")
    before = (tmp_path / "r").read_bytes()
    with pytest.raises(Refusal, match=sentence):
        Kept(tmp_path / "r", settings("greedy", "random", **change))
    with pytest.raises(Refusal, match="was begun with bots greedy random, not greedy easy"):
        Kept(tmp_path / "r", settings("greedy", "easy"))
    assert (tmp_path / "r").read_bytes() == before


@pytest.mark.parametrize("text", ["no newline", "{}\n", "[1, 2]\n", "\n"])
def test_another_file_is_refused_and_left_alone(
    settings: MakeSettings, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text)
    with pytest.raises(Refusal, match=r"diary.txt, line 1: this is no result of an arena"):
        Kept(file, settings("greedy", "random"))
    assert file.read_text() == text


def test_a_spoilt_line_is_named(settings: MakeSettings, tmp_path: Path) -> None:
    asked, file = settings("greedy", "random"), tmp_path / "r"
    run(asked, InProcess(), games=4, keep=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:2], "spoilt\n", *lines[3:]]))
    with pytest.raises(Refusal, match="line 3"):
        Kept(file, asked)


def test_what_nobody_asked_to_keep_can_be_kept_after_all(
    settings: MakeSettings, tmp_path: Path
) -> None:
    outcome = run(settings("greedy", "random"), InProcess(), games=4)
    keep_after_all(outcome, tmp_path / "r")
    again = run(outcome.settings, InProcess(), games=4, keep=tmp_path / "r")
    assert again.results == outcome.results
