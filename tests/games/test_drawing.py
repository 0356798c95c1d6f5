"""Positions drawn as text: there and back, and what is refused."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from lynxdeck.games.chance import below, generator
from lynxdeck.games.position import Position, new
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game, games
from tests.games.known import known

Drawn = Callable[..., Position]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)

READABLE = {"linko": {"play"}, "push": {"turn", "push"}}
FORGOTTEN = {"linko": ["move", "known"], "push": ["move", "rolls", "last_roll", "dice"]}
"""What a drawing does not tell: the past."""


def readable_positions(game: Game) -> Iterator[Position]:
    for edition in game.editions:
        for seats in edition.players:
            position, rng = new(game.name, edition.name, seats=seats, seed="drawn"), generator(9)
            while not position.over:
                if position.phase in known(READABLE, game.name):
                    yield position
                actions = position.actions()
                position.engine.apply_at(position.states, 0, actions[below(rng, len(actions))])


@every_game
@pytest.mark.parametrize("each", [5, pytest.param(1, marks=pytest.mark.long)])
def test_there_and_back(game: Game, each: int) -> None:
    """Every position that can be read is drawn so that reading gives it again."""
    for position in islice(readable_positions(game), 0, None, each):
        drawing = str(position)
        back = Position(game, position.edition, game.drawing.read(drawing, position.edition))
        assert str(back) == drawing
        assert back.legal() == position.legal()


@every_game
def test_reading_forgets_nothing_but_the_past(game: Game) -> None:
    for step, position in enumerate(readable_positions(game)):
        if step % 9:
            continue
        back = game.drawing.read(str(position), position.edition)[0]
        for field in game.rules.STATE.names or ():
            if field not in known(FORGOTTEN, game.name):
                assert (back[field] == position.state[field]).all(), field


def test_rolls_to_come_are_read_back_first_roll_first(position: Drawn) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        columns R / R
        pile    y1
        dice    b r *
        """
    table = position("push", "push", drawing, "=a")
    back = table.game.drawing.read(str(table.play("=b")), table.edition)[0]
    assert list(back.dice[:2]) == [6, 0]


@every_game
def test_a_drawing_may_name_the_players(game: Game) -> None:
    position = new(game.name, seats=3, seed="drawn")
    drawing = game.drawing.draw(position.state, ["ann", "ben", "cleo"])
    assert [line.split()[0] for line in drawing.splitlines()[:3]] == ["ann*", "ben", "cleo"]
    assert (game.drawing.read(drawing, position.edition) == position.states).all()


@every_game
def test_white_space_and_remarks_do_not_matter(game: Game) -> None:
    position = new(game.name, seats=3, seed="drawn")
    lines = [f"  {line}  " for line in str(position).splitlines()]
    drawing = "\n\n".join(["# a remark", *lines, "# and another"])
    assert (game.drawing.read(drawing, position.edition) == position.states).all()


def test_a_linko_drawing(position: Drawn) -> None:
    drawing = """
        andy    J 3  | 6 6 6 J / 12
        ben*    13 2 | J J
        display 7 3+13 . J 1 12
        ghost   5 2 2 2
        pile    5 6
        discards 7 7
        """
    table = position("linko", "amigo-2022-duel", drawing)
    assert table.game.drawing.draw(table.state, ["andy", "ben"]) == "\n".join(
        [
            "andy     3 J | 6 6 6 J / 12",
            "ben*     2 13 | J J",
            "display  7 3+13 . J 1 12",
            "pile     5 6",
            "discards 7 7",
            "ghost    2 2 2 5",
        ]
    )


def test_a_linko_drawing_in_the_middle_of_a_turn(position: Drawn) -> None:
    drawing = """
        andy*   9 9 9 | 2
        ben     8 8 | 5 5
        display 1
        pile    7
        """
    table = position("linko", "ravensburger-2014", drawing, "9x2")
    assert str(table).splitlines()[-1] == "# seat1: take"
    assert str(table.play("T")).splitlines()[-1] == "# seat2: draw 2"
    assert str(table.play("^1", "^*")).splitlines()[-1] == "# over: stock"


def test_a_push_drawing(position: Drawn) -> None:
    drawing = """
        ann     r6 r1 p2 | b5 b5
        ben*    |
        cleo    p1 |
        columns r1 g4 / R b2
        switches 1
        pile    y2 y3 S
        dice    r *
        discards S R R
        """
    table = position("push", "push", drawing)
    assert str(table) == "\n".join(
        [
            "seat1    r1 r6 p2 | b5 b5",
            "seat2*   - | -",
            "seat3    p1 | -",
            "columns  r1 g4 / R b2 / -",
            "switches 1",
            "pile     y2 y3 S",
            "dice     r *",
            "discards R R S",
        ]
    )
    assert str(table.play("+")).splitlines()[-1] == "# seat2: place y2"
    assert str(table.play("a", "=b")).splitlines()[-1] == "# seat1: collect"


def test_a_masked_record_is_drawn_without_its_secrets(position: Drawn) -> None:
    drawing = """
        andy*   9 9 |
        ben     8 7 5 | 5 5
        display 1
        pile    7 7
        """
    table = position("linko", "ravensburger-2014", drawing)
    masked = table.game.interpreted.new(1)
    table.game.interpreted.mask_at(table.states, 0, 0, masked, 0)
    lines = table.game.drawing.draw(masked[0]).splitlines()
    assert lines[:2] == ["seat1*   9 9 |", "seat2    ? ? ? | 5 5"]
    assert "pile     # 2 hidden" in lines


LINKO = "andy* 9 9 |\nben 8 8 | 5 5\ndisplay 1\npile 7"
PUSH = "ann* r1 |\nben | b1\ncolumns y1\npile y2 y3\ndice r"
REFUSED = {
    "nobody's turn": (LINKO.replace("*", ""), "marks one seat with a star"),
    "two seats' turn": (LINKO.replace("ben", "ben*"), "marks one seat with a star"),
    "no bar": (LINKO.replace(" | 5 5", ""), "The line of “ben” has no “|”"),
    "a line twice": (LINKO + "\npile 8", "“pile” is drawn twice"),
    "no card": (LINKO.replace("9 9", "9 14"), "“14” is no card of this game"),
    "another game's card": (LINKO.replace("9 9", "9 r1"), "“r1” is no card of this game"),
    "a layer of two values": (LINKO.replace("5 5", "5 6"), "A layer of ben has cards of two"),
    "nine 7s": (LINKO.replace("pile 7", "pile" + " 7" * 9), "There are 8 of 7, and 9 are drawn"),
    "six jokers": (LINKO.replace("5 5", "J J J J J J"), "There are 5 of J, and 6 are drawn"),
    "seven places": (LINKO.replace("display 1", "display 1 2 3 4 5 6 7"), "6 places, not 7"),
    "a tower": (LINKO.replace("display 1", "display 1" + "+13" * 8 + "+J" * 2), "place"),
    "a 5 on another card": (LINKO.replace("display 1", "display 1+5"), "only 13s and jokers"),
    "a ghost where there is none": (LINKO + "\nghost 5", "no ghost"),
    "an empty hand": (LINKO.replace("9 9", "-"), "This game is over"),
    "nothing to draw": (LINKO.replace("1\npile 7", ".\npile -"), "This game is over"),
    "six seats": (LINKO.replace("ben", "x 1 |\n" * 4 + "ben"), "is for 2–5 players, not 6"),
    "quiet turns that are no number": (LINKO + "\nquiet many", "many"),
    "a Linko card in Push": (PUSH.replace("r1", "7"), "“7” is no card of this game"),
    "no side of the die": (PUSH.replace("dice r", "dice 7"), "“7” is no"),
    "four of a card": (PUSH.replace("y2 y3", "b1 b1 b1"), "There are 3 of b1, and 4 are drawn"),
    "a roll card on the bench": (PUSH.replace("r1", "R"), "R"),
    "a switch card protected": (PUSH.replace("b1", "S"), "S"),
    "a switch card in a column": (PUSH.replace("columns y1", "columns S"), "S"),
    "four columns": (PUSH.replace("columns y1", "columns y1 / y2 / y3 / y4"), "4 .*3"),
    "a long column": (PUSH.replace("columns y1", "columns r1 b2 g3 y4 p5 R r6"), "column"),
    "a colour twice in a column (P5)": (PUSH.replace("columns y1", "columns y1 y2"), "column"),
    "a number twice in a column (P5)": (PUSH.replace("columns y1", "columns y1 r1"), "column"),
    "46 rolls (P18)": (PUSH.replace("dice r", "dice" + " r" * 46), "45"),
    "switch cards that are no number": (PUSH + "\nswitches many", "many"),
    "less than no switch card": (PUSH + "\nswitches -1", "-1"),
    "13 switch cards": (PUSH + "\ncleo |\nswitches 13", "13"),
    "two players with switch cards (P2)": (PUSH + "\nswitches 1", "of S"),
    "no column and no card": (PUSH.replace("y1\npile y2 y3", "-\npile -"), "This game is over"),
    "no card to begin with": ("ann* r1 |\nben |\npile -", "This game is over"),
}


@pytest.mark.parametrize(("drawing", "sentence"), REFUSED.values(), ids=list(REFUSED))
def test_what_cannot_be_is_refused(drawing: str, sentence: str) -> None:
    found = game("linko" if "andy" in drawing else "push")
    with pytest.raises(Refusal, match=sentence) as refusal:
        found.drawing.read(drawing, found.editions[0])
    assert refusal.value.code in ("drawing", "player-count")
