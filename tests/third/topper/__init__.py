"""Topper: a third game, tiny but whole, to prove that one folder and one registration are enough.

Top the card that lies on the table and you take it. Nothing outside this folder knows of it:
`LYNXDECK_GAMES=tests.third.topper` is its registration.
"""

from pathlib import Path

from lynxdeck.games.manifest import Level, Manifest, Tuning

MANIFEST = Manifest(
    name="topper",
    package=__name__,
    levels={
        "easy": Level(slips=50),
        "medium": Level(),
        "hard": Level(simulations=50),
        "expert": Level(simulations=200),
        "champion": Level(simulations=400),
    },
    tuning=Tuning(exploration=0.5, widening=0.0, followed=50, horizon=0, spread=0),
    bots=("lowest",),
    words=Path(__file__).parent / "words",
)
