-- JSON: when and why a release was not published at its time, { at, errors }.
ALTER TABLE releases ADD COLUMN refused TEXT CHECK (refused IS NULL OR json_valid(refused));

-- Inserting a release here fails the whole batch with `version_changed` unless it still has these
-- entries: nothing is published that was added or removed meanwhile.
CREATE VIEW expected_releases AS SELECT id, entries FROM releases;

CREATE TRIGGER expect_release INSTEAD OF INSERT ON expected_releases
WHEN NOT EXISTS (SELECT 1 FROM releases WHERE id = NEW.id AND json(entries) = json(NEW.entries)) BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;
