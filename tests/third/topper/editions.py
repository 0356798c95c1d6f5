"""The editions of Topper."""

from lynxdeck.games.edition import NO_YES, Edition, Flag
from tests.third.topper import rules

FLAGS: tuple[Flag, ...] = (
    Flag("equal", NO_YES, "A card of the same value takes too.", "T2"),
    Flag("short", NO_YES, "Everybody gets one card less.", "T1", before="no"),
)

PLAYERS = range(2, rules.SEATS + 1)

EDITIONS: tuple[Edition, ...] = (
    Edition("topper", {"equal": "no"}, PLAYERS, "–"),
    Edition("topper-short", {"equal": "no", "short": "yes"}, PLAYERS, "–"),
)


def players(flags: dict[str, str]) -> range:  # noqa: ARG001
    """How many may play with these flags."""
    return PLAYERS


def fresh_deck(edition: Edition, seats: int) -> list[int]:  # noqa: ARG001
    """The cards that are shuffled, ascending (T1)."""
    return [card for card in range(1, rules.KINDS) for _ in range(rules.COPIES)]
