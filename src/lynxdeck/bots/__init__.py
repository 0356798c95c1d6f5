"""Players: they see the masked record and nothing else."""

import sys
from types import ModuleType


class _Bots(ModuleType):
    """This package, which can be called: `lynxdeck.bots("push")`."""

    def __call__(self, game: str) -> list[str]:
        """The bots of a game, the trail's lynxes last; `search` also takes a budget: `search:2000`.

        >>> import lynxdeck
        >>> lynxdeck.bots("push")[:8]
        ['random', 'greedy', 'odds', 'search', 'easy', 'medium', 'hard', 'expert']
        """
        from lynxdeck.bots.registry import names
        from lynxdeck.games.registry import named_game

        return names(named_game(game))


sys.modules[__name__].__class__ = _Bots
