"""Linko: what the house has to know of it; the game itself lies in the modules next to this."""

from lynxdeck.games.manifest import DailyTerms, Guidance, Level, Manifest, Tuning

MANIFEST = Manifest(
    name="linko",
    package=__name__,
    terminal="lynxdeck.terminal.linko",
    levels={
        "easy": Level(tastes={"single": 28, "cards": -5}, leeway=16, memory=9),
        "medium": Level(leeway=13, memory=3),
        "hard": Level(simulations=250, leeway=6, memory=2),
        "expert": Level(simulations=2000, leeway=3),
        "champion": Level(simulations=4000, leeway=0),
    },
    lynxes={
        "rose": Level(slips=65, tastes={"leaves": 1}),
        "rust": Level(slips=52, tastes={"cards": 30}),
        "olive": Level(slips=28, tastes={"single": 28}),
        "sand": Level(slips=16, tastes={"four": 60, "single": 18}),
        "ink": Level(slips=6, tastes={"joker": -1000}),
        "sky": Level(slips=15, tastes={"snatch": 1000}),
        "slate": Level(slips=11),
        "pine": Level(slips=9),
        "snow": Level(slips=7),
        "plum": Level(slips=6),
        "cocoa": Level(tastes={"moody": 1, "cards": 12, "single": 12, "snatch": 30}),
        "amber": Level(simulations=2000, leeway=3),
    },
    tuning=Tuning(exploration=0.4, widening=1.0, followed=90, horizon=0, spread=0),
    guidance=Guidance(deals=4),
    usual=("amigo-2022-basic", "amigo-2022-duel"),
    daily=DailyTerms("amigo-2022-basic", 3, "hard"),
)
"""`docs/bots.md` has the arena's figures behind the levels; the tuning measured strongest."""
