"""Games that the page's tests show: `python -m tests.web.fixtures` writes them again.

Needed when views or facts change; the bots' games then change too, so look at the tests that read
them.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from lynxdeck.records import Record, read_text
from lynxdeck.server.play.access import bring
from lynxdeck.server.play.replays import of_record

FOLDER = Path(__file__).parents[2] / "web/src/games"
NAMES = {
    "linko": ["Ann", "Ben", "Cleo", "Dan", "Eva"],
    "push": ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"],
}
GAMES = {
    "linko/fixtures/duel": ("linko", "amigo-2022-duel", 2, 1),
    "push/fixtures/push-2": ("push", "push", 2, 1),
    "push/fixtures/push-4": ("push", "push", 4, 1),
    "push/fixtures/push-6": ("push", "push-risk", 6, 2),
}
"""Each file's game, edition, seats and eyes."""


def main() -> None:
    """Write all files."""
    for name, (game, edition, seats, eyes) in GAMES.items():
        record = played(game, edition, seats)
        record.names[:] = NAMES[game][:seats]
        text = msgspec.json.encode(of_record(record, bring(eyes)))
        (FOLDER / f"{name}.json").write_bytes(text)


def played(game: str, edition: str, seats: int) -> Record:
    """A game of bots."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.lynx"
        command = [sys.executable, "-m", "lynxdeck", "arena", "greedy", "greedy"]
        options = {"game": game, "edition": edition, "seats": f"{seats}", "games": "1"}
        options |= {"seed": "gallery", "on": "process", "records": f"{file}"}
        given = [word for name, value in options.items() for word in (f"--{name}", value)]
        subprocess.run([*command, *given], check=True, stdout=subprocess.DEVNULL)
        found = next(read_text(file.read_text(encoding="utf-8")))
    assert isinstance(found, Record)
    return found


if __name__ == "__main__":
    main()
