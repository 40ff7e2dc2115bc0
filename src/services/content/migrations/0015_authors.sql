-- Who saved a version: an editor's id, and the name as it was then. Null for what nobody saved, such
-- as the demo's entries.
ALTER TABLE versions ADD COLUMN author TEXT;
ALTER TABLE versions ADD COLUMN author_name TEXT;

-- Saved while its author typed: the author's next save of this kind replaces it.
ALTER TABLE versions ADD COLUMN is_autosaved INTEGER NOT NULL DEFAULT 0;

-- A draft is published on time if who scheduled it may still publish.
ALTER TABLE schedule ADD COLUMN author TEXT;
ALTER TABLE schedule ADD COLUMN author_name TEXT;

-- Inserting a version here fails the whole batch with `version_changed` unless the entry is at it: of
-- two parallel changes of the same version, one is refused. 0 is an entry that does not exist.
CREATE VIEW expected_versions AS SELECT type, id, version FROM versions;

CREATE TRIGGER expect_version INSTEAD OF INSERT ON expected_versions WHEN NEW.version IS NOT iif(
  EXISTS (SELECT 1 FROM entries WHERE type = NEW.type AND id = NEW.id),
  coalesce((SELECT max(version) FROM versions WHERE type = NEW.type AND id = NEW.id), 1),
  0
) BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;
