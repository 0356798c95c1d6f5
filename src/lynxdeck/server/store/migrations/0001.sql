-- The log, and what is looked up without reading it. Times are milliseconds since the epoch.

CREATE TABLE tables (
  id INTEGER PRIMARY KEY,           -- what the log calls the table: a few bytes instead of twelve
  name TEXT NOT NULL UNIQUE,
  invite BLOB NOT NULL UNIQUE,      -- a hash
  status TEXT NOT NULL,
  public INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  summary BLOB NOT NULL
) STRICT;

CREATE INDEX tables_lobby ON tables (updated) WHERE public;
CREATE INDEX tables_status ON tables (status, updated);

-- With a rowid of its own the log grows at its end: 80,000 events/s; keyed WITHOUT ROWID 39,000.
CREATE TABLE log (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  payload BLOB NOT NULL
) STRICT;

CREATE UNIQUE INDEX log_number ON log (table_id, n);

CREATE TABLE keys (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  hash BLOB NOT NULL,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  expires INTEGER,
  PRIMARY KEY (table_id, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_late ON keys (expires) WHERE expires IS NOT NULL;

-- Rewritten to find out whether the disk takes anything again.
CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), ballast BLOB NOT NULL) STRICT;
