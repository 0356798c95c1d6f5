"""The table in lines of text, for screen readers, pipes and terminals that cannot draw."""

import importlib.util
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import legible, number_in
from lynxdeck.table import commands
from lynxdeck.terminal import speech
from lynxdeck.terminal.chooser import Choice
from lynxdeck.terminal.opponents import Opponents
from lynxdeck.terminal.phrases import Phrases, bare
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.rulebook import chapters
from lynxdeck.terminal.saving import resuming, save
from lynxdeck.terminal.session import Session
from lynxdeck.terminal.speech import sheet_rows

MANY = 14
"""More choices than this are told only when asked for."""

COMMANDS = ["all", "auto", "help", "hint", "quit", "rules", "save", "sheet", "table", "undo"]
"""Understood in English always, and in the language that is spoken."""
SHORT = {"": "help", "?": "help", "h": "hint", "q": "quit", "s": "save", "u": "undo", "v": "table"}


class PlainTable:
    def __init__(
        self, session: Session, opponents: Opponents, phrases: Phrases, path: Path
    ) -> None:
        self.session = session
        self.room = room(session.game)
        self.opponents = opponents
        self.phrases = phrases
        self.path = path
        self._told = len(session.decisions)
        self._described = -1
        """How many decisions there were when the table was described last."""

    def run(self) -> None:
        self.opponents.begin(self.session)
        self._say(speech.beginning(self.phrases, self.session))
        try:
            while self._step():
                pass
        except KeyboardInterrupt:
            self.opponents.close(at_once=True)
            self._leave(newline=True)
            raise
        finally:
            self.opponents.close()

    def _step(self) -> bool:
        self._tell()
        ask = self.session.ask
        if ask is None:
            return self._over()
        if ask.who == "person":
            return self._ask()
        if ask.who == "auto":
            self.session.decide(ask.token)
        else:
            self._bot(ask.seat)
        return True

    def _tell(self) -> None:
        decisions = self.session.decisions
        for decision in decisions[self._told :]:
            self._say(*self.room.told(self.phrases, decision))
        self._told = len(decisions)

    def _over(self) -> bool:
        session = self.session
        self.opponents.finish(session)
        self._say(*speech.outcome(self.phrases, session))
        match = session.match
        if match is None or not session.has_next:
            return False
        session.next_game()
        self._told, self._described = 0, -1
        self.opponents.begin(session)
        self._say(
            "",
            self._word("terminal-plain-next-round", round=session.round, rounds=match.rounds),
            speech.beginning(self.phrases, session),
        )
        return True

    def _bot(self, seat: int) -> None:
        session = self.session
        try:
            session.decide(self.opponents.answer(seat, self.opponents.question(session, seat)))
        except Exception as fault:  # a bot that fails must not take the table along
            name, reason = self.phrases.name(seat), str(fault) or type(fault).__name__
            self._say(self._word("terminal-bot-failed", name=name, reason=reason))
            self.opponents.replace(seat)

    def _ask(self) -> bool:
        """One decision or command of the person; whether they stay."""
        view = self.session.view
        choices = self.room.choices(self.phrases, view)
        self._describe()
        self._say(self.room.ask(self.phrases, view))
        self._offer(choices)
        while True:
            sys.stdout.write("> ")
            sys.stdout.flush()
            line = sys.stdin.readline()
            word = legible(line).strip()
            if not line or (not self._meant(word, choices) and self._command(word) == "quit"):
                self._leave(newline=not line)
                return False
            if self._obey(word, choices):
                return True

    def _describe(self) -> None:
        decisions = self.session.decisions
        news = decisions[max(self._described, 0) :]
        if self._described < 0 or any(decision.seat != self.session.seat for decision in news):
            self._say("", *self.room.describe(self.phrases, self.session.view))
            self._described = len(decisions)

    def _offer(self, choices: list[Choice], *, every: bool = False) -> None:
        if len(choices) > MANY and not every:
            told = [self._word("terminal-plain-choices", count=len(choices))]
            told += [self._word(self.room.writing)] if self.room.writing else []
            self._say(" ".join(told))
            return
        for choice in choices:
            written = choice.written or choice.token
            self._say(self._word("terminal-plain-choice", token=written, sentence=choice.sentence))

    def _obey(self, word: str, choices: list[Choice]) -> bool:
        """Do what a line says; whether the question must be asked again, or is answered."""
        token = self._meant(word, choices)
        if token:
            self.session.decide(token)
            return True
        first, _, rest = word.partition(" ")
        command = self._command(first)
        if command == "undo":
            return self._undo()
        if command == "save":
            self._save(Path(rest) if rest else self.path)
        elif command == "hint":
            self._hint(choices)
        elif command == "auto":
            self.session.auto = not self.session.auto
            key = "terminal-forced-on" if self.session.auto else "terminal-forced-off"
            self._say(self._word(key))
        elif command == "rules":
            self._rules(rest)
        elif command == "sheet":
            rows = sheet_rows(self.phrases, self.session)
            self._say(*(" ".join(row) for row in rows))
        elif command == "all":
            self._offer(choices, every=True)
        elif command == "table":
            self._say(*self.room.describe(self.phrases, self.session.view))
        elif command == "help":
            self._say(self._word("terminal-plain-help"))
            self._offer(choices)
        else:
            self._say(self._refusal(word))
        return False

    def _command(self, word: str) -> str:
        """The command that a word names, in English or in the language that is spoken."""
        spoken = {bare(self._word(f"terminal-word-{name}")): name for name in COMMANDS}
        return SHORT.get(word) or spoken.get(bare(word), bare(word))

    def _rules(self, number: str) -> None:
        found = chapters(self.session.game.name, self.phrases.language)
        if not found:
            self._say(self._word("terminal-rules-missing"))
        elif chapter := number_in(number, len(found), least=1):
            title, lines = found[chapter - 1]
            self._say(title, *lines)
        else:
            titles = (f"{i}: {chapter.title}" for i, chapter in enumerate(found, start=1))
            self._say(*titles, self._word("terminal-plain-rules"))

    def _meant(self, word: str, choices: list[Choice]) -> str | None:
        for choice in choices:
            if word == choice.token:
                return choice.token
        keyed = [choice for choice in choices if word and word in choice.keys]
        return keyed[0].token if keyed else None

    def _refusal(self, word: str) -> str:
        try:
            refusal = commands.why(self.session.table, word)
        except Refusal:
            return self._word("terminal-plain-no-token", token=word)
        return self.phrases.say(refusal.code, **refusal.arguments)

    def _hint(self, choices: list[Choice]) -> None:
        try:
            token = self.opponents.advise(self.opponents.question(self.session, self.session.seat))
        except Exception as fault:  # no hint is no reason to stop the game
            self._say(self._word("terminal-hint-failed", reason=str(fault) or type(fault).__name__))
            return
        choice = next(choice for choice in choices if choice.token == token)
        named = replace(choice, sentence=f"{choice.written or token}, {choice.sentence}")
        self._say(speech.hint(self.phrases, self.session.view, named, self.session.game))

    def _undo(self) -> bool:
        if not self.session.can_undo:
            key = "terminal-undo-blocked" if self.session.decisions else "terminal-undo-none"
            self._say(self._word(key))
            return False
        self.session.undo()
        self._told = len(self.session.decisions)
        self._say(self._word("terminal-undone"))
        return True

    def _save(self, path: Path) -> bool:
        try:
            save(self.session, path)
        except OSError as fault:
            self._say(self._word("terminal-save-failed", reason=fault.strerror or str(fault)))
            return False
        self._say(self._word("terminal-saved", path=str(path)))
        return True

    def _leave(self, *, newline: bool) -> None:
        if newline:
            self._say("")
        if self.session.started and self._save(self.path) and self.session.goes_on:
            self._say(self._word("terminal-resume", command=resuming(self.path)))
        self._say(self._word("terminal-left"))

    def _word(self, key: str, **arguments: str | int) -> str:
        return self.phrases.say(key, **arguments)

    def _say(self, *lines: str) -> None:
        for line in lines:
            sys.stdout.write(line + "\n")


def welcome(phrases: Phrases, session: Session, file: str | None) -> str:
    key = "terminal-plain-loaded" if file else "terminal-plain-welcome"
    return phrases.say(
        key,
        game=speech.played(phrases, session.game, session.edition),
        seats=len(session.names),
        seat=session.seat,
        seed=session.seed,
        path=file or "",
    )


def why_plain(environment: Mapping[str, str]) -> str | None:
    """The key of the sentence why the table cannot be drawn here; None if it can."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on standard error
    drawable = all(hasattr(stream, "isatty") and stream.isatty() for stream in streams)
    if not drawable or environment.get("TERM", "") in ("", "dumb"):
        return "terminal-plain-why-pipe"
    if importlib.util.find_spec("textual") is None:
        return "terminal-plain-why-textual"
    return None
