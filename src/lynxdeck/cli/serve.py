"""`lynxdeck serve`: the table for a club, a family, the world."""

from typing import Annotated

import typer

from lynxdeck.cli.bots import offered_now
from lynxdeck.cli.hosting import Data, LogFormat, LogLevel, server_extra, settings_from
from lynxdeck.cli.options import MANY, text, whole

Text = str | None
Number = int | None


def command(
    *,
    host: Annotated[
        Text,
        typer.Option(metavar="ADDRESS", parser=text, help="Where to listen.  [default: 127.0.0.1]"),
    ] = None,
    port: Annotated[
        Number,
        typer.Option(
            metavar="N", parser=whole(0, MANY), help="The port; 0: a free one.  [default: 8765]"
        ),
    ] = None,
    data: Data = None,
    store: Annotated[
        Text,
        typer.Option(
            metavar="URL", parser=text, help="Keep tables in PostgreSQL instead: postgresql://…"
        ),
    ] = None,
    bus: Annotated[
        Text,
        typer.Option(
            metavar="URL", parser=text, help="Carry hints between servers over Redis: redis://…"
        ),
    ] = None,
    public_url: Annotated[
        Text,
        typer.Option(
            metavar="URL", parser=text, help="The address that people open, behind a proxy."
        ),
    ] = None,
    host_names: Annotated[
        Text, typer.Option(metavar="NAME,…", parser=text, help="Other names that it answers to.")
    ] = None,
    trusted_proxies: Annotated[
        Text, typer.Option(metavar="NETWORK,…", parser=text, help="Proxies to believe.")
    ] = None,
    retention_days: Annotated[
        Number,
        typer.Option(
            metavar="N",
            parser=whole(0, MANY),
            help="Days to keep finished tables; 0: for ever.  [default: 180]",
        ),
    ] = None,
    push_contact: Annotated[
        Text,
        typer.Option(
            metavar="mailto:YOU", parser=text, help="Tell people who are away that it’s their move."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT", parser=text, help=f"Offer a bot besides the levels.{offered_now()}"
        ),
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others on your network join.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
) -> None:
    """Serve the browser table. Every setting is a LYNXDECK_… variable too."""
    settings = settings_from(
        host="0.0.0.0" if lan and host is None else host,
        port=port,
        data=data,
        store=store,
        bus=bus,
        public_url=public_url,
        host_names=host_names,
        trusted_proxies=trusted_proxies,
        retention_days=retention_days,
        push_contact=push_contact,
        bots="".join(f"{one}\n" for one in bot) if bot else None,
        log_level=log_level,
        log_format=log_format,
    )
    with server_extra():
        from lynxdeck.server.ops import serving
    serving.serve(settings, lan=lan, open_browser=open_browser)
