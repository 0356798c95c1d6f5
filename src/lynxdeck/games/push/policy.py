"""The rule of thumb for Push: what a sensible player does without reckoning ahead.

Plain functions over the masked record, compiled like the rules: the bot people meet and the
rollout inside the search are this one source. Points are counted in hundredths, in whole numbers,
so that every target agrees.

- The chance that the next card fits nowhere is exact: everybody can count the pile.
- A column is worth its points, less what a roll card in it may cost; what is left to the others
  counts against us.
- Push on while what the next card may bring outweighs what a bust would cost.
- Protect a colour when what the dice may still take of it outweighs a turn.
"""

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Longs, Rng, State, States, int64
from lynxdeck.games.push.rules import (
    ALLOWED,
    COLLECT,
    COLOURS,
    COLUMNS,
    FREE,
    NUMBERS,
    PLACE,
    PLACE_IN,
    PROTECT,
    PUSH,
    PUSH_ON,
    ROLL,
    SWITCH,
    TAKE_COLUMN,
    TURN,
    colour_of,
    has_protected,
    misfits,
    number_of,
    score,
    to_move,
    why_fits,
    why_place,
)

POINT = 100
LEFT_OVER = 25  # in 100: how much a point for the next player hurts
NEXT_CARD = 260  # what a card that fits brings us
TURN_WORTH = 800  # what a turn of pushing brings us
ODDS_TURN_WORTH = 1200  # and what it brings those who know when to stop
DISCOUNT = 100  # in 100: of the cards that the dice threaten, those not protected in time
SIDES = 6
SURVIVES = 83  # in 100: a colour survives a roll

TASTES = ("push_to", "feeds_rolls", "protect_at")
"""What the lynxes of the trail reckon with.

push_to: so many in 100 the chance to bust may be, and no more; 0 for the rule of thumb.
feeds_rolls: hundredths of a point for a roll card in a column that is not the best one.
protect_at: so many points a colour must have to be protected at once; 0 for the rule of thumb.
"""
PUSH_TO, FEEDS_ROLLS, PROTECT_AT = 0, 1, 2


def greedy(state: State, rng: Rng) -> int:
    """The choice of the rule of thumb; `rng` decides between equals."""
    phase = state.phase
    if phase == TURN:
        return push_or_protect(state, TURN_WORTH)
    if phase == PLACE:
        return greedy_place(state, rng)
    seat = to_move(state)
    column = best_column(state, seat)
    if phase == COLLECT or state.pile_size == 0 or column < 0:
        return TAKE_COLUMN + column if column >= 0 else PUSH_ON
    return PUSH_ON if wants_to_push(state, seat, column) else TAKE_COLUMN + column


def bust_chance(state: State) -> int:
    """In 10,000: how likely the next card fits in no column. Exact, up to rounding down."""
    if state.pile_size == 0:
        return 0
    return misfits(state) * 10000 // int64(state.pile_size)


def roll_cost(state: State, seat: int) -> int:
    """What a roll of the die costs a seat on average, in hundredths of a point."""
    points = 0
    for colour in range(COLOURS):
        points += bench_points(state, seat, colour)
    return points * POINT * (2 if state.risk else 1) // SIDES


def bench_points(state: State, seat: int, colour: int) -> int:
    """The points of a colour on a bench."""
    points = 0
    for number in range(NUMBERS):
        points += (number + 1) * int64(state.bench[seat, colour, number])
    return points


def column_worth(state: State, seat: int, column: int) -> int:
    """What taking a column is worth to a seat, in hundredths of a point."""
    worth, has_roll = 0, False
    for height in range(int64(state.column_size[column])):
        card = int64(state.column[column, height])
        if card == ROLL:
            has_roll = True
            continue
        points = (number_of(card) + 1) * POINT
        worth += points
        if state.follow_up == FREE and has_protected(state, seat, colour_of(card)):
            worth += points // 4
    if has_roll:
        worth -= worth * (2 if state.risk else 1) // SIDES + roll_cost(state, seat)
    return worth


def best_column(state: State, seat: int) -> int:
    """The column worth most to a seat; −1 if there is none."""
    best, best_worth = -1, -1000000
    for column in range(COLUMNS):
        if state.column_size[column] > 0:
            worth = column_worth(state, seat, column)
            if worth > best_worth:
                best, best_worth = column, worth
    return best


def table_worth(state: State, seat: int) -> int:
    """What stopping now is worth: our best column, less a part of what it leaves to others."""
    best, total = -1000000, 0
    for column in range(COLUMNS):
        if state.column_size[column] > 0:
            worth = column_worth(state, seat, column)
            best = max(best, worth)
            total += max(worth, 0)
    if best == -1000000:
        return 0
    left = total - max(best, 0)
    if state.seats == 2:  # only one of them can be taken
        left = left * 2 // 3
    return best - left * LEFT_OVER // 100


def wants_to_push(state: State, seat: int, column: int) -> bool:
    """Whether the next card is worth the risk."""
    bust = bust_chance(state)
    cost = max(column_worth(state, seat, column), 0) + roll_cost(state, seat)
    return (10000 - bust) * NEXT_CARD > bust * cost


def greedy_place(state: State, rng: Rng) -> int:
    """The place that leaves the best table and the least risk."""
    seat = int64(state.active)
    best, best_worth, equals = PLACE_IN, -1000000, 0
    for column in range(COLUMNS):
        if why_place(state, column) == ALLOWED:
            worth = place_worth(state, seat, column)
            if worth > best_worth:
                best, best_worth, equals = PLACE_IN + column, worth, 1
            elif worth == best_worth:
                equals += 1
                if below(rng, equals) == 0:
                    best = PLACE_IN + column
    return best


def place_worth(state: State, seat: int, column: int) -> int:
    """Try a place: the table's worth after it, less the danger it brings."""
    size = int64(state.column_size[column])
    state.column[column, size] = state.card
    state.column_size[column] = size + 1
    worth = table_worth(state, seat)
    worth -= bust_chance(state) * (max(worth, 0) + 300) // 20000
    if size == 0:
        worth -= 150  # a new column is room for later
    state.column_size[column] = size
    state.column[column, size] = 0
    return worth


def push_or_protect(state: State, turn_worth: int) -> int:
    """Push, or protect the colour that the dice threaten most if that beats a turn's worth."""
    seat = int64(state.active)
    threat = threatened(state)
    best, best_worth = PUSH_ON, turn_worth
    for colour in range(COLOURS):
        points = bench_points(state, seat, colour)
        if points > 0:
            worth = points * POINT * threat // 100
            if state.follow_up == FREE:
                worth += points_to_come(state, colour) * threat // int64(state.seats)
            if worth > best_worth:
                best, best_worth = PROTECT + colour, worth
    return best


def threatened(state: State) -> int:
    """In 100: how likely a colour on the bench is lost before the end."""
    left = int64(state.unseen[ROLL]) + int64(state.pile_size) // 12
    stays = 100
    for _ in range((left + int64(state.seats) // 2) // int64(state.seats)):
        stays = stays * SURVIVES // 100
    return 100 - stays


def points_to_come(state: State, colour: int) -> int:
    """The points of a colour that are still in the pile."""
    points = 0
    for number in range(NUMBERS):
        points += (number + 1) * int64(state.unseen[1 + colour * NUMBERS + number])
    return points


def thumb(state: State, rng: Rng) -> int:
    """The rule of thumb inside the search: stopping is weighed by exact odds, one card ahead."""
    if state.phase == PUSH and state.pile_size > 0:
        seat = int64(state.active)
        column = best_column(state, seat)
        if column >= 0 and push_worth_1(state, seat) <= table_worth(state, seat):
            return TAKE_COLUMN + column
        return PUSH_ON
    return greedy(state, rng)


# --- expectimax: what pushing is worth, card by card --------------------------------------------


def odds(state: State, rng: Rng) -> int:
    """The best choice by exact card counts, two cards ahead where there is something to weigh."""
    phase = state.phase
    if phase == TURN:
        return push_or_protect(state, ODDS_TURN_WORTH)
    if phase == PLACE:
        return odds_place(state)
    if phase == PUSH and state.pile_size > 0:
        seat = int64(state.active)
        column = best_column(state, seat)
        if column < 0 or push_worth_2(state, seat) > table_worth(state, seat):
            return PUSH_ON
        return TAKE_COLUMN + column
    return greedy(state, rng)


def odds_place(state: State) -> int:
    """The place after which stopping or pushing on is worth most."""
    seat, card = int64(state.active), int64(state.card)
    best, best_worth = PLACE_IN, -1000000
    for column in range(COLUMNS):
        if why_fits(state, column, card) == ALLOWED:
            put(state, column, card)
            worth = max(table_worth(state, seat), push_worth_1(state, seat))
            take_back(state, column)
            if worth > best_worth:
                best, best_worth = PLACE_IN + column, worth
    return best


def put(state: State, column: int, card: int) -> None:
    """Try a card in a column."""
    state.column[column, state.column_size[column]] = card
    state.column_size[column] += 1


def take_back(state: State, column: int) -> None:
    """Undo `put`."""
    state.column_size[column] -= 1
    state.column[column, state.column_size[column]] = 0


def bust_worth(state: State, seat: int) -> int:
    """What a bust is worth: the roll, and every column for the others."""
    left = 0
    for column in range(COLUMNS):
        left += max(column_worth(state, seat, column), 0)
    return -roll_cost(state, seat) - left * LEFT_OVER // 100


def push_worth_1(state: State, seat: int) -> int:
    """What turning one card and then stopping is worth on average."""
    if state.pile_size == 0:
        return -1000000
    total = 0
    for card in range(1, SWITCH + 1):
        n = int64(state.unseen[card])
        if n > 0:
            total += n * card_worth_1(state, seat, card)
    return total // int64(state.pile_size)


def card_worth_1(state: State, seat: int, card: int) -> int:
    """The best table this card can make."""
    if card == SWITCH:
        return table_worth(state, seat)
    best = -1000000
    for column in range(COLUMNS):
        if why_fits(state, column, card) == ALLOWED:
            put(state, column, card)
            best = max(best, table_worth(state, seat))
            take_back(state, column)
    return best if best > -1000000 else bust_worth(state, seat)


def push_worth_2(state: State, seat: int) -> int:
    """What turning a card is worth on average if one more may follow."""
    total = 0
    size = int64(state.pile_size)
    for card in range(1, SWITCH + 1):
        n = int64(state.unseen[card])
        if n > 0:
            state.unseen[card] -= 1
            state.pile_size = size - 1
            total += n * card_worth_2(state, seat, card)
            state.pile_size = size
            state.unseen[card] += 1
    return total // size


def card_worth_2(state: State, seat: int, card: int) -> int:
    """The best this card can make, stopping after it or turning one more."""
    if card == SWITCH:
        return max(table_worth(state, seat), push_worth_1(state, seat))
    best = -1000000
    for column in range(COLUMNS):
        if why_fits(state, column, card) == ALLOWED:
            put(state, column, card)
            best = max(best, table_worth(state, seat), push_worth_1(state, seat))
            take_back(state, column)
    return best if best > -1000000 else bust_worth(state, seat)


def standing(state: State, seat: int) -> float:
    """How a seat stands, in points: protected ones whole, those on the bench as likely to stay."""
    bench = 0
    for colour in range(COLOURS):
        bench += bench_points(state, seat, colour)
    return score(state, seat) - bench * threatened(state) * DISCOUNT / 10000.0


def advice_at(states: States, i: int, rng: Rng) -> int:
    """What to do unless the search is sure of better: what the odds say."""
    return odds(states[i], rng)


def odds_at(states: States, i: int, rng: Rng) -> int:
    """The choice of the expectimax, asked from Python."""
    return odds(states[i], rng)


# --- the lynxes of the trail: the rule of thumb with a taste --------------------------------------


def tasted(state: State, rng: Rng, taste: Longs) -> int:
    """The choice of the rule of thumb with what TASTES names."""
    phase = state.phase
    if phase == TURN and taste[PROTECT_AT] > 0:
        colour = fullest(state, int64(state.active))
        enough = bench_points(state, int64(state.active), colour) >= taste[PROTECT_AT]
        return PROTECT + colour if enough else push_or_protect(state, TURN_WORTH)
    if phase == PLACE and taste[FEEDS_ROLLS] and state.card == ROLL:
        return fed_place(state, rng, int64(taste[FEEDS_ROLLS]))
    if phase == PUSH and taste[PUSH_TO] > 0 and state.pile_size > 0:
        column = best_column(state, to_move(state))
        if column < 0 or bust_chance(state) <= 100 * taste[PUSH_TO]:
            return PUSH_ON
        return TAKE_COLUMN + column
    return greedy(state, rng)


def fullest(state: State, seat: int) -> int:
    """The colour with the most points on a bench."""
    best, most = 0, -1
    for colour in range(COLOURS):
        points = bench_points(state, seat, colour)
        if points > most:
            best, most = colour, points
    return best


def fed_place(state: State, rng: Rng, weight: int) -> int:
    """The place for a roll card that others must take."""
    seat = int64(state.active)
    best, best_worth, equals = PLACE_IN, -1000000, 0
    own = best_column(state, seat)
    for column in range(COLUMNS):
        if why_place(state, column) == ALLOWED:
            worth = place_worth(state, seat, column)
            if column != own:
                worth += weight
            if worth > best_worth:
                best, best_worth, equals = PLACE_IN + column, worth, 1
            elif worth == best_worth:
                equals += 1
                if below(rng, equals) == 0:
                    best = PLACE_IN + column
    return best
