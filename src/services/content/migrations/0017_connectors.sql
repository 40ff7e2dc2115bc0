-- The documents of a CMS that are entries here.
CREATE TABLE connected (
  connector TEXT NOT NULL,
  document TEXT NOT NULL,
  -- The entry that it is.
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  -- The latest revision that was tried; '' where it has to be tried again.
  revision TEXT NOT NULL DEFAULT '',
  -- Whether the entry is this document's: not where the first try was refused.
  stored INTEGER NOT NULL DEFAULT 0,
  -- JSON: the documents that it refers to.
  refers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(refers)),
  -- JSON by field: why its latest revision is not in the shop.
  errors TEXT CHECK (errors IS NULL OR json_valid(errors)),
  -- The last sweep that found it.
  sweep INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (connector, document)
) STRICT, WITHOUT ROWID;

CREATE INDEX connected_entries ON connected (type, id);

-- Documents to be taken over, or looked for. `noted` changes with every note: what is noted while it
-- is taken over stays.
CREATE TABLE connector_queue (
  connector TEXT NOT NULL,
  document TEXT NOT NULL,
  noted TEXT NOT NULL,
  -- JSON of the document, where it came along.
  data TEXT CHECK (data IS NULL OR json_valid(data)),
  PRIMARY KEY (connector, document)
) STRICT, WITHOUT ROWID;

-- Entries whose document has become another entry: taken off once nothing needs them any more.
CREATE TABLE connector_leftovers (
  connector TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (connector, type, id)
) STRICT, WITHOUT ROWID;

-- Deliveries of webhooks that have been noted, for a day.
CREATE TABLE connector_deliveries (
  connector TEXT NOT NULL,
  delivery TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (connector, delivery)
) STRICT, WITHOUT ROWID;

-- How far a connector is.
CREATE TABLE connectors (
  connector TEXT PRIMARY KEY,
  phase TEXT NOT NULL DEFAULT 'idle' CHECK (phase IN ('idle', 'import', 'sweep')),
  cursor TEXT,
  sweep INTEGER NOT NULL DEFAULT 0,
  -- An entry was taken over since refused ones were tried.
  progress INTEGER NOT NULL DEFAULT 0,
  -- What the CMS last answered, if that was no help, and when to ask again.
  problem TEXT,
  not_before TEXT NOT NULL DEFAULT '',
  -- One step runs at a time.
  leased_until TEXT NOT NULL DEFAULT '',
  imported_at TEXT,
  swept_at TEXT
) STRICT, WITHOUT ROWID;
