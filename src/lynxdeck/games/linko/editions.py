"""The editions of Linko, as the booklets print them."""

from lynxdeck.games.edition import NO_YES, Edition, Flag
from lynxdeck.games.linko import rules

FLAGS: tuple[Flag, ...] = (
    Flag(
        "optional_draw",
        NO_YES,
        "If you could snatch from nobody, you may draw one card.",
        "2022 booklet, basic rules and duel (L14, L26)",
    ),
    Flag(
        "ones_beat_top",
        NO_YES,
        "1s also snatch 13s and all-joker layers.",
        "2022 booklet, expert rules (L15)",
    ),
    Flag(
        "ghost",
        NO_YES,
        "Two players duel beside a ghost whose sets can be snatched.",
        "2022 booklet, duel; Playte booklet, two players (L21–L26)",
    ),
    Flag(
        "tie",
        ("shared", "fewest_in_hand"),
        "What decides between equal scores.",
        "shared: 2014 and Playte booklets; fewest_in_hand: 2022 booklet (L19)",
    ),
)
"""Each is a field of the record; the order of values is what the record holds."""

PLAYERS = range(2, rules.SEATS + 1)
DUEL = range(2, 3)


def _edition(name: str, booklet: str, players: range, *values: str) -> Edition:
    flags = {flag.name: value for flag, value in zip(FLAGS, values, strict=False)}
    return Edition(name, flags, players, booklet)


_2014 = "Ravensburger 2014"
_2022 = "AMIGO 2022"
_PLAYTE = "Playte"

EDITIONS: tuple[Edition, ...] = (
    _edition("ravensburger-2014", _2014, PLAYERS, "no", "no", "no", "shared"),
    _edition("amigo-2022-basic", _2022, range(3, 6), "yes", "no", "no", "fewest_in_hand"),
    _edition("amigo-2022-advanced", _2022, range(3, 6), "no", "no", "no", "fewest_in_hand"),
    _edition("amigo-2022-expert", _2022, range(3, 6), "no", "yes", "no", "fewest_in_hand"),
    _edition("amigo-2022-duel", _2022, DUEL, "yes", "no", "yes", "fewest_in_hand"),
    _edition("playte", _PLAYTE, PLAYERS, "no", "no", "no", "shared"),
    _edition("playte-ghost", _PLAYTE, DUEL, "no", "no", "yes", "shared"),
)


_NUMBERS = [value for value in range(1, rules.JOKER) for _ in range(rules.COPIES)]


def players(flags: dict[str, str]) -> range:
    """How many may play with these flags: the ghost joins two and no more."""
    return DUEL if flags["ghost"] == "yes" else PLAYERS


def fresh_deck(edition: Edition, seats: int) -> list[int]:
    """The cards that are shuffled, ascending (L1); in a duel four jokers are dealt before (L21)."""
    dealt = rules.DUEL_JOKERS * seats if edition.flags["ghost"] == "yes" else 0
    return _NUMBERS + [rules.JOKER] * (rules.JOKERS - dealt)
