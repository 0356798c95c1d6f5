"""Every argument of every public function and method gets its hostile set: refused, or answered."""

import inspect
import io
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import lynxdeck

HOSTILE = [
    *(None, True, 0, -1, 5, 10**30, 1.5, math.nan, math.inf, 1j, "", " ", "3", "a\nb", "\udcff"),
    *("x" * 5000, "9" * 5000, b"x", b"\xff", [], [[]], {}, {"a": []}, (), set(), object(), len),
    *(int, ..., io.BytesIO(b"\xff"), io.StringIO("x"), range(3), Exception("x")),
]
USUAL: dict[str, Any] = {
    "game": "push",
    "bots": ["random", "random"],
    "games": 2,
    "seats": 2,
    "name": "greedy",
    "source": io.StringIO(""),
    "target": io.StringIO(),
}
"""What is given for an argument where another argument is the hostile one."""
AGREED = (lynxdeck.Refusal, lynxdeck.Fault, OSError)
"""What may be raised: files are the system's to say."""
SHOWN = [
    "play",
    "undo",
    "why",
    "view",
    "masked",
    "legal",
    "actions",
    "copy",
    "record",
    "from_record",
    "redeal",
    "choose",
]
"""Methods that docs/python.md shows."""


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    for name in ("new", "play", "bot", "bots", "editions", "read", "write"):
        yield name, getattr(lynxdeck, name)
    position = lynxdeck.new("push", seats=2, seed=1)
    for owner in (position, position.masked(1), lynxdeck.bot("greedy")):
        for name in SHOWN:
            if hasattr(owner, name):
                yield f"{type(owner).__name__}.{name}", getattr(owner, name)


FUNCTIONS = dict(functions())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_hostile_argument_is_refused_or_answered(name: str) -> None:
    call = FUNCTIONS[name]
    parameters = inspect.signature(call).parameters.values()
    needed = {one.name: USUAL.get(one.name) for one in parameters if one.default is one.empty}
    for one in parameters:
        if one.kind is one.VAR_KEYWORD or one.name == "workers":
            continue
        for value in HOSTILE:
            given = {**needed, **({"games": 2} if name == "play" else {}), one.name: value}
            try:
                told = call(value) if one.kind is one.VAR_POSITIONAL else call(**given)
                if inspect.isgenerator(told):
                    list(told)
            except AGREED:
                pass
            except Exception as fault:
                raise AssertionError(f"{one.name}={str(value)[:40]!r}") from fault
