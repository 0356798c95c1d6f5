"""Files of a network's weights: `linko.net` next to the rules, read when it is first needed.

A file is a line of text that says what it is, a line of JSON, and numbers: biases of 32 bits, then
weights of 8, all low byte first, in the order in which `net.py` reads them.
"""

import functools
import json
import math
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from lynxdeck.games.net import H1, H2, H3, MIX, ONE, SHIFT
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game

FORMAT = 1
MAGIC = b"lynxdeck network %d\n" % FORMAT
LARGEST = 1_200_000
"""Bytes of a file."""
LICENCE = "MIT"

Arrays = Mapping[str, npt.NDArray[np.int32 | np.int8]]
Shapes = Mapping[str, tuple[int, ...]]


class Weights(NamedTuple):
    """As functions take them."""

    biases: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int8]


def path(game: Game) -> Path:
    rules = cast(ModuleType, game.rules)
    return Path(str(rules.__file__)).with_name(f"{game.name}.net")


def available(game: Game) -> bool:
    return game.has_net and path(game).is_file()


def shapes(game: Game) -> tuple[Shapes, Shapes]:
    """Biases and weights, in the order of the file and with the shapes of those that learn."""
    net, rules = game.net, game.rules
    return (
        {"b1": (H1,), "b2": (H2,), "b3": (H3,), "bg": (MIX,)}
        | {"bv": (rules.SEATS,), "bp": (rules.ACTIONS,)},
        {"w2": (H1, H2), "w3": (H2, H3), "wg": (H2, MIX), "u": (MIX,)}
        | {"w1": (net.SEEN_ROWS, H1), "wp": (rules.ACTIONS, H1)}
        | {"e": (net.DONE_ROWS, MIX), "wv": (H3, rules.SEATS)},
    )


def counts(game: Game) -> tuple[int, int]:
    """How many biases there are, and how many weights."""
    biases, weights = (sum(map(math.prod, one.values())) for one in shapes(game))
    return biases, weights


BY_OUTPUT = ("w2", "w3", "wg", "wv")
"""Those that are turned in the file: there the weights of one output lie side by side."""


def mark(game: Game) -> str:
    """The same where each number of a file means the same."""
    net, features = game.net, game.features
    rows = [
        rows.tolist() for rows in (net.SEEN_FIRST, net.SEEN_MOST, net.DONE_FIRST, net.DONE_MOST)
    ]
    told = (features.FEATURES.mark, features.ACTION_FEATURES.mark, rows, shapes(game), ONE, SHIFT)
    return f"{zlib.crc32(repr(told).encode()):08x}"


# --- writing ------------------------------------------------------------------------------------


def write(game: Game, arrays: Arrays, *, name: str, note: str) -> bytes:
    """A file of these weights; refused where a sum might not fit into its bits."""
    for wanted in shapes(game):
        for key, shape in wanted.items():
            if key not in arrays or arrays[key].shape != shape:
                raise Refusal("net-arrays", f"The network of {game.title} needs {key}{shape}.")
    for what, least, most, bits in sums(game, arrays):
        if least < -(1 << bits - 1) or most >= 1 << bits - 1:
            raise Refusal(
                "net-overflow",
                f"{what} may reach {least} or {most}: that is more than {bits} bits hold.",
            )
    head = {
        "game": game.name,
        "observation": game.features.OBSERVATION_VERSION,
        "mark": mark(game),
        "name": name,
        "licence": LICENCE,
        "note": note,
    }
    line = json.dumps(head, ensure_ascii=False)
    fill = -(len(MAGIC) + len(line.encode()) + 1) % 4  # numbers of 32 bits begin where they may
    data = MAGIC + line.encode() + b" " * fill + b"\n" + b"".join(_numbers(game, arrays))
    if len(data) > LARGEST:
        raise Refusal("net-large", f"The file would have {len(data)} bytes; {LARGEST} is the most.")
    return data


def _numbers(game: Game, arrays: Arrays) -> Iterator[bytes]:
    for wanted, kind in zip(shapes(game), ("<i4", "<i1"), strict=True):
        for key in wanted:
            turned = arrays[key].T if key in BY_OUTPUT else arrays[key]
            if np.any(turned != turned.astype(kind)):
                raise Refusal("net-arrays", f"{key} holds numbers that are not of kind {kind[1:]}.")
            yield np.ascontiguousarray(turned, kind).tobytes()


def sums(game: Game, arrays: Arrays) -> Iterator[tuple[str, int, int, int]]:
    """Each kind of sum: its name, the least and the most that it may reach on the way, its bits."""
    wide = {key: array.astype(np.int64) for key, array in arrays.items()}
    net = game.net
    low, high = reach(wide["w1"], net.SEEN_FIRST, net.SEEN_MOST)
    yield "A sum of the first layer", *ends(wide["b1"], low, high), 16
    for what, bias, weight in (
        ("A sum of the second layer", "b2", "w2"),
        ("A sum of the third layer", "b3", "w3"),
        ("A seat's sum", "bv", "wv"),
    ):
        yield what, *ends(wide[bias], *spread(wide[weight])), 32
    low, high = reach(wide["e"], net.DONE_FIRST, net.DONE_MOST)
    least, most = spread(wide["wg"])
    met = ends(wide["bg"], least + (low << SHIFT), most + (high << SHIFT))
    yield "What an action meets", *met, 32
    least, most = spread(wide["wp"].T)
    own_least, own_most = spread(wide["u"][:, None])
    yield "An action's sum", *ends(wide["bp"], least + own_least, most + own_most), 32


def reach(
    rows: npt.NDArray[np.int64], first: npt.NDArray[np.int16], most: npt.NDArray[np.int16]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """The least and the most that one row of each feature, or none, may add up to."""
    parts = [rows[at : at + count] for at, count in zip(first, most, strict=True)]
    return (
        np.sum([np.minimum(part.min(0), 0) for part in parts], 0),
        np.sum([np.maximum(part.max(0), 0) for part in parts], 0),
    )


def spread(weights: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """The same for activations from 0 to ONE."""
    return np.minimum(weights, 0).sum(0) * ONE, np.maximum(weights, 0).sum(0) * ONE


def ends(
    bias: npt.NDArray[np.int64], low: npt.NDArray[np.int64], high: npt.NDArray[np.int64]
) -> tuple[int, int]:
    """The least and the most of sums that begin with a bias, on the way or at the end."""
    return int((np.minimum(bias, 0) + low).min()), int((np.maximum(bias, 0) + high).max())


# --- reading ------------------------------------------------------------------------------------


@functools.cache
def load(game: Game) -> Weights:
    """The weights that Lynxdeck brings."""
    if not available(game):
        raise Refusal(
            "no-net", f"There is no network for {game.title} here: {path(game).name} is missing."
        )
    return read(game, path(game).read_bytes())


def read(game: Game, data: bytes) -> Weights:
    """The numbers of a file; one of another game, layout or observation is refused."""
    head, numbers = parts(data)
    for key, wanted, what in (
        ("game", game.name, "game"),
        ("observation", game.features.OBSERVATION_VERSION, "version of observations"),
        ("mark", mark(game), "layout"),
    ):
        if head.get(key) != wanted:
            raise Refusal(
                "net-other", f"This network is for another {what}: {head.get(key)}, not {wanted}."
            )
    biases, weights = counts(game)
    if len(numbers) != 4 * biases + weights:
        raise Refusal("bad-net", "The file of the network is not whole.")
    return Weights(
        np.frombuffer(numbers, "<i4", biases), np.frombuffer(numbers, np.int8, offset=4 * biases)
    )


def parts(data: bytes) -> tuple[Mapping[str, object], bytes]:
    """What a file says of itself, and its numbers."""
    line, newline, numbers = data.removeprefix(MAGIC).partition(b"\n")
    try:
        if not data.startswith(MAGIC) or not newline:
            raise ValueError
        head: Mapping[str, object] = json.loads(line)
    except ValueError:
        raise Refusal("bad-net", "This is no file of a network.") from None
    return head, numbers


def arrays(game: Game, found: Weights) -> Arrays:
    """The weights by their names, with the shapes of those that learn."""
    made: dict[str, npt.NDArray[np.int32 | np.int8]] = {}
    biases, wide = shapes(game)
    halves: tuple[tuple[npt.NDArray[np.int32 | np.int8], Shapes], ...] = (
        (found.biases, biases),
        (found.weights, wide),
    )
    for numbers, wanted in halves:
        at = 0
        for key, shape in wanted.items():
            count = math.prod(shape)
            one = numbers[at : at + count]
            turned = key in BY_OUTPUT
            made[key] = one.reshape(shape[::-1]).T if turned else one.reshape(shape)
            at += count
    return made
