"""Positions from Python: both engines tell the same, seats are checked, records come back."""

import random

import pytest

import lynxdeck
from lynxdeck.games.registry import Game, game, games
from lynxdeck.library import position
from lynxdeck.library.position import Readiness


@pytest.fixture(params=[one.name for one in games()])
def played(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that stay with the rules as they are written."""
    monkeypatch.setenv(position.NEVER, "1")
    fresh: dict[str, Readiness] = {}
    monkeypatch.setattr(
        "lynxdeck.library.position.readiness",
        lambda name: fresh.setdefault(name, Readiness(game(name))),
    )


def course(position: lynxdeck.Position, decisions: int) -> list[object]:
    """All that is told of a random game, decision by decision."""
    chance = random.Random(7)
    told: list[object] = []
    while not position.over and decisions:
        legal = position.legal()
        seat = position.to_move
        told.append((legal, seat, position.scores, position.phase, position.why(legal[0])))
        told.append((position.view(seat), position.view(None), position.masked(seat).key))
        position.play(chance.choice(legal))
        decisions -= 1
    return [*told, position.winners, position.key]


def test_both_engines_tell_the_same(played: Game, request: pytest.FixtureRequest) -> None:
    lynxdeck.compile_now(played.name)
    compiled = lynxdeck.new(played.name, seed="course")
    fast = course(compiled, 40)
    assert compiled._compiled
    request.getfixturevalue("interpreted")
    slow = lynxdeck.new(played.name, seed="course")
    assert course(slow, 40) == fast
    assert not slow._compiled


def test_dealing_anew_is_compiled(played: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search asks for most often, by the same chance as the rules as they are written."""
    known = lynxdeck.new(played.name, seed="again").masked(1)
    lynxdeck.compile_now(played.name)
    dream = known.redeal(3)
    with monkeypatch.context() as patch:
        for name in ("redeal_at", "new"):
            patch.setattr(played.interpreted, name, None)
        assert known.redeal(3) == dream
    slow = Readiness(played)
    monkeypatch.setattr("lynxdeck.library.position.readiness", lambda _: slow)
    assert known.redeal(3) == dream


def test_compiled_rules_take_over_in_the_middle(
    played: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Readiness(played)
    monkeypatch.setattr("lynxdeck.library.position.readiness", lambda _: begun)
    position = lynxdeck.new(played.name, seed="take over")
    before = position.play(position.legal()[0]).key
    begun.compile()
    assert position.key == before
    assert position.play(position.legal()[0])._compiled


def test_compiling_begins_after_some_decisions(
    played: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Readiness(played)
    monkeypatch.setattr("lynxdeck.library.position.readiness", lambda _: begun)
    opening = lynxdeck.new(played.name, seed="soon")
    for _ in range(position.SOON - 1):
        opening.copy().play(opening.legal()[0])
    assert begun._thread is None
    opening.copy().play(opening.legal()[0])
    assert begun._thread is not None
    begun._thread.join(120)
    assert begun.compiled


@pytest.mark.usefixtures("interpreted")
class TestSeats:
    @pytest.mark.parametrize("seat", [0, 3, -1, 7, True, 1.0, "1"])
    def test_no_such_seat_is_a_sentence(self, played: Game, seat: object) -> None:
        position = lynxdeck.new(played.name, seats=2, seed=1)
        for ask in (position.view, position.masked):
            with pytest.raises(lynxdeck.Refusal, match="seats are 1 to 2"):
                ask(seat)  # type: ignore[arg-type]

    @pytest.mark.parametrize("seed", [True, 1.5, b"x", ""])
    def test_no_seed_is_a_sentence(self, played: Game, seed: object) -> None:
        with pytest.raises(lynxdeck.Refusal, match="seed"):
            lynxdeck.new(played.name, seed=seed)  # type: ignore[arg-type]


@pytest.mark.usefixtures("interpreted")
class TestSame:
    def test_seeds(self, played: Game) -> None:
        assert lynxdeck.new(played.name, seed=5) == lynxdeck.new(played.name, seed="5")
        drawn = lynxdeck.new(played.name)
        assert drawn == lynxdeck.new(played.name, seed=drawn.seed)
        assert drawn != lynxdeck.new(played.name)

    def test_a_copy_is_on_its_own(self, played: Game) -> None:
        position = lynxdeck.new(played.name, seed=5)
        other = position.copy()
        assert other == position
        other.play(other.legal()[0])
        assert other != position
        assert (position.decisions, len(other.decisions)) == ([], 1)

    def test_a_refused_token_changes_nothing(self, played: Game) -> None:
        position = lynxdeck.new(played.name, seed=5)
        before = position.key
        token = next(name for name in ("=a", "T") if played.code_of(name) is not None)
        with pytest.raises(lynxdeck.Refusal) as refusal:
            position.play(token)
        assert (str(refusal.value), position.key) == (position.why(token), before)
        assert position.decisions == []

    def test_dealt_anew_it_looks_the_same(self, played: Game) -> None:
        position = lynxdeck.new(played.name, seats=3, seed=5)
        for seat in (1, 2, 3, None):
            known = position.masked(seat)
            dreams = [known.redeal(seed) for seed in range(3)]
            assert {dream.masked(seat) for dream in dreams} == {known}
            assert len({dream.key for dream in dreams}) == 3


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("decisions", [0, 1, 30])
def test_records_there_and_back(played: Game, decisions: int) -> None:
    for edition in played.editions:
        seats = edition.players[0]
        position = lynxdeck.new(played.name, edition.name, seats=seats, seed=decisions, start=2)
        course(position, decisions)
        record = position.record(["Ann", "Ben", "Cem"][:seats], Site="Home")
        back = lynxdeck.Position.from_record(record)
        assert (back, back.seed, back.decisions) == (position, position.seed, position.decisions)
        assert record.tags["Site"] == "Home"


def test_a_dream_has_no_record() -> None:
    dream = lynxdeck.new("linko", seed=5).masked(1).redeal()
    with pytest.raises(lynxdeck.Refusal, match="dealt from"):
        dream.record()
