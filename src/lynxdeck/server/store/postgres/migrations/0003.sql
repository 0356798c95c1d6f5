-- Which programs can use this: those that know version `since`, or a later one. During a release older
-- ones run beside newer ones. A step that they cannot live with raises it:
-- UPDATE version SET since = …

ALTER TABLE version ADD COLUMN since integer NOT NULL DEFAULT 3;
