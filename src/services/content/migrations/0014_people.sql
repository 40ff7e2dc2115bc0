-- Who edits. Rows of removed editors stay, without their address: the history names them.
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

-- Of every secret below, only the digest is stored: read access to these tables opens nothing.
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

-- Mailed links. Their secrets are derived from the id by a key outside of this database.
CREATE TABLE login_links (
  id TEXT PRIMARY KEY,
  editor TEXT NOT NULL REFERENCES editors (id),
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Attempts to log in, for their limits; the key is a digest of the limit and whose attempts it counts.
CREATE TABLE login_attempts (
  key TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE INDEX login_attempts_by_key ON login_attempts (key, at);
CREATE INDEX login_attempts_by_time ON login_attempts (at);

-- Tokens of machines. A type limits one to entries of that type.
CREATE TABLE editor_tokens (
  digest TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('write', 'publish', 'own')),
  type TEXT,
  -- The editor who made it; with them it ends.
  editor TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT,
  ended_at TEXT
) STRICT, WITHOUT ROWID;

-- What editors did to access, and what was refused to whom; the names are those of that time.
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
