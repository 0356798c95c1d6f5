-- What was written can be told from what is read: a check of every row, made by the program.
-- NULL where an older version wrote it.

ALTER TABLE log ADD COLUMN crc INTEGER;          -- of table, number, time and payload
ALTER TABLE tables ADD COLUMN crc INTEGER;       -- of what never changes but by another invite
ALTER TABLE tables ADD COLUMN listed_crc INTEGER; -- of status and summary
ALTER TABLE keys ADD COLUMN crc INTEGER;
