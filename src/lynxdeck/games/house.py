"""Which games come with the house: names only, because the help of every command tells them."""

HOUSE = ("lynxdeck.games.linko", "lynxdeck.games.push")
"""Their packages, the usual one first; a game is called like its package."""

VARIABLE = "LYNXDECK_GAMES"
"""Names further packages, separated by commas; processes that we start know them too."""


def house_names() -> list[str]:
    """What the games of the house are called.

    >>> house_names()
    ['linko', 'push']
    """
    return [package.rpartition(".")[2] for package in HOUSE]
