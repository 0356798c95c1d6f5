"""What is asked of the database, but for pages and whole tables."""

from lynxdeck.server.store.contract import FINISHED, PLAYING, WAITING
from lynxdeck.server.store.postgres.reading import ENTRY
from lynxdeck.server.store.postgres.session import ALIVE

MAKE = """
INSERT INTO tables (name, invite, status, public, created, updated, summary, crc, listed_crc)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
BEGIN = """
INSERT INTO heads (name, last, at, owner, process) VALUES ($1, $2, $3, nextval('tokens'), $4)
RETURNING owner
"""
PUT = """
INSERT INTO log (name, n, at, payload, crc)
SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::bytea[], $5::bigint[])
"""
MADE = """
SELECT owner FROM heads JOIN tables USING (name)
WHERE name = $1 AND invite = $2 AND created = $3 AND process = $4
"""
WHOSE = f"""
SELECT owner, process, {ALIVE.format("process")} AS alive FROM heads WHERE name = $1
"""
OWN = "UPDATE heads SET owner = nextval('tokens'), process = $2 WHERE name = $1 RETURNING owner"
RELEASE = "UPDATE heads SET owner = NULL, process = NULL WHERE name = $1 AND owner = $2"
LOCK = "SELECT name FROM heads WHERE name = ANY ($1::text[]) ORDER BY name FOR UPDATE"
THERE = """
SELECT name, n, at FROM log JOIN unnest($1::text[], $2::integer[]) AS asked (name, n)
USING (name, n)
"""
CLEAN = """
UPDATE log SET payload = fresh.payload, crc = fresh.crc
FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::bigint[])
  AS fresh (name, n, payload, crc)
WHERE log.name = fresh.name AND log.n = fresh.n
"""
LOBBY = f"""
SELECT {ENTRY} FROM tables
WHERE public AND status NOT IN ({", ".join(repr(one) for one in FINISHED)})
ORDER BY (status = '{WAITING}') DESC, updated DESC, id DESC LIMIT $1
"""
TABLES = f"SELECT {ENTRY} FROM tables ORDER BY updated DESC, id DESC"
UNFINISHED = f"SELECT name FROM tables WHERE status = '{PLAYING}' ORDER BY updated DESC, id DESC"
ORPHANS = f"""
SELECT name FROM tables JOIN heads USING (name)
WHERE status = '{PLAYING}' AND NOT {ALIVE.format("heads.process")} ORDER BY updated DESC, id DESC
"""
OLD = f"""
SELECT updated, id, {ENTRY} FROM tables JOIN heads USING (name)
WHERE status = ANY ($1::text[]) AND updated < $2 AND heads.at < $2 AND (updated, id) > ($3, $4)
ORDER BY updated, id LIMIT $5
"""
STILL_OLD = """
SELECT name FROM tables JOIN heads USING (name)
WHERE name = ANY ($1::text[]) AND status = ANY ($2::text[]) AND updated < $3 AND heads.at < $3
"""
LATE = "SELECT DISTINCT name FROM keys WHERE expires <= $1 OR expires > $2"
DROP_LATE = """
WITH late AS (DELETE FROM keys WHERE (expires <= $1 OR expires > $2) AND name = ANY ($3::text[])
  RETURNING name), told AS (
  UPDATE heads SET keys_at = keys_at + 1 WHERE name IN (SELECT name FROM late))
SELECT count(*) FROM late
"""
HANG = "INSERT INTO bells (name, seat, sitting, hash, payload) VALUES ($1, $2, $3, $4, $5)"
TAKE_DOWN = "DELETE FROM bells WHERE name = $1 AND hash = ANY ($2::bytea[])"
ROOM = """
DELETE FROM bells WHERE name = $1 AND seat = $2 AND id NOT IN
  (SELECT id FROM bells WHERE name = $1 AND seat = $2 ORDER BY id DESC LIMIT $3)
"""
BELLS = "SELECT name, seat, sitting, hash, payload FROM bells WHERE name = $1 ORDER BY id"
ATTEND = """
INSERT INTO attendance (process, name, payload)
SELECT $1, * FROM unnest($2::text[], $3::bytea[]) AS here (name, payload)
ON CONFLICT (name, process) DO UPDATE SET payload = excluded.payload
"""
LEAVE = "DELETE FROM attendance WHERE process = $1 AND name = ANY ($2::text[])"
ATTENDANCES = f"""
SELECT name, payload, process FROM attendance
WHERE name = ANY ($2::text[]) AND process <> $1 AND {ALIVE.format("attendance.process")}
"""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
UPTIMES = f"""
SELECT began, CASE WHEN process <> $1 AND {ALIVE.format("uptime.process")}
  THEN greatest(seen, {NOW}) ELSE seen END FROM uptime ORDER BY began
"""
REMEMBER = """
INSERT INTO uptime (began, seen, process) VALUES ($1, $2, $3)
ON CONFLICT (began) DO UPDATE SET seen = excluded.seen, process = excluded.process
"""
FORGET_UPTIMES = """
DELETE FROM uptime WHERE began <= (SELECT began FROM uptime ORDER BY began DESC LIMIT 1 OFFSET $1)
"""
STATS = """
SELECT count(*), coalesce(sum(last), 0)::bigint, pg_database_size(current_database()) FROM heads
"""
