-- The log, and what is looked up without reading it. Times are milliseconds since the epoch as the
-- servers saw them; how long a process is alive is measured by the database's own clock.

CREATE SEQUENCE tokens;               -- of processes, and of whose a table is; they only grow

CREATE TABLE processes (
  id bigint PRIMARY KEY,
  session bigint NOT NULL DEFAULT 0,  -- which of its connections may write; older ones no more
  until timestamptz NOT NULL          -- it is alive if it was heard of
);

CREATE TABLE tables (
  name text COLLATE "C" PRIMARY KEY,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- in the order in which they were made
  invite bytea NOT NULL UNIQUE,       -- a hash
  status text NOT NULL,
  public boolean NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL,
  summary bytea NOT NULL,
  crc bigint NOT NULL,                -- of what never changes but by another invite
  listed_crc bigint NOT NULL          -- of status and summary
);

CREATE INDEX tables_lobby ON tables ((status = 'waiting'), updated, id)
  WHERE public AND status NOT IN ('over', 'closed');
CREATE INDEX tables_status ON tables (status, updated, id);

-- What changes with every event, in rows as short as can be. A process that changes a table
-- locks its row here first, several in the order of their names.
CREATE TABLE heads (
  name text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  last integer NOT NULL,              -- the number that the table is at
  at bigint NOT NULL,                 -- when its newest event was
  owner bigint,                       -- the token of the one whose it is
  process bigint,                     -- and which process that is
  keys_at integer NOT NULL DEFAULT 0  -- how often its keys, its invite or its openness have changed
) WITH (fillfactor = 50);

-- Nothing refers to `heads` from here: it would be looked up for every event.
CREATE TABLE log (
  name text COLLATE "C" NOT NULL,
  n integer NOT NULL,
  at bigint NOT NULL,
  payload bytea NOT NULL,
  crc bigint NOT NULL,                -- of name, number, time and payload
  PRIMARY KEY (name, n)
);

CREATE TABLE keys (
  name text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  hash bytea NOT NULL,
  seat integer NOT NULL,
  kind text NOT NULL,
  expires bigint,
  sitting integer NOT NULL,
  crc bigint NOT NULL,
  PRIMARY KEY (name, hash)
);

CREATE INDEX keys_late ON keys (expires) WHERE expires IS NOT NULL;

-- Where people are notified of their turn while they are away.
CREATE TABLE push_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat integer NOT NULL,
  sitting integer NOT NULL,
  hash bytea NOT NULL,
  payload bytea NOT NULL,
  UNIQUE (name, hash)
);

-- Who is where, of no worth after a crash.
CREATE UNLOGGED TABLE attendance (
  process bigint NOT NULL REFERENCES processes ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  payload bytea NOT NULL,
  PRIMARY KEY (name, process)
);

CREATE TABLE uptime (began bigint PRIMARY KEY, seen bigint NOT NULL, process bigint NOT NULL);

-- The deals of days: one result for each device and deal.
CREATE TABLE results (
  deal text COLLATE "C" NOT NULL,
  device bytea NOT NULL,              -- the hash of a device's key, never the key
  score integer NOT NULL,
  won boolean NOT NULL,
  name text NOT NULL,                 -- empty: none was given
  at bigint NOT NULL,
  PRIMARY KEY (deal, device)
);

CREATE INDEX results_device ON results (device);
CREATE INDEX results_at ON results (at);

-- What all processes must have the same of, as the key by which push services know them.
CREATE TABLE secrets (name text PRIMARY KEY, secret bytea NOT NULL);

-- The files of pages of all releases, so that every server has them during a release. A file of
-- another content has another name.
CREATE TABLE assets (
  name text COLLATE "C" PRIMARY KEY,
  content bytea NOT NULL,
  kept timestamptz NOT NULL           -- when a server of that release was last started
);
