"""What the library gives is data: copied, pickled, compared; and silly arguments are refused."""

import copy
import io
import multiprocessing
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lynxdeck
from lynxdeck.games.registry import games

PLAYED = [lynxdeck.new(game, seats=3, seed="tea") for game in ("linko", "push")]
for one in PLAYED:
    for _ in range(5):
        one.play(one.legal()[-1])

AGAIN: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
]


def refusal() -> lynxdeck.Refusal:
    with pytest.raises(lynxdeck.Refusal) as found:
        PLAYED[0].copy().play("13x7")
    return found.value


@pytest.mark.parametrize("again", AGAIN)
@pytest.mark.parametrize("position", PLAYED, ids=lambda position: str(position.game.name))
def test_positions_come_back(position: lynxdeck.Position, again: Callable[[Any], Any]) -> None:
    other = again(position)
    assert other == position
    assert other is not position
    assert (other.decisions, other.seed, str(other)) == (
        position.decisions,
        position.seed,
        str(position),
    )
    legal = other.legal()[0]
    assert other.play(legal) != position
    assert other.undo() == position
    masked = position.masked(1)
    assert again(masked) == masked
    assert again(masked).redeal(3) == masked.redeal(3)
    assert again(position.record()) == position.record()


@pytest.mark.parametrize("again", AGAIN)
def test_bots_and_refusals_come_back(again: Callable[[Any], Any]) -> None:
    player = lynxdeck.bot("random", seed=7)
    player.choose(PLAYED[0])
    other = again(player)
    assert other == player
    assert other != lynxdeck.bot("random", seed=7)
    assert [other.choose(PLAYED[1]) for _ in range(9)] == [
        player.choose(PLAYED[1]) for _ in range(9)
    ]
    found = refusal()
    assert again(found) == found
    assert (again(found).code, str(again(found))) == (found.code, str(found))
    assert found != lynxdeck.Refusal("illegal-move", "another sentence")


def chosen(position: lynxdeck.Position, player: lynxdeck.Player) -> tuple[Any, str]:
    return position.masked(position.to_move), player.choose(position)


def test_other_processes_take_them() -> None:
    """Workers of a pool are given positions and bots, and give back what they found."""
    player = lynxdeck.bot("greedy")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.starmap(chosen, [(position, player) for position in PLAYED])
    assert found == [chosen(position, player) for position in PLAYED]


def test_a_result_is_pickled() -> None:
    results = lynxdeck.play("push", ["greedy", "random"], games=2, seats=2, seed=4)
    again = pickle.loads(pickle.dumps(results))
    assert (again.rows, again.games) == (results.rows, results.games)


def test_decisions_are_tokens_or_numbers() -> None:
    position = lynxdeck.new("linko", seats=3, seed="tea")
    other = position.copy()
    for number, token in zip(position.actions()[:1], position.legal()[:1], strict=True):
        assert position.why(number) is None
        assert position.play(number) == other.play(token)
    assert position.decisions == other.decisions
    assert position.why(position.game.code("13x7")) == position.why("13x7")


@pytest.mark.parametrize("decision", [None, ["3"], 3.0, True, -1, 10**6, b"3"])
def test_anything_else_is_refused(decision: Any) -> None:
    position = lynxdeck.new("linko", seats=3, seed="tea")
    for ask in (position.play, position.why):
        with pytest.raises(lynxdeck.Refusal, match="a token, as “3”, or the number of an action"):
            ask(decision)
    assert position.decisions == []


def test_undo_goes_back_to_the_deal_and_no_further() -> None:
    position = PLAYED[1].copy()
    seen = [position.copy().key]
    while position.decisions:
        position.undo()
        seen.append(position.key)
    assert position == lynxdeck.new("push", seats=3, seed="tea")
    assert len(set(seen)) == len(seen)
    with pytest.raises(lynxdeck.Refusal, match="no decision to take back"):
        position.undo()
    dream = PLAYED[0].masked(1).redeal(1)
    before = dream.key
    assert dream.play(dream.legal()[0]).undo().key == before


def test_games_editions_and_bots_are_told() -> None:
    assert set(lynxdeck.games()) == {game.name for game in games()}
    for game in games():
        assert list(lynxdeck.editions(game.name)) == [edition.name for edition in game.editions]
        for bot in lynxdeck.bots(game.name):
            assert repr(lynxdeck.bot(bot))
    with pytest.raises(lynxdeck.Refusal, match="no game"):
        lynxdeck.editions("chess")


def test_a_bot_is_shown_a_position_or_a_view() -> None:
    greedy = lynxdeck.bot("greedy")
    for position in PLAYED:
        seat = position.to_move
        choices = {greedy.choose(x) for x in (position, position.view(seat), position.masked(seat))}
        assert choices <= set(position.legal())
        assert len(choices) == 1
        with pytest.raises(lynxdeck.Refusal, match="view of a spectator"):
            greedy.choose(position.view(None))
    for junk in (None, "linko", 3):
        with pytest.raises(lynxdeck.Refusal, match="a position or a view"):
            greedy.choose(junk)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: lynxdeck.bot("nonesuch"), "“nonesuch” is no bot; there are random"),
        (lambda: lynxdeck.bot("search:many"), "no bot"),
        (lambda: lynxdeck.bot(len), "a function is one already"),  # type: ignore[arg-type]
        (lambda: lynxdeck.bot("random", seed="x"), "seed is a whole number"),  # type: ignore[arg-type]
        (lambda: lynxdeck.new("push", seats="3"), "seats is a whole number from 1 on, not '3'"),  # type: ignore[arg-type]
        (lambda: lynxdeck.new("push", seats=True), "seats is a whole number"),
        (lambda: lynxdeck.new("push", start="1"), "start is a whole number"),  # type: ignore[arg-type]
        (lambda: lynxdeck.new("push", flags={"risk": "maybe"}), "risk is no or yes"),
        (lambda: PLAYED[0].masked(1).redeal("x"), "seed is a whole number"),  # type: ignore[arg-type]
        (lambda: lynxdeck.play("push", ["greedy", "random"], games=0), "games is a whole number"),
        (lambda: lynxdeck.play("push", ["greedy", "random"], games=-1), "games is a whole"),
        (lambda: lynxdeck.play("push", ["greedy", "random"], workers=0), "workers is a whole"),
        (lambda: lynxdeck.play("push", ["greedy", None]), "a name or a function, not None"),  # type: ignore[list-item]
        (lambda: lynxdeck.play("push", "greedy"), "two bots"),
        (lambda: lynxdeck.play("push", ["greedy", "random"], seed=1.5), "seed"),  # type: ignore[arg-type]
        (lambda: lynxdeck.play("push", ["greedy", "random"], faults="no"), "“raise” or “count”"),  # type: ignore[arg-type]
        (lambda: list(lynxdeck.read(None)), "a path, a text or an open file"),  # type: ignore[arg-type]
        (lambda: lynxdeck.write(None, []), "a path or an open file"),  # type: ignore[arg-type]
    ],
)
def test_silly_arguments_are_refused_at_once(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(lynxdeck.Refusal, match=sentence):
        call()


def test_a_flag_is_yes_or_true() -> None:
    for yes, no in (("yes", "no"), (True, False)):
        ghost = lynxdeck.new("linko", seats=2, seed=1, flags={"ghost": yes, "ones_beat_top": no})
        assert ghost == lynxdeck.new("linko", seats=2, seed=1, flags={"ghost": "yes"})


def test_records_are_read_and_written_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [position.record() for position in PLAYED]
    path = tmp_path / "games.lynx"
    assert lynxdeck.write(path, records) == 2
    text = path.read_text(encoding="utf-8")
    assert text == "\n".join(map(str, records))
    assert list(lynxdeck.read(str(path))) == list(lynxdeck.read(text)) == records
    assert list(lynxdeck.read(io.StringIO(text))) == records
    assert list(lynxdeck.read(io.BytesIO(text.encode()))) == records
    for mode in ("r", "rb"):
        with path.open(mode) as file:
            assert list(lynxdeck.read(file)) == records
            assert not file.closed
    for stream in (io.StringIO(), io.BytesIO()):
        assert lynxdeck.write(stream, records) == 2
        assert stream.getvalue() in (text, text.encode())
    assert lynxdeck.write(sys.stdout, records[0]) == 1
    assert capsys.readouterr().out == str(records[0])
