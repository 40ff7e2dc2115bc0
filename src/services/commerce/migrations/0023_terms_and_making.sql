-- The shop's terms as PDFs, by language: a confirmation has those that stood there when the order
-- was made.
CREATE TABLE terms_copies (
  copy INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  -- What the shop calls this wording.
  version TEXT NOT NULL,
  -- Base64, as mails carry it.
  pdf TEXT NOT NULL,
  -- ISO time in UTC.
  since TEXT NOT NULL
) STRICT;

CREATE INDEX terms_copies_of ON terms_copies (language, since);

-- The terms that were sent with an order's confirmation.
CREATE TABLE order_terms (
  order_reference TEXT PRIMARY KEY REFERENCES orders (reference),
  copy INTEGER NOT NULL REFERENCES terms_copies (copy)
) STRICT;

-- Articles that are made to order: the working days until they can be sent.
ALTER TABLE products ADD COLUMN prepare_days INTEGER NOT NULL DEFAULT 0 CHECK (prepare_days >= 0);
