"""Linko: what the house has to know of it; the game itself lies in the modules beside this."""

from lynxdeck.games.manifest import Level, Manifest, Tuning

MANIFEST = Manifest(
    name="linko",
    package=__name__,
    terminal="lynxdeck.terminal.linko",
    levels={
        "easy": Level(slips=35),
        "medium": Level(),
        "hard": Level(simulations=250),
        "expert": Level(simulations=4000),
    },
    tuning=Tuning(exploration=0.4, widening=1.0, followed=90, horizon=0, spread=0),
)
"""`docs/bots.md` has the arena's figures behind the levels; the tuning measured strongest."""
