-- What editors have uploaded and the shop serves. Entries name it by `src`.
CREATE TABLE files (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('picture', 'pdf', 'ldt', 'ies', 'glb')),
  -- As editors see it.
  name TEXT NOT NULL,
  src TEXT NOT NULL UNIQUE,
  -- SHA-256 of what was uploaded, which is not kept of pictures: the same file is stored once.
  hash TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  -- Of pictures: px, `#rrggbb`, text by language, and the point that matters most, in percent.
  width INTEGER,
  height INTEGER,
  colour TEXT,
  alt TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(alt)),
  focus_x REAL,
  focus_y REAL,
  -- The picture with the same frame and the lamps on.
  lit TEXT REFERENCES files (id) ON DELETE SET NULL,
  -- Names and texts without case and diacritics.
  words TEXT NOT NULL,
  uploaded_at TEXT NOT NULL,
  uploaded_by TEXT NOT NULL
) STRICT;

CREATE INDEX files_by_time ON files (uploaded_at DESC, id DESC);
CREATE INDEX files_by_lit ON files (lit);

-- Uploads that are not complete: R2 has their parts, for a week.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT,
  purpose TEXT,
  -- The multipart upload in R2.
  upload TEXT NOT NULL,
  started_at TEXT NOT NULL,
  started_by TEXT NOT NULL
) STRICT;

CREATE INDEX uploads_by_start ON uploads (started_at);

CREATE TABLE upload_parts (
  upload TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  etag TEXT NOT NULL,
  PRIMARY KEY (upload, number)
) STRICT, WITHOUT ROWID;
