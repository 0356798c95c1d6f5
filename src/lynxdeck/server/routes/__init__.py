"""The HTTP API: everything that is not live. Each route says what it takes and gives."""

from lynxdeck.server.routes import house, tables, seats, deals, play, data, bells, daily  # noqa: F401, I001 - in order
from lynxdeck.server.routes.route import ROUTES, STATUS, Route, decode, status_of

__all__ = ["ROUTES", "STATUS", "Route", "decode", "status_of"]
