"""Sitting down: from the command's words to a table, drawn where that is possible."""

import importlib.util
import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path

from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.terminal import saving
from lynxdeck.terminal.company import Company, levels, sitting
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.session import Session, sit_down


def fresh(
    game: Game,
    edition: Edition,
    *,
    seats: int,
    bots: str | None,
    seat: int,
    seed: str | None,
    cycles: int,
    language: str,
) -> Session:
    """A new game or match."""
    if not 1 <= seat <= seats:
        raise Refusal("seat", f"You sit at one of the seats 1 to {seats}, not {seat}.")
    text = secrets.token_hex(4) if seed is None else seed
    try:
        PlainSeed(text)
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault
    human = Phrases(language, [], 1).say("table-you")
    names = sitting(human, seat, seats - 1)
    others = levels(bots, others=seats - 1)
    session = sit_down(game, edition, names, seat=seat, levels=others, seed=text, cycles=cycles)
    session.next_game()
    return session


def resumed(path: str, *, seat: int | None, bots: str | None) -> Session:
    """A saved game or match."""
    return saving.load(path, seat=seat, bots=bots)


def sit(session: Session, file: str | None, *, language: str, plain: bool, pace: float) -> None:
    """Play, drawn or in lines; where it cannot be drawn, one sentence says so."""
    phrases = Phrases(language, session.names, session.seat)
    company = Company(session, seed=secrets.randbits(32))
    path = Path(file) if file else saving.fresh_path(session, os.environ)
    obstacle = None if plain else why_plain(os.environ)
    if not plain and obstacle is None:
        from lynxdeck.terminal.app import play

        play(session, company, language=language, path=path, pace=pace)
        return
    from lynxdeck.terminal.plain import Plain

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a poor encoding loses a dash, not the game
            stream.reconfigure(errors="replace")
    if obstacle:
        sys.stdout.write(phrases.say(obstacle) + "\n")
    sys.stdout.write(welcome(phrases, session, file) + "\n")
    Plain(session, company, phrases, path).run()


def welcome(phrases: Phrases, session: Session, file: str | None) -> str:
    """The first line in plain mode: enough to play the same deal again."""
    key = "terminal-plain-loaded" if file else "terminal-plain-welcome"
    return phrases.say(
        key,
        game=session.game.title,
        edition=session.edition.text,
        seats=len(session.names),
        seat=session.seat,
        seed=session.seed,
        path=file or "",
    )


def why_plain(environment: Mapping[str, str]) -> str | None:
    """The key of the sentence why the table cannot be drawn here; None if it can."""
    # Textual draws on standard error.
    if not all(map(_is_terminal, (sys.stdin, sys.stdout, sys.stderr))):
        return "terminal-plain-why-pipe"
    if environment.get("TERM", "") in ("", "dumb"):
        return "terminal-plain-why-pipe"
    if importlib.util.find_spec("textual") is None:
        return "terminal-plain-why-textual"
    return None


def _is_terminal(stream: object) -> bool:
    isatty = getattr(stream, "isatty", None)
    return bool(isatty and isatty())
