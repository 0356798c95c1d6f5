"""Push: what the house has to know of it; the game itself lies in the modules beside this."""

from lynxdeck.games.manifest import Level, Manifest, Tuning

MANIFEST = Manifest(
    name="push",
    package=__name__,
    terminal="lynxdeck.terminal.push",
    levels={
        "easy": Level(slips=30),
        "medium": Level(slips=10),
        "hard": Level(),
        "expert": Level(simulations=2500),
    },
    tuning=Tuning(exploration=0.05, widening=0.0, followed=100, horizon=1, spread=20),
    bots=("odds",),
)
"""`docs/bots.md` has the arena's figures behind the levels; the tuning measured strongest."""
