"""The little of a game that its board in the page is drawn with: names, numbers, small tables."""

import json
from collections.abc import Mapping
from pathlib import Path

from lynxdeck.games.linko import rules as linko
from lynxdeck.games.push import notation, rules

ROOT = Path(__file__).parent.parent / "web" / "src" / "games"
HEAD = "// What the board is drawn with, made from the rules by docs/generate.py: not to be edited."

Constants = Mapping[str, tuple[str, object]]
"""A sentence and a value for each name."""

LINKO: Constants = {
    "JOKER": ("Jokers alone: above all numbers.", linko.JOKER),
    "PLACES": ("Of the display.", linko.PLACES),
}
PUSH: Constants = {
    "COLOURS": ("", list(notation.COLOURS)),
    "COLUMNS": ("", list(notation.COLUMNS)),
    "SIDES": ("Of the die.", [name for name in notation.DICE_NAMES if name]),
    "CLOCKWISE": (
        "Whether the others choose clockwise, after so many switch cards (P10).",
        [rules.clockwise(switches) for switches in range(rules.SWITCHES + 1)],
    ),
}


def modules() -> dict[Path, str]:
    """The file of each game."""
    return {
        ROOT / "linko" / "drawn.gen.ts": module(LINKO),
        ROOT / "push" / "drawn.gen.ts": module(PUSH),
    }


def module(constants: Constants) -> str:
    """Constants as TypeScript."""
    lines = [HEAD, ""]
    for name, (sentence, value) in constants.items():
        lines += [f"/** {sentence} */"] if sentence else []
        lines.append(f"export const {name} = {json.dumps(value)} as const;")
    return "\n".join(lines) + "\n"
