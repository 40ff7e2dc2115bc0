-- The tables of the content service, by subject: entries, releases, editors, files and connectors;
-- and rows derived from entries: lists for editors, listings, cards and search.
--
-- Unless a column's comment says otherwise:
-- Times are ISO texts in UTC, or null if the event has not happened.
-- Booleans are 1 or 0.
-- `type` and `id` identify an entry. `author` is an editor's id, and `author_name` is the name that
-- the editor had at that time.
-- Derived texts in every language have one column per language (`name_en`).
-- Secrets are stored as digests only, so that reading this database grants no access.

-- Entries -----------------------------------------------------------------------------------------

-- The draft or the published version of an entry; `data` contains all languages.
CREATE TABLE entries (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  -- The entry's address within its type: a product's slug, a page's path.
  slug TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  created_at TEXT NOT NULL,
  published_at TEXT CHECK ((status = 'published') = (published_at IS NOT NULL)),
  -- Changes with every change of the data. Readers that have cached an entry compare the revision
  -- instead of reading the entry again. Random, so that the data of a restored database never has
  -- the revision of other data.
  revision TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (type, id, status)
) STRICT;
CREATE UNIQUE INDEX entries_by_slug ON entries (type, slug, status);
-- For designers' pages, which list the products of a designer by popularity.
CREATE INDEX products_by_designer
  ON entries (json_extract(data, '$.designer'), json_extract(data, '$.popularity'))
  WHERE type = 'product';
-- The revision has its own index, because in the table's rows it comes after the data, which is
-- slow to read.
CREATE INDEX entry_revisions ON entries (type, id, status, revision);

CREATE TRIGGER entry_inserted AFTER INSERT ON entries BEGIN
  UPDATE entries SET revision = hex(randomblob(8)) WHERE rowid = NEW.rowid;
END;

CREATE TRIGGER entry_changed AFTER UPDATE OF data ON entries BEGIN
  UPDATE entries SET revision = hex(randomblob(8)) WHERE rowid = NEW.rowid;
END;

-- A card is deleted when its product's data changes; products without a card are read completely.
CREATE TRIGGER card_of_inserted AFTER INSERT ON entries
WHEN NEW.type = 'product' AND NEW.status = 'published' BEGIN
  DELETE FROM product_cards WHERE product = NEW.id;
  UPDATE listing_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER card_of_changed AFTER UPDATE OF data ON entries
WHEN OLD.type = 'product' AND OLD.status = 'published' BEGIN
  DELETE FROM product_cards WHERE product = OLD.id;
  UPDATE listing_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER card_of_deleted AFTER DELETE ON entries
WHEN OLD.type = 'product' AND OLD.status = 'published' BEGIN
  DELETE FROM product_cards WHERE product = OLD.id;
  UPDATE listing_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER draft_gone AFTER DELETE ON entries WHEN OLD.status = 'draft' BEGIN
  DELETE FROM refused_schedules WHERE type = OLD.type AND id = OLD.id;
END;

-- An insert into this view stores nothing, but fails its batch if the entry was not last published
-- at `published_at`, which is null for an entry that is not public. So of two simultaneous
-- publications or undos, only one succeeds.
CREATE VIEW expected_publications AS
  SELECT type, id, published_at FROM entries WHERE status = 'published';

CREATE TRIGGER expect_publication INSTEAD OF INSERT ON expected_publications
WHEN NEW.published_at IS NOT (
  SELECT published_at FROM entries WHERE type = NEW.type AND id = NEW.id AND status = 'published'
) BEGIN
  SELECT RAISE(ABORT, 'publication_changed');
END;

-- A saved version of an entry. Restoring a version saves it as a new one.
CREATE TABLE versions (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  saved_at TEXT NOT NULL,
  -- When this version was last published.
  published_at TEXT,
  -- The editor who saved it; null for entries that nobody saved, such as those of the demo.
  author TEXT,
  author_name TEXT,
  -- Whether it was saved while its author typed. The author's next autosave replaces it.
  is_autosaved INTEGER NOT NULL DEFAULT 0,
  -- JSON: the fields of this version whose translation is older than the English text.
  drifted TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (type, id, version)
) STRICT, WITHOUT ROWID;

-- An insert into this view stores nothing, but fails its batch with `version_changed` if the newest
-- version of the entry is another one. So of two simultaneous changes of a version, one is refused.
-- The version is 0 for an entry that does not exist.
CREATE VIEW expected_versions AS SELECT type, id, version FROM versions;

CREATE TRIGGER expect_version INSTEAD OF INSERT ON expected_versions WHEN NEW.version IS NOT iif(
  EXISTS (SELECT 1 FROM entries WHERE type = NEW.type AND id = NEW.id),
  coalesce((SELECT max(version) FROM versions WHERE type = NEW.type AND id = NEW.id), 1),
  0
) BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

-- The time during which a version was public, and who published it; `until` is null while it is
-- public. Only the columns about the end may be changed.
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
-- Finds the versions that were public at a time.
CREATE INDEX publications_ended ON publications (until, since);
CREATE UNIQUE INDEX publications_now ON publications (type, id) WHERE until IS NULL;

CREATE TRIGGER publications_stay BEFORE UPDATE ON publications WHEN OLD.until IS NOT NULL
  OR (NEW.number, NEW.type, NEW.id, NEW.version, NEW.since)
    IS NOT (OLD.number, OLD.type, OLD.id, OLD.version, OLD.since)
BEGIN
  SELECT RAISE(ABORT, 'publications are not changed');
END;

CREATE TRIGGER publications_kept BEFORE DELETE ON publications BEGIN
  SELECT RAISE(ABORT, 'publications are not deleted');
END;

-- When to publish an entry's draft. It is published only if the author may still publish then.
CREATE TABLE schedule (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  author TEXT,
  author_name TEXT,
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX schedule_by_time ON schedule (at);

CREATE TRIGGER scheduled_again AFTER INSERT ON schedule BEGIN
  DELETE FROM refused_schedules WHERE type = NEW.type AND id = NEW.id;
END;

-- When and why a scheduled publication was refused. Deleted when the draft is published, discarded
-- or scheduled again.
CREATE TABLE refused_schedules (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  -- JSON, by field and language.
  errors TEXT NOT NULL CHECK (json_valid(errors)),
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;

-- A link that opens the preview once.
CREATE TABLE preview_links (
  digest TEXT PRIMARY KEY,
  path TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Releases ----------------------------------------------------------------------------------------

-- Entries that are published together, in one batch.
CREATE TABLE releases (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- JSON: a list of { type, id }.
  entries TEXT NOT NULL CHECK (json_valid(entries)),
  created_at TEXT NOT NULL,
  -- The time at which to publish; null if not scheduled.
  at TEXT,
  published_at TEXT,
  undone_at TEXT,
  -- The editor who last scheduled or published it, or else who created it.
  author TEXT NOT NULL,
  author_name TEXT NOT NULL,
  -- JSON: when and why a scheduled publication was refused, { at, errors }.
  refused TEXT CHECK (refused IS NULL OR json_valid(refused))
) STRICT;
CREATE INDEX releases_by_time ON releases (at) WHERE at IS NOT NULL;

-- A release can be published once and undone once. A second simultaneous attempt fails its batch.
CREATE TRIGGER release_published BEFORE UPDATE OF published_at ON releases
WHEN OLD.published_at IS NOT NULL AND NEW.published_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

CREATE TRIGGER release_undone BEFORE UPDATE OF undone_at ON releases
WHEN OLD.undone_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

-- An insert into this view stores nothing, but fails its batch with `version_changed` if the
-- release has other entries, so that no entry is published that was added or removed in the
-- meantime.
CREATE VIEW expected_releases AS SELECT id, entries FROM releases;

CREATE TRIGGER expect_release INSTEAD OF INSERT ON expected_releases
WHEN NOT EXISTS (
  SELECT 1 FROM releases WHERE id = NEW.id AND json(entries) = json(NEW.entries)
) BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

-- Editors -----------------------------------------------------------------------------------------

-- An editor. Rows of removed editors stay without their email address, because the history needs
-- their names.
CREATE TABLE editors (
  id TEXT PRIMARY KEY,
  -- In lower case.
  email TEXT UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('write', 'publish', 'own')),
  -- The language of emails to the editor.
  language TEXT NOT NULL,
  created_at TEXT NOT NULL,
  removed_at TEXT,
  CHECK ((email IS NULL) = (removed_at IS NOT NULL))
) STRICT;

-- A session of an editor.
CREATE TABLE editor_sessions (
  digest TEXT PRIMARY KEY,
  -- The id in lists of sessions.
  id TEXT NOT NULL UNIQUE,
  editor TEXT NOT NULL REFERENCES editors (id),
  way TEXT NOT NULL CHECK (way IN ('passkey', 'link', 'access', 'local')),
  -- The browser's user agent.
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX editor_sessions_by_editor ON editor_sessions (editor);

-- A passkey of an editor.
CREATE TABLE passkeys (
  -- The credential's id and public key, in base64url.
  id TEXT PRIMARY KEY,
  editor TEXT NOT NULL REFERENCES editors (id),
  public_key TEXT NOT NULL,
  -- The counter of signatures; 0 if the authenticator does not count.
  counter INTEGER NOT NULL,
  -- JSON: how browsers connect to the authenticator.
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_editor ON passkeys (editor);

-- A challenge that an authenticator signs once: to log in, or with an editor to add a passkey.
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  editor TEXT REFERENCES editors (id),
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- An emailed login link. Its secret is derived from the id with a key that is not in this database.
CREATE TABLE login_links (
  id TEXT PRIMARY KEY,
  editor TEXT NOT NULL REFERENCES editors (id),
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A login attempt that counts against a limit. The key is a digest of the limit's name and of the
-- network address or mailbox.
CREATE TABLE login_attempts (
  key TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX login_attempts_by_key ON login_attempts (key, at);
CREATE INDEX login_attempts_by_time ON login_attempts (at);

-- A token of a machine.
CREATE TABLE editor_tokens (
  digest TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('write', 'publish', 'own')),
  -- The only type of entries that the token may access; null for all.
  type TEXT,
  -- The editor who created it. The token ends when the editor is removed.
  editor TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT,
  ended_at TEXT
) STRICT, WITHOUT ROWID;

-- A change of access by an editor, or a refused request. `name` is the editor's name at that time.
CREATE TABLE editor_events (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  editor TEXT NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL
) STRICT;
CREATE INDEX editor_events_of ON editor_events (editor, kind, subject, at);

CREATE TRIGGER editor_events_stay BEFORE UPDATE ON editor_events BEGIN
  SELECT RAISE(ABORT, 'events are not changed');
END;

-- The newest 10,000 events are kept, and cannot be deleted.
CREATE TRIGGER editor_events_kept BEFORE DELETE ON editor_events
WHEN OLD.id > (SELECT max(id) FROM editor_events) - 10000 BEGIN
  SELECT RAISE(ABORT, 'events are not deleted');
END;

CREATE TRIGGER editor_events_bounded AFTER INSERT ON editor_events BEGIN
  DELETE FROM editor_events WHERE id <= NEW.id - 10000;
END;

-- Files -------------------------------------------------------------------------------------------

-- A file that an editor has uploaded and the shop serves. Entries refer to it by `src`.
CREATE TABLE files (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('picture', 'pdf', 'ldt', 'ies', 'glb')),
  -- The name that editors see.
  name TEXT NOT NULL,
  src TEXT NOT NULL UNIQUE,
  -- SHA-256 of the uploaded file, so that the same file is stored only once. The original of a
  -- picture is not kept.
  hash TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  -- Only for pictures: size in px, colour as `#rrggbb`, alternative text by language as JSON, and
  -- the focal point in percent.
  width INTEGER,
  height INTEGER,
  colour TEXT,
  alt TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(alt)),
  focus_x REAL,
  focus_y REAL,
  -- The picture in the same frame with the lamps on.
  lit TEXT REFERENCES files (id) ON DELETE SET NULL,
  -- The name and alternative texts, in lower case without diacritics.
  words TEXT NOT NULL,
  uploaded_at TEXT NOT NULL,
  uploaded_by TEXT NOT NULL
) STRICT;
CREATE INDEX files_by_time ON files (uploaded_at DESC, id DESC);
CREATE INDEX files_by_lit ON files (lit);

-- An incomplete upload, whose parts R2 keeps for a week.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT,
  -- The required kind of file; null for any.
  purpose TEXT,
  -- The id of the multipart upload in R2.
  upload TEXT NOT NULL,
  started_at TEXT NOT NULL,
  started_by TEXT NOT NULL
) STRICT;
CREATE INDEX uploads_by_start ON uploads (started_at);

-- A part of an upload that is stored in R2.
CREATE TABLE upload_parts (
  upload TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  etag TEXT NOT NULL,
  PRIMARY KEY (upload, number)
) STRICT, WITHOUT ROWID;

-- Connectors --------------------------------------------------------------------------------------

-- The progress of a connector to a CMS. An import reads all documents; a sweep only compares their
-- revisions.
CREATE TABLE connectors (
  connector TEXT PRIMARY KEY,
  phase TEXT NOT NULL DEFAULT 'idle' CHECK (phase IN ('idle', 'import', 'sweep')),
  -- The CMS's cursor of the next page to read; null for the first page.
  cursor TEXT,
  -- The number of imports and sweeps that were started.
  sweep INTEGER NOT NULL DEFAULT 0,
  -- Whether an entry was imported since refused documents were last retried.
  progress INTEGER NOT NULL DEFAULT 0,
  -- The last problem of the CMS, and the time of the next attempt.
  problem TEXT,
  not_before TEXT NOT NULL DEFAULT '',
  -- Ensures that only one step runs at a time.
  leased_until TEXT NOT NULL DEFAULT '',
  imported_at TEXT,
  swept_at TEXT
) STRICT, WITHOUT ROWID;

-- A document of a CMS that corresponds to an entry.
CREATE TABLE connected (
  connector TEXT NOT NULL,
  document TEXT NOT NULL,
  -- The corresponding entry.
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  -- The last revision whose import was tried; '' to try again.
  revision TEXT NOT NULL DEFAULT '',
  -- Whether the entry exists; it does not if the first import was refused.
  stored INTEGER NOT NULL DEFAULT 0,
  -- JSON: the documents that it refers to.
  refers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(refers)),
  -- JSON by field: why the latest revision was refused.
  errors TEXT CHECK (errors IS NULL OR json_valid(errors)),
  -- The number of the last sweep that found the document.
  sweep INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (connector, document)
) STRICT, WITHOUT ROWID;
CREATE INDEX connected_entries ON connected (type, id);

-- A document to import, or to check for deletion. `noted` changes whenever it is queued, so that
-- a document that is queued again during its import stays in the queue.
CREATE TABLE connector_queue (
  connector TEXT NOT NULL,
  document TEXT NOT NULL,
  noted TEXT NOT NULL,
  -- JSON of the document, if it is already loaded.
  data TEXT CHECK (data IS NULL OR json_valid(data)),
  PRIMARY KEY (connector, document)
) STRICT, WITHOUT ROWID;

-- The former entry of a document whose type or id has changed. It is removed later, because other
-- entries may refer to it until they are updated.
CREATE TABLE connector_leftovers (
  connector TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (connector, type, id)
) STRICT, WITHOUT ROWID;

-- A webhook delivery that was already queued; kept for a day.
CREATE TABLE connector_deliveries (
  connector TEXT NOT NULL,
  delivery TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (connector, delivery)
) STRICT, WITHOUT ROWID;

-- Derived rows ------------------------------------------------------------------------------------

-- The following rows are derived from entries in the batch that changes them. They are rebuilt by
-- `POST /api/content/rebuild` or the cron job.

-- The version of the derivation that last built these rows; at most one row.
CREATE TABLE derived_version (
  version INTEGER NOT NULL
) STRICT;

-- One row during a rebuild: its version, and the part and entry after which it continues.
CREATE TABLE derived_rebuild (
  version INTEGER NOT NULL,
  part TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL
) STRICT;

-- Lists for editors -------------------------------------------------------------------------------

-- An entry in the list for editors. The columns describe its draft, or else its published version.
CREATE TABLE entry_list (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  slug TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('published', 'changed', 'draft')),
  -- JSON by language.
  title TEXT NOT NULL,
  untranslated INTEGER NOT NULL,
  -- Whether a translation is older than its English text.
  drifted INTEGER NOT NULL,
  UNIQUE (type, id)
) STRICT;
CREATE INDEX entry_list_by_state ON entry_list (state, type, id);
CREATE INDEX entry_list_untranslated ON entry_list (type, id) WHERE untranslated = 1;
CREATE INDEX entry_list_drifted ON entry_list (type, id) WHERE drifted = 1;

-- The words of an entry in all languages. The `rowid` is the `row` in `entry_list`.
CREATE VIRTUAL TABLE entry_words USING fts5 (
  title, text, content = '', contentless_delete = 1, detail = column, prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2'
);

-- A reference from an entry to another, by field. Links to a page's path are references too.
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

-- A picture in an entry, for reuse: alternative texts, unlit and lit picture, focal point.
CREATE TABLE entry_pictures (
  -- The address of the unlit picture.
  src TEXT NOT NULL,
  source_type TEXT NOT NULL,
  source TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  picture TEXT NOT NULL CHECK (json_valid(picture)),
  -- Titles, id, alternative texts and address, in lower case without diacritics.
  words TEXT NOT NULL,
  PRIMARY KEY (src, source_type, source, status)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_pictures_by_source ON entry_pictures (source_type, source, status);

-- Listings ----------------------------------------------------------------------------------------

-- A published product in a market, price list and category; '' is the category of the whole shop.
CREATE TABLE listing (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  product TEXT NOT NULL,
  popularity INTEGER NOT NULL,
  created TEXT NOT NULL,
  -- In minor units.
  price INTEGER NOT NULL,
  -- Keys whose bytes sort as the language sorts names.
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  -- A key that all finishes of a design share; null for products with a single finish.
  design TEXT,
  PRIMARY KEY (market, price_list, category, product)
) STRICT, WITHOUT ROWID;
-- Each sort order of a listing is read from its index alone, starting after the last product of the
-- previous page.
CREATE INDEX listing_by_popularity ON listing (market, price_list, category, popularity, product);
CREATE INDEX listing_by_created ON listing (market, price_list, category, created, product);
CREATE INDEX listing_by_price ON listing (market, price_list, category, price, product);
CREATE INDEX listing_by_name_en ON listing (market, price_list, category, name_en, product);
CREATE INDEX listing_by_name_sv ON listing (market, price_list, category, name_sv, product);
CREATE INDEX listing_by_product ON listing (product);
CREATE INDEX listing_by_design ON listing (market, price_list, category, design, product)
  WHERE design IS NOT NULL;

-- The number of products in a listing. Updated when products are published, so that no visitor
-- has to wait for a count.
CREATE TABLE listing_totals (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (market, price_list, category)
) STRICT, WITHOUT ROWID;

-- A filter value of a product, in the whole shop (category '') and in each of its categories.
CREATE TABLE listing_facets (
  category TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  product TEXT NOT NULL,
  PRIMARY KEY (category, facet, value, product)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_facets_by_product ON listing_facets (product, category, facet, value);

-- The number of products in a listing that have a filter value.
CREATE TABLE facet_totals (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (market, price_list, category, facet, value)
) STRICT, WITHOUT ROWID;

-- The names of a filter value.
CREATE TABLE facet_names (
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  en TEXT NOT NULL,
  sv TEXT NOT NULL,
  -- The value of the same filter that contains this one, as brass contains solid brass; '' if there
  -- is none.
  parent TEXT NOT NULL DEFAULT '',
  -- The colour of one of the products with this value, as #rrggbb; null if there is none.
  colour TEXT,
  PRIMARY KEY (facet, value)
) STRICT, WITHOUT ROWID;

-- All filter values of a product, as lines of `facet value`. Counting the products that a choice
-- would leave reads one row per product instead of twenty.
CREATE TABLE product_values (
  product TEXT PRIMARY KEY,
  list TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A size of a product, for filters by range, in the whole shop (category '') and in each of its
-- categories. Lengths in mm, luminous flux in lm; null if unknown.
CREATE TABLE listing_sizes (
  category TEXT NOT NULL,
  product TEXT NOT NULL,
  size INTEGER NOT NULL,
  width REAL,
  height REAL,
  luminous_flux REAL,
  PRIMARY KEY (product, category, size)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_sizes_by_width ON listing_sizes (category, width, product)
  WHERE width IS NOT NULL;
CREATE INDEX listing_sizes_by_height ON listing_sizes (category, height, product)
  WHERE height IS NOT NULL;
CREATE INDEX listing_sizes_by_flux ON listing_sizes (category, luminous_flux, product)
  WHERE luminous_flux IS NOT NULL;

-- A published product (`source`) that shows another (`target`).
CREATE TABLE product_links (
  target TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (target, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_links_by_source ON product_links (source);

-- A product's card as JSON in each language, ready to copy into a response. `card_…` has three
-- parts on separate lines: the text before the prices, the text between the prices and the
-- variants, and the rest. `finish_…` is the product as a finish on another product's card.
CREATE TABLE product_cards (
  product TEXT PRIMARY KEY,
  -- The version of the texts' format; rows of other versions are ignored.
  version INTEGER NOT NULL,
  -- JSON: the ids of its finishes, published or not, and its prices.
  variants TEXT NOT NULL,
  prices TEXT NOT NULL,
  card_en TEXT NOT NULL,
  card_sv TEXT NOT NULL,
  finish_en TEXT NOT NULL,
  finish_sv TEXT NOT NULL
) STRICT;

-- One row, whose text changes when rows of listings or products change. Readers that have cached
-- cards or filters compare it. Random, like the revisions of entries.
CREATE TABLE listing_revision (
  revision TEXT NOT NULL
) STRICT;

INSERT INTO listing_revision (revision) VALUES (hex(randomblob(8)));

-- Search ------------------------------------------------------------------------------------------

-- An entry in the search index. The most popular product has the smallest row id, because results
-- are sorted by popularity and FTS5 reads forwards faster than backwards. Pages have negative row
-- ids.
CREATE TABLE search_rows (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  -- Words surrounded by spaces; relevance is computed from them.
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  UNIQUE (type, id)
) STRICT;

-- The words of an entry in one language, by its row in `search_rows`; up to 24 letters each. `~`
-- marks words of other languages, `=1x65` a market and price list in which a product is sold,
-- `=page` an editorial page. There are no columns, because FTS5 would read a complete list to
-- filter it by column. All prefixes are indexed, because FTS5 would first have to build a list for
-- a prefix without index.
CREATE VIRTUAL TABLE search_en USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  prefix = '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25',
  tokenize = "ascii tokenchars '~=-'"
);

CREATE VIRTUAL TABLE search_sv USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  prefix = '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25',
  tokenize = "ascii tokenchars '~=-'"
);

-- A word of names and labels in any language, by each of its trigrams, to correct mistyped words.
-- Words of removed entries stay, but are not suggested.
CREATE TABLE search_grams (
  gram TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (gram, length, word)
) STRICT, WITHOUT ROWID;
