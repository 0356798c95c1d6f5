"""The judge: sums that are exact, luck without a lean, no blame for what nobody could know."""

import json
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec
import numpy as np
import pytest

import lynxdeck
from lynxdeck.bots import engine, judging, module, registry
from lynxdeck.cli import run
from lynxdeck.games import weights
from lynxdeck.games.chance import generator
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from lynxdeck.judging import Judge, Verdict
from lynxdeck.judging.judge import Care, actions_of
from lynxdeck.judging.verdict import exact
from lynxdeck.records import Record, begin_from_seed, write
from tests.bots.conformance.test_sight import redealt

NETWORKED = [game for game in games() if weights.available(game)]
every_game = pytest.mark.parametrize("game", NETWORKED, ids=lambda game: game.name)
QUICK = Care(choices=3, redeals=8, depth=3)
TABLES = [
    (game, edition.name, seats)
    for game in NETWORKED
    for edition in game.editions
    for seats in {min(edition.players), max(edition.players)}
]


def played(
    game: Game, edition: str, seats: int, *, seed: str = "tea", bot: str = "greedy"
) -> Record:
    names = [f"seat{seat}" for seat in range(seats)]
    record = begin_from_seed(game, game.edition(edition), names, seed=seed, start=seats)
    player = registry.make(bot, game)
    stream = generator(1)
    while not record.position.over:
        states = record.position.states
        masked = states.copy()
        seat = int(record.position.engine.mover_of(states, 0))
        record.position.engine.mask_at(states, 0, seat, masked, 0)
        action = player.choose(masked, stream)
        record.play(record.position.token(action))
    return record


def cut(record: Record, decisions: int) -> Record:
    """The same game, as far as it was played after some decisions."""
    tags = {name: value for name, value in record.tags.items() if name not in ("Result", "End")}
    return Record(tags, [], record.start()).play(*record.decisions[:decisions])


def assert_exact(verdict: Verdict) -> None:
    even = exact(1 / len(verdict.seats))
    for row in verdict.seats:
        assert row.luck + row.skill + row.others == row.result - even
        assert row.deal + row.cards + row.rolls == row.luck
        assert row.skill <= 0
        own = [move for move in verdict.moves if move.seat == row.seat]
        assert row.skill == -sum(move.cost for move in own)
        assert row.cards == sum(move.cards[row.seat - 1] for move in verdict.moves)


@pytest.mark.parametrize(
    ("game", "edition", "seats"), TABLES, ids=lambda value: getattr(value, "name", str(value))
)
def test_the_three_ledgers_add_up(game: Game, edition: str, seats: int) -> None:
    record = played(game, edition, seats)
    verdict = Judge(game, Care(choices=2, redeals=2, depth=0)).judge(record)
    assert_exact(verdict)
    winners = record.position.winners
    shares = [1 / len(winners) if row.seat in winners else 0.0 for row in verdict.seats]
    assert [row.result for row in verdict.seats] == [exact(share) for share in shares]


@every_game
def test_luck_has_no_lean(game: Game) -> None:
    """Over all orders of a small pile, and all rolls, what a decision's chance brings is 0."""
    judge = Judge(game, None)
    record = played(game, game.editions[0].name, 2)
    tried, most = 0, 0.0
    for before in range(len(record.decisions) - 1, 0, -1):
        position = cut(record, before).position
        action = position.action(record.decisions[before])
        total = np.zeros(2)
        brought = [step(judge, states, action) for states in orders(position.states)]
        if any(chance for _, chance in brought):
            for luck, _ in brought:
                total += luck
            most = max(most, *(abs(luck).max() for luck, _ in brought))
            assert np.allclose(total / len(brought), 0, atol=1e-9)
            tried += 1
        if tried > 4 and most > 0:
            return
    raise AssertionError("no decision of this game met chance")


def orders(states: np.ndarray) -> Iterator[np.ndarray]:
    """The position with four cards of its pile, in every order, and its next roll on every side."""
    small = states.copy()
    size = min(int(states["pile_size"][0]), 4)
    small["pile_size"] = size
    small["pile"][0, size:] = 0
    has_dice = "dice" in (states.dtype.names or ())
    for order in permutations(small["pile"][0, :size].tolist()):
        for face in range(1, 7) if has_dice else (0,):
            other = small.copy()
            other["pile"][0, :size] = order
            if has_dice:
                other["dice"][0, int(states["rolls"][0])] = face
            yield other


def step(judge: Judge, states: np.ndarray, action: int) -> tuple[np.ndarray, int]:
    _, (values, chance) = judge.steps(states, [action])
    return (values[judging.LEFT] - values[judging.DECIDED])[:2].copy(), chance


@every_game
def test_nobody_is_blamed_for_hidden_cards(game: Game) -> None:
    """Other cards that its seat could not tell from the true ones: the same verdict of a choice."""
    record = played(game, game.editions[0].name, 3)
    judge = Judge(game, QUICK)
    for at in (6, 15):
        here = cut(record, at)
        mine = _choice(judge, here, record.decisions[at])
        masked = here.position.states.copy()
        here.position.engine.mask_at(
            here.position.states, 0, (here.position.to_move or 1) - 1, masked, 0
        )
        for seed in range(3):
            other = redealt(here.position, masked, seed)
            assert other.states.tobytes() != here.position.states.tobytes()
            assert _choice(judge, here, record.decisions[at], other.states) == mine


def _choice(judge: Judge, record: Record, token: str, states: np.ndarray | None = None) -> bytes:
    """What is said of one decision, from a position that may hold other hidden cards."""
    position = record.position.copy()
    if states is not None:
        position.states[0] = states[0]
    move = judge.choice(position, position.action(token), number=len(record.decisions) + 1)
    return msgspec.json.encode(move)


@every_game
def test_an_unfinished_game_is_judged_as_far_as_it_went(game: Game) -> None:
    record = cut(played(game, game.editions[0].name, 3), 12)
    verdict = Judge(game, QUICK).judge(record)
    assert not verdict.over
    assert len(verdict.moves) == 12
    assert 0 < verdict.seats[0].result < 1
    assert_exact(verdict)
    begun = Judge(game, QUICK).judge(cut(record, 0))
    assert_exact(begun)
    assert begun.moves == []


@every_game
def test_the_module_judges_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled and by WebAssembly, with SIMD and without: the same bytes."""
    record = cut(played(game, game.editions[0].name, 3), 25)
    compiled = msgspec.json.encode(Judge(game, QUICK).judge(record))
    for kind in (module.NET, module.SCALAR_NET):
        by_module = module.load_guided(game, kind)
        monkeypatch.setattr("lynxdeck.bots.champion.guided_players", lambda _, one=by_module: one)
        assert msgspec.json.encode(Judge(game, QUICK).judge(record)) == compiled


@every_game
@pytest.mark.long
def test_the_rules_as_they_are_judge_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    record = cut(played(game, game.editions[0].name, 2), 6)
    care = Care(choices=2, redeals=2, depth=1)
    compiled = Judge(game, care)
    told = msgspec.json.encode(compiled.judge(record))
    monkeypatch.setattr("lynxdeck.bots.champion.guided_players", engine.guided_interpreted)
    slow = Judge(game, care)
    slow.__dict__["_places"] = compiled.__dict__["_places"]
    assert msgspec.json.encode(slow.judge(record)) == told


@every_game
def test_actions_are_those_of_the_record(game: Game) -> None:
    record = played(game, game.editions[0].name, 2)
    position = record.start()
    for token, action in zip(record.decisions, actions_of(record), strict=True):
        assert position.token(action) == token
        position.play(token)


# --- the command and the library ---------------------------------------------------------------


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    game = NETWORKED[0]
    path = tmp_path / "game.lynx"
    path.write_text(write(cut(played(game, game.editions[0].name, 2), 9)), encoding="utf-8")
    return path


def test_the_command_tells_tables_json_and_a_curve(
    game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["judge", str(game_file), "--on", "process", "--redeals", "4"]
    assert run(line) == 0
    table = capsys.readouterr().out
    assert "it is not over" in table
    assert "too close to call" in table
    assert run([*line, "--json", "--plot", str(tmp_path / "curve.svg")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["network"] in table
    assert [row["name"] for row in told["seats"]] == ["seat0", "seat1"]
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_broken_files_are_told_as_by_record_check(
    game_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.lynx"
    broken.write_text(game_file.read_text(encoding="utf-8") + "99x9\n", encoding="utf-8")
    for line in (["judge", str(broken)], ["record", "check", str(broken)]):
        assert run(line) == 1
    first, second = (
        part for part in capsys.readouterr().err.splitlines() if "broken.lynx:" in part
    )
    assert first == second
    assert run(["judge", str(tmp_path / "nowhere.lynx")]) == 2


def test_a_plot_shows_one_game(game_file: Path, tmp_path: Path) -> None:
    two = ["judge", str(game_file), str(game_file), "--plot", str(tmp_path / "curve.svg")]
    assert run([*two, "--redeals", "2", "--on", "process"]) == 2


def test_judged_from_python(game_file: Path) -> None:
    [record] = lynxdeck.read(game_file)
    once, twice = lynxdeck.judge(record, redeals=4), lynxdeck.judge(game_file, redeals=4)
    assert list(once) == list(twice)
    assert len(once.rows) == 2
    assert {"luck", "skill", "others"} <= set(once.rows[0])
    assert once.choices
    with pytest.raises(Refusal):
        lynxdeck.judge([1])  # type: ignore[list-item]


def test_luck_taken_off_leaves_the_same_games_and_about_the_same_result() -> None:
    made = lynxdeck.play(
        "linko", ["neural", "neural"], games=60, seats=2, seed=1, luck_adjusted=True
    )
    assert all(row.adjusted is not None for row in made)
    mixed = lynxdeck.play(
        "push", ["neural", "greedy"], games=40, seats=4, seed=1, luck_adjusted=True
    )
    plain = lynxdeck.play("push", ["neural", "greedy"], games=40, seats=4, seed=1)
    assert [row.win_share for row in plain] == [row.win_share for row in mixed]
    for row in mixed:
        assert row.adjusted is not None
        assert row.adjusted.low is not None
        assert row.adjusted.high is not None
        assert abs(row.adjusted.value - row.win_share.value) < 0.2
