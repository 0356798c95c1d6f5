"""docs/protocol.md is true: its session is played against a real server, message by message."""

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server import protocol as wire
from lynxdeck.server.http import openapi
from lynxdeck.server.keyring import Ids
from lynxdeck.server.socket.connection import CODES
from tests.server.front.conftest import House, Line, Made, World

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
SESSION = "\n".join(re.findall(r"```session\n(.*?)```", PAGE, re.DOTALL))
REST = "…"


class NamedIds(Ids):
    """The ids and keys of the page."""

    def __init__(self) -> None:
        self._keys = iter(
            ["the-key-of-the-host-00", "the-key-of-Anns-seat-1", "the-key-of-Bens-seat-2"]
        )
        self._drawn = itertools.count(1)

    def table(self) -> str:
        """The table's name."""
        return "kitchentable"

    def invite(self) -> str:
        """The invite."""
        return "come-and-join-us"

    def key(self) -> str:
        """The next key."""
        return next(self._keys)

    def draw(self, size: int) -> bytes:
        """The same every time, so that the same cards are dealt."""
        return bytes([next(self._drawn)]) * size


def steps() -> list[str]:
    """The session, a step a line; a step goes on in lines that are indented."""
    joined = re.sub(r"\n[ ]+", " ", SESSION)
    return [line for line in joined.splitlines() if line]


def read(text: str) -> Any:
    """A message of the page; what it leaves out is marked."""
    text = text.replace("{…}", f'"{REST}"').replace("[…]", f'"{REST}"')
    return json.loads(re.sub(r", …\}", f', "{REST}": 0}}', text))


def fits(told: Any, shown: Any) -> bool:
    """Whether what came is what the page shows, as far as it shows it."""
    if shown == REST:
        return isinstance(told, dict | list)
    if not (isinstance(shown, dict) and isinstance(told, dict)):
        return bool(told == shown)
    open_ended = REST in shown
    fields = {name: value for name, value in shown.items() if name != REST}
    return (open_ended or set(told) == set(fields)) and all(
        name in told and fits(told[name], value) for name, value in fields.items()
    )


def test_the_session_is_what_happens(house: House) -> None:
    async def scene(world: World) -> None:
        await Reader(world).read_all()

    house(scene, ids=NamedIds(), public_url="http://localhost")


class Reader:
    """Plays the page's session."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lines = 0

    async def read_all(self) -> None:
        """All of it; a second socket is opened when the first breaks."""
        parts = [list(part) for _, part in itertools.groupby(steps(), self._socket_number)]
        await self._part(parts[0], None)
        for part in parts[1:]:
            made = Made("kitchentable", "", "")
            async with self.world.line(made) as line:
                await self._part(part[1:], line)

    def _socket_number(self, step: str) -> int:
        self.lines += step.startswith("SOCKET")
        return self.lines

    async def _part(self, part: list[str], line: Line | None) -> None:
        answer: Any = None
        request: list[str] = []
        for step, following in zip(part, [*part[1:], ""], strict=True):
            word, _, rest = step.partition(" ")
            if word in ("GET", "POST"):
                path, _, key = rest.partition(" as ")
                request = [word, path, key]
                if not following.startswith("→"):
                    answer = await self.world.ask(word, path, key=key)
            elif word == "→" and request:
                method, path, key = request
                answer = await self.world.ask(method, path, key=key, body=read(rest))
            elif word == "→" and line is not None:
                await line.say(**read(rest))
            elif request:
                status, _, body = rest.partition(" ")
                assert answer.status == int(status), (step, answer.text)
                assert fits(answer.json, read(body)), (step, answer.text)
                request = []
            elif line is not None:
                told = await line.hear()
                while told["type"] == "presence":
                    told = await line.hear()
                assert fits(told, read(rest)), f"{step}\n{told}"


def test_it_shows_every_kind_of_step() -> None:
    """The reader above must not skip anything."""
    kinds = {step.partition(" ")[0] for step in steps()}
    assert kinds == {"GET", "POST", "SOCKET", "→", "←"}
    assert len(steps()) > 35


@pytest.mark.parametrize(
    "step", [step for step in steps() if step.startswith("→") and '"type"' in step]
)
def test_its_requests_are_messages_of_ours(step: str) -> None:
    if "dance" not in step:
        wire.decode(step.removeprefix("→ "))


def test_fits_can_tell() -> None:
    assert fits({"a": 1, "b": {}}, read('{"a": 1, "b": {…}}'))
    assert fits({"a": 1, "b": 2}, read('{"a": 1, …}'))
    assert not fits({"a": 1, "b": 2}, read('{"a": 1}'))
    assert not fits({"a": 1}, read('{"a": 2, …}'))
    assert not fits({"a": {"b": 1}}, read('{"a": {"b": 2}}'))


def test_it_tells_of_every_message_and_goodbye() -> None:
    for code in wire.ByeCode.__args__:  # type: ignore[attr-defined]
        assert f"`{code}`" in PAGE
    for code, number in CODES.items():
        row = next((row for row in PAGE.splitlines() if row.startswith(f"| `{code}`")), None)
        assert row is None or str(int(number)) in row
    assert openapi.API in PAGE
