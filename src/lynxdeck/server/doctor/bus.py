"""Whether hints get from one server to another, and what to do if not."""

import asyncio
import ssl
from collections.abc import Iterator
from socket import gaierror
from typing import TYPE_CHECKING

from lynxdeck.server.doctor import trial
from lynxdeck.server.doctor.finding import Finding
from lynxdeck.server.doctor.trial import Trial
from lynxdeck.server.settings import Settings, variable
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.address import is_local, shown

if TYPE_CHECKING:
    from lynxdeck.server.store.postgres.condition import Condition

SLOW_MS = 100
"""Hints that take longer are felt at the table."""
WITHOUT = "Until then every server asks the store twice a second: slower, and nothing is lost."

CLOSED = "is not there", "Start Redis or Valkey there, or correct the address."
SILENT = "does not answer", "A firewall may stand between, or the scheme be wrong."
STRANGER = (
    "does not answer as a Redis does",
    "Check port and scheme: redis://, with TLS rediss://.",
)


def findings(settings: Settings, condition: "Condition | None") -> Iterator[Finding]:
    """The bus, by a hint that is told and heard. How the store is, if it can be used."""
    if settings.bus:
        yield from _redis(settings.bus, condition)
    elif condition:
        yield from _postgres(settings.store)


def _postgres(address: str) -> Iterator[Finding]:
    try:
        tried = asyncio.run(trial.postgres(address))
    except StoreError as fault:
        yield Finding("bus", "wrong", str(fault), WITHOUT)
        return
    advice = f"A pooler between must keep sessions apart; or name a Redis: {variable('bus')}."
    yield from _heard(shown(address), tried, advice)


def _redis(address: str, condition: "Condition | None") -> Iterator[Finding]:
    place = shown(address)
    try:
        from redis.exceptions import RedisError

        tried = asyncio.run(trial.redis(address))
    except ModuleNotFoundError:
        advice = "pip install 'lynxdeck[redis]'"
        yield Finding("bus", "wrong", "Hints over Redis need a bit more.", advice)
        return
    except (RedisError, OSError, TimeoutError, ValueError) as fault:
        words, advice = told(fault)
        yield Finding("bus", "wrong", f"{place} {words}.", f"{advice} {WITHOUT}")
        return
    if not (address.startswith(("rediss:", "unix:")) or is_local(address)):
        yield Finding(
            "bus",
            "mind",
            f"The way to {place} is not encrypted: names of tables can be read on it.",
            "Use rediss://, or a network that is yours alone.",
        )
    users = condition.servers + condition.thinkers if condition else 0
    if tried.listeners is not None and tried.listeners < users:
        yield Finding(
            "bus",
            "mind",
            f"{users} servers and workers share the store, but {tried.listeners} of them"
            f" listen at {place}.",
            f"Give all of them the same {variable('bus')}.",
        )
    yield from _heard(place, tried, "Let its user publish and subscribe.")


def _heard(place: str, tried: Trial, advice: str) -> Iterator[Finding]:
    if tried.heard_ms is None:
        sentence = f"{place} took a hint, and nobody heard it."
        yield Finding("bus", "wrong", sentence, f"{advice} {WITHOUT}")
        return
    sentence = (
        f"{place} is {tried.server} and answers in {tried.answer_ms:.1f} ms; a hint was heard"
        f" after {tried.heard_ms:.1f} ms."
    )
    if max(tried.answer_ms, tried.heard_ms) > SLOW_MS:
        yield Finding("bus", "mind", sentence, "Have the bus near the servers.")
    else:
        yield Finding("bus", "fine", sentence)


def told(fault: BaseException) -> tuple[str, str]:
    """What is wrong with a Redis, to be said after its address, and what to do."""
    from redis import exceptions

    known: tuple[tuple[type[BaseException], str, str], ...] = (
        (
            exceptions.AuthenticationError,
            "wants another user or password",
            f"Write {variable('bus')}=redis://user:password@host.",
        ),
        (
            exceptions.NoPermissionError,
            "does not let this user carry hints",
            "Let it: ACL SETUSER name &lynxdeck* +ping +publish +subscribe.",
        ),
        (
            exceptions.ResponseError,
            f"refuses to carry hints: {str(fault).partition('.')[0]}",
            "Look at its settings.",
        ),
        (
            ssl.SSLCertVerificationError,
            "has a certificate that is not trusted here",
            "Name its authority's: rediss://…?ssl_ca_certs=FILE.",
        ),
        (ssl.SSLError, *STRANGER),
        (gaierror, "has a name that nobody knows", "Check its host, and this machine's DNS."),
        (ConnectionRefusedError, *CLOSED),
        (FileNotFoundError, *CLOSED),
        (TimeoutError, *SILENT),
        (exceptions.TimeoutError, *SILENT),
        (OSError, "cannot be reached", "Check the address, and the way there."),
    )
    causes = [*_causes(fault)]
    for kind, words, advice in known:
        if any(isinstance(cause, kind) for cause in causes):
            return words, advice
    return STRANGER


def _causes(fault: BaseException | None) -> Iterator[BaseException]:
    while fault is not None:
        yield fault
        fault = fault.__cause__ or fault.__context__
