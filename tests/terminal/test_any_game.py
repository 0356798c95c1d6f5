"""Games without a room of their own: the drawn position, and tokens to choose from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.terminal import rooms
from lynxdeck.terminal.opponents import Opponents
from lynxdeck.terminal.pages import help_lines
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.plain import PlainTable
from tests.terminal.conftest import anybody

pytestmark = pytest.mark.usefixtures("bare_walls")


@pytest.fixture
def bare_walls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No game has brought anything."""
    rooms.room.cache_clear()
    monkeypatch.setattr(rooms, "package", lambda _: "")
    yield
    rooms.room.cache_clear()


@pytest.mark.parametrize(("game", "seats"), [("linko", 2), ("push", 3)])
def test_a_whole_game_is_drawn(seated: Any, visit: Any, game: str, seats: int) -> None:
    async def script(guest: Any) -> None:
        assert "Ben" in guest.text
        assert "pile" in guest.text
        presses = 0
        while not guest.session.view.over:
            first = guest.session.view.legal[0]
            assert f"Choose {first}" in guest.text
            await guest.press("1" if presses % 2 else "right", "enter")
            presses += 1
            assert presses < 400
        assert "The game is over." in guest.text
        await guest.press("f5")
        assert "You choose" in guest.text

    visit(seated(game, seats=seats), script)


def test_lines_of_text(
    sit: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = sit("push", seats=2)
    words = iter(["?", "all", "1", "1", "q"])
    monkeypatch.setattr("sys.stdin.readline", lambda: next(words), raising=False)
    phrases = Phrases("en", session.names, 1)
    PlainTable(
        session, Opponents(session, seed=1, maker=anybody), phrases, tmp_path / "x.lynx"
    ).run()
    told = capsys.readouterr().out
    assert "You choose +." in told
    assert "=a: Choose =a" in told
    assert "You left the table." in told


def test_its_keys_are_told(sit: Any) -> None:
    lines = help_lines(Phrases("en", [], 1), sit("push", seats=2).game)
    assert ("1 … 9", "Choose one of the first nine") in lines
