-- All saved versions of an entry; restoring one saves it again. `published_at` is the last
-- publication of this version.
CREATE TABLE versions (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  saved_at TEXT NOT NULL,
  published_at TEXT,
  PRIMARY KEY (type, id, version)
) STRICT, WITHOUT ROWID;

-- Scheduled publications of drafts (ISO time, UTC).
CREATE TABLE schedule (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX schedule_by_time ON schedule (at);

-- Links that open the preview once. Only their digests are stored: read access to this table opens
-- nothing.
CREATE TABLE preview_links (
  digest TEXT PRIMARY KEY,
  path TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Derived: which published products (`source`) show which other products (`target`).
CREATE TABLE product_links (
  target TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (target, source)
) STRICT, WITHOUT ROWID;

CREATE INDEX product_links_by_source ON product_links (source);

-- Finds one product's rows by index.
CREATE INDEX listing_by_product ON listing (product);

-- Derived: the search index. A product's row id starts with its popularity, so that the best come
-- first without sorting; other entries have negative row ids.
CREATE TABLE search_rows (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  UNIQUE (type, id)
) STRICT;

CREATE VIRTUAL TABLE search_en USING fts5 (
  name, text, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE search_sv USING fts5 (
  name, text, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
