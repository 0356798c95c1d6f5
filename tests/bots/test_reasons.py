"""Reasons: every number is recomputed from the facts; hidden cards and targets play no part."""

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from lynxdeck.bots import coach, engine, module, reasons
from lynxdeck.bots.coach import Because, Coach, TwoChoices
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import settings
from lynxdeck.games.fields import States
from lynxdeck.games.linko import rules as linko
from lynxdeck.games.push import rules as push
from lynxdeck.games.registry import Game, games

TOLD = [game for game in games() if game.has_reasons]
every_game = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
SAMPLE, MOMENTS = 6, 250
"""Golden moments a game: in a sample, and in all."""
Numbers = Mapping[str, int]


class Moment(NamedTuple):
    """A decision of a game, as its seat saw it."""

    true: States
    masked: States
    chosen: int


def played(game: Game, number: int) -> Iterator[Moment]:
    """A game of bots that slip, in any edition and with any number of seats."""
    editions = game.editions
    edition = editions[number % len(editions)]
    seats = list(edition.players)[number % len(edition.players)]
    rules, bots, rng = game.compiled, engine.compiled(game), generator(number)
    blank = np.zeros(1, game.rules.STATE)
    blank["seats"] = seats
    for flag, value in settings(edition, game.flags).items():
        blank[flag] = value
    states = np.zeros(1, game.rules.STATE)
    deck = np.array(game.fresh_deck(edition, seats), np.uint8)
    rules.deal_random(states, 0, blank, deck, rng)
    while (mover := int(rules.mover_of(states, 0))) >= 0:
        masked = np.zeros(1, game.rules.STATE)
        rules.mask_at(states, 0, mover, masked, 0)
        chosen = int(bots.slip_at(states, 0, rng))
        if rules.count_of(states, 0) > 1:
            yield Moment(states.copy(), masked, chosen)
        rules.apply_at(states, 0, chosen)


@functools.cache
def coach_of(game: Game) -> Coach:
    return Coach(game)


def golden(game: Game, count: int) -> Iterator[tuple[Moment, TwoChoices]]:
    """Moments at which a choice cost something, and not too little to call."""
    found = coach_of(game)
    for number in itertools.count():
        for moment in list(played(game, number))[number % 5 :: 5]:
            look = found.look(0, moment.masked, moment.chosen)
            if look.best == 0 or look.margin < coach.WORTH_TELLING * coach.FIRST_DEALS:
                continue
            told = found.compare(moment.masked, moment.chosen, look.choices[look.best])
            if not told.close:
                yield moment, told
                count -= 1
            if count == 0:
                return


# --- the facts, read by their names -------------------------------------------------------------


@dataclass
class Course:
    """A game that was played on: what each decision told, and the record at its end."""

    told: list[list[tuple[str, dict[str, Any]]]]
    states: list[States]
    seat: int

    def facts(self, *, soon: bool = False) -> Iterator[tuple[int, str, dict[str, Any]]]:
        """All facts; with `soon` those before the own turn."""
        for number, facts in enumerate(self.told):
            for name, fields in facts:
                if soon and name == "turn" and fields["seat"] == self.seat:
                    return
                yield number, name, fields

    def any(self, name: str, *, soon: bool = False, **wanted: object) -> bool:
        """Whether there is such a fact; a wish is a value, or a test of it."""
        return any(
            found == name
            and all(
                test(fields[key]) if callable(test) else fields[key] == test
                for key, test in wanted.items()
            )
            for _, found, fields in self.facts(soon=soon)
        )


def other(seat: int) -> Callable[[object], bool]:
    return lambda found: found != seat


def course(game: Game, moment: Moment, action: int, deal: int) -> Course:
    """The game after a choice in one of the deals, played on by the network by itself."""
    rules, network = game.compiled, coach_of(game).network
    states = np.zeros(4, game.rules.STATE)
    rng = generator(2 * int(moment.masked[0]["move"]) + 1)
    for _ in range(deal + 1):
        states[0] = moment.masked[0]
        rules.redeal_at(states, 0, rng)
    seat = int(moment.masked[0]["viewer"])
    made = Course([], [], seat + 1)
    decisions = 0
    while True:
        rows = np.zeros((game.story.TOLD, game.story.TOLD_WIDTH), np.int16)
        before, i = np.zeros(1, game.rules.STATE), 0
        before[0] = states[0]
        rules.apply_at(states, i, action)
        after = states[:1].copy()
        count = told(game, before, action, after, rows)
        made.told.append([read(game, row.tolist()) for row in rows[:count]])
        made.states.append(after)
        turn = bool(rules.turn_begins(after.view(np.recarray)[0]))
        if rules.mover_of(states, 0) < 0 or (decisions >= game.reasons.HORIZON and turn):
            return made
        decisions += rules.count_of(states, 0) > 1
        action = int(network.players.neural_at(states[:1], 0, network.room, *network.arrays))


def told(game: Game, before: States, action: int, after: States, rows: Any) -> int:
    first, then = before.view(np.recarray)[0], after.view(np.recarray)[0]
    return game.story.tell(first, action, then, rows)


def read(game: Game, row: Sequence[int]) -> tuple[str, dict[str, Any]]:
    fact = game.story.FACTS[row[0]]
    names = [name for name, _ in fact.fields]
    values = [how(row[start:end]) for start, end, how in fact.spans()]
    return fact.name, dict(zip(names, values, strict=True))


def cards_in(layer: Sequence[int]) -> int:
    return layer[1] + layer[2]


def leader(game: Game, masked: States) -> int:
    """Of the others the one with the most points, from 1."""
    seats, own = int(masked[0]["seats"]), int(masked[0]["viewer"])
    scores = [int(game.compiled.score_of(masked, 0, seat)) for seat in range(seats)]
    return max((seat for seat in range(seats) if seat != own), key=lambda seat: scores[seat]) + 1


def linko_came(name: str, game: Game, moment: Moment, c: Course, least: int) -> bool:
    me, victim = c.seat, int(moment.masked[0]["victim"]) + 1
    end = c.states[-1][0]
    before_turn = list(
        itertools.takewhile(lambda one: one[1] != "turn", c.facts())
    )  # of this very turn
    events: Mapping[str, Callable[[], bool]] = {
        "snatched": lambda: c.any("snatched", soon=True, victim=me, seat=other(me)),
        "lost": lambda: c.any("took", victim=me, seat=other(me)),
        "leader": lambda: c.any("took", victim=me, seat=leader(game, moment.masked)),
        "joker-lost": lambda: c.any(
            "took", victim=me, seat=other(me), layer=lambda layer: layer[2] > 0
        ),
        "drew": lambda: any(
            number > 0 and name in ("drew", "drew-pile") and fields["seat"] == me
            for number, name, fields in c.facts(soon=True)
        ),
        "back": lambda: any(
            name == "reclaimed" and fields["seat"] == victim for _, name, fields in before_turn
        ),
        "threw": lambda: any(
            name == "discarded" and fields["seat"] == victim for _, name, fields in before_turn
        ),
        "other-out": lambda: c.any("out", seat=other(me)),
        "caught": lambda: (
            (c.any("out", seat=other(me)) or c.any("dry")) and int(end["hand_size"][me - 1]) >= 5
        ),
        "others-joker": lambda: c.any("drew", seat=other(me), cards=lambda cards: "J" in cards),
        "dry": lambda: c.any("dry"),
        "snatch": lambda: c.any("snatched", seat=me),
        "haul": lambda: c.any("took", seat=me, layer=lambda layer: cards_in(layer) >= 3),
        "out": lambda: c.any("out", seat=me),
        "few": lambda: any(
            name == "turn"
            and fields["seat"] == me
            and int(c.states[number][0]["hand_size"][me - 1]) <= 2
            for number, name, fields in c.facts()
        ),
        "many": lambda: c.any("laid", seat=me, layer=lambda layer: cards_in(layer) >= 4),
        "joker": lambda: (
            c.any("drew", seat=me, cards=lambda cards: "J" in cards)
            or c.any("drew-pile", seat=me, card="J")
            or c.any("took", seat=me, layer=lambda layer: layer[2] > 0)
        ),
        "laid": lambda: int(end["in_layers"][me - 1]) >= least,
        "held": lambda: int(end["hand_size"][me - 1]) >= least,
        "rival": lambda: (
            max(int(end["in_layers"][seat]) for seat in range(end["seats"]) if seat != me - 1)
            >= least
        ),
    }
    return bool(events[{"fresh": "drew", "bait": "snatched"}.get(name, name)]())


def push_came(name: str, game: Game, moment: Moment, c: Course, least: int) -> bool:
    me, end = c.seat, c.states[-1]
    lost = sum(f["points"] for _, n, f in c.facts() if n == "rolled" and f["seat"] == me)
    rich = {"soon": True, "seat": other(me), "points": lambda points: points >= 8}
    first_turn = list(itertools.takewhile(lambda one: one[1] not in ("turn", "dry"), c.facts()))
    masked = moment.masked[0]
    best = max(
        sum((int(card) - 1) % 6 + 1 for card in column if 0 < card < push.ROLL)
        for column in masked["column"]
    )
    events: Mapping[str, Callable[[], bool]] = {
        "bust": lambda: c.any("busted", soon=True, seat=me),
        "lose": lambda: lost > 0,
        "lose-many": lambda: lost >= 8,
        "roll": lambda: c.any("rolled", soon=True, seat=me),
        "feed": lambda: c.any("took", **rich),  # type: ignore[arg-type]
        "feed-leader": lambda: c.any(
            "took",
            **{**rich, "seat": leader(game, moment.masked)},  # type: ignore[arg-type]
        ),
        "end": lambda: c.any("dry", soon=True),
        "nothing": lambda: (
            c.any("turn") and not any(n == "took" and f["seat"] == me for _, n, f in first_turn)
        ),
        "best": lambda: c.any(
            "took", soon=True, seat=me, points=lambda points: points >= max(best, 1)
        ),
        "plenty": lambda: c.any("took", soon=True, seat=me, points=lambda points: points >= 12),
        "protect": lambda: c.any("protected", seat=me, points=lambda points: points >= 8),
        "other-lose": lambda: c.any("rolled", seat=other(me), points=lambda points: points >= 5),
        "score": lambda: int(game.compiled.score_of(end, 0, me - 1)) >= least,
        "rival": lambda: (
            max(
                int(game.compiled.score_of(end, 0, seat))
                for seat in range(end[0]["seats"])
                if seat != me - 1
            )
            >= least
        ),
    }
    return bool(events[name]())


CAME = {"linko": linko_came, "push": push_came}


def check_counts(game: Game, moment: Moment, told: TwoChoices, because: Because) -> None:
    came = CAME[game.name]
    for action, claimed in ((told.chosen, because.often), (told.better, because.there)):
        courses = (course(game, moment, action, deal) for deal in range(told.deals))
        count = sum(came(because.came, game, moment, one, because.least) for one in courses)
        assert count == claimed, (because, action, moment.masked[0]["move"])


# --- what is certain ----------------------------------------------------------------------------


def can_snatch(hand: Any, action: int, state: Any) -> bool:
    """Whether a hand holds a layer that snatches a play, by the rules' own comparison."""
    size = linko.play_numbers(action) + linko.play_jokers(action)
    trial = np.zeros(1, linko.STATE).view(np.recarray)
    trial[0] = state
    trial.top_value[0, 0], trial.top_size[0, 0] = linko.play_value(action), size
    jokers = int(hand[linko.JOKER])
    values = [
        value for value in range(1, linko.JOKER) if hand[value] and hand[value] + jokers >= size
    ]
    values += [linko.JOKER] if jokers >= size else []
    return any(linko.would_snatch(trial[0], value, size, 0) for value in values)


def dealt_hands(game: Game, moment: Moment) -> Iterator[tuple[int, Any]]:
    """The hands of the others in many deals."""
    rng = generator(99)
    for _ in range(200):
        states = moment.masked.copy()
        game.compiled.redeal_at(states, 0, rng)
        for seat in range(int(states[0]["seats"])):
            if seat != moment.masked[0]["viewer"]:
                yield seat, states[0]["hand"][seat]


def linko_certain(game: Game, moment: Moment, told: TwoChoices, name: str, n: Numbers) -> None:
    state = moment.masked[0]
    own = state["hand"][state["viewer"]]
    hands = list(dealt_hands(game, moment))
    if name == "known":
        assert all(hand[n["value"]] >= n["count"] for seat, hand in hands if seat == n["name"])
        assert all(
            can_snatch(hand, told.chosen, state) for seat, hand in hands if seat == n["name"]
        )
    elif name in ("safe", "too-many"):
        assert not any(can_snatch(hand, told.better, state) for _, hand in hands)
        size = linko.play_numbers(told.better) + linko.play_jokers(told.better)
        assert n["count"] == size
        if name == "too-many":
            assert n["most"] == max(int(hand.sum()) for _, hand in hands) < size
        else:
            assert n["value"] == linko.play_value(told.better)
    elif name == "nearly-out":
        sizes = [int(hand.sum()) for seat, hand in hands if seat == n["name"]]
        assert set(sizes) == {n["count"]} == {min(int(hand.sum()) for _, hand in hands)}
    elif name == "split":
        assert (own[n["value"]], linko.play_numbers(told.chosen)) == (n["held"], n["count"])
        assert linko.play_value(told.chosen) == n["value"]
        assert n["count"] < n["held"]
    elif name == "spent":
        assert linko.play_jokers(told.chosen) == n["jokers"] > linko.play_jokers(told.better)
    elif name == "more":
        place = told.better - linko.DRAW_PLACES
        assert list(state["display"][place][:2]) == [n["value"], 0]
        assert own[n["value"]] + 1 == n["count"] > 1
    else:
        assert name == "taken"
        assert n["count"] == state["top_size"][state["victim"]]


def push_certain(
    game: Game,  # noqa: ARG001
    moment: Moment,
    told: TwoChoices,
    name: str,
    n: Numbers,
) -> None:
    state = moment.masked.view(np.recarray)[0]
    pile = [card for card in range(1, push.KINDS) for _ in range(int(state.unseen[card]))]
    points = [
        sum((int(c) - 1) % 6 + 1 for c in column if 0 < c < push.ROLL) for column in state.column
    ]

    def busting(column: int | None) -> int:
        trial = moment.masked.copy().view(np.recarray)
        if column is not None:
            push.place(trial[0], column)
        return sum(
            card < push.SWITCH
            and all(push.why_fits(trial[0], at, card) for at in range(push.COLUMNS))
            for card in pile
        )

    if "pile" in n:
        assert n["pile"] == len(pile) == state.pile_size
    if name in ("odds", "calm"):
        assert n["misfits"] == busting(None)
    elif name == "odds-there":
        assert n["misfits"] == busting(told.chosen - push.PLACE_IN)
        assert n["fewer"] == busting(told.better - push.PLACE_IN) < n["misfits"]
    elif name == "points":
        assert n["points"] == points[told.chosen - push.TAKE_COLUMN]
        assert n["more"] == points[told.better - push.TAKE_COLUMN] > n["points"]
    elif name == "roll-card":
        assert n["column"] == told.chosen - push.TAKE_COLUMN
        assert push.ROLL in state.column[n["column"]]
        assert push.ROLL not in state.column[told.better - push.TAKE_COLUMN]
    elif name == "at-risk":
        bench = state.bench[state.viewer][n["colour"]]
        assert n["points"] == sum((k + 1) * int(bench[k]) for k in range(6))
        assert n["colour"] == told.better - push.PROTECT
    elif name == "left":
        left = [p for at, p in enumerate(points) if at != told.chosen - push.TAKE_COLUMN]
        assert n["points"] == max(left)
    else:
        assert name == "ending"


CERTAIN = {"linko": linko_certain, "push": push_certain}


def check_golden(game: Game, count: int) -> tuple[int, set[str]]:
    """Check so many moments; how many of them have a reason, and the reasons' names."""
    explained, names = 0, set[str]()
    for moment, told in golden(game, count):
        because = told.because
        if because is None:
            continue
        explained += 1
        names |= {because.came, because.certain or because.came}
        assert 100 * abs(because.often - because.there) >= reasons.CLEARLY * told.deals
        assert because.explained >= 0.5
        check_counts(game, moment, told, because)
        if because.certain:
            CERTAIN[game.name](game, moment, told, because.certain, because.numbers)
    return explained, names


@every_game
def test_every_number_of_a_reason_is_true(game: Game) -> None:
    explained, _ = check_golden(game, SAMPLE)
    assert explained > 0


@pytest.mark.long
@every_game
def test_every_number_of_500_golden_moments_is_true(game: Game) -> None:
    explained, names = check_golden(game, MOMENTS)
    assert explained >= 0.8 * MOMENTS
    assert len(names) >= {"linko": 12, "push": 8}[game.name]


@every_game
def test_no_reason_depends_on_hidden_cards(game: Game) -> None:
    rng = generator(5)
    for moment, told in golden(game, 2):
        seat = int(moment.masked[0]["viewer"])
        states, masked = moment.masked.copy(), moment.masked.copy()
        game.compiled.redeal_at(states, 0, rng)
        game.compiled.mask_at(states, 0, seat, masked, 0)
        assert coach_of(game).compare(masked, told.chosen, told.better) == told


# --- targets ------------------------------------------------------------------------------------


class Target:
    """One target, with its own room."""

    def __init__(self, game: Game, players: engine.Guided) -> None:
        self.coach = Coach(game)
        self.coach.network.players = players
        self.coach.states = players.new(4)

    def asked(self, moment: Moment, deals: int) -> list[object]:
        """All that is made of a moment: what tempts, what it is worth, what came, and why."""
        made, network = self.coach, self.coach.network
        made.states[0] = moment.masked[0]
        count = int(
            network.players.tempting(
                made.states, moment.chosen, 2, network.room, *network.arrays, made.choices
            )
        )
        made._play(count, deals, 7)
        chosen, better = (int(one) for one in made.choices[:2])
        network.players.find_reason(
            made.states, chosen, better, 0, 1, deals, made.worth, made.came, made.found
        )
        rows = made.worth[:deals, :count].tolist(), made.came[:deals, :count].tolist()
        return [made.choices[:count].tolist(), *rows, made.found.tolist()]


@every_game
def test_the_interpreter_agrees(game: Game) -> None:
    compiled, plain = (
        Target(game, made(game)) for made in (engine.guided_compiled, engine.guided_interpreted)
    )
    moment = list(played(game, 1))[-1]  # from here it is not far to the end
    assert plain.asked(moment, 1) == compiled.asked(moment, 1)


@every_game
@pytest.mark.parametrize("kind", [module.NET, module.SCALAR_NET])
def test_modules_agree(game: Game, kind: str) -> None:
    compiled = Target(game, engine.guided_compiled(game))
    there = Target(game, module.load_guided(game, kind))
    for moment in list(played(game, 2))[::9]:
        assert there.asked(moment, 20) == compiled.asked(moment, 20)


def test_nothing_is_said_of_what_is_too_close() -> None:
    """Equal choices: no loss, no reason."""
    game = TOLD[0]
    moment = next(played(game, 0))
    told = coach_of(game).compare(moment.masked, moment.chosen, moment.chosen)
    assert (told.close, told.loss.share, told.because) == (True, 0.0, None)
