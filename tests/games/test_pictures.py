"""Pictures of positions: well formed, all that is seen is drawn, and nothing else."""

import xml.etree.ElementTree as ET

import pytest

from tests.games.looking import some_positions
from tests.games.sorts import SORTS, Sort, cases

TEXT = "{http://www.w3.org/2000/svg}text"
RECT = "{http://www.w3.org/2000/svg}rect"
HIDDEN = "#b9ada0"


@pytest.mark.parametrize("table", cases(SORTS))
def test_a_picture_shows_the_cards_that_the_drawing_names(table: Sort) -> None:
    for position in some_positions(table, 6):
        svg = position._repr_svg_()
        assert svg
        root = ET.fromstring(svg)
        names = [one.text or "" for one in root.iter(TEXT)]
        faces = sum(len(name) < 3 or name == "die" for name in names)
        backs = sum(rect.get("fill") == HIDDEN for rect in root.iter(RECT))
        state = position.state
        assert backs == (state.pile_size > 0)
        if table.game.name == "linko":
            lying = [state.hand, state.layers[:, :, 1:], state.display > 0, state.sets]
        else:
            lying = [state.bench, state.protected, state.column > 0, state.card > 0]
        assert faces == sum(int(counts.sum()) for counts in lying)
        words = " ".join(names)
        assert all(f"score {score}" in words for score in position.scores)


@pytest.mark.parametrize("table", cases(SORTS))
def test_LR8_a_picture_of_what_a_seat_sees_shows_no_other_hand(table: Sort) -> None:
    if table.game.name != "linko":
        pytest.skip("In Push only the pile is hidden.")
    game = table.game
    for position in some_positions(table, 4):
        masked = position.copy().states
        out = game.interpreted.new(1)
        game.interpreted.mask_at(masked, 0, 0, out, 0)
        root = ET.fromstring(game.picture(out) or "")
        backs = sum(rect.get("fill") == HIDDEN for rect in root.iter(RECT))
        others = sum(int(n) for n in position.state.hand_size[1:])
        assert backs == others + (position.state.pile_size > 0)
