"""Settings that are unsafe, or speak against each other."""

from collections.abc import Iterator

from lynxdeck.server.doctor.finding import Finding, Level
from lynxdeck.server.settings import Settings, variable

LOOPBACK = ("127.", "::1", "localhost")


def findings(settings: Settings) -> Iterator[Finding]:
    """All that is to be said of them."""
    found = [*_unsafe(settings), *_contradictions(settings)]
    yield from found
    if not found:
        yield Finding("config", "fine", "The settings go together.")


def _unsafe(settings: Settings) -> Iterator[Finding]:
    own = settings.host.startswith(LOOPBACK)
    if not settings.limited:
        level: Level = "mind" if own and not settings.public_url else "wrong"
        yield Finding(
            "config",
            level,
            f"{variable('limits')} is off: one visitor can stop the server for all.",
            "Leave it on; off is for tests.",
        )
    if any(network.prefixlen == 0 for network in settings.proxies):
        yield Finding(
            "config",
            "wrong",
            f"{variable('trusted_proxies')} trusts the whole world: anybody can pretend to come"
            " from any address, and no limit holds.",
            "Name the proxy's own address.",
        )
    if settings.public_url.startswith("http:"):
        yield Finding(
            "config",
            "mind",
            f"{variable('public_url')} is plain http: keys, cards and chat can be read on the way.",
            "Put a proxy with a certificate before the server, and name its https address.",
        )


def _contradictions(settings: Settings) -> Iterator[Finding]:
    proxied = settings.public_url.startswith("https:")
    if proxied and not settings.proxies:
        yield Finding(
            "config",
            "wrong",
            f"{variable('public_url')} is https, which a proxy serves, but"
            f" {variable('trusted_proxies')} names none: all visitors share one limit.",
            f"Set {variable('trusted_proxies')} to the proxy's address, as 127.0.0.1.",
        )
    if settings.proxies and not settings.public_url:
        yield Finding(
            "config",
            "wrong",
            f"{variable('trusted_proxies')} is set, but {variable('public_url')} is not: links"
            " begin with whatever name a visitor used.",
            f"Set {variable('public_url')} to the address that people open.",
        )
    if settings.public_url and settings.host_names:
        yield Finding(
            "config",
            "mind",
            f"{variable('host_names')} counts only without {variable('public_url')}.",
            "Leave one of them out.",
        )
    if settings.message_burst < settings.messages_per_second:
        yield Finding(
            "config",
            "mind",
            f"{variable('message_burst')} is less than {variable('messages_per_second')}.",
            "Nobody can send what the second one allows: raise the first.",
        )
    if settings.sockets_per_address > settings.connections_per_address:
        yield Finding(
            "config",
            "mind",
            f"{variable('sockets_per_address')} is more than"
            f" {variable('connections_per_address')}.",
            "A socket is a connection first: raise the second.",
        )
    if not settings.retention_days:
        yield Finding(
            "config",
            "mind",
            f"{variable('retention_days')} is 0: no finished table is ever deleted.",
            "Watch the size of the store.",
        )
