-- Where people are told of their turn while they are away.

CREATE TABLE bells (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  sitting INTEGER NOT NULL,
  hash BLOB NOT NULL,
  payload BLOB NOT NULL,
  UNIQUE (table_id, hash)
) STRICT;
