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
OTHERS = {PREFIX + name for name in ("CACHE_DIR", "GAMES", "INTERPRETED", "SKIP_WEB")}
"""Variables of the house that are no settings of the server."""

BUSES = ("redis://", "rediss://", "unix://")

PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,99}){0,8}/?")
OWN = frozenset(
    ["api", "assets", "daily", "games", "healthz", "icons", "j", "learn", "licences", "metrics"]
    + ["new", "play", "readyz", "replay", "rules", "t", "trail", "version"]
)
"""What paths of the table begin with: no path in front of them may begin so."""

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
    """The address people open, if it is another than this server's own: https://cards.example, or
    with a path: https://home.example/cards."""
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
    bots: str = ""
    """Bots offered besides the levels: mine=cmd:python3 bot.py; deep=search:8000; odds."""
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
    push_services: str = ""
    """Push services besides those of the usual browsers, separated by commas: push.example."""

    def __post_init__(self) -> None:
        if self.public_url and not is_address(self.public_url):
            raise ValueError(
                f"public_url is an address as https://cards.example or https://home.example/cards,"
                f" not “{self.public_url}”"
            )
        if (first := self.root.split("/")[1:2]) and first[0] in OWN:
            raise ValueError(
                f"public_url cannot have the path /{first[0]}: the table has one itself"
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
        if found := [one for one in self.also_notifying if "/" in one and not is_origin(one)]:
            raise ValueError(f"push_services are names or whole origins, unlike “{found[0]}”")
        read_networks(self.trusted_proxies)
        read_offers(self.bots)

    @property
    def root(self) -> str:
        """The path of the public address, as “/cards”; empty if the host is the table's alone."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def limited(self) -> bool:
        return self.limits != "off"

    @property
    def also_called(self) -> frozenset[str]:
        words = self.host_names.lower().replace(" ", "").split(",")
        return frozenset(word.rstrip(".") for word in words if word)

    @property
    def also_notifying(self) -> frozenset[str]:
        """Push services that the host trusts; an origin need be neither https nor public."""
        words = self.push_services.lower().replace(" ", "").split(",")
        return frozenset(word.rstrip("/") for word in words if word)

    @property
    def offers(self) -> Offers:
        return read_offers(self.bots)

    @property
    def proxies(self) -> Networks:
        return read_networks(self.trusted_proxies)


def is_origin(address: str) -> bool:
    """Whether this is a scheme and a host, and nothing after them.

    >>> is_origin("https://cards.example/"), is_origin("cards.example"), is_origin("http://a/b")
    (True, False, False)
    """
    return is_address(address) and not urlsplit(address).path.strip("/")


def is_address(address: str) -> bool:
    """Whether this is a scheme and a host, and perhaps a plain path.

    >>> is_address("https://home.example/cards/"), is_address("http://a/b?c"), is_address("http://a//b")
    (True, False, False)
    """
    try:
        parts = urlsplit(address)
        named = parts.scheme in ("http", "https") and bool(parts.hostname)
        plain = not (parts.username or parts.query or parts.fragment)
        return named and plain and PATH.fullmatch(parts.path) is not None and parts.port != 0
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
    at = re.search(r" - at `\$\.(\w+)`$", fault)
    field = at[1] if at else fault.partition(" ")[0].rstrip(":")
    by_flag = flags.get(field) is not None
    flag = "bot" if field == "bots" else field.replace("_", "-")
    name = f"--{flag}" if by_flag else variable(field)
    if at is None:  # a complaint of the settings' own, which begins with the field
        if field not in Settings.__struct_fields__:
            return f"A setting is not right: {fault}."
        return f"{name}{fault.removeprefix(field)}."
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
