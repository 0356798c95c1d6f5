"""The table in lines of text, for screen readers, pipes and terminals that cannot draw."""

import sys
from pathlib import Path

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale import rules
from lynxdeck.table import commands
from lynxdeck.terminal import speech
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.company import Company
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.saving import resuming, save
from lynxdeck.terminal.session import Session
from lynxdeck.terminal.sheet import sheet_rows

MANY = 14
"""More choices than this are told only when asked for."""


class Plain:
    """A person, a session, and text between them."""

    def __init__(self, session: Session, company: Company, phrases: Phrases, path: Path) -> None:
        self.session = session
        self.room = room(session.game)
        self.company = company
        self.phrases = phrases
        self.path = path
        self._told = len(session.decisions)
        self._described = -1
        """How many decisions there were when the table was described last."""

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        self.company.begin(self.session)
        self._say(speech.beginning(self.phrases, self.session))
        try:
            while self._step():
                pass
        except KeyboardInterrupt:
            self.company.close(at_once=True)
            raise
        finally:
            self.company.close()

    def _step(self) -> bool:
        """One decision; whether there is another."""
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
        """All decisions that have not been told yet."""
        decisions = self.session.decisions
        for decision in decisions[self._told :]:
            self._say(*self.room.told(self.phrases, decision))
        self._told = len(decisions)

    def _over(self) -> bool:
        session = self.session
        self.company.finish(session)
        self._say(*speech.outcome(self.phrases, session))
        match = session.match
        if match is None or not session.has_next:
            return False
        session.next_game()
        self._told, self._described = 0, -1
        self.company.begin(session)
        self._say(
            "",
            self._word("terminal-plain-next-round", round=session.round, rounds=match.rounds),
            speech.beginning(self.phrases, session),
        )
        return True

    def _bot(self, seat: int) -> None:
        session = self.session
        try:
            session.decide(self.company.answer(seat, self.company.question(session, seat)))
        except Exception as fault:  # a bot that fails must not take the table along
            name, reason = self.phrases.name(seat), str(fault) or type(fault).__name__
            self._say(self._word("terminal-bot-failed", name=name, reason=reason))
            self.company.replace(seat)

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
            if not line or line.strip() in ("q", "quit"):
                self._leave(newline=not line)
                return False
            if self._obey(line.strip(), choices):
                return True

    def _describe(self) -> None:
        """The table, when others have changed it; the person knows what they did themselves."""
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
            line = self._word("terminal-plain-choice", token=choice.token, sentence=choice.sentence)
            self._say(line)

    def _obey(self, word: str, choices: list[Choice]) -> bool:
        """Do what a line says; whether the question must be put anew, or is answered."""
        token = self._meant(word, choices)
        if token:
            self.session.decide(token)
            return True
        command, _, rest = word.partition(" ")
        if command in ("undo", "u"):
            return self._undo()
        if command in ("save", "s"):
            self._save(Path(rest) if rest else self.path)
        elif command in ("hint", "h"):
            self._hint(choices)
        elif command == "auto":
            self.session.auto = not self.session.auto
            key = "terminal-forced-on" if self.session.auto else "terminal-forced-off"
            self._say(self._word(key))
        elif command == "rules":
            self._say(rules(self.session.game.name, self.phrases.language))
        elif command == "sheet":
            rows = sheet_rows(self.phrases, self.session)
            self._say(*(" ".join(row) for row in rows))
        elif command == "all":
            self._offer(choices, every=True)
        elif command in ("table", "v"):
            self._say(*self.room.describe(self.phrases, self.session.view))
        elif word in ("", "?", "help"):
            self._say(self._word("terminal-plain-help"))
            self._offer(choices)
        else:
            self._say(self._refusal(word))
        return False

    def _meant(self, word: str, choices: list[Choice]) -> str | None:
        """The choice that a token or a choice's key means."""
        for choice in choices:
            if word == choice.token:
                return choice.token
        keyed = [choice for choice in choices if word and word in choice.keys]
        return keyed[0].token if keyed else None

    def _refusal(self, word: str) -> str:
        """Why a token is refused, in the table's language."""
        try:
            refusal = commands.why(self.session.table, word)
        except Refusal:
            return self._word("terminal-plain-no-token", token=word)
        return self.phrases.say(refusal.code, **refusal.arguments)

    def _hint(self, choices: list[Choice]) -> None:
        token = self.company.advise(self.company.question(self.session, self.session.seat))
        sentence = next(choice.sentence for choice in choices if choice.token == token)
        self._say(self._word("terminal-hint", choice=f"{token}, {sentence}"))

    def _undo(self) -> bool:
        if not self.session.can_undo:
            key = "terminal-undo-blocked" if self.session.decisions else "terminal-undo-none"
            self._say(self._word(key))
            return False
        self.session.undo()
        self._told = len(self.session.decisions)
        self._say(self._word("terminal-undone"))
        return True

    def _save(self, path: Path) -> None:
        try:
            save(self.session, path)
        except OSError as fault:
            self._say(self._word("terminal-save-failed", reason=fault.strerror or str(fault)))
        else:
            self._say(self._word("terminal-saved", path=str(path)))

    def _leave(self, *, newline: bool) -> None:
        if newline:
            self._say("")
        if self.session.started:
            self._save(self.path)
            self._say(self._word("terminal-resume", command=resuming(self.path)))
        self._say(self._word("terminal-left"))

    def _word(self, key: str, **arguments: str | int) -> str:
        return self.phrases.say(key, **arguments)

    def _say(self, *lines: str) -> None:
        for line in lines:
            sys.stdout.write(line + "\n")
