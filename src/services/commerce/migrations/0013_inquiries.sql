-- What visitors write to the shop by its forms. The outbox gets two more kinds; a CHECK cannot be
-- altered, so the table is created anew.
CREATE TABLE new_outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN (
    'order', 'shipped', 'password_reset', 'newsletter', 'stock', 'withdrawal', 'inquiry', 'inquiry_receipt'
  )),
  recipient TEXT NOT NULL,
  -- What the mail is about: of an order or a withdrawal, its reference; of the others, JSON with
  -- the data of their text.
  about TEXT NOT NULL,
  created TEXT NOT NULL,
  -- Which worker sends it until when, so that two never send the same mail at once.
  claimed_until TEXT,
  sent TEXT,
  -- The event of the mail, where it could be reported twice: one mail for each event.
  event TEXT UNIQUE
) STRICT;
INSERT INTO new_outbox (id, kind, recipient, about, created, claimed_until, sent, event)
  SELECT id, kind, recipient, about, created, claimed_until, sent, event FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX unsent ON outbox (created) WHERE sent IS NULL;
-- What visitors wrote is deleted from here once it has been mailed for a while.
CREATE INDEX sent_inquiries ON outbox (sent) WHERE kind IN ('inquiry', 'inquiry_receipt');
