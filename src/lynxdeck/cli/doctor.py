"""`lynxdeck doctor`: what is wrong with a server, and what to do about it."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.hosting import Data, server_extra, settings_from
from lynxdeck.cli.options import AsJson
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted

if TYPE_CHECKING:
    from pathlib import Path

    from lynxdeck.server.finding import Finding

WRONG = 1
SIGNS = {"fine": "fine ", "mind": "mind ", "wrong": "WRONG"}


def command(
    *,
    data: Data = None,
    accept: Annotated[
        bool, typer.Option("--accept", help="Stop warning about missing events.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Look at settings, store, clock and limits. The server may run or not."""
    with server_extra():
        from lynxdeck.server import doctor, finding
        from lynxdeck.server.keeping import database
        from lynxdeck.server.settings import Settings
    found: list[Finding] = []
    try:
        settings = settings_from(data=data)
    except Refusal as refusal:  # whatever else is wrong is told too
        found.append(finding.Finding("config", "wrong", str(refusal), "See lynxdeck config."))
        settings = Settings(data=data)
    path = database(settings)
    if accept:
        _accept(path, settings.store)
    found += doctor.examine(settings, path, _progress)
    _show(found, as_json=as_json)
    return WRONG if any(one.level == "wrong" for one in found) else 0


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
