-- What the content service stores, by subject: entries, releases, editors, files, connectors, and
-- what is derived from entries: lists for editors, listings, cards and search.
--
-- Where a column says nothing else:
-- Times are ISO texts in UTC; null where it has not happened.
-- Columns that answer yes or no are 1 or 0.
-- `type` and `id` name an entry. `author` is an editor's id, `author_name` the name of that time.
-- A derived text that is in every language has a column for each (`name_en`).
-- Of secrets only the digest is stored: read access to this database opens nothing.

-- Entries -----------------------------------------------------------------------------------------

-- A draft or the published version of an entry, beside each other; `data` has all languages.
CREATE TABLE entries (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  -- The entry's address within its type: a product's slug, a page's path.
  slug TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  created_at TEXT NOT NULL,
  published_at TEXT CHECK ((status = 'published') = (published_at IS NOT NULL)),
  -- Changes with every change of the data, whoever makes it: readers that have an entry in memory
  -- ask whether it is still the same, instead of reading it again. Random, so that data of a
  -- restored database never has the revision of other data.
  revision TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (type, id, status)
) STRICT;
CREATE UNIQUE INDEX entries_by_slug ON entries (type, slug, status);
-- A designer's page queries the products that name the designer, in listing order.
CREATE INDEX products_by_designer
  ON entries (json_extract(data, '$.designer'), json_extract(data, '$.popularity'))
  WHERE type = 'product';
-- In a row the revision comes after the data, which would have to be read first.
CREATE INDEX entry_revisions ON entries (type, id, status, revision);

CREATE TRIGGER entry_inserted AFTER INSERT ON entries BEGIN
  UPDATE entries SET revision = hex(randomblob(8)) WHERE rowid = NEW.rowid;
END;

CREATE TRIGGER entry_changed AFTER UPDATE OF data ON entries BEGIN
  UPDATE entries SET revision = hex(randomblob(8)) WHERE rowid = NEW.rowid;
END;

-- A card never outlives the data that it was made of, whoever changes it; products without one are
-- read in full.
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

-- A batch fails unless what is public of an entry was published when the caller read it was: of two
-- publications, or undos, at once, one is done. `published_at` is null for what is not public.
CREATE VIEW expected_publications AS
  SELECT type, id, published_at FROM entries WHERE status = 'published';

CREATE TRIGGER expect_publication INSTEAD OF INSERT ON expected_publications
WHEN NEW.published_at IS NOT (
  SELECT published_at FROM entries WHERE type = NEW.type AND id = NEW.id AND status = 'published'
) BEGIN
  SELECT RAISE(ABORT, 'publication_changed');
END;

-- A saved version of an entry; restoring one saves it again.
CREATE TABLE versions (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  saved_at TEXT NOT NULL,
  -- The last publication of this version.
  published_at TEXT,
  -- Who saved it. Null for what nobody saved, such as the demo's entries.
  author TEXT,
  author_name TEXT,
  -- Saved while its author typed: the author's next save of this kind replaces it.
  is_autosaved INTEGER NOT NULL DEFAULT 0,
  -- JSON: the fields whose translation is older than the English text, as of this version.
  drifted TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (type, id, version)
) STRICT, WITHOUT ROWID;

-- Inserting a version here fails the whole batch with `version_changed` unless the entry is at it:
-- of two parallel changes of the same version, one is refused. 0 is an entry that does not exist.
CREATE VIEW expected_versions AS SELECT type, id, version FROM versions;

CREATE TRIGGER expect_version INSTEAD OF INSERT ON expected_versions WHEN NEW.version IS NOT iif(
  EXISTS (SELECT 1 FROM entries WHERE type = NEW.type AND id = NEW.id),
  coalesce((SELECT max(version) FROM versions WHERE type = NEW.type AND id = NEW.id), 1),
  0
) BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

-- From when until when a version was public, and who made it so; `until` is null for what is. Rows
-- are never changed but for their end.
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

-- When an entry's draft is to be published: on time if who scheduled it may still publish.
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

-- When and why an entry was not published at its time; until its draft is published, discarded or
-- scheduled again.
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

-- Entries that are published together: all of them in one batch, or none.
CREATE TABLE releases (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- JSON: a list of { type, id }.
  entries TEXT NOT NULL CHECK (json_valid(entries)),
  created_at TEXT NOT NULL,
  -- Set while it is scheduled.
  at TEXT,
  published_at TEXT,
  undone_at TEXT,
  -- Who scheduled or published it last, else who made it.
  author TEXT NOT NULL,
  author_name TEXT NOT NULL,
  -- JSON: when and why it was not published at its time, { at, errors }.
  refused TEXT CHECK (refused IS NULL OR json_valid(refused))
) STRICT;
CREATE INDEX releases_by_time ON releases (at) WHERE at IS NOT NULL;

-- A release is published and undone once each: a second one at the same time fails with its batch.
CREATE TRIGGER release_published BEFORE UPDATE OF published_at ON releases
WHEN OLD.published_at IS NOT NULL AND NEW.published_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

CREATE TRIGGER release_undone BEFORE UPDATE OF undone_at ON releases
WHEN OLD.undone_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

-- Inserting a release here fails the whole batch with `version_changed` unless it still has these
-- entries: nothing is published that was added or removed meanwhile.
CREATE VIEW expected_releases AS SELECT id, entries FROM releases;

CREATE TRIGGER expect_release INSTEAD OF INSERT ON expected_releases
WHEN NOT EXISTS (
  SELECT 1 FROM releases WHERE id = NEW.id AND json(entries) = json(NEW.entries)
) BEGIN
  SELECT RAISE(ABORT, 'version_changed');
END;

-- Editors -----------------------------------------------------------------------------------------

-- Somebody who edits. Rows of removed editors stay, without their address: the history names them.
CREATE TABLE editors (
  id TEXT PRIMARY KEY,
  -- In lower case.
  email TEXT UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('write', 'publish', 'own')),
  -- Of their mails.
  language TEXT NOT NULL,
  created_at TEXT NOT NULL,
  removed_at TEXT,
  CHECK ((email IS NULL) = (removed_at IS NOT NULL))
) STRICT;

-- A login of an editor.
CREATE TABLE editor_sessions (
  digest TEXT PRIMARY KEY,
  -- As lists name it.
  id TEXT NOT NULL UNIQUE,
  editor TEXT NOT NULL REFERENCES editors (id),
  way TEXT NOT NULL CHECK (way IN ('passkey', 'link', 'access', 'local')),
  -- The browser's own description of itself.
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
  -- Of signatures; 0 where the authenticator does not count.
  counter INTEGER NOT NULL,
  -- JSON: how browsers reach the authenticator.
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_editor ON passkeys (editor);

-- What an authenticator has to sign, once: to log in, or (with an editor) to add a passkey.
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  editor TEXT REFERENCES editors (id),
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A mailed link to log in. Its secret is derived from the id by a key outside of this database.
CREATE TABLE login_links (
  id TEXT PRIMARY KEY,
  editor TEXT NOT NULL REFERENCES editors (id),
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- An attempt to log in, for the limits; the key is a digest of the limit and whose attempts it
-- counts.
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
  -- Limits it to entries of this type; null is all.
  type TEXT,
  -- The editor who made it; with them it ends.
  editor TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT,
  ended_at TEXT
) STRICT, WITHOUT ROWID;

-- What an editor did to access, or was refused; the name is that of the time.
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

-- The newest 10,000 are kept, and nobody can delete them.
CREATE TRIGGER editor_events_kept BEFORE DELETE ON editor_events
WHEN OLD.id > (SELECT max(id) FROM editor_events) - 10000 BEGIN
  SELECT RAISE(ABORT, 'events are not deleted');
END;

CREATE TRIGGER editor_events_bounded AFTER INSERT ON editor_events BEGIN
  DELETE FROM editor_events WHERE id <= NEW.id - 10000;
END;

-- Files -------------------------------------------------------------------------------------------

-- What an editor has uploaded and the shop serves. Entries name it by `src`.
CREATE TABLE files (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('picture', 'pdf', 'ldt', 'ies', 'glb')),
  -- As editors see it.
  name TEXT NOT NULL,
  src TEXT NOT NULL UNIQUE,
  -- SHA-256 of what was uploaded, which is not kept of pictures: the same file is stored once.
  hash TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  -- Of pictures: px, `#rrggbb`, text by language as JSON, and the point that matters most, in
  -- percent.
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

-- An upload that is not complete: R2 has its parts, for a week.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT,
  -- The kind of file that is asked for; null is any.
  purpose TEXT,
  -- The multipart upload in R2.
  upload TEXT NOT NULL,
  started_at TEXT NOT NULL,
  started_by TEXT NOT NULL
) STRICT;
CREATE INDEX uploads_by_start ON uploads (started_at);

-- A part of an upload that R2 has.
CREATE TABLE upload_parts (
  upload TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  etag TEXT NOT NULL,
  PRIMARY KEY (upload, number)
) STRICT, WITHOUT ROWID;

-- Connectors --------------------------------------------------------------------------------------

-- How far the connector to a CMS is.
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

-- A document of a CMS that is an entry here.
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

-- A document to be taken over, or looked for. `noted` changes with every note: what is noted while
-- it is taken over stays.
CREATE TABLE connector_queue (
  connector TEXT NOT NULL,
  document TEXT NOT NULL,
  noted TEXT NOT NULL,
  -- JSON of the document, where it came along.
  data TEXT CHECK (data IS NULL OR json_valid(data)),
  PRIMARY KEY (connector, document)
) STRICT, WITHOUT ROWID;

-- An entry whose document has become another entry: taken off once nothing needs it any more.
CREATE TABLE connector_leftovers (
  connector TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (connector, type, id)
) STRICT, WITHOUT ROWID;

-- The delivery of a webhook that has been noted, for a day.
CREATE TABLE connector_deliveries (
  connector TEXT NOT NULL,
  delivery TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (connector, delivery)
) STRICT, WITHOUT ROWID;

-- Derived rows ------------------------------------------------------------------------------------

-- All that follows is made of entries in the batch that changes them, and made anew by
-- `POST /api/content/rebuild` or the cron job.

-- The version of the derivation that last made these rows (one row, or none).
CREATE TABLE derived_version (
  version INTEGER NOT NULL
) STRICT;

-- One row while they are made anew: for which version, and after which entry of which part it goes
-- on.
CREATE TABLE derived_rebuild (
  version INTEGER NOT NULL,
  part TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL
) STRICT;

-- Lists for editors -------------------------------------------------------------------------------

-- What the list of entries says about one, by its draft, else what is published.
CREATE TABLE entry_list (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  slug TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('published', 'changed', 'draft')),
  -- JSON by language.
  title TEXT NOT NULL,
  untranslated INTEGER NOT NULL,
  -- A translation is older than its English text.
  drifted INTEGER NOT NULL,
  UNIQUE (type, id)
) STRICT;
CREATE INDEX entry_list_by_state ON entry_list (state, type, id);
CREATE INDEX entry_list_untranslated ON entry_list (type, id) WHERE untranslated = 1;
CREATE INDEX entry_list_drifted ON entry_list (type, id) WHERE drifted = 1;

-- The words of an entry in all languages, by its `row` in `entry_list`.
CREATE VIRTUAL TABLE entry_words USING fts5 (
  title, text, content = '', contentless_delete = 1, detail = column, prefix = '2 3',
  tokenize = 'unicode61 remove_diacritics 2'
);

-- An entry that names another, and in which field; a page is also named by links to it.
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

-- A picture as an entry shows it, to be used again: alternative texts, unlit and lit, focal point.
CREATE TABLE entry_pictures (
  -- Of the unlit one.
  src TEXT NOT NULL,
  source_type TEXT NOT NULL,
  source TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  picture TEXT NOT NULL CHECK (json_valid(picture)),
  -- Without case and diacritics.
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
  -- Sort bytewise in the order of their language.
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  -- The same for products that are one design in several finishes; null for all others.
  design TEXT,
  PRIMARY KEY (market, price_list, category, product)
) STRICT, WITHOUT ROWID;
-- Every order of a listing is read from its index alone, starting after the last product of the
-- page before.
CREATE INDEX listing_by_popularity ON listing (market, price_list, category, popularity, product);
CREATE INDEX listing_by_created ON listing (market, price_list, category, created, product);
CREATE INDEX listing_by_price ON listing (market, price_list, category, price, product);
CREATE INDEX listing_by_name_en ON listing (market, price_list, category, name_en, product);
CREATE INDEX listing_by_name_sv ON listing (market, price_list, category, name_sv, product);
CREATE INDEX listing_by_product ON listing (product);
CREATE INDEX listing_by_design ON listing (market, price_list, category, design, product)
  WHERE design IS NOT NULL;

-- How many products a listing has: updated when products are published, never while a visitor
-- waits.
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

-- How many products of a listing have a filter value.
CREATE TABLE facet_totals (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (market, price_list, category, facet, value)
) STRICT, WITHOUT ROWID;

-- What a filter value is called.
CREATE TABLE facet_names (
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  en TEXT NOT NULL,
  sv TEXT NOT NULL,
  -- The value of the same filter that contains this one, as brass contains solid brass; '' for
  -- none.
  parent TEXT NOT NULL DEFAULT '',
  -- As #rrggbb, of one of the products that have it; null for none.
  colour TEXT,
  PRIMARY KEY (facet, value)
) STRICT, WITHOUT ROWID;

-- All filter values of a product, as lines of `facet value`: counting what a choice leaves reads
-- one row for each product instead of twenty.
CREATE TABLE product_values (
  product TEXT PRIMARY KEY,
  list TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What ranges are asked of: a size of a product, in the whole shop (category '') and in each of its
-- categories. Lengths are in mm, luminous flux in lm; null for none.
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

-- A product's card as JSON, ready to be copied into a response, in each language. `card_…` holds
-- three parts on lines of their own: what comes before the prices, between them and the variants,
-- and after those; `finish_…` is the product as a finish of another one's card.
CREATE TABLE product_cards (
  product TEXT PRIMARY KEY,
  -- Of the texts' format; rows of another one are not used.
  version INTEGER NOT NULL,
  -- JSON: the ids of its finishes, published or not, and its prices.
  variants TEXT NOT NULL,
  prices TEXT NOT NULL,
  card_en TEXT NOT NULL,
  card_sv TEXT NOT NULL,
  finish_en TEXT NOT NULL,
  finish_sv TEXT NOT NULL
) STRICT;

-- One row, whose text changes with the rows of listings and with products: a reader that has cards
-- or filters in memory asks whether they are still the same. Random, as the revisions of entries
-- are.
CREATE TABLE listing_revision (
  revision TEXT NOT NULL
) STRICT;

INSERT INTO listing_revision (revision) VALUES (hex(randomblob(8)));

-- Search ------------------------------------------------------------------------------------------

-- An entry of the search index, in its order: row ids of products grow as popularity falls, because
-- FTS5 reads forwards faster than backwards. Pages have negative row ids.
CREATE TABLE search_rows (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  -- Words surrounded by spaces; relevance is computed from them.
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  UNIQUE (type, id)
) STRICT;

-- The words of an entry in one language, by its row in `search_rows`: up to 24 letters; `~` marks
-- those of the other language, `=1x65` a place of sale (market, price list), `=page` an editorial
-- page. Without columns and with every prefix: each word of a search is one list that exists
-- already. FTS5 would read a whole list to filter it by column, and build a list for other
-- prefixes.
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

-- A word of names and labels in any language, by each of its trigrams, to correct mistyped ones.
-- Removed words stay, but are not suggested.
CREATE TABLE search_grams (
  gram TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (gram, length, word)
) STRICT, WITHOUT ROWID;
