"""The server's settings: flags of `lynxdeck serve`, or LYNXDECK_… variables; nothing is hidden."""

import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from lynxdeck.bots.offers import Offers
from lynxdeck.bots.offers import read as read_offers
from lynxdeck.server.origins import Networks, read_networks
from lynxdeck.server.store.address import is_postgres

PREFIX = "LYNXDECK_"
OTHERS = {"LYNXDECK_CACHE_DIR", "LYNXDECK_GAMES", "LYNXDECK_SKIP_WEB"}
"""Variables of the house that are no settings of the server."""

BUSES = ("redis://", "rediss://", "unix://")

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Some = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set, and what it is if nobody does."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8765
    """The port to listen on; 0 takes a free one and says which."""
    data: Path | None = None
    """The folder where tables are kept; the user's data folder unless told."""
    store: str = ""
    """A PostgreSQL for tables instead, which servers can share: postgresql://db.example/cards."""
    bus: str = ""
    """A Redis or Valkey for hints between them, instead of PostgreSQL: redis://cache.example."""
    public_url: str = ""
    """The address people open, if it is another than this server's own: https://cards.example."""
    host_names: str = ""
    """Other names under which a server without a public address answers, separated by commas."""
    trusted_proxies: str = ""
    """Proxies whose X-Forwarded-… headers count: addresses or networks, separated by commas."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is worth a line in the log."""
    log_format: Literal["console", "json"] = "console"
    """For people, or one JSON object a line."""
    limits: Literal["on", "off"] = "on"
    """`off` lifts all limits of rate and number: for tests and benchmarks only."""
    retention_days: Count = 180
    """Tables that are over, closed or never began are deleted after so many days; 0 keeps them."""
    waiting_hours: Count = 24
    """Tables where nobody but their maker waits are deleted after so many hours; 0 keeps them."""
    bot_workers: Count = 0
    """Processes for bots; 0: one for each core but one."""
    thinking: Literal["here", "elsewhere"] = "here"
    """`elsewhere`: only `lynxdeck think` thinks for bots; without one they wait."""
    bots: str = ""
    """Bots offered beside the levels: mine=cmd:python3 bot.py; deep=search:8000; odds."""
    bot_seconds: Annotated[int, Meta(ge=1, le=30)] = 5
    """How long a program among them may think about a decision."""
    bot_megabytes: Some = 1024
    """Memory that each process of such a program may have."""
    away_seconds: Some = 120
    """How long others wait for somebody who is gone, before a bot sits in."""
    reveal_seconds: Some = 10
    """How long a deal waits for somebody's program to promise its share, and to reveal it."""
    spectators_per_table: Count = 200
    """Who look on without a seat or a key."""
    sockets_per_address: Some = 60
    """Open at the same time."""
    connections_per_address: Some = 300
    """Over HTTP, open at the same time; a trusted proxy may have as many as it likes."""
    work_per_second: Some = 250
    """Milliseconds of the processor's time in each second, for one address."""
    tables_per_hour: Some = 60
    """Made by one address."""
    requests_per_minute: Some = 600
    """Over HTTP, by one address."""
    messages_per_second: Some = 10
    """Over a socket; one in several frames counts as several."""
    message_burst: Some = 40
    """Over a socket, at once."""
    chat_lines: Some = 6
    """Lines of chat by one seat in ten seconds; as many reactions."""
    open_tables: Some = 20_000
    """In memory at the same time."""
    lobby_size: Count = 50
    """Public tables that the lobby shows."""
    lobby_per_address: Some = 2
    """Of them, made by one address; the newest."""
    outbox_bytes: Annotated[int, Meta(ge=16_384, le=1_000_000_000)] = 262_144
    """What a socket may have unread before it is dropped."""

    push_contact: str = ""
    """Where push services reach the host, mailto:… or https:…; empty: nobody is called."""
    push_service: str = ""
    """One address beside public ones that may be called: for tests."""

    def __post_init__(self) -> None:
        """Refuse an address or a network that is none."""
        if self.public_url and not is_origin(self.public_url):
            raise ValueError(
                f"public_url is an address without a path, as https://cards.example,"
                f" not “{self.public_url}”"
            )
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https:")):
            raise ValueError(
                f"push_contact begins with mailto: or https:, unlike “{self.push_contact}”"
            )
        if self.store and not is_postgres(self.store):  # not repeated: a password may be in it
            raise ValueError(
                "store is the address of a PostgreSQL, as postgresql://db.example/cards"
            )
        if self.bus and not self.bus.startswith(BUSES):
            raise ValueError("bus is the address of a Redis or Valkey, as redis://cache.example")
        if self.bus and not self.store:
            raise ValueError("bus is for servers that share a store: it needs one")
        if self.thinking == "elsewhere" and not self.store:
            raise ValueError("thinking elsewhere is for servers that share a store: it needs one")
        read_networks(self.trusted_proxies)
        read_offers(self.bots)

    @property
    def limited(self) -> bool:
        """Whether limits hold."""
        return self.limits != "off"

    @property
    def also_called(self) -> frozenset[str]:
        """Names that the host has given it."""
        words = self.host_names.lower().replace(" ", "").split(",")
        return frozenset(word.rstrip(".") for word in words if word)

    @property
    def offers(self) -> Offers:
        """The bots that are offered beside the levels, by name."""
        return read_offers(self.bots)

    @property
    def proxies(self) -> Networks:
        """Whose word about others counts."""
        return read_networks(self.trusted_proxies)


def is_origin(address: str) -> bool:
    """Whether this is a scheme and a host, and nothing after them.

    >>> is_origin("https://cards.example/"), is_origin("cards.example"), is_origin("http://a/b")
    (True, False, False)
    """
    try:
        parts = urlsplit(address)
        named = parts.scheme in ("http", "https") and bool(parts.hostname)
        plain = not (parts.username or parts.path.strip("/") or parts.query or parts.fragment)
        return named and plain and parts.port != 0
    except ValueError:
        return False


def variable(field: str) -> str:
    """What a setting is called in the environment.

    >>> variable("public_url")
    'LYNXDECK_PUBLIC_URL'
    """
    return PREFIX + field.upper()


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """The settings, flags before variables; an unknown variable is an error, not a surprise."""
    env = os.environ if environment is None else environment
    given: dict[str, object] = {}
    names = {variable(field): field for field in Settings.__struct_fields__}
    for name, text in env.items():
        if not name.startswith(PREFIX) or name in OTHERS:
            continue
        if name not in names:
            word = name.removeprefix(PREFIX).lower()
            near = difflib.get_close_matches(word, Settings.__struct_fields__, n=1)
            every = f"there are {', '.join(names)}."
            guess = f"did you mean {variable(near[0])}?" if near else every
            raise ValueError(f"{name} is no setting; {guess}")
        given[names[name]] = text
    given |= {field: value for field, value in flags.items() if value is not None}
    try:
        return msgspec.convert(given, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as fault:
        raise ValueError(_sentence(str(fault), given, flags)) from fault


def _sentence(fault: str, given: Mapping[str, object], flags: Mapping[str, object]) -> str:
    """What is wrong with a setting, in the words of whoever set it."""
    at = re.search(r" - at `\$\.(\w+)`$", fault)
    if at is None:
        return f"A setting is not right: {fault}."
    field = at[1]
    by_flag = flags.get(field) is not None
    name = f"--{field.replace('_', '-')}" if by_flag else variable(field)
    kind = {entry.name: entry.type for entry in msgspec.structs.fields(Settings)}[field]
    return f"{name} is {wanted(kind)}, not “{given[field]}”."


def wanted(kind: object) -> str:
    """What may stand in a setting.

    >>> wanted(Literal["on", "off"]), wanted(Some)
    ('one of on, off', 'a number from 1 to 1000000000')
    """
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    if get_origin(kind) is Annotated:
        _, meta = get_args(kind)
        return f"a number from {meta.ge} to {meta.le}"
    return "a text"


def _path(kind: type, value: object) -> Path:
    if kind is Path:
        return Path(str(value))
    raise NotImplementedError
