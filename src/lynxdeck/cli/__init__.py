"""The command line. Every command imports what it needs when it runs, so that all start fast."""

import os
import sys
from typing import Annotated, TextIO, cast

import typer

from lynxdeck.cli import (
    arena,
    bench,
    bots,
    deal,
    doctor,
    editions,
    findings,
    hosting,
    judge,
    lab,
    perft,
    play,
    serve,
    site,
    train,
    version,
)
from lynxdeck.cli.envs import app as learning
from lynxdeck.cli.hosting import app as storing
from lynxdeck.cli.options import titles
from lynxdeck.cli.output import Command, mend_streams, open_streams, plain
from lynxdeck.cli.record import app as record
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import Screen

BAD_USAGE = 2

app = typer.Typer(
    name="lynxdeck",
    help=f"The card games {titles()}: exact rules, records, and a fast engine.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play", cls=Command)(play.command)
app.command("serve", cls=Command)(serve.command)
app.command("site", cls=Command)(site.command)
app.command("config", cls=Command)(hosting.config)
app.command("doctor", cls=Command)(doctor.command)
app.command("backup", cls=Command)(hosting.backup)
app.command("restore", cls=Command)(hosting.restore)
app.command("tables", cls=Command)(hosting.tables)
app.command("export", cls=Command)(hosting.export)
app.command("delete", cls=Command)(hosting.delete)
app.command("arena", cls=Command)(arena.command)
app.command("lab", cls=Command)(lab.command)
app.command("judge", cls=Command)(judge.command)
app.command("findings", cls=Command)(findings.command)
app.command("train", cls=Command)(train.command)
app.command("bots", cls=Command)(bots.command)
app.command("editions", cls=Command)(editions.command)
app.command("deal", cls=Command)(deal.command)
app.command("perft", cls=Command)(perft.command)
app.command("bench", cls=Command)(bench.command)
app.command("version", cls=Command)(version.command)
app.add_typer(record, name="record")
app.add_typer(storing, name="store")
app.add_typer(learning, name="envs")


@app.callback()
def whole(
    *,
    _version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=version.say, help="Show the version."),
    ] = False,
) -> None:
    """What is asked of the whole, before a command."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command; a refusal is one sentence on standard error, never a traceback."""
    open_streams()
    if sys.stderr.isatty():  # a file gets names and records as they are
        sys.stderr = cast(TextIO, Screen(sys.stderr))
    if sys.stdout.isatty():
        sys.stdout = cast(TextIO, Screen(sys.stdout))
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    mend_streams()
    given = sys.argv[1:] if arguments is None else arguments
    if given in ([], ["envs"], ["record"], ["store"]):
        given = [*given, "--help"]
    try:
        status: int | None = app(args=given, prog_name="lynxdeck", standalone_mode=False)
        sys.stdout.flush()
        return int(status or 0)
    except Refusal as refusal:
        return _complain(str(refusal))
    except typer.Abort:
        return _complain("Stopped.", status=130)
    except KeyboardInterrupt:
        return _complain("Stopped.", status=130)
    except BrokenPipeError:  # the reader went away: `lynxdeck … | head`
        for stream in (sys.stdout, sys.stderr):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return 0
    except OSError as fault:
        why = f"{fault.strerror}." if fault.strerror else str(fault)
        return _complain(f"{fault.filename}: {why}" if fault.filename else why)
    except Exception as fault:
        # Typer's own usage errors; their class lives in different places in its versions.
        if not hasattr(fault, "format_message"):
            raise
        return _complain(plain(fault.format_message()))


def _complain(sentence: str, *, status: int = BAD_USAGE) -> int:
    from lynxdeck.records.fault import one_line

    if sentence:
        sys.stderr.write(f"lynxdeck: {one_line(sentence)}\n")
    return status
