"""`lynxdeck doctor`: what is wrong with a server, and what to do about it."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.hosting import Data, server_extra, settings_from
from lynxdeck.cli.options import AsJson
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted

if TYPE_CHECKING:
    from pathlib import Path

    from lynxdeck.server.doctor.finding import Finding
    from lynxdeck.server.settings import Settings

WRONG = 1
SIGNS = {"fine": "fine ", "mind": "mind ", "wrong": "WRONG"}


def command(
    *,
    data: Data = None,
    store: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A PostgreSQL that tables are in: postgresql://…"),
    ] = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", help="A Redis that carries hints: redis://…")
    ] = None,
    accept: Annotated[
        bool, typer.Option("--accept", help="Stop warning about missing events.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Look at settings, store, bus, clock and limits. The server may run or not."""
    with server_extra():
        from lynxdeck.server import doctor
        from lynxdeck.server.doctor.finding import Finding
        from lynxdeck.server.keeping import database
    flags: dict[str, object] = {"data": data, "store": store, "bus": bus}
    if data is not None and store is None:  # a folder that is named goes before variables
        flags |= {"store": "", "bus": bus or "", "thinking": "here"}
    found: list[Finding] = []
    try:
        settings = settings_from(**flags)
    except Refusal as refusal:  # whatever else is wrong is told too
        found.append(Finding("config", "wrong", str(refusal), "See lynxdeck config."))
        settings = _sound(flags)
    path = database(settings)
    if accept:
        _accept(path, settings.store)
    found += doctor.examine(settings, path, _progress)
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


def _accept(path: "Path", address: str) -> None:
    from lynxdeck.server.keeping import accept
    from lynxdeck.server.store import StoreError

    if not address and not path.is_file():
        raise Refusal("not-found", f"There are no tables in {path.parent}.")
    try:
        accept(address or str(path))
    except StoreError as fault:
        raise Refusal("store", str(fault)) from fault
    sys.stderr.write("lynxdeck: What is there now counts as all there was.\n")


def _progress(done: int, of: int) -> None:
    """How far the look at the store is, for who sits before a screen."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        sys.stderr.write(f"\rchecked {done} of {counted(of, 'table')}{end}")


def _show(found: "list[Finding]", *, as_json: bool) -> None:
    if as_json:
        import msgspec

        healthy = not any(one.level == "wrong" for one in found)
        print(msgspec.json.encode({"healthy": healthy, "findings": found}).decode())
        return
    for one in found:
        print(f"{SIGNS[one.level]}  {one.area:6}  {one.sentence}")
        if one.advice:
            print(f"{'':15}→ {one.advice}")
