"""Commands for those who run a server: settings, backups, and what is stored."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import AsJson, file, path, text
from lynxdeck.cli.output import Command
from lynxdeck.games.refusal import Refusal, not_installed
from lynxdeck.locale.text import beneath, counted

if TYPE_CHECKING:
    from lynxdeck.server.ops.storage import Store
    from lynxdeck.server.settings import Settings


Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", parser=path, help="Where tables are stored; see `lynxdeck config`."
    ),
]
LogLevel = Annotated[
    str | None,
    typer.Option(
        metavar="LEVEL", parser=text, help="debug, info, warning or error.  [default: info]"
    ),
]
LogFormat = Annotated[
    str | None,
    typer.Option(metavar="FORMAT", parser=text, help="console or json.  [default: console]"),
]
File = Annotated[Path, typer.Argument(metavar="FILE", parser=path, help="The file of the backup.")]
TableName = Annotated[
    str, typer.Argument(metavar="TABLE", parser=text, help="The last part of its address.")
]


@contextmanager
def told() -> Iterator[None]:
    from lynxdeck.server.store import StoreError

    try:
        yield
    except StoreError as fault:
        raise Refusal("store", str(fault)) from fault


@contextmanager
def server_extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        raise not_installed(f"The server needs {missing.name}", "server") from missing


def settings_from(**flags: object) -> "Settings":
    with server_extra():
        from lynxdeck.server.settings import from_environment
    if isinstance(data := flags.get("data"), Path) and data.exists() and not data.is_dir():
        raise Refusal("settings", f"{data} is no folder.")
    try:
        return from_environment(None, **flags)
    except ValueError as fault:
        raise Refusal("settings", str(fault)) from fault


def _database(data: Path | None, instead: str) -> Path:
    """The file that tables are in; a refusal that says what to do if they are elsewhere."""
    settings = settings_from(data=data)
    with server_extra():
        from lynxdeck.server.ops import storage
    if settings.store and data is None:
        raise Refusal("store", f"Tables are in {storage.place(settings)}: {instead}.")
    return storage.database(settings)


def _store(data: Path | None) -> "Store":
    """Where tables are: in a folder that is named, or where the settings say."""
    settings = settings_from(data=data)
    with server_extra():
        from lynxdeck.server.ops import storage
    return storage.store_at(str(storage.database(settings))) if data else storage.store_of(settings)


def config(*, as_json: AsJson = False) -> None:
    """Print the settings in force, and where each comes from."""
    import json
    import os

    from lynxdeck.cli.output import TextTable, show

    settings = settings_from()
    with server_extra():
        from lynxdeck.server.ops.storage import data_folder
    from lynxdeck.server.settings import variable
    from lynxdeck.server.store.address import shown

    values = {name: getattr(settings, name) for name in settings.__struct_fields__}
    values["data"] = str(data_folder(settings))
    for name in ("store", "bus"):  # without their passwords
        values[name] = values[name] and shown(values[name])
    if as_json:
        print(json.dumps(values))
        return
    rows = [
        [variable(name), str(value), "set" if variable(name) in os.environ else "default"]
        for name, value in values.items()
    ]
    show("Settings", TextTable(["variable", "value", "from"], rows))


def backup(file: File, *, data: Data = None) -> None:
    """Copy all tables into a file. The server may run; an older copy is replaced."""
    path = _database(data, "copy them with pg_dump --schema lynxdeck")
    if file.is_dir():
        raise Refusal("store", f"{file} is a folder: name a file in it.")
    if not file.parent.is_dir():
        raise Refusal("store", f"There is no folder {file.parent}.")
    from lynxdeck.server.store.files import copy

    with told():
        copy(path, file)
    print(f"All tables are in {file} now. Keep it safe: it holds the cards of games under way.")


def restore(
    file: File,
    *,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Drop what is there now.")] = False,
) -> None:
    """Put a backup back. The server must be stopped."""
    path = _database(data, "put them back with pg_restore")
    from lynxdeck.server.store.files import restore as put_back

    if not file.is_file():
        raise Refusal("store", f"There is no file {file}.")
    if path.exists() and path.stat().st_size and not replace:
        raise Refusal("store", f"There are tables in {path.parent} already: --replace drops them.")
    with told():
        put_back(file, path, replace=replace)
    print(f"The tables of {file} are in {path.parent} again.")


def tables(*, data: Data = None, as_json: AsJson = False) -> None:
    """List the tables that are stored."""
    import json

    from lynxdeck.cli.output import TextTable, show

    store = _store(data)
    from lynxdeck.server.ops import archive

    found = archive.tables(store)
    if as_json:
        for row in found:
            shown = ("table", "status", "public", "created", "updated")
            print(json.dumps({name: getattr(row, name) for name in shown}))
        return
    rows = [
        [row.table, row.status, "yes" if row.public else "no", _time(row.created)] for row in found
    ]
    show(counted(len(rows), "table"), TextTable(["table", "status", "public", "made"], rows))


def export(table: TableName, *, data: Data = None) -> None:
    """Print a table's finished games as records."""
    store = _store(data)
    from lynxdeck.server.ops import archive

    found = archive.records(store, table)
    if not found:
        raise Refusal("not-over", f"No game of table {table} is over yet.")
    sys.stdout.write("\n".join(found))


def delete(table: TableName, *, data: Data = None) -> None:
    """Delete a table and everything that happened there. The server must be stopped."""
    store = _store(data)
    from lynxdeck.server.ops import archive

    archive.delete(store, table)
    print(f"Table {table} is deleted.")


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


PLACE = "A folder, its lynxdeck.db, or postgresql://…"

app = typer.Typer(
    help="Move tables between SQLite and PostgreSQL.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def whole() -> None:
    """Move tables between SQLite and PostgreSQL."""


@app.command("copy", cls=Command)
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", parser=file, help=PLACE)],
    target: Annotated[
        str, typer.Argument(metavar="TO", parser=file, help="The same; it must be empty.")
    ],
) -> None:
    """Copy all tables into an empty place, and compare both. No server may run on either."""
    import asyncio

    with server_extra():
        from lynxdeck.server.ops import archive, storage
    here, there = storage.named(source), storage.named(target)
    with told():
        copied = asyncio.run(archive.copy_all(here, there, _progress))
    results = f", {counted(copied.results, 'result')} of days" if copied.results else ""
    print(
        f"{counted(copied.tables, 'table')} with {counted(copied.events, 'event')}{results}"
        f" are in {storage.told_place(there)} now, each the same as before."
    )


def _progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        beneath(sys.stderr).write(f"\rcopied and compared: {100 * done // max(of, 1)} %{end}")
