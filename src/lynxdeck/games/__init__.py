import sys
from types import ModuleType


class _Games(ModuleType):
    """This package, which can be called: `lynxdeck.games()`."""

    def __call__(self) -> list[str]:
        """The games there are.

        >>> import lynxdeck
        >>> lynxdeck.games()[:2]
        ['linko', 'push']
        """
        from lynxdeck.games.manifest import names

        return names()


sys.modules[__name__].__class__ = _Games
