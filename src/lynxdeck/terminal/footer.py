"""The first and the last line: what is played, and which keys there are."""

from lynxdeck.terminal import speech
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.session import Session

KEYS = (
    ("?", "terminal-key-help"),
    ("R", "terminal-key-rules"),
    ("h", "terminal-key-hint"),
    ("u", "terminal-key-undo"),
    ("s", "terminal-key-save"),
    ("m", "terminal-key-sheet"),
    ("q", "terminal-key-quit"),
)


def draw_header(phrases: Phrases, session: Session, width: int, height: int) -> Canvas:
    """Game, edition, round."""
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, "on $bar")
    title = speech.played(phrases, session.game, session.edition)
    canvas.fit(1, 0, title, width - 21, "bold $words on $bar")
    match = session.match
    if match:
        text = phrases.say("table-label-round", round=session.round, rounds=match.rounds)
        canvas.right(width - 1, 0, text, "$words on $bar")
    return canvas


def draw_footer(phrases: Phrases, message: str, width: int, height: int) -> Canvas:
    """The keys, or a message until the next one."""
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, "on $bar")
    if message:
        canvas.fit(1, 0, message, width - 2, "bold $act-text on $bar")
        return canvas
    x = 1
    for key, name in KEYS:
        hit = f"key:{key}"
        x = canvas.put(x, 0, key, "bold $words on $bar", hit=hit)
        x = canvas.put(x, 0, f" {phrases.say(name)}", "$quiet on $bar", hit=hit) + 3
    return canvas
