"""The server's settings: flags of `lynxdeck serve`, or LYNXDECK_… variables; nothing is hidden."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

PREFIX = "LYNXDECK_"
OTHERS = {"LYNXDECK_CACHE_DIR", "LYNXDECK_SKIP_WEB"}
"""Variables of the house that are no settings of the server."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set, and what it is if nobody does."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path | None = None
    """Where tables are kept; None: the user's data folder."""
    public_url: str = ""
    """The address people open, if it is another than this server's own."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-… headers count, separated by commas."""
    log_level: str = "info"
    log_format: str = "console"
    limits: str = "on"
    """`off` lifts all limits of rate and number: for tests and benchmarks only."""
    retention_days: int = 180
    """Finished tables are deleted after so many days; 0 keeps them."""
    bot_workers: int = 0
    """Processes for bots; 0: one for each core but one."""
    away_seconds: int = 120
    """How long others wait for somebody who is gone, before a bot sits in."""
    spectators_per_table: int = 200
    sockets_per_address: int = 60
    tables_per_hour: int = 60
    """Made by one address."""
    requests_per_minute: int = 600
    """Over HTTP, by one address."""
    messages_per_second: int = 10
    """Over a socket."""
    message_burst: int = 40
    open_tables: int = 20_000
    lobby_size: int = 50
    outbox_bytes: int = 262_144
    """What a socket may have unread before it is dropped."""

    @property
    def limited(self) -> bool:
        """Whether limits hold."""
        return self.limits != "off"


def from_environment(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """The settings, flags before variables; an unknown variable is an error, not a surprise."""
    env = os.environ if environment is None else environment
    given: dict[str, Any] = {}
    names = {f"{PREFIX}{field.upper()}": field for field in Settings.__struct_fields__}
    for variable, text in env.items():
        if not variable.startswith(PREFIX) or variable in OTHERS:
            continue
        if variable not in names:
            raise ValueError(f"{variable} is no setting; there are {', '.join(sorted(names))}.")
        given[names[variable]] = text
    given |= {field: value for field, value in flags.items() if value is not None}
    try:
        return msgspec.convert(given, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as fault:
        raise ValueError(f"A setting is not right: {fault}.") from fault


def _path(kind: type, value: Any) -> Any:
    if kind is Path:
        return Path(value)
    raise NotImplementedError
