-- A key belongs to one sitting at its seat: the event with which that began. Keys from before belong
-- to whoever sits there now; the host's to the one who made the table.

ALTER TABLE keys ADD COLUMN sitting INTEGER NOT NULL DEFAULT 0;

UPDATE keys SET crc = NULL, sitting = CASE kind WHEN 'host' THEN 1 ELSE coalesce((
  SELECT max(n) FROM log WHERE log.table_id = keys.table_id AND (
    CAST(payload AS TEXT) LIKE '{"t":"seated","seat":' || seat || ',%'
    OR CAST(payload AS TEXT) = '{"t":"revoked","seat":' || seat || '}'
  )
), 0) END;
