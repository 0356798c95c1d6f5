"""Linko in a terminal: its words, its choices, its drawing."""

from lynxdeck.games.linko.structs import View
from lynxdeck.terminal.linko import words
from lynxdeck.terminal.linko.board import draw_board
from lynxdeck.terminal.linko.hand import chooser, draw_hand
from lynxdeck.terminal.rooms import TerminalRoom

ROOM: TerminalRoom[View] = TerminalRoom(
    keys=lambda _: (
        ("← →", "terminal-help-groups"),
        ("↑ ↓", "terminal-help-count"),
        ("j J", "terminal-help-jokers"),
        ("1 … 6", "terminal-help-places"),
        ("p 0", "terminal-help-pile"),
        ("- ␣", "terminal-help-decline"),
        ("t l", "terminal-help-take"),
        ("r d", "terminal-help-reclaim"),
    ),
    writing="terminal-plain-write-linko",
    ask=words.ask,
    choices=words.choices,
    describe=words.describe,
    told=words.told,
    ending=lambda phrases, view: words.ending(phrases, view.end, view.active),
    fact=words.fact,
    chooser=chooser,
    draw_board=draw_board,
    draw_hand=draw_hand,
)
