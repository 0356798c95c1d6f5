"""Bots and functions in many games, and what is told of them."""

import sys
from pathlib import Path

import pytest

import lynxdeck
from lynxdeck.bots import registry
from lynxdeck.games.registry import game
from lynxdeck.games.shape import Seen


def first(view: Seen) -> str:
    """Whatever comes first."""
    return view.legal[0]


def test_a_function_sees_what_its_seat_may_see() -> None:
    seen: list[Seen] = []

    def curious(view: Seen) -> str:
        seen.append(view)
        return view.legal[-1]

    lynxdeck.play("linko", [curious, "random"], games=2, seats=2, seed=3)
    assert seen
    for view in seen:
        assert view.seat == view.to_move
        assert not isinstance(view.hands, list)
        assert sum(view.hand.values()) == view.players[(view.seat or 0) - 1].hand_size


def test_results_are_repeated_by_their_seed() -> None:
    one, other = (
        lynxdeck.play("push", [first, "greedy"], games=8, seats=2, seed=4) for _ in range(2)
    )
    assert one.games == other.games
    assert one.games != lynxdeck.play("push", [first, "greedy"], games=8, seats=2, seed=5).games
    assert [row.bot for row in one] == ["first", "greedy"]
    assert {game.seating for game in one.games} == {("first", "greedy"), ("greedy", "first")}


def test_a_function_that_fails_is_told() -> None:
    def broken(view: Seen) -> str:
        raise RuntimeError(f"no idea at move {view.move}")

    results = lynxdeck.play("push", [broken, "random"], games=2, seats=2, seed=4)
    assert results["broken"].faults == 2
    assert "no idea" in (results["broken"].complaint or "")


def test_functions_are_known_only_meanwhile() -> None:
    lynxdeck.play("push", [first, "random"], games=2, seats=2, seed=4)
    assert registry.guests == {}
    with pytest.raises(lynxdeck.Refusal, match="no bot"):
        registry.make("first", game("push"))


def test_a_function_cannot_take_a_name_of_the_house() -> None:
    def greedy(view: Seen) -> str:
        return view.legal[0]

    with pytest.raises(lynxdeck.Refusal, match="rename"):
        lynxdeck.play("push", [greedy, "random"], games=2, seats=2)


@pytest.mark.parametrize(
    ("bots", "more", "sentence"),
    [
        (["greedy"], {}, "two bots"),
        (["greedy", "nobody"], {}, "no bot"),
        (["greedy", "random"], {"seats": 9}, "players"),
        ([first, "random"], {"workers": 2}, "this process"),
    ],
)
def test_what_cannot_be_played(bots: list[str], more: dict[str, int], sentence: str) -> None:
    with pytest.raises(lynxdeck.Refusal, match=sentence):
        lynxdeck.play("push", bots, games=2, **more)  # type: ignore[arg-type]


def test_rows_go_to_a_file(tmp_path: Path) -> None:
    results = lynxdeck.play("push", ["greedy", "random"], games=4, seats=2, seed=4)
    results.to_csv(tmp_path / "rows.csv")
    lines = (tmp_path / "rows.csv").read_text().splitlines()
    assert lines[0].startswith("bot,seats,rating")
    assert [line.split(",")[0] for line in lines[1:]] == ["greedy", "random"]


def test_without_pandas_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    results = lynxdeck.play("push", ["greedy", "random"], games=2, seats=2, seed=4)
    with pytest.raises(lynxdeck.Refusal, match="pip install pandas"):
        results.frame()


def test_with_pandas_there_are_frames() -> None:
    pytest.importorskip("pandas", reason="pandas is not installed: pip install pandas")
    results = lynxdeck.play("push", ["greedy", "random"], games=4, seats=2, seed=4)
    frame = results.frame()
    assert frame.to_dict("records") == results.rows
    assert frame.set_index("bot").loc["greedy", "win_share"] == 1.0
    games = results.games_frame()
    assert list(games.columns) == list(results.games[0]._fields)
    assert [tuple(scores) for scores in games["scores"]] == [game.scores for game in results.games]


def test_bots_choose_alike_from_alike_seeds() -> None:
    position = lynxdeck.new("linko", seed=5)
    again = [lynxdeck.bot("random", seed=3).choose(position) for _ in range(5)]
    assert len(set(again)) == 1
    player = lynxdeck.bot("random", seed=3)
    assert len({player.choose(position) for _ in range(30)}) > 1


def test_a_bot_is_not_asked_after_the_end() -> None:
    position, player = lynxdeck.new("push", seats=2, seed=5), lynxdeck.bot("greedy")
    while not position.over:
        position.play(player.choose(position))
    with pytest.raises(lynxdeck.Refusal, match="over"):
        player.choose(position)
