-- Entries that are published together: all of them in one batch, or none. `at` is set while it is
-- scheduled, `published_at` once it is published, `undone_at` if that was undone.
CREATE TABLE releases (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- JSON: a list of { type, id }.
  entries TEXT NOT NULL CHECK (json_valid(entries)),
  created_at TEXT NOT NULL,
  at TEXT,
  published_at TEXT,
  undone_at TEXT,
  -- Who scheduled or published it last, else who made it.
  author TEXT NOT NULL,
  author_name TEXT NOT NULL
) STRICT;

CREATE INDEX releases_by_time ON releases (at) WHERE at IS NOT NULL;

-- A release is published and undone once each: a second one at the same time fails with its batch.
CREATE TRIGGER release_published BEFORE UPDATE OF published_at ON releases
WHEN OLD.published_at IS NOT NULL AND NEW.published_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

CREATE TRIGGER release_undone BEFORE UPDATE OF undone_at ON releases WHEN OLD.undone_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;
