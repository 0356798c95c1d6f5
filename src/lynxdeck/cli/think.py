"""`lynxdeck think`: bots and hints for servers, in processes of their own."""

from typing import Annotated

import typer

from lynxdeck.cli.hosting import LogFormat, LogLevel, server_extra, settings_from

Text = str | None


def command(
    *,
    store: Annotated[
        Text, typer.Option(metavar="URL", help="The store of the servers: postgresql://…")
    ] = None,
    bus: Annotated[
        Text, typer.Option(metavar="URL", help="Their bus, if they have one: redis://…")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="Processes that think.  [default: one a core but one]"
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=BOT", help="A bot that the servers offer beside the levels."),
    ] = None,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
) -> None:
    """Think for servers that share a store: their bots and hints, on any machine."""
    settings = settings_from(
        store=store,
        bus=bus,
        bot_workers=workers,
        bots="".join(f"{one}\n" for one in bot) if bot else None,
        log_level=log_level,
        log_format=log_format,
    )
    with server_extra():
        from lynxdeck.server.far import serving
    serving.think(settings)
