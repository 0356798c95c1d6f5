"""`lynxdeck record`: check, show and format files of records, and sum up matches."""

import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import AsJson, Language, file
from lynxdeck.cli.output import Command
from lynxdeck.locale.text import counted

if TYPE_CHECKING:
    from rich.status import Status

    from lynxdeck.games.position import Position
    from lynxdeck.records import Fault, Record
    from lynxdeck.records.matches import ScoreSheet

    Entry = tuple[str, Record]
    Found = tuple[str, Record | Fault | OSError]

GOOD, BAD, UNREADABLE = range(3)

Files = Annotated[
    list[str], typer.Argument(metavar="FILE", parser=file, help="- for standard input.")
]
Words = Annotated[bool, typer.Option("--words", help="Say what happened, in sentences.")]
Comments = Annotated[bool, typer.Option("--comments", help="Keep the comments.")]

app = typer.Typer(
    help="Check, show and format game records.", no_args_is_help=True, rich_markup_mode=None
)


EVERY = 256  # items between two looks at the clock
SOON = 1.0  # seconds without a bar


class Progress:
    def __init__(self, *, wanted: bool = True) -> None:
        self._bar: Status | None = None
        self._shown = wanted and sys.stderr.isatty()

    def watch(self, items: "Iterator[Found]") -> "Iterator[Found]":
        begun = time.monotonic()
        try:
            for count, item in enumerate(items, start=1):
                if self._shown and count % EVERY == 0 and time.monotonic() - begun > SOON:
                    self._show(count)
                yield item
        finally:
            self.hide()

    def _show(self, count: int) -> None:
        from rich.console import Console
        from rich.status import Status

        if self._bar is None:
            self._bar = Status("", console=Console(stderr=True))
            self._bar.start()
        self._bar.update(f"{count:,} records")

    def hide(self) -> None:
        if self._bar is not None:
            self._bar.stop()
            self._bar = None


class Intake:
    """Where records are handed in: the good ones go through, the others are told about."""

    def __init__(self, *, prints: bool = False) -> None:
        self.status = GOOD
        self.count = 0
        self._prints = prints  # while it reads: then a progress bar would be in the way
        self.told: Callable[[str, Fault], None] | None = None
        """Who hears of faults too."""

    def records(self, files: list[str], *, comments: bool = False) -> "Iterator[Entry]":
        from lynxdeck.records import Fault, read_files

        progress = Progress(wanted=not (self._prints and sys.stdout.isatty()))
        for name, found in progress.watch(read_files(files, comments=comments)):
            if isinstance(found, OSError):
                progress.hide()
                self._say(f"{name}: {found.strerror or found}", UNREADABLE)
            elif isinstance(found, Fault):
                progress.hide()
                self.tell(name, found)
            else:
                self.count += 1
                yield name, found

    def miss(self, files: list[str], status: int = BAD) -> None:
        if not self.count and self.status == GOOD:
            self._say(f"{', '.join(files)}: holds no game.", status)

    def tell(self, name: str, fault: "Fault") -> None:
        self._say(f"{name}:{fault}", BAD)
        if self.told:
            self.told(name, fault)

    def _say(self, line: str, status: int) -> None:
        self.status = max(self.status, status)
        # As bytes: never wrapped, never coloured, and a file's name as it was given.
        sys.stderr.buffer.write(line.encode("utf-8", "surrogateescape") + b"\n")
        sys.stderr.buffer.flush()


@app.command(cls=Command)
def check(files: Files, *, as_json: AsJson = False) -> None:
    """Check records: whether each is legal, its result and its end right."""
    intake = Intake(prints=as_json)
    if as_json:
        _check_for_programs(intake, files)
    else:
        for _ in intake.records(files):
            pass
        intake.miss(files, GOOD)  # an empty file is fine, but nobody shall think it was checked
        if sys.stdout.isatty() and intake.count and intake.status == GOOD:
            print(f"{counted(intake.count, 'game')}, all right.")
    raise typer.Exit(intake.status)


@app.command(cls=Command)
def show(
    files: Files, *, as_json: AsJson = False, words: Words = False, language: Language = None
) -> None:
    """Show the position after the last token of each record, or tell what happened."""
    intake = Intake(prints=True)
    told = _teller(language) if words or language else summary
    for number, (_, record) in enumerate(intake.records(files)):
        if as_json:
            _print(_json(report(record)) + "\n")
        else:
            _print(("\n" if number else "") + told(record))
    raise typer.Exit(intake.status)


def _teller(language: str | None) -> "Callable[[Record], str]":
    import os

    from lynxdeck.terminal.phrases import chosen
    from lynxdeck.terminal.speech import retold

    spoken = chosen(language, os.environ)
    return lambda record: "".join(f"{line}\n" for line in retold(record, spoken))


@app.command("format", cls=Command)
def format_(files: Files, *, comments: Comments = False) -> None:
    """Write records to standard output in canonical form."""
    from lynxdeck.records import write

    intake = Intake(prints=True)
    for number, (_, record) in enumerate(intake.records(files, comments=comments)):
        _print(("\n" if number else "") + write(record, comments=comments))
    raise typer.Exit(intake.status)


@app.command(cls=Command)
def match(files: Files, *, as_json: AsJson = False) -> None:
    """Sum up matches: records with the same Match tag and rounds like 2/4."""
    from lynxdeck.records import Fault
    from lynxdeck.records.matches import Matches

    intake, matches = Intake(), Matches()
    for name, record in intake.records(files):
        try:
            matches.add(record)
        except Fault as fault:
            intake.tell(name, fault)
    intake.miss(files)
    for sheet in matches:
        if as_json:
            _print(_json(_sheet_report(sheet)) + "\n")
        else:
            _print_sheet(sheet)
    raise typer.Exit(intake.status)


def report(record: "Record") -> dict[str, object]:
    """The position for programs; the keys and their order are the format's."""
    from lynxdeck.records.moves import interpreted

    position = record.position
    return {
        "game": position.game.name,
        "edition": record.tags["Edition"],
        "seats": record.names,
        "to_move": position.to_move,
        "phase": position.phase,
        "legal": sorted(interpreted(position).legal()),
        "scores": position.scores,
        "winners": position.winners,
        "over": position.over,
        "end": position.end,
    }


def summary(record: "Record") -> str:
    from lynxdeck.records.fault import one_line, shown

    position, names = record.position, [shown(name) for name in record.names]
    drawing = position.game.drawing.draw(position.state, names).rstrip("\n")
    head = one_line(f"{position.game.name}, {record.tags['Edition']}")
    scores = zip(names, position.scores, strict=True)
    standing = "scores: " + ", ".join(f"{name} {score}" for name, score in scores)
    return "\n".join([head, drawing, _asked(position, names), standing, ""])


def _asked(position: "Position", names: list[str]) -> str:
    from lynxdeck.records.moves import interpreted

    if position.to_move is None:
        winners = " and ".join(names[seat - 1] for seat in position.winners)
        return f"over ({position.end}): won by {winners}"
    legal = " ".join(sorted(interpreted(position).legal()))
    return f"to move: {names[position.to_move - 1]} ({position.phase}): {legal}"


def _check_for_programs(intake: Intake, files: list[str]) -> None:
    """Check, and print one object; faults are written as they are found, not collected."""
    good = bad = 0

    def told(name: str, fault: "Fault") -> None:
        nonlocal bad
        place = {"line": fault.line, "column": fault.column, "message": fault.message}
        _print((", " if bad else "") + _json({"file": name, **place}))
        bad += 1

    intake.told = told
    _print('{"faults": [')
    for _ in intake.records(files):
        good += 1
    _print(f'], "records": {good + bad}, "good": {good}, "bad": {bad}}}\n')


def _sheet_report(sheet: "ScoreSheet") -> dict[str, object]:
    return {
        "match": sheet.name,
        "seats": sheet.names,
        "rounds": [sheet.scores.get(i + 1) for i in range(sheet.agreed.rounds)],
        "totals": sheet.totals,
        "winners": sheet.winners,
        "over": sheet.over,
    }


def _print_sheet(sheet: "ScoreSheet") -> None:
    from lynxdeck.cli.output import TextTable, show

    played = sorted(sheet.scores.items())
    rounds = [[str(number), *_cells(sheet, scores)] for number, scores in played]
    rows = [*rounds, ["sum", *_cells(sheet, sheet.totals)]]
    won = " and ".join(sheet.names[seat - 1] for seat in sheet.winners)
    standing = f"won by {won}" if won else f"{len(sheet.rows)} of {sheet.agreed.rounds} rounds"
    title = f"{sheet.name}: {standing}"
    sys.stdout.flush()
    show(title, TextTable(["round", *sheet.names], rows))


def _cells(sheet: "ScoreSheet", scores: list[int] | None) -> list[str]:
    return ["…"] * len(sheet.names) if scores is None else list(map(str, scores))


def _json(value: dict[str, object]) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)


def _print(text: str) -> None:
    # As bytes: records and JSON are UTF-8 with bare line ends wherever this runs.
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
