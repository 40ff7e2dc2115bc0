-- When which version was public, and who made it so; `until` is null for what is. Rows are never
-- changed but for their end.
CREATE TABLE publications (
  number INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  since TEXT NOT NULL,
  until TEXT,
  author TEXT,
  author_name TEXT,
  ended_by TEXT,
  ended_by_name TEXT
) STRICT;

CREATE INDEX publications_of ON publications (type, id, since);
-- Finds what was public at a time.
CREATE INDEX publications_ended ON publications (until, since);

-- What is known of the past: each version's last publication.
INSERT INTO publications (type, id, version, since, until)
SELECT type, id, version, published_at, lead(published_at) OVER (PARTITION BY type, id ORDER BY published_at, version)
FROM versions WHERE published_at IS NOT NULL;

UPDATE publications SET until = coalesce(
  (SELECT max(created_at, publications.since) FROM entries
   WHERE type = publications.type AND id = publications.id AND status = 'draft'),
  since
) WHERE until IS NULL AND NOT EXISTS (
  SELECT 1 FROM entries WHERE type = publications.type AND id = publications.id AND status = 'published'
);

INSERT INTO publications (type, id, version, since)
SELECT type, id, 1, published_at FROM entries WHERE status = 'published' AND NOT EXISTS (
  SELECT 1 FROM publications WHERE type = entries.type AND id = entries.id AND until IS NULL
);

CREATE UNIQUE INDEX publications_now ON publications (type, id) WHERE until IS NULL;

CREATE TRIGGER publications_stay BEFORE UPDATE ON publications WHEN OLD.until IS NOT NULL
  OR (NEW.number, NEW.type, NEW.id, NEW.version, NEW.since) IS NOT (OLD.number, OLD.type, OLD.id, OLD.version, OLD.since)
BEGIN
  SELECT RAISE(ABORT, 'publications are not changed');
END;

CREATE TRIGGER publications_kept BEFORE DELETE ON publications BEGIN
  SELECT RAISE(ABORT, 'publications are not deleted');
END;
