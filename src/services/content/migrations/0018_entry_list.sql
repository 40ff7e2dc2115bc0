-- Derived: what the list of entries says about each, by its draft, else what is published. `title`
-- is JSON by language; `drifted` that a translation is older than its English text.
CREATE TABLE entry_list (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  slug TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('published', 'changed', 'draft')),
  title TEXT NOT NULL,
  untranslated INTEGER NOT NULL,
  drifted INTEGER NOT NULL,
  UNIQUE (type, id)
) STRICT;

CREATE INDEX entry_list_by_state ON entry_list (state, type, id);
CREATE INDEX entry_list_untranslated ON entry_list (type, id) WHERE untranslated = 1;
CREATE INDEX entry_list_drifted ON entry_list (type, id) WHERE drifted = 1;

-- Derived: the words of entries in all languages.
CREATE VIRTUAL TABLE entry_words USING fts5 (
  title, text, content = '', contentless_delete = 1, detail = column, prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2'
);

-- Derived: which entries name which others, and in which field; a page is also named by links to it.
CREATE TABLE entry_links (
  source_type TEXT NOT NULL,
  source TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  target_type TEXT NOT NULL,
  target TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (source_type, source, status, target_type, target, field)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_links_by_target ON entry_links (target_type, target);

-- JSON: the fields whose translation is older than the English text, as of this version.
ALTER TABLE versions ADD COLUMN drifted TEXT NOT NULL DEFAULT '[]';
