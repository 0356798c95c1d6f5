-- What pages of all releases are made of, so that every server has it during a release. A file of another
-- content has another name.

CREATE TABLE parts (
  name text COLLATE "C" PRIMARY KEY,
  content bytea NOT NULL,
  kept timestamptz NOT NULL           -- when a server of that release was last started
);
