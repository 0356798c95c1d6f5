"""The keys in words, for the help page: those of the decision, then those of the table."""

from lynxdeck.games.registry import Game
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room

Line = tuple[str, str]
"""Keys and what they do; without keys a heading."""

TABLE = (
    ("h", "terminal-help-hint"),
    ("u", "terminal-help-undo"),
    ("s", "terminal-help-save"),
    ("f", "terminal-help-forced"),
    ("m", "terminal-help-sheet"),
    ("F1 ?", "terminal-help-help"),
    ("F2 R", "terminal-help-rules"),
    ("F3", "terminal-help-language"),
    ("F4", "terminal-help-theme"),
    ("F5", "terminal-help-log"),
    ("q", "terminal-help-quit"),
)


def help_lines(phrases: Phrases, game: Game) -> list[Line]:
    """Every key and what it does."""
    lines = [("", phrases.say("terminal-help-decide"))]
    lines += [(keys, phrases.say(key)) for keys, key in room(game).keys]
    lines.append(("⏎", phrases.say("terminal-help-enter")))
    lines.append(("◎", phrases.say("terminal-help-mouse")))
    lines.append(("", phrases.say("terminal-help-table")))
    return lines + [(keys, phrases.say(key)) for keys, key in TABLE]
