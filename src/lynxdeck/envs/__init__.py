"""The games for programs that learn: batches, PettingZoo, Gymnasium, OpenSpiel.

Where these libraries are installed, importing this package registers `lynxdeck/Linko-v0` and the
other games with them.
"""

import importlib.util

from lynxdeck.envs.batch import BatchEnv, BatchStep, Choices, IllegalActionError
from lynxdeck.games.house import house_names
from lynxdeck.games.refusal import not_installed

__all__ = ["BatchEnv", "BatchStep", "Choices", "IllegalActionError"]


def need(library: str) -> None:
    """Say what is missing, in a sentence."""
    if importlib.util.find_spec(library) is None:
        raise not_installed(f"This needs {library}", "research")


def _register() -> None:
    for name in house_names():
        known, settings = f"lynxdeck/{name.capitalize()}-v0", {"game": name}
        if importlib.util.find_spec("gymnasium"):
            import gymnasium

            gymnasium.register(
                known,
                "lynxdeck.envs.seat:SeatEnv",
                vector_entry_point="lynxdeck.envs.seat:SeatVectorEnv",
                kwargs=settings,
            )
        if importlib.util.find_spec("pettingzoo"):
            from pettingzoo import env_registry

            env_registry.register("aec", known, "lynxdeck.envs.aec:env", kwargs=settings)


_register()
