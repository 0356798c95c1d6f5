"""Programs in any language as bots: JSON lines on their standard input and output.

The protocol is told in `docs/view.md`. Whatever such a program does wrong costs it the rest of
that game, which is then played at random for it; the fault is counted, and nothing else stops.
"""

import contextlib
import errno
import os
import select
import shlex
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import msgspec

from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import players
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game

PROTOCOL = 1
"""Of views, and of the lines around them; each program is told it first."""
SECONDS = 5.0  # for a decision, where nobody says otherwise
START_SECONDS = 10.0  # for the first word
SEND_SECONDS = 2.0  # to take in what it is told
GOODBYE_SECONDS = 0.5
LAST_WORDS_SECONDS = 0.2  # for what one that failed has to say
KEEPER_SECONDS = 6.0  # to end all that a program has started
KEEPER = str(Path(__file__).with_name("keeper.py"))
LINE = 65_536  # bytes; a longer answer is junk
LAST_WORDS = 4_000  # bytes of its standard error that are kept
LONGEST_WORDS = 300  # signs of them that are told


class ProgramFault(Exception):  # noqa: N818 - what the program did, not what we did
    """What an outside program did wrong."""


class Program:
    def __init__(self, command: list[str], memory: int = 0) -> None:
        self._hold, far = socket.socketpair()
        self._hold.settimeout(START_SECONDS)
        with far:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-I", "-S", KEEPER),
                    *(str(far.fileno()), str(os.getpid()), str(memory)),
                    *command,
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                pass_fds=[far.fileno()],
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.into, self.out_of = self.process.stdin, self.process.stdout
        self.complaints = self.process.stderr
        for stream in (self.into, self.out_of, self.complaints):
            os.set_blocking(stream.fileno(), False)  # one that does not read must not hold us up
        self.unread = b""
        self.errors = b""
        """The end of what it wrote to its standard error."""
        self.pid = self._begun()

    def _begun(self) -> int:
        fault, _, pid = (self._hold.recv(32) or b"%d 0" % errno.ECHILD).partition(b" ")
        if int(fault):
            self.end(at_once=True)
            raise OSError(int(fault), os.strerror(int(fault)))
        return int(pid)

    def send(self, message: dict[str, object], seconds: float = SEND_SECONDS) -> None:
        """Tell it something; one that does not listen in time is at fault."""
        rest = msgspec.json.encode(message) + b"\n"
        deadline = time.monotonic() + seconds
        try:
            while rest:
                _, ready = self._wait([], [self.into], deadline)
                if not ready:
                    raise ProgramFault("it does not listen")
                rest = rest[os.write(self.into.fileno(), rest) :]
        except (OSError, ValueError) as fault:
            raise ProgramFault("it has gone") from fault

    def answer(self, seconds: float) -> dict[str, object]:
        """Its next line; silence, junk and an exit are faults."""
        try:
            message = msgspec.json.decode(self._line(time.monotonic() + seconds))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise ProgramFault("it did not answer in JSON") from fault
        if not isinstance(message, dict):
            raise ProgramFault("it did not answer with an object")
        return message

    def _line(self, deadline: float) -> bytes:
        while b"\n" not in self.unread:
            if len(self.unread) > LINE:
                raise ProgramFault("it did not answer in JSON: its line has no end")
            ready, _ = self._wait([self.out_of], [], deadline)
            if not ready:
                raise ProgramFault("it said nothing in time")
            read = os.read(self.out_of.fileno(), LINE)
            if not read:
                raise ProgramFault("it has gone")
            self.unread += read
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def _wait(
        self, read: list[IO[bytes]], write: list[IO[bytes]], deadline: float
    ) -> tuple[list[IO[bytes]], list[IO[bytes]]]:
        """Which of these are ready in time; meanwhile its standard error is taken in."""
        while True:
            heard = [] if self.complaints.closed else [self.complaints]
            readable, writable, _ = select.select([*read, *heard], write, [], _left(deadline))
            if self.complaints in readable:
                readable.remove(self.complaints)
                self._hear()
            elif not readable and not writable:
                return [], []
            if readable or writable:
                return readable, writable

    def _hear(self) -> None:
        part = os.read(self.complaints.fileno(), LINE)
        self.errors = (self.errors + part)[-LAST_WORDS:]
        if not part:
            self.complaints.close()

    def last_words(self) -> str:
        """The last line of its standard error; of a traceback that names the exception."""
        deadline = time.monotonic() + LAST_WORDS_SECONDS
        while not self.complaints.closed:
            if not select.select([self.complaints], [], [], _left(deadline))[0]:
                break
            self._hear()
        lines = self.errors.decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return "".join(sign if sign.isprintable() else " " for sign in last[:LONGEST_WORDS])

    def end(self, *, at_once: bool = False) -> None:
        """Say goodbye, wait a moment, and end it and all that it started."""
        if not at_once:
            with contextlib.suppress(ProgramFault):
                self.send({"type": "bye"}, GOODBYE_SECONDS)
        with contextlib.suppress(OSError):
            self.into.close()
        if not at_once:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(GOODBYE_SECONDS)
        self._hold.close()
        try:
            self.process.wait(KEEPER_SECONDS)
        except subprocess.TimeoutExpired:  # somebody has stopped the keeper
            self.process.kill()
            self.process.wait()
        self.out_of.close()
        self.complaints.close()


def _left(deadline: float) -> float:
    return max(deadline - time.monotonic(), 0.0)


class Outside(Bot):
    quick = False

    def __init__(
        self, game: Game, name: str, *, command: str, seconds: float | None, memory: int = 0
    ) -> None:
        super().__init__(game, name)
        try:
            self.command = shlex.split(command)
        except ValueError as fault:
            raise Refusal("bot-command", f"“{name}” cannot be read: {fault}.") from fault
        if not self.command:
            raise Refusal("bot-command", "After cmd: comes a program to run.")
        self.seconds = seconds or SECONDS
        self.memory = memory
        """Bytes that each of its processes may have; 0: any."""
        self.program: Program | None = None
        self.failed = False
        self.edition: Edition | None = None
        self.last_fault = ""
        self._start()

    def _start(self) -> None:
        try:
            self.program = Program(self.command, self.memory)
        except OSError as fault:
            raise Refusal(
                "bot-command", f"“{self.command[0]}” cannot be started: {fault.strerror}."
            ) from fault
        try:
            self.program.send({"type": "hello", "protocol": PROTOCOL})
            if self.program.answer(START_SECONDS).get("type") != "ready":
                raise ProgramFault("it did not say ready")
        except ProgramFault as fault:
            self._fail(fault)

    def _fail(self, fault: ProgramFault) -> None:
        """Count the fault; the rest of this game is played at random."""
        self.faults += 1
        self.failed = True
        said = self.program.last_words() if self.program else ""
        self.last_fault = f"{fault}: {said}" if said else str(fault)
        self.close()

    def _tell(self, message: dict[str, object]) -> None:
        if self.program and not self.failed:
            try:
                self.program.send(message)
            except ProgramFault as fault:
                self._fail(fault)

    def begin(self, edition: Edition, *, seats: int, seat: int) -> None:
        self.edition, self.failed = edition, False
        if self.program and self.program.process.poll() is not None:
            self.close()
        if self.program is None:
            self._start()
        place = {"seats": seats, "seat": seat}
        self._tell({"type": "game", "game": self.game.name, "edition": edition.text, **place})

    def choose(self, masked: States, rng: Rng) -> int:
        """Its answer if that is a legal token, else any legal action from now on."""
        if self.program and not self.failed:
            try:
                return self._ask(masked)
            except ProgramFault as fault:
                self._fail(fault)
        return int(players(self.game).random_at(masked, 0, rng))

    def _ask(self, masked: States) -> int:
        assert self.program is not None
        assert self.edition is not None
        import numpy as np

        states = masked.view(np.recarray)
        record = states[0]
        view = self.game.observer(compiled=False).view(states, self.edition)
        deadline = time.monotonic() + self.seconds
        limit = round(self.seconds * 1000)
        self.program.send({"type": "decide", "view": msgspec.to_builtins(view), "time_ms": limit})
        token = self.program.answer(max(deadline - time.monotonic(), 0)).get("move")
        code = self.game.code_of(token) if isinstance(token, str) else None
        engine = self.game.interpreted
        action = int(engine.action_of(record, code)) if code is not None else -1
        if engine.why(record, action) != 0:
            raise ProgramFault("it answered with an illegal move")
        return action

    def event(self, seat: int, token: str) -> None:
        self._tell({"type": "event", "seat": seat, "move": token})

    def finish(self, scores: list[int], winners: list[int]) -> None:
        self._tell({"type": "over", "scores": scores, "winners": winners})

    def close(self, *, at_once: bool = False) -> None:
        if self.program is not None:
            program, self.program = self.program, None
            program.end(at_once=at_once)
