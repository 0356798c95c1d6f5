"""`python tools/trail.py [GAME …] [--games N]`: each lynx of the trail against the one before it.

Two seats, duplicate deals. It fails where a lynx is weaker than the one before, beyond the error.
"""

import argparse
import json
import subprocess
import sys
from itertools import pairwise

from lynxdeck.games.manifest import LYNXES, manifests

EDITIONS = {"linko": "ravensburger-2014"}
"""Without the ghost, which is a third player."""


def measured(game: str, later: str, earlier: str, games: int) -> dict[str, float]:
    """The later bot's share of the wins, with its 95 % interval."""
    edition = ["--edition", EDITIONS[game]] if game in EDITIONS else []
    sides = ["--game", game, *edition, "--seats", "2", "--games", str(games), "--seed", "trail"]
    command = [sys.executable, "-m", "lynxdeck", "arena", later, earlier, *sides, "--json"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows: dict[str, dict[str, dict[str, float]]] = {
        row["bot"]: row for row in json.loads(told)["bots"]
    }
    return rows[later]["win_share"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=2000)
    asked = parser.parse_args()
    weaker = 0
    trails = [name for name, manifest in manifests().items() if manifest.lynxes]
    for game in asked.game or trails:
        for earlier, later in pairwise(LYNXES):
            share = measured(game, later, earlier, asked.games)
            low, value, high = (round(100 * share[name], 1) for name in ("low", "value", "high"))
            print(f"{game} {later} v {earlier}: {value} % ({low} to {high})", flush=True)
            weaker += high < 50
    sys.exit(f"{weaker} are weaker than the one before." if weaker else 0)


if __name__ == "__main__":
    main()
