-- What bots are to think about at processes of their own; of no worth after a crash: it is asked again.

CREATE UNLOGGED TABLE thinkers (
  process bigint PRIMARY KEY REFERENCES processes ON DELETE CASCADE,
  slots integer NOT NULL,             -- thoughts it has at the same time
  skills text[] NOT NULL              -- what it can be asked, by game, rules and bot
);

CREATE UNLOGGED TABLE thoughts (
  asked_by bigint NOT NULL,           -- the process that waits for it
  number bigint NOT NULL,             -- that process's own
  priority integer NOT NULL,          -- the smallest first
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  needs text NOT NULL,                -- a skill
  long boolean NOT NULL,              -- others' short ones may be slipped in between
  payload bytea NOT NULL,
  taken_by bigint,                    -- free again when that one is not alive any more
  tries integer NOT NULL DEFAULT 0,
  answer text,
  fault text,
  PRIMARY KEY (asked_by, number)
);
