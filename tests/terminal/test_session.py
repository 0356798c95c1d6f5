"""Sittings without a screen: undo, matches, files."""

from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run
from lynxdeck.games.refusal import Refusal
from lynxdeck.records import read_text, write
from lynxdeck.terminal.opponents import levels, sitting
from lynxdeck.terminal.phrases import chosen, following
from lynxdeck.terminal.saving import fresh_path, load, save
from lynxdeck.terminal.session import Session


def play_out(session: Session) -> Session:
    while not session.view.over:
        session.decide(session.table.watch.legal[0])
    return session


def same(one: Session, other: Session) -> bool:
    """Whether two sittings are at the same table."""
    settings = [
        (session.table.setup, session.seat, session.seed, session.names, session.levels)
        for session in (one, other)
    ]
    return settings[0] == settings[1]


def test_undo_goes_back_and_leaves_no_trace(sit: Any) -> None:
    session = sit("linko", seats=3)
    before = session.view
    assert not session.can_undo
    session.decide("3x4")
    assert session.can_undo
    session.undo()
    assert session.view == before
    assert session.records[-1].tokens == []
    assert session.decisions == []
    assert not session.can_undo


def test_undo_ends_with_anothers_decision(sit: Any) -> None:
    session = sit("linko", seats=3)
    session.decide("3x4")
    session.decide(session.table.watch.legal[0])
    assert not session.can_undo


def test_undo_ends_with_a_card_of_the_pile(sit: Any) -> None:
    session = sit("push", seats=3)
    while "=a" not in session.view.legal:
        session.decide(session.table.watch.legal[0])
    assert not session.can_undo
    generation = session.generation
    session.decide("=a")
    assert session.can_undo
    session.undo()
    assert session.generation > generation
    session.decide("+")
    assert not session.can_undo


def test_undo_of_the_last_decision_takes_the_result_back(sit: Any) -> None:
    session = play_out(sit("linko", seats=2, seed="end"))
    if session.can_undo:
        session.undo()
        assert "Result" not in session.records[-1].tags


def test_a_sitting_is_saved_and_loaded(
    sit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = sit("push", seats=3, seat=2, seed="tea party")
    for _ in range(20):
        session.decide(session.table.watch.legal[0])
    path = fresh_path(session)
    assert path.name == "push-tea-party.lynx"
    save(session, path)
    assert fresh_path(session).name == "push-tea-party-2.lynx"
    assert (tmp_path / "lynxdeck").stat().st_mode & 0o777 == 0o700  # a server's tables, too
    again = load(str(path))
    assert again.records[-1] == session.records[-1]
    assert same(again, session)
    assert again.view == session.view
    assert again.decisions == session.decisions  # what happened is told again
    assert not again.can_undo
    assert load(str(path), seat=3, bots="hard").levels == {1: "hard", 2: "hard"}


def test_a_match_is_saved_and_loaded(sit: Any, tmp_path: Path) -> None:
    session = play_out(sit("linko", seats=2, cycles=2))
    session.next_game()
    session.decide(session.table.watch.legal[0])
    path = tmp_path / "match.lynx"
    save(session, path)
    again = load(str(path))
    assert again.round == 2
    assert again.rows == session.rows
    assert same(again, session)
    play_out(again).next_game()
    assert again.records[-1].tags["Round"] == "3/4"
    assert again.records[-1].tags["Start"] == "1"


def test_a_foreign_record_can_be_played_on(sit: Any, tmp_path: Path) -> None:
    session = sit("linko", seats=3)
    (record,) = session.records
    for tag in ("Seat", "Bots", "Seed"):
        del record.tags[tag]
    path = tmp_path / "foreign.lynx"
    path.write_text(write(record), encoding="utf-8")
    again = load(str(path), seat=3)
    assert again.seat == 3
    assert again.levels == {1: "medium", 2: "medium"}
    play_out(again).next_game()
    assert list(read_text(write(again.records[-1]))) == again.records[-1:]


def test_a_strangers_file_runs_no_program(
    sit: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record may name any player; which programs run here is said on the command line."""
    path, ran = tmp_path / "foreign.lynx", tmp_path / "ran"
    (record,) = sit("push", seats=3).records
    record.tags["Bots"] = f"easy | cmd:touch {ran}"
    path.write_text(write(record), encoding="utf-8")
    for more in ([], ["--plain"], ["--seat", "2"]):
        assert run(["play", "--load", str(path), *more]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err) == (
            "",
            "lynxdeck: This game was played against a program: name it again with --bots.\n",
        )
    assert not ran.exists()
    assert load(str(path), bots="hard").levels == {2: "hard", 3: "hard"}


@pytest.mark.parametrize("text", ["", "[Game]\n", '[Game "chess"]\n'])
def test_bad_files_are_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.lynx"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match=r"bad\.lynx"):
        load(str(path))


def test_a_missing_file_is_told() -> None:
    with pytest.raises(OSError, match="No such file"):
        load("/no/such/game.lynx")


def test_levels_and_names() -> None:
    assert levels(None, others=2) == ["medium", "medium"]
    assert sitting("Ann", 1, 1) == ["Ann", "Ben"]
    with pytest.raises(Refusal, match="3 other seats, but 2 bots named"):
        levels("hard,easy", others=3)


def test_the_language_comes_from_the_option_or_the_environment() -> None:
    assert chosen("en", {"LANG": "pl_PL.UTF-8"}) == "en"
    assert chosen(None, {}) == "en"
    assert chosen(None, {"LANG": "C.UTF-8"}) == "en"
    assert chosen(None, {"LC_ALL": "en_GB.UTF-8", "LANG": "tlh"}) == "en"
    with pytest.raises(Refusal, match="is not spoken here"):
        chosen("tlh", {})
    assert following("xx") == "en"


@pytest.mark.parametrize(
    ("game", "edition", "seats"), [("linko", "amigo-2022-duel", 2), ("push", "push-risk", 3)]
)
def test_what_ends_the_way_back_is_what_chance_brought(
    sit: Any, game: str, edition: str, seats: int
) -> None:
    session = sit(game, edition, seats=seats)
    for number in range(150):
        legal = session.table.watch.legal
        if not legal:
            break
        before = (session.view.pile, getattr(session.view, "rolls", 0))
        decision = session.decide(legal[number * 7 % len(legal)])
        after = (session.view.pile, getattr(session.view, "rolls", 0))
        assert session._reveals(decision) == (before != after)
