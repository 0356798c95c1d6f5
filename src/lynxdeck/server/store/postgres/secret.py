"""What all processes of a server must have the same of."""

from lynxdeck.server.store.postgres.schema import prepared

PUT = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
GET = "SELECT secret FROM secrets WHERE name = $1"


async def secret(address: str, name: str, fresh: bytes = b"") -> bytes:
    """A secret by its name, everybody's the same; this one is kept if there is none yet."""
    async with prepared(address) as sql:
        if fresh:
            await sql.execute(PUT, name, fresh)
        return await sql.fetchval(GET, name) or b""
