"""`lynxdeck store`: tables from one place to another."""

import asyncio
import sys
from typing import Annotated

import typer

from lynxdeck.cli.helping import Command
from lynxdeck.cli.hosting import server_extra
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted

PLACE = "A folder, its lynxdeck.db, or postgresql://…"

app = typer.Typer(
    help="Move tables between SQLite and PostgreSQL.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def whole() -> None:
    """Move tables between SQLite and PostgreSQL."""


@app.command("copy", cls=Command)
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=PLACE)],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; it must be empty.")],
) -> None:
    """Copy all tables into an empty place, and compare both. No server may run on either."""
    with server_extra():
        from lynxdeck.server import copying, keeping
        from lynxdeck.server.store import StoreError
    here, there = keeping.named(source), keeping.named(target)
    try:
        copied = asyncio.run(copying.copy(here, there, _progress))
    except StoreError as fault:
        raise Refusal("store", str(fault)) from fault
    results = f", {counted(copied.results, 'result')} of days" if copied.results else ""
    print(
        f"{counted(copied.tables, 'table')} with {counted(copied.events, 'event')}{results}"
        f" are in {keeping.told_place(there)} now, each the same as before."
    )


def _progress(done: int, of: int) -> None:
    """How far it is, for who sits before a screen."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        sys.stderr.write(f"\rcopied and compared: {100 * done // max(of, 1)} %{end}")
