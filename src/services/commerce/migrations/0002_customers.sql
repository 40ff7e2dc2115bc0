ALTER TABLE customers ADD COLUMN address1 TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN address2 TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN zip_code TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN city TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN state TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN country TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN phone_number TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN language TEXT;
-- Whether the customer wants the newsletter; mails go only to confirmed addresses in
-- `newsletter_subscriptions`.
ALTER TABLE customers ADD COLUMN newsletter INTEGER NOT NULL DEFAULT 0;
-- The Durable Object of the customer's bag; null before the first login.
ALTER TABLE customers ADD COLUMN selection TEXT;

-- Logged-in sessions. Deleting a row ends the session at once.
CREATE TABLE sessions (
  -- SHA-256 of the token.
  token TEXT PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers,
  expires TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_customer ON sessions (customer);

-- The newest reset link of each customer. Its secret is not stored: it is derived from `reference`
-- with a separate key.
CREATE TABLE password_resets (
  customer INTEGER PRIMARY KEY REFERENCES customers,
  reference TEXT NOT NULL UNIQUE,
  expires TEXT NOT NULL
) STRICT;

CREATE TABLE newsletter_subscriptions (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  -- The reference of the confirmation link; its secret is derived like a reset link's.
  reference TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  country TEXT NOT NULL,
  created TEXT NOT NULL,
  -- Null until the link in the mail was followed; nothing else is sent before.
  confirmed TEXT
) STRICT, WITHOUT ROWID;

-- Requests for a mail when an item, or any item of a product, is available again. Deleted when the
-- mail is written.
CREATE TABLE stock_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE,
  product TEXT NOT NULL REFERENCES products,
  -- Empty: any item of the product.
  item TEXT NOT NULL,
  language TEXT NOT NULL,
  created TEXT NOT NULL,
  UNIQUE (email, product, item)
) STRICT;
CREATE INDEX stock_requests_of_product ON stock_requests (product);

-- An order belongs to the customer who was logged in when it was paid.
CREATE INDEX orders_of_customer ON orders (snapshot ->> 'customer', number);

-- Declined payments of a selection are counted.
CREATE INDEX payments_of_selection ON payments (selection, created);

-- The outbox gets more kinds; a CHECK cannot be altered, so the table is created anew.
CREATE TABLE new_outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('order', 'shipped', 'password_reset', 'newsletter', 'stock')),
  recipient TEXT NOT NULL,
  -- What the mail is about: of an order, its reference; of the others, JSON with the data of their
  -- text.
  about TEXT NOT NULL,
  created TEXT NOT NULL,
  -- Which worker sends it until when, so that two never send the same mail at once.
  claimed_until TEXT,
  sent TEXT,
  -- The event of the mail, where it could be reported twice: one mail for each event.
  event TEXT UNIQUE
) STRICT;
INSERT INTO new_outbox (id, kind, recipient, about, created, claimed_until, sent)
  SELECT id, kind, recipient, about, created, claimed_until, sent FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX unsent ON outbox (created) WHERE sent IS NULL;
