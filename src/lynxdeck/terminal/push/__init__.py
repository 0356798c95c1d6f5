"""Push in a terminal: its words, its choices, its drawing."""

from lynxdeck.games.push.structs import View
from lynxdeck.terminal.chooser import Chooser
from lynxdeck.terminal.push import words
from lynxdeck.terminal.push.board import draw_board
from lynxdeck.terminal.rooms import TerminalRoom

ROOM: TerminalRoom[View] = TerminalRoom(
    keys=lambda phrases: (
        ("← → ↑ ↓", "terminal-help-choose"),
        ("␣ +", "terminal-help-push"),
        ("a b c", "terminal-help-columns"),
        (phrases.say("terminal-colour-letters"), "terminal-help-protect"),
    ),
    ask=words.ask,
    choices=words.choices,
    describe=words.describe,
    told=words.told,
    ending=lambda phrases, _view: words.ending(phrases),
    chooser=lambda phrases, view, _last: Chooser(words.choices(phrases, view)),
    draw_board=draw_board,
)
