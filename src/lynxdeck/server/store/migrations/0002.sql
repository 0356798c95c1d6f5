-- The lobby is answered from the index alone, however many tables are over.

DROP INDEX tables_lobby;

CREATE INDEX tables_lobby ON tables (status = 'waiting', updated)
  WHERE public AND status NOT IN ('over', 'closed');
