"""Sittings on file: `.lynx` records with two free tags more, one file a game or match."""

import os
import re
import shlex
from pathlib import Path

from lynxdeck.games.fair import parse_seed
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import number_in
from lynxdeck.records import Fault, Record, read_files, write
from lynxdeck.records.matches import Matches
from lynxdeck.records.record import KNOWN
from lynxdeck.terminal.opponents import levels
from lynxdeck.terminal.session import BOTS_TAG, SEAT_TAG, Session, sit_down


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "lynxdeck" / "games"


def fresh_path(session: Session) -> Path:
    """A file that does not exist yet, named by the game and its seed."""
    seed = re.sub(r"[^A-Za-z0-9]+", "-", session.seed).strip("-")[:40] or "game"
    stem = f"{session.game.name}-{seed}"
    place = folder()
    path = place / f"{stem}.lynx"
    number = 1
    while path.exists():
        number += 1
        path = place / f"{stem}-{number}.lynx"
    return path


def save(session: Session, path: Path) -> None:
    """Write all rounds; the old file stays whole until the new one is."""
    if path.parent == (own := folder()):  # another folder is there, or its name is wrong
        own.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # for a server's tables, too
        own.mkdir(exist_ok=True)
    text = "\n".join(write(record) for record in session.records)
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


def resuming(path: Path) -> str:
    """The command that goes on with a saved game.

    >>> resuming(Path("my games/tea.lynx"))
    "lynxdeck play --load 'my games/tea.lynx'"
    """
    return f"lynxdeck play --load {shlex.quote(str(path))}"


def load(path: str, *, seat: int | None = None, bots: str | None = None) -> Session:
    """Go on with the last game of a file, and with its match if it belongs to one."""
    records = [_good(path, found) for _, found in read_files([path])]
    if not records:
        raise Refusal("no-record", f"{path} holds no game.")
    last = records[-1]
    rounds = [record for record in records if _same_match(record, last)]
    cycles = _cycles(path, rounds)
    session = _seated(last, cycles, seat, bots)
    for record in rounds:
        session.take_up(record, _free_tags(record))
    return session


def _free_tags(record: Record) -> dict[str, str]:
    made = [tag for tag in KNOWN if tag != "Seed"]
    return {tag: value for tag, value in record.tags.items() if tag not in made}


def _good(path: str, found: Record | Fault | OSError) -> Record:
    if isinstance(found, OSError):
        raise OSError(found.errno, found.strerror, path)
    if isinstance(found, Fault):
        raise Refusal("bad-record", f"{path}:{found}")
    return found


def _same_match(record: Record, last: Record) -> bool:
    name = last.tags.get("Match")
    return record is last or (name is not None and record.tags.get("Match") == name)


def _cycles(path: str, rounds: list[Record]) -> int:
    """How often every seat starts, if these are the rounds of a match."""
    matches = Matches()
    try:
        for record in rounds:
            matches.add(record)
    except Fault as fault:
        raise Refusal("bad-record", f"{path}:{fault}") from None
    sheet = next(iter(matches), None)
    if sheet is None:
        return 0
    if list(sheet.scores) != list(range(1, len(rounds) + 1)) or None in [
        sheet.scores[number] for number in range(1, len(rounds))
    ]:
        raise Refusal("bad-match", f"{path}: the rounds of the match are not all there, in order.")
    return sheet.agreed.cycles


def remembered_seat(record: Record) -> int | None:
    return number_in(record.tags.get(SEAT_TAG, ""), 9)


def _seated(last: Record, cycles: int, seat: int | None, bots: str | None) -> Session:
    names, position = last.names, last.position
    sits = (remembered_seat(last) or 1) if seat is None else seat
    if not 1 <= sits <= len(names):
        raise Refusal("seat", f"You sit at one of the seats 1 to {len(names)}, not {sits}.")
    chosen = levels(bots or _kept_bots(last) or None, others=len(names) - 1)
    seed = _seed(last, in_match=cycles > 0)
    return sit_down(
        position.game,
        position.edition,
        names,
        seat=sits,
        levels=chosen,
        seed=seed,
        cycles=cycles,
    )


def _kept_bots(last: Record) -> str:
    """Who played, as the record tells. It may be anybody's: it names no program to run here."""
    kept = last.tags.get(BOTS_TAG, "").replace(" | ", ",")
    if "cmd:" in kept:
        raise Refusal("bots", "This game was played against a program: name it again with --bots.")
    return kept


def _seed(last: Record, *, in_match: bool) -> str:
    """What later rounds are dealt from: the match's seed, or the one game's."""
    if in_match:
        return last.tags["Match"].removeprefix("terminal ")
    try:
        return str(parse_seed(last.tags.get("Seed", ""))).partition(" ")[2]
    except ValueError:
        return last.tags.get("Seed") or "again"
