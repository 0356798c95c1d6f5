"""The HTTP API: everything that is not live. Each route says what it takes and gives."""

from lynxdeck.server.http.routes import general, tables, seats  # noqa: F401, I001 - in order
from lynxdeck.server.http.routes.route import ROUTES, STATUS, Route, decode, status_of

__all__ = ["ROUTES", "STATUS", "Route", "decode", "status_of"]
