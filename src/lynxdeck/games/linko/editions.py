"""The editions of Linko, as the booklets print them."""

from lynxdeck.games.edition import NO_YES, Edition, Flag, complete
from lynxdeck.games.linko import rules
from lynxdeck.games.refusal import Refusal


def _small(name: str, printed: int, least: int, sentence: str) -> Flag:
    """A flag for small decks: the record holds by how much it is less than printed."""
    values = tuple(str(value) for value in range(printed, least - 1, -1))
    return Flag(name, values, sentence, "for research (L27)", before=values[0], small=True)


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
        "Two players duel with a ghost whose sets can be snatched.",
        "2022 booklet, duel; Playte booklet, two players (L21–L26)",
    ),
    Flag(
        "tie",
        ("shared", "fewest_in_hand"),
        "What decides between equal scores.",
        "shared: 2014 and Playte booklets; fewest_in_hand: 2022 booklet (L19)",
    ),
    _small("values", rules.JOKER - 1, 2, "The highest number of the deck."),
    _small("copies", rules.COPIES, 1, "Cards of each number."),
    _small("jokers", rules.JOKERS, 0, "Jokers in the deck."),
    _small("dealt", rules.HAND, 1, "Cards that each seat is dealt."),
    _small("places", rules.PLACES, 1, "Places of the display."),
)
"""Each is a field of the record; the order of values is what the record holds."""

PLAYERS = range(2, rules.SEATS + 1)
DUEL = range(2, 3)


def _edition(name: str, booklet: str, players: range, *values: str) -> Edition:
    said = {flag.name: value for flag, value in zip(FLAGS, values, strict=False)}
    return Edition(name, complete(said, FLAGS), players, booklet)


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


def players(flags: dict[str, str]) -> range:
    """How many may play with these flags: the ghost joins two and no more."""
    if all(flags[flag.name] == flag.before for flag in FLAGS if flag.small):
        return DUEL if flags["ghost"] == "yes" else PLAYERS
    if flags["ghost"] == "yes":
        raise Refusal("small-duel", "The duel with the ghost is played with all cards.")
    values, copies, jokers, dealt, places = (int(flags[f.name]) for f in FLAGS if f.small)
    most = (values * copies + jokers - places) // dealt
    if most < 2:
        raise Refusal("small-deck", "That deck is too small: two hands and the display need more.")
    return range(2, min(most, rules.SEATS) + 1)


def fresh_deck(edition: Edition, seats: int) -> list[int]:
    """The cards that are shuffled, ascending (L1); in a duel four jokers are dealt before (L21)."""
    flags = edition.flags
    dealt = rules.DUEL_JOKERS * seats if flags["ghost"] == "yes" else 0
    numbers = [n for n in range(1, int(flags["values"]) + 1) for _ in range(int(flags["copies"]))]
    return numbers + [rules.JOKER] * (int(flags["jokers"]) - dealt)
