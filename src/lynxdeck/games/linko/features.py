"""What a seat of Linko may see, as small whole numbers for a program that learns.

Plain functions over the record, open or masked alike, compiled like the rules: only what is open
to the seat is read. Other seats are counted clockwise from it, and it is seat 0 itself.
"""

import numpy as np
import numpy.typing as npt

from lynxdeck.games.features import Each, FeatureGroup, FeatureTable, numbered, write_bits
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.linko import notation
from lynxdeck.games.linko.rules import (
    CARDS,
    COPIES,
    DECLINE,
    DRAW_PILE,
    DRAW_PLACES,
    GHOST,
    GHOST_SETS,
    HAND,
    HEAP,
    JOKER,
    JOKERS,
    KINDS,
    OPTION,
    OVER,
    PILE,
    PLACES,
    PLAY,
    PLAYS,
    RECLAIM_LAYER,
    SEATS,
    STALL_TURNS,
    STATE,
    TAKE_LAYER,
    after,
    cards_of,
    highest,
    layer_size,
    layer_value,
    legal,
    play_jokers,
    play_numbers,
    play_value,
    snatches,
    to_move,
    would_haunt,
    would_snatch,
)

OBSERVATION_VERSION = 0
"""Raised when an observation of the same position would be another, and only then."""

SIZES = 8
"""Sizes of layers that are told apart; the last one stands for larger ones too."""

_CARDS = notation.CARD_NAMES[1:]
_COUNTS = (COPIES,) * (JOKER - 1) + (JOKERS,)
_SIZES = (*numbered(SIZES - 1, 1), f"{SIZES}+")
_LAYERS = tuple(CARDS // size for size in range(1, SIZES + 1))

FEATURES = FeatureTable(
    FeatureGroup("hand", _COUNTS, "Cards of each value in the own hand.", _CARDS),
    FeatureGroup("unseen", _COUNTS, "Cards that lie hidden in other hands and the pile.", _CARDS),
    FeatureGroup("discards", _COUNTS, "Cards in the discards.", _CARDS),
    Each(
        "place",
        numbered(PLACES),
        "The places of the display, left to right.",
        (
            FeatureGroup("card", 1, "The value of its lowest card.", _CARDS),
            FeatureGroup("thirteens", COPIES, "13s on top of it, in a duel."),
            FeatureGroup("jokers", 1, "Jokers on top of it, in a duel."),
        ),
    ),
    FeatureGroup("ghost", COPIES, "Cards in each of the ghost's sets.", numbered(JOKER - 2, 1)),
    FeatureGroup("phase", 1, "The question that the game asks.", notation.PHASES),
    FeatureGroup("seats", 1, "How many play.", numbered(SEATS - 1, 2)),
    FeatureGroup("optional_draw", 1, "The flag."),
    FeatureGroup("ones_beat_top", 1, "The flag."),
    FeatureGroup("duel", 1, "The flag `ghost`."),
    FeatureGroup("fewest_in_hand", 1, "The flag `tie`."),
    FeatureGroup("pile", PILE, "Cards in the pile."),
    FeatureGroup("to_draw", HAND, "Cards that are still to be drawn."),
    FeatureGroup("quiet", STALL_TURNS, "Turns in a row that stirred nothing."),
    FeatureGroup("stirred", 1, "Whether this turn has stirred something."),
    FeatureGroup("end", 1, "How the game ended.", tuple(end for end in notation.ENDS if end)),
    Each(
        "seat",
        numbered(SEATS),
        "Each seat, clockwise from the own, which is 0; all zeros where nobody sits.",
        (
            FeatureGroup("to_move", 1, "It decides."),
            FeatureGroup("active", 1, "It is its turn."),
            FeatureGroup("victim", 1, "Its top layer is being snatched."),
            FeatureGroup(
                "robbed", 1, "The layer just laid will snatch its top layer too, as it is."
            ),
            FeatureGroup("hand_size", CARDS, "Cards in its hand."),
            FeatureGroup("known", _COUNTS, "Cards that everybody knows to be in its hand.", _CARDS),
            FeatureGroup(
                "in_layers", CARDS, "Cards in its layers: its score is these less `hand_size`."
            ),
            FeatureGroup("layers", CARDS, "Layers in front of it."),
            FeatureGroup("laid", _COUNTS, "Cards in its layers by value.", _CARDS),
            FeatureGroup("layers_of_size", _LAYERS, "Its layers by size.", _SIZES),
            FeatureGroup("top.value", 1, "The value of its top layer.", ("none", *_CARDS)),
            FeatureGroup("top.size", 1, "How many cards that has.", ("0", *_SIZES)),
            FeatureGroup("top.jokers", JOKERS, "Jokers among them."),
            FeatureGroup("below.value", 1, "The value of the layer beneath.", ("none", *_CARDS)),
            FeatureGroup("below.size", COPIES + JOKERS, "How many cards that has."),
            FeatureGroup(
                "beaten_by_hand", JOKER, "Values of which the own hand could snatch its top."
            ),
            FeatureGroup("beaten_by_unseen", JOKER, "The same of all unseen cards together."),
        ),
    ),
)

WIDTH = FEATURES.width
AT_HAND = FEATURES.at("hand") - 1  # lists of cards by kind begin with none
AT_UNSEEN = FEATURES.at("unseen") - 1
AT_DISCARDS = FEATURES.at("discards") - 1
AT_PLACE = FEATURES.at("place0")
PLACE_CARD = FEATURES.inside("place0.card") - 1
PLACE_THIRTEENS = FEATURES.inside("place0.thirteens")
PLACE_JOKERS = FEATURES.inside("place0.jokers")
PLACE_WIDTH = FEATURES.at("place1") - AT_PLACE
AT_GHOST = FEATURES.at("ghost") - 1
AT_PHASE = FEATURES.at("phase")
AT_SEATS = FEATURES.at("seats") - 2
AT_OPTIONAL_DRAW = FEATURES.at("optional_draw")
AT_ONES_BEAT_TOP = FEATURES.at("ones_beat_top")
AT_DUEL = FEATURES.at("duel")
AT_FEWEST = FEATURES.at("fewest_in_hand")
AT_PILE = FEATURES.at("pile")
AT_TO_DRAW = FEATURES.at("to_draw")
AT_QUIET = FEATURES.at("quiet")
AT_STIRRED = FEATURES.at("stirred")
AT_END = FEATURES.at("end") - 1
AT_SEAT = FEATURES.at("seat0")
SEAT_WIDTH = FEATURES.at("seat1") - AT_SEAT
SEAT_TO_MOVE = FEATURES.inside("seat0.to_move")
SEAT_ACTIVE = FEATURES.inside("seat0.active")
SEAT_VICTIM = FEATURES.inside("seat0.victim")
SEAT_ROBBED = FEATURES.inside("seat0.robbed")
SEAT_HAND_SIZE = FEATURES.inside("seat0.hand_size")
SEAT_KNOWN = FEATURES.inside("seat0.known") - 1
SEAT_IN_LAYERS = FEATURES.inside("seat0.in_layers")
SEAT_LAYERS = FEATURES.inside("seat0.layers")
SEAT_LAID = FEATURES.inside("seat0.laid") - 1
SEAT_OF_SIZE = FEATURES.inside("seat0.layers_of_size") - 1
SEAT_TOP_VALUE = FEATURES.inside("seat0.top.value")
SEAT_TOP_SIZE = FEATURES.inside("seat0.top.size")
SEAT_TOP_JOKERS = FEATURES.inside("seat0.top.jokers")
SEAT_BELOW_VALUE = FEATURES.inside("seat0.below.value")
SEAT_BELOW_SIZE = FEATURES.inside("seat0.below.size")
SEAT_BEATEN_BY_HAND = FEATURES.inside("seat0.beaten_by_hand")
SEAT_BEATEN_BY_UNSEEN = FEATURES.inside("seat0.beaten_by_unseen")


# Counts of cards by kind are also kept as one number, four bits a kind: none is above 8.
BITS = 4
ONES = sum(1 << BITS * card for card in range(1, KINDS))


def _beaters() -> npt.NDArray[np.int64]:
    """By two flags and the value of a layer: the values that snatch it, asked of the rules."""
    marks = np.zeros((JOKER - 2, 2, KINDS), np.int64)
    states = np.zeros(1, STATE).view(np.recarray)
    state = states[0]
    state.top_size[0] = 1
    for fewer, flag, target in np.ndindex(marks.shape):
        state.values, state.ones_beat_top, state.top_value[0] = fewer, flag, target
        for value in range(1, KINDS):
            marks[fewer, flag, target] |= would_snatch(state, value, 1, 0) << BITS * value
    return marks


BEATERS = _beaters()


def features(state: State, seat: int, out: Numbers) -> None:
    """Write what a seat may see into `out`, which is all zeros."""
    write_table(state, out)
    seen, at, who = write_display(state, out), AT_SEAT, seat
    for _ in range(int64(state.seats)):
        seen += write_seat(state, who, out[at : at + SEAT_WIDTH])
        at, who = at + SEAT_WIDTH, after(state, who)
    write_cards(state, seat, seen, out)
    write_robbed(state, seat, out)


def write_table(state: State, out: Numbers) -> None:
    """What is one number for all seats."""
    out[AT_PHASE + int64(state.phase)] = 1
    out[AT_SEATS + int64(state.seats)] = 1
    out[AT_OPTIONAL_DRAW] = state.optional_draw
    out[AT_ONES_BEAT_TOP] = state.ones_beat_top
    out[AT_DUEL] = state.ghost
    out[AT_FEWEST] = state.tie
    out[AT_PILE] = state.pile_size
    out[AT_TO_DRAW] = state.to_draw
    out[AT_QUIET] = state.quiet
    out[AT_STIRRED] = state.stirred
    if state.phase == OVER:
        out[AT_END + int64(state.end)] = 1
    if state.ghost:
        for value in range(1, JOKER - 1):
            out[AT_GHOST + value] = state.sets[value]


def write_display(state: State, out: Numbers) -> int:
    """The places of the display; the packed counts of what lies there."""
    at, shown = AT_PLACE, 0
    for place in range(PLACES):
        card = int64(state.display[place, 0])
        if card > 0:
            out[at + PLACE_CARD + card] = 1
            shown += 1 << BITS * card
            for height in range(1, HEAP):
                card = int64(state.display[place, height])
                if card == 0:
                    break
                out[at + (PLACE_JOKERS if card == JOKER else PLACE_THIRTEENS)] += 1
                shown += 1 << BITS * card
        at += PLACE_WIDTH
    return shown


def write_seat(state: State, who: int, out: Numbers) -> int:
    """What everybody sees of a seat; the packed counts of its cards that are open or known."""
    out[SEAT_TO_MOVE] = to_move(state) == who
    out[SEAT_ACTIVE] = state.active == who
    out[SEAT_VICTIM] = state.victim == who
    out[SEAT_HAND_SIZE] = state.hand_size[who]
    known = packed(state.known[who])
    depth = int64(state.depth[who])
    top_jokers = state.layers[who, depth - 1, 2]
    below_value, below_size = int64(state.layers[who, depth - 2, 0]), size_of(state, who, depth - 2)
    laid, sizes, layer = 0, 0, 0
    value = int64(state.layers[who, 0, 0])
    while value != 0:  # a loop to `depth` would be vectorised, and slower for so few
        numbers, jokers = int64(state.layers[who, layer, 1]), int64(state.layers[who, layer, 2])
        laid += (numbers << BITS * value) + (jokers << BITS * JOKER)
        sizes += 1 << 8 * min(numbers + jokers, SIZES) - 8
        layer += 1
        value = int64(state.layers[who, layer, 0])
    write_counts(out[SEAT_KNOWN + 1 :], known)
    out[SEAT_LAYERS] = depth
    out[SEAT_IN_LAYERS] = state.in_layers[who]
    out[SEAT_TOP_VALUE + layer_value(state, who)] = 1
    out[SEAT_TOP_SIZE + min(layer_size(state, who), SIZES)] = 1
    # Below the lowest layer lie zeros: a layer without value and cards.
    out[SEAT_TOP_JOKERS] = top_jokers
    out[SEAT_BELOW_VALUE + below_value] = 1
    out[SEAT_BELOW_SIZE] = below_size
    write_counts(out[SEAT_LAID + 1 :], laid)
    write_four(out[SEAT_OF_SIZE + 1 :], sizes)
    write_four(out[SEAT_OF_SIZE + 5 :], sizes >> 32)
    return laid + known


def packed(counts: Numbers) -> int:
    """Counts of cards by kind as one number, four bits a kind."""
    low = four(counts, 1) | four(counts, 5) << 32
    high = four(counts, 9) | int64(counts[JOKER - 1]) << 32 | int64(counts[JOKER]) << 40
    return squeezed(low) << BITS | squeezed(high) << BITS * 9


def four(counts: Numbers, at: int) -> int:
    """Four neighbours as one number, a byte each: the compiler reads them at once."""
    word = 0
    for byte in range(4):
        word |= int64(counts[at + byte]) << 8 * byte
    return word


def write_counts(out: Numbers, cards: int) -> None:
    """Packed counts of all kinds, a byte each."""
    low, high = spread(cards >> BITS), spread(cards >> BITS * 9)
    write_four(out, low)
    write_four(out[4:], low >> 32)
    write_four(out[8:], high)
    out[12] = high >> 32 & 255
    out[13] = high >> 40


def write_four(out: Numbers, word: int) -> None:
    """Four neighbours at once."""
    for byte in range(4):
        out[byte] = word >> 8 * byte & 255


def squeezed(word: int) -> int:
    """Of eight bytes the low halves, side by side."""
    word = (word | word >> 4) & 0x00FF00FF00FF00FF
    word = (word | word >> 8) & 0x0000FFFF0000FFFF
    return (word | word >> 16) & 0xFFFFFFFF


def spread(halves: int) -> int:
    """Eight numbers of four bits, a byte each."""
    word = halves & 0xFFFFFFFF
    word = (word | word << 16) & 0x0000FFFF0000FFFF
    word = (word | word << 8) & 0x00FF00FF00FF00FF
    return (word | word << 4) & 0x0F0F0F0F0F0F0F0F


def size_of(state: State, seat: int, layer: int) -> int:
    """How many cards a layer has."""
    return int64(state.layers[seat, layer, 1]) + int64(state.layers[seat, layer, 2])


def write_cards(state: State, seat: int, seen: int, out: Numbers) -> None:
    """The own hand, the discards, what is left of all cards (L1), and what these could snatch."""
    hand, discards = packed(state.hand[seat]), packed(state.discards)
    # Of the own hand what the others do not know: that is in `seen`.
    seen += hand - packed(state.known[seat]) + discards + packed(state.sets)
    unseen = all_cards(state) - seen
    write_counts(out[AT_HAND + 1 :], hand)
    write_counts(out[AT_DISCARDS + 1 :], discards)
    write_counts(out[AT_UNSEEN + 1 :], unseen)
    at, who = AT_SEAT, seat
    for _ in range(int64(state.seats)):
        size = layer_size(state, who)
        if size > 0:
            higher = int64(BEATERS[state.values, state.ones_beat_top, layer_value(state, who)])
            out[at + SEAT_BEATEN_BY_HAND] = beaters(hand, size, higher)
            out[at + SEAT_BEATEN_BY_UNSEEN] = beaters(unseen, size, higher)
        at, who = at + SEAT_WIDTH, after(state, who)


def all_cards(state: State) -> int:
    """The packed counts of the whole deck (L1, L27)."""
    kinds = ONES & (1 << BITS * (highest(state) + 1)) - 1
    return kinds * cards_of(state, 1) | cards_of(state, JOKER) << BITS * JOKER


def beaters(cards: int, size: int, higher: int) -> int:
    """Of how many of these values the packed cards make a layer of that size, with jokers."""
    jokers = cards >> BITS * JOKER & 15
    least = max(size - jokers, 1)
    if least > COPIES:
        return 0
    # Adding 8 − least sets the highest of four bits exactly where there are as many.
    enough = cards + ONES * (8 - least) >> 3 & ONES & higher
    lone = 1 << BITS * JOKER
    if jokers < size:
        enough &= ~lone
    else:
        enough |= lone & higher
    return int(enough) * ONES >> BITS * JOKER + BITS & 15


def write_robbed(state: State, seat: int, out: Numbers) -> None:
    """Who else is robbed this turn if nothing changes: those left of the victim (L8, L9)."""
    phase = state.phase
    if phase == PLAY or phase == OPTION or phase == OVER:
        return
    active = int64(state.active)
    who = after(state, active if phase == GHOST else int64(state.victim))
    while who != active:
        if snatches(state, active, who):
            clockwise = who - seat if who >= seat else who - seat + int64(state.seats)
            out[AT_SEAT + clockwise * SEAT_WIDTH + SEAT_ROBBED] = 1
        who = after(state, who)


# --- decisions ---------------------------------------------------------------------------------

PLAY_BITS = COPIES * (JOKERS + 1)  # of each value: numbers, then jokers; whole bytes
EVERY_NUMBER = sum(1 << (JOKERS + 1) * number for number in range(COPIES))


def write_mask(state: State, actions: Numbers, out: Numbers) -> None:
    """Set the bits of all legal actions in zeros: those of plays value by value, ten times as fast.

    A test holds them to `legal`.
    """
    if state.phase != PLAY:
        write_bits(actions, legal(state, actions), out)
        return
    seat, at = int64(state.active), PLAYS // 8
    jokers = int64(state.hand[seat, JOKER])
    for value in range(1, JOKER):
        numbers = (1 << (JOKERS + 1) * int64(state.hand[seat, value])) - 1 & EVERY_NUMBER
        bits = numbers * ((1 << jokers + 1) - 1)
        for byte in range(PLAY_BITS // 8):
            out[at + byte] = bits >> 8 * byte & 255
        at += PLAY_BITS // 8
    out[at] = (1 << jokers) - 1


ACTION_FEATURES = FeatureTable(
    FeatureGroup(
        "kind",
        1,
        "What it does.",
        ("play", "set", "take", "leave", "reclaim", "discard", "pile", "place", "decline"),
    ),
    FeatureGroup("value", JOKER, "Of the cards it moves; 0 for a card that is hidden."),
    FeatureGroup("size", CARDS, "How many cards it moves."),
    FeatureGroup("jokers", JOKERS, "Jokers among them."),
    FeatureGroup("left", CARDS, "Cards in the hand of the seat after it."),
    FeatureGroup("left_of_value", COPIES, "Those of that value among them."),
    FeatureGroup("out", 1, "It plays the last card."),
    FeatureGroup("snatched", SEATS - 1, "Layers it snatches, a set of the ghost not counted."),
    FeatureGroup("gained", CARDS, "Cards in them, or in the layer, the set or the place it takes."),
    FeatureGroup("victim", 1, "Whose layers it snatches, clockwise.", numbered(SEATS - 1, 1)),
    FeatureGroup("sets", JOKER - 2, "Sets of the ghost of which it snatches one."),
)
"""Those of an action that is legal, as the seat sees it that decides."""

ACTION_KIND = ACTION_FEATURES.at("kind")
KIND_PLAY, KIND_SET, KIND_TAKE, _, _, _, KIND_PILE, KIND_PLACE, KIND_DECLINE = range(9)
ACTION_VALUE = ACTION_FEATURES.at("value")
ACTION_SIZE = ACTION_FEATURES.at("size")
ACTION_JOKERS = ACTION_FEATURES.at("jokers")
ACTION_LEFT = ACTION_FEATURES.at("left")
ACTION_LEFT_OF_VALUE = ACTION_FEATURES.at("left_of_value")
ACTION_OUT = ACTION_FEATURES.at("out")
ACTION_SNATCHED = ACTION_FEATURES.at("snatched")
ACTION_GAINED = ACTION_FEATURES.at("gained")
ACTION_VICTIM = ACTION_FEATURES.at("victim") - 1
ACTION_SETS = ACTION_FEATURES.at("sets")


def action_features(state: State, action: int, out: Numbers) -> None:
    """Write what a legal action is and does into `out`, which is all zeros."""
    seat = to_move(state)
    out[ACTION_LEFT] = state.hand_size[seat]
    if action < GHOST_SETS:
        write_play(state, seat, action, out)
    elif action < TAKE_LAYER:
        value = action - GHOST_SETS + 1
        out[ACTION_KIND + KIND_SET] = 1
        write_moved(state, seat, value, int64(state.sets[value]), 0, out)
        gain_moved(out)
    elif action < DRAW_PILE:
        victim = int64(state.victim)
        jokers = int64(state.layers[victim, int64(state.depth[victim]) - 1, 2])
        numbers = layer_size(state, victim) - jokers
        out[ACTION_KIND + KIND_TAKE + action - TAKE_LAYER] = 1
        write_moved(state, seat, layer_value(state, victim), numbers, jokers, out)
        if action == TAKE_LAYER or action == RECLAIM_LAYER:
            gain_moved(out)
    elif action == DRAW_PILE:
        out[ACTION_KIND + KIND_PILE] = 1
        out[ACTION_SIZE] = out[ACTION_GAINED] = 1
        out[ACTION_LEFT] += 1
    elif action < DECLINE:
        place = action - DRAW_PLACES
        numbers, jokers = 0, 0
        for height in range(HEAP):
            card = int64(state.display[place, height])
            jokers += card == JOKER
            numbers += 0 < card < JOKER
        out[ACTION_KIND + KIND_PLACE] = 1
        write_moved(state, seat, int64(state.display[place, 0]), numbers, jokers, out)
        gain_moved(out)
    else:
        out[ACTION_KIND + KIND_DECLINE] = 1


def write_play(state: State, seat: int, action: int, out: Numbers) -> None:
    """Laying a layer: its cards, what stays in hand, whom it robs (L5, L8, L24)."""
    value, jokers = play_value(action), play_jokers(action)
    size = play_numbers(action) + jokers
    left = int64(state.hand_size[seat]) - size
    out[ACTION_KIND + KIND_PLAY] = 1
    out[ACTION_VALUE] = value
    out[ACTION_SIZE] = size
    out[ACTION_JOKERS] = jokers
    out[ACTION_LEFT] = left
    out[ACTION_LEFT_OF_VALUE] = int64(state.hand[seat, value]) - (
        size - jokers if value < JOKER else jokers
    )
    if left == 0:  # L7, L17: nobody is snatched by the last layer
        out[ACTION_OUT] = 1
        return
    who = after(state, seat)
    for k in range(1, int64(state.seats)):
        if would_snatch(state, value, size, who):
            out[ACTION_VICTIM + k] = 1
            out[ACTION_SNATCHED] += 1
            out[ACTION_GAINED] += size
        who = after(state, who)
    if state.ghost:
        for target in range(1, JOKER - 1):
            out[ACTION_SETS] += would_haunt(state, value, size, target)


def write_moved(
    state: State, seat: int, value: int, numbers: int, jokers: int, out: Numbers
) -> None:
    """Cards that come from elsewhere, and whether the seat gains them."""
    out[ACTION_VALUE] = value
    out[ACTION_SIZE] = numbers + jokers
    out[ACTION_JOKERS] = jokers
    out[ACTION_LEFT_OF_VALUE] = state.hand[seat, value]


def gain_moved(out: Numbers) -> None:
    """The seat takes these cards into its hand."""
    value = int64(out[ACTION_VALUE])
    gained = out[ACTION_JOKERS] if value == JOKER else out[ACTION_SIZE] - out[ACTION_JOKERS]
    out[ACTION_GAINED] = out[ACTION_SIZE]
    out[ACTION_LEFT] += out[ACTION_SIZE]
    out[ACTION_LEFT_OF_VALUE] += gained
