"""Bots and functions in many games, and what is told of them."""

import sys
from pathlib import Path

import pytest

import lynxdeck
from lynxdeck.arena.report import mean
from lynxdeck.bots import registry
from lynxdeck.games.registry import game
from lynxdeck.games.shape import AnyView


def first(view: AnyView) -> str:
    """Whatever comes first."""
    return view.legal[0]


def test_a_function_sees_what_its_seat_may_see() -> None:
    seen: list[AnyView] = []

    def curious(view: AnyView) -> str:
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


def broken(view: AnyView) -> str:
    raise RuntimeError(f"no idea at move {view.move}")


def test_a_function_that_fails_is_seen_where_it_fails() -> None:
    with pytest.raises(RuntimeError, match="no idea at move 0") as found:
        lynxdeck.play("push", [broken, "random"], games=400_000, seats=2, seed=4)
    assert found.traceback[-1].name == "broken"


@pytest.mark.parametrize("junk", ["zzz", None, 7, "a"])
def test_a_junk_answer_is_no_answer(junk: object) -> None:
    def bad(view: AnyView) -> object:  # noqa: ARG001
        return junk

    with pytest.raises(lynxdeck.Refusal, match=rf"bad answered {junk!r}; it may decide \+"):
        lynxdeck.play("push", [bad, "random"], games=2, seats=2, seed=4)  # type: ignore[list-item]


def test_faults_are_counted_and_named_if_asked() -> None:
    results = lynxdeck.play("push", [broken, "random"], games=2, seats=2, seed=4, faults="count")
    assert results["broken"].faults == 2
    said = "broken: 2 faults, the first in game 1: it crashed: RuntimeError: no idea at move 0"
    assert said in str(results)


def test_players_and_functions_of_one_name_play() -> None:
    results = lynxdeck.play(
        "push",
        [lynxdeck.bot("greedy"), lambda view: view.legal[0], lambda view: view.legal[-1]],
        games=3,
        seats=3,
        seed=4,
    )
    assert [row.bot for row in results] == ["greedy", "<lambda>", "<lambda>#2"]
    assert results["<lambda>"].score != results["<lambda>#2"].score


def test_bounds_count_deals() -> None:
    """Three equal bots play one game three times over: that is one trial, and not three."""
    results = lynxdeck.play("push", ["greedy"] * 3, games=60, seats=3, seed=4)
    found = results.mean(lambda game: game.start in game.winners)
    assert found.low is not None
    assert found.high is not None
    once = [float(game.start in game.winners) for game in results.games[::3]]
    assert found == mean(once)
    thrice = mean([float(game.start in game.winners) for game in results.games])
    assert thrice.low is not None
    assert found.value - found.low > 1.6 * (thrice.value - thrice.low)


def test_without_openskill_there_is_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    results = lynxdeck.play("push", ["greedy", "random"], games=2, seats=2, seed=4)
    assert [row["rating"] for row in results.rows] == [None, None]
    assert results["greedy"].win_share.value >= 0.5


def test_functions_are_known_only_meanwhile() -> None:
    lynxdeck.play("push", [first, "random"], games=2, seats=2, seed=4)
    assert registry.guests == {}
    with pytest.raises(lynxdeck.Refusal, match="no bot"):
        registry.make("first", game("push"))


def test_a_function_cannot_take_a_name_of_the_house() -> None:
    def greedy(view: AnyView) -> str:
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
