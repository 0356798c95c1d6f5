"""The editions of Push, as its booklet and its players have them."""

from lynxdeck.games.edition import NO_YES, Edition, Flag
from lynxdeck.games.push import rules

FLAGS: tuple[Flag, ...] = (
    Flag(
        "follow_up",
        ("free", "action"),
        "Whether later cards of a protected colour are protected by themselves.",
        "free: the booklet; action: a stricter reading (P13)",
    ),
    Flag(
        "risk",
        NO_YES,
        "A star costs the whole bench.",
        "the booklet's risk variant (P11)",
    ),
)
"""Each is a field of the record; the order of values is what the record holds."""

PLAYERS = range(2, rules.SEATS + 1)
_BOOKLET = "Ravensburger"

EDITIONS: tuple[Edition, ...] = (
    Edition("push", {"follow_up": "free", "risk": "no"}, PLAYERS, _BOOKLET),
    Edition("push-risk", {"follow_up": "free", "risk": "yes"}, PLAYERS, _BOOKLET),
    Edition("push-classic", {"follow_up": "action", "risk": "no"}, PLAYERS, "–"),
)


_NUMBERS = [card for card in range(1, rules.ROLL) for _ in range(rules.COPIES)]


def players(flags: dict[str, str]) -> range:  # noqa: ARG001 - no flag of Push limits the players
    return PLAYERS


def fresh_deck(edition: Edition, seats: int) -> list[int]:  # noqa: ARG001 - all editions share it
    """The cards that are shuffled, ascending (P1); two players leave the switch cards out (P2)."""
    switches = 0 if seats == 2 else rules.SWITCHES
    return _NUMBERS + [rules.ROLL] * rules.ROLLS + [rules.SWITCH] * switches
