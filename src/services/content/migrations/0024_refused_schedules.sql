-- When and why an entry was not published at its time; until its draft is published, discarded or
-- scheduled again. `errors` is JSON, by field and language.
CREATE TABLE refused_schedules (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  errors TEXT NOT NULL CHECK (json_valid(errors)),
  PRIMARY KEY (type, id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER scheduled_again AFTER INSERT ON schedule BEGIN
  DELETE FROM refused_schedules WHERE type = NEW.type AND id = NEW.id;
END;

CREATE TRIGGER draft_gone AFTER DELETE ON entries WHEN OLD.status = 'draft' BEGIN
  DELETE FROM refused_schedules WHERE type = OLD.type AND id = OLD.id;
END;
