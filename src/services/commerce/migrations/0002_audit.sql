-- What operators do: the log of changes and refusals, and the answers to repeated requests.

-- A change by an operator, or a refused request. A change is stored in the transaction that makes
-- it, so neither exists without the other.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  -- The id of the person or machine, and the name at that time.
  actor TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON: the roles of the actor at that time.
  roles TEXT NOT NULL CHECK (json_valid(roles)),
  -- How the actor was authenticated: 'session', 'access', 'token', or 'management' for
  -- `MANAGEMENT_TOKEN`.
  way TEXT NOT NULL,
  -- The name in `operations.ts`.
  operation TEXT NOT NULL,
  -- What was changed, such as 'order 100123' or 'item 1001-1'.
  subject TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'refused')),
  -- JSON: the subject before and after the change; null for a refusal.
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after)),
  -- JSON: what the request sent. It may have personal data, so it is emptied when the data of the
  -- subject's buyer is erased.
  request TEXT CHECK (json_valid(request)),
  -- The request's `Idempotency-Key`, and a digest of its method, path and body.
  key TEXT,
  digest TEXT
) STRICT;
CREATE UNIQUE INDEX audit_by_key ON audit (actor, key) WHERE key IS NOT NULL;
-- Also used for the version of a subject, which is its newest row.
CREATE INDEX audit_by_subject ON audit (subject, id);
CREATE INDEX audit_by_actor ON audit (actor, id);
CREATE INDEX audit_by_time ON audit (at);

-- A change is first inserted without `after`. Once that is set, only `request` may be emptied.
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
WHEN OLD.after IS NOT NULL AND (
  NEW.request IS NOT NULL OR NEW.id <> OLD.id OR NEW.at <> OLD.at OR NEW.actor <> OLD.actor OR NEW.name <> OLD.name
  OR NEW.roles <> OLD.roles OR NEW.way <> OLD.way OR NEW.operation <> OLD.operation OR NEW.subject <> OLD.subject
  OR NEW.outcome <> OLD.outcome OR NEW.before IS NOT OLD.before OR NEW.after IS NOT OLD.after OR NEW.key IS NOT OLD.key
  OR NEW.digest IS NOT OLD.digest
)
BEGIN
  SELECT RAISE(ABORT, 'the log is not changed');
END;

-- A row without `after` is deleted in the transaction that inserted it if the request changed
-- nothing.
CREATE TRIGGER audit_kept BEFORE DELETE ON audit
WHEN OLD.after IS NOT NULL OR OLD.outcome = 'refused'
BEGIN
  SELECT RAISE(ABORT, 'the log is not deleted');
END;

-- The answer to a request with an `Idempotency-Key`, which a repeated request gets for 30 days.
CREATE TABLE operation_answers (
  actor TEXT NOT NULL,
  key TEXT NOT NULL,
  answered TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (actor, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_by_time ON operation_answers (answered);
