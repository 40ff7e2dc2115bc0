-- What a customer sees of their logins. `session` names one without its secret.
ALTER TABLE sessions ADD COLUMN session TEXT NOT NULL DEFAULT '';
-- ISO times in UTC; the second is at most an hour late.
ALTER TABLE sessions ADD COLUMN created TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN used TEXT NOT NULL DEFAULT '';
-- Browser and system, as `http/devices.ts` names them: the browser's own text is not stored.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
UPDATE sessions SET session = lower(hex(randomblob(16))), created = strftime('%Y-%m-%dT%H:%M:%fZ', expires, '-90 days'),
  used = strftime('%Y-%m-%dT%H:%M:%fZ');

-- When the owner of the mailbox showed that the account is theirs, by a mailed link; null before.
ALTER TABLE customers ADD COLUMN email_confirmed TEXT;
CREATE TRIGGER email_unconfirmed AFTER UPDATE OF email ON customers WHEN OLD.email <> NEW.email BEGIN
  UPDATE customers SET email_confirmed = NULL WHERE customer = NEW.customer;
END;

-- Changes of a customer's e-mail address: asked for, then confirmed from the new one. The old one can
-- stop either for some days. The links' secrets are derived, like those of reset links.
CREATE TABLE email_changes (
  reference TEXT PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers,
  old_email TEXT NOT NULL,
  new_email TEXT NOT NULL,
  -- ISO times in UTC; null until it was confirmed.
  created TEXT NOT NULL,
  confirmed TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX email_changes_of_customer ON email_changes (customer);

-- The number of a deleted customer is not given to another.
CREATE TABLE last_customer (
  customer INTEGER NOT NULL
) STRICT;
INSERT INTO last_customer (customer) VALUES (0);
CREATE TRIGGER customer_deleted AFTER DELETE ON customers BEGIN
  UPDATE last_customer SET customer = MAX(customer, OLD.customer);
END;

-- When the personal details were removed: ISO time in UTC.
ALTER TABLE orders ADD COLUMN anonymised TEXT;
CREATE INDEX personal_orders ON orders (created) WHERE anonymised IS NULL;
ALTER TABLE payments ADD COLUMN anonymised TEXT;
CREATE INDEX personal_payments ON payments (created)
  WHERE anonymised IS NULL AND status IN ('declined', 'cancelled', 'superseded', 'voided');

CREATE INDEX orders_of_email ON orders (email COLLATE NOCASE);
CREATE INDEX payments_of_customer ON payments (snapshot ->> 'customer');
