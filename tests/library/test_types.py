"""What a type checker tells the author of a bot: names that are none, fields that a view has."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """\
import lynxdeck

def longest(view: lynxdeck.PushView) -> str:
    return max(view.legal, key=len)

def most(view: lynxdeck.LinkoView) -> str:
    return max(view.legal, key=lambda token: len(view.players[0].layers))

position = lynxdeck.new(lynxdeck.games()[0], flags={"ghost": True})
position.play(position.legal()[0], 3).undo()
lynxdeck.play("push", [longest, "greedy", lynxdeck.bot("hard")], faults="count")
lynxdeck.play("linko", [most, lambda view: view.legal[0]])
lynxdeck.read("games.lynx")
print(lynxdeck.editions("push")["push"]["risk"], lynxdeck.bots("push")[0])
lynxdeck.View
longest(position)
def wrong(view: lynxdeck.PushView) -> str:
    return str(view.hand)
"""


def test_a_small_program(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program)]
    done = subprocess.run(
        [*command, "--cache-dir", str(tmp_path)],
        check=False,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    found = [line.partition("error: ")[2] for line in done.stdout.splitlines() if "error:" in line]
    assert found == [
        'Module has no attribute "View"  [attr-defined]',
        'Argument 1 to "longest" has incompatible type "Position"; expected "PushView"  [arg-type]',
        '"PushView" has no attribute "hand"; maybe "hands"?  [attr-defined]',
    ], done.stdout
