-- Derived: the pictures of entries as they show them, to be used again: alternative texts, unlit and
-- lit, focal point. `src` is the unlit one's; `words` are without case and diacritics.
CREATE TABLE entry_pictures (
  src TEXT NOT NULL,
  source_type TEXT NOT NULL,
  source TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  picture TEXT NOT NULL CHECK (json_valid(picture)),
  words TEXT NOT NULL,
  PRIMARY KEY (src, source_type, source, status)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_pictures_by_source ON entry_pictures (source_type, source, status);
