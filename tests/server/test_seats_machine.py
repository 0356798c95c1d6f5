"""Seats and keys change hands in any order: who may see and do what is told by a model.

Everything that the server asks of its store waits until the schedule lets it through, so that every
interleaving of requests, commits, crashes and rows that come back can be tried, and tried again.
The model knows nothing of sittings: a key is good as long as the person to whom it was given has
not left the seat since, and nobody has taken the seat's keys back since.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import (
    run_state_machine_as_test,
)

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.http import request as requests
from lynxdeck.server.keyring import Keyring
from lynxdeck.server.play.journal import Journal, Request
from lynxdeck.server.play.room import Room
from lynxdeck.table import events as ev
from lynxdeck.table import table as tables_of_events
from tests.server.seats_machine import SeatMachine

CALM = settings(
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.promise("keys-one-sitting", "keys-former-holder")
def test_whatever_the_order_nobody_has_more_than_their_own() -> None:
    run_state_machine_as_test(
        SeatMachine,
        settings=settings(CALM, max_examples=25, stateful_step_count=50, derandomize=True),
    )


@pytest.mark.long
def test_whatever_the_order_for_long() -> None:
    run_state_machine_as_test(
        SeatMachine, settings=settings(CALM, max_examples=3000, stateful_step_count=80)
    )


# --- can it fail? ---------------------------------------------------------------------------------


def judged_at_once(honest: Callable[..., None]) -> Callable[..., None]:
    """The one order removed: what is asked for is judged as it comes, and happens later."""

    def ask(journal: Journal, request: Request) -> None:
        try:
            said = request.command(journal._table)
        except Refusal as refusal:
            request.failed(refusal)
            return
        request.command = lambda _: said
        honest(journal, request)

    return ask


def unordered(patch: pytest.MonkeyPatch) -> None:
    """Who comes is judged at once."""
    patch.setattr(Journal, "ask", judged_at_once(Journal.ask))


def any_sitting(patch: pytest.MonkeyPatch) -> None:
    """A key that is known opens its seat, whichever it is."""
    patch.setattr(Keyring, "_counts", lambda *_: True)


def only_at_the_door(patch: pytest.MonkeyPatch) -> None:
    """Rights are asked for when somebody comes, and not again when it is their turn."""
    patch.setattr(requests, "in_turn", lambda _, command: command)


def open_doors(patch: pytest.MonkeyPatch) -> None:
    """Sockets stay open when a seat changes hands."""
    patch.setattr(Room, "_send_strangers_away", lambda _: None)


def same_sitting(patch: pytest.MonkeyPatch) -> None:
    """Keys that are taken back begin no new sitting."""
    handlers: dict[Any, Any] = tables_of_events._HANDLERS
    patch.setitem(handlers, ev.Revoked, lambda *_: None)


@pytest.mark.parametrize(
    "bug", [unordered, any_sitting, only_at_the_door, open_doors, same_sitting]
)
def test_planted_bugs_are_found(
    monkeypatch: pytest.MonkeyPatch, bug: Callable[[pytest.MonkeyPatch], None]
) -> None:
    bug(monkeypatch)
    chosen = settings(
        CALM,
        max_examples=400,
        stateful_step_count=50,
        phases=[Phase.generate],
        derandomize=True,
        print_blob=False,
    )
    with pytest.raises((AssertionError, Refusal)):
        run_state_machine_as_test(SeatMachine, settings=chosen)
