"""Chance for playouts and redeals: the same numbers from the same seed on every target.

Not for deals that people play: those come from `deal.py`.
"""

import numpy as np

from lynxdeck.games.fields import Rng

_MIX = 0x9E3779B97F4A7C15


def generator(seed: int) -> Rng:
    """A fresh generator: one 64-bit word, passed on by reference."""
    word = (seed * 2 + 1) * _MIX & (1 << 64) - 1
    for _ in range(3):  # splitmix64's finish, so that neighbouring seeds part ways
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
        word = word ^ word >> 27
    return np.array([word or _MIX], np.uint64)


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n − 1 (xorshift64, high bits)."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))
