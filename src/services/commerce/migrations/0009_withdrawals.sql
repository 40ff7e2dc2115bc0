-- Withdrawals from contracts. One starts with the order's number, and takes effect once it is
-- confirmed.
CREATE TABLE withdrawals (
  withdrawal INTEGER PRIMARY KEY AUTOINCREMENT,
  -- 128 random bits: the address of the statement's page.
  reference TEXT NOT NULL UNIQUE,
  -- Null where number and address match no order: the withdrawal is accepted, and a person handles
  -- it.
  order_reference TEXT REFERENCES orders,
  -- The order's number as it was typed.
  order_number TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  -- ISO times in UTC; unconfirmed withdrawals are deleted later.
  created TEXT NOT NULL,
  confirmed TEXT
) STRICT;
CREATE INDEX withdrawals_of_order ON withdrawals (order_reference) WHERE order_reference IS NOT NULL;
CREATE INDEX unconfirmed_withdrawals ON withdrawals (created) WHERE confirmed IS NULL;

-- The returned goods of confirmed withdrawals.
CREATE TABLE withdrawal_lines (
  withdrawal INTEGER NOT NULL REFERENCES withdrawals,
  order_reference TEXT NOT NULL,
  line TEXT NOT NULL,
  -- Returning more than is left yields a null, which makes the whole batch fail.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_reference, line, withdrawal),
  FOREIGN KEY (order_reference, line) REFERENCES order_lines
) STRICT, WITHOUT ROWID;
CREATE INDEX lines_of_withdrawal ON withdrawal_lines (withdrawal);

-- The outbox gets one more kind; a CHECK cannot be altered, so the table is created anew.
CREATE TABLE new_outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('order', 'shipped', 'password_reset', 'newsletter', 'stock', 'withdrawal')),
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
