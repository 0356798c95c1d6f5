"""Commands for those who run a server: settings, backups, and what is stored."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import AsJson
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted

if TYPE_CHECKING:
    from lynxdeck.server.keeping import Store
    from lynxdeck.server.settings import Settings

Data = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where tables are stored; see `lynxdeck config`."),
]
LogLevel = Annotated[
    str | None,
    typer.Option(metavar="LEVEL", help="debug, info, warning or error.  [default: info]"),
]
LogFormat = Annotated[
    str | None, typer.Option(metavar="FORMAT", help="console or json.  [default: console]")
]
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file of the backup.", dir_okay=False)
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The last part of its address.")]


@contextmanager
def server_extra() -> Iterator[None]:
    """Say what to install where the server's libraries are missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Refusal(
            "missing-extra", f'The server needs {missing.name}: pip install "lynxdeck[server]".'
        ) from missing


def settings_from(**flags: object) -> "Settings":
    """The settings in force, or one sentence about what is wrong with them."""
    with server_extra():
        from lynxdeck.server.settings import from_environment
    try:
        return from_environment(None, **flags)
    except ValueError as fault:
        raise Refusal("settings", str(fault)) from fault


def _database(data: Path | None, instead: str) -> Path:
    """The file that tables are in; a refusal that says what to do if they are elsewhere."""
    settings = settings_from(data=data)
    with server_extra():
        from lynxdeck.server import keeping
    if settings.store and data is None:
        raise Refusal("store", f"Tables are in {keeping.place(settings)}: {instead}.")
    return keeping.database(settings)


def _store(data: Path | None) -> "Store":
    """Where tables are: in a folder that is named, or where the settings say."""
    settings = settings_from(data=data)
    with server_extra():
        from lynxdeck.server import keeping
    return keeping.store_at(str(keeping.database(settings))) if data else keeping.store_of(settings)


def config(*, as_json: AsJson = False) -> None:
    """Print the settings in force, and where each comes from."""
    import json
    import os

    from lynxdeck.cli.screen import console, table

    settings = settings_from()
    from lynxdeck.server.keeping import data_folder
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
        [variable(name), str(value), "set" if variable(name) in os.environ else ""]
        for name, value in values.items()
    ]
    console().print(table("Settings", ["variable", "value", "by you"], rows))


def backup(file: File, *, data: Data = None) -> None:
    """Copy all tables into a file. The server may run; an older copy is replaced."""
    path = _database(data, "copy them with pg_dump --schema lynxdeck")
    from lynxdeck.server.store import StoreError, copy

    try:
        copy(path, file)
    except StoreError as fault:
        raise Refusal("store", str(fault)) from fault
    print(f"All tables are in {file} now. Keep it safe: it holds the cards of games under way.")


def restore(
    file: File,
    *,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Drop what is there now.")] = False,
) -> None:
    """Put a backup back. The server must be stopped."""
    path = _database(data, "put them back with pg_restore")
    from lynxdeck.server.store import StoreError
    from lynxdeck.server.store import restore as put_back

    if not file.is_file():
        raise Refusal("store", f"There is no file {file}.")
    if path.exists() and path.stat().st_size and not replace:
        raise Refusal("store", f"There are tables in {path.parent} already: --replace drops them.")
    try:
        put_back(file, path, replace=replace)
    except StoreError as fault:
        raise Refusal("store", str(fault)) from fault
    print(f"The tables of {file} are in {path.parent} again.")


def tables(*, data: Data = None, as_json: AsJson = False) -> None:
    """List the tables that are stored."""
    import json

    from lynxdeck.cli.screen import console, table

    store = _store(data)
    from lynxdeck.server import archive

    found = archive.tables(store)
    if as_json:
        for row in found:
            shown = {
                "table": row.table,
                "status": row.status,
                "public": row.public,
                "created": row.created,
                "updated": row.updated,
            }
            print(json.dumps(shown))
        return
    rows = [
        [row.table, row.status, "yes" if row.public else "no", _time(row.created)] for row in found
    ]
    console().print(table(counted(len(rows), "table"), ["table", "status", "public", "made"], rows))


def export(table: TableName, *, data: Data = None) -> None:
    """Print a table's finished games as records."""
    store = _store(data)
    from lynxdeck.server import archive

    found = archive.records(store, table)
    if not found:
        raise Refusal("not-over", f"No game of table {table} is over yet.")
    sys.stdout.write("\n".join(found))


def delete(table: TableName, *, data: Data = None) -> None:
    """Delete a table and everything that happened there. The server must be stopped."""
    store = _store(data)
    from lynxdeck.server import archive

    archive.delete(store, table)
    print(f"Table {table} is deleted.")


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
