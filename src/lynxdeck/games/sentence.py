"""What the house says when it says no, each sentence once.

A key is the refusal's code; where one code has several sentences, a word after a colon tells them
apart. Tables on a device say the same: `docs/policies.py` writes them for the page.
"""

from typing import NamedTuple

from lynxdeck.games.refusal import Refusal


class Sentence(NamedTuple):
    """A sentence with names for what it speaks of."""

    text: str
    told: tuple[str, ...] = ()
    """The names that are also told to programs, for those who say it in another language."""


SENTENCES: dict[str, Sentence] = {
    "bad-clock:days": Sentence("A turn-based clock has 1 to 30 days."),
    "bad-clock:live": Sentence("A live clock has 5 to 3600 seconds, its bank up to 36000."),
    "bad-name": Sentence("A name needs at least one letter or digit."),
    "bad-name:long": Sentence("A name has at most {most} characters."),
    "bad-request": Sentence("This request can’t be read: {fault}."),
    "bad-request:eyes": Sentence("Eyes are open, none or a seat from 1 to {seats}."),
    "bad-request:message": Sentence("This message can’t be read: {fault}."),
    "bad-request:since": Sentence("`since` is the number of a move."),
    "bad-seed": Sentence("A seed is one line of text."),
    "closed": Sentence("This table is closed."),
    "damaged": Sentence("Part of this game can’t be read; the rest is kept."),
    "deck": Sentence("The deck has {given} of {card}, not {wanted} ({cards} cards, not {deck})."),
    "deck:card": Sentence("“{card}” is no card of {game}."),
    "dice": Sentence("“{roll}” is no roll of {game}."),
    "elsewhere": Sentence("This game is open in another tab."),
    "empty": Sentence("That line is empty."),
    "face-taken": Sentence("{name} has this lynx already.", ("name",)),
    "fault": Sentence("Something went wrong here; it has been noted."),
    "full": Sentence("Every seat is taken."),
    "name-taken": Sentence("The name {name} is taken.", ("name",)),
    "no-hint": Sentence("No hint available."),
    "no-key": Sentence("You have no key for seat {seat}.", ("seat",)),
    "no-key:new": Sentence("This seat has a new key."),
    "no-person": Sentence("No person sits at seat {seat}.", ("seat",)),
    "no-seat": Sentence("Seats are 1 to {seats}, not {seat}."),
    "no-seat:spectator": Sentence("A spectator does not take part."),
    "no-undo": Sentence("Nothing to undo."),
    "not-away": Sentence("{name} is here.", ("name",)),
    "not-found": Sentence("There is nothing here."),
    "not-found:game": Sentence("There was no such game at this table."),
    "not-found:table": Sentence("There is no such table."),
    "not-joined": Sentence("Join the table first."),
    "not-over": Sentence("The match isn’t over yet."),
    "not-started": Sentence("The game hasn’t started."),
    "not-started:now": Sentence("No game is being played at this table now."),
    "not-your-decision": Sentence("It’s seat {seat}’s move, not seat {own}’s.", ("seat",)),
    "not-your-decision:hint": Sentence("No hint: it isn’t your move."),
    "off:away": Sentence("A move may take days at this table: nobody is away."),
    "off:chat": Sentence("There is no chat at this table."),
    "off:enough": Sentence("Bots at this table take the time they need."),
    "off:here": Sentence("That isn’t possible at a table on this device."),
    "off:hints": Sentence("There are no hints at this table."),
    "off:lesson": Sentence("A lesson is played as it is written."),
    "off:odds": Sentence("The odds are hidden at this table."),
    "off:odds-game": Sentence("There are no odds in this game."),
    "off:preview-game": Sentence("There are no previews in this game."),
    "off:open": Sentence("All hands are shown when the game is over."),
    "off:record": Sentence("The record comes when the game is over."),
    "off:spectators": Sentence("This table has no spectators."),
    "off:undo": Sentence("Moves can’t be undone at this table."),
    "outdated": Sentence("This game was started by another version, and is kept as it is."),
    "over": Sentence("This match is over: ask for a rematch."),
    "over:now": Sentence("No game is being played at this table now."),
    "player-count": Sentence("{edition} is for {players} players, not {seats}."),
    "protocol": Sentence("This server speaks protocol {ours}, not {theirs}."),
    "rules-version": Sentence("This table plays rules {theirs}, not {ours}."),
    "seat-free": Sentence("Nobody sits at seat {seat}.", ("seat",)),
    "seat-taken": Sentence("Seat {seat} is taken.", ("seat",)),
    "seat-taken:person": Sentence("A person sits at seat {seat}."),
    "seats-free": Sentence("Seat {seat} is free: fill it first.", ("seat",)),
    "seats-free:lesson": Sentence("A lesson leaves a seat for the learner."),
    "stale": Sentence("That was for move {move}; the table is at {now}."),
    "stale:game": Sentence("Another game has started: ask again."),
    "stale:hint": Sentence("The table has moved on."),
    "stand-in": Sentence("A bot is playing for this seat: take it back first."),
    "started": Sentence("The game has already started."),
    "started:dealing": Sentence("The cards are being dealt: wait a moment."),
    "storage": Sentence("Nothing can be saved right now: try again."),
    "storage:full": Sentence("This device is full: make some room, and try again."),
    "superseded": Sentence("You have asked for another hint."),
    "too-long:chat": Sentence("A line of chat has at most {most} characters."),
    "too-long:title": Sentence("A title has at most {most} characters."),
    "too-many:log": Sentence("This table’s log is full: make a new table."),
    "undo-seen": Sentence("Too late: something hidden was seen."),
}


def refuse(key: str, **about: int | str) -> Refusal:
    """A refusal by the key of its sentence."""
    text, told = SENTENCES[key]
    code, _, _ = key.partition(":")
    return Refusal(code, text.format(**about), arguments={name: about[name] for name in told})
