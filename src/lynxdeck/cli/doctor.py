"""`lynxdeck doctor`: what is wrong with a server, and what to do about it."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.hosting import Data, server_extra, settings_from
from lynxdeck.cli.options import AsJson, text
from lynxdeck.cli.output import say
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import beneath, counted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lynxdeck.server.ops.doctor import Diagnosis
    from lynxdeck.server.settings import Settings

WRONG = 1
SIGNS = {"fine": "fine ", "mind": "mind ", "wrong": "WRONG"}


def command(
    *,
    data: Data = None,
    store: Annotated[
        str | None,
        typer.Option(
            metavar="URL", parser=text, help="A PostgreSQL that tables are in: postgresql://…"
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", parser=text, help="A Redis that carries hints: redis://…"),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Look at settings, store, bus, clock and limits. The server may run or not."""
    with server_extra():
        from lynxdeck.server.ops.doctor import Diagnosis
        from lynxdeck.server.ops.storage import database
    flags: dict[str, object] = {"data": data, "store": store, "bus": bus}
    if data is not None and store is None:  # a folder that is named goes before variables
        flags |= {"store": "", "bus": bus or ""}
    found: list[Diagnosis] = []
    try:
        settings = settings_from(**flags)
    except Refusal as refusal:  # whatever else is wrong is told too
        found.append(Diagnosis("config", "wrong", str(refusal), "Change it, or leave it out."))
        settings = _sound(flags)
    found += _examine(settings, database(settings), sound=not found)
    _show(found, as_json=as_json)
    return WRONG if any(one.level == "wrong" for one in found) else 0


def _sound(flags: dict[str, object]) -> "Settings":
    """Where tables are and what carries hints, as far as that makes sense."""
    from lynxdeck.server.settings import from_environment, variable

    names = ["data", "store", "bus"]
    variables = {variable(name): os.environ.get(variable(name), "") for name in names}
    while True:
        known = {name: text for name, text in variables.items() if text}
        try:
            return from_environment(known, **{name: flags[name] for name in names})
        except ValueError:
            name = names.pop()
            del variables[variable(name)]


def _examine(settings: "Settings", path: "Path", *, sound: bool) -> "Iterator[Diagnosis]":
    from lynxdeck.server.clock import Clock
    from lynxdeck.server.ops import doctor

    if sound:
        yield from doctor.check_settings(settings)
    if settings.store:
        condition = yield from doctor.check_database(settings, Clock().wall(), _progress)
        yield from doctor.check_bus(settings, condition)
    else:
        yield from doctor.check_file(path, _progress)
    yield from doctor.check_clock(settings.store or path)
    yield from doctor.check_limits(settings)


def _progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        beneath(sys.stderr).write(f"\rchecked {done} of {counted(of, 'table')}{end}")


def _show(found: "list[Diagnosis]", *, as_json: bool) -> None:
    if as_json:
        import msgspec

        healthy = not any(one.level == "wrong" for one in found)
        print(msgspec.json.encode({"healthy": healthy, "findings": found}).decode())
        return
    for one in found:
        say(f"{SIGNS[one.level]}  {one.area:6}  {one.sentence}", " " * 15)
        if one.advice:
            say(f"{'':15}→ {one.advice}", "  ")
