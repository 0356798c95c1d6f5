"""Push: what the house has to know of it; the game itself lies in the modules next to this."""

from lynxdeck.games.manifest import DailyTerms, Guidance, Level, Manifest, Tuning

MANIFEST = Manifest(
    name="push",
    package=__name__,
    terminal="lynxdeck.terminal.push",
    levels={
        "easy": Level(tastes={"push_to": 30}, leeway=15),
        "medium": Level(tastes={"push_to": 25}, leeway=11),
        "hard": Level(leeway=8),
        "expert": Level(simulations=1500, leeway=4),
        "champion": Level(simulations=2500, guided=1000),
    },
    lynxes={
        "rose": Level(slips=65),
        "rust": Level(slips=65),
        "olive": Level(slips=65),
        "sand": Level(slips=65),
        "ink": Level(slips=50),
        "sky": Level(slips=45),
        "slate": Level(tastes={"push_to": 20}),
        "pine": Level(slips=10, tastes={"feeds_rolls": 1000}),
        "snow": Level(slips=8, tastes={"push_to": 8}),
        "plum": Level(tastes={"push_to": 8, "protect_at": 9}),
        "cocoa": Level(tastes={"push_to": 7}),
        "amber": Level(simulations=1500, leeway=4),
    },
    tuning=Tuning(exploration=0.05, widening=0.0, followed=100, horizon=1, spread=20),
    guidance=Guidance(fresh=1),
    bots=("odds",),
    daily=DailyTerms("push", 3, "hard"),
)
"""`docs/bots.md` has the arena's figures behind the levels; the tuning measured strongest."""
