"""Nothing hidden ever reaches the wire.

A game is played over real sockets; one seat and a spectator write down every byte they get, over
reconnects, questions and requests. Then only the cards are moved that this seat never saw, the
same tokens are played on a second server with the same ids, commitment and times, and every byte
must be the same. What the end of a game reveals is compared field by field.
"""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lynxdeck.games.drawn import expand
from lynxdeck.games.linko.notation import CARDS
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.registry import games
from lynxdeck.server import protocol as wire
from lynxdeck.server.play import audience, conversation, messages, replays
from lynxdeck.server.play.access import bring
from lynxdeck.server.play.messages import Move
from lynxdeck.table import table as tables
from tests.server.conftest import Play
from tests.server.guest import Guest
from tests.server.hidden_cards import Account, Deal, dealt, permuted
from tests.server.house import House
from tests.server.recording_client import QUESTIONS, RecordingClient

A = 1
"""The seat whose eyes are tested."""
RESUMES, FRESH, LATE, PROBES = (5, 30), (17,), (57,), (3, 11, 21, 50)
"""Around which moves the seat loses its connection and resumes with the last event it saw, begins
again, or resumes from the very beginning; and before which moves it asks all sorts of things."""
EDITIONS = [
    (game.name, edition.name, 3 if 3 in edition.players else 2)
    for game in games()
    for edition in game.editions
]
SAMPLE = ("ravensburger-2014", "playte-ghost", "amigo-2022-duel", "push")
"""Of these something is hidden in a way of its own; the others differ in what is open to all."""
every_edition = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [one if one[1] in SAMPLE else pytest.param(*one, marks=pytest.mark.long) for one in EDITIONS],
)


@dataclass
class Story:
    """What happened, and every byte that was told of it."""

    tokens: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    told: dict[int | None, list[str]] = field(default_factory=dict)
    """By seat; None is the spectator."""
    marks: list[dict[int | None, int]] = field(default_factory=list)
    """After each decision, how many messages that were."""


# --- playing and writing down -----------------------------------------------------------------


@contextmanager
def cards_of(deal: Deal) -> Iterator[None]:
    """Whatever the seed says, these cards are dealt; and people are told at once who is here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "from_key", lambda *_: (list(deal.deck), list(deal.dice)))
        patch.setattr(audience, "PRESENCE_S", 0.005)
        yield


async def tell(
    house: House, deal: Deal, script: list[str] | None, rng: random.Random, most: int
) -> Story:
    """Play a game, with given tokens or any; write down what the seat and a spectator hear."""
    story = Story()
    place = await house.make(
        deal.game, seats=deal.seats, edition=deal.edition, start=1, persons=[], public=True
    )
    for number, name in enumerate(("Ann", "Ben", "Cleo")[: deal.seats], start=1):
        await place.claim(name, share=f"{number:02x}" * 32)
    others = {seat: await place.join(seat) for seat in place.keys if seat != A}
    seat, watcher = RecordingClient(place, A), RecordingClient(place, None)
    await watcher.join()
    await seat.join()
    story.told = {A: seat.told, None: watcher.told}
    await place.start()
    await asyncio.gather(*(guest.until(lambda g: g.view) for guest in others.values()))
    await seat.settle()
    while len(story.tokens) < most:
        await watcher.settle()
        view = watcher.guest.view
        if view["over"]:
            break
        move, mover = view["move"], view["to_move"]
        gone_since = await maybe_lose(seat, watcher, move, mover)
        if move in PROBES and gone_since is None:
            await seat.probes(QUESTIONS.get(deal.game, ["nonsense"]))
        guest = seat.guest if mover == A else others[mover]
        await guest.until(at_move(move))
        token = script[move] if script else rng.choice(guest.view["legal"])
        house.clock.shift_ms += 1000
        n = await guest.done(token)
        await watcher.guest.sees(n)
        if gone_since is not None:
            await come_back(seat, watcher, gone_since)
        await seat.guest.sees(n)
        story.tokens.append(token)
        story.seats.append(mover)
        story.marks.append({A: await seat.settle(), None: await watcher.settle()})
    for witness in (seat, watcher):
        if witness.guest.view["over"]:
            await witness.guest.until(lambda g: g.result is not None)
            await witness.settle()
            await witness.asks(f"/tables/{place.name}/view?seat={witness.seat or 'none'}")
    return story


def at_move(move: int) -> Callable[[Guest], bool]:
    """Whether a client has come as far as that."""
    return lambda guest: guest.view["move"] == move


async def maybe_lose(
    seat: RecordingClient, watcher: RecordingClient, move: int, mover: int
) -> int | None:
    """At some places the seat is not there while somebody else decides; what it had seen then."""
    if mover == A or not near(move, RESUMES + FRESH + LATE):
        return None
    await seat.settle()
    await seat.guest.cut()
    await watcher.guest.until(lambda g: A not in g.presence["here"])
    if near(move, LATE):
        return 1
    return seat.guest.n if near(move, RESUMES) else 0


def near(move: int, places: tuple[int, ...]) -> bool:
    """At one of the places, or so soon after it that somebody else has had to decide."""
    return any(at <= move < at + 3 for at in places)


async def come_back(seat: RecordingClient, watcher: RecordingClient, since: int) -> None:
    """With the last number it saw, or as if it had seen nothing."""
    await seat.join(since=since or None)
    await watcher.guest.until(lambda g: A in g.presence["here"])


def play_story(
    play: Play, deal: Deal, script: list[str] | None = None, *, most: int = 100_000
) -> Story:
    """A whole game on a server of its own."""
    stories: list[Story] = []

    async def scene(house: House) -> None:
        stories.append(await tell(house, deal, script, random.Random("leak"), most))

    with cards_of(deal):
        play(scene)
    return stories[0]


# --- comparing --------------------------------------------------------------------------------


def without_the_end(told: list[str]) -> list[str]:
    """All but what the end reveals by design."""
    return [text for text in told if '"what":"ended"' not in text]


class LeakError(AssertionError):
    """Somebody was told something that follows from hidden cards."""


def compare(one: Story, other: Story, eyes: int | None) -> None:
    """The same bytes, as far as the other story goes."""
    upto = len(other.tokens)
    assert one.tokens[:upto] == other.tokens
    known = one.told[eyes]
    if upto < len(one.tokens):
        known = known[: one.marks[upto - 1][eyes]]
    pairs = zip_longest(without_the_end(known), without_the_end(other.told[eyes]))
    for before, after in pairs:
        if before != after:
            raise LeakError(f"{eyes} was told {before}, or else {after}")
    ends = [
        [json.loads(text) for text in told if '"what":"ended"' in text]
        for told in (known, other.told[eyes])
    ]
    for before, after in zip(*ends, strict=True):
        hands = [end["result"].pop("hands") for end in (before, after)]
        assert before == after
        if eyes is not None and hands[0]:
            assert hands[0][eyes - 1] == hands[1][eyes - 1]
        assert [sum(hand.values()) for hand in hands[0]] == [sum(h.values()) for h in hands[1]]


def check_no_leak(play: Play, game: str, edition: str, seats: int, seed: str = "leak") -> None:
    """A game to its end, and again with other cards where nobody could see them."""
    rng = random.Random(edition)
    deal = dealt(game, edition, seats, seed)
    story = play_story(play, deal)
    assert find_game(game).edition(edition).text in story.told[None][-1]
    # Cards that everybody sees in the end are hidden at first: so it is looked at early, too.
    early = [(eyes, most) for most in (4, 9, 14, len(story.tokens) // 3) for eyes in (A, None)]
    for eyes, most in [*early, (A, len(story.tokens))]:
        tokens = story.tokens[:most]
        whole = most == len(story.tokens)
        moved = permuted(deal, tokens, eyes, rng)
        if moved == deal:  # it ended with all cards seen
            assert whole
            continue
        other = play_story(play, moved, tokens, most=100_000 if whole else most)
        compare(story, other, eyes)
        compare(story, other, None)  # who sees less than the seat


@pytest.mark.promise("cards-masked")
@every_edition
def test_what_a_seat_never_saw_never_reached_it(
    play: Play, game: str, edition: str, seats: int
) -> None:
    check_no_leak(play, game, edition, seats)


@pytest.mark.long
@pytest.mark.parametrize("seed", ["tea", "cake", "rain"])
@every_edition
def test_what_a_seat_never_saw_never_reached_it_in_other_games(
    play: Play, game: str, edition: str, seats: int, seed: str
) -> None:
    check_no_leak(play, game, edition, seats, seed)


def test_a_story_has_all_that_it_should_have(play: Play) -> None:
    """Reconnects of every kind, questions and their answers, the end: else nothing is proven."""
    deal = dealt("linko", "ravensburger-2014", 3, "leak")
    story = play_story(play, deal)
    text = "\n".join(story.told[A])
    kinds = {json.loads(line).get("type") for line in story.told[A]}
    assert kinds >= {"state", "resumed", "event", "presence", "done", "refused", "why", "pong"}
    assert story.told[A].count(next(t for t in story.told[A] if '"resumed"' in t)) >= 1
    assert sum('"type":"state"' in line for line in story.told[A]) >= 2
    assert sum('"type":"resumed"' in line for line in story.told[A]) >= 3
    assert len(story.tokens) > LATE[0]
    assert '"what":"ended"' in text
    assert "not-your-decision" in text
    assert "no-key" in text
    hidden = Account(deal)
    for token in story.tokens:
        hidden.decide(token)
    assert len(hidden.hidden_from(A)) > 5
    assert set(hidden.hidden_from(A)) <= set(hidden.hidden_from(None))


def test_the_account_of_cards_is_right() -> None:
    """Every hand is what the rules say it is, card by card, at every move."""
    for game, edition, seats in EDITIONS:
        if game != "linko":
            continue
        deal, rng = dealt(game, edition, seats, "account"), random.Random(edition)
        account = Account(deal)
        while not account.position.over:
            account.decide(rng.choice(account.position.legal()))
            for hand, counts in zip(account.hands, account.position.state.hand, strict=False):
                held = sorted(CARDS[card.name] for card in hand)
                assert held == expand(counts)


# --- hints and odds, for one who plays alone --------------------------------------------------


def alone(play: Play, deal: Deal, tokens: list[str], seats: list[int]) -> list[str]:
    """The same game with the others' tokens written down: what the seat hears, hints included."""
    heard: list[str] = []
    names = find_game(deal.game).notation.CARD_NAMES
    faces = {face: name for name, face in find_game(deal.game).notation.DICE.items()}
    moves: dict[str, list[str]] = {str(seat): [] for seat in range(2, deal.seats + 1)}
    mine: list[str] = []
    for seat, token in zip(seats, tokens, strict=True):
        (mine if seat == A else moves[str(seat)]).append(token)
    script = {
        "deck": [names[card] for card in deal.deck],
        "dice": [faces[face] for face in deal.dice],
        "moves": moves,
    }

    async def scene(house: House) -> None:
        place = await house.make(
            deal.game, seats=deal.seats, edition=deal.edition, start=1, script=script
        )
        seat = RecordingClient(place, A)
        await seat.join()
        await place.start()
        for token in mine:
            await seat.guest.until(lambda g: g.view and g.view["legal"])
            await seat.guest.ask("hint")
            await seat.guest.ask("odds")
            await seat.guest.ask("tips")
            await seat.guest.ask("preview", token=token)
            await seat.guest.done(token)
        await seat.settle()
        done = [i for i, text in enumerate(seat.told) if '"type":"done"' in text]
        heard.extend(seat.told[: done[-1]])  # after that the others play what is not written

    with cards_of(deal):
        play(scene)
    return heard


@pytest.mark.promise("cards-masked")
@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("linko", "amigo-2022-basic", 3), ("linko", "amigo-2022-duel", 2), ("push", "push-risk", 3)],
)
def test_hints_and_odds_know_no_more_than_the_seat(
    play: Play, game: str, edition: str, seats: int
) -> None:
    deal, rng = dealt(game, edition, seats, "alone"), random.Random(edition)
    position = deal.laid_out()
    tokens, movers = [], []
    for _ in range(60):
        movers.append(position.to_move or 0)
        tokens.append(rng.choice(position.legal()))
        position.play(tokens[-1])
    while movers[-1] != A:  # it ends with what the seat itself decides
        movers.pop()
        tokens.pop()
    other = permuted(deal, tokens, A, rng)
    assert other != deal
    heard = alone(play, deal, tokens, movers)
    assert sum('"type":"hint"' in text for text in heard) == movers.count(A)
    assert heard == alone(play, other, tokens, movers)


# --- can it fail? -----------------------------------------------------------------------------


def leak_in_events(patch: pytest.MonkeyPatch) -> None:
    """Every move tells the pile's top card, to everybody."""
    honest = messages.move

    def move(table: Any, *rest: Any) -> Move:
        told = honest(table, *rest)
        top = int(table.position.state.pile[table.position.state.pile_size - 1])
        return replace(told, token=f"{told.token} {top}")

    patch.setattr(messages, "move", move)


def leak_in_states(patch: pytest.MonkeyPatch) -> None:
    """Who joins again is told what the second seat holds."""
    honest = messages.state

    def state(table: Any, *rest: Any, **more: Any) -> wire.State:
        told = honest(table, *rest, **more)
        if told.view is not None and table.position.game.name == "linko":
            held = str(table.position.state.hand[1].tolist())
            told.info.setup = msgspec.structs.replace(told.info.setup, title=held)
        return told

    patch.setattr(messages, "state", state)


def leak_in_answers(patch: pytest.MonkeyPatch) -> None:
    """Anybody may ask why somebody else cannot play this or that."""
    asked = conversation.Conversation._playing_seat
    patch.setattr(conversation.Conversation, "_asked_seat", asked)


def leak_in_requests(patch: pytest.MonkeyPatch) -> None:
    """A replay of a game under way shows all hands."""
    honest = replays.of_table

    def of_table(table: Any, game: Any, story: Any, _: Any, __: Any) -> wire.Replay:
        eyes = bring("open")
        return honest(table, game, story, eyes, replays.told(story, eyes))

    patch.setattr(replays, "of_table", of_table)


@pytest.mark.parametrize(
    "plant", [leak_in_events, leak_in_states, leak_in_answers, leak_in_requests]
)
def test_a_planted_leak_is_found(
    play: Play, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError):
        check_no_leak(play, "linko", "ravensburger-2014", 3)
