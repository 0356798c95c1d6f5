"""WebSocket connections: accepted, counted, read, written."""
