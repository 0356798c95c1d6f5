-- When servers were up: only that time counts for turns and for what is kept how long.

CREATE TABLE uptime (began INTEGER PRIMARY KEY, seen INTEGER NOT NULL) STRICT;

-- Of the time before nothing is known: it counts in full.
INSERT INTO uptime (began, seen)
  SELECT min(created), max(max(updated), coalesce((SELECT at FROM log ORDER BY rowid DESC LIMIT 1), 0))
  FROM tables HAVING count(*);
