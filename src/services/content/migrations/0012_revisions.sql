-- Changes with every change of an entry's data, whoever makes it: readers that have an entry in
-- memory ask whether it is still the same, instead of reading it again. Random, so that data of a
-- restored database never has the revision of other data.
ALTER TABLE entries ADD COLUMN revision TEXT NOT NULL DEFAULT '';

UPDATE entries SET revision = hex(randomblob(8));

CREATE TRIGGER entry_inserted AFTER INSERT ON entries BEGIN
  UPDATE entries SET revision = hex(randomblob(8)) WHERE rowid = NEW.rowid;
END;

CREATE TRIGGER entry_changed AFTER UPDATE OF data ON entries BEGIN
  UPDATE entries SET revision = hex(randomblob(8)) WHERE rowid = NEW.rowid;
END;

-- In a row the revision comes after the data, which would have to be read first.
CREATE INDEX entry_revisions ON entries (type, id, status, revision);
