-- Every state an entry was ever saved in; a restored one is saved anew. `published_at` is when this version went public last.
CREATE TABLE versions (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  saved_at TEXT NOT NULL,
  published_at TEXT,
  PRIMARY KEY (type, id, version)
) STRICT, WITHOUT ROWID;

-- Drafts that publish themselves at a time (ISO, UTC).
CREATE TABLE schedule (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX schedule_by_time ON schedule (at);

-- Links that open the preview once. Only their digests are kept: who reads this table can open nothing.
CREATE TABLE preview_links (
  digest TEXT PRIMARY KEY,
  path TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Derived: which published products (`source`) show which others (`target`).
CREATE TABLE product_links (
  target TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (target, source)
) STRICT, WITHOUT ROWID;

CREATE INDEX product_links_by_source ON product_links (source);

-- One product's rows are found without reading all.
CREATE INDEX listing_by_product ON listing (product);

-- Derived: what search finds. A product's row is its popularity and then a number of its own, so that the best come first
-- without sorting; other entries' rows are negative.
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
