"""Why one choice of Linko is worth less than another: what may come of it, and what can be counted.

Plain functions over the story's facts and the masked record, compiled like the rules. The
sentences stand in the locale files.
"""

from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.linko.rules import (
    DRAW,
    DRAW_PLACES,
    HEAP,
    JOKER,
    KINDS,
    NOBODY,
    OPTION,
    PLACES,
    PLAY,
    TAKE,
    TAKE_LAYER,
    highest,
    layer_size,
    play_jokers,
    play_numbers,
    play_value,
    score,
    unknown_cards,
)
from lynxdeck.games.linko.story import (
    FACT_DISCARDED,
    FACT_DREW,
    FACT_DREW_PILE,
    FACT_DRY,
    FACT_LAID,
    FACT_OUT,
    FACT_RECLAIMED,
    FACT_SNATCHED,
    FACT_TOOK,
    FACT_TURN,
)
from lynxdeck.games.reason import Reason

MANY = 4
"""Cards of a large layer."""
HAUL = 3
"""Cards that are many to take at once."""
FULL = 5
"""Cards that are many to hold at the end."""
NEARLY = 3
"""Cards with which a seat may soon be out."""

(
    MAY_SNATCHED,
    MAY_LOST,
    MAY_LEADER,
    MAY_JOKER_LOST,
    MAY_DREW,
    MAY_BACK,
    MAY_OTHER_OUT,
    MAY_CAUGHT,
    MAY_OTHERS_JOKER,
    MAY_DRY,
    MAY_THREW,
    MAY_SNATCH,
    MAY_HAUL,
    MAY_OUT,
    MAY_FEW,
    MAY_MANY,
    MAY_JOKER,
    MAY_FRESH,
    MAY_BAIT,
    IS_HELD,
    IS_SAFE,
    IS_TOO_MANY,
    IS_NEARLY_OUT,
    IS_SPLIT,
    IS_SPENT,
    IS_MORE,
    IS_TAKEN,
    THEN_LAID,
    THEN_HELD,
    THEN_RIVAL,
) = range(30)

REASONS = (
    Reason("snatched"),
    Reason("lost"),
    Reason("leader", ("name",)),
    Reason("joker-lost"),
    Reason("drew"),
    Reason("back", ("name",)),
    Reason("other-out"),
    Reason("caught"),
    Reason("others-joker"),
    Reason("dry"),
    Reason("threw", ("name",)),
    Reason("snatch"),
    Reason("haul"),
    Reason("out"),
    Reason("few"),
    Reason("many"),
    Reason("joker"),
    Reason("fresh"),
    Reason("bait"),
    Reason("known", ("name", "value", "count")),
    Reason("safe", ("value", "count")),
    Reason("too-many", ("count", "most")),
    Reason("nearly-out", ("name", "count")),
    Reason("split", ("value", "held", "count")),
    Reason("spent", ("jokers",)),
    Reason("more", ("value", "count")),
    Reason("taken", ("count",)),
    Reason("laid", ("least",)),
    Reason("held", ("least",)),
    Reason("rival", ("least",)),
)
"""By their codes: what may come, what is certain, and numbers as they are then."""
MAY_COME, MEASURED = IS_HELD, THEN_LAID
WELCOME = (1 << MAY_COME) - (1 << MAY_THREW) | 1 << THEN_LAID
"""The bits of what one is glad of; of the others one is not."""
HORIZON = 24
"""After so many decisions with a choice a game is judged as it stands when a turn ends."""

ABOUT_LEADER, ABOUT_VICTIM, ABOUT_MINE, ABOUT_TURNS, ABOUT_STEPS = range(5)
"""Who leads, whose layer is at stake, whether the own turn came, turns and decisions so far."""


def leader(state: State, seat: int) -> int:
    """Of all others the one with the highest score; of equals the first."""
    found, most = NOBODY, -1000
    for other in range(int64(state.seats)):
        if other != seat and score(state, other) > most:
            found, most = other, score(state, other)
    return found


def whom(state: State, may: int) -> int:
    """The seat that a sentence about what may come names; below 0 nobody."""
    if may == MAY_LEADER:
        return leader(state, int64(state.viewer))
    return int64(state.victim) if may == MAY_BACK or may == MAY_THREW else NOBODY


def begin_watch(state: State, seat: int, about: Numbers) -> None:
    """What `happened` must know of the position from which games are played on."""
    about[ABOUT_LEADER] = leader(state, seat)
    about[ABOUT_VICTIM] = state.victim
    about[ABOUT_MINE] = 0
    about[ABOUT_TURNS] = 0
    about[ABOUT_STEPS] = 0


def happened(told: Numbers, count: int, state: State, seat: int, about: Numbers) -> int:
    """What a decision did of all that may come, as bits."""
    bits = 0
    soon, first = about[ABOUT_MINE] == 0, about[ABOUT_STEPS] == 0
    for row in range(count):
        code, who = int64(told[row, 0]), int64(told[row, 1])
        if code == FACT_SNATCHED:
            if who == seat:
                bits |= 1 << MAY_SNATCH
            elif told[row, 2] == seat and soon:
                bits |= 1 << MAY_SNATCHED | 1 << MAY_BAIT
        elif code == FACT_TOOK:
            bits |= taken(told, row, seat, about)
        elif code == FACT_DREW or code == FACT_DREW_PILE:
            bits |= drawn(told, row, seat)
            if who == seat and soon and not first:
                bits |= 1 << MAY_DREW | 1 << MAY_FRESH
        elif code == FACT_RECLAIMED or code == FACT_DISCARDED:
            if who == about[ABOUT_VICTIM] and who != seat and about[ABOUT_TURNS] == 0:
                bits |= 1 << (MAY_BACK if code == FACT_RECLAIMED else MAY_THREW)
        elif code == FACT_LAID:
            if who == seat and told[row, 3] + told[row, 4] >= MANY:
                bits |= 1 << MAY_MANY
        elif code == FACT_OUT or code == FACT_DRY:
            bits |= ended(code, who, state, seat)
        elif code == FACT_TURN:
            about[ABOUT_TURNS] += 1
            if who == seat:
                about[ABOUT_MINE] = 1
                if state.hand_size[seat] <= 2:
                    bits |= 1 << MAY_FEW
    about[ABOUT_STEPS] += 1
    return bits


def measured(state: State, seat: int, what: int) -> int:
    """Cards that lie before a seat, those in its hand, and the most that lie before another."""
    if what == THEN_LAID:
        return int64(state.in_layers[seat])
    if what == THEN_HELD:
        return int64(state.hand_size[seat])
    most = 0
    for other in range(int64(state.seats)):
        if other != seat:
            most = max(most, int64(state.in_layers[other]))
    return most


def taken(told: Numbers, row: int, seat: int, about: Numbers) -> int:
    """A layer that went into a hand."""
    cards, jokers = int64(told[row, 4]) + int64(told[row, 5]), int64(told[row, 5])
    if told[row, 1] == seat:
        bits = 1 << MAY_HAUL if cards >= HAUL else 0
        return bits | 1 << MAY_JOKER if jokers > 0 else bits
    if told[row, 2] != seat:
        return 0
    bits = 1 << MAY_LOST
    if told[row, 1] == about[ABOUT_LEADER]:
        bits |= 1 << MAY_LEADER
    return bits | 1 << MAY_JOKER_LOST if jokers > 0 else bits


def drawn(told: Numbers, row: int, seat: int) -> int:
    """Cards that were drawn: a joker among them is worth telling."""
    if told[row, 0] == FACT_DREW_PILE:
        return 1 << MAY_JOKER if told[row, 1] == seat and told[row, 2] == JOKER else 0
    for height in range(HEAP):
        if told[row, 3 + height] == JOKER:
            return 1 << (MAY_JOKER if told[row, 1] == seat else MAY_OTHERS_JOKER)
    return 0


def ended(code: int, who: int, state: State, seat: int) -> int:
    """The end of the game, and what a seat still held then."""
    if code == FACT_OUT and who == seat:
        return 1 << MAY_OUT
    bits = 1 << MAY_CAUGHT if state.hand_size[seat] >= FULL else 0
    return bits | 1 << (MAY_OTHER_OUT if code == FACT_OUT else MAY_DRY)


# --- what can be counted --------------------------------------------------------------------------

TAKEN_AWAY = (1 << MAY_DREW + 1) - 1
GROWS = 1 << MAY_MANY | 1 << MAY_SNATCH | 1 << MAY_HAUL | 1 << MAY_SNATCHED
ENDS = 1 << MAY_OTHER_OUT | 1 << MAY_CAUGHT
HOLDS = 1 << THEN_HELD | 1 << MAY_CAUGHT


def certain(state: State, chosen: int, better: int, may: int, out: Numbers) -> int:
    """What can be counted of a choice for which something may come, and not of the better one.

    Its code, with its numbers in `out`; below 0 if there is none. Both choices are told as plays
    of a masked record.
    """
    bit = 1 << may
    if bit & HOLDS and state.phase == TAKE and chosen == TAKE_LAYER:
        out[0] = layer_size(state, int64(state.victim))
        return IS_TAKEN
    if bit & ENDS:
        return nearly_out(state, out)
    if state.phase == PLAY:
        if bit & TAKEN_AWAY:
            held = holder(state, chosen, out)
            if held >= 0 and not anybody_holds(state, better):
                return IS_HELD
            if not anybody_may(state, better) and anybody_may(state, chosen):
                return safe(state, better, out)
        value = play_value(chosen)
        left = int64(state.hand[state.active, value]) - play_numbers(chosen)
        whole = play_value(better) != value or play_numbers(better) > play_numbers(chosen)
        if bit & GROWS and value < JOKER and left > 0 and whole:
            out[0], out[1], out[2] = value, left + play_numbers(chosen), play_numbers(chosen)
            return IS_SPLIT
        if play_jokers(chosen) > play_jokers(better) and value < JOKER:
            out[0] = play_jokers(chosen)
            return IS_SPENT
    elif (state.phase == DRAW or state.phase == OPTION) and bit & GROWS:
        return more(state, better, out)
    return -1


def nearly_out(state: State, out: Numbers) -> int:
    """Another with few cards in hand; of several the one with the fewest."""
    own, found = int64(state.viewer), NOBODY
    for other in range(int64(state.seats)):
        fewer = found < 0 or state.hand_size[other] < state.hand_size[found]
        if other != own and fewer and state.hand_size[other] <= NEARLY:
            found = other
    if found < 0:
        return -1
    out[0], out[1] = found, state.hand_size[found]
    return IS_NEARLY_OUT


def beats_play(state: State, value: int, action: int) -> bool:
    """Whether a layer of that value snatches one that this play lays, with as many cards (L8)."""
    laid = play_value(action)
    return value > laid or bool(state.ones_beat_top != 0 and value == 1 and laid >= highest(state))


def holder(state: State, action: int, out: Numbers) -> int:
    """Who is known to hold cards that snatch a play, their value and how many; below 0 nobody."""
    size = play_numbers(action) + play_jokers(action)
    for other in range(int64(state.seats)):
        if other != state.viewer:
            for value in range(1, JOKER):
                if beats_play(state, value, action) and state.known[other, value] >= size:
                    out[0], out[1], out[2] = other, value, size
                    return other
    return -1


def anybody_holds(state: State, action: int) -> bool:
    """Whether somebody is known to hold cards that snatch a play, jokers among them or not."""
    size = play_numbers(action) + play_jokers(action)
    for other in range(int64(state.seats)):
        if other != state.viewer:
            for value in range(1, KINDS):
                numbers = 0 if value == JOKER else int64(state.known[other, value])
                enough = numbers + int64(state.known[other, JOKER]) >= size
                if enough and (numbers > 0 or value == JOKER) and beats_play(state, value, action):
                    return True
    return False


def anybody_may(state: State, action: int) -> bool:
    """Whether somebody's hand, as it is now, may hold cards that snatch a play."""
    size = play_numbers(action) + play_jokers(action)
    for other in range(int64(state.seats)):
        if other != state.viewer and may_hold(state, other, size, action):
            return True
    return False


def may_hold(state: State, other: int, size: int, action: int) -> bool:
    """The same of one hand."""
    hidden = unknown_cards(state, other)
    for value in range(1, KINDS):
        if not beats_play(state, value, action):
            continue
        sure, left = int64(state.known[other, JOKER]), int64(state.unseen[JOKER])
        if value < JOKER:
            numbers = int64(state.known[other, value]) + int64(state.unseen[value])
            if numbers == 0 or (state.known[other, value] == 0 and hidden == 0):
                continue
            sure += int64(state.known[other, value])
            left += int64(state.unseen[value])
        if sure + min(left, hidden) >= size:
            return True
    return False


def safe(state: State, action: int, out: Numbers) -> int:
    """Why nobody can snatch a play: too few cards in every hand, or too many of them in sight."""
    size, most = play_numbers(action) + play_jokers(action), 0
    for other in range(int64(state.seats)):
        if other != state.viewer:
            most = max(most, int64(state.hand_size[other]))
    if most < size:
        out[0], out[1] = size, most
        return IS_TOO_MANY
    out[0], out[1] = play_value(action), size
    return IS_SAFE


def more(state: State, action: int, out: Numbers) -> int:
    """A card of the display that joins its like in the hand."""
    place = action - DRAW_PLACES
    if not 0 <= place < PLACES:
        return -1
    card, seat = int64(state.display[place, 0]), int64(state.viewer)
    if card == 0 or card == JOKER or state.display[place, 1] != 0 or seat < 0:
        return -1
    if state.hand[seat, card] == 0:
        return -1
    out[0], out[1] = card, int64(state.hand[seat, card]) + 1
    return IS_MORE
