"""`lynxdeck serve`: the table for a club, a family, the world."""

from pathlib import Path
from typing import Annotated

import typer

from lynxdeck.cli.hosting import server_extra, settings_from

Text = str | None
Number = int | None


def command(
    *,
    host: Annotated[Text, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[Number, typer.Option(help="The port to listen on; 0 takes a free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder where tables are kept.")] = None,
    public_url: Annotated[Text, typer.Option(help="The address that people open.")] = None,
    host_names: Annotated[Text, typer.Option(help="Other names that it answers to.")] = None,
    trusted_proxies: Annotated[Text, typer.Option(help="Proxies to believe.")] = None,
    retention_days: Annotated[Number, typer.Option(help="How long finished tables stay.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let the home network in.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    log_level: Annotated[Text, typer.Option(help="debug, info, warning or error.")] = None,
    log_format: Annotated[Text, typer.Option(help="console or json.")] = None,
) -> None:
    """Serve the browser table; every setting is a LYNXDECK_… variable too."""
    settings = settings_from(
        host="0.0.0.0" if lan and host is None else host,
        port=port,
        data=data,
        public_url=public_url,
        host_names=host_names,
        trusted_proxies=trusted_proxies,
        retention_days=retention_days,
        log_level=log_level,
        log_format=log_format,
    )
    with server_extra():
        from lynxdeck.server import serving
    serving.serve(settings, lan=lan, open_browser=open_browser)
